import type { Sentence, Span } from "../text/passages.ts";
import type { Language } from "../text/words.ts";

/** That one thing follows from another, as the text says it. Both spans are verbatim stretches of the content. */
export type CausalStatement = {
	cause: Span;
	effect: Span;
	/** Positions of the sentences that say it, in the list that was read: one, or two where the second goes on from the first. */
	sentences: number[];
};

type Cue = { words: RegExp; first: "cause" | "effect" };

/** Between two halves of one sentence; `first` says which half stands before the cue. Longer cues come first. */
const inside: Record<Language, Cue[]> = {
	en: [
		{
			words:
				/,?\s+(?:mainly |mostly |largely |partly |chiefly |primarily |simply |only )?(?:because of|due to|owing to|as a (?:direct )?(?:result|consequence) of|on account of|thanks to)\s+/iu,
			first: "effect",
		},
		{
			words:
				/,?\s+(?:(?:is|are|was|were|has been|have been|being) )?(?:mainly |mostly |largely |partly |chiefly |primarily )?(?:caused by|driven by|triggered by|attributable to|explained by|rooted in|traced (?:back )?to|down to the fact that|the result of|a result of|the consequence of|a consequence of)\s+/iu,
			first: "effect",
		},
		{
			words:
				/,?\s+(?:mainly |mostly |largely |partly )?(?:results? from|resulted from|resulting from|stems? from|stemmed from|stemming from|arises? from|arose from|comes? from|came from|originates? in|goes back to|go back to)\s+/iu,
			first: "effect",
		},
		{
			words: /,?\s+(?:mainly |mostly |largely |partly |simply |precisely |not least )?because\s+/iu,
			first: "effect",
		},
		{
			words:
				/,\s+(?:as|since)\s+(?=(?:we|they|it|he|she|you|the|a|an|our|their|its|no|nobody|most|many|some|every|each|all|there|this|these|those|customers?|staff|teams?|suppliers?)\b)/iu,
			first: "effect",
		},
		{
			words:
				/,?\s+(?:and |that |which |this )?(?:has |have |had )?(?:directly |in turn |then |eventually |ultimately |also |therefore )?(?:led|leads?|leading) to\s+/iu,
			first: "cause",
		},
		{
			words:
				/,?\s+(?:and |that |which |this )?(?:has |have |had )?(?:in turn |then |eventually |ultimately |also )?(?:results? in|resulted in|resulting in|translates? into|ends? in|ended in)\s+/iu,
			first: "cause",
		},
		{
			words:
				/,?\s+(?:and |that |which |this )?(?:has |have |had )?(?:in turn |then |also |directly )?(?:caused|causes?|causing|triggers?|triggered|triggering|provokes?|provoked|contributes? to|contributed to|forces? us to|forced us to|gives? rise to|gave rise to|brings? about)\s+/iu,
			first: "cause",
		},
		{
			words:
				/,?\s+(?:and |that |which )?(?:drives?|drove|driving) (?:up |down )?(?=(?:the|our|a|up|down|costs?|churn|customers?)\b)/iu,
			first: "cause",
		},
		{ words: /(?:,|;)\s+(?:which|and this|and that|this) (?:means|meant) (?:that )?/iu, first: "cause" },
		{
			words:
				/(?:,|;)\s+(?:so that|so|and so|hence|thus|therefore|and therefore|consequently|and consequently|as a result|and as a result)\s+(?:that )?/iu,
			first: "cause",
		},
		{ words: /(?:,|;|\s[–-])\s+(?:and )?(?:that|this|which) is why\s+/iu, first: "cause" },
	],
	de: [
		{
			words:
				/,?\s+(?:vor allem |hauptsächlich |insbesondere |unter anderem |auch |nur )?(?:wegen|aufgrund von|aufgrund|auf Grund von|auf Grund|infolge von|infolge|dank|mangels)\s+/iu,
			first: "effect",
		},
		{
			words:
				/,?\s+(?:ist|sind|war|waren|wird|werden|wurde|wurden|lässt sich|lassen sich)?\s*(?:vor allem |hauptsächlich |im Wesentlichen |größtenteils )?(?:verursacht durch|ausgelöst durch|bedingt durch|getrieben von|die Folge von|eine Folge von|Folge von)\s+/iu,
			first: "effect",
		},
		{
			words:
				/,?\s+(?:ist|sind|war|waren|lässt sich|lassen sich) (?:vor allem |hauptsächlich |im Wesentlichen )?auf\s+(?=.+zurückzuführen)/iu,
			first: "effect",
		},
		{
			words: /,?\s+(?:liegt|lag|liegen|lagen) (?:vor allem |hauptsächlich |auch )?(?:daran, dass|an|am)\s+/iu,
			first: "effect",
		},
		{
			words: /,?\s+(?:beruht|beruhen|beruhte|basiert|basieren) (?:vor allem )?(?:darauf, dass|auf)\s+/iu,
			first: "effect",
		},
		{ words: /,\s+(?:vor allem |auch |nur |schlicht )?weil\s+/iu, first: "effect" },
		{ words: /,\s+da\s+/iu, first: "effect" },
		{
			words:
				/,?\s+(?:und |das |dies |was )?(?:führt|führen|führte|führten) (?:dann |wiederum |auch |inzwischen |direkt |letztlich )?(?:dazu, dass|zu|zum|zur)\s+/iu,
			first: "cause",
		},
		{
			words:
				/,?\s+(?:und |das |dies |was )?(?:hat|haben|hatte|hatten) (?:.{0,20} )?zur Folge(?:, dass| gehabt)?\s*/iu,
			first: "cause",
		},
		{
			words:
				/,?\s+(?:und |das |dies |was )?(?:verursacht|verursachen|verursachte|verursachten|bewirkt|bewirken|bewirkte|löst|lösen)\s+/iu,
			first: "cause",
		},
		{ words: /,?\s*(?:sodass|so dass)\s+/iu, first: "cause" },
		{
			words: /(?:,|;)\s+(?:und )?(?:deshalb|daher|deswegen|darum|folglich|infolgedessen|somit|dadurch)\s+/iu,
			first: "cause",
		},
	],
};

/** At the head of a sentence, its two halves parted by a comma: `Because the stock is wrong, pickers search`. */
const ahead: Record<Language, RegExp> = {
	en: /^(?:mainly |mostly |largely )?(?:because of|because|due to|owing to|as a (?:result|consequence) of|on account of|thanks to|given that|given)\s+/iu,
	de: /^(?:weil|da|aufgrund von|aufgrund|auf Grund|infolge von|infolge|wegen|dank|mangels)\s+/iu,
};

/** At the head of a sentence that says what follows from the one before. */
const following: Record<Language, RegExp> = {
	en: /^(?:as a (?:direct )?(?:result|consequence)|therefore|consequently|hence|thus|this is why|that is why|which is why|for this reason|for that reason|because of (?:this|that)|this means(?: that)?|this (?:has |have )?(?:led|leads) to|this (?:has )?(?:caused|causes)|this (?:results|resulted) in|so)\b,?\s+/iu,
	de: /^(?:deshalb|daher|deswegen|darum|folglich|infolgedessen|somit|aus diesem Grund|das führt(?:e)? (?:dazu, dass|zu)|dies führt(?:e)? (?:dazu, dass|zu)|das bedeutet,? dass|die Folge(?: ist| war|:))\b,?:?\s*/iu,
};

/** At the head of a sentence that gives the reason for the one before. */
const giving: Record<Language, RegExp> = {
	en: /^(?:this|that|it|the reason|one reason|another reason|a second reason|the main reason|the root cause|the cause|one cause|another cause|a further cause)(?: for (?:this|that|it))?(?: is| was|:)(?: mainly| largely| simply)?(?: because(?: of)?| due to| that| caused by| driven by| the result of)?\s+/iu,
	de: /^(?:der (?:Haupt)?grund(?: dafür)?(?: ist|:)|grund dafür ist|ursache(?: dafür)?(?: ist|:)|die ursache(?: dafür)?(?: ist|:)|das liegt (?:vor allem )?(?:daran, dass|an)|dies liegt (?:vor allem )?(?:daran, dass|an)|das kommt daher, dass|denn)\s*,?(?:dass )?\s*/iu,
};

/** Heads of `giving` that need one of these words, or they would take any sentence for a reason. */
const needsReason = /because|due to|reason|cause|grund|ursache|liegt|daher|denn|driven by|result of/iu;

/** `The reason for the late orders is that the stock is wrong`: both halves in one sentence. */
const reasonFor: Record<Language, RegExp> = {
	en: /^(?:the|one|a|another|a main|the main|the real|the root) (?:\w+ )?(?:reason|cause)(?:s)? (?:for|of|why|behind) (?<effect>.+?),? (?:is|was|are|were|lies in|lay in)(?: that| because)? (?<cause>.+)$/iu,
	de: /^(?:der|die|ein|eine|haupt)?\s?(?:\w+ )?(?:grund|ursache)(?:n)? (?:für|von|der|des|dafür, dass) (?<effect>.+?),? (?:ist|war|sind|waren|liegt in|liegt darin)(?:, dass)? (?<cause>.+)$/iu,
};

/** Every cause and effect that the sentences name, in their order; the longest chain is not resolved here. */
export function causalStatements(sentences: readonly Sentence[], language: Language): CausalStatement[] {
	const found: CausalStatement[] = [];
	for (const [at, sentence] of sentences.entries()) {
		const before = sentences[at - 1];
		const head = before?.block === sentence.block ? headOf(sentence, language) : null;
		if (!before || !head) {
			found.push(...withinSentence(sentence, at, language));
			continue;
		}
		const said = without(sentence, head.length);
		const own = splits(said, at, language);
		const first = own[0] ? earlier(own[0].cause, own[0].effect) : rest(said, 0);
		const earlierOne = { start: before.start, end: endOfWords(before) };
		const [cause, effect] = head.gives === "effect" ? [earlierOne, first] : [first, earlierOne];
		found.push({ cause, effect, sentences: [at - 1, at] }, ...own);
	}
	return found.filter(({ cause, effect }) => saysEnough(cause) && saysEnough(effect));
}

/** How a sentence goes on from the one before: with what follows from it, or with the reason for it. */
function headOf(
	sentence: Sentence,
	language: Language,
): { length: number; gives: "cause" | "effect" } | null {
	const follows = following[language].exec(sentence.text);
	if (follows) return { length: follows[0].length, gives: "effect" };
	const gives = giving[language].exec(sentence.text);
	if (gives && needsReason.test(gives[0])) return { length: gives[0].length, gives: "cause" };
	return null;
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
		const { effect = "", cause = "" } = named.groups;
		const effectAt = sentence.text.indexOf(effect);
		const causeAt = sentence.text.length - cause.length;
		return [
			{
				effect: { start: sentence.start + effectAt, end: sentence.start + effectAt + effect.length },
				cause: rest(sentence, causeAt),
				sentences: [at],
			},
		];
	}
	const leading = ahead[language].exec(sentence.text);
	if (leading) {
		const comma = sentence.text.indexOf(", ", leading[0].length);
		if (comma < 0) return [];
		const cause = { start: sentence.start + leading[0].length, end: sentence.start + comma };
		return [{ cause, effect: rest(sentence, comma + 2), sentences: [at] }];
	}
	return splits(sentence, at, language);
}

/** All cues of a sentence: `A, because B, which led to C` holds two statements. */
function splits(sentence: Sentence, at: number, language: Language): CausalStatement[] {
	const cuts: (Span & { first: Cue["first"] })[] = [];
	for (const { words, first } of inside[language]) {
		const global = new RegExp(words.source, `${words.flags}g`);
		for (const match of sentence.text.matchAll(global)) {
			const cut = { start: match.index, end: match.index + match[0].length, first };
			if (cut.start > 0 && !cuts.some((other) => cut.start < other.end && other.start < cut.end))
				cuts.push(cut);
		}
	}
	cuts.sort((one, other) => one.start - other.start);
	return cuts.map((cut, index) => {
		const left = { start: sentence.start + (cuts[index - 1]?.end ?? 0), end: sentence.start + cut.start };
		const next = cuts[index + 1]?.start;
		const right =
			next === undefined
				? rest(sentence, cut.end)
				: { start: sentence.start + cut.end, end: sentence.start + next };
		return cut.first === "cause"
			? { cause: left, effect: right, sentences: [at] }
			: { cause: right, effect: left, sentences: [at] };
	});
}

function rest(sentence: Sentence, from: number): Span {
	return { start: sentence.start + from, end: endOfWords(sentence) };
}

/** Without the mark that ends the sentence. */
function endOfWords({ start, text }: Sentence): number {
	return start + text.replace(/[\s.!?;:,]+$/u, "").length;
}

function saysEnough({ start, end }: Span): boolean {
	return end - start >= 6;
}
