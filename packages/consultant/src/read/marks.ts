/** What an item of a list begins with: a bullet, a number, also of Rome, a letter, a box. */
export const itemMark =
	/^(?:[-–—•*▪◦·●○■□►➢→✓✗]+|\(?\d{1,2}(?:\.\d{1,2})*[.)/]|\d{1,2}(?:\.\d{1,2})+|\(?[a-zA-Z][.)]|\(?(?:IX|IV|VI{1,3}|I{2,3})[.)]|\[[ xX]\]|#\d{1,4}|[A-H](?=\s{2,})|[A-Z]\d{1,2}(?=\s{1,3}\S)(?!\s\d))\s+/u;

/** "M1.", "A –", "(ii)", "3 –": what counts only where the next line, or the one before, has the next label. */
export const labelMark =
	/^(?:([A-Z]{1,2})\s?(\d{1,2})\s?[.):–—-]+|([A-H])\s?[:–—-]|\(?([ivx]{1,4})[.):]|(\d{1,2})(?::|\s?[–—-]))\s+(?=\S)/u;

const romans = ["i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix", "x"];

/** The value of a Roman numeral from one to ten, in small or large letters; null for anything else. */
export function romanValue(numeral: string): number | null {
	const at = romans.indexOf(numeral.toLowerCase());
	return at < 0 ? null : at + 1;
}

/** Labels of one kind as numbers that count up; null for a line that has none. */
export function labelCode(text: string): number | null {
	const [, prefix, numbered, letter, roman, number] = labelMark.exec(text) ?? [];
	if (prefix !== undefined) return codeOf(prefix) * 100 + Number(numbered);
	if (letter !== undefined) return 10_000_000 + codeOf(letter);
	if (roman !== undefined) {
		const value = romanValue(roman);
		return value === null ? null : 20_000_000 + value;
	}
	return number === undefined ? null : 30_000_000 + Number(number);
}

function codeOf(letters: string): number {
	return [...letters].reduce((code, letter) => 100 * code + letter.charCodeAt(0), 0);
}

/** A line drawn with signs. */
export const ruleMark = /^[-=_*~–—]{2,}$/;

/** "Tess Okafor-Lind  08:04", "Jonas K, [24.03.2026 08:13]": who writes in a chat, on a line of its own. */
const chatHead =
	/^(\p{L}[\p{L}.'’ -]{1,40}?)[\s,]{1,4}\[?(?:\d{1,2}[./-]\d{1,2}(?:[./-]\d{2,4})?,?\s+)?\d{1,2}:\d{2}(?::\d{2})?(?:\s?[ap]m)?\]?$/iu;

/** "[Tue 24 Mar 08:04] Kacper Wrona": the same as an export writes it. */
const exportHead = /^\[[^\]\n]{0,24}\d{1,2}:\d{2}[^\]\n]{0,8}\]\s+(\p{Lu}[\p{L}.'’ -]{1,40})$/u;

/** Who writes in a chat, where a line says nothing else; null for any other line. */
export function chatWriter(text: string): string | null {
	return (chatHead.exec(text) ?? exportHead.exec(text))?.[1] ?? null;
}

const listMark =
	/(?:^|\n)[\s>|]*\(?([A-Ha-h]|\d{1,2})[.)/]\s+$|(?:^|[\s(])([a-h]|\d)\)\s+$|(?:^|\n)[\s>|]*([A-H])\s{2,}$/u;

/** The letter, in capitals, or number of a list that stands right before a place of a text; "" for none. */
export function listMarkBefore(content: string, at: number): string {
	const found = listMark.exec(content.slice(Math.max(0, at - longestMark), at));
	return (found?.[1] ?? found?.[2] ?? found?.[3] ?? "").toUpperCase();
}

const longestMark = 12;
