import type { CaseBrief } from "@throughline/consultant/grounding/brief";
import type { GroundedReading, ReadingDraft } from "@throughline/consultant/grounding/model-reading";
import type { SearchQuestions } from "@throughline/consultant/research/questions";
import type { Executor } from "@throughline/db/connect";
import type { Analysis, EnhancedAnalysis } from "@throughline/domain/consultant/analysis";
import type { CaseAssessment, CaseCorrection, StrategyCase } from "@throughline/domain/consultant/case";
import type { OpenProposal, StoredProposal } from "@throughline/domain/consultant/case/model-reading";
import type { CasePart } from "@throughline/domain/consultant/case/view";
import type { Decision, SelectedDecisions } from "@throughline/domain/consultant/decision";
import type { Quote, Source } from "@throughline/domain/consultant/evidence";
import type { Plan } from "@throughline/domain/consultant/plan";
import type { ResearchResult } from "@throughline/domain/consultant/research";
import type { TreeDraft, WhyDraft } from "@throughline/domain/consultant/whys";
import type { Playbook } from "@throughline/domain/playbook/playbook";
import type { Provider, ProviderStatus, RunKind } from "@throughline/domain/run";
import type { Asking } from "./asking.ts";
import type { OrchestratorAgents } from "./orchestrator-agents.ts";

/**
 * Where the passages of a document lie, in order. As text, as the database hands them out: a long document has tens of
 * thousands, and an object for each would hold up the server.
 */
export type StoredPassages = {
	documentId: string;
	/** With a space between. */
	ids: string;
	/** Three numbers of each, with a space between: its position, where it begins and where it ends. */
	places: string;
};

/** What is known of a session. The same key means the same texts, corrections and playbooks. */
export type StoredMaterial = {
	key: string;
	sources: readonly Source[];
	/** The database's day, as an ISO date: what counts where a text names no date of its own. */
	today: string;
	/** What people have corrected in the case, the newest last. */
	corrections: readonly CaseCorrection[];
	/** The organisation's own playbooks, which advise beside the shipped ones, or in the place of one. */
	playbooks: readonly Playbook[];
	/** Of each source that can be quoted; in the order of the sources. */
	passages: readonly StoredPassages[];
};

/** A root cause, and the quotes that were verified beside it in the whys: without any it is assumed. */
type RootCause = { rootCause: string; quotes?: readonly Quote[] };

/** What analysis and decisions are about. */
export type Finalized = RootCause & { whysPath: readonly string[]; research: ResearchResult | null };

type Server = {
	readonly provider: Provider;
	/** The model's id; null for the offline consultant. */
	readonly model: string | null;
};

/**
 * Makes the consultant's statements. Every quote that it returns has been found verbatim at its span, or is marked as
 * not verified. Throws CodedErrors: PROVIDER_FAILED, CANCELLED, TIMED_OUT, QUOTA_EXCEEDED.
 */
export type Strategist = Server & {
	/** Reads the case for itself; absent where the product's rules are all there is. */
	rereadCase?(material: StoredMaterial, asking: Asking): Promise<GroundedReading>;
	/** Levels 1 and 2. */
	whysTree(material: StoredMaterial, asking: Asking): Promise<TreeDraft>;
	/** Causes of the last option of the path, which holds the chosen options from level 1 on. */
	expand(
		material: StoredMaterial,
		why: { rootQuestion: string; path: readonly string[] },
		asking: Asking,
	): Promise<WhyDraft[]>;
	validateRootCause(text: string, asking: Asking): Promise<{ valid: boolean; message: string }>;
	analysis(material: StoredMaterial, finalized: Finalized, asking: Asking): Promise<Analysis>;
	enhancedAnalysis(material: StoredMaterial, finalized: Finalized, asking: Asking): Promise<EnhancedAnalysis>;
	decisions(material: StoredMaterial, finalized: Finalized, asking: Asking): Promise<Decision[]>;
	plan(
		material: StoredMaterial,
		given: Finalized & { decisions: readonly Decision[]; selected: SelectedDecisions },
		asking: Asking,
	): Promise<Plan>;
};

/** Reads a material by the product's own rules, whoever advises afterwards: it costs nothing and needs no model. */
export type CaseReader = {
	/** The case with the statements that are asked for. */
	readCase(material: StoredMaterial, part: CasePart, asking: Asking): Promise<StrategyCase>;
	/** What a correction names that the case does not have; none when it fits. */
	misfits(
		material: StoredMaterial,
		correction: CaseCorrection,
		asking: Asking,
	): Promise<{ field: string; message: string }[]>;
	assess(material: StoredMaterial, asking: Asking): Promise<CaseAssessment>;
	/** What of a model's proposals nobody has decided. */
	openProposals(
		material: StoredMaterial,
		proposals: readonly StoredProposal[],
		asking: Asking,
	): Promise<OpenProposal[]>;
	/** The names of the people whom the texts name, each once. */
	people(material: StoredMaterial, asking: Asking): Promise<string[]>;
	/** What a search of the web is asked about a root cause: without names and figures, because it leaves this machine. */
	searchQuestions(material: StoredMaterial, rootCause: string, asking: Asking): Promise<SearchQuestions>;
};

/**
 * Holds what a model says against the case, by the same rules that the offline consultant keeps: what people confirmed
 * outranks it, its figures are looked up, money and limits are calculated here.
 */
export type CaseGrounder = {
	/** Its statements as a model is asked about them, a line each, with number and role. */
	numbered(material: StoredMaterial, asking: Asking): Promise<string[]>;
	/** Of each text the figures that neither the case nor a verified quote of the research has, as they are written. */
	unknownFigures(
		material: StoredMaterial,
		given: {
			texts: readonly string[];
			research: Pick<ResearchResult, "findings" | "validation"> | null;
		},
		asking: Asking,
	): Promise<string[][]>;
	groundReading(material: StoredMaterial, draft: ReadingDraft, asking: Asking): Promise<GroundedReading>;
	/** The case in words, for a model beside the material. */
	brief(material: StoredMaterial, asking: Asking): Promise<CaseBrief>;
	groundTree(material: StoredMaterial, tree: TreeDraft, asking: Asking): Promise<TreeDraft>;
	groundLevel(
		material: StoredMaterial,
		level: { path: readonly string[]; drafts: readonly WhyDraft[] },
		asking: Asking,
	): Promise<WhyDraft[]>;
	groundAnalysis(
		material: StoredMaterial,
		given: { analysis: Analysis; research: ResearchResult | null },
		asking: Asking,
	): Promise<Analysis>;
	groundEnhanced(
		material: StoredMaterial,
		given: { analysis: EnhancedAnalysis; rootCause: string; research: ResearchResult | null },
		asking: Asking,
	): Promise<EnhancedAnalysis>;
	groundDecisions(
		material: StoredMaterial,
		given: { decisions: readonly Decision[]; research: ResearchResult | null },
		asking: Asking,
	): Promise<Decision[]>;
	groundPlan(
		material: StoredMaterial,
		given: {
			plan: Plan;
			rootCause: string;
			decisions: readonly Decision[];
			selected: SelectedDecisions;
			research: ResearchResult | null;
		},
		asking: Asking,
	): Promise<Plan>;
};

/** What is read for a research beside the material, such as pages of the web: the case rests on none of it. */
export type PageMaterial = Pick<StoredMaterial, "sources" | "passages">;

type Topic = { rootCause: string; whysPath: readonly string[] };

/** What a search of the web came back with: what it says in its own words, and the pages that it names. */
export type SearchAnswer = { text: string; pages: readonly FoundPage[] };
export type FoundPage = { title: string; url: string };

/** What a research is about, and what it may draw on beside the material. */
export type ResearchQuestion = Topic & {
	pages?: PageMaterial;
	/** What other strategies and programs say of it: the case rests on none of it, and it stands before the pages. */
	earlier?: PageMaterial;
	/** What the web search was asked: what a page says of it counts, too. */
	questions?: readonly string[];
	/** What searches said, and those of their pages that could not be read: nothing is proved by either. */
	searched?: { texts: readonly string[]; unread: readonly FoundPage[] };
};

/** Finds what is known about a root cause. */
export type Researcher = Server & {
	/** Searches the web; absent where it cannot. What the pages say counts once they have been read. */
	search?(topic: Topic, asking: Asking): Promise<SearchAnswer[]>;
	research(
		material: StoredMaterial,
		question: ResearchQuestion,
		asking: Asking,
	): Promise<Omit<ResearchResult, "versionNumber" | "timeElapsed" | "pages" | "search">>;
};

/** Who can serve under the settings of a moment. */
export type Serving = {
	/** In the order of the specification; the offline consultant last. */
	providers: readonly ProviderStatus[];
	/** Who serves when nobody is chosen: somebody who can. */
	preferred: Provider;
	/** Throws NO_PROVIDER, whose sentence says what to set. */
	strategist(provider: Provider): Strategist;
	researcher(provider: Provider): Researcher;
	/** The builder and the reviewer of the orchestrator. */
	agents(provider: Provider): OrchestratorAgents;
	/** What a run on a material of so many characters is likely to cost; null for work that asks no model. */
	estimate?(provider: Provider, kind: RunKind, characters: number): RunEstimate | null;
};

/** What a run is likely to use. */
export type RunEstimate = {
	inputTokens: number;
	outputTokens: number;
	/** In US dollars, a decimal string: 0 for a server of one's own; null where the model's price is not known. */
	cost: string | null;
	/** The currency and the day of the price list behind it; null where there is none. */
	priced: { currency: string; asOf: string } | null;
};

/** Who advises here. */
export type Advisors = {
	/** Who can serve now, by the environment and by what Admins have entered: asked anew for each piece of work. */
	serving(db: Executor): Promise<Serving>;
	cases: CaseReader;
	/** Lets go of worker threads and connections. */
	close(): Promise<void>;
};
