import { readFile } from "node:fs/promises";
import { EnhancedAnalysis } from "@throughline/domain/consultant/analysis";
import { Readiness } from "@throughline/domain/consultant/case";
import { CaseView } from "@throughline/domain/consultant/case/view";
import { Decision } from "@throughline/domain/consultant/decision";
import { Quote } from "@throughline/domain/consultant/evidence";
import { Plan } from "@throughline/domain/consultant/plan";
import {
	Analyzed,
	Finalized,
	GeneratedTree,
	SourceDocument,
	SourceText,
} from "@throughline/domain/consultant/session";
import { IntegrationSummary, VersionDetail } from "@throughline/domain/consultant/version";
import { WhysNode } from "@throughline/domain/consultant/whys";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { type Client, type RunningServer, startServer } from "../running-server.ts";

const base = "/api/strategic-consultant";
const fixture = (name: string) => readFile(new URL(`../../fixtures/${name}`, import.meta.url));

type Input = {
	name: string;
	/** What `analyze` is sent. */
	sent: () => Promise<{ json: unknown } | { body: FormData; method: "POST" }>;
	/** One line to each question of the interview, by what it asks. Left out for a text that is ready. */
	answers?: Readonly<Record<string, string>>;
	currency: string;
	cap: number | null;
	deadline: string;
	/** Words of the causes that the text states: in the question that the tree answers, or in a quoted option. */
	causes: readonly RegExp[];
	/** Words of the measures that the text proposes. */
	options: readonly RegExp[];
};

const text = async (name: string) => ({ json: { text: (await fixture(name)).toString("utf8") } });
const file = async (name: string) => {
	const body = new FormData();
	body.append("file", new Blob([new Uint8Array(await fixture(name))]), name);
	return { body, method: "POST" } as const;
};

const inputs: readonly Input[] = [
	{
		name: "a mail thread",
		sent: () => text("assay-mails.txt"),
		currency: "GBP",
		cap: 220_000,
		deadline: "2027-06-30",
		causes: [/wait four hours/, /couriers/, /collection times/, /by hand|illegible/],
		options: [/collection times/, /terminal/],
	},
	{
		name: "a spreadsheet",
		sent: () => file("shoe-returns.xlsx"),
		currency: "EUR",
		cap: 90_000,
		deadline: "2027-10-31",
		causes: [/last of its own/, /lamps/, /printer/, /width/],
		options: [/size advice/, /photo booth/],
	},
	{
		name: "a German memo",
		sent: () => text("kassel-memo.txt"),
		currency: "EUR",
		cap: 150_000,
		deadline: "2027-12-31",
		causes: [/suchen/, /Bestand/, /Retouren/],
		options: [/Retourenteam/, /Handscanner/],
	},
	{
		name: "one sentence with the answers of the interview",
		sent: async () => ({ json: { text: "We should do something about our customer portal." } }),
		answers: {
			problem: "Customers cannot change their meter reading online.",
			cause: "The portal has no interface to the billing system.",
			baseline: "11,000 calls a month come in about it, and 23 % of the readings are entered online.",
			target: "60 % of the readings are entered online by 31 December 2027.",
			limit: "The budget is at most $80,000.",
		},
		currency: "USD",
		cap: 80_000,
		deadline: "2027-12-31",
		causes: [/interface to the billing system/],
		options: [],
	},
];

let server: RunningServer;
let editor: Client;
beforeAll(async () => {
	server = await startServer();
	editor = await server.browser("Editor");
});
afterAll(async () => {
	await server.stop();
	await server.database.drop();
});

async function read<T>(shape: z.ZodType<T>, answer: Promise<Response>, status = 200): Promise<T> {
	const response = await answer;
	const body: unknown = await response.json();
	expect(response.status, JSON.stringify(body)).toBe(status);
	return shape.parse(body);
}
const post = (path: string, json: object) => editor(`${base}/${path}`, { json });

/** Answers what the interview asks and `answers` knows. */
async function answer(sessionId: string, answers: Readonly<Record<string, string>>): Promise<void> {
	const open = { ...answers };
	const { readiness } = await read(CaseView, editor(`${base}/case/${sessionId}`));
	for (const { id: questionId, question, asks } of readiness.questions) {
		const { [asks]: said } = open;
		if (said === undefined) continue;
		delete open[asks];
		const given = { questionId, question, asks, text: said };
		await read(z.unknown(), post(`case/${sessionId}/answers`, given), 201);
	}
	expect(open).toEqual({});
}

/** The path along the options with most quotes, at most four levels deep. */
async function pathDown(sessionId: string, first: readonly WhysNode[]) {
	const seen = [...first];
	const path: string[] = [];
	let level: readonly WhysNode[] = first;
	while (level.length > 0 && path.length < 4) {
		const [best] = level.toSorted(
			(one, other) => other.supporting_quotes.length - one.supporting_quotes.length,
		);
		if (!best) break;
		path.push(best.option);
		const expanded = await read(
			z.object({ expandedBranches: z.array(WhysNode) }),
			post("whys-tree/expand", { sessionId, nodeId: best.id, selectedPath: path, currentDepth: path.length }),
		);
		level = expanded.expandedBranches;
		seen.push(...level);
	}
	return { path, seen };
}

/** All quotes in a value, at any depth. */
function quotesIn(value: unknown): Quote[] {
	const quote = Quote.safeParse(value);
	if (quote.success) return [quote.data];
	return typeof value === "object" && value !== null ? Object.values(value).flatMap(quotesIn) : [];
}

async function walk({ sent, answers }: Input) {
	const analyzed = await read(Analyzed, editor(`${base}/analyze`, await sent()));
	const { sessionId } = analyzed;
	if (answers) await answer(sessionId, answers);
	const { tree, readiness } = await read(GeneratedTree, post("whys-tree/generate", { sessionId }));
	const { path, seen } = await pathDown(sessionId, tree.branches);
	const rootCause = path.at(-1) ?? "";
	const finalized = post("whys-tree/finalize", { sessionId, selectedPath: path, rootCause });
	const { versionNumber } = await read(Finalized, finalized);
	const of = { sessionId, versionNumber };

	const query = new URLSearchParams({ rootCause, whysPath: JSON.stringify(path) });
	const research = await (await editor(`${base}/research/stream/${sessionId}?${query}`)).text();
	const { analysis } = await read(
		z.object({ analysis: EnhancedAnalysis }),
		post("analyze-enhanced", { ...of, rootCause, whysPath: path }),
	);
	const { decisions } = await read(
		z.object({ decisions: z.array(Decision) }),
		post("decisions/generate-with-research", of),
	);
	const selectedDecisions = Object.fromEntries(
		decisions.map(({ id, options }) => [id, (options.find((one) => one.recommended) ?? options[0])?.id]),
	);
	await read(VersionDetail, post("decisions/select", { ...of, selectedDecisions }));
	const { program } = await read(z.object({ program: Plan }), post("convert-to-epm", of));
	const integrated = await read(IntegrationSummary, post(`integrate/${sessionId}/${versionNumber}`, {}));
	return {
		analyzed,
		readiness,
		tree,
		seen,
		rootCause,
		research,
		analysis,
		decisions,
		program,
		integrated,
		of,
	};
}

describe.each(inputs)("$name, over REST", (input) => {
	let walked: Awaited<ReturnType<typeof walk>>;
	beforeAll(async () => {
		walked = await walk(input);
	});

	it("is ready, or asked about until it is", () => {
		expect(Readiness.parse(walked.analyzed.readiness).ready).toBe(!input.answers);
		expect(walked.readiness.ready).toBe(true);
	});

	it("is answered with the causes that it states, each with a quote", () => {
		const quoted = walked.seen.filter(({ supporting_quotes }) => supporting_quotes.length > 0);
		const told = [walked.tree.rootQuestion, ...quoted.map(({ option }) => option)].join("\n");
		for (const cause of input.causes) expect(told).toMatch(cause);
		expect(walked.research).toContain('"complete"');
	});

	it("is quoted word for word from the tree to the plan", async () => {
		const { sessionId } = walked.of;
		const documents = await read(z.array(SourceDocument), editor(`${base}/sessions/${sessionId}/documents`));
		const contents = new Map<string, string>();
		for (const { id } of documents) {
			const source = await read(SourceText, editor(`${base}/documents/${id}`));
			let content = "";
			for (const { start, text: passage } of source.passages) content = content.padEnd(start) + passage;
			contents.set(id, content);
		}
		const { seen, analysis, decisions, program } = walked;
		const quotes = quotesIn([seen, analysis, decisions, program]).filter((one) =>
			contents.has(one.documentId),
		);
		expect(quotes.length).toBeGreaterThan(5);
		const squeezed = (words = "") => words.replace(/\s+/g, " ");
		for (const { documentId, start, end, text: words } of quotes)
			expect(squeezed(contents.get(documentId)?.slice(start, end))).toBe(squeezed(words));
	});

	it("has its measures among the options to decide on", () => {
		const offered = walked.decisions.flatMap(({ options }) => options.map(({ label }) => label)).join("\n");
		for (const option of input.options) expect(offered).toMatch(option);
	});

	it("is planned in its currency, and its limits are kept or visibly broken", () => {
		const { program } = walked;
		expect(program.currency).toBe(input.currency);
		const limits = program.limits ?? [];
		const budget = limits.find(({ kind }) => kind === "budget");
		expect(budget?.amount).toBe(input.cap);
		expect(limits.find(({ kind }) => kind === "deadline")?.date).toBe(input.deadline);
		if (budget?.met) expect(program.cost_estimate.total_min).toBeLessThanOrEqual(input.cap ?? 0);
		for (const { met, change } of limits) expect(change !== null).toBe(met === false);
	});

	it("becomes one program with its tasks, once", async () => {
		const { programId, tasksCreated } = walked.integrated;
		expect(tasksCreated).toBeGreaterThanOrEqual(3);
		const programs = await read(
			z.array(z.object({ id: z.string(), currency: z.string().optional() })),
			editor("/api/programs"),
		);
		expect(programs.filter(({ id }) => id === programId)).toHaveLength(1);
		const tasks = await read(
			z.array(z.object({ name: z.string() })),
			editor(`/api/tasks?programId=${programId}`),
		);
		expect(tasks).toHaveLength(tasksCreated);
		const { sessionId, versionNumber } = walked.of;
		const again = post(`integrate/${sessionId}/${versionNumber}`, {});
		expect(await read(IntegrationSummary, again)).toEqual(walked.integrated);
	});
});
