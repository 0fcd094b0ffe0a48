import type { z } from "zod";

type Issue = z.core.$ZodIssue;
type Explained = { path: PropertyKey[]; message: string };

const kinds: Record<string, string> = {
	string: "a text",
	number: "a number",
	int: "a whole number",
	boolean: "true or false",
	array: "a list",
	tuple: "a list of three values",
	object: "named fields",
	record: "named fields",
	null: "nothing",
	undefined: "nothing",
};

/** What a schema says of a value, as sentences for the person who wrote it. */
export function explainIssue(issue: Issue): Explained[] {
	const { path } = issue;
	if (issue.code === "unrecognized_keys")
		return issue.keys.map((key) => ({
			path: [...path, key],
			message: `There is no field "${key}" here.`,
		}));
	return [{ path, message: messageOf(issue) }];
}

function messageOf(issue: Issue): string {
	switch (issue.code) {
		case "invalid_type":
			return wrongType(issue);
		case "too_small":
			return amount("At least", Number(issue.minimum), issue.origin);
		case "too_big":
			return amount("At most", Number(issue.maximum), issue.origin);
		case "invalid_value":
			return `Write one of these: ${issue.values.map(String).join(", ")}.`;
		case "invalid_format":
			return issue.format === "url"
				? "Write an address that begins with http:// or https://."
				: full(issue.message);
		default:
			return full(issue.message);
	}
}

function wrongType({ expected, input, path }: Extract<Issue, { code: "invalid_type" }>): string {
	const field = path.at(-1);
	if (input === undefined && typeof field === "string") return `The field "${field}" is missing.`;
	return `Write ${kinds[expected] ?? expected} here.`;
}

function amount(bound: string, count: number, origin: string): string {
	if (origin === "string") return count === 1 ? "Write a text here." : `${bound} ${count} characters.`;
	if (origin === "array") return `${bound} ${count} ${count === 1 ? "entry" : "entries"}.`;
	return `${bound} ${count}.`;
}

function full(message: string): string {
	return message.endsWith(".") ? message : `${message}.`;
}
