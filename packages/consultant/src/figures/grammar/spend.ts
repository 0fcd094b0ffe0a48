import type { Source } from "./source.ts";

const reach = 8;

/** Whether a word of spending stands before a token in the same clause. */
export function isAfterSpending(source: Source, at: number): boolean {
	const { tokens, words } = source;
	for (let index = at - 1; index >= Math.max(0, at - reach); index -= 1) {
		const token = tokens[index];
		if (!token || tokens[index + 1]?.apart || /^[.;!?•|]$/.test(token.text)) return false;
		if (token.kind === "word" && isSpending(words.spend, token.folded)) return true;
	}
	return false;
}

/** Whole, or as the last part of a compound: "Personalkosten". */
function isSpending(spend: ReadonlySet<string>, word: string): boolean {
	if (spend.has(word)) return true;
	for (let length = 5; length <= 10 && length < word.length - 2; length += 1) {
		if (spend.has(word.slice(-length))) return true;
	}
	return false;
}
