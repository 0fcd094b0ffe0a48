/** What a spreadsheet takes for the start of a formula; the wide forms too (OWASP, CSV injection). */
const formulaStart = /^[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/;
const plainNumber = /^-?\d+(\.\d+)?$/;

/** A text that no spreadsheet takes for a formula: one that begins like one gets an apostrophe; plain numbers pass. */
export function spreadsheetText(text: string): string {
	return formulaStart.test(text) && !plainNumber.test(text) ? `'${text}` : text;
}

export type CsvValue = string | number | boolean | null | undefined;

/**
 * A table as CSV (RFC 4180 with CRLF) without formulas; a byte order mark at its start, so that spreadsheets read it as
 * UTF-8.
 */
export function csvOf(header: readonly string[], rows: readonly (readonly CsvValue[])[]): string {
	return `\uFEFF${[header, ...rows].map((row) => row.map(csvField).join(",")).join("\r\n")}\r\n`;
}

function csvField(value: CsvValue): string {
	if (typeof value !== "string") return String(value ?? "");
	const text = spreadsheetText(value);
	return /[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
