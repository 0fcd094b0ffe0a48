import type { NamedCurrencies } from "../named-currencies.ts";
import type { Lexicon } from "../words/lexicon.ts";
import type { Token } from "../words/tokens.ts";

/** A text as its figures are read: cut into tokens, with the words of its language and what names of currencies mean in it. */
export type Source = { text: string; tokens: readonly Token[]; words: Lexicon; named: NamedCurrencies };

/** The token at a place, if it belongs to the same cell or sentence as the one before it. */
export function following(source: Source, at: number): Token | null {
	const token = source.tokens[at];
	return token && !token.apart ? token : null;
}

/** Whether the token stands there with nothing before it but its predecessor. */
export function isGlued(source: Source, at: number, mark?: string): boolean {
	const token = source.tokens[at];
	return token?.glued === true && (mark === undefined || token.text === mark);
}
