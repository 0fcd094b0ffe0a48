import { expect, test } from "vitest";
import { readPlaybook } from "./read-playbook.ts";
import { shippedPlaybooks } from "./shipped-playbooks.ts";
import { writePlaybook } from "./write-playbook.ts";

const [first] = shippedPlaybooks();
if (!first) throw new Error("There are playbooks");
const valid = writePlaybook(first);
const lines = valid.split("\n");

/** The valid file with one line changed, and the number of that line. */
function changed(pattern: RegExp, replacement: string): { source: string; line: number } {
	const at = lines.findIndex((line) => pattern.test(line));
	if (at < 0) throw new Error(`No line is like ${pattern}`);
	const source = lines.with(at, (lines[at] ?? "").replace(pattern, replacement)).join("\n");
	return { source, line: at + 1 };
}

test.each(shippedPlaybooks())("$id is read as it was written, and written the same again", (playbook) => {
	const written = writePlaybook(playbook);
	expect(readPlaybook(written)).toEqual({ playbook, errors: [] });
	expect(writePlaybook(JSON.parse(JSON.stringify(playbook)))).toBe(written);
});

test("the order in which a playbook's fields came does not change its text", () => {
	const backwards = Object.fromEntries(Object.entries(first).toReversed());
	expect(writePlaybook(backwards as typeof first)).toBe(valid);
});

test.each([
	[
		"an anchor",
		/^id: /,
		"id: &name ",
		"Anchors (&name) are not allowed here. Write the value out where it is needed.",
	],
	["an alias", /^id: .*/, "id: *name", "Aliases (*name) are not allowed here. Write the value out."],
	["a tag", /^id: /, "id: !!str ", "Tags (!name) are not allowed here. Write the plain value."],
])("%s is refused at its line", (_, pattern, replacement, message) => {
	const { source, line } = changed(pattern, replacement);
	expect(readPlaybook(source)).toEqual({ playbook: null, errors: [{ line, path: "", message }] });
});

test("a second document is refused where it begins", () => {
	expect(readPlaybook(`${valid}---\nid: another\n`).errors).toEqual([
		{ line: lines.length, path: "", message: "A second document begins here; a file holds one." },
	]);
});

test("more than 1 MB and nothing at all are refused", () => {
	expect(readPlaybook(`# ${"é".repeat(600_000)}\n${valid}`).errors[0]?.message).toBe(
		"The file is larger than 1 MB.",
	);
	expect(readPlaybook("# a comment\n").errors[0]?.message).toBe("The file is empty.");
});

test.each<[string, string, number, RegExp]>([
	["a text with a colon", "name: A plan: to do\n", 1, /^A text with ": " in it needs quotation marks/],
	["a line too far in", "name:\n en: x\n  de: y\n", 2, /otherwise the next line is indented too far/],
	["a line not far enough in", "name:\n  - x\n y: 1\n", 3, /^This line is not indented like those/],
	["a tab", "name:\n\ten: x\n", 2, /^Indent with spaces/],
	["a name without its colon", "id: a\nname\nroles: []\n", 2, /^A field has a ":" behind its name/],
	["a sign that begins no text", "name: @x\n", 1, /^A text that begins with this character/],
	["an open bracket", "days: [1, 2\nid: a\n", 2, /a bracket above it is not closed/],
	["a list and fields mixed", "- a\nid: b\n", 2, /^This does not belong here/],
])("%s is one mistake in plain words", (_, source, line, told) => {
	expect(readPlaybook(source).errors).toEqual([{ line, path: "", message: expect.stringMatching(told) }]);
});

test("what is no YAML, and a field that stands twice, are named with their line", () => {
	expect(readPlaybook("id: a\nname: 'open\n").errors[0]).toMatchObject({
		line: 3,
		message: "A quotation mark that was opened is not closed.",
	});
	expect(readPlaybook("id: a\nid: b\n").errors).toEqual([
		{ line: 2, path: "", message: 'The field "id" stands here twice.' },
	]);
});

test.each([
	["an unknown field", /^fits:/, "colour: red\nfits:", "colour", 'There is no field "colour" here.'],
	["a text that is a number", /^id: .*/, "id: 12", "id", "Write a text here."],
	["an id with blanks", /^id: .*/, "id: Two Words", "id", "Write lower-case words joined by hyphens."],
	[
		"a text in a language that nobody wrote down",
		/^ {2}en: /,
		"  xx: ",
		"name.xx",
		'There is no field "xx" here.',
	],
	[
		"an unknown topic of a question",
		/^ {4}asks: .*/,
		"    asks: weather",
		"interview[0].asks",
		"Write one of these: problem, effect, cause, baseline, target, limit, deadline, owner, option, constraint, risk.",
	],
	[
		"days of two sizes",
		/^ {8}days: \[\d+, /,
		"        days: [",
		"workstreams[0].tasks[0].days",
		"At least 3 entries.",
	],
	[
		"a role that is not there",
		/^ {8}role: .*/,
		"        role: nobody",
		"workstreams[0].tasks[0].role",
		'There is no role "nobody".',
	],
	[
		"a task that waits for itself",
		/^ {8}days: (.*)/,
		`        after: [${first.workstreams[0]?.tasks[0]?.id}]\n        days: $1`,
		"workstreams[0].tasks[0].after",
		`These tasks wait for each other: ${first.workstreams[0]?.tasks[0]?.id}`,
	],
])("%s is named with line and path", (_, pattern, replacement, path, message) => {
	const { source, line } = changed(pattern, replacement);
	const [error] = readPlaybook(source).errors;
	expect(error).toMatchObject({ line, path });
	expect(error?.message).toContain(message);
});

test("a missing field is named where the group begins that lacks it", () => {
	const withoutId = lines.filter((line) => !line.startsWith("id: ")).join("\n");
	expect(readPlaybook(withoutId).errors).toEqual([
		{ line: 1, path: "id", message: 'The field "id" is missing.' },
	]);
	const name = lines.findIndex((line) => line.startsWith("        name:"));
	const task = lines.findLastIndex((line, at) => at < name && line.startsWith("      - id: "));
	const ofName = lines.findIndex((line, at) => at > name && line.startsWith("        d")) - name;
	expect(readPlaybook(lines.toSpliced(name, ofName).join("\n")).errors).toEqual([
		{ line: task + 1, path: "workstreams[0].tasks[0].name", message: 'The field "name" is missing.' },
	]);
});

test("hostile texts are refused within seconds, not minutes", () => {
	const hostile = [
		"[".repeat(1_000_000),
		"- ".repeat(500_000),
		"{a: ".repeat(250_000),
		"k: [\n".repeat(200_000),
		Array.from({ length: 14_000 }, (_, at) => `k${at}: 1`).join("\n"),
		Array.from({ length: 1_400 }, (_, at) => `${" ".repeat(at)}a:`).join("\n"),
	];
	const start = performance.now();
	for (const source of hostile) expect(readPlaybook(source).playbook).toBeNull();
	expect(performance.now() - start).toBeLessThan(15_000);
}, 60_000);
