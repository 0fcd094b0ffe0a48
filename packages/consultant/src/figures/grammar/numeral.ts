/** The mark before a decimal fraction; null where the language does not tell. */
export type DecimalMark = "." | "," | null;

/** Value of written digits with separators; null for what is a code, as 1.2.3 or 007. */
export function parseNumeral(written: string, decimal: DecimalMark): number | null {
	if (/^\d+$/.test(written)) return whole(written);
	const groupedBySpace = /[^\d.,]/.test(written);
	const digits = written.replace(/[^\d.,]/g, "");
	if (digits.length > 20) return null;
	const marks = digits.replace(/\d/g, "");
	if (marks === "") return whole(digits);
	const last = marks.charAt(marks.length - 1);
	if (groupedBySpace) return marks.length === 1 ? decimalValue(digits, last) : null;
	if (marks.length === 1) {
		return isGroup(digits) && last !== decimal ? grouped(digits, last) : decimalValue(digits, last);
	}
	const first = marks.charAt(0);
	if (first === last) return grouped(digits, first);
	const cut = digits.lastIndexOf(last);
	const large =
		marks.slice(0, -1) === first.repeat(marks.length - 1) ? grouped(digits.slice(0, cut), first) : null;
	return large === null ? null : large + Number(`0.${digits.slice(cut + 1)}`);
}

/** Whether digits with one separator may be thousands: 1.200 or 12,500, and never 0.500. */
export function isGroup(written: string): boolean {
	return /^[1-9]\d{0,2}[.,]\d{3}$/.test(written);
}

function whole(digits: string): number | null {
	const isCode = (digits.length > 1 && digits.startsWith("0")) || digits.length > 15;
	return isCode ? null : Number(digits);
}

function decimalValue(digits: string, mark: string): number | null {
	const [large = "", small = ""] = digits.split(mark);
	return whole(large) === null ? null : Number(`${large}.${small}`);
}

/** Groups of three, or two before the last three as in India: 12,34,567. */
function grouped(digits: string, mark: string): number | null {
	const [head = "", ...groups] = digits.split(mark);
	const last = groups.at(-1) ?? "";
	const inner = groups.slice(0, -1);
	const fits =
		last.length === 3 &&
		(all(inner, 3) ? head.length <= 3 : mark === "," && all(inner, 2) && head.length <= 2);
	return fits && !head.startsWith("0") ? whole(head + groups.join("")) : null;
}

function all(groups: string[], length: number): boolean {
	return groups.every((group) => group.length === length);
}
