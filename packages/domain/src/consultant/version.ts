import { z } from "zod";
import { Provider } from "../run.ts";
import { changeOf, id, instant, requiredProse, requiredText, version } from "../shape.ts";
import { Analysis, EnhancedAnalysis } from "./analysis.ts";
import { Decision, SelectedDecisions } from "./decision.ts";
import { Reservation } from "./integration/reservations.ts";
import { Plan, PlanValidation } from "./plan.ts";
import { ResearchResult } from "./research.ts";
import { SessionId, VersionNumber } from "./session.ts";

/** A numbered take on a strategy, as lists show it and as its screens read it. */
export const StrategyVersion = z.object({
	id,
	sessionId: SessionId,
	versionNumber: z.int(),
	versionLabel: z.string().nullable(),
	inputSummary: z.string().nullable(),
	rootCause: z.string().nullable(),
	whysPath: z.array(z.string()),
	branchedFrom: z.int().nullable(),
	provider: z.string().nullable().describe("Who wrote last; each part names its own author"),
	status: z.string().describe("draft, converting, finalized, converted_to_program"),
	createdAt: instant,
	finalizedAt: instant.nullable(),
	convertedProgramId: id.nullable(),
	analysis: Analysis.nullable(),
	enhancedAnalysis: EnhancedAnalysis.nullable(),
	research: ResearchResult.nullable(),
	decisions: z.array(Decision).nullable(),
	selectedDecisions: SelectedDecisions,
	program: Plan.nullable(),
	version: z.int(),
});
export type StrategyVersion = z.infer<typeof StrategyVersion>;

/** One version with the judgement of its plan. */
export const VersionDetail = z.object({ ...StrategyVersion.shape, validation: PlanValidation.nullable() });
export type VersionDetail = z.infer<typeof VersionDetail>;

const ofVersion = { sessionId: SessionId, versionNumber: VersionNumber };
export const OfVersion = z.strictObject(ofVersion);
const provider = Provider.optional();

export const EnhanceAnalysis = z.strictObject({
	...ofVersion,
	rootCause: requiredProse(2_000, "Missing root cause or whys path"),
	whysPath: z
		.array(z.union([z.string(), z.object({ option: z.string() })]))
		.min(1, "Missing root cause or whys path"),
	provider,
	again: z.boolean().optional(),
});

export const RegenerateDecisions = z.strictObject({ ...ofVersion, provider, again: z.boolean().optional() });

/** The documented call has no version; a client that sends one gets CONFLICT when it is stale. */
export const SelectDecisions = z.strictObject({
	...ofVersion,
	selectedDecisions: SelectedDecisions,
	version: version.optional(),
});

export const ConvertToPlan = z.strictObject({ ...ofVersion, provider, again: z.boolean().optional() });

export const LabelVersion = changeOf({
	...ofVersion,
	versionLabel: requiredText(200, "Give the version a label").nullable(),
});

/** A new version from an old one, with some decisions changed. */
export const BranchVersion = z.strictObject({
	...ofVersion,
	selectedDecisions: SelectedDecisions.optional(),
	versionLabel: requiredText(200, "Give the version a label").nullish(),
});

export const CompareVersions = z.strictObject({
	sessionId: SessionId,
	version1: VersionNumber,
	version2: VersionNumber,
});
export type CompareVersions = z.infer<typeof CompareVersions>;

const Compared = StrategyVersion.pick({
	versionNumber: true,
	rootCause: true,
	analysis: true,
	decisions: true,
	selectedDecisions: true,
});
export const VersionComparison = z.object({
	differences: z.object({
		root_cause_changed: z.boolean().describe("They answer to different root causes"),
		approach_changed: z
			.boolean()
			.describe("Another approach is chosen; where none is, others are recommended"),
		market_changed: z.boolean(),
		decisions_changed: z.array(z.string()).describe("Ids of decisions"),
	}),
	version1: Compared,
	version2: Compared,
});
export type VersionComparison = z.infer<typeof VersionComparison>;

/** What integration made. */
export const IntegrationSummary = z.object({
	programId: id,
	workstreamsCreated: z.int(),
	tasksCreated: z.int(),
	stageGatesCreated: z.int(),
	kpisCreated: z.int(),
	benefitsCreated: z.int(),
	risksCreated: z.int(),
	fundingSourcesCreated: z.int(),
	resourcesCreated: z.int().describe("Team members: people whom the material names"),
	openRolesCreated: z.int().default(0).describe("Roles that nobody fills yet"),
	reservations: z
		.array(Reservation)
		.default([])
		.describe("With what the plan became a program all the same; its dashboard shows them"),
});
export type IntegrationSummary = z.infer<typeof IntegrationSummary>;
/** A summary as a version keeps it: of an earlier schema it has no open roles or reservations. */
export type StoredIntegration = z.input<typeof IntegrationSummary>;
