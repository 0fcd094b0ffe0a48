import { z } from "zod";
import { Provider } from "../run.ts";
import { changedText, changeOf, id, instant, PlaybookId, pastedProse, pastedText } from "../shape.ts";
import { CaseAssessment } from "./case.ts";
import { inputRequired, mostFiles } from "./upload.ts";
import { deepestWhy, firstFinalWhy, WhysTree } from "./whys.ts";

/** Why a session from which programs came cannot be deleted; they are named. */
export const restsOnStrategy = (programs: readonly string[]) =>
	programs.length > 1
		? `${programs.map((name) => `“${name}”`).join(" and ")} rest on this strategy. Delete the programs first.`
		: `“${programs.join()}” rests on this strategy. Delete the program first.`;

/** A session's id: made by the client or the server, of a timestamp and random characters. */
export const SessionId = z
	.string({ error: "Say which session" })
	.regex(/^[A-Za-z0-9_-]{1,100}$/, "This is not a valid session id");

/** How many versions a session may have. */
export const VersionNumber = z.int("The version number is a whole number from 1").min(1).max(10_000);

/** Its size is checked by the procedures, as that of a file is: beyond `largestText` the answer is 413. */
const InputText = pastedText(inputRequired).describe("At most 10 MB of UTF-8");
const Statement = pastedProse(2_000, "Write a statement");
/** Which provider is to serve from now on; when nobody is named the one that the session has, else the configured one. */
const provider = Provider.optional();
const input = z.string().optional().describe("Accepted as documented; what counts is the stored input");

export const AnalyzeText = z.strictObject({ text: InputText, sessionId: SessionId.optional(), provider });

/** A playbook in place of a text: in a new session, or in an own one. */
export const StartFromPlaybook = z.strictObject({
	playbookId: PlaybookId,
	sessionId: SessionId.optional(),
	provider,
});

/** Files that came with the call, by their names and the SHA-256 of their bytes, and a text beside them. */
export const AnalyzeFiles = z.strictObject({
	sessionId: SessionId.optional(),
	provider,
	text: InputText.optional(),
	files: z
		.array(z.strictObject({ name: z.string().min(1).max(300), sha256: z.string().regex(/^[0-9a-f]{64}$/) }))
		.max(mostFiles),
});

/** Where a source is from. */
export const sourceKinds = ["text", "file", "web"] as const;

/** How a source was read: as it was typed, as the text of a file, or from pictures. */
export const sourceReaders = ["typed", "text", "ocr"] as const;

/** A text or file of a session, without its content. */
export const SourceDocument = z.object({
	id,
	sessionId: SessionId,
	kind: z.enum(sourceKinds),
	name: z.string(),
	mediaType: z.string(),
	byteSize: z.int(),
	url: z.string().nullable(),
	pages: z.int().nullable().describe("Pages or sheets; null when it has none"),
	characters: z.int(),
	readBy: z.enum(sourceReaders),
	notes: z.array(z.string()).describe("What a person must know of the reading"),
	downloadable: z.boolean(),
	createdAt: instant,
});
export type SourceDocument = z.infer<typeof SourceDocument>;

/** Where a walk stands. */
export const stages = ["whys", "research", "analysis", "decisions", "plan", "program"] as const;
export type Stage = (typeof stages)[number];

/** A walk from an idea to a plan, as its screens see it. */
export const StrategySession = z.object({
	id: SessionId,
	title: z.string().describe("The first line of what was put in"),
	planTitle: z
		.string()
		.nullable()
		.describe("What its newest version's plan is called; null where it has none"),
	inputText: z.string(),
	rootQuestion: z.string().nullable(),
	rootCause: z.string().nullable(),
	whysPath: z.array(z.string()),
	provider: Provider.nullable().describe(
		"Who serves it on every device: chosen last, or whom it was begun with; null before that",
	),
	documents: z.array(SourceDocument),
	latestVersion: z.int().nullable(),
	stage: z.enum(stages),
	isOpen: z
		.boolean()
		.describe("Whether the caller sees all of it; else they read what the program rests on that came of it"),
	mayChange: z
		.boolean()
		.describe("Whether the caller may work in it: their own, and for Admins what belongs to nobody"),
	programs: z
		.array(z.string())
		.describe("Names of the programs that came of its versions; while there is one, it cannot be deleted"),
	hasTree: z.boolean(),
	caseChecked: z.boolean().describe("Somebody confirmed or corrected something of its case"),
	hasResearch: z.boolean(),
	createdAt: instant,
	updatedAt: instant,
	version: z.int(),
});
export type StrategySession = z.infer<typeof StrategySession>;

export const Analyzed = z.object({
	sessionId: SessionId,
	inputContent: z.string().describe("Everything that was read, as one text"),
	documents: z.array(SourceDocument),
	...CaseAssessment.partial().shape,
});

/** A passage as the source viewer shows it. */
export const PassageEntry = z.object({
	id,
	position: z.int(),
	start: z.int(),
	end: z.int(),
	text: z.string(),
	page: z.int().nullable().describe("From 1"),
});
export type PassageEntry = z.infer<typeof PassageEntry>;

export const SourceText = z.object({
	document: SourceDocument,
	passages: z.array(PassageEntry),
	total: z.int(),
});
export type SourceText = z.infer<typeof SourceText>;

export const GenerateTree = z.strictObject({
	sessionId: SessionId,
	input,
	provider,
	again: z.boolean().optional().describe("Makes a new tree in place of the stored one"),
	goOn: z.boolean().optional().describe("Makes the branches although the case is not ready"),
});

/** The tree of a session with what its case is worth; without branches while the case is not ready. */
export const GeneratedTree = z.object({ tree: WhysTree, ...CaseAssessment.shape });

/** A chosen path: the options' texts, or the nodes themselves. */
const Path = z
	.array(z.union([Statement, z.object({ option: Statement })]))
	.max(deepestWhy)
	.transform((path) => path.map((step) => (typeof step === "string" ? step : step.option)));

export const ExpandWhy = z
	.strictObject({
		sessionId: SessionId,
		nodeId: z
			.string()
			.max(200)
			.nullish()
			.describe(
				"The stored why. For one of the client's own, the client's id or the why that it stands below",
			),
		selectedPath: Path.optional().describe("The options from level 1 to this why"),
		currentDepth: z.int().min(1).max(deepestWhy).optional().describe("The level of this why"),
		parentQuestion: z.string().max(20_000).nullish(),
		input,
		isCustom: z.boolean().optional(),
		customOption: changedText(2_000).describe("The words of the client's own why; blank for one of the tree"),
		provider,
	})
	.refine(({ isCustom, customOption }) => !isCustom || customOption !== null, {
		path: ["customOption"],
		error: "Write your own why",
	});

export const CustomWhy = z.strictObject({
	sessionId: SessionId,
	parentId: id.nullable().describe("Null for the first level"),
	option: pastedProse(2_000, "Write your own why"),
});

export const EditWhy = changeOf({
	sessionId: SessionId,
	nodeId: id,
	option: pastedProse(2_000, "Write the why"),
});

export const ValidateRootCause = z.strictObject({
	rootCauseText: Statement,
	sessionId: SessionId.optional().describe(
		"Whose provider serves; else that of the own session with this why",
	),
	provider,
});

export const FinalizeWhys = z.strictObject({
	sessionId: SessionId,
	selectedPath: Path.pipe(
		z.array(z.string()).min(firstFinalWhy, `A root cause is finalized from level ${firstFinalWhy} on`),
	),
	rootCause: Statement,
	evidence: pastedProse(2_000, "Describe the evidence that supports it")
		.optional()
		.describe("What shows that the root cause holds, where the material does not say it: becomes a source"),
	input,
	provider,
});

export const Finalized = z.object({
	sessionId: SessionId,
	versionNumber: z.int(),
	rootCause: z.string(),
	whysPath: z.array(z.string()),
	assumed: z.boolean().describe("No quote backs the root cause"),
});

/** Asks for the research of a session. Root cause and path are those settled by `finalize` unless they are given. */
export const StartResearch = z.strictObject({
	sessionId: SessionId,
	rootCause: Statement.optional(),
	whysPath: Path.optional(),
	input,
	provider,
	again: z.boolean().optional(),
});
