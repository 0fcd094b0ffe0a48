import { act, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { versionOf } from "../../../../tests/data/strategies.ts";
import {
	rootCause,
	sessionId,
	sessionOf as strategySession,
	treeOf,
	whysPath,
} from "../../../../tests/data/strategy-session.ts";
import { Refusal } from "../../../../tests/fake-server.ts";
import { deepTree, level2, level3, level5, openWhys } from "../../../../tests/pages/whys-page.ts";
import { windowsClosed } from "../../../../tests/windows-closed.ts";
import { refreshAreas } from "../../../api/live/refresh.ts";

describe("The root cause", () => {
	test("can be chosen from level 3 on, and the path ends at level 5", async () => {
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

	test("is validated, finalized and kept, and leads to the research", async () => {
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

	test("leads on when the server has settled it, though its answer was lost on the way", async () => {
		let session = strategySession();
		let version = versionOf(sessionId, 1, { rootCause, whysPath, analysis: null });
		const { user, router } = await openWhys({
			search: level3,
			procedures: {
				"consultant.whys.validate": () => ({ valid: true, message: "" }),
				"consultant.whys.finalize": () => {
					throw new Refusal(502, "INTERNAL", "Bad gateway");
				},
				"consultant.session.byId": () => session,
				"consultant.version.byNumber": () => version,
			},
		});
		await user.click(await screen.findByRole("button", { name: "This is my root cause" }));
		await screen.findByText("Finalization failed");
		const path = () => router.state.location.pathname;
		session = strategySession({ rootCause, whysPath, latestVersion: 1 });
		await act(() => refreshAreas("consultant"));
		expect(path()).toContain("/whys-tree/");
		version = { ...version, analysis: versionOf(sessionId, 1).analysis };
		await act(() => refreshAreas("consultant"));
		await waitFor(() => expect(path()).toBe(`/strategic-consultant/research/${sessionId}`));
	});

	test("whose provider cannot serve any more is settled by another, one click away", async () => {
		const { user, router, callsOf } = await openWhys({
			search: level3,
			procedures: {
				"consultant.whys.validate": ({ provider }: { provider?: string }) => {
					if (provider === undefined) throw new Refusal(422, "NO_PROVIDER", "Local model needs a server.");
					return { valid: true, message: "" };
				},
				"consultant.session.byId": () => strategySession({ provider: "local" }),
				"consultant.whys.finalize": () => ({ sessionId, versionNumber: 1, rootCause, whysPath }),
			},
		});
		await user.click(await screen.findByRole("button", { name: "This is my root cause" }));
		await user.click(await screen.findByRole("button", { name: "Use Offline analysis" }));
		await waitFor(() => expect(router.state.location.pathname).toContain("/research/"));
		expect(callsOf("consultant.whys.finalize")[0]?.input).toMatchObject({ provider: "offline" });
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
	])("that nothing backs is finalized %s, and not before somebody says so", async (_, evidence, button) => {
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
		if (evidence) await user.type(dialog.getByLabelText("What evidence supports it?"), evidence);
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
		await windowsClosed();
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
		// In the toast, and where another attempt is offered.
		expect(screen.getAllByText("It took too long")).toHaveLength(2);
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
