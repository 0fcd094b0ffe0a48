import { isLower } from "../words/tokens.ts";
import { following, type Source } from "./source.ts";

/** The counted noun at a token, up to three words: "technician posts", "falsche Etiketten". */
export function nounAt(source: Source, at: number, value: number): { next: number } | null {
	return source.words.noun.capital ? capitalNoun(source, at) : pluralNoun(source, at, value);
}

function capitalNoun(source: Source, at: number): { next: number } | null {
	for (let next = at; next < at + source.words.noun.before; next += 1) {
		const token = following(source, next);
		if (token?.kind !== "word") return null;
		if (!isLower(token.text)) return { next: pastCompound(source, next + 1) };
		if (source.words.functionWords.has(token.folded) || !/e[nrsm]?$/.test(token.folded)) return null;
	}
	return null;
}

function pluralNoun(source: Source, at: number, value: number): { next: number } | null {
	const { noun } = source.words;
	let next = at;
	for (let turn = 0; turn <= noun.before; turn += 1) {
		if (wordAt(source, next) === null) return null;
		// "Call-outs", "no-shows": the last part has the ending.
		next = pastCompound(source, next + 1);
		if (Math.abs(value) === 1 || isPlural(source, source.tokens[next - 1]?.folded ?? "")) return { next };
	}
	return null;
}

function wordAt(source: Source, at: number): string | null {
	const token = following(source, at);
	if (token?.kind !== "word" || token.folded.length < 2) return null;
	return source.words.functionWords.has(token.folded) ? null : token.folded;
}

function isPlural(source: Source, word: string): boolean {
	const { noun } = source.words;
	if (noun.irregular.has(word)) return true;
	return word.length > 2 && !/(?:ss|us)$/.test(word) && noun.endings.some((ending) => word.endsWith(ending));
}

/** Past a hyphen inside a noun: "Excel-Dateien". */
function pastCompound(source: Source, at: number): number {
	const hyphen = source.tokens[at];
	const rest = source.tokens[at + 1];
	return hyphen?.glued && hyphen.text === "-" && rest?.glued && rest.kind === "word" ? at + 2 : at;
}
