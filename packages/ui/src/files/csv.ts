export type CsvValue = string | number | boolean | null | undefined;

/**
 * A cell that a spreadsheet cannot take for a formula: text that begins with = + - @, tab or return gets an
 * apostrophe, unless all of it is a plain number (OWASP, CSV injection).
 */
export function csvCell(value: CsvValue): string {
	if (value === null || value === undefined) return "";
	if (typeof value !== "string") return String(value);
	const harmless = !/^[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/.test(value) || /^-?\d+(\.\d+)?$/.test(value);
	const text = harmless ? value : `'${value}`;
	return /[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** RFC 4180 with CRLF; begins with a byte order mark so that spreadsheets read it as UTF-8. */
export function csv(header: readonly string[], rows: readonly (readonly CsvValue[])[]): string {
	return `\uFEFF${[header, ...rows].map((row) => row.map(csvCell).join(",")).join("\r\n")}\r\n`;
}
