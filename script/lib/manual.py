# SPDX-License-Identifier: Apache-2.0
"""usage: manual.py FOLDER VERSION DATE <HELP

Writes manual pages for troff: pushgate.1, a page for each command, and pushgate-admin.8. HELP is the
output of `pushgate --experimental-dump-help`, so that pages and --help have one source.
"""

import itertools
import json
import pathlib
import re
import sys

ADMIN = pathlib.Path(__file__).resolve().parents[2] / "deploy/pushgate-admin"


def text(value):
    """Escapes text for troff. A line must not begin with a control character."""
    value = value.replace("\\", "\\e").replace("-", "\\-").replace("`", "\\(ga")
    return re.sub(r"^([.'])", r"\\&\1", value, flags=re.M)


def paragraphs(value):
    return "\n.PP\n".join(text(part.replace("\n", " ")) for part in value.split("\n\n"))


def shown(entries):
    return [entry for entry in entries if entry["shouldDisplay"]]


def names(argument):
    if argument["kind"] == "positional":
        return f"\\fI{text(argument['valueName'])}\\fR"
    value = f" \\fI{text(argument['valueName'])}\\fR" if argument["kind"] == "option" else ""
    long = [("-" if name["kind"] == "short" else "--") + name["name"] for name in argument["names"]]
    return ", ".join(f"\\fB{text(name)}\\fR" for name in long) + value


def synopsis(command, path):
    parts = [f"\\fB{text(' '.join(path))}\\fR"]
    for argument in shown(command["arguments"]):
        if argument["kind"] == "positional" or not argument["isOptional"]:
            name = names(argument) + (" ..." if argument["isRepeating"] else "")
            parts.append(f"[{name}]" if argument["isOptional"] else name)
    if any(argument["isOptional"] and argument["kind"] != "positional" for argument in shown(command["arguments"])):
        parts.insert(1, "[\\fIoptions\\fR]")
    if subcommands(command):
        parts.append("\\fIcommand\\fR")
    return " ".join(parts)


def subcommands(command):
    return [child for child in shown(command.get("subcommands", [])) if child["commandName"] != "help"]


def options(command):
    lines = []
    for argument in shown(command["arguments"]):
        if [name["name"] for name in argument.get("names", [])] in (["version"], ["h", "help"]):
            continue
        note = f" Default: {argument['defaultValue']}." if argument.get("defaultValue") else ""
        lines += [".TP", names(argument), text(argument.get("abstract", "").replace("\n", " ") + note)]
    return lines


def description(command):
    return [paragraphs(part) for part in [command["abstract"], command.get("discussion")] if part]


def section(command, path):
    """The subsections of a command's subcommands."""
    lines = []
    for child in subcommands(command):
        place = path + [child["commandName"]]
        lines += [f'.SS "{text(" ".join(place))}"', synopsis(child, place), ".PP", "\n.PP\n".join(description(child))]
        lines += options(child) + section(child, place)
    return lines


def command_lines(command):
    path = ["pushgate", command["commandName"]]
    lines = [".SH SYNOPSIS", synopsis(command, path), ".SH DESCRIPTION", "\n.PP\n".join(description(command))]
    if found := options(command):
        lines += [".SH OPTIONS"] + found
    if found := section(command, path):
        lines += [".SH COMMANDS"] + found
    return lines


def page(folder, name, number, version, date, summary, lines, see):
    head = [
        f'.TH "{text(name.upper())}" {number} {date} "pushgate {version}"', ".SH NAME",
        f"{text(name)} \\- {text(summary.rstrip('.'))}"]
    tail = [".SH SEE ALSO"] + [f".BR {text(other)} ({place})," for other, place in see] + ["/usr/share/doc/pushgate"]
    (folder / f"{name}.{number}").write_text("\n".join(head + lines + tail) + "\n")


def admin_lines():
    """The comment at the top of pushgate-admin."""
    top = itertools.takewhile(lambda line: line.startswith("#"), ADMIN.read_text().splitlines()[2:])
    comment = [line.lstrip("# ").rstrip() for line in top]
    usage = " ".join(comment[:comment.index("")]).removeprefix("usage: ").split("pushgate-admin ")[1:]
    prose = " ".join(comment[comment.index("") + 1:])
    return (
        [".SH SYNOPSIS"] + [f"\\fBpushgate\\-admin\\fR {text(line.strip())}\n.br" for line in usage]
        + [".SH DESCRIPTION", text(prose)])


def main(folder, version, date):
    folder = pathlib.Path(folder)
    folder.mkdir(parents=True, exist_ok=True)
    root = json.load(sys.stdin)["command"]
    commands = subcommands(root)
    lines = [".SH SYNOPSIS", synopsis(root, ["pushgate"]), ".SH DESCRIPTION", paragraphs(root["abstract"]), ".SH COMMANDS"]
    for command in commands:
        lines += [".TP", f"\\fB{text(command['commandName'])}\\fR", text(command["abstract"].replace("\n", " "))]
        name = f"pushgate-{command['commandName']}"
        page(
            folder, name, 1, version, date, command["abstract"],
            command_lines(command), [("pushgate", 1)])
    see = [(f"pushgate-{command['commandName']}", 1) for command in commands] + [("pushgate-admin", 8)]
    page(folder, "pushgate", 1, version, date, root["abstract"], lines, see)
    page(
        folder, "pushgate-admin", 8, version, date, "run pushgate commands with the settings of the service",
        admin_lines(), [("pushgate", 1), ("pushgate-queue", 1), ("pushgate-doctor", 1), ("pushgate-keys", 1)])


if __name__ == "__main__":
    if len(sys.argv) != 4:
        sys.exit(__doc__)
    main(*sys.argv[1:])
