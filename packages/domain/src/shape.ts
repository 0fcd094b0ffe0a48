import { z } from "zod";

/**
 * The building blocks of every input and output shape. A text is trimmed before it is measured. It refuses what
 * PostgreSQL or a screen cannot hold, and marks that turn the order of the letters around (tabs pass).
 */

// biome-ignore lint/suspicious/noControlCharactersInRegex: naming the refused characters is the point
const controlCharacter = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/;
const lineBreak = /[\n\r\u2028\u2029]/;
/** Only spaces and characters that no screen shows. */
const blank = /^[\s\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/** Any trimmed text; `missing` is the sentence for none. */
const trimmed = (missing: string) =>
	z.string({ error: ({ input }) => (input == null ? missing : "Enter a text") }).trim();

/** A text that can be stored and shown. */
const storable = (shape: z.ZodString) =>
	shape
		.refine((value) => value.search(controlCharacter) < 0, { error: ({ input }) => whatToRemove(input) })
		.refine((value) => value.isWellFormed(), "Remove the broken characters");

/** Names the first control character and its line: nobody sees it. */
function whatToRemove(input: unknown): string {
	const text = String(input);
	const at = text.search(controlCharacter);
	const code = (text.codePointAt(at) ?? 0).toString(16).toUpperCase().padStart(4, "0");
	return `Remove the control character U+${code} in line ${text.slice(0, at).split("\n").length}`;
}

/**
 * A text as it comes out of a PDF or a chat: form feeds and vertical tabs end a line, and what else nobody sees is left
 * out.
 */
const pasted = (shape: z.ZodString) =>
	shape.overwrite((value) => (controlCharacter.test(value) ? withoutControls(value).trim() : value));

/** What becomes of each unit up to the last control character, by its code: 0 is left out. */
const pastedAs = Uint16Array.from({ length: 0x206a }, (_, code) => {
	const unit = String.fromCharCode(code);
	if ("\v\f\u0085".includes(unit)) return 0x0a;
	return controlCharacter.test(unit) ? 0 : code;
});
/** How many units one call takes as its arguments. */
const atOnce = 8192;

/** Unit by unit: of a million characters, half of them such, `replace` takes twenty times as long. */
function withoutControls(text: string): string {
	const kept = new Uint16Array(text.length);
	let length = 0;
	for (let at = 0; at < text.length; at++) {
		const code = text.charCodeAt(at);
		const unit = code < pastedAs.length ? pastedAs[code] : code;
		if (unit) kept[length++] = unit;
	}
	let all = "";
	for (let at = 0; at < length; at += atOnce) {
		const some = kept.subarray(at, Math.min(length, at + atOnce));
		// Not spread: that makes an array of numbers first, which takes longer than all else here.
		all += Reflect.apply(String.fromCharCode, undefined, some);
	}
	return all;
}

/** A trimmed text of at most `max` characters, possibly empty or of several lines; `missing` is the sentence for none. */
const text = (max: number, missing = "Enter a text") =>
	storable(trimmed(missing).max(max, `Use at most ${max} characters`));

const notBlank = (shape: z.ZodString, required: string) =>
	shape.min(1, { error: required, abort: true }).refine((value) => !blank.test(value), required);

/** A trimmed text of 1 to `max` characters, possibly of several lines; `required` is the sentence for none. */
export const requiredProse = (max: number, required: string) => notBlank(text(max, required), required);

/** The same where people paste: control characters are left out, not refused. */
export const pastedProse = (max: number, required: string) =>
	notBlank(storable(pasted(trimmed(required)).max(max, `Use at most ${max} characters`)), required);

/** The same of any length, which somebody else limits. */
export const pastedText = (required: string) => notBlank(storable(pasted(trimmed(required))), required);

/** A trimmed line of 1 to `max` characters, of which some can be seen; `required` is the sentence for another. */
export const requiredText = (max: number, required: string) =>
	requiredProse(max, required).refine((value) => !lineBreak.test(value), "Write it on one line");

/** A trimmed line of at most `max` characters, possibly none. */
export const possiblyBlankText = (max: number) =>
	text(max).refine((value) => !lineBreak.test(value), "Write it on one line");

/** A text that may be absent and may have several lines: missing, null and blank all become null. */
export const optionalText = (max: number) =>
	text(max)
		.nullish()
		.transform((value) => filled(value ?? null));

/** The same for a change: a missing field stays missing (unchanged), null and blank become null. */
export const changedText = (max: number) =>
	text(max)
		.nullable()
		.optional()
		.transform((value) => (value === undefined ? undefined : filled(value)));

/** The same two on one line. */
export const optionalLine = (max: number) =>
	possiblyBlankText(max)
		.nullish()
		.transform((value) => filled(value ?? null));
export const changedLine = (max: number) =>
	possiblyBlankText(max)
		.nullable()
		.optional()
		.transform((value) => (value === undefined ? undefined : filled(value)));

function filled(value: string | null): string | null {
	return value === null || blank.test(value) ? null : value;
}

/** A calendar day `YYYY-MM-DD` from 1900 to 2199. */
export const day = z.iso
	.date({ error: "Enter a date as YYYY-MM-DD", abort: true })
	.refine((value) => value >= "1900-01-01" && value <= "2199-12-31", "Enter a date from 1900 to 2199");

/** An instant in UTC, ISO 8601, with milliseconds: `2026-11-21T08:30:00.000Z`. */
export const instant = z.iso.datetime();

/** A row's key: a UUID (version 7, made by the server). */
export const id = z.uuid("This is not a valid id");

/** The most objects that one call makes, or takes away again. */
export const mostTogether = 2_000;

export const versionSentence = "The version is a whole number from 1";

/** How often the row has been changed, from 1; an update that names an old one is refused. */
export const version = z.int({ error: versionSentence, abort: true }).min(1, versionSentence);

/**
 * The version in a change. A client's types must have it, hence the cast; one that comes without it all the same is
 * not refused here but by the write, which answers VERSION_REQUIRED with the object as it is now.
 */
export const versionAsRead = version.optional().meta({
	description: "As read. Required: without it the answer is VERSION_REQUIRED with the object as it is now",
	examples: [7],
}) as z.ZodType<number | undefined, number>;

/** What changes an object: the version that was read, and only the fields that are given. */
export const changeOf = <Fields extends z.ZodRawShape>(fields: Fields) =>
	z.strictObject({ version: versionAsRead }).extend(fields);

/** Whether an input must name a version: of the object that it changes, or of each in a list. */
export function requiresVersion(shape: unknown): boolean {
	if (shape === versionAsRead) return true;
	if (shape instanceof z.ZodNullable) return requiresVersion(shape.unwrap());
	if (shape instanceof z.ZodArray) return requiresVersion(shape.element);
	return shape instanceof z.ZodObject && Object.values(shape.shape).some(requiresVersion);
}

/** An exact amount as a decimal string with two places: `"-1250.00"`. */
export const money = z.string().regex(/^-?\d{1,14}\.\d{2}$/);

const amountSentence = "Enter an amount with at most two decimal places, such as 1250.50";

/**
 * An amount as a client gives it: a decimal string (`"1250.5"`), or a JSON number that has at most two decimal
 * places. It becomes the exact string with two places. Not negative, below 100 trillion.
 */
export const amount = z
	.union([z.string(), z.number()], { error: amountSentence })
	.transform((value) => String(value).trim())
	.refine((value) => !/^-\d/.test(value), { error: "The amount must not be negative", abort: true })
	.refine((value) => !/^\d{15,}(?:\.\d*)?$/.test(value), { error: "The amount is too large", abort: true })
	.refine((value) => /^\d{1,14}(?:\.\d{1,2})?$/.test(value), amountSentence)
	.transform((value) => {
		const [whole = "0", fraction = ""] = value.split(".");
		return `${whole.replace(/^0+(?=\d)/, "")}.${fraction.padEnd(2, "0")}`;
	});

const decimalSentence = "Enter a number, such as 12.5";

/**
 * An exact number as a client gives it: a decimal string or a JSON number. It stays a decimal string, without
 * needless zeros: `"-0.50"` becomes `"-0.5"`. At most 15 digits before the point and 10 after it.
 */
export const decimal = z
	.union([z.string(), z.number()], { error: decimalSentence })
	.transform((value) => String(value).trim())
	.refine((value) => !/^[+-]?\d{16,}(?:\.\d*)?$/.test(value), {
		error: "The number is too large",
		abort: true,
	})
	.refine((value) => /^[+-]?\d{1,15}(?:\.\d{1,10})?$/.test(value), decimalSentence)
	.transform((value) => {
		const negative = value.startsWith("-");
		const [whole = "0", fraction = ""] = value.replace(/^[+-]/, "").split(".");
		const digits = `${whole.replace(/^0+(?=\d)/, "")}.${fraction}`.replace(/\.?0*$/, "");
		return negative && digits !== "0" ? `-${digits}` : digits;
	});

/** A percentage, 0 to 100 unless its docstring says otherwise. */
export const percent = z.number();

/** One thing that is wrong with an input: where (`successCriteria.0`) and what, as a sentence. */
export const Issue = z.object({
	path: z.string(),
	message: z.string(),
	line: z.int().optional().describe("Where the input is a file: the line, from 1"),
});
export type Issue = z.infer<typeof Issue>;

/** A playbook's key, and the key of a part of it. */
export const PlaybookId = z
	.string()
	.max(60)
	.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, "Write lower-case words joined by hyphens");
