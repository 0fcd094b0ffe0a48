import type { Token } from "../words/tokens.ts";
import type { Source } from "./source.ts";

/** A number of hundreds and thousands written as one word: "zweihundertfünfzigtausend", "centoventimila", "achthonderd". */
export function joinedAt({ tokens, words }: Source, at: number): { value: number; next: number } | null {
	const token: Token | undefined = tokens[at];
	const { hundred, thousand } = words.joined;
	if (token?.kind !== "word" || hundred === "" || token.folded.length > longest) return null;
	const { folded } = token;
	if (!folded.includes(hundred) && !folded.includes(thousand)) return null;
	const small = (part: string) =>
		words.numbers.byFirst.get(part)?.find((entry) => entry.words.length === 1)?.value ?? null;
	const hundreds = (part: string) => split(part, hundred, 100, small, small);
	const value = split(folded, thousand, 1000, hundreds, hundreds);
	return value === null || value < 100 ? null : { value, next: at + 1 };
}

/** "neunhundertneunundneunzigtausend" and some */
const longest = 70;

type Reader = (part: string) => number | null;

/** Before the word for a power stands how often it counts, behind it what is added. */
function split(written: string, power: string, times: number, before: Reader, behind: Reader): number | null {
	const at = written.indexOf(power);
	if (at < 0) return behind(written);
	const many = at === 0 ? 1 : before(written.slice(0, at));
	const rest = written.slice(at + power.length).replace(/^(?:und|en|e)(?=\p{L}{3})/u, "");
	const added = rest === "" ? 0 : behind(rest);
	return many === null || added === null || !Number.isInteger(many) ? null : many * times + added;
}
