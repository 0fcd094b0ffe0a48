import { screen, waitFor, within } from "@testing-library/react";
import type {
	ExpectedReading,
	ModelReading,
	OpenProposal,
} from "@throughline/domain/consultant/case/model-reading";
import { describe, expect, test } from "vitest";
import { caseOf } from "../../../../../tests/data/case.ts";
import { idOf, openCase } from "../../../../../tests/data/open-case.ts";
import { sessionId } from "../../../../../tests/data/strategy-session.ts";
import { pressUndo } from "../../../../../tests/press-undo.ts";
import type { serveRuns } from "../../../../../tests/run-stream.ts";

const view = caseOf();
const [late, search] = view.statements;
if (!late || !search) throw new Error("no statements");

const role: OpenProposal = {
	id: idOf(21),
	correction: { kind: "role", statementId: search.id, role: "cause" },
	reason: "It says why orders are late.",
	quote: null,
	quotes: [search.quote],
	role: "context",
	figureRole: null,
};
const link: OpenProposal = {
	...role,
	id: idOf(22),
	correction: { kind: "link", from: search.id, to: late.id, link: "causes" },
	quotes: [search.quote, late.quote],
	role: null,
};

const figure: OpenProposal = {
	...role,
	id: idOf(24),
	correction: {
		kind: "figure",
		entryId: "later",
		subject: "Late orders",
		type: "money",
		value: 180_000,
		unit: null,
		currency: "USD",
		date: null,
		role: "benefit",
	},
	role: null,
	figureRole: "problem cost",
};

const readingOf = (given: Partial<NonNullable<ModelReading["reading"]>> = {}): ModelReading["reading"] => ({
	id: idOf(20),
	provider: "local",
	model: "qwen3:14b",
	readAt: "2026-03-02T09:00:00.000Z",
	dropped: 2,
	ofEarlierText: false,
	found: 2,
	proposals: [role, link],
	...given,
});

const tokens = { inputTokens: 36_400, outputTokens: 6_000 };
const expected: ExpectedReading[] = [
	{ provider: "local", ...tokens, cost: "0", priced: null },
	{ provider: "openai", ...tokens, cost: "0.105500", priced: { currency: "EUR", asOf: "2026-03-01" } },
	{ provider: "gemini", ...tokens, cost: null, priced: null },
];

let serving: ReturnType<typeof serveRuns>;

/** The case with a reading of which the server leaves out what was decided. */
async function openReading(reading: ModelReading["reading"], given: Parameters<typeof openCase>[0] = {}) {
	const dismissed: string[] = [];
	const started: unknown[] = [];
	const opened = await openCase({
		...given,
		procedures: {
			"consultant.modelReading.read": () => ({
				sessionId,
				run: null,
				cost: "0.041",
				expected,
				reading: reading && {
					...reading,
					proposals: reading.proposals.filter(
						({ id, correction }) =>
							!dismissed.includes(id) &&
							!opened.corrections().some((made) => JSON.stringify(made) === JSON.stringify(correction)),
					),
				},
			}),
			"consultant.modelReading.start": (input: unknown) => {
				started.push(input);
				return { runId: idOf(30) };
			},
			"consultant.modelReading.dismiss": ({ id }: { id: string }) => {
				dismissed.push(id);
				return { id };
			},
			"consultant.modelReading.restore": ({ id }: { id: string }) => {
				dismissed.splice(dismissed.indexOf(id), 1);
				return { id };
			},
			...given.procedures,
		},
	});
	serving = opened.events;
	return { ...opened, dismissed, started };
}

describe("A model's own reading of the case", () => {
	test("is asked for beside what the rules read, from a model that can serve", async () => {
		const { user, started } = await openReading(null);
		await user.click(await screen.findByRole("button", { name: "Let Local model read it" }));
		await waitFor(() => expect(started).toEqual([{ sessionId, provider: "local" }]));
	});

	test.each([
		["local", "Costs nothing: it runs on your own server."],
		["openai", "Expected cost: $0.11 for about 42,000 tokens, at prices in EUR of Mar 1, 2026."],
		[
			"gemini",
			"Cost unknown, about 42,000 tokens: nobody has entered this model's prices under Settings → AI providers.",
		],
	])("says what a reading by %s is expected to cost, before it is asked for", async (id, words) => {
		const only = { id, label: "The model", model: "m", available: true, variable: null };
		await openReading(null, {
			procedures: { "consultant.session.providers": () => ({ providers: [only], preferred: id }) },
		});
		const ask = await screen.findByRole("button", { name: "Let The model read it" });
		expect(document.getElementById(ask.getAttribute("aria-describedby") ?? "")?.textContent).toBe(words);
	});

	test("says afterwards what it has cost", async () => {
		await openReading(readingOf({ provider: "openai" }));
		await screen.findByText(/^Read .* · cost \$0\.04 so far · 2 of its answers/);
	});

	test("says how far it is, may be stopped, and is listed when it is over", async () => {
		const run = { id: idOf(30), kind: "model-reading", edition: 1, status: "running", failure: null };
		const state: { run: object; reading: ModelReading["reading"] } = { run, reading: null };
		await openReading(null, {
			procedures: {
				"consultant.modelReading.read": () => ({ sessionId, cost: null, expected: [], ...state }),
			},
		});
		expect(await screen.findByRole("progressbar", { name: "The model reads the case" })).toBeDefined();
		expect(screen.getByRole("button", { name: "Cancel" })).toBeDefined();
		expect(screen.queryByRole("button", { name: /read it/ })).toBeNull();
		Object.assign(state, { run: { ...run, status: "succeeded" }, reading: readingOf() });
		await serving.tell(run.id, "complete", { data: {} });
		expect(await screen.findByRole("region", { name: "qwen3:14b reads it otherwise" })).toBeDefined();
		await waitFor(() => expect(screen.queryByRole("progressbar")).toBeNull());
	});

	test("is not offered where only the rules can read", async () => {
		const offline = {
			id: "offline",
			label: "Offline analysis",
			model: null,
			available: true,
			variable: null,
		};
		await openReading(null, {
			procedures: {
				"consultant.session.providers": () => ({ providers: [offline], preferred: "offline" }),
			},
		});
		await screen.findByRole("list", { name: "Statements" });
		expect(screen.queryByRole("button", { name: /read it/ })).toBeNull();
	});

	test("is listed with what is now and what it would be, and accepted as a correction with undo", async () => {
		const { user, corrections } = await openReading(readingOf());
		const card = within(await screen.findByRole("region", { name: "qwen3:14b reads it otherwise" }));
		expect(card.getByText(/2 of its answers did not hold against your text and are left out/)).toBeDefined();
		const [first] = card.getAllByRole("listitem");
		if (!first) throw new Error("no proposal");
		for (const words of ["“Pickers search for stock.”", "Context", "Cause", "It says why orders are late."])
			expect(within(first).getByText(words)).toBeDefined();
		await user.click(card.getByRole("button", { name: "Accept: Cause, “Pickers search for stock.”" }));
		await waitFor(() => expect(corrections()).toEqual([role.correction]));
		await waitFor(() => expect(card.getAllByRole("listitem")).toHaveLength(1));
		await user.click(screen.getByRole("button", { name: "Undo: Cause: “Pickers search for stock.”" }));
		await waitFor(() => expect(card.getAllByRole("listitem")).toHaveLength(2));
	});

	test("is accepted as a whole, or dismissed line by line", async () => {
		const { user, corrections, dismissed } = await openReading(
			readingOf({ proposals: [role, link, { ...link, id: idOf(23), correction: { ...link.correction } }] }),
		);
		const [, last] = await screen.findAllByRole("button", { name: /^Dismiss: New link/ });
		if (!last) throw new Error("no second link");
		await user.click(last);
		await waitFor(() => expect(dismissed).toEqual([idOf(23)]));
		await pressUndo(user);
		await waitFor(() => expect(dismissed).toEqual([]));
		const again = await screen.findAllByRole("button", { name: /^Dismiss: New link/ });
		await waitFor(() => expect(again).toHaveLength(2));
		if (again[1]) await user.click(again[1]);
		await waitFor(() => expect(dismissed).toEqual([idOf(23)]));
		await user.click(await screen.findByRole("button", { name: "Accept all 2" }));
		await waitFor(() => expect(corrections()).toEqual([role.correction, link.correction]));
		expect(
			await screen.findByRole("heading", { name: "All that qwen3:14b read otherwise is decided" }),
		).toBeDefined();
	});

	test("shows a figure as people write it", async () => {
		await openReading(readingOf({ proposals: [figure] }));
		expect(await screen.findByText("Benefit: $180,000")).toBeDefined();
		expect(screen.getByText("Cost of the problem")).toBeDefined();
	});

	test("says that it reads as the rules do, and that the text has changed since", async () => {
		await openReading(readingOf({ proposals: [], found: 0, dropped: 0, ofEarlierText: true }));
		expect(await screen.findByRole("heading", { name: "qwen3:14b reads it as the rules do" })).toBeDefined();
		expect(screen.getByText("This is of an earlier text")).toBeDefined();
		expect(screen.getByRole("button", { name: "Let Local model read it again" })).toBeDefined();
	});
});
