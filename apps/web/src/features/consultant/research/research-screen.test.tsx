import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { Role } from "@throughline/domain/account";
import type { ResearchResult } from "@throughline/domain/consultant/research";
import { describe, expect, test, vi } from "vitest";
import {
	document as board,
	forgetStrategies,
	quoteOf,
	researchOf,
	rootCause,
	runId,
	sessionId,
	sessionOf,
	strategyProcedures,
	whysPath,
} from "../../../../tests/data/strategy-session.ts";
import { strategySteps } from "../../../../tests/data/strategy-steps.ts";
import { Refusal, serve } from "../../../../tests/fake-server.ts";
import { openScreen } from "../../../../tests/render-screen.tsx";
import { serveRuns } from "../../../../tests/run-stream.ts";
import { queryClient } from "../../../api/query-client.ts";

type Given = {
	role?: Role;
	/** Stored already. */
	result?: ResearchResult | null;
	version?: object;
	procedures?: Parameters<typeof serve>[1];
};

const analysisId = "019a0000-0000-7000-8000-00000000aaab";
const decisionsId = "019a0000-0000-7000-8000-00000000aaac";
const running = { id: runId, status: "running", startedAt: null, createdAt: new Date().toISOString() };
const settled = sessionOf({ rootCause, whysPath, latestVersion: 1, stage: "research" });
const draft = { status: "draft", selectedDecisions: {}, enhancedAnalysis: null };
const enhanced = { ...draft, enhancedAnalysis: { confidenceScore: 70 } };

async function openResearch({
	role = "Editor",
	result = null,
	version = draft,
	procedures = {},
}: Given = {}) {
	forgetStrategies();
	const state = { result, version };
	const isFresh = () => "enhancedAnalysis" in state.version && state.version.enhancedAnalysis === null;
	const steps = strategySteps({
		sessionId,
		due({ again }) {
			if (again || !state.result) return { id: runId, kind: "research" };
			return isFresh() ? { id: analysisId, kind: "analysis" } : null;
		},
		next({ kind }) {
			if (kind === "research") return { id: analysisId, kind: "analysis" };
			return kind === "analysis" ? { id: decisionsId, kind: "decisions" } : null;
		},
	});
	const runs = serveRuns(steps.hear);
	const server = serve(role, {
		...strategyProcedures,
		"consultant.session.byId": () => settled,
		"consultant.research.result": () => state.result,
		...steps.procedures,
		"consultant.version.byNumber": () => state.version,
		...procedures,
	});
	const router = await openScreen(`/strategic-consultant/research/${sessionId}`);
	const callsOf = (path: string) => server.calls.filter((call) => call.path === path);
	return { ...server, runs, steps, state, router, callsOf, user: userEvent.setup() };
}

/** Everything has been asked for and answered: what has not begun by now does not begin. */
const settledScreen = () => waitFor(() => expect(queryClient.isFetching()).toBe(0));

const analysis = `/strategic-consultant/analysis/${sessionId}`;

describe("A research", () => {
	test("begins by itself, once, and tells how far it is", async () => {
		const { runs, callsOf } = await openResearch();
		expect(await screen.findByText("Starting research...")).toBeDefined();
		await runs.tell(
			runId,
			"query",
			{ progress: 35, message: "Searching for demand" },
			new Date(Date.now() - 5000),
		);
		expect(await screen.findByText("Searching for demand")).toBeDefined();
		expect(screen.getByText("35%")).toBeDefined();
		expect(await screen.findByText(/[56]s elapsed/)).toBeDefined();
		expect(screen.getByRole("progressbar", { name: "Research progress" })).toBeDefined();
		expect(callsOf("consultant.step.enter").map(({ input }) => input)).toEqual([
			{ sessionId, step: "research" },
		]);
	});

	test("that somebody has begun is followed by who may only look on, and begun by them in no case", async () => {
		const entered = {
			step: "research",
			versionNumber: 1,
			enteredAt: "2026-03-02T09:00:00.000Z",
			run: { id: runId, kind: "research", edition: 1, status: "running", failure: null },
			failure: null,
		};
		const { runs, callsOf } = await openResearch({
			role: "Viewer",
			procedures: {
				"consultant.step.progress": () => ({ sessionId, steps: [entered], expansions: [] }),
			},
		});
		await runs.tell(runId, "progress", { progress: 50, message: "Weighing what was found" });
		expect(await screen.findByText("Weighing what was found")).toBeDefined();
		expect(callsOf("consultant.step.enter")).toHaveLength(0);
	});

	test("goes on being followed after the connection was cut", async () => {
		const { runs } = await openResearch({
			procedures: { "run.byId": () => running },
		});
		await runs.tell(runId, "progress", { progress: 50, message: "Weighing what was found" });
		await runs.cut(runId);
		expect(await screen.findByText(/Connection to research stream failed/)).toBeDefined();
		expect(await runs.heardBy(runId)).toBe("1");
		await runs.tell(runId, "progress", { progress: 70, message: "Checking every quote" });
		expect(await screen.findByText("Checking every quote")).toBeDefined();
	});

	test("counts its seconds from its start, also while nothing can be heard of it", async () => {
		vi.useFakeTimers({ shouldAdvanceTime: true });
		try {
			const { runs } = await openResearch({
				procedures: {
					"run.byId": () => ({ ...running, startedAt: new Date(Date.now() - 70_000).toISOString() }),
				},
			});
			await screen.findByText("Starting research...");
			await act(() => vi.advanceTimersByTimeAsync(3000));
			expect(await screen.findByText(/[3-6]s elapsed/)).toBeDefined();
			await runs.cut(runId);
			expect(await screen.findByText(/Connection to research stream failed/)).toBeDefined();
			await act(() => vi.advanceTimersByTimeAsync(5000));
			const shown = Number.parseInt(
				(await screen.findByText(/\ds elapsed/)).textContent?.match(/(\d+)s/)?.[1] ?? "",
				10,
			);
			expect(shown).toBeGreaterThanOrEqual(70);
		} finally {
			vi.useRealTimers();
		}
	});

	test("shows what it found, brings it into analysis and decisions, and counts down to the analysis", async () => {
		const { runs, state, router, callsOf } = await openResearch();
		await screen.findByText("Starting research...");
		state.result = researchOf();
		await runs.tell(runId, "complete", { data: researchOf() });
		expect(await screen.findByText("Research complete")).toBeDefined();
		expect(await screen.findByText("Updating the analysis with what was found…")).toBeDefined();
		state.version = enhanced;
		await runs.tell(analysisId, "complete", { data: {} });
		await runs.tell(decisionsId, "complete", { data: {} });
		expect(localStorage.getItem(`throughline.walk.${sessionId}`)).toContain('"researchVersion":1');
		expect(await screen.findByText(/Opening the strategic analysis in [123] seconds?…/)).toBeDefined();
		expect(callsOf("consultant.step.enter")).toHaveLength(1);
		await waitFor(() => expect(router.state.location.pathname).toBe(analysis), { timeout: 10_000 });
	});

	test("leads on also when what an earlier run changed is fetched later than all the rest", async () => {
		const { runs, procedures } = await openResearch({ result: researchOf() });
		await screen.findByText("Updating the analysis with what was found…");
		const answer = Promise.withResolvers<ReturnType<typeof sessionOf>>();
		procedures["consultant.session.byId"] = () => answer.promise;
		await runs.tell(analysisId, "complete", { data: {} });
		await runs.tell(decisionsId, "complete", { data: {} });
		answer.resolve(settled);
		expect(await screen.findByText(/Opening the strategic analysis in/)).toBeDefined();
	});

	test("updates the analysis first, then the decisions, and says so", async () => {
		const { runs, user, router } = await openResearch({ result: researchOf() });
		expect(await screen.findByText("Updating the analysis with what was found…")).toBeDefined();
		await runs.tell(analysisId, "complete", { data: {} });
		expect(await screen.findByText(/Updating the decisions…/)).toBeDefined();
		await user.click(screen.getByRole("button", { name: "Continue to Strategic Analysis" }));
		await waitFor(() => expect(router.state.location.pathname).toBe(analysis));
	});

	test("warns when the decisions could not be updated, and goes on with the original ones", async () => {
		const { runs } = await openResearch({ result: researchOf() });
		await runs.tell(analysisId, "complete", { data: {} });
		await runs.tell(decisionsId, "error", { error: "No answer", code: "PROVIDER_FAILED" });
		expect((await screen.findAllByText("Warning: Decision update failed")).length).toBeGreaterThan(0);
		expect(screen.getAllByText("The original decisions continue.").length).toBeGreaterThan(0);
		expect(screen.getByText(/Opening the strategic analysis in/)).toBeDefined();
	});

	test("whose update failed before leads nobody on, and asks for another attempt where a person wants it", async () => {
		const failed = {
			step: "research",
			versionNumber: 1,
			enteredAt: "2026-03-02T09:00:00.000Z",
			run: {
				id: decisionsId,
				kind: "decisions",
				edition: 1,
				status: "failed",
				cost: "0.320000",
				failure: { code: "PROVIDER_FAILED", error: "No answer" },
			},
			failure: null,
		};
		const waiting = () => ({ sessionId, steps: [failed], expansions: [] });
		const { callsOf, user } = await openResearch({
			result: researchOf(),
			version: enhanced,
			procedures: { "consultant.step.enter": waiting, "consultant.step.progress": waiting },
		});
		expect(await screen.findByText("Analysis and decisions do not know this research yet")).toBeDefined();
		expect(screen.getByText(/It has cost \$0\.32 so far/)).toBeDefined();
		await settledScreen();
		expect(screen.queryByText("Warning: Decision update failed")).toBeNull();
		expect(screen.queryByText(/Opening the strategic analysis/)).toBeNull();
		await user.click(screen.getByRole("button", { name: "Update again" }));
		expect(callsOf("consultant.step.enter").at(-1)?.input).toEqual({
			sessionId,
			step: "research",
			retry: true,
		});
	});

	test("can be read in peace", async () => {
		const { user, runs } = await openResearch({ result: researchOf() });
		await runs.tell(analysisId, "complete", { data: {} });
		await runs.tell(decisionsId, "complete", { data: {} });
		await user.click(await screen.findByRole("button", { name: "Stay here" }));
		expect(screen.queryByText(/Opening the strategic analysis in/)).toBeNull();
	});

	test("that was finished before throws nobody out and changes nothing", async () => {
		const { steps } = await openResearch({ result: researchOf(), version: enhanced });
		expect(await screen.findByText("Research complete")).toBeDefined();
		expect(screen.getByRole("button", { name: "Continue to Strategic Analysis" })).toBeDefined();
		await settledScreen();
		expect(screen.queryByText(/Opening the strategic analysis/)).toBeNull();
		expect(steps.steps).toMatchObject([{ step: "research", run: null }]);
	});

	test("of a version that stands for good is not done again", async () => {
		await openResearch({ result: researchOf(), version: { ...enhanced, status: "finalized" } });
		expect(await screen.findByText("Research complete")).toBeDefined();
		await settledScreen();
		expect(screen.queryByRole("button", { name: "Research again" })).toBeNull();
	});

	test.each([
		["", enhanced],
		[", also when choices are made already", { ...enhanced, selectedDecisions: { approach: "replace" } }],
	])("can be done again, after more material was added%s", async (_when, version) => {
		const { user, runs, callsOf } = await openResearch({ result: researchOf(), version });
		await user.click(await screen.findByRole("button", { name: "Research again" }));
		await runs.tell(runId, "progress", { progress: 10, message: "Reading your material" });
		expect(await screen.findByText("Reading your material")).toBeDefined();
		expect(callsOf("consultant.step.enter").at(-1)?.input).toMatchObject({ again: true });
		await runs.tell(runId, "complete", { data: researchOf({ sourcesAnalyzed: 15 }) });
		await runs.tell(analysisId, "complete", { data: {} });
		expect(await screen.findByText(/Updating the decisions…/)).toBeDefined();
	});
});

describe("What a research found", () => {
	const open = () => openResearch({ result: researchOf(), version: enhanced });

	test("is told in figures, with the best sources first", async () => {
		await open();
		const summary = await screen.findByRole("region", { name: "Research complete" });
		expect(within(summary).getByText("12")).toBeDefined();
		expect(within(summary).getByText("4.2s")).toBeDefined();
		const sources = within(summary).getAllByRole("listitem");
		expect(sources[0]?.textContent).toContain("Parcel market report");
		expect(sources[0]?.textContent).toContain("91% relevant");
		const web = within(summary).getByRole("link", { name: /Open: Parcel market report/ });
		expect(web.getAttribute("href")).toBe("https://example.org/report");
		expect(web.getAttribute("target")).toBe("_blank");
		expect(web.getAttribute("rel")).toContain("noopener");
	});

	test("names a page that was not read last, and as not read, whatever was stored of its relevance", async () => {
		const url = "https://example.org/report";
		const failure = { code: "timeout" as const, message: "It took longer than 30 seconds" };
		const pages = [{ address: url, by: "search" as const, title: "Report", documentId: null, failure }];
		await openResearch({ result: researchOf({ pages }), version: enhanced });
		const summary = await screen.findByRole("region", { name: "Research complete" });
		const sources = within(summary).getAllByRole("listitem");
		expect(sources.map(({ textContent }) => textContent)).toEqual([
			expect.stringMatching(/Board memo.*42% relevant/),
			expect.stringMatching(/Parcel market report.*Not read$/),
		]);
	});

	test("stands in its groups with counts; empty ones are left out", async () => {
		await open();
		const market = await screen.findByRole("region", { name: "Market Dynamics" });
		expect(within(market).getByText("2")).toBeDefined();
		expect(within(market).getByRole("group")).toHaveProperty("open", true);
		expect(screen.getByRole("region", { name: "Buyer Behavior Patterns" })).toBeDefined();
		for (const name of [
			"Competitive Landscape",
			"Language/Cultural Preferences",
			"Regulatory/Compliance Factors",
		]) {
			expect(screen.queryByRole("region", { name })).toBeNull();
		}
	});

	test("says how sure each fact is, and shows the passage that says otherwise", async () => {
		await open();
		const market = await screen.findByRole("region", { name: "Market Dynamics" });
		const [disputed, unjudged] = within(market).getAllByRole("listitem");
		if (!disputed || !unjudged) throw new Error("There are two facts");
		expect(within(disputed).getByText("Low confidence")).toBeDefined();
		expect(within(disputed).getByText("WEAK")).toBeDefined();
		expect(within(disputed).getByText("Another passage says otherwise.")).toBeDefined();
		expect(within(disputed).getByText("Contradictory evidence found")).toBeDefined();
		expect(within(disputed).getByText("“Sales puts our share at 22 percent.”")).toBeDefined();
		expect(within(unjudged).getByText("Not validated")).toBeDefined();
		const buyers = screen.getByRole("region", { name: "Buyer Behavior Patterns" });
		expect(within(buyers).getByText("STRONG")).toBeDefined();
		expect(within(buyers).queryByText("Contradictory evidence found")).toBeNull();
	});

	test.each([
		["STRONG", "text-good"],
		["MODERATE", "text-warning"],
		["WEAK", "text-critical"],
	] as const)("is marked %s in its own colour, %s", async (strength, colour) => {
		const judged = researchOf().validation.map((each) => ({ ...each, strength }));
		await openResearch({ result: researchOf({ validation: judged }), version: enhanced });
		const market = await screen.findByRole("region", { name: "Market Dynamics" });
		expect(within(market).getByText(strength).closest(`.${colour}`)).not.toBeNull();
		expect(within(market).getByText("Not validated").closest(`.${colour}`)).toBeNull();
	});

	test("leads to the place in one's own source, over this screen", async () => {
		const { user, router } = await openResearch({
			result: researchOf(),
			version: enhanced,
			procedures: {
				"consultant.session.source": () => ({ document: board, passages: [], total: 0 }),
			},
		});
		const buyers = await screen.findByRole("region", { name: "Buyer Behavior Patterns" });
		await user.click(within(buyers).getByRole("link", { name: /View source/ }));
		expect(await screen.findByRole("dialog", { name: "Board memo.docx" })).toBeDefined();
		expect(router.state.location.pathname).toContain("/research/");
	});

	test("names what it did not find, and offers the statements that may be meant", async () => {
		const gap = "I found no sum that may be spent at most. Is it in one of these statements?";
		const nearest = [{ gap, quotes: [quoteOf("The board released 200,000.")] }];
		await openResearch({
			result: researchOf({ gaps: [gap, "I found no risk."], nearest }),
			version: enhanced,
		});
		expect(await screen.findByText("Not found")).toBeDefined();
		expect(screen.getByText("I found no risk.")).toBeDefined();
		const offered = screen.getByText(gap).closest("li");
		if (!offered) throw new Error("What was not found is no list");
		expect(within(offered).getByText("“The board released 200,000.”")).toBeDefined();
		const way = screen.getByRole("link", { name: "Mark it in the case" });
		expect(way.getAttribute("href")).toContain("step=case");
	});

	test("may be nothing, and then nothing is made up", async () => {
		const none = { ...researchOf().findings, market_dynamics: [], buyer_behavior: [] };
		await openResearch({ result: researchOf({ findings: none }), version: enhanced });
		expect(await screen.findByText("Nothing was found on this root cause")).toBeDefined();
		expect(screen.getByRole("link", { name: "Add material" }).getAttribute("href")).toContain("session=");
		expect(screen.getByRole("link", { name: "Check the case" }).getAttribute("href")).toContain("step=case");
	});

	test("shows first what the material says of the root cause itself", async () => {
		const none = { ...researchOf().findings, market_dynamics: [], buyer_behavior: [] };
		const fact = "Returns are booked two days late.";
		const finding = { fact, confidence: "low" as const, citation: "", quote: quoteOf(fact) };
		await openResearch({
			result: researchOf({ findings: { ...none, root_cause: [finding] } }),
			version: enhanced,
		});
		const evidence = await screen.findByRole("region", { name: "Root Cause Evidence" });
		expect(within(evidence).getByText(fact)).toBeDefined();
		expect(screen.queryByText(/Nothing was found/)).toBeNull();
	});
});

describe("A research that does not come to an end", () => {
	test("says why it failed, and begins again when the page is loaded anew", async () => {
		const { runs, user } = await openResearch();
		await runs.tell(runId, "error", { error: "The provider refused the key", code: "PROVIDER_FAILED" });
		await waitFor(() => expect(screen.getAllByText("Research failed").length).toBeGreaterThan(1));
		expect(screen.getAllByText(/The provider refused the key/).length).toBeGreaterThan(1);
		const { location } = window;
		const reload = vi.fn();
		vi.stubGlobal("location", { ...location, reload });
		await user.click(screen.getByRole("button", { name: "Retry Research" }));
		vi.stubGlobal("location", location);
		expect(reload).toHaveBeenCalledTimes(1);
	});

	test.each(["consultant.research.result", "consultant.step.enter", "consultant.session.byId"])(
		"says so when %s does not answer",
		async (procedure) => {
			await openResearch({
				procedures: {
					"consultant.step.enter": () => ({ sessionId, steps: [], expansions: [] }),
					[procedure]: () => {
						throw new Refusal(500, "INTERNAL", "Something went wrong on our side.");
					},
				},
			});
			expect((await screen.findAllByText("Research failed")).length).toBeGreaterThan(0);
			expect(screen.getByRole("button", { name: "Retry Research" })).toBeDefined();
		},
	);

	test("can be cancelled", async () => {
		const { runs, user, callsOf } = await openResearch({ procedures: { "run.cancel": () => ({}) } });
		await user.click(await screen.findByRole("button", { name: "Cancel research" }));
		await waitFor(() => expect(callsOf("run.cancel")).toHaveLength(1));
		await runs.tell(runId, "cancelled");
		expect(await screen.findByText(/was cancelled/)).toBeDefined();
		expect(screen.getByRole("button", { name: "Retry Research" })).toBeDefined();
	});

	test("says that the earlier steps are missing", async () => {
		await openResearch({
			procedures: {
				"consultant.session.byId": () => sessionOf(),
				"consultant.step.enter": () => ({ sessionId, steps: [], expansions: [] }),
			},
		});
		expect(await screen.findByText("Missing required data from previous steps")).toBeDefined();
	});

	test("knows no session that is not there", async () => {
		const gone = () => {
			throw new Refusal(404, "NOT_FOUND", "There is no such strategy session");
		};
		await openResearch({
			procedures: { "consultant.session.byId": gone, "consultant.research.result": gone },
		});
		expect(await screen.findByRole("heading", { name: "Invalid Session" })).toBeDefined();
	});

	test("tells a Viewer that it was not begun, and begins nothing", async () => {
		const { callsOf } = await openResearch({ role: "Viewer" });
		expect(await screen.findByText(/has not been researched yet/)).toBeDefined();
		await settledScreen();
		expect(callsOf("consultant.step.enter")).toHaveLength(0);
	});

	test("lets a Viewer read, without an update or another round", async () => {
		const { callsOf } = await openResearch({ role: "Viewer", result: researchOf() });
		expect(await screen.findByText("Research complete")).toBeDefined();
		await settledScreen();
		expect(screen.queryByRole("button", { name: "Research again" })).toBeNull();
		expect(callsOf("consultant.step.enter")).toHaveLength(0);
	});
});
