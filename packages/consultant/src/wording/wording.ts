import type { readinessReasons } from "@throughline/domain/consultant/case";
import type { StatedTime } from "../figures/stated-time.ts";
import { type KnownLanguage, type Language, spoken } from "../languages/language.ts";
import type { TextKind } from "../languages/text-kinds/text-kind-words.ts";
import { dutch } from "./dutch.ts";
import { english } from "./english.ts";
import { french } from "./french.ts";
import { german } from "./german.ts";
import { italian } from "./italian.ts";
import { spanish } from "./spanish.ts";

/** What the consultant says by itself; everything else is quoted or a playbook's. */
export type Wording = {
	/** The language that these sentences are in: the text's, English beside an unknown one. */
	language: KnownLanguage;
	/** Spans of time that are no unit of `Intl`, one and several. */
	spans: Record<"workingDay" | "quarter", readonly [string, string]>;
	/** What a price is for one of. */
	per(unit: string): string;
	rootQuestion(problem: string): string;
	noProblem: string;
	whyIs(option: string): string;
	/** `connected`: whether the text connects it with the level above; null where that is the problem. */
	/** `connected` is false of what stands beside the level above, or in another row of the problem's table. */
	statedCause(about: {
		contradicted: number;
		speaker: string | null;
		connected: boolean | null;
		explains: "problem" | "level";
	}): string;
	/** Said of a level under a stated cause for which nothing in the text was found; `mayStop`: that may be the root cause. */
	reasonsEnd(mayStop: boolean): string;
	typicalCause(playbook: string, evidence: string | null): string;
	whichHolds(topic: string): string;
	/** What an unready text seems to be. */
	readiness: Record<Exclude<(typeof readinessReasons)[number], "no-explanation">, string>;
	/** The same where its kind is clear. */
	textKind: Record<TextKind, string>;
	/** An unready text says what is wrong, but not why; `unfelt`: nor what it leads to. */
	unexplained(unfelt: boolean): string;
	/** Which language a text in an unknown one seems to be in. */
	foreign(language: string): string;
	/**
	 * What the problem costs: by the year, also where that is reckoned from some months (`projected`), else as the text says
	 * it, with the time and the things that it is for.
	 */
	problemCost(about: { amount: string; yearly: boolean; projected: boolean; quote: string }): string;
	measures: {
		question(problem: string): string;
		/** The same of a cause too long to be quoted whole. */
		questionUnquoted: string;
		context(about: {
			stated: number;
			/** None of what the text proposes speaks of the root cause. */
			unserved: boolean;
			cap: string | null;
			deadline: string | null;
			mustNots: readonly string[];
			/** A sentence on what the problem costs. */
			problemCost: string | null;
		}): string;
		leave: string;
		leaveDescription(cost: string | null): string;
		/** How the text speaks of it. */
		open: string;
		agreed: string;
		recommended: string;
		rejected: string;
		noPrice(range: string): string;
		/** An amount with its arithmetic. */
		price(amount: string): string;
		/**
		 * What recurs, beside what is paid once; `total` is what is counted of both where that differs, `months` for how long
		 * where that is not the first year.
		 */
		runningPrice(about: {
			once: string | null;
			yearly: string;
			total: string | null;
			months: string | null;
		}): string;
		/** Over what time something that recurs is counted; `months` null for the first year. */
		counted(months: string | null): string;
		/** Until somebody is found for a post, of which the text gives no time. */
		noTimeOfPost(months: string): string;
		/** Somebody is to do it already. */
		ordered(quote: string): string;
		noTime: string;
		/** The time that the text states, its number as it is written. */
		time(time: StatedTime, written: string): string;
		/** It can be had without waiting. */
		atOnce: string;
		/** The day before which it does not begin. */
		begins(date: string): string;
		due(date: string): string;
		byPerson(name: string): string;
		/** Costs of which a part recurs, added up: what is paid once, what every year, and what is counted of both. */
		sum(about: { once: string | null; yearly: string; counted: string; total: string }): string;
		/** In brackets behind a cost: what of it is paid every year, and over what time that is counted; `part`: of less than a year. */
		recurring(about: { yearly: string; part: string | null; counted: string }): string;
		/** `counted`: over what time that which recurs is counted. */
		withinCap(cap: string, counted: string | null): string;
		/** A price in another currency than the case. */
		foreign(price: string): string;
		overCap(cap: string, by: string, counted: string | null): string;
		lateBy(deadline: string, months: string): string;
		inTime(deadline: string): string;
		/** It has worked, in a trial or elsewhere. */
		proven(quote: string): string;
		contested(quote: string): string;
		forbids(quote: string): string;
		nothingChanges: string;
		noEffort: string;
		withPrice: string;
		unknown(price: boolean, time: boolean): string;
	};
	/** Of what a model says beyond the text. */
	model: {
		estimate: string;
		figures(figures: readonly string[]): string;
		cost: string;
		time: string;
	};
	accountable: {
		question: string;
		context: string;
		named(name: string, role: string): string;
		/** Who was chosen to answer for the whole. */
		leads(name: string): string;
		other: string;
		otherDescription: string;
		away(reason: string): string;
		otherPro: string;
		otherCon: string;
	};
	assumption: {
		cause(cause: string): string;
		budget(amount: string): string;
		deadline(date: string): string;
		contradiction(topic: string): string;
		measure(name: string, value: string): string;
	};
	effort(days: string, rate: string, from: string): string;
	/** The same in a currency in which no rate is assumed. */
	effortWithoutRate(days: string, currency: string, from: string): string;
	playbookBasis(playbook: string, size: string): string;
	size(size: "S" | "M" | "L", basis: string): string;
	sizeBasis: {
		cap(amount: string): string;
		price(amount: string): string;
		cost(amount: string): string;
		months(months: string): string;
		measures(count: number): string;
		nothing: string;
	};
	plan: {
		title(subject: string, from: string | null, to: string | null): string;
		fromText: string;
		fromPlaybook(playbook: string): string;
		kpiBasis(baseline: string | null, target: string | null): string;
		kpiOpen(days: number): string;
		/** Cost that is avoided: the part that the target removes, or all of it at most. */
		avoided(quote: string, upTo: boolean): string;
		/** Nothing says which part of the whole cost is avoided. */
		avoidedAtMost(whole: string): string;
		/** The part that goes where the target for what is measured is reached. */
		avoidedPart(about: { calculation: string; measure: string }): string;
		payback(months: string, calculation: string): string;
		/** What runs on costs as much as is gained, or more. */
		noPayback(yearly: string, gain: string): string;
		/** Risks that follow from the plan itself and the text's own figures and people. */
		tightBudget(planned: string, cap: string): string;
		tightTime(planned: string, left: string): string;
		restsOn(name: string, count: number, of: number): string;
		/** What is only held, and what was counted against it. */
		doubted(one: string, other: string): string;
		unresolved(one: string, other: string): string;
		pricesAssumed(labels: readonly string[]): string;
		calculated: string;
		budgetLimit(about: { cap: string; planned: string; met: boolean; over: string }): string;
		deadlineLimit(about: {
			date: string;
			months: string;
			left: string;
			met: boolean;
			late: string;
			isOver: boolean;
		}): string;
		gates: Record<"G0" | "G1" | "G2" | "G3" | "G4", string>;
		deliverables: Record<"G0" | "G1" | "G2" | "G3" | "G4", string>;
		spendApproved(amount: string): string;
		halfWay(about: { kpi: string; value: string; from: string; to: string }): string;
		doneBy(date: string): string;
		funding: string;
		fundingOpen: string;
		fundingMissing: string;
		summary: {
			wrong(problem: string, cost: string | null): string;
			why(cause: string, whose: "stated" | "own" | "assumed"): string;
			/** Prices in other currencies than the case, of what was chosen. */
			foreign(prices: readonly string[]): string;
			/** Prices of a piece, of which the text does not say how many. */
			perUnit(prices: readonly string[]): string;
			/** The text names a currency that several countries have, and no country. */
			openCurrency(name: string): string;
			proposed(labels: readonly string[]): string;
			/** Nothing of what the text proposes speaks of the root cause. */
			unserved: string;
			/** So much of it is for what the text does not propose. */
			assumed(cost: string): string;
			takes(cost: string, months: string, limits: readonly string[]): string;
			/** By whom, by which day, which may be over, and who brings it to them. */
			decide(
				question: string,
				by: string | null,
				day: { text: string; isPast: boolean } | null,
				bringer: string | null,
			): string;
		};
	};
};

const wordings: Record<KnownLanguage, Wording> = {
	en: english,
	de: german,
	fr: french,
	es: spanish,
	it: italian,
	nl: dutch,
};

/** The sentences in a language; English in an unknown one. */
export function wording(language: Language): Wording {
	return wordings[spoken(language)];
}
