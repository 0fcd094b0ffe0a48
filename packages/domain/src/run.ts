import { z } from "zod";
import { vendorIds, wordsOfVendors } from "./run/vendors.ts";
import { id, instant } from "./shape.ts";

/** What long work there is; each kind is one handler on the server. */
export const runKinds = [
	"extraction",
	"model-reading",
	"whys-tree",
	"whys-expansion",
	"root-cause",
	"research",
	"analysis",
	"decisions",
	"conversion",
	"orchestration",
] as const;
export type RunKind = (typeof runKinds)[number];

export const runStatuses = ["queued", "running", "succeeded", "failed", "cancelled"] as const;
export type RunStatus = (typeof runStatuses)[number];

/** Who serves the consultant and the orchestrator: a vendor, or the product itself. */
export const providers = [...vendorIds, "offline" as const];
export const Provider = z.enum(providers, `Choose ${vendorIds.join(", ")} or offline`);
export type Provider = z.infer<typeof Provider>;

/** What the default models are called. */
export const modelLabels = wordsOfVendors("label");

/** A provider as the screens offer it. */
export const ProviderStatus = z.object({
	id: Provider,
	/** The specified name: GPT-5, Claude Sonnet 4, Gemini 2.5 Pro, Offline analysis; or Local model. */
	label: z.string(),
	/** The configured model; null for the offline consultant, and for a local model that nobody has named. */
	model: z.string().nullable(),
	available: z.boolean(),
	/** The variable that would make it available; null when nothing is needed. */
	variable: z.string().nullable(),
});
export type ProviderStatus = z.infer<typeof ProviderStatus>;

/** A durable piece of long work, and its line in the ledger. Costs are estimates in US dollars, decimal strings. */
export const Run = z.object({
	id,
	kind: z.enum(runKinds),
	status: z.enum(runStatuses),
	progress: z.int().min(0).max(100).describe("Percent"),
	sessionId: z.string().nullable(),
	personId: id.nullable(),
	provider: Provider.nullable(),
	model: z.string().nullable(),
	promptVersion: z.string().nullable(),
	inputHash: z.string().nullable(),
	attempts: z.int(),
	calls: z.int().describe("Calls to a model or a vendor's search, failed ones and repetitions included"),
	inputTokens: z.int(),
	cachedTokens: z.int().describe("Those of the input that the vendor's cache had"),
	outputTokens: z.int(),
	cost: z.string(),
	estimatedCost: z.string().nullable().describe("Expected before it began"),
	costCap: z.string().nullable().describe("Where it stops"),
	errorCode: z.string().nullable(),
	errorMessage: z.string().nullable(),
	createdAt: instant,
	startedAt: instant.nullable(),
	finishedAt: instant.nullable(),
	version: z.int(),
});
export type Run = z.infer<typeof Run>;

/**
 * Something that happened in a run, in the order of `sequence` (from 1). `progress` and `query` carry
 * `{ progress, message }`, `complete` `{ data }`, `error` `{ error, code }`, `cancelled` and `retry` nothing.
 */
export const RunEvent = z.object({
	sequence: z.int().min(1),
	kind: z.enum(["progress", "query", "complete", "error", "cancelled", "retry"]),
	data: z.record(z.string(), z.unknown()),
	at: instant,
});
export type RunEvent = z.infer<typeof RunEvent>;

/** Whether nothing follows this event, unless somebody starts the run again. */
export function endsRun({ kind }: Pick<RunEvent, "kind">): boolean {
	return kind === "complete" || kind === "error" || kind === "cancelled";
}
