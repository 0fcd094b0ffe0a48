import { chosenOption } from "../decision/choice.ts";
import type { Decision, DecisionOption, SelectedDecisions } from "../decision.ts";
import type { Passage, Quote } from "../evidence.ts";
import { languageOf, topicWords } from "../text/words.ts";
import type { Reason } from "./planned-program.ts";

type Chosen = { decision: Decision; option: DecisionOption; topics: ReadonlySet<string> };

/** What the reasons are looked for in. `rootQuote` stands for decisions that quote nothing themselves. */
export type Grounds = {
	decisions: readonly Decision[];
	selected: SelectedDecisions;
	passages: readonly Passage[];
	rootQuote: Pick<Quote, "text" | "passageId"> | null;
};

/** As many characters of a passage must stand in a text for it to count as quoted there. */
const enough = 60;
const tooShort = 12;
/** As many topics must a text share with a decision to follow from that one alone. */
const sharedTopics = 2;

/** Finds why the parts of a plan are in it: which decisions they serve, and which sentences they quote. */
export function findReasons({ decisions, selected, passages, rootQuote }: Grounds) {
	const chosen = decisions.flatMap((decision): Chosen[] => {
		const option = chosenOption(decision, selected);
		if (!option) return [];
		const words = plain(wordsOf(decision, option));
		return [{ decision, option, topics: new Set(topicWords(words, languageOf(words))) }];
	});
	const openings = passages.flatMap((passage) => {
		const opening = plain(passage.text).slice(0, enough);
		return opening.length < tooShort ? [] : [{ passage, opening }];
	});

	const reason = ({ decision, option }: Chosen, quote: Reason["quote"]): Reason => ({
		decisionId: decision.id,
		optionId: option.id,
		quote: quote ?? quoteOf(decision) ?? rootQuote,
	});
	/** What serves the strategy as a whole: every chosen option is a reason for it. */
	const ofAll = (quote: Reason["quote"] = null): Reason[] =>
		chosen.length === 0
			? [{ decisionId: null, optionId: null, quote: quote ?? rootQuote }]
			: chosen.map((each) => reason(each, quote));

	/** The longest sentence of the material that stands in a text. */
	const quotedIn = (said: string): Reason["quote"] => {
		const found = openings
			.filter(({ opening }) => said.includes(opening))
			.reduce<Passage | null>((best, { passage }) => longer(best, passage), null);
		return found && { text: found.text, passageId: found.id };
	};

	return {
		ofAll: () => ofAll(),

		/**
		 * What a part of the plan rests on: the sentence that it names or quotes, and the decision that it names, that
		 * rests on the same sentence, says the same or is about the same; all of them when none stands out.
		 */
		of({ decisionId, because }: Why, text: string): Reason[] {
			const said = plain(text);
			const quote = because?.verified ? { text: because.text, passageId: because.passageId } : quotedIn(said);
			const serves =
				chosen.find(({ decision }) => decision.id === decisionId) ??
				chosen.find(({ decision }) => quote !== null && restsOn(decision, quote.passageId)) ??
				chosen.find(({ option }) => saysSo(said, option)) ??
				nearest(said, chosen);
			return serves ? [reason(serves, quote)] : ofAll(quote);
		},
	};
}

/** What a part of a plan may say of its reasons itself. */
type Why = { decisionId?: string | null | undefined; because?: Quote | null | undefined };

export type Reasons = ReturnType<typeof findReasons>;

function wordsOf(
	{ question, context }: Decision,
	{ label, description, reasoning, pros, cons }: DecisionOption,
) {
	return [question, context, label, description, reasoning, ...pros, ...cons].join("\n");
}

function quoteOf({ quotes, assumptions }: Decision): Reason["quote"] {
	const all = [...quotes, ...assumptions.flatMap(({ quote }) => quote ?? [])];
	const found = all.find(({ verified }) => verified);
	return found ? { text: found.text, passageId: found.passageId } : null;
}

function restsOn({ quotes, assumptions }: Decision, passageId: string): boolean {
	return (
		quotes.some((quote) => quote.passageId === passageId) ||
		assumptions.some(({ quote }) => quote?.passageId === passageId)
	);
}

/** Whether a text repeats what the option says for or against itself. */
function saysSo(said: string, { label, warning, pros, cons }: DecisionOption): boolean {
	return [label, warning ?? "", ...pros, ...cons]
		.map(plain)
		.some((words) => words.length >= tooShort && said.includes(words));
}

function nearest(said: string, chosen: readonly Chosen[]): Chosen | null {
	const topics = [...new Set(topicWords(said, languageOf(said)))];
	const shared = chosen.map((each) => ({
		each,
		count: topics.filter((topic) => each.topics.has(topic)).length,
	}));
	const [best, next] = shared.toSorted((one, other) => other.count - one.count);
	if (!best || best.count < sharedTopics || best.count === next?.count) return null;
	return best.each;
}

function longer(best: Passage | null, passage: Passage): Passage {
	return best !== null && best.text.length >= passage.text.length ? best : passage;
}

/** Lower case, one space between words, and one kind of mark: within a quote they are others. */
function plain(text: string): string {
	return text
		.replace(/\s+/g, " ")
		.replace(/[“”„‘’‚"]/g, "'")
		.trim()
		.toLowerCase();
}
