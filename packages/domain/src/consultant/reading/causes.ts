import { nounPhraseAt } from "../text/noun-phrase.ts";
import type { Sentence, Span } from "../text/passages.ts";
import type { Language } from "../text/words.ts";
import { isFormer, isOpinion } from "./attribution.ts";
import { ahead, type CauseForm, following, giving, needsReason, reasonFor } from "./cause-cues.ts";
import { splitsOf } from "./cuts.ts";
import { withoutEnd } from "./wording.ts";

/** That one thing follows from another, as the text says it. Both spans are verbatim stretches of the content. */
export type CausalStatement = {
	cause: Span;
	effect: Span;
	form: CauseForm;
	/** What a German cause needs before it to stand alone; "" for nothing. */
	lead: string;
	/** Positions of the sentences that say it, in the list that was read: one, or two where the second goes on from the first. */
	sentences: number[];
};

/** Every cause and effect that the sentences name, in their order; the longest chain is not resolved here. */
export function causalStatements(sentences: readonly Sentence[], language: Language): CausalStatement[] {
	const found: CausalStatement[] = [];
	for (const [at, sentence] of sentences.entries()) {
		const before = sentences[at - 1];
		const head = before?.block === sentence.block ? headOf(sentence, language) : null;
		if (!before || !head) {
			const said = withinSentence(sentence, at, language);
			found.push(...said.map((each) => takenUp(each, sentences, at, language)));
			continue;
		}
		const said = without(sentence, head.length);
		const own = splits(said, at, language);
		const first = own[0] ? earlier(own[0].cause, own[0].effect) : wholeOf(said, head, language);
		const meant = (head.gives === "cause" ? meantBefore(sentences, at, language) : null) ?? before;
		const earlierOne = withoutHead(meant, language);
		const [cause, effect] = head.gives === "effect" ? [earlierOne, first] : [first, earlierOne];
		found.push(
			{ cause, effect, form: head.form, lead: head.lead, sentences: [sentences.indexOf(meant), at] },
			...own,
		);
	}
	return found.filter(({ cause, effect }) => isLongEnough(cause, 6) && isLongEnough(effect, 4));
}

/** A noun that only takes up what the sentence before says: `The increase is due to …`. */
const takesUp =
	/^(?:(?:the|this|that) (?:increase|decrease|decline|rise|drop|fall|delay|loss|gap|shortage|difference|change)|(?:der|die|das|diese[rs]?) (?:anstieg|rückgang|einbruch|verlust|verzögerung|unterschied|zuwachs|steigerung|veränderung|abweichung)|das (?:macht|machen|tut|tun) (?:sie|er|es|wir)|(?:they|we|he|she|it) (?:do|does|did) (?:so|this|that))$/iu;

/** Such a sentence takes up an earlier one itself. */
const goesBack =
	/\b(?:it|they|es|das|sie) (?:is|was|were|are|ist|war|waren|sind|lag|lagen)\b|\b(?:war|waren|lag|lagen|betrug) (?:es|er|sie)\b/iu;

/** Without the word by which a sentence goes on from another. */
function withoutHead(sentence: Sentence, language: Language): Span {
	const head = following[language].exec(sentence.text)?.[0].length ?? 0;
	return { start: sentence.start + head, end: endOfWords(sentence) };
}

/** The last of the sentences before that says by itself what it is about: neither an opinion nor how it was before. */
function meantBefore(sentences: readonly Sentence[], at: number, language: Language): Sentence | undefined {
	const near = sentences
		.slice(Math.max(0, at - 3), at)
		.filter(({ text, block }) => text !== "" && block === sentences[at]?.block);
	const own = near.filter(({ text }) => !goesBack.test(text));
	return (
		own.findLast(({ text }) => !isOpinion(text, language) && !isFormer(text, language)) ??
		own.at(-1) ??
		near.at(-1)
	);
}

function takenUp(
	said: CausalStatement,
	sentences: readonly Sentence[],
	at: number,
	language: Language,
): CausalStatement {
	const sentence = sentences[at];
	const { start, end } = said.effect;
	if (!sentence) return said;
	const effect = sentence.text.slice(start - sentence.start, end - sentence.start).trim();
	if (!takesUp.test(effect)) return said;
	const meant = meantBefore(sentences, at, language);
	if (!meant) return said;
	const place = { start: meant.start, end: endOfWords(meant) };
	return { ...said, effect: place, sentences: [sentences.indexOf(meant), at] };
}

type Head = Pick<CausalStatement, "form" | "lead"> & { length: number; gives: "cause" | "effect" };

/** How a sentence goes on from the one before: with what follows from it, or with the reason for it. */
function headOf(sentence: Sentence, language: Language): Head | null {
	const follows = following[language].exec(sentence.text);
	if (follows) return { length: follows[0].length, gives: "effect", form: "sentence", lead: "" };
	const gives = giving[language].exec(sentence.text);
	if (gives && needsReason.test(gives[0])) {
		const subordinate = /\bdass\b/iu.test(gives[0]);
		const whole = /(?:because|that)\s*$|denn\s*,?\s*$/iu.test(gives[0]);
		const form = subordinate ? "clause" : whole ? "sentence" : "phrase";
		return { length: gives[0].length, gives: "cause", form, lead: subordinate ? "weil" : "" };
	}
	return answering(sentence, language);
}

/** `Because the stock is wrong.` gives the reason for the sentence before, when it has no other half of its own. */
function answering({ text }: Sentence, language: Language): Head | null {
	for (const { words, form, lead } of ahead[language]) {
		const leading = words.exec(text);
		if (!leading || form === "phrase" || text.indexOf(", ", leading[0].length) >= 0) continue;
		return { length: leading[0].length, gives: "cause", form, lead: lead ?? "" };
	}
	return null;
}

/** All that a sentence says behind its head; where that is a German phrase, as far as its noun. */
function wholeOf(said: Sentence, { form }: Head, language: Language): Span {
	const end = language === "de" && form === "phrase" ? nounPhraseAt(said.text, 0) : null;
	return end === null ? rest(said, 0) : { start: said.start, end: said.start + end };
}

function without(sentence: Sentence, head: number): Sentence {
	return { ...sentence, start: sentence.start + head, text: sentence.text.slice(head) };
}

function earlier(one: Span, other: Span): Span {
	return one.start < other.start ? one : other;
}

function withinSentence(sentence: Sentence, at: number, language: Language): CausalStatement[] {
	const named = reasonFor[language].exec(sentence.text);
	if (named?.groups) {
		const { effect = "", cause = "", that } = named.groups;
		const effectAt = sentence.text.indexOf(effect);
		const causeAt = sentence.text.length - cause.length;
		const stated = language === "de" ? ("clause" as const) : ("sentence" as const);
		return [
			{
				effect: { start: sentence.start + effectAt, end: sentence.start + effectAt + effect.length },
				cause: rest(sentence, causeAt),
				form: that ? stated : "phrase",
				lead: that && language === "de" ? "weil" : "",
				sentences: [at],
			},
		];
	}
	for (const { words, form, lead } of ahead[language]) {
		const leading = words.exec(sentence.text);
		if (!leading) continue;
		const from = leading[0].length;
		const until = endOfLeading(sentence.text, from, form, language);
		if (until === null) return [];
		return [
			{
				cause: { start: sentence.start + from, end: sentence.start + until.cause },
				effect: rest(sentence, until.effect),
				form,
				lead: leading.groups?.lead?.toLowerCase() ?? lead ?? "",
				sentences: [at],
			},
		];
	}
	return splits(sentence, at, language);
}

/** Where a leading cause ends and the effect begins: at a comma, or in German where the verb stands after a phrase. */
function endOfLeading(
	text: string,
	from: number,
	form: CauseForm,
	language: Language,
): { cause: number; effect: number } | null {
	if (language === "de" && form === "phrase") {
		const end = nounPhraseAt(text, from);
		const gap = end === null ? null : /^,?\s+(?=\p{Ll})/u.exec(text.slice(end));
		return end !== null && gap ? { cause: end, effect: end + gap[0].length } : null;
	}
	const comma = text.indexOf(", ", from);
	return comma < 0 ? null : { cause: comma, effect: comma + 2 };
}

/** The causes within a sentence, as places in the content. */
function splits(sentence: Sentence, at: number, language: Language): CausalStatement[] {
	const { start } = sentence;
	const placed = (span: Span): Span => ({ start: start + span.start, end: start + span.end });
	return splitsOf(sentence, endOfWords(sentence) - start, language).map(({ cause, effect, ...said }) => ({
		cause: placed(cause),
		effect: placed(effect),
		...said,
		sentences: [at],
	}));
}

function rest(sentence: Sentence, from: number): Span {
	return { start: sentence.start + from, end: endOfWords(sentence) };
}

/** Without the mark that ends the sentence, and without the part of a German verb that stands there alone. */
function endOfWords({ start, text }: Sentence): number {
	const words = withoutEnd(text);
	return start + words.replace(/ zurück(?:zu)?führen(?: ist| sind)?$/u, "").length;
}

function isLongEnough({ start, end }: Span, shortest: number): boolean {
	return end - start >= shortest;
}
