import { act, screen, waitFor } from "@testing-library/react";
import type { WhysTree } from "@throughline/domain/consultant/whys";
import { describe, expect, test } from "vitest";
import { runId, sessionId, sessionOf, treeOf } from "../../../../tests/data/strategy-session.ts";
import { Refusal } from "../../../../tests/fake-server.ts";
import { openWhys } from "../../../../tests/pages/whys-page.ts";
import { refreshAreas } from "../../../api/live/refresh.ts";

describe("The making of the tree", () => {
	test("begins by itself and tells how far it is", async () => {
		const { runs, state, callsOf } = await openWhys({ tree: null });
		expect(await screen.findByText("Generating Five Whys analysis...")).toBeDefined();
		expect(screen.getByText(/20-30 seconds/)).toBeDefined();
		await runs.tell(runId, "progress", { progress: 60, message: "Reading causes" });
		expect(await screen.findByText("60%")).toBeDefined();
		expect(screen.getByText("Reading causes")).toBeDefined();
		await runs.tell(runId, "progress", { progress: 65, message: "Level 1 is done. Generating Level 2..." });
		expect(await screen.findByText("Level 1 is done. Generating Level 2...")).toBeDefined();
		state.tree = treeOf();
		await runs.tell(runId, "complete", { data: {} });
		expect(await screen.findByText("Level 1 of 5")).toBeDefined();
		expect(callsOf("consultant.step.enter")).toHaveLength(1);
	});

	test("is over for good: a tree that is fetched again later leaves what is being typed", async () => {
		const { runs, state, user, callsOf, procedures } = await openWhys({ tree: null });
		await screen.findByText("Generating Five Whys analysis...");
		state.tree = treeOf();
		await runs.tell(runId, "complete", { data: {} });
		const own = await screen.findByLabelText("Add your own Why");
		await user.type(own, "Nobody owns");
		const answer = Promise.withResolvers<WhysTree>();
		procedures["consultant.whys.tree"] = () => answer.promise;
		const before = callsOf("consultant.whys.tree").length;
		const refreshed = refreshAreas("consultant");
		await waitFor(() => expect(callsOf("consultant.whys.tree").length).toBeGreaterThan(before));
		expect(screen.getByLabelText("Add your own Why")).toBe(own);
		answer.resolve(treeOf());
		await act(() => refreshed);
		expect(screen.getByLabelText("Add your own Why")).toBe(own);
		expect(own).toHaveProperty("value", "Nobody owns");
	});

	test("is of the provider that the server keeps, whatever this browser or the installation would choose", async () => {
		const { callsOf } = await openWhys({
			tree: null,
			procedures: {
				"consultant.session.providers": () => ({
					preferred: "openai",
					providers: [
						{ id: "openai", label: "GPT-5", model: "gpt-5.6-sol", available: true, variable: null },
						{ id: "local", label: "Local model", model: "qwen3:8b", available: true, variable: null },
					],
				}),
				"consultant.session.byId": () => sessionOf({ provider: "local" }),
				"consultant.step.enter": () => {
					throw new Refusal(400, "NO_PROVIDER", "Local model needs a model server of your own.");
				},
			},
		});
		expect(await screen.findByText("Local model · qwen3:8b")).toBeDefined();
		expect(await screen.findByRole("button", { name: "Use GPT-5 · gpt-5.6-sol" })).toBeDefined();
		expect(callsOf("consultant.step.enter")[0]?.input).toEqual({ sessionId, step: "whys" });
	});

	test("says after 30 seconds that it is slow", async () => {
		const { runs } = await openWhys({ tree: null });
		await runs.tell(runId, "progress", { progress: 20, message: "Reading" }, new Date(Date.now() - 31_000));
		expect(await screen.findByText("This takes longer than usual")).toBeDefined();
		expect(screen.queryByText(/20-30 seconds/)).toBeNull();
	});

	test("says when it failed, and begins again", async () => {
		const { runs, user, callsOf } = await openWhys({ tree: null });
		await runs.tell(runId, "error", { error: "The provider does not answer", code: "PROVIDER_FAILED" });
		expect(await screen.findByText("Tree generation failed")).toBeDefined();
		await user.click(screen.getByRole("button", { name: "Try again" }));
		await waitFor(() => expect(callsOf("consultant.step.enter")).toHaveLength(2));
		expect(await screen.findByText("Generating Five Whys analysis...")).toBeDefined();
	});

	test.each(["", "Something went wrong on our side. Try again, or report the request id."])(
		"says what failed when nobody gave a reason, but: %s",
		async (sentence) => {
			const refuse = () => {
				throw new Refusal(500, "INTERNAL", sentence);
			};
			await openWhys({ tree: null, procedures: { "consultant.step.enter": refuse } });
			// In the toast and in place of the tree.
			await waitFor(() => expect(screen.getAllByText("Failed to generate decision tree")).toHaveLength(2));
		},
	);

	test("can be cancelled", async () => {
		const { runs, user, callsOf } = await openWhys({
			tree: null,
			procedures: { "run.cancel": () => ({}) },
		});
		await user.click(await screen.findByRole("button", { name: "Cancel" }));
		await waitFor(() => expect(callsOf("run.cancel")).toHaveLength(1));
		await runs.tell(runId, "cancelled");
		expect(await screen.findByText(/was cancelled/)).toBeDefined();
		expect(screen.getByRole("button", { name: "Generate it" })).toBeDefined();
	});
});
