"""Benchmarks. Each module runs by itself: `python -m benchmarks.engine`."""
