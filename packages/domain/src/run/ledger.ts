import { z } from "zod";
import { type Provider, Run, type RunKind, type RunStatus, runKinds, runStatuses } from "../run.ts";
import { amount, day, id, version, versionAsRead } from "../shape.ts";
import { numberWriter } from "../value/writing.ts";
import { wordsOfVendors } from "./vendors.ts";

/** Each kind of run in words. */
export const runKindWords: Record<RunKind, string> = {
	extraction: "Reading a document",
	"model-reading": "Reading the case",
	"whys-tree": "Five Whys",
	"whys-expansion": "Deeper whys",
	"root-cause": "Root cause check",
	research: "Research",
	analysis: "Strategic analysis",
	decisions: "Strategic decisions",
	conversion: "Program plan",
	orchestration: "AI orchestrator",
};

/** Each outcome in words. */
export const runStatusWords: Record<RunStatus, string> = {
	queued: "Waiting",
	running: "Under way",
	succeeded: "Done",
	failed: "Failed",
	cancelled: "Cancelled",
};

/** Each provider in words. */
export const providerWords: Record<Provider, string> = {
	...wordsOfVendors("name"),
	offline: "Offline analysis",
};

/** A line of the ledger. */
export const LedgerEntry = z.object({
	...Run.shape,
	personName: z.string().nullable(),
	title: z.string().nullable().describe("Of its session or task, where the caller may see it"),
	place: z
		.object({ objectType: z.string(), objectId: z.string() })
		.nullable()
		.describe("Where what came of it is found; null where the caller may not see it"),
	durationMs: z.int().nullable().describe("From its first attempt to its end; null while it is under way"),
});
export type LedgerEntry = z.infer<typeof LedgerEntry>;

/** Which runs: one's own, or for an Admin everybody's; the newest, or those asked for before `before`. */
export const LedgerQuery = z.strictObject({
	all: z.boolean().default(false).describe("Everybody's; for Admins"),
	kind: z.enum(runKinds).optional(),
	status: z.enum(runStatuses).optional(),
	sessionId: z.string().max(100).optional(),
	before: id.optional().describe("The last run that is known; older ones follow"),
	limit: z.int().min(1).max(100).default(50),
});
export type LedgerQuery = z.infer<typeof LedgerQuery>;

/** For how many days back totals are told. */
export const totalsDays = 30;

/** What a person's runs have used on a day (UTC). */
export const DayTotal = z.object({
	day,
	personId: id,
	personName: z.string(),
	runs: z.int(),
	inputTokens: z.int(),
	cachedTokens: z.int().describe("Those of the input that the vendor's cache had"),
	outputTokens: z.int(),
	cost: z.string().describe("Estimated, in US dollars"),
});
export type DayTotal = z.infer<typeof DayTotal>;

const twoDigits = numberWriter({ minimumFractionDigits: 2, maximumFractionDigits: 2 });
const fourDigits = numberWriter({ minimumFractionDigits: 4, maximumFractionDigits: 4 });

/** An amount of US dollars: `$1,234.50`, and what is less than a cent exactly enough to be more than nothing. */
export function dollars(amount: string | number): string {
	const value = Number(amount);
	const digits = value !== 0 && Math.abs(value) < 0.01 ? fourDigits : twoDigits;
	return `$${digits.format(value)}`;
}

const mostDollars = 100_000;
const cap = amount
	.refine((value) => Number(value) <= mostDollars, `Enter at most ${dollars(mostDollars)}`)
	.nullable();
const perHour = z
	.int({ error: "Enter a whole number" })
	.min(1, "Enter at least 1")
	.max(100_000, "Enter at most 100,000")
	.nullable();

/** How much AI people may use. What is null is not limited. Costs are in US dollars. */
export const AiLimits = z.strictObject({
	costPerRun: cap,
	costPerPersonAndDay: cap,
	runsPerPersonAndHour: perHour,
	version,
});
export type AiLimits = z.infer<typeof AiLimits>;

/** What sets the limits, all of them. */
export const AiLimitsChange = AiLimits.extend({ version: versionAsRead });
export type AiLimitsChange = z.infer<typeof AiLimitsChange>;
