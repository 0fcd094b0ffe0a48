import { notifyManager } from "@tanstack/react-query";
import { act, cleanup, screen, waitFor } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { caseOf, unready } from "../../../../../tests/data/case.ts";
import { idOf, openCase, standing } from "../../../../../tests/data/open-case.ts";
import { runId, sessionId, treeOf } from "../../../../../tests/data/strategy-session.ts";
import { strategySteps } from "../../../../../tests/data/strategy-steps.ts";
import { openScreen } from "../../../../../tests/render-screen.tsx";
import { serveRuns } from "../../../../../tests/run-stream.ts";
import { refreshAreas } from "../../../../api/live/refresh.ts";
import { queryClient } from "../../../../api/query-client.ts";

describe("A text that is not ready", () => {
	const view = caseOf({ readiness: unready });

	test("that is none yet is not called too short", async () => {
		await openCase({ view: caseOf({ readiness: unready, documents: [] }), search: "?step=interview" });
		expect(await screen.findByText(/^There is no text yet/)).toBeDefined();
		expect(screen.queryByText(unready.explanation)).toBeNull();
	});

	test("opens its interview instead of a run, and keeps what is typed through a reload", async () => {
		const { user, calls, router } = await openCase({ view, search: "" });
		expect(await screen.findByText("This seems to be an idea or a note.")).toBeDefined();
		expect(router.state.location.search).toEqual({ step: "interview" });
		expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Interview");
		expect(screen.getByLabelText("What is wrong?").getAttribute("placeholder")).toBe(
			"For example: Calls pile up",
		);
		await user.type(screen.getByLabelText("What is wrong?"), "Calls wait");
		expect(localStorage.getItem(`throughline.interview.${sessionId}`)).toContain("Calls wait");
		expect(calls.map(({ path }) => path)).not.toContain("consultant.step.enter");
		expect(calls.map(({ path }) => path)).not.toContain("consultant.whys.start");
	});

	test("opens its interview also when the tree is answered later than everything else", async () => {
		const tree = Promise.withResolvers<null>();
		const { calls, router } = await openCase({
			view,
			search: "",
			procedures: { "consultant.whys.tree": () => tree.promise },
		});
		expect(await screen.findByText("Loading the decision tree")).toBeDefined();
		await waitFor(() => expect(calls.map(({ path }) => path)).toContain("consultant.session.byId"));
		await waitFor(() => expect(queryClient.isFetching()).toBe(1));
		tree.resolve(null);
		expect(await screen.findByText("This seems to be an idea or a note.")).toBeDefined();
		expect(router.state.location.search).toEqual({ step: "interview" });
		expect(calls.map(({ path }) => path)).not.toContain("consultant.step.enter");
	});

	test("opens its interview when a run that an integration started has ended without a tree", async () => {
		const steps = strategySteps({ sessionId, due: () => null });
		const run = {
			id: runId,
			kind: "whys-tree",
			edition: 1,
			status: "running",
			provider: "offline",
			model: null,
			cost: "0",
			failure: null,
		} as const;
		const enteredAt = "2026-03-02T09:00:00.000Z";
		steps.steps.push({ step: "whys", versionNumber: null, enteredAt, run, failure: null });
		const { router } = await openCase({ view, search: "", procedures: steps.procedures });
		const runs = serveRuns(steps.hear);
		expect(await screen.findByText(/Generating Five Whys analysis/)).toBeDefined();
		await runs.tell(runId, "complete", { result: { sessionId } });
		expect(await screen.findByText("This seems to be an idea or a note.")).toBeDefined();
		expect(router.state.location.search).toEqual({ step: "interview" });
	});

	test("stores the answers that were given, and skips the others", async () => {
		const answered: unknown[] = [];
		const { user, state } = await openCase({
			view,
			search: "?step=interview",
			procedures: {
				"consultant.case.answer": (input: { question: string; text: string }) => {
					answered.push(input);
					state.view = caseOf();
					return {
						id: idOf(9),
						correction: { kind: "go on" },
						madeBy: null,
						createdAt: "2026-03-02T09:00:00.000Z",
					};
				},
			},
		});
		await user.click(await screen.findByRole("button", { name: "Skip: What could explain it?" }));
		expect(screen.queryByLabelText("What could explain it?")).toBeNull();
		await user.type(screen.getByLabelText("What is wrong?"), "Calls wait");
		expect(screen.getByText("1 of 2")).toBeDefined();
		await user.click(screen.getByRole("button", { name: "Save 1 answer" }));
		expect(await screen.findByText("The case is ready")).toBeDefined();
		expect(screen.getByRole("link", { name: "Start the Five Whys" })).toBeDefined();
		expect(answered).toEqual([
			{ sessionId, questionId: "what", question: "What is wrong?", asks: "problem", text: "Calls wait" },
		]);
		expect(localStorage.getItem(`throughline.interview.${sessionId}`)).toBeNull();
	});

	test("neither counts nor sends what was typed before a question was skipped, and keeps both through a reload", async () => {
		const answered: string[] = [];
		const procedures = {
			"consultant.case.answer": ({ text }: { text: string }) => {
				answered.push(text);
				return {
					id: idOf(9),
					correction: { kind: "go on" },
					madeBy: null,
					createdAt: "2026-03-02T09:00:00.000Z",
				};
			},
		};
		const { user } = await openCase({ view, search: "?step=interview", procedures });
		await user.type(await screen.findByLabelText("What could explain it?"), "Nobody answers");
		await user.type(screen.getByLabelText("What is wrong?"), "Calls wait");
		expect(screen.getByText("2 of 2")).toBeDefined();
		await user.click(screen.getByRole("button", { name: "Skip: What could explain it?" }));
		expect(screen.getByText("1 of 2")).toBeDefined();
		expect(screen.getByRole("button", { name: "Save 1 answer" })).toBeDefined();
		cleanup();
		await openScreen(`/strategic-consultant/whys-tree/${sessionId}?step=interview`);
		await screen.findByLabelText("What is wrong?");
		expect(screen.queryByLabelText("What could explain it?")).toBeNull();
		await user.click(screen.getByRole("button", { name: "Save 1 answer" }));
		await waitFor(() => expect(answered).toEqual(["Calls wait"]));
		await user.click(await screen.findByRole("button", { name: "Show 1 skipped" }));
		expect(screen.getByLabelText("What could explain it?")).toHaveProperty("value", "Nobody answers");
		expect(screen.queryByRole("button", { name: /skipped$/ })).toBeNull();
	});

	test("takes no keyboard noise for an answer: it stays, to be changed, skipped or meant", async () => {
		const answered: unknown[] = [];
		const { user } = await openCase({
			view,
			search: "?step=interview",
			procedures: {
				"consultant.case.answer": (input: { questionId: string; text: string; insist?: boolean }) => {
					const { questionId, text, insist } = input;
					answered.push({ questionId, text, insist });
					return {
						id: idOf(9),
						correction: { kind: "go on" },
						madeBy: null,
						createdAt: "2026-03-02T09:00:00.000Z",
					};
				},
			},
		});
		await user.type(await screen.findByLabelText("What is wrong?"), "asdf");
		await user.type(screen.getByLabelText("What could explain it?"), "No");
		await user.click(screen.getByRole("button", { name: "Save 2 answers" }));
		expect((await screen.findByRole("alert")).textContent).toContain("does not seem to answer the question");
		expect(screen.getByLabelText("What is wrong?")).toHaveProperty("value", "asdf");
		expect(document.activeElement).toBe(screen.getByLabelText("What is wrong?"));
		await waitFor(() => expect(answered).toEqual([{ questionId: "why", text: "No" }]));
		await user.click(screen.getByRole("button", { name: "Keep “asdf” as the answer to: What is wrong?" }));
		expect(screen.queryByRole("alert")).toBeNull();
		await user.click(await screen.findByRole("button", { name: "Save 1 answer" }));
		await waitFor(() => expect(answered[1]).toEqual({ questionId: "what", text: "asdf", insist: true }));
	});

	test("keeps its questions until the last answer has gone, though the case is ready before", async () => {
		const last = Promise.withResolvers<object>();
		const stored = {
			id: idOf(9),
			correction: { kind: "go on" },
			madeBy: null,
			createdAt: "2026-03-02T09:00:00.000Z",
		};
		const { user, state } = await openCase({
			view,
			search: "?step=interview",
			procedures: {
				"consultant.case.answer": ({ questionId }: { questionId: string }) =>
					questionId === "what" ? stored : last.promise,
			},
		});
		await user.type(await screen.findByLabelText("What is wrong?"), "Calls wait");
		await user.type(screen.getByLabelText("What could explain it?"), "Nobody answers them");
		await user.click(screen.getByRole("button", { name: "Save 2 answers" }));
		await waitFor(() => expect(screen.getByLabelText("What is wrong?")).toHaveProperty("value", ""));
		state.view = caseOf();
		// What was fetched is drawn by the same queue.
		await act(() => refreshAreas("consultant").then(() => new Promise<void>(notifyManager.schedule)));
		expect(screen.getByLabelText("What could explain it?")).toHaveProperty("value", "Nobody answers them");
		expect(screen.queryByRole("link", { name: "Start the Five Whys" })).toBeNull();
		last.resolve(stored);
		expect(await screen.findByRole("link", { name: "Start the Five Whys" })).toBeDefined();
	});

	test("can be gone on with anyway, and later screens say so", async () => {
		const { user, state, router, corrections, procedures } = await openCase({
			view,
			search: "?step=interview",
		});
		const go = await screen.findByRole("button", { name: "Go on anyway" });
		state.view = caseOf({ readiness: { ...unready, goOn: true } });
		procedures["consultant.whys.tree"] = () => treeOf();
		procedures["consultant.case.standing"] = () => ({ ...standing, outdated: ["tree"], unready: true });
		await user.click(go);
		expect(await screen.findByText("Level 1 of 5")).toBeDefined();
		expect(corrections()).toEqual([{ kind: "go on" }]);
		expect(router.state.location.search).toEqual({});
		expect(await screen.findByText("Case not confirmed as ready")).toBeDefined();
		expect(screen.getByText(/made before your last correction/)).toBeDefined();
		expect(screen.getAllByRole("button", { name: /tree/i }).map(({ textContent }) => textContent)).toEqual([
			"Generate a new tree",
		]);
	});
});
