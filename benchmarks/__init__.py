"""What Rumpus measures of itself. Each module runs by itself: `python -m benchmarks.engine`."""
