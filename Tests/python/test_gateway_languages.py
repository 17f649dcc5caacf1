# SPDX-License-Identifier: Apache-2.0
"""Plural forms with curl: the same request to devices in many languages, with the numbers 1, 2 and 5. The
simulator must receive what the preview shows."""

import json
import subprocess

from gateway import APP

# Language and plural forms of one text, as a String Catalog has them.
FORMS = {
    "en": {"one": "%1$@ has %2$lld game", "other": "%1$@ has %2$lld games"},
    "fr": {"one": "%1$@ a %2$lld partie", "other": "%1$@ a %2$lld parties"},
    "zh-Hans": {"other": "%1$@有%2$lld场游戏"},
    "zh-Hant": {"other": "%1$@有%2$lld場遊戲"},
    "pt-BR": {"one": "%1$@ tem %2$lld jogo (BR)", "other": "%1$@ tem %2$lld jogos (BR)"},
    "pt-PT": {"one": "%1$@ tem %2$lld jogo (PT)", "other": "%1$@ tem %2$lld jogos (PT)"},
    "nb": {"one": "%1$@ har %2$lld spill", "other": "%1$@ har %2$lld spill til"},
    "fi": {"one": "%1$@: %2$lld peli", "other": "%1$@: %2$lld peliä"},
    "fil": {"one": "May %2$lld laro si %1$@", "other": "May %2$lld na laro si %1$@"},
    "sr": {
        "one": "%1$@ има %2$lld партију", "few": "%1$@ има %2$lld партије",
        "other": "%1$@ има %2$lld партија"},
    "es": {"one": "%1$@ tiene %2$lld partida", "other": "%1$@ tiene %2$lld partidas"},
    "ar": {
        "zero": "لا ألعاب لدى %1$@ %2$lld", "one": "لدى %1$@ لعبة واحدة (%2$lld)",
        "two": "لدى %1$@ لعبتان (%2$lld)", "few": "لدى %1$@ %2$lld ألعاب",
        "many": "لدى %1$@ %2$lld لعبة", "other": "لدى %1$@ %2$lld من الألعاب"},
    "ru": {
        "one": "У %1$@ %2$lld партия", "few": "У %1$@ %2$lld партии", "many": "У %1$@ %2$lld партий",
        "other": "У %1$@ %2$lld партии (дробь)"},
}

# Preferred language; expected language, reason, and texts for 1, 2 and 5 ("Ann" and the number are isolated
# where directions may mix).
READERS = {
    "fr-CA": ("fr", "parent", ["Ann a 1 partie", "Ann a 2 parties", "Ann a 5 parties"]),
    "zh-HK": ("zh-Hant", "parent", ["Ann有1場遊戲", "Ann有2場遊戲", "Ann有5場遊戲"]),
    "zh-Hant-TW": ("zh-Hant", "parent", ["Ann有1場遊戲", "Ann有2場遊戲", "Ann有5場遊戲"]),
    "pt-BR": ("pt-BR", "exact", [
        "Ann tem 1 jogo (BR)", "Ann tem 2 jogos (BR)", "Ann tem 5 jogos (BR)"]),
    "pt-AO": ("pt-PT", "parent", [
        "Ann tem 1 jogo (PT)", "Ann tem 2 jogos (PT)", "Ann tem 5 jogos (PT)"]),
    "nb": ("nb", "exact", ["Ann har 1 spill", "Ann har 2 spill til", "Ann har 5 spill til"]),
    "fil-PH": ("fil", "parent", ["May 1 laro si Ann", "May 2 laro si Ann", "May 5 laro si Ann"]),
    "sr-Latn": ("sr", "override", [
        "Ann има 1 партију", "Ann има 2 партије", "Ann има 5 партија"]),
    "es-419": ("es", "parent", ["Ann tiene 1 partida", "Ann tiene 2 partidas", "Ann tiene 5 partidas"]),
    "ar": ("ar", "exact", [
        "لدى \u2068Ann\u2069 لعبة واحدة (\u20681\u2069)", "لدى \u2068Ann\u2069 لعبتان (\u20682\u2069)",
        "لدى \u2068Ann\u2069 \u20685\u2069 ألعاب"]),
    "ru": ("ru", "exact", ["У Ann 1 партия", "У Ann 2 партии", "У Ann 5 партий"]),
    "xx": ("en", "app_fallback", ["Ann has 1 game", "Ann has 2 games", "Ann has 5 games"]),
}

COUNTS = [1, 2, 5]


def catalog():
    def unit(value):
        return {"stringUnit": {"state": "translated", "value": value}}

    return {"sourceLanguage": "en", "version": "1.0", "strings": {"GAMES": {"localizations": {
        language: {"variations": {"plural": {name: unit(text) for name, text in forms.items()}}}
        for language, forms in FORMS.items()}}}}


def curl(gateway, method, path, body):
    """(status, JSON) of a request made by curl."""
    done = subprocess.run(
        [
            "curl", "-sS", "-X", method, gateway.url + path, "--data-binary", "@-",
            "-H", "Content-Type: application/json", "-H", f"Authorization: Bearer {gateway.admin_key}", "-w", "\n%{http_code}"],
        input=json.dumps(body), capture_output=True, text=True, check=True)
    text, status = done.stdout.rsplit("\n", 1)
    return int(status), json.loads(text)


def test_plural_forms_in_twelve_languages_with_numbers_per_recipient(gateway, simulator):
    assert curl(gateway, "PUT", f"/v1/apps/{APP}", {
        "fallback_languages": ["en"], "language_overrides": {"sr-Latn": "sr"}})[0] == 200
    status, answer = curl(gateway, "PUT", f"/v1/apps/{APP}/strings", catalog())
    assert status in (200, 201), answer
    tokens = {reader: f"{index + 1:064x}" for index, reader in enumerate(READERS)}
    for reader, token in tokens.items():
        status, answer = curl(gateway, "PUT", f"/v1/apps/{APP}/devices/{token}", {
            "languages": [reader], "environment": "sandbox", "user": reader})
        assert status == 201, answer
    for index, count in enumerate(COUNTS):
        message = {
            "recipients": [{"user": reader, "args": {"n": count}} for reader in READERS],
            "payload": {"aps": {"alert": {"body": {
                "string": "GAMES", "args": ["Ann", {"recipient": "n"}]}}}}}
        status, shown = curl(gateway, "POST", f"/v1/apps/{APP}/notifications/preview", message)
        assert status == 200, shown
        previews = {item["user"]: item for item in shown["previews"]}
        status, accepted = curl(gateway, "POST", f"/v1/apps/{APP}/notifications", message)
        assert (status, accepted["audience"]) == (202, len(READERS))
        finished = gateway.finished(accepted["id"])
        assert finished["outcomes"] == {"accepted": len(READERS)}
        languages = {row["token"]: row["language"] for row in gateway.deliveries(accepted["id"])}
        received = {push["token"]: push["payload"] for push in simulator.received()}
        simulator.call("DELETE", "/sim/received")
        for reader, (language, reason, texts) in READERS.items():
            token, preview = tokens[reader], previews[reader]
            alert = received[token]["aps"]["alert"]["body"]
            assert (reader, count, alert) == (reader, count, texts[index])
            assert (reader, preview["language"], preview["reason"]) == (reader, language, reason)
            assert languages[token] == language
            assert preview["payload"] == received[token]
            assert finished["languages"][language] >= 1


def test_plural_forms_in_twelve_languages_with_a_number_in_the_request(gateway, simulator):
    """Without recipients: one request for devices of all languages."""
    curl(gateway, "PUT", f"/v1/apps/{APP}", {
        "fallback_languages": ["en"], "language_overrides": {"sr-Latn": "sr"}})
    assert curl(gateway, "PUT", f"/v1/apps/{APP}/strings", catalog())[0] in (200, 201)
    tokens = {f"{index + 1:064x}": reader for index, reader in enumerate(READERS)}
    for token, reader in tokens.items():
        gateway.register(token, [reader])
    for index, count in enumerate(COUNTS):
        status, accepted = curl(gateway, "POST", f"/v1/apps/{APP}/notifications", {
            "to": {"everyone": True}, "payload": {"aps": {"alert": {"body": {
                "string": "GAMES", "args": ["Ann", count]}}}}})
        assert status == 202, accepted
        gateway.finished(accepted["id"])
        received = {
            tokens[push["token"]]: push["payload"]["aps"]["alert"]["body"]
            for push in simulator.received()}
        simulator.call("DELETE", "/sim/received")
        assert received == {reader: texts[index] for reader, (_, _, texts) in READERS.items()}
