import { z } from "zod";
import { id } from "../shape.ts";
import { SessionId, VersionNumber } from "./session.ts";

/** The kinds of object that may have an origin, as the audit trail calls them. */
export const originKinds = [
	"program",
	"workstream",
	"task",
	"gate criterion",
	"kpi",
	"benefit",
	"risk",
	"mitigation",
	"funding source",
	"team member",
	"open role",
] as const;
export type OriginKind = (typeof originKinds)[number];

/**
 * The kinds that a program is asked to have a reason for; a mitigation has its risk's, a team member many programs, an
 * open role its tasks'.
 */
export const reportedKinds = [
	"program",
	"workstream",
	"task",
	"gate criterion",
	"kpi",
	"benefit",
	"risk",
	"funding source",
] as const satisfies readonly OriginKind[];

/** A kind in a person's words. */
export const originKindWords: Record<OriginKind, { one: string; many: string }> = {
	program: { one: "Program", many: "Program" },
	workstream: { one: "Workstream", many: "Workstreams" },
	task: { one: "Task", many: "Tasks" },
	"gate criterion": { one: "Gate criterion", many: "Gate criteria" },
	kpi: { one: "KPI", many: "KPIs" },
	benefit: { one: "Benefit", many: "Benefits" },
	risk: { one: "Risk", many: "Risks" },
	mitigation: { one: "Mitigation", many: "Mitigations" },
	"funding source": { one: "Funding source", many: "Funding sources" },
	"team member": { one: "Team member", many: "Team members" },
	"open role": { one: "Open role", many: "Open roles" },
};

/** A sentence with its place, as it can be shown to everybody who may read the program. */
export const TraceQuote = z.object({
	text: z.string(),
	verified: z.boolean().describe("Whether the stored passage holds these very words now"),
	documentId: id.nullable().describe("Null once the document is gone"),
	documentName: z.string().nullable(),
	passageId: id.nullable(),
	page: z.int().nullable().describe("From 1; null when the document has no pages"),
});
export type TraceQuote = z.infer<typeof TraceQuote>;

const Option = z.object({ id: z.string(), label: z.string(), description: z.string() });

/** One reason for an object, from the decision that it serves down to the sentence that all of it rests on. */
export const TraceOrigin = z.object({
	id,
	sessionId: SessionId.nullable().describe("Null when the strategy session is not open to the caller"),
	strategy: z.string().describe("The session's title"),
	versionNumber: z.int(),
	versionLabel: z.string().nullable(),
	decision: z
		.object({
			id: z.string(),
			question: z.string(),
			chosen: Option.extend({ reasoning: z.string() }).nullable(),
			alternatives: z.array(Option).describe("What was not chosen"),
			quotes: z.array(TraceQuote),
		})
		.nullable()
		.describe("Null when the strategy as a whole is the reason"),
	rootCause: z.string().nullable(),
	whys: z
		.array(
			z.object({
				level: z.int().min(1).max(5),
				question: z.string().nullable(),
				option: z.string(),
				quotes: z.array(TraceQuote),
			}),
		)
		.describe("From level 1 to the root cause"),
	quote: TraceQuote.nullable().describe("The sentence that the object itself answers to"),
});
export type TraceOrigin = z.infer<typeof TraceOrigin>;

const ObjectName = z.object({ objectType: z.enum(originKinds), objectId: id, title: z.string() });

/** Why an object exists. Without origins nobody has said why. */
export const Trace = z.object({
	objectType: z.enum([...originKinds, "stage gate"]),
	objectId: id,
	title: z.string(),
	within: ObjectName.nullable().describe("A task's workstream, a mitigation's risk"),
	origins: z.array(TraceOrigin),
});
export type Trace = z.infer<typeof Trace>;

/** Whose thread. A stage gate's and a team member's are those of one program. */
export const TraceRequest = z
	.strictObject({
		objectType: z.enum([...originKinds, "stage gate"], "Say which kind of object"),
		objectId: id,
		programId: id.optional().describe("Needed for a stage gate, which serves every program"),
	})
	.refine(({ objectType, programId }) => objectType !== "stage gate" || programId !== undefined, {
		path: ["programId"],
		error: "Say of which program",
	});

/** Everything that rests on a passage, or on any passage of a document. */
export const RestsOnQuery = z
	.strictObject({ passageId: id.optional(), documentId: id.optional() })
	.refine(({ passageId, documentId }) => (passageId === undefined) !== (documentId === undefined), {
		error: "Name a passage or a document",
	});

export const RestsOn = z.object({
	whys: z.array(
		z.object({
			nodeId: id,
			level: z.int(),
			option: z.string(),
			chosen: z.boolean(),
			against: z.boolean().describe("The passage speaks against it"),
		}),
	),
	decisions: z.array(
		z.object({
			sessionId: SessionId,
			versionNumber: z.int(),
			versionLabel: z.string().nullable(),
			decisionId: z.string(),
			question: z.string(),
		}),
	),
	objects: z.array(
		ObjectName.extend({
			programId: id,
			programName: z.string(),
			through: z
				.enum(["quote", "decision", "why"])
				.describe("Whether it quotes the passage itself, or rests on something that does"),
		}),
	),
});
export type RestsOn = z.infer<typeof RestsOn>;

/** How many orphans of a kind a report names; the counts are of all. */
export const mostOrphansNamed = 200;

/** What of a program is not linked to a decision, by kind. */
export const OrphanReport = z.object({
	programId: id,
	total: z.int(),
	orphans: z.int(),
	kinds: z.array(
		z.object({
			objectType: z.enum(reportedKinds),
			total: z.int(),
			orphans: z.int(),
			named: z.array(z.object({ id, title: z.string() })).describe(`The first ${mostOrphansNamed}`),
		}),
	),
});
export type OrphanReport = z.infer<typeof OrphanReport>;

/** Gives an object its reason. */
export const LinkOrigin = z.strictObject({
	objectType: z.enum(originKinds, "Say which kind of object"),
	objectId: id,
	programId: id.optional().describe("Needed for a team member, who belongs to no program"),
	sessionId: SessionId,
	versionNumber: VersionNumber,
	decisionId: z.string().min(1).max(200),
});

/** A version's decisions, to choose a reason from. */
export const OriginChoice = z.object({
	sessionId: SessionId,
	strategy: z.string(),
	versionNumber: z.int(),
	versionLabel: z.string().nullable(),
	ofProgram: z.boolean().describe("Whether the program was made from this version"),
	decisions: z.array(z.object({ id: z.string(), question: z.string(), chosen: z.string().nullable() })),
});
export type OriginChoice = z.infer<typeof OriginChoice>;
