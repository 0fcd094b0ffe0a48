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
};

/** A proposal as the critic leaves it; undefined where the critic gave no verdict. */
export type Judged = Proposal & { verdict: Verdict | undefined };

/** A proposal in one line. */
export function proposalLine(number: number, { what, text, quotes }: Proposal): string {
	const [first] = quotes;
	const passage = first
		? ` Passage: “${first.text.slice(0, longestPassage).toWellFormed()}”`
		: " No passage.";
	return `${number}. ${what}${text}${passage}`;
}

const longestPassage = 160;
