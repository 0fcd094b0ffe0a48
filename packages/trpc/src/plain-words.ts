import { z } from "zod";

type RawIssue = Parameters<NonNullable<ReturnType<typeof z.config>["customError"]>>[0];

/** Makes Zod say what is wrong in a sentence for a person, wherever a shape has no sentence of its own. */
export function speakPlainly(): void {
	z.config({ customError: sentenceFor });
}

/** What an input says of a field that its shape does not have. */
export const unknownField = "This field is not known";

/**
 * Whether a sentence is one of those here, which say nothing of the field that they are about: alone, nobody would know what
 * to change.
 */
export function isAboutAnyField(sentence: string): boolean {
	return fixed.has(sentence) || openings.some((start) => sentence.startsWith(start));
}

function sentenceFor(issue: RawIssue): string {
	switch (issue.code) {
		case "invalid_type":
			return forType(issue.expected, issue.input);
		case "invalid_value":
			// A query's boolean may be written in many ways; these two do.
			if (issue.values.includes("true")) return types.boolean;
			return `${choose}${issue.values.map(String).join(", ")}`;
		case "too_small":
			return `${atLeast}${issue.minimum}${unitOf(issue.origin)}`;
		case "too_big":
			return `${atMost}${issue.maximum}${unitOf(issue.origin)}`;
		case "invalid_format":
			return formats[issue.format] ?? misspelt;
		default:
			return invalid;
	}
}

const required = "This field is required";
const invalid = "This is not valid";
const misspelt = "This is not written as it should be";
const choose = "Choose one of: ";
const atLeast = "Enter at least ";
const atMost = "Enter at most ";

const types = {
	string: "Enter a text",
	number: "Enter a number",
	int: "Enter a whole number",
	boolean: "Enter true or false",
	array: "Send a list",
	object: "Send a JSON object",
};

const formats: Record<string, string> = {
	date: "Enter a date as YYYY-MM-DD",
	datetime: "Enter a date and time with its zone, as 2026-11-21T08:30:00Z",
	uuid: "This is not a valid id",
};

const fixed = new Set([
	unknownField,
	required,
	invalid,
	misspelt,
	...Object.values(types),
	...Object.values(formats),
]);
/** The last two are the shapes' own, in the domain. */
const openings = [choose, atLeast, atMost, "Use at most ", "Remove the "];

function forType(expected: string, input: unknown): string {
	if (input === undefined && expected !== "object") return required;
	return types[expected as keyof typeof types] ?? invalid;
}

function unitOf(origin: string): string {
	if (origin === "string") return " characters";
	return origin === "array" ? " entries" : "";
}
