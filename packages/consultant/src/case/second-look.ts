import type { Read } from "../roles/statements.ts";
import { flag, weigherOf } from "../roles/weighing.ts";
import type { StatedCause } from "./causes/causes.ts";
import { isConfirmedCause } from "./causes/confirmed-cause.ts";
import type { Contradiction } from "./contradictions/contradiction.ts";
import { likeness } from "./likeness.ts";
import type { StatedOption } from "./options/stated-option.ts";
import type { Person } from "./people/people.ts";

/** What the case knows of its statements once causes are looked for. */
type Known = {
	statements: readonly Read[];
	problem: { statement: Read | null } | null;
	options: readonly StatedOption[];
	contradictions: readonly Contradiction[];
	people: readonly Person[];
	rarity: (stem: string) => number;
};

/**
 * Leaves out what only looks like a cause by its own words: the rest of the case says whether it explains anything. The
 * first few stay in any case, and what a person made a cause.
 */
export function likelyCauses(causes: readonly StatedCause[], known: Known): StatedCause[] {
	return causes.filter((cause, rank) => {
		const statement = cause.statements.find(({ id }) => id === cause.id);
		if (!statement || rank < surelyKept || cause.statements.some(isConfirmedCause)) return true;
		// What has held for years is no passing word, and what says why is a link of a chain.
		if (statement.signals.aged + statement.signals.causal > 0) return true;
		return weightOf(signsOf(cause, statement, rank, known)) >= least;
	});
}

const surelyKept = 3;
const least = -1;

/** What speaks for and against a candidate, each 0 to 1 but its score, its rank in tens and its likeness to a way. */
type Signs = {
	/** As its own words have it. */
	score: number;
	tensBefore: number;
	/** So many tens of words. */
	words: number;
	isCell: number;
	/** The statements beside it in its block are causes, too. */
	nextIsCause: number;
	previousIsCause: number;
	/** Up to two statements behind the problem stands what restates or measures it; before it, what leads up to it. */
	behindProblem: number;
	beforeProblem: number;
	/** How much it has in common with a way forward: a way goes at a cause. */
	ofWay: number;
	/** One half of what cannot both hold. */
	disputed: number;
	namesPerson: number;
	spoken: number;
	reported: number;
	/** It was read together with a neighbour. */
	joined: number;
	likeProblem: number;
	arrangement: number;
	anaphor: number;
	scarce: number;
	central: number;
	/** 0 at the beginning of its document, 1 at its end. */
	place: number;
	ofSection: number;
};

/**
 * By logistic regression over the causes that were offered for the texts of the benchmark, whole texts held out: of what is
 * left out, five of six explain nothing.
 */
const weights: Signs = {
	score: 0.78,
	tensBefore: -1.05,
	words: 0.5,
	isCell: 1.88,
	nextIsCause: 0.99,
	previousIsCause: 0.56,
	behindProblem: -1.5,
	beforeProblem: -0.91,
	ofWay: 3.38,
	disputed: -1.07,
	namesPerson: -0.64,
	spoken: -0.44,
	reported: -0.41,
	joined: 0.75,
	likeProblem: -0.5,
	arrangement: -0.52,
	anaphor: -0.44,
	scarce: 1.11,
	central: -0.55,
	place: 0.74,
	ofSection: -0.37,
};
const bias = 0.25;
const mostWords = 3;

const weightOf = weigherOf(weights, bias);

function signsOf(
	{ id, score, stems, statements: own }: StatedCause,
	statement: Read,
	rank: number,
	{ statements, problem, options, contradictions, people, rarity }: Known,
): Signs {
	const { order, block, kind, words, plain, speaker, scores, signals } = statement;
	const beside = (step: -1 | 1) => {
		const other = statements[order + step];
		return flag(other?.block === block && other.role === "cause");
	};
	const behind = problem?.statement ? order - problem.statement.order : 0;
	return {
		score,
		tensBefore: rank / 10,
		words: Math.min(mostWords, words.length / 10),
		isCell: flag(kind === "cell"),
		nextIsCause: beside(1),
		previousIsCause: beside(-1),
		behindProblem: flag(behind > 0 && behind <= 2),
		beforeProblem: flag(behind < 0),
		ofWay: Math.max(
			0,
			...options.map((option) =>
				likeness(
					option.statements.flatMap((each) => each.stems),
					stems,
					rarity,
				),
			),
		),
		disputed: flag(contradictions.some(({ one, other }) => one.id === id || other.id === id)),
		namesPerson: flag(people.some(({ name }) => plain.includes(name.split(" ").at(-1) ?? name))),
		spoken: flag(speaker !== null),
		reported: Math.min(1, signals.says),
		joined: flag(own.length > 1),
		likeProblem: Math.max(-1, Math.min(2, scores.problem)),
		arrangement: Math.min(1, signals.arrangement),
		anaphor: Math.min(1, signals.anaphor),
		scarce: signals.scarce,
		central: signals.central,
		place: signals.place,
		ofSection: signals.heading.cause,
	};
}
