# SPDX-License-Identifier: Apache-2.0
"""The rules by which `script/stress` compares a notification with its records and with what Apple received."""

import collections

import pytest

from stress_ledger import Accepted, _differences

AUDIENCE = frozenset(["a1", "b2", "c3"])


def differences(outcomes, records=None, arrived=(), crashes=False, cancelled=False, least=AUDIENCE, **members):
    """Names of the broken rules of a notification to three devices."""
    entry = Accepted("id", "app", 1, least, AUDIENCE, cancelled)
    answer = {"state": "cancelled" if cancelled else "finished", "audience": 3, "outcomes": outcomes, **members}
    return list(_differences(entry, answer, records or {}, collections.Counter(arrived), crashes, None))


def test_devices_with_a_push_or_a_record_each_are_accounted_for():
    assert differences({"accepted": 2, "expired": 1}, {"c3": "expired", "a1": "accepted"}, ["a1", "b2"]) == []


def test_devices_that_a_cancel_request_left_out_need_no_record():
    assert differences({"accepted": 1}, {}, ["a1"], cancelled=True, not_expanded=2) == []


@pytest.mark.parametrize("found, case", [
    ("1 devices have neither a push nor a record", {"outcomes": {"accepted": 3}, "arrived": ["a1", "b2"]}),
    ("outcomes do not add up to the audience", {"outcomes": {"accepted": 2}, "arrived": ["a1", "b2"]}),
    ("a device outside the audience", {"outcomes": {"accepted": 3}, "arrived": ["a1", "b2", "d4"]}),
    ("recorded as accepted and Apple has no push", {
        "outcomes": {"accepted": 3}, "arrived": ["a1", "b2"], "records": {"c3": "accepted"}}),
    ("2 devices got the push, and not as many", {
        "outcomes": {"accepted": 3}, "arrived": ["a1", "b2"], "records": {"c3": "rejected"}}),
    ("twice without a crash", {"outcomes": {"accepted": 3}, "arrived": ["a1", "a1", "b2", "c3"]}),
    ("is recorded as not accepted", {
        "outcomes": {"accepted": 2, "expired": 1}, "arrived": ["a1", "b2", "c3"], "records": {"c3": "expired"}}),
    ("without a cancel request", {"outcomes": {"accepted": 1}, "arrived": ["a1"], "not_expanded": 2}),
    ("the audience is not the number of devices", {
        "outcomes": {"accepted": 3}, "arrived": ["a1", "b2", "c3"], "audience": 4}),
])
def test_each_broken_rule_is_reported(found, case):
    assert any(found in difference for difference in differences(**case))


def test_repeats_and_later_outcomes_are_allowed_after_a_crash():
    assert differences(
        {"accepted": 2, "expired": 1}, {"c3": "expired"}, ["a1", "a1", "b2", "c3"], crashes=True) == []
