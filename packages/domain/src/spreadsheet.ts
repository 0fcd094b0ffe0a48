/** What a spreadsheet takes for the start of a formula; the wide forms too (OWASP, CSV injection). */
const formulaStart = /^[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/;
const plainNumber = /^-?\d+(\.\d+)?$/;

/** A text that no spreadsheet takes for a formula: one that begins like one gets an apostrophe; plain numbers pass. */
export function spreadsheetText(text: string): string {
	return formulaStart.test(text) && !plainNumber.test(text) ? `'${text}` : text;
}
