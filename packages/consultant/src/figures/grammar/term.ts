import type { DurationUnit } from "../words/amount-words.ts";
import { measures } from "../words/measures.ts";
import { phraseAt, phraseBefore } from "../words/phrases.ts";
import { isCode, isLabelled, isOrdinal } from "./codes.ts";
import { currencyAfter, currencyBefore } from "./currency.ts";
import { durationAfter, isClock } from "./duration.ts";
import { isHouseNumber } from "./house-number.ts";
import { isGroup, parseNumeral } from "./numeral.ts";
import { following, isGlued, type Source } from "./source.ts";
import { spelledAt } from "./spelled.ts";

/** One amount with what is written right beside it. */
export type Term = {
	from: number;
	next: number;
	value: number;
	/** Multiplied by a word or letter for thousands or millions; 1 if by none. */
	scale: number;
	/** By a letter, which alone says money: 63k. */
	isShort: boolean;
	isMoney: boolean;
	currency: string | null;
	percent: "%" | "percentage points" | null;
	duration: DurationUnit | null;
	measure: string | null;
	isSpelled: boolean;
	/** Written as a price is: with two decimals. */
	hasCents: boolean;
	/** A lower-case m after digits: million or metre. */
	isMetre: boolean;
};

type Amount = Pick<Term, "next" | "value" | "scale" | "isShort" | "isSpelled" | "hasCents" | "isMetre"> & {
	isDoubtful: boolean;
	isArticle: boolean;
	written: string;
};

const fractionSigns = new Map([
	["½", 1 / 2],
	["⅓", 1 / 3],
	["⅔", 2 / 3],
	["¼", 1 / 4],
	["¾", 3 / 4],
]);

/** The amount that begins at a token; null where there is none or its number is a name. */
export function readTerm(source: Source, at: number): Term | null {
	const sign = signAt(source, at);
	const start = sign === 0 ? at : at + 1;
	const prefix = currencyBefore(source, start);
	const first = prefix?.next ?? start;
	if (!prefix && source.tokens[first]?.kind === "numeral" && sign === 0 && isNameOf(source, first))
		return null;
	const amount = amountAt(source, first, prefix !== null);
	if (!amount) return null;
	const base: Term = {
		...amount,
		from: sign < 0 || prefix ? at : first,
		value: sign < 0 ? -amount.value : amount.value,
		isMoney: false,
		currency: null,
		percent: null,
		duration: null,
		measure: null,
	};
	const term = withUnit(source, first, base, amount, prefix);
	return term && isStanding(source, first, term, amount) ? term : null;
}

/** The number belongs to a name, or to an address. */
function isNameOf(source: Source, at: number): boolean {
	return isCode(source, at) || isHouseNumber(source, at);
}

/** Digits or a spelled number alone, as in "uno de cada tres". */
export function bareNumber(source: Source, at: number): { value: number; next: number } | null {
	const token = source.tokens[at];
	if (!token) return null;
	if (token.kind === "word") return spelledAt(source, at);
	const value =
		token.kind === "numeral" && !isCode(source, at) ? parseNumeral(token.text, source.words.decimal) : null;
	return value === null ? null : { value, next: at + 1 };
}

function signAt(source: Source, at: number): -1 | 0 | 1 {
	const token = source.tokens[at];
	if (token?.kind !== "mark" || token.first || token.glued || !isGlued(source, at + 1)) return 0;
	if (token.text === "+") return 1;
	return token.text === "-" || token.text === "−" ? -1 : 0;
}

function amountAt(source: Source, at: number, hasCurrency: boolean): Amount | null {
	const token = source.tokens[at];
	if (token?.kind === "word") {
		const spelled = spelledAt(source, at);
		if (!spelled) return null;
		const decimal = decimalsBehind(source, spelled);
		const rest = decimal ? { ...decimal, isDoubtful: false, isArticle: false } : halfAfter(source, spelled);
		return { ...plain, ...spelled, ...rest, isSpelled: true, written: "" };
	}
	if (token?.kind !== "numeral") return null;
	const parsed = parseNumeral(token.text, source.words.decimal);
	if (parsed === null) return null;
	const amount: Amount = { ...plain, value: parsed, next: at + 1, isSpelled: false, written: token.text };
	const decimal = decimalsBehind(source, amount);
	if (decimal) return withMagnitude(source, { ...amount, ...decimal }, hasCurrency);
	const fraction = isGlued(source, at + 1) ? fractionSigns.get(source.tokens[at + 1]?.text ?? "") : undefined;
	if (fraction) return { ...amount, value: parsed + fraction, next: at + 2 };
	return withMagnitude(source, { ...amount, hasCents: /[.,]\d\d$/.test(token.text) }, hasCurrency);
}

const plain = {
	scale: 1,
	isShort: false,
	hasCents: false,
	isDoubtful: false,
	isArticle: false,
	isMetre: false,
} as const;

/** "two and a half" */
function halfAfter(
	source: Source,
	spelled: { value: number; next: number },
): { value: number; next: number } {
	const half = following(source, spelled.next) && phraseAt(source.tokens, spelled.next, source.words.andHalf);
	return half
		? { value: spelled.value + 0.5, next: half.next }
		: { value: spelled.value, next: spelled.next };
}

/** "two point five", "2 virgule vingt-cinq", "null Komma null fünf": what is said behind the word for the decimal mark. */
function decimalsBehind(
	source: Source,
	{ value, next }: { value: number; next: number },
): { value: number; next: number } | null {
	const point = following(source, next) && phraseAt(source.tokens, next, source.words.point);
	if (!point || !Number.isInteger(value)) return null;
	let digits = "";
	let end = point.next;
	while (digits.length < mostDecimals && following(source, end)) {
		const said = bareNumber(source, end);
		if (!said || !Number.isInteger(said.value) || said.value >= 100 || (digits !== "" && said.value >= 10))
			break;
		digits += String(said.value);
		end = said.next;
	}
	return digits === "" ? null : { value: Number(`${value}.${digits}`), next: end };
}

const mostDecimals = 3;

function withMagnitude(source: Source, amount: Amount, hasCurrency: boolean): Amount {
	if (isPartOfWord(source, amount.next) && source.tokens[amount.next]?.kind === "mark") {
		const match = phraseAt(source.tokens, amount.next + 1, source.words.magnitudes);
		return match ? scaled(amount, match.value, match.next, false) : amount;
	}
	const token = following(source, amount.next);
	if (token?.kind !== "word" || currencyAfter(source, amount.next)?.scaled) return amount;
	const isLetter = token.text.length === 1;
	if (isLetter && !token.glued) return amount;
	const letter = letterMagnitude(source, amount, token.text, hasCurrency);
	if (letter === "metre") return { ...amount, isMetre: true };
	if (letter !== null) return scaled(amount, letter, amount.next + 1, true);
	const match = phraseAt(source.tokens, amount.next, source.words.magnitudes);
	if (!match) return amount;
	const first = scaled(amount, match.value, match.next, token.text.length <= 2 && token.glued);
	const second =
		match.value < 1e6 &&
		following(source, first.next) &&
		phraseAt(source.tokens, first.next, source.words.magnitudes);
	return second ? scaled(first, second.value, second.next, false) : first;
}

function letterMagnitude(
	source: Source,
	amount: Amount,
	letter: string,
	hasCurrency: boolean,
): number | "metre" | null {
	if (letter === "M") return 1e6;
	if ((letter === "b" || letter === "B") && hasCurrency) return 1e9;
	if (letter !== "m") return null;
	return hasCurrency || currencyAfter(source, amount.next + 1) ? 1e6 : "metre";
}

function scaled(amount: Amount, by: number, next: number, isShort: boolean): Amount {
	const value = Number((amount.value * by).toPrecision(15));
	return { ...amount, value, next, scale: amount.scale * by, isShort };
}

function withUnit(
	source: Source,
	first: number,
	base: Term,
	amount: Amount,
	prefix: ReturnType<typeof currencyBefore>,
): Term | null {
	const currency = prefix ?? currencyAfter(source, pastPriceDash(source, base.next));
	if (currency) {
		const cents = prefix ? null : centsBehind(source, amount, currency.next);
		const value = (threeDecimals(base, amount) + (cents?.value ?? 0) / 100) * currency.factor;
		const next = prefix ? pastPriceDash(source, base.next) : (cents?.next ?? currency.next);
		return {
			...base,
			value: Number(value.toPrecision(15)),
			scale: currency.scaled ? currency.factor : base.scale,
			isMoney: true,
			currency: currency.code,
			next,
		};
	}
	const percent = percentAfter(source, base.next);
	if (percent) return { ...base, ...percent, value: base.value * percent.factor };
	if (isClock(source, first, base.next)) return null;
	const duration = durationAfter(source, base.value, base.next);
	if (duration) return { ...base, ...duration };
	const measure = amount.isMetre ? null : measureAfter(source, base.next);
	return measure ? { ...base, ...measure } : base;
}

/** "1.250 €" has no thousandths, whatever the language's decimal mark is. */
function threeDecimals(base: Term, amount: Amount): number {
	const isThousands = base.scale === 1 && isGroup(amount.written);
	return isThousands ? Math.sign(base.value) * Number(amount.written.replace(/[.,]/, "")) : base.value;
}

/** "2 euro e 91", "3 € 50": two digits behind the currency that count nothing else. */
function centsBehind(
	source: Source,
	{ written }: Amount,
	at: number,
): { value: number; next: number } | null {
	if (!/^\d{1,3}$/.test(written)) return null;
	const and = following(source, at) && phraseAt(source.tokens, at, source.words.betweenAnd);
	const start = and ? and.next : at;
	const digits = following(source, start)?.text ?? "";
	const behind = source.tokens[start + 1];
	const isFree =
		!behind ||
		behind.apart ||
		/^[,.;:)!?]$/.test(behind.text) ||
		source.words.functionWords.has(behind.folded);
	return /^\d\d$/.test(digits) && isFree ? { value: Number(digits), next: start + 1 } : null;
}

/** Past the dash for no cents: "150,– €". */
function pastPriceDash(source: Source, at: number): number {
	const hasDash =
		/^[,.]$/.test(source.tokens[at]?.text ?? "") && /^[-–—]$/.test(source.tokens[at + 1]?.text ?? "");
	return hasDash && isGlued(source, at) && isGlued(source, at + 1) ? at + 2 : at;
}

type Percent = { percent: "%" | "percentage points"; next: number; factor: number };

/** A sign or word for per cent that stands there. */
export function percentAfter(source: Source, at: number): Percent | null {
	const token = following(source, at);
	if (!token) return null;
	const hyphen = token.text === "-" && token.glued ? at + 1 : at;
	const points = phraseAt(source.tokens, hyphen, source.words.percentagePoints);
	if (points) return { percent: "percentage points", next: points.next, factor: 1 };
	if (token.text === "%") return { percent: "%", next: at + 1, factor: 1 };
	if (token.text === "‰") return { percent: "%", next: at + 1, factor: 0.1 };
	const phrase = phraseAt(source.tokens, hyphen, source.words.percent);
	return phrase && { percent: "%", next: phrase.next, factor: 1 };
}

function measureAfter(source: Source, at: number): { measure: string; next: number } | null {
	const token = following(source, at);
	if (!token) return null;
	if (token.text === "°") {
		const scale = isGlued(source, at + 1) && /^[CFK]$/.test(source.tokens[at + 1]?.text ?? "");
		return { measure: scale ? `°${source.tokens[at + 1]?.text}` : "°", next: at + (scale ? 2 : 1) };
	}
	if (!measures.has(token.text) || /^['’]$/.test(source.tokens[at + 1]?.text ?? "")) return null;
	const slash = isGlued(source, at + 1, "/") && isGlued(source, at + 2) && source.tokens[at + 2];
	const isRate = slash && measures.has(slash.text);
	return isRate
		? { measure: `${token.text}/${slash.text}`, next: at + 3 }
		: { measure: token.text, next: at + 1 };
}

/** Whether the number stands for an amount, given what follows it. */
function isStanding(source: Source, first: number, term: Term, amount: Amount): boolean {
	const hasUnit = term.isMoney || term.percent !== null || term.duration !== null || term.measure !== null;
	if (hasUnit || amount.isMetre) return true;
	if (
		(/^\d{1,2}[.:]\d\d$/.test(amount.written) || (amount.isSpelled && term.value < 25)) &&
		phraseBefore(source.tokens, first, source.words.clockBefore)
	)
		return false;
	if (amount.isArticle && !phraseBefore(source.tokens, first, source.words.boundsBefore)) return false;
	if ((amount.isDoubtful && !countsThings(source, term)) || isPartOfWord(source, term.next)) return false;
	return amount.isSpelled || (!isLabelled(source, first) && !isOrdinal(source, first));
}

/** "In acht Filialen", not "auf die Kosten acht geben": a noun in the plural stands right behind it. */
function countsThings({ tokens, words }: Source, { next, value }: Term): boolean {
	const noun = tokens[next];
	if (!words.noun.capital || value < 2 || noun?.kind !== "word" || noun.apart) return false;
	return /^\p{Lu}\p{Ll}{3,}(?:[enrs])$/u.test(noun.text);
}

/** "60x60", "5-axis", "two-step" */
function isPartOfWord(source: Source, at: number): boolean {
	const after = source.tokens[at];
	if (!after?.glued) return false;
	if (after.kind === "word") return true;
	return /^[-‑]$/.test(after.text) && isGlued(source, at + 1) && source.tokens[at + 1]?.kind === "word";
}
