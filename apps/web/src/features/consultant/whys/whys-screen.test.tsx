import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { Role } from "@throughline/domain/account";
import type { WhysTree } from "@throughline/domain/consultant/whys";
import { describe, expect, test } from "vitest";
import { caseOf } from "../../../../tests/case.ts";
import { Refusal, serve } from "../../../../tests/fake-server.ts";
import { openScreen } from "../../../../tests/render-screen.tsx";
import { serveRuns } from "../../../../tests/run-stream.ts";
import { strategySteps } from "../../../../tests/strategy-steps.ts";
import {
	forgetWalks,
	rootCause,
	runId,
	sessionId,
	sessionOf,
	treeOf,
	walkProcedures,
	whyOf,
	whysPath,
} from "../../../../tests/walk.ts";
import { refreshAreas } from "../../../api/refresh.ts";

type Given = {
	role?: Role;
	tree?: WhysTree | null;
	search?: string;
	procedures?: Parameters<typeof serve>[1];
};

async function openWhys({ role = "Editor", tree = treeOf(), search = "", procedures = {} }: Given = {}) {
	forgetWalks();
	const state = { tree };
	const steps = strategySteps({
		sessionId,
		due: ({ again }) => (again || !state.tree ? { id: runId, kind: "whys-tree" } : null),
	});
	const runs = serveRuns(steps.hear);
	const server = serve(role, {
		...walkProcedures,
		"consultant.whys.tree": () => state.tree,
		...steps.procedures,
		"consultant.whys.startExpansion": ({ nodeId }: { nodeId: string }) => steps.expand(nodeId, expansionId),
		"consultant.research.result": () => null,
		"consultant.research.started": () => ({ runId, status: "running" }),
		...procedures,
	});
	const router = await openScreen(`/strategic-consultant/whys-tree/${sessionId}${search}`);
	const callsOf = (path: string) => server.calls.filter((call) => call.path === path);
	return { ...server, runs, steps, state, router, callsOf, user: userEvent.setup() };
}

const enteredAt = "2026-03-02T09:00:00.000Z";
const expansionId = "019a0000-0000-7000-8000-00000000aaad";
const idOf = (number: number) => `019a0000-0000-7000-8000-${String(number).padStart(12, "0")}`;
const level2 = `?path=${idOf(11)}`;
const level3 = `?path=${idOf(11)}.${idOf(21)}`;
const level5 = `?path=${[11, 21, 31, 41].map(idOf).join(".")}`;

/** A tree whose first options go down to level 5. */
function deepTree(): WhysTree {
	const tree = treeOf();
	const third = tree.branches[0]?.branches[0]?.branches[0];
	const fifth = whyOf(51, "Investment was postponed", { depth: 5, isLeaf: true });
	third?.branches.push(whyOf(41, "Nobody planned for growth", { depth: 4, branches: [fifth] }));
	return tree;
}

describe("A level of the Five Whys", () => {
	test("shows its question and one option with what speaks for and against it", async () => {
		await openWhys();
		expect(await screen.findByText("Level 1 of 5")).toBeDefined();
		expect(screen.getByRole("heading", { name: "Why does Iberia lose customers?" })).toBeDefined();
		expect(screen.getByText("Option 1 of 2")).toBeDefined();
		const option = screen.getByRole("article", { name: "Deliveries arrive late" });
		expect(within(option).getByText("Why is this? (Deliveries arrive late)")).toBeDefined();
		expect(within(option).getByText("Consider Deliveries arrive late")).toBeDefined();
		expect(within(option).getByText("Supporting Evidence")).toBeDefined();
		const own = within(within(option).getByRole("region", { name: "In your text" }));
		expect(own.getByText("“Deliveries arrive late, the report says.”")).toBeDefined();
		expect(within(option).getByText("Nothing beside the statement itself.")).toBeDefined();
		expect(within(option).getByText("Counter-Arguments")).toBeDefined();
		expect(within(option).getByText("“The ten largest accounts renewed.”")).toBeDefined();
		expect(within(option).getAllByText("Verified")).toHaveLength(2);
	});

	test("is shown also when its tree was read just before its run ended, and the end heard just after", async () => {
		let isRead = false;
		const steps = strategySteps({ sessionId, due: () => null });
		const run = { id: runId, kind: "whys-tree", edition: 1, status: "succeeded", failure: null } as const;
		steps.steps.push({ step: "whys", versionNumber: null, enteredAt, run, failure: null });
		const { router } = await openWhys({
			procedures: {
				...steps.procedures,
				"consultant.case.assess": () => caseOf(),
				"consultant.case.read": () => caseOf(),
				"consultant.whys.tree": () => {
					if (isRead) return treeOf();
					isRead = true;
					return null;
				},
			},
		});
		expect(await screen.findByText("Level 1 of 5")).toBeDefined();
		expect(router.state.location.search).toEqual({});
	});

	test("says plainly that an option has no quote", async () => {
		const { user } = await openWhys();
		await user.click(await screen.findByRole("button", { name: "Next" }));
		expect(await screen.findByText("No quote backs this option")).toBeDefined();
	});

	test("says once that nothing backs one's own words", async () => {
		const consideration = "I found nothing on this in your material.";
		const tree = treeOf();
		tree.branches[0] = whyOf(11, "Prices rose", { consideration, supporting_quotes: [], isCustom: true });
		await openWhys({ tree });
		const option = within(await screen.findByRole("article", { name: "Prices rose" }));
		expect(option.queryByText("Consideration")).toBeNull();
		expect(option.getAllByText(consideration)).toHaveLength(1);
	});

	test("names the key that continues only where something follows", async () => {
		const { router } = await openWhys({ tree: deepTree() });
		const hint = () => screen.getByText(/go through the options/).textContent;
		await screen.findByText("Level 1 of 5");
		expect(hint()).toContain("Enter continues");
		await router.navigate({ href: `/strategic-consultant/whys-tree/${sessionId}${level5}` });
		await screen.findByText("Level 5 of 5");
		expect(hint()).not.toContain("Enter");
	});

	test("shows the whole of what was chosen above it", async () => {
		await openWhys({ search: level2 });
		const path = await screen.findByRole("navigation", { name: "Your path so far" });
		const chosen = within(path).getByRole("button", { name: "L1: Deliveries arrive late" });
		expect(chosen.className).not.toContain("truncate");
	});

	test("goes through its options by button, number and arrow key", async () => {
		const { user } = await openWhys();
		await user.click(await screen.findByRole("button", { name: "Next" }));
		expect(await screen.findByRole("article", { name: "Prices rose" })).toBeDefined();
		await user.click(screen.getByRole("button", { name: "Previous" }));
		expect(await screen.findByRole("article", { name: "Deliveries arrive late" })).toBeDefined();
		await user.click(screen.getByRole("button", { name: /^Option 2/ }));
		expect(await screen.findByText("Option 2 of 2")).toBeDefined();
		await user.keyboard("{ArrowLeft}");
		expect(await screen.findByText("Option 1 of 2")).toBeDefined();
	});

	test("goes on with Enter, keeps the place in the address, and goes back by the path", async () => {
		const { user, router } = await openWhys();
		await screen.findByText("Level 1 of 5");
		await user.keyboard("{Enter}");
		expect(await screen.findByText("Level 2 of 5")).toBeDefined();
		expect(router.state.location.search).toMatchObject({ path: idOf(11) });
		const thread = screen.getByRole("complementary", { name: "Your path so far" });
		expect(
			within(thread)
				.getAllByRole("listitem")
				.map(({ textContent }) => textContent),
		).toEqual([
			"InputWhy Iberia loses customers",
			"Why 1Deliveries arrive late",
			"NextChoose what explains it best",
		]);
		const path = screen.getByRole("navigation", { name: "Your path so far" });
		await user.click(within(path).getByRole("button", { name: "L1: Deliveries arrive late" }));
		expect(await screen.findByText("Level 1 of 5")).toBeDefined();
	});

	test("is found again by its address", async () => {
		await openWhys({ search: level3 });
		expect(await screen.findByText("Level 3 of 5")).toBeDefined();
		expect(screen.getByRole("article", { name: "The line is too small" })).toBeDefined();
	});

	test("is gone on with where one was last when the address names no place, and nowhere else when it does", async () => {
		const { router } = await openWhys({ search: level3 });
		await screen.findByText("Level 3 of 5");
		await router.navigate({ href: "/strategic-consultant/input" });
		await screen.findByRole("heading", { name: "What do you want to solve?" });
		await router.navigate({ href: `/strategic-consultant/whys-tree/${sessionId}` });
		expect(await screen.findByText("Level 3 of 5")).toBeDefined();
		expect(screen.getByRole("article", { name: "The line is too small" })).toBeDefined();
		await router.navigate({ href: `/strategic-consultant/whys-tree/${sessionId}${level2}` });
		expect(await screen.findByText("Level 2 of 5")).toBeDefined();
		await router.navigate({ href: `/strategic-consultant/whys-tree/${sessionId}?option=${idOf(12)}` });
		expect(await screen.findByRole("article", { name: "Prices rose" })).toBeDefined();
		await router.navigate({ href: `/strategic-consultant/whys-tree/${sessionId}` });
		expect(await screen.findByText("Level 1 of 5")).toBeDefined();
		expect(screen.getByRole("article", { name: "Prices rose" })).toBeDefined();
	});

	test("opens where the walk was settled when the address names no place", async () => {
		await openWhys({
			procedures: {
				"consultant.session.byId": () =>
					sessionOf({ rootCause, whysPath, stage: "research", caseChecked: true }),
			},
		});
		expect(await screen.findByText("Level 3 of 5")).toBeDefined();
		expect(screen.getByRole("article", { name: rootCause })).toBeDefined();
		const thread = screen.getByRole("complementary", { name: "Your path so far" });
		expect(within(thread).getByText("Why 3: root cause")).toBeDefined();
		const steps = screen.getByRole("navigation", { name: "Steps of the strategic consultant" });
		expect(
			within(steps)
				.getAllByRole("button")
				.map(({ textContent }) => textContent),
		).toEqual(["Input, done", "Case, done", "4Research, to come"]);
	});

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

	test("says when there are no options, and takes one's own", async () => {
		const { user, state, callsOf } = await openWhys({
			search: `?path=${idOf(12)}`,
			procedures: {
				"consultant.whys.addCustom": ({ option }: { option: string }) => {
					const added = whyOf(99, option, { depth: 2, isCustom: true, supporting_quotes: [] });
					state.tree?.branches[1]?.branches.push(added);
					return added;
				},
			},
		});
		expect(await screen.findByText("No options available at this level")).toBeDefined();
		const add = await screen.findByRole("button", { name: "Add Custom Why" });
		expect(add).toHaveProperty("disabled", true);
		await user.type(screen.getByLabelText("Add your own Why"), "   ");
		expect(add).toHaveProperty("disabled", true);
		await user.type(screen.getByLabelText("Add your own Why"), "Fuel became dearer");
		await user.click(add);
		expect(await screen.findByRole("article", { name: "Fuel became dearer" })).toBeDefined();
		expect(screen.getByText("In your own words")).toBeDefined();
		expect(callsOf("consultant.whys.addCustom")[0]?.input).toEqual({
			sessionId,
			parentId: idOf(12),
			option: "Fuel became dearer",
		});
	});

	test("lets an option be said in other words", async () => {
		const { user, state, callsOf } = await openWhys({
			procedures: {
				"consultant.whys.edit": ({ option }: { option: string }) => {
					const changed = whyOf(11, option, { isCustom: true });
					if (state.tree) state.tree.branches[0] = changed;
					return changed;
				},
			},
		});
		await user.click(await screen.findByRole("button", { name: "Edit this Why" }));
		const words = screen.getByRole("textbox", { name: "Edit this Why" });
		await user.clear(words);
		expect(screen.getByRole("button", { name: "Save Changes" })).toHaveProperty("disabled", true);
		await user.type(words, "Parcels come late");
		await user.click(screen.getByRole("button", { name: "Save Changes" }));
		expect(await screen.findByRole("article", { name: "Parcels come late" })).toBeDefined();
		expect(callsOf("consultant.whys.edit")[0]?.input).toMatchObject({
			nodeId: idOf(11),
			version: 1,
			option: "Parcels come late",
		});
		await user.click(screen.getByRole("button", { name: "Edit this Why" }));
		await user.click(screen.getByRole("button", { name: "Cancel" }));
		expect(screen.getByRole("button", { name: "Continue to next Why" })).toBeDefined();
	});
});

describe("The root cause", () => {
	test("can be settled from level 3 on, and the walk ends at level 5", async () => {
		const { user, router } = await openWhys({ tree: deepTree(), search: level2 });
		await screen.findByText("Level 2 of 5");
		expect(screen.queryByRole("button", { name: "This is my root cause" })).toBeNull();
		await user.click(screen.getByRole("button", { name: "Continue to next Why" }));
		expect(await screen.findByRole("button", { name: "This is my root cause" })).toBeDefined();
		await router.navigate({ href: `/strategic-consultant/whys-tree/${sessionId}${level5}` });
		expect(await screen.findByText("Level 5 of 5")).toBeDefined();
		expect(screen.getByRole("button", { name: "This is my root cause" })).toBeDefined();
		expect(screen.queryByRole("button", { name: "Continue to next Why" })).toBeNull();
	});

	test("is judged, settled and kept, and leads to the research", async () => {
		let finish: (value: unknown) => void = () => undefined;
		const { user, router, callsOf } = await openWhys({
			search: level3,
			procedures: {
				"consultant.whys.validate": () => ({ valid: true, message: "" }),
				"consultant.whys.finalize": () =>
					new Promise((resolve) => {
						finish = resolve;
					}),
			},
		});
		await user.click(await screen.findByRole("button", { name: "This is my root cause" }));
		expect(await screen.findByRole("button", { name: "Processing..." })).toBeDefined();
		await waitFor(() => expect(callsOf("consultant.whys.finalize")).toHaveLength(1));
		finish({ sessionId, versionNumber: 1, rootCause, whysPath });
		await waitFor(() =>
			expect(router.state.location.pathname).toBe(`/strategic-consultant/research/${sessionId}`),
		);
		expect(callsOf("consultant.whys.validate")[0]?.input).toMatchObject({ rootCauseText: rootCause });
		expect(callsOf("consultant.whys.finalize")[0]?.input).toMatchObject({
			sessionId,
			selectedPath: whysPath,
			rootCause,
		});
		expect(localStorage.getItem(`throughline.walk.${sessionId}`)).toContain(rootCause);
	});

	const unbacked = () => {
		const tree = treeOf();
		const [third] = tree.branches[0]?.branches[0]?.branches ?? [];
		if (third) Object.assign(third, { supporting_quotes: [], supporting_evidence: [] });
		return tree;
	};

	test.each([
		["with what shows that it holds", "Three of five planners say so.", "Add evidence"],
		["as assumed", undefined, "Continue as assumed"],
	])("that nothing backs is settled %s, and not before somebody says so", async (_, evidence, button) => {
		const { user, router, callsOf } = await openWhys({
			tree: unbacked(),
			search: level3,
			procedures: {
				"consultant.whys.validate": () => ({ valid: true, message: "" }),
				"consultant.whys.finalize": () => ({
					sessionId,
					versionNumber: 1,
					rootCause,
					whysPath,
					assumed: evidence === undefined,
				}),
			},
		});
		await user.click(await screen.findByRole("button", { name: "This is my root cause" }));
		const dialog = within(await screen.findByRole("dialog", { name: "No evidence for this cause yet" }));
		expect(callsOf("consultant.whys.finalize")).toEqual([]);
		expect(dialog.getByRole("button", { name: "Add evidence" })).toHaveProperty("disabled", true);
		if (evidence) await user.type(dialog.getByLabelText("What shows that it holds?"), evidence);
		await user.click(dialog.getByRole("button", { name: button }));
		await waitFor(() =>
			expect(router.state.location.pathname).toBe(`/strategic-consultant/research/${sessionId}`),
		);
		const [{ input } = { input: {} }] = callsOf("consultant.whys.finalize");
		expect(input).toMatchObject({ rootCause, selectedPath: whysPath });
		expect(input).toHaveProperty("evidence", evidence);
	});

	test("that speaks of culture is turned away with advice", async () => {
		const message = "Culture is not a business problem here.";
		const { user } = await openWhys({
			search: level3,
			procedures: { "consultant.whys.validate": () => ({ valid: false, message }) },
		});
		await user.click(await screen.findByRole("button", { name: "This is my root cause" }));
		const dialog = await screen.findByRole("dialog", { name: "Cultural Observation Detected" });
		expect(within(dialog).getByText(message)).toBeDefined();
		expect(
			within(dialog).getByText(/market dynamics, competitive positioning or product-market fit/),
		).toBeDefined();
		await user.click(within(dialog).getByRole("button", { name: "Go Back" }));
		await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
	});

	test("that has no message of its own gets the specified one", async () => {
		const { user } = await openWhys({
			search: level3,
			procedures: { "consultant.whys.validate": () => ({ valid: false, message: "" }) },
		});
		await user.click(await screen.findByRole("button", { name: "This is my root cause" }));
		expect(
			await screen.findByText("This root cause contains cultural observations instead of business problems."),
		).toBeDefined();
	});

	test.each([
		["consultant.whys.validate", "Validation failed"],
		["consultant.whys.finalize", "Finalization failed"],
	])("says when %s does not answer", async (procedure, title) => {
		const { user } = await openWhys({
			search: level3,
			procedures: {
				"consultant.whys.validate": () => ({ valid: true, message: "" }),
				[procedure]: () => {
					throw new Refusal(504, "TIMED_OUT", "It took too long");
				},
			},
		});
		await user.click(await screen.findByRole("button", { name: "This is my root cause" }));
		expect(await screen.findByText(title)).toBeDefined();
		expect(screen.getByText("It took too long")).toBeDefined();
		expect(screen.getByRole("button", { name: "This is my root cause" })).toBeDefined();
	});

	test("is what a leaf is when one goes on from it", async () => {
		const tree = treeOf();
		const leaf = tree.branches[0]?.branches[0]?.branches[0];
		if (leaf) leaf.isLeaf = true;
		const { user, callsOf } = await openWhys({
			tree,
			search: level3,
			procedures: { "consultant.whys.validate": () => ({ valid: false, message: "" }) },
		});
		await user.click(await screen.findByRole("button", { name: "Continue to next Why" }));
		await waitFor(() => expect(callsOf("consultant.whys.validate")).toHaveLength(1));
	});
});

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

	test("says after 30 seconds that it is slow", async () => {
		const { runs } = await openWhys({ tree: null });
		await runs.tell(runId, "progress", { progress: 20, message: "Reading" }, new Date(Date.now() - 31_000));
		expect(await screen.findByText("This takes longer than usual")).toBeDefined();
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

describe("The Five Whys without what they need", () => {
	test("say that the tree could not be loaded, and load it again", async () => {
		let broken = true;
		const { user } = await openWhys({
			procedures: {
				"consultant.whys.tree": () => {
					if (broken) throw new Refusal(500, "INTERNAL", "Oh no");
					return treeOf();
				},
			},
		});
		expect(await screen.findByText("Failed to load decision tree")).toBeDefined();
		broken = false;
		await user.click(screen.getByRole("button", { name: "Try again" }));
		expect(await screen.findByText("Level 1 of 5")).toBeDefined();
	});

	test("say that the session could not be asked for, and ask again", async () => {
		let broken = true;
		const { user } = await openWhys({
			role: "Viewer",
			tree: null,
			procedures: {
				"consultant.session.byId": () => {
					if (broken) throw new Refusal(500, "INTERNAL", "Oh no");
					return sessionOf();
				},
			},
		});
		expect(await screen.findByText("Failed to load decision tree")).toBeDefined();
		broken = false;
		await user.click(screen.getByRole("button", { name: "Try again" }));
		expect(await screen.findByText(/have not been generated yet/)).toBeDefined();
	});

	test("ask for an input where nothing is stored", async () => {
		const gone = () => {
			throw new Refusal(404, "NOT_FOUND", "There is no such strategy session");
		};
		await openWhys({ procedures: { "consultant.session.byId": gone, "consultant.whys.tree": gone } });
		expect(
			await screen.findByText("No strategic input found. Please start from the input page."),
		).toBeDefined();
		expect(screen.getByRole("link", { name: "Go to the input screen" })).toBeDefined();
	});

	test("ask to begin again where the input is missing", async () => {
		await openWhys({
			role: "Viewer",
			tree: null,
			procedures: { "consultant.session.byId": () => sessionOf({ inputText: "" }) },
		});
		expect(
			await screen.findByText("Strategic input data missing. Please restart from the input page."),
		).toBeDefined();
	});

	test("say that an address names no session", async () => {
		serve("Editor", walkProcedures);
		await openScreen("/strategic-consultant/whys-tree");
		expect(await screen.findByRole("heading", { name: "Invalid Session" })).toBeDefined();
		expect(screen.getByText("No session ID provided in URL")).toBeDefined();
	});

	test.each([
		{ who: "a Viewer", given: { role: "Viewer" as const } },
		{
			who: "an Editor, where they belong to nobody",
			given: { procedures: { "consultant.session.byId": () => sessionOf({ mayChange: false }) } },
		},
	])("are there to read for $who, who finds no button that would be refused", async ({ given }) => {
		const { user, callsOf } = await openWhys(given);
		await user.click(await screen.findByRole("button", { name: "Continue to next Why" }));
		await user.click(await screen.findByRole("button", { name: "Continue to next Why" }));
		await screen.findByText("Level 3 of 5");
		for (const name of ["This is my root cause", "Edit this Why", "Add Custom Why", "Generate a new tree"]) {
			expect(screen.queryByRole("button", { name })).toBeNull();
		}
		expect(callsOf("consultant.whys.startExpansion")).toHaveLength(0);
	});

	test("tell a Viewer that they are still to be made", async () => {
		const { callsOf } = await openWhys({ role: "Viewer", tree: null });
		expect(await screen.findByText(/have not been generated yet/)).toBeDefined();
		expect(callsOf("consultant.step.enter")).toHaveLength(0);
	});
});
