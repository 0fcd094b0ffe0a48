/** After these a hyphen at the end of a line belongs to the word: `Ein- und Ausgang`. */
const goesOn = /^(?:und|oder|bzw|sowie|and|or|to|bis)\b/i;

/** The lines of a paragraph as one line; a word that was broken at the end of a line is whole again. */
export function joinLines(lines: readonly string[]): string {
	let text = "";
	for (const line of lines) {
		const next = line.trim();
		if (next === "") continue;
		if (text === "") text = next;
		else if (/\p{L}[-\u00ad\u2010]$/u.test(text) && /^\p{Ll}/u.test(next) && !goesOn.test(next)) {
			text = text.slice(0, -1) + next;
		} else if (/\p{L}-$/u.test(text) && /^\p{Lu}/u.test(next)) text += next;
		else text += ` ${next}`;
	}
	return text;
}

/** Paragraphs that were taken apart in mid-sentence are one again. */
export function joinCut(paragraphs: readonly string[]): string[] {
	const whole: string[] = [];
	for (const next of paragraphs) {
		const before = whole.at(-1);
		if (before !== undefined && isCutIn(before, next)) whole[whole.length - 1] = joinLines([before, next]);
		else whole.push(next);
	}
	return whole;
}

/** Whether a paragraph ends in mid-sentence and `next` goes on with it, as over the end of a page. */
export function isCutIn(text: string, next: string): boolean {
	return text.length >= 45 && !/[.!?:;]["”“»)]?$/.test(text) && /^[\p{Ll}\d(]/u.test(next);
}
