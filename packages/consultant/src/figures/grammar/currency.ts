import {
	currencyCodes,
	currencyPrefixes,
	currencyShorts,
	currencySigns,
	dollars,
} from "../words/currencies.ts";
import { phraseAt } from "../words/phrases.ts";
import { following, isGlued, type Source } from "./source.ts";

/** A currency in a text; `factor` is what the amount is multiplied by: 1000 for k€, 0.01 for cents. */
export type Currency = { code: string | null; factor: number; scaled: boolean; next: number };

/** A currency that stands before its amount: €, US$, CHF, TEUR, Fr. */
export function currencyBefore(source: Source, at: number): Currency | null {
	const token = source.tokens[at];
	if (!token) return null;
	const read = signAt(source, at) ?? codeAt(source, at);
	if (read) return following(source, read.next)?.kind === "numeral" ? read : null;
	const named = phraseAt(source.tokens, at, source.words.currencies);
	const meant = named && meaningOf(source, named.value.code);
	const [code, next] =
		named && meant ? [meant.code, named.next] : misreadEuro.has(token.text) ? ["EUR", at + 1] : [];
	const isAmount = next !== undefined && amountShape.test(following(source, next)?.text ?? "");
	return isAmount && named?.value.part !== 0.01
		? { code: code ?? null, factor: 1, scaled: false, next }
		: null;
}

/** What scanned pages have for "€". */
const misreadEuro: ReadonlySet<string> = new Set(["E", "Є"]);
/** Behind a currency's name only what is written as amounts are: "Euro 480.000". */
const amountShape = /^\d{1,3}(?:[.,'’\s]\d{3})+(?:[.,]\d\d)?$/;

/** A currency that stands after its amount. */
export function currencyAfter(source: Source, at: number): Currency | null {
	const token = following(source, at);
	if (!token) return null;
	const sign = signAt(source, at);
	if (sign) {
		const opensNext =
			!token.glued && isGlued(source, sign.next) && source.tokens[sign.next]?.kind === "numeral";
		return opensNext ? null : sign;
	}
	return codeAt(source, at) ?? wordAt(source, at);
}

function signAt(source: Source, at: number): Currency | null {
	const token = source.tokens[at];
	if (!token) return null;
	const code = currencySigns.get(token.text);
	if (code) {
		const own = token.text === "$" ? source.named.dollar : null;
		return { code: own ?? code, factor: 1, scaled: false, next: at + 1 };
	}
	if (token.kind !== "word" || !isGlued(source, at + 1)) return null;
	const sign = source.tokens[at + 1]?.text ?? "";
	const ofSign = currencySigns.get(sign);
	if (!ofSign) return null;
	const dollar = sign === "$" ? dollars.get(token.text) : undefined;
	if (dollar) return { code: dollar, factor: 1, scaled: false, next: at + 2 };
	const factor = currencyPrefixes.get(token.text);
	return factor ? { code: ofSign, factor, scaled: true, next: at + 2 } : null;
}

function codeAt(source: Source, at: number): Currency | null {
	const token = source.tokens[at];
	if (token?.kind !== "word") return null;
	if (currencyCodes.has(token.text)) return { code: token.text, factor: 1, scaled: false, next: at + 1 };
	const short = currencyShorts.get(token.text);
	if (short) {
		const hasPoint = token.text.endsWith("r") && isGlued(source, at + 1, ".");
		return { code: short, factor: 1, scaled: false, next: at + (hasPoint ? 2 : 1) };
	}
	const code = token.text.slice(-3);
	const factor = currencyPrefixes.get(token.text.slice(0, -3));
	if (factor && currencyCodes.has(code)) return { code, factor, scaled: true, next: at + 1 };
	const spaced = following(source, at + 1);
	const letter = token.text.length === 1 ? currencyPrefixes.get(token.text) : undefined;
	return letter && spaced?.kind === "word" && currencyCodes.has(spaced.text)
		? { code: spaced.text, factor: letter, scaled: true, next: at + 2 }
		: null;
}

function wordAt(source: Source, at: number): Currency | null {
	const start = skipLink(source, at);
	const match = phraseAt(source.tokens, start, source.words.currencies);
	if (!match || (start > at && match.value.part !== 1)) return null;
	const meant = meaningOf(source, match.value.code);
	return meant && { code: meant.code, factor: match.value.part, scaled: false, next: match.next };
}

/** What the name of a currency means in this text; null where it is a word for other things as well, as "crowns" on teeth. */
function meaningOf({ named }: Source, code: string | null): { code: string | null } | null {
	if (code === "peso" || code === "krone") return { code: named[code] };
	if (code === "franc") return { code: named.franc ?? "CHF" };
	if (code === "dollar") return { code: named.dollar ?? "USD" };
	if (code === "crown") return named.krone === null ? null : { code: named.krone };
	return { code };
}

/** Past "de" or "d'" between a magnitude and what is counted. */
export function skipLink(source: Source, at: number): number {
	const token = following(source, at);
	if (!token || !source.words.linkWords.has(token.folded)) return at;
	const elided = /^['’]$/.test(source.tokens[at + 1]?.text ?? "") ? at + 2 : at + 1;
	return following(source, elided) ? elided : at;
}
