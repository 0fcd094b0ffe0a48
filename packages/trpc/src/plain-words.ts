import { z } from "zod";

type RawIssue = Parameters<NonNullable<ReturnType<typeof z.config>["customError"]>>[0];

/** Makes Zod say what is wrong in a sentence for a person, wherever a shape has no sentence of its own. */
export function speakPlainly(): void {
	z.config({ customError: sentenceFor });
}

function sentenceFor(issue: RawIssue): string {
	switch (issue.code) {
		case "invalid_type":
			return forType(issue.expected, issue.input);
		case "invalid_value":
			// A query's boolean may be written in many ways; these two do.
			if (issue.values.includes("true")) return "Enter true or false";
			return `Choose one of: ${issue.values.map(String).join(", ")}`;
		case "too_small":
			return `Enter at least ${issue.minimum}${unitOf(issue.origin)}`;
		case "too_big":
			return `Enter at most ${issue.maximum}${unitOf(issue.origin)}`;
		case "invalid_format":
			return formats[issue.format] ?? "This is not written as it should be";
		default:
			return "This is not valid";
	}
}

const types: Record<string, string> = {
	string: "Enter a text",
	number: "Enter a number",
	int: "Enter a whole number",
	boolean: "Enter true or false",
	array: "Send a list",
};

const formats: Record<string, string> = {
	date: "Enter a date as YYYY-MM-DD",
	datetime: "Enter a date and time with its zone, as 2026-11-21T08:30:00Z",
	uuid: "This is not a valid id",
};

function forType(expected: string, input: unknown): string {
	if (expected === "object") return "Send a JSON object";
	if (input === undefined) return "This field is required";
	return types[expected] ?? "This is not valid";
}

function unitOf(origin: string): string {
	if (origin === "string") return " characters";
	return origin === "array" ? " entries" : "";
}
