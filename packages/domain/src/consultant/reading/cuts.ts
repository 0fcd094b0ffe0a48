import { nounPhraseAt } from "../text/noun-phrase.ts";
import type { Sentence, Span } from "../text/passages.ts";
import type { Language } from "../text/words.ts";
import { type CauseForm, type Cue, inside } from "./cause-cues.ts";

/** A cause and its effect within one sentence, as places in its text. */
type Split = { cause: Span; effect: Span; form: CauseForm; lead: string };

/** Where a cue stands in a sentence. */
type Cut = Span & { cue: Cue; lead: string; text: string };

/** All causes that one sentence names: `A, because B, which led to C` holds two, `A because B and because C` too. */
export function splitsOf({ text }: Sentence, end: number, language: Language): Split[] {
	const all = cutsOf(text, language);
	const within = new Set(language === "de" ? all.filter((cut) => isWithin(text, end, cut, all)) : []);
	const cuts = all.filter((cut) => !within.has(cut));
	const between = bordersOf(text, end, cuts);
	const found: (Split & { at: number })[] = [];
	let effect: Span = { start: 0, end: 0 };
	for (const [index, cut] of cuts.entries()) {
		const [before, after] = [between[index]?.left, between[index + 1]?.right];
		if (!before || !after) continue;
		if (!isParallel(text, cuts[index - 1], cut)) effect = before;
		const { cue, lead, start: at } = cut;
		if (cue.first === "cause") {
			const form = formOf(cut, cuts[index - 1]);
			found.push({ at, cause: before, effect: after, form, lead });
			continue;
		}
		const form = formOf(cut);
		for (const cause of eachCause(text, withinPhrase(text, after, form, language), cut, form))
			found.push({ at, cause, effect, form, lead });
	}
	for (const cut of within) {
		const { lead, start: at } = cut;
		const cause = withinPhrase(text, { start: cut.end, end }, "phrase", language);
		found.push({ at, cause, effect: clauseAround(text, end, cut, cuts), form: "phrase", lead });
	}
	return found.sort((one, other) => one.at - other.at).map(({ at: _, ...split }) => split);
}

const wherever = (list: readonly Cue[]) =>
	list.map((cue) => ({ cue, everywhere: new RegExp(cue.words.source, `${cue.words.flags}g`) }));
const cues = { en: wherever(inside.en), de: wherever(inside.de) };

function cutsOf(text: string, language: Language): Cut[] {
	const cuts: Cut[] = [];
	for (const { cue, everywhere } of cues[language]) {
		for (const match of text.matchAll(everywhere)) {
			const lead = match.groups?.lead?.toLowerCase() ?? cue.lead ?? "";
			const end = match.index + match[0].length;
			const cut = { start: match.index, end, cue, lead, text: match[0] };
			if (cut.start > 0 && !cuts.some((other) => cut.start < other.end && other.start < cut.end))
				cuts.push(cut);
		}
	}
	return cuts.sort((one, other) => one.start - other.start);
}

/** A German phrase may stand in the middle of what follows from it: `ist wegen der Sperrung zu spät`. */
function isWithin(text: string, end: number, cut: Cut, all: readonly Cut[]): boolean {
	if (cut.cue.first !== "effect" || cut.cue.form !== "phrase") return false;
	const phrase = nounPhraseAt(text, cut.end);
	if (phrase === null) return false;
	const next = all.find(({ start }) => start >= phrase)?.start ?? end;
	const behind = (text.slice(phrase, next).split(/[,;]\s/u)[0] ?? "").trim();
	return /\p{L}/u.test(behind) && !/^(?:und|oder|sowie|zurück(?:zu)?führen)\b/u.test(behind);
}

/** The clause in the middle of which a cause stands. */
function clauseAround(text: string, end: number, cut: Cut, cuts: readonly Cut[]): Span {
	const before = cuts.findLast((other) => other.end <= cut.start)?.end ?? 0;
	const after = cuts.find(({ start }) => start >= cut.end)?.start ?? end;
	const semicolon = text.lastIndexOf("; ", cut.start);
	const stop = text.indexOf("; ", cut.end);
	return {
		start: Math.max(before, semicolon < 0 ? 0 : semicolon + 2),
		end: stop < 0 ? after : Math.min(after, stop),
	};
}

const conjunction = /,?\s*\b(?:and|or|und|oder|sowie)$/iu;

/** Whether two reasons are given for one thing: `because B and because C`. */
function isParallel(text: string, one: Cut | undefined, other: Cut): boolean {
	if (one?.cue.first !== "effect" || other.cue.first !== "effect") return false;
	return (
		conjunction.test(text.slice(one.end, other.start)) || /^,?\s+(?:und|sowie|oder)\s/iu.test(other.text)
	);
}

/** Around each cut: what ends before it on its right, and what begins behind it on its left. */
function bordersOf(text: string, end: number, cuts: readonly Cut[]): { right: Span; left: Span }[] {
	return [...cuts, undefined].map((cut, index) => {
		const before = cuts[index - 1];
		const start = before?.end ?? 0;
		const stop = cut?.start ?? end;
		const said = text.slice(start, stop);
		const joined = before && cut && isParallel(text, before, cut) ? conjunction.exec(said) : null;
		if (joined) return { right: { start, end: start + joined.index }, left: { start: stop, end: stop } };
		const { first, last } = breaksIn(said, before?.cue.first === "effect" && cut?.cue.first === "effect");
		return {
			right: { start, end: first ? start + first.index : stop },
			left: { start: last ? start + last.index + last[0].length : start, end: stop },
		};
	});
}

/** Where a statement ends and another begins; between two reasons also at an `and`. */
function breaksIn(said: string, betweenReasons: boolean) {
	const breaks = [...said.matchAll(/;\s+/gu)];
	if (breaks.length > 0 || !betweenReasons) return { first: breaks[0], last: breaks.at(-1) };
	const last = [...said.matchAll(/,\s+(?:and|but|und|aber)\s+/giu)].at(-1);
	return { first: last, last };
}

/** What stands before a verb of consequence is a sentence when a conjunction ties the two together. */
function formOf({ cue, text }: Cut, before?: Cut): CauseForm {
	// What something led to, and what then leads further, is a phrase.
	if (
		before?.cue.first === "cause" &&
		before.cue.form === undefined &&
		!/\b(?:that|dass),?\s*$/iu.test(before.text)
	)
		return "phrase";
	return cue.form ?? (/\b(?:and|that|which|this|und|das|dies|was)\b/iu.test(text) ? "sentence" : "phrase");
}

/** A German phrase ends where its noun does. */
function withinPhrase(text: string, span: Span, form: CauseForm, language: Language): Span {
	if (language !== "de" || form !== "phrase") return span;
	const end = nounPhraseAt(text, span.start);
	return end === null ? span : { start: span.start, end: Math.min(span.end, end) };
}

/** `Due to a lack of rooms and to the missed visits` names two. */
function eachCause(text: string, span: Span, cut: Cut, form: CauseForm): Span[] {
	const preposition = /\b(to|of|by|from|in)\s+$/iu.exec(cut.text)?.[1];
	if (form !== "phrase" || preposition === undefined) return [span];
	// A comma alone goes on with `by` and `from`; `, to` may be what for.
	const comma = /^(?:by|from)$/iu.test(preposition) ? ",\\s+(?:and\\s+)?|" : "";
	const again = new RegExp(`(?:${comma},?\\s+and\\s+)(?:also |partly )?${preposition}\\s+(?!\\d)`, "giu");
	const found: Span[] = [];
	let { start } = span;
	for (const match of text.slice(span.start, span.end).matchAll(again)) {
		found.push({ start, end: span.start + match.index });
		start = span.start + match.index + match[0].length;
	}
	return [...found, { start, end: span.end }];
}
