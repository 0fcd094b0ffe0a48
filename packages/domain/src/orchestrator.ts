import { z } from "zod";
import { Provider, Run } from "./run.ts";
import { id, instant, requiredProse } from "./shape.ts";

/** What a task can be about. */
export const orchestratorEntities = [
	"program",
	"workstream",
	"task",
	"kpi",
	"risk",
	"benefit",
	"resource",
] as const;
export type OrchestratorEntity = (typeof orchestratorEntities)[number];

/** Revisions after the first build unless the task says otherwise, and at most. */
export const defaultRetries = 2;
export const mostRetries = 10;
const mostLines = 100;

const Line = z.string("Write each line as a text").max(2_000, "Use at most 2000 characters in a line");
const lines = (required: string) =>
	z
		.array(Line, {
			error: ({ input }) => (input == null && required !== "" ? required : "Give a list of lines"),
		})
		.max(mostLines, `Use at most ${mostLines} lines`)
		.transform((all) => all.map((line) => line.trim()).filter((line) => line !== ""))
		.refine((all) => required === "" || all.length > 0, required);

/** What a task without a description, or without a requirement, is answered with. */
export const taskMissing = "Task description is required";
export const requirementMissing = "At least one requirement is required";

const retriesSentence = `Choose 0 to ${mostRetries} revisions`;

/** What a task is about, as a client says it: "none" and an empty text are no entity. */
const EntityChoice = z
	.enum(
		[...orchestratorEntities, "none", ""],
		`Choose none, ${orchestratorEntities.join(", ")} as the entity`,
	)
	.nullish()
	.transform((value) => (value === "none" || value === "" ? null : value));

/** A task for the builder and the reviewer. */
export const NewOrchestratorTask = z.strictObject({
	taskDescription: requiredProse(20_000, taskMissing),
	requirements: lines(requirementMissing),
	constraints: lines("").nullish(),
	entity: EntityChoice,
	programId: z
		.uuid("The program's id is not valid")
		.nullish()
		.describe("The program whose data the agents may read"),
	objectId: z.uuid("The object's id is not valid").nullish().describe("The one object of that program"),
	preferredProvider: Provider.default("openai"),
	maxRetries: z
		.int({ error: retriesSentence, abort: true })
		.min(0, retriesSentence)
		.max(mostRetries, retriesSentence)
		.default(defaultRetries),
});
export type NewOrchestratorTask = z.infer<typeof NewOrchestratorTask>;

/** A file as the builder proposes it. The path is text from outside: shown, never written to. */
export const Artifact = z.object({ filePath: z.string(), content: z.string(), description: z.string() });
export type Artifact = z.infer<typeof Artifact>;

export const BuilderResponse = z.object({
	approach: z.string(),
	confidence: z.number().min(0).max(100).describe("Percent"),
	artifacts: z.array(Artifact),
	unmetRequirements: z.array(z.string()),
});
export type BuilderResponse = z.infer<typeof BuilderResponse>;

export const severities = ["critical", "high", "medium", "low"] as const;

export const QaReview = z.object({
	summary: z.string(),
	confidence: z.number().min(0).max(100).describe("Percent"),
	requirementsVerification: z.array(
		z.object({ requirement: z.string(), satisfied: z.boolean(), notes: z.string() }),
	),
	issues: z.array(
		z.object({
			severity: z.enum(severities),
			category: z.string(),
			description: z.string(),
			recommendation: z.string(),
		}),
	),
	criticalBlockers: z.array(z.string()),
});
export type QaReview = z.infer<typeof QaReview>;

export const verdicts = ["PASS", "FAIL"] as const;
export type Verdict = (typeof verdicts)[number];

/** How the work on a task may stand other than with a verdict: under way, cancelled, or unable to be done. */
export const openOutcomes = ["running", "cancelled", "failed"] as const;
export type OpenOutcome = (typeof openOutcomes)[number];

/** Why the loop stopped. */
export const stopReasons = ["passed", "retries", "no-progress", "cap", "cancelled"] as const;
export type StopReason = (typeof stopReasons)[number];

/** One round of the loop; the review is null while it is being written. */
export const Iteration = z.object({
	number: z.int().min(1),
	builderResponse: BuilderResponse,
	qaReview: QaReview.nullable(),
});
export type Iteration = z.infer<typeof Iteration>;

/** What a task's call answers. */
export const OrchestratorResult = z.object({
	id,
	runId: id,
	verdict: z.enum(verdicts),
	provider: Provider,
	iterations: z.int(),
	timestamp: instant,
	builderResponse: BuilderResponse,
	qaReview: QaReview,
	stopReason: z.enum(stopReasons),
});
export type OrchestratorResult = z.infer<typeof OrchestratorResult>;

/** A task with what came of it so far. */
export const OrchestratorTask = z.object({
	id,
	runId: id.nullable(),
	status: Run.shape.status,
	taskDescription: z.string(),
	requirements: z.array(z.string()),
	constraints: z.array(z.string()).nullable(),
	entity: z.enum(orchestratorEntities).nullable(),
	programId: id.nullable(),
	objectId: id.nullable(),
	preferredProvider: Provider,
	maxRetries: z.int(),
	verdict: z.string().nullable(),
	stopReason: z.enum(stopReasons).nullable(),
	provider: Provider.nullable(),
	iterations: z.int(),
	rounds: z.array(Iteration),
	errorCode: z.string().nullable(),
	errorMessage: z.string().nullable(),
	createdAt: instant,
	finishedAt: instant.nullable(),
	version: z.int(),
});
export type OrchestratorTask = z.infer<typeof OrchestratorTask>;
