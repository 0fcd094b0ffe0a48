import type { Language } from "../text/words.ts";
import { german } from "./plan-words-de.ts";
import { english } from "./plan-words-en.ts";

/** How a chosen option is carried out. `{choice}` in a task's name stands for the option's label. */
export type Course = {
	description: string;
	/** Who leads, and who works. */
	roles: readonly [lead: string, others: string];
	/** Each task's name, its share of the time, and what it is for. */
	tasks: readonly (readonly [name: string, share: number, phase: Phase])[];
};

/**
 * What the work on the cause and its roll-out go through together, in this order: none of it begins in the one while an
 * earlier one of the other is open. `try` is the first use, on which is decided before the full scope is completed and
 * spread over the units.
 */
export const phases = ["prepare", "try", "decide", "complete", "spread", "close"] as const;
export type Phase = (typeof phases)[number];

/** The courses that there are, by the ids of the offline consultant's options; `measure` for anything else. */
export const courses = [
	"stages",
	"renew",
	"partner",
	"measure",
	"pilot",
	"waves",
	"at-once",
	"team",
	"line",
	"evidence",
] as const;
export type CourseName = (typeof courses)[number];

/** Amounts and parts of the material come in as finished texts. */
export type PlanWords = {
	/** Of what the program is about. */
	title: (about: string) => string;
	untitled: string;
	/** By the decision's id; another decision's workstream is called like the option. */
	streams: Record<string, (choice: string) => string>;
	/** A role that the money does not pay for the whole time. */
	partTime: (role: string) => string;
	serves: (choice: string, question: string) => string;
	/** From what a workstream's cost was reckoned, as the option says it. */
	cost: (basis: string) => string;
	courses: Record<CourseName, Course>;
	/** What the work on the gaps is made of. */
	evidence: {
		list: string;
		find: (gap: string) => string;
		settle: (one: string, other: string) => string;
		report: string;
	};
	gates: readonly [Gate, Gate, Gate, Gate, Gate];
	criteria: {
		cause: (cause: string) => string;
		questions: (count: number) => string;
		moves: (kpi: string, from: string, to: string) => string;
		within: (budget: string) => string;
		kept: (rule: string) => string;
		reached: (target: string) => string;
	};
	kpis: {
		onTime: string;
		withinBudget: string;
		that: (what: string, does: string) => string;
		value: (quote: string) => string;
		disputed: string;
		named: string;
		returned: string;
		raised: string;
		halved: string;
		steering: string;
	};
	benefits: {
		stated: (quote: string) => string;
		saved: (quote: string) => string;
		savings: string;
		revenue: string;
		other: (cause: string) => string;
		quality: string;
	};
	risks: {
		figures: (one: string, other: string) => string;
		statements: (one: string, other: string) => string;
		settle: string;
		gap: (gap: string) => string;
		answer: string;
		warned: (quote: string) => string;
		prevent: string;
		rule: (quote: string) => string;
		calendar: string;
		cost: (upper: string, budget: string) => string;
		trim: string;
		late: (months: number, allowed: number) => string;
		shorten: string;
		con: (choice: string, con: string) => string;
		supposed: (assumption: string) => string;
		test: string;
		untested: string;
		watch: string;
	};
	funding: { budget: (amount: string) => string; missing: (budget: string) => string; unnamed: string };
	/** US dollars, whole. */
	money: (amount: number) => string;
	/** A decimal number of percent. */
	percent: (value: string) => string;
};

type Gate = { name: string; criteria: readonly string[]; deliverables: readonly string[] };

/** What the offline consultant's plans are made of; everything else in them comes from the material. */
export const planWords: Record<Language, PlanWords> = { en: english, de: german };
