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

/** A trimmed text of at most `max` characters, possibly empty or of several lines; `missing` is the sentence for none. */
const text = (max: number, missing = "Enter a text") =>
	z
		.string({ error: ({ input }) => (input == null ? missing : "Enter a text") })
		.trim()
		.max(max, `Use at most ${max} characters`)
		.refine((value) => !controlCharacter.test(value), "Remove the control characters")
		.refine((value) => value.isWellFormed(), "Remove the broken characters");

/** A trimmed line of 1 to `max` characters, of which some can be seen; `required` is the sentence for another. */
export const requiredText = (max: number, required: string) =>
	text(max, required)
		.min(1, { error: required, abort: true })
		.refine((value) => !blank.test(value), required)
		.refine((value) => !lineBreak.test(value), "Write it on one line");

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

export const versionSentence = "The version is a whole number from 1";

/** How often the row has been changed, from 1; an update that names an old one is refused. */
export const version = z.int({ error: versionSentence, abort: true }).min(1, versionSentence);

/** An exact amount as a decimal string with two places: `"-1250.00"`. */
export const money = z.string().regex(/^-?\d{1,14}\.\d{2}$/);

/** A percentage, 0 to 100 unless its docstring says otherwise. */
export const percent = z.number();

/** One thing that is wrong with an input: where (`successCriteria.0`) and what, as a sentence. */
export const Issue = z.object({ path: z.string(), message: z.string() });
export type Issue = z.infer<typeof Issue>;
