import type { KpiUnit } from "@throughline/domain/kpi/unit";
import type { Binding } from "@throughline/domain/stage-gate/criterion";
import type { benefit, expense, kpi, risk, riskMitigation, stageGateReview, task } from "../schema.ts";
import type { Sentence } from "./strategy/memo.ts";
import type { Member } from "./team.ts";

/**
 * What a demo program is about, told without dates: weeks count from the program's first Monday, months
 * back from today. The files in `rows/` turn it into rows.
 */
export type Story = {
	name: string;
	description: string;
	status: string;
	/** Who runs it and prepares its gates, and for whom it is run. */
	lead: Member;
	sponsor: Member;
	/** How many weeks ago it began, and how many it takes. */
	beganWeeksAgo: number;
	weeks: number;
	workstreams: WorkstreamStory[];
	gates: GateStory[];
	/** Own criteria at a gate, in place of those of every program. */
	criteria?: CriterionStory[];
	/** What nobody is found for yet, by the names of its workstream and tasks; `days` in person-days. */
	openRoles?: { name: string; workstream: string; percent: number; days: number; tasks: string[] }[];
	kpis: KpiStory[];
	risks: RiskStory[];
	benefits: BenefitStory[];
	funding: { sourceName: string; amount: number; receivedMonthsAgo: number }[];
	spending: Spending;
	/** In dollars, set aside for risks beside the budget. */
	contingency: number;
};

export type WorkstreamStory = {
	name: string;
	description: string;
	lead: Member;
	tasks: TaskStory[];
	/** Summary tasks over some of its tasks, by their keys. */
	summaries?: { name: string; owner: Member; of: string[] }[];
	/** The sentence of the strategy's memo that is the reason for it. */
	because?: Sentence;
};

export type TaskStory = {
	/** By which other tasks of the program name it. */
	key: string;
	name: string;
	description?: string;
	owner: Member;
	/** Who else works on it. */
	together?: Member[];
	/** Not before this week of the program, from 0. */
	week?: number;
	/** Duration as planned; a milestone has none. */
	weeks?: number;
	milestone?: true;
	/** Weeks that it takes longer than planned. */
	slips?: number;
	after?: (string | { task: string; kind: "FS" | "SS" | "FF" | "SF"; lagWeeks?: number })[];
	priority?: (typeof task.$inferInsert)["priority"];
	/** Where it stands, when the calendar alone does not say it. */
	status?: "At Risk" | "Delayed" | "On Hold";
	progress?: number;
	/** The sentence behind it, when it is another one than its workstream's. */
	because?: Sentence;
};

export type GateStory = {
	code: "G0" | "G1" | "G2" | "G3" | "G4";
	status: NonNullable<(typeof stageGateReview.$inferInsert)["status"]>;
	/** Week of the program in which the review is. */
	week: number;
	note: string;
	decidedBy?: Member;
};

export type CriterionStory = {
	gate: GateStory["code"];
	text: string;
	/** What it is measured by; a KPI by its name, with percent of the target. */
	binding?: Exclude<Binding, { measure: "kpi" }> | { kpi: string; atLeast: string };
};

export type KpiStory = {
	name: string;
	description: string;
	unit: KpiUnit | null;
	direction?: (typeof kpi.$inferInsert)["direction"];
	frequency?: (typeof kpi.$inferInsert)["frequency"];
	/** Measured a year ago, measured now, wanted. */
	from: number;
	now: number;
	target: number;
	decimals?: number;
	owner: Member;
	because?: Sentence;
};

export type RiskStory = {
	description: string;
	category: string;
	likelihood: NonNullable<(typeof risk.$inferInsert)["likelihood"]>;
	impact: NonNullable<(typeof risk.$inferInsert)["impact"]>;
	/** Likelihood and impact once the mitigations are done. */
	residual?: [RiskStory["likelihood"], RiskStory["impact"]];
	/** How it was assessed at first, when that has changed. */
	before?: [RiskStory["likelihood"], RiskStory["impact"]];
	status?: (typeof risk.$inferInsert)["status"];
	/** In dollars, if it happens. */
	cost: number;
	owner: Member;
	plan?: string;
	mitigations?: {
		description: string;
		effect: string;
		cost: number;
		/** Due in this many weeks from today; negative: that many weeks ago. */
		dueInWeeks: number;
		status: NonNullable<(typeof riskMitigation.$inferInsert)["status"]>;
		owner: Member;
	}[];
	because?: Sentence;
};

export type BenefitStory = {
	name: string;
	description: string;
	category: string;
	/** In dollars, over `months` months that begin `fromMonthsAgo` ago (negative: in the future). */
	target: number;
	fromMonthsAgo: number;
	months: number;
	/** Came, of what was planned until today: 1 is as planned. */
	yield: number;
	status: NonNullable<(typeof benefit.$inferInsert)["status"]>;
	owner: Member;
	because?: Sentence;
};

/** What was spent in all, in dollars, and on what. The lines share it by weight. */
export type Spending = {
	total: number;
	lines: {
		category: NonNullable<(typeof expense.$inferInsert)["category"]>;
		description: string;
		/** Whether it is paid to find out if there should be a program at all. */
		isBeforeStart?: true;
		vendor: string | null;
		/** Share in one occurrence, in relation to the other lines. */
		weight: number;
		/** First and last month, counted back from this one. */
		months: [number, number];
		/** Every so many months; 1 unless said. */
		every?: number;
	}[];
};
