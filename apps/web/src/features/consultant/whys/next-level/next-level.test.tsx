import { act, screen, waitFor } from "@testing-library/react";
import type { WhysTree } from "@throughline/domain/consultant/whys";
import { describe, expect, test } from "vitest";
import { rootCause, sessionId, treeOf, whyOf } from "../../../../../tests/data/strategy-session.ts";
import { expansionId, idOf, level2, level3, openWhys } from "../../../../../tests/pages/whys-page.ts";
import { refreshAreas } from "../../../../api/live/refresh.ts";

describe("A level of the Five Whys", () => {
	test("has the next level made when there is none", async () => {
		const { user, runs, state, callsOf } = await openWhys({ search: level2 });
		await user.click(await screen.findByRole("button", { name: "Next" }));
		await user.click(await screen.findByRole("button", { name: "Continue to next Why" }));
		expect(await screen.findByText("Generating next level of Whys...")).toBeDefined();
		expect(screen.getByText(/10-15 seconds/)).toBeDefined();
		expect(screen.queryByLabelText("Add your own Why")).toBeNull();
		const vans = state.tree?.branches[0]?.branches[1];
		vans?.branches.push(whyOf(33, "Loading takes long", { depth: 3 }));
		await runs.tell(expansionId, "complete", { data: {} });
		expect(await screen.findByRole("article", { name: "Loading takes long" })).toBeDefined();
		expect(callsOf("consultant.whys.startExpansion").map(({ input }) => input)).toEqual([
			expect.objectContaining({
				sessionId,
				nodeId: idOf(22),
				selectedPath: ["Deliveries arrive late", "Vans start late"],
				currentDepth: 2,
				parentQuestion: "Why is this? (Vans start late)",
			}),
		]);
	});

	test("that is being made is found so by who reloads or comes from another device", async () => {
		const { runs, steps, state, router, callsOf } = await openWhys();
		await screen.findByText("Level 1 of 5");
		steps.expand(idOf(12), expansionId);
		await act(() => refreshAreas("consultant"));
		await router.navigate({ href: `/strategic-consultant/whys-tree/${sessionId}?path=${idOf(12)}` });
		expect(await screen.findByText("Generating next level of Whys...")).toBeDefined();
		state.tree?.branches[1]?.branches.push(whyOf(25, "Fuel became dearer", { depth: 2 }));
		await runs.tell(expansionId, "complete", { data: {} });
		expect(await screen.findByRole("article", { name: "Fuel became dearer" })).toBeDefined();
		expect(callsOf("consultant.whys.startExpansion")).toHaveLength(0);
	});

	test("never seems to be without options while they are on their way", async () => {
		const { user, runs, procedures } = await openWhys();
		await user.click(await screen.findByRole("button", { name: "Next" }));
		await user.click(await screen.findByRole("button", { name: "Continue to next Why" }));
		expect(await screen.findByText("Generating next level of Whys...")).toBeDefined();
		const sightings: boolean[] = [];
		const watch = new MutationObserver(() =>
			sightings.push(screen.queryByText("No options available at this level") !== null),
		);
		watch.observe(document.body, { childList: true, subtree: true });
		const answer = Promise.withResolvers<WhysTree>();
		procedures["consultant.whys.tree"] = () => answer.promise;
		await runs.tell(expansionId, "complete", { data: {} });
		const fuel = whyOf(25, "Fuel became dearer", { depth: 2 });
		answer.resolve({
			...treeOf(),
			branches: treeOf().branches.map((why) => ({ ...why, branches: [fuel] })),
		});
		expect(await screen.findByRole("article", { name: "Fuel became dearer" })).toBeDefined();
		watch.disconnect();
		expect(sightings).not.toContain(true);
	});

	test("says that the next level could not be made, and tries again", async () => {
		const { user, runs, state } = await openWhys();
		await user.click(await screen.findByRole("button", { name: "Next" }));
		await user.click(await screen.findByRole("button", { name: "Continue to next Why" }));
		await screen.findByText("Generating next level of Whys...");
		const data = { error: "The provider does not answer", code: "PROVIDER_FAILED" };
		await runs.tell(expansionId, "error", data);
		expect(await screen.findByText("Expansion failed")).toBeDefined();
		await user.click(screen.getByRole("button", { name: "Try again" }));
		await screen.findByText("Generating next level of Whys...");
		state.tree?.branches[1]?.branches.push(whyOf(25, "Fuel became dearer", { depth: 2 }));
		await runs.tell(expansionId, "complete", { data: {} });
		expect(await screen.findByRole("article", { name: "Fuel became dearer" })).toBeDefined();
	});

	test("below which nothing new was found says so, and leads on to the root cause", async () => {
		const { user, runs, callsOf } = await openWhys({
			search: level3,
			procedures: { "consultant.whys.validate": () => ({ valid: false, message: "" }) },
		});
		await user.click(await screen.findByRole("button", { name: "Continue to next Why" }));
		await screen.findByText("Generating next level of Whys...");
		await runs.tell(expansionId, "complete", { data: {} });
		expect(await screen.findByText(/Nothing was found that the path does not say already/)).toBeDefined();
		expect(screen.getByText(/“The line is too small” can be your root cause/)).toBeDefined();
		await user.click(screen.getByRole("button", { name: "This is my root cause" }));
		await waitFor(() => expect(callsOf("consultant.whys.validate")).toHaveLength(1));
		expect(callsOf("consultant.whys.validate")[0]?.input).toMatchObject({ rootCauseText: rootCause });
	});
});
