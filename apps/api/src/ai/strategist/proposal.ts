import type { Quote } from "@throughline/domain/consultant/evidence";
import type { Verdict } from "@throughline/domain/consultant/verdict";

/** What an author proposes, as critic and author discuss it. */
export type Proposal = {
	/** What it is proposed for, before its words. */
	what: string;
	text: string;
	/** What speaks for and against it. */
	explanation: string;
	quotes: readonly Quote[];
	/** Figures of it that neither the case nor what is believed beside it has, as they are written. */
	unknown: readonly string[];
};

/** A proposal as the critic leaves it; undefined where the critic gave no verdict. */
export type Judged = Proposal & { verdict: Verdict | undefined };

/** A proposal in one line, with what was found of it: the passage that is there, the figures that are nowhere. */
export function proposalLine(number: number, { what, text, quotes, unknown }: Proposal): string {
	const first = quotes.find(({ verified }) => verified);
	const passage = first
		? ` Passage: “${first.text.slice(0, longestPassage).toWellFormed()}”`
		: " No passage.";
	const guessed = unknown.length > 0 ? ` Not in the material: ${unknown.join(", ")}.` : "";
	return `${number}. ${what}${text}${passage}${guessed}`;
}

const longestPassage = 160;
