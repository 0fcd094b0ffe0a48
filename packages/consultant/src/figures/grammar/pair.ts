import { phraseAt, phraseBefore } from "../words/phrases.ts";
import { following, isGlued, type Source } from "./source.ts";
import { readTerm, type Term } from "./term.ts";

/** An amount, the two ends of a range, or what was and what became of it. */
export type Quantity = { term: Term; other: Term | null; link: "range" | "change" | null };

type Joint = { next: number; link: "range" | "change" | "either"; isLoose?: boolean; isWord?: boolean };

/** The quantity that begins at a token. */
export function quantityAt(source: Source, at: number): Quantity | null {
	const term = readTerm(source, at);
	if (!term) return null;
	const alone: Quantity = { term, other: null, link: null };
	const joint = jointAt(source, term);
	const start = joint && (following(source, joint.next) ? joint.next : null);
	const second = start === null ? null : (readTerm(source, start) ?? priced(source, start));
	if (!joint || !second || (joint.isLoose && !hasUnit(second) && second.scale === 1)) return alone;
	// "4 % bis 12. September": a range has its unit behind the second number, or behind both; only a sign stands before.
	if (joint.isWord && !term.isMoney && hasUnit(term) && !hasUnit(second)) return alone;
	const [first, last] = aligned(term, second);
	if (!isSameKind(first, last)) return alone;
	const link = joint.link === "either" ? eitherLink(source, first, last) : joint.link;
	if (link === "range" && !isRange(first, last)) return alone;
	return { term: first, other: last, link };
}

/** The second number of "2–3": it stands glued to a dash, where else a code would begin. */
function priced(source: Source, at: number): Term | null {
	const { tokens } = source;
	const token = tokens[at];
	if (token?.kind !== "numeral" || !token.glued) return null;
	const loose = tokens
		.slice(at, at + 12)
		.map((each, index) => (index === 0 ? { ...each, glued: false } : each));
	const term = readTerm({ ...source, tokens: loose }, 0);
	return term && { ...term, from: term.from + at, next: term.next + at };
}

function jointAt(source: Source, { from, next }: Term): Joint | null {
	const { tokens, words } = source;
	if (!following(source, next)) return null;
	const arrow = arrowEnd(source, next);
	if (arrow !== null) return { next: arrow, link: "change" };
	if (phraseBefore(tokens, from, words.betweenOpen)) {
		const and = phraseAt(tokens, next, words.betweenAnd);
		if (and) return { next: and.next, link: "range" };
	}
	const became = phraseAt(tokens, next, words.became);
	const from_ = isAfterFrom(source, from);
	if (became && (from_ || hasChangeVerb(source, from))) return { next: became.next, link: "change" };
	const to = from_ ? phraseAt(tokens, next, words.changeTo) : null;
	if (to) return { next: to.next, link: "either" };
	const range = phraseAt(tokens, next, words.range);
	if (range) return { next: range.next, link: "range", isWord: true };
	return dashAt(source, next);
}

function arrowEnd(source: Source, at: number): number | null {
	const mark = source.tokens[at]?.text ?? "";
	if (/^[→➔➜⇒⟶]$/.test(mark)) return at + 1;
	const isArrow = /^[-=–]$/.test(mark) && isGlued(source, at + 1, ">");
	return isArrow ? at + 2 : null;
}

function dashAt(source: Source, at: number): Joint | null {
	const dash = source.tokens[at];
	const after = source.tokens[at + 1];
	if (!dash || !after || !/^[-‐‑–—]$/.test(dash.text)) return null;
	if (dash.glued !== after.glued) return null;
	return { next: at + 1, link: "range", isLoose: !dash.glued && dash.text !== "–" };
}

/** Whether "from" stands before the first amount, with at most one word between. */
function isAfterFrom(source: Source, at: number): boolean {
	const { tokens, words } = source;
	if (phraseBefore(tokens, at, words.changeFrom)) return true;
	return tokens[at - 1]?.kind === "word" && phraseBefore(tokens, at - 1, words.changeFrom) !== null;
}

function hasChangeVerb(source: Source, at: number): boolean {
	const { tokens, words } = source;
	for (let index = at - 1; index >= Math.max(0, at - 10); index -= 1) {
		const token = tokens[index];
		if (!token || /^[.,;!?]$/.test(token.text)) return false;
		if (words.changeVerbs.has(token.folded)) return true;
		if (token.first || token.apart) return false;
	}
	return false;
}

/** "from 3 to 5 weeks" is a range unless something changed. */
function eitherLink(source: Source, first: Term, last: Term): "range" | "change" {
	if (first.value > last.value || last.percent !== null) return "change";
	if (hasChangeVerb(source, first.from)) return "change";
	return last.duration !== null || last.isMoney ? "range" : "change";
}

/** Both ends with the unit, currency and magnitude that is written once: "200–250k €". */
function aligned(first: Term, last: Term): [Term, Term] {
	const shared = sharedUnit(first, last);
	const written = last.value / last.scale;
	// "From 14.2 to 11.6 million" fell, and both are millions; "from 900 to 1.2 million" leaves it open.
	const isLike = Math.abs(first.value) <= mostTimes * Math.abs(written);
	const takesScale = first.scale === 1 && last.scale > 1 && isLike;
	const scaled = takesScale
		? { ...first, value: first.value * last.scale, scale: last.scale, isShort: last.isShort }
		: first;
	return [
		{ ...scaled, ...shared },
		{ ...last, ...shared },
	];
}

function sharedUnit(first: Term, last: Term): Partial<Term> {
	const giver = hasUnit(last) ? last : first;
	const taker = giver === last ? first : last;
	if (hasUnit(taker)) return {};
	const { isMoney, currency, percent, duration, measure } = giver;
	return { isMoney, currency, percent, duration, measure };
}

function hasUnit({ isMoney, percent, duration, measure }: Term): boolean {
	return isMoney || percent !== null || duration !== null || measure !== null;
}

function isSameKind(first: Term, last: Term): boolean {
	const sameCurrency = first.currency === last.currency || first.currency === null || last.currency === null;
	return (
		first.isMoney === last.isMoney &&
		sameCurrency &&
		first.percent === last.percent &&
		first.duration === last.duration &&
		first.measure === last.measure
	);
}

function isRange(first: Term, last: Term): boolean {
	return first.value < last.value;
}

/** So many times what it became a value may have been, for both to be told in one scale. */
const mostTimes = 10;
