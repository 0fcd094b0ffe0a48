import type { Quote } from "@throughline/domain/consultant/evidence";
import type { ResearchResult } from "@throughline/domain/consultant/research";
import type { StrategySession } from "@throughline/domain/consultant/session";
import type { WhysNode, WhysTree } from "@throughline/domain/consultant/whys";
import type { ProviderStatus } from "@throughline/domain/run";

export const sessionId = "strategy_1772442000000_abc";
export const runId = "019a0000-0000-7000-8000-00000000aaaa";
const documentId = "019a0000-0000-7000-8000-00000000dddd";
const at = "2026-03-02T09:00:00.000Z";

const idOf = (number: number) => `019a0000-0000-7000-8000-${String(number).padStart(12, "0")}`;

const providers: ProviderStatus[] = [
	{ id: "openai", label: "GPT-5", model: null, available: false, variable: "OPENAI_API_KEY" },
	{ id: "local", label: "Local model", model: "qwen3:14b", available: true, variable: null },
	{ id: "offline", label: "Offline analysis", model: null, available: true, variable: null },
];

export const document = {
	id: documentId,
	sessionId,
	kind: "file",
	name: "Board memo.docx",
	mediaType: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
	byteSize: 48_000,
	url: null,
	pages: 3,
	characters: 5120,
	readBy: "text",
	notes: ["Page 2 is a picture; its text was read by OCR."],
	downloadable: true,
	createdAt: at,
} as const satisfies StrategySession["documents"][number];

export function sessionOf(given: Partial<StrategySession> = {}): StrategySession {
	return {
		id: sessionId,
		title: "Why Iberia loses customers",
		planTitle: null,
		inputText: "Why Iberia loses customers\nDeliveries arrive late.",
		rootQuestion: "Why does Iberia lose customers?",
		rootCause: null,
		whysPath: [],
		provider: null,
		documents: [document],
		latestVersion: null,
		stage: "whys",
		hasTree: false,
		caseChecked: false,
		isOpen: true,
		mayChange: true,
		programs: [],
		hasResearch: false,
		createdAt: at,
		updatedAt: at,
		version: 1,
		...given,
	};
}

export function quoteOf(text: string, given: Partial<Quote> = {}): Quote {
	return { text, documentId, passageId: idOf(700), start: 0, end: text.length, verified: true, ...given };
}

export function whyOf(number: number, option: string, given: Partial<WhysNode> = {}): WhysNode {
	const quotes = given.supporting_quotes ?? [quoteOf(`${option}, the report says.`)];
	return {
		id: idOf(number),
		option,
		question: `Why is this? (${option})`,
		consideration: `Consider ${option}`,
		supporting_evidence: quotes.map(({ text }) => text),
		counter_arguments: [],
		supporting_quotes: quotes,
		counter_quotes: [],
		verdict: null,
		isCustom: false,
		isLeaf: false,
		depth: 1,
		version: 1,
		branches: [],
		...given,
	};
}

/** Three levels along the first options, two options at each. */
export function treeOf(): WhysTree {
	const third = [
		whyOf(31, "The line is too small", { depth: 3 }),
		whyOf(32, "Shifts are short", { depth: 3 }),
	];
	const second = [
		whyOf(21, "The hub sorts by hand", { depth: 2, branches: third }),
		whyOf(22, "Vans start late", { depth: 2 }),
	];
	return {
		rootQuestion: "Why does Iberia lose customers?",
		branches: [
			whyOf(11, "Deliveries arrive late", {
				branches: second,
				counter_quotes: [quoteOf("The ten largest accounts renewed.")],
				counter_arguments: ["The ten largest accounts renewed."],
			}),
			whyOf(12, "Prices rose", { supporting_quotes: [] }),
		],
	};
}

export const rootCause = "The line is too small";
export const whysPath = ["Deliveries arrive late", "The hub sorts by hand", rootCause];

export function researchOf(given: Partial<ResearchResult> = {}): ResearchResult {
	const citation = `/?source=${documentId}&passage=${idOf(700)}`;
	const fact = (fact: string, confidence: "high" | "medium" | "low") => ({
		fact,
		confidence,
		citation,
		quote: quoteOf(fact),
	});
	return {
		versionNumber: 1,
		sourcesAnalyzed: 12,
		timeElapsed: 4.2,
		findings: {
			sources: [
				{ title: "Board memo.docx", url: citation, relevance_score: 0.42 },
				{ title: "Parcel market report", url: "https://example.org/report", relevance_score: 0.91 },
			],
			market_dynamics: [
				fact("Our share is 14 percent.", "low"),
				{ fact: "Demand grew.", confidence: "high", citation: "https://example.org/report", quote: null },
			],
			competitive_landscape: [],
			language_preferences: [],
			buyer_behavior: [fact("Customers cancel after late deliveries.", "medium")],
			regulatory_factors: [],
		},
		validation: [
			{
				claim: "our share is 14 percent",
				strength: "WEAK",
				details: "Another passage says otherwise.",
				contradicts: true,
				contradiction: quoteOf("Sales puts our share at 22 percent."),
			},
			{
				claim: "Customers cancel after late deliveries",
				strength: "STRONG",
				details: "3 other passages support this.",
				contradicts: false,
				contradiction: null,
			},
		],
		gaps: ["No risk is named."],
		...given,
	};
}

/** What every screen of the strategy asks for. */
export const strategyProcedures = {
	"program.list": () => [],
	"consultant.session.providers": () => ({ providers, preferred: "offline" }),
	"consultant.session.byId": () => sessionOf(),
	"consultant.session.list": () => [],
	"consultant.modelReading.read": () => ({ sessionId, run: null, cost: null, expected: [], reading: null }),
	"consultant.research.addresses": () => ({ sessionId, addresses: [], version: 1 }),
	"webSearch.service": () => ({ name: null }),
};

/** Empties the browser's storage as another tab would: the page hears of it and forgets what it read before. */
export function forgetStrategies(): void {
	localStorage.clear();
	window.dispatchEvent(new StorageEvent("storage", { key: null }));
}
