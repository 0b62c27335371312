"""The HTTP part conforms to its OpenAPI description for arbitrary requests."""

from __future__ import annotations

from typing import Any

import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis.checks import (
    content_type_conformance,
    not_a_server_error,
    response_schema_conformance,
    status_code_conformance,
)
from schemathesis.core.result import Ok

from tests.server.running import HouseInAThread

CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]


def test_every_answer_conforms_to_the_description(server: HouseInAThread) -> None:
    schema = schemathesis.openapi.from_url(f"{server.url}/api/schema/openapi.json")
    schema.config.update(base_url=server.url)
    tried = []
    for found in schema.get_all_operations():
        assert isinstance(found, Ok)
        operation = found.ok()
        tried.append(operation.label)

        @settings(max_examples=12, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
        @given(case=operation.as_strategy())
        def keeps_to_the_description(case: schemathesis.Case[Any]) -> None:
            case.call_and_validate(checks=CHECKS)

        keeps_to_the_description()
    assert "POST /api/tables" in tried
    assert len(tried) >= 11
