import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { caseOf } from "../../../../tests/data/case.ts";
import { standing } from "../../../../tests/data/open-case.ts";
import { plan, sessionOf, versionOf } from "../../../../tests/data/strategies.ts";
import { treeOf } from "../../../../tests/data/strategy-session.ts";
import { Refusal } from "../../../../tests/fake-server.ts";
import { openStrategies, sessionId } from "../../../../tests/pages/strategies-page.ts";

const steps = async () => {
	const strategy = within(
		await screen.findByRole("navigation", { name: "Steps of the strategic consultant" }),
	);
	return strategy.getAllByRole("listitem").map(({ textContent }) => textContent);
};

test.each([
	["decisions", ["Analysis, current step", "Decisions, to come", "Plan, to come"]],
	["plan", ["Analysis, current step", "Decisions, done", "Plan, to come"]],
	["program", ["Analysis, current step", "Decisions, done", "Plan, done"]],
] as const)("A step is done when nothing is left to do in it: a strategy at %s", async (stage, expected) => {
	await openStrategies({
		path: `/strategic-consultant/analysis/${sessionId}`,
		sessions: [sessionOf(sessionId, { stage })],
		versions: [versionOf(sessionId, 1)],
	});
	await screen.findByRole("heading", { name: "Strategic analysis" });
	await waitFor(async () =>
		expect(await steps()).toEqual([
			expect.stringContaining("Input, done"),
			expect.stringContaining("Case, done"),
			expect.stringContaining("Five Whys, done"),
			expect.stringContaining("Research, done"),
			...expected.map((step) => expect.stringContaining(step)),
		]),
	);
});

test("A step that is reached but not done can be gone to", async () => {
	const { user, router } = await openStrategies({
		path: `/strategic-consultant/analysis/${sessionId}`,
		sessions: [sessionOf(sessionId, { stage: "decisions" })],
	});
	await screen.findByRole("heading", { name: "Strategic analysis" });
	await user.click(await screen.findByRole("button", { name: "Decisions, to come" }));
	await waitFor(() =>
		expect(router.state.location.pathname).toBe(`/strategic-consultant/decisions/${sessionId}/1`),
	);
});

test.each([
	["gone beyond", { stage: "analysis", hasTree: true, caseChecked: false }],
	["checked", { stage: "whys", rootCause: null, hasTree: false, caseChecked: true }],
] as const)("The case is done once it is %s, on every device", async (_, session) => {
	await openStrategies({
		path: `/strategic-consultant/input?session=${sessionId}`,
		sessions: [sessionOf(sessionId, { ...session, whysPath: [] })],
	});
	expect(await screen.findByRole("button", { name: "Case, done" })).toBeDefined();
});

test("The case is not done while nobody has looked at what was read, and is once somebody has", async () => {
	const session = { rootCause: null, whysPath: [], hasTree: true, caseChecked: false };
	const { user } = await openStrategies({
		path: `/strategic-consultant/whys-tree/${sessionId}`,
		sessions: [sessionOf(sessionId, { stage: "whys", ...session })],
		procedures: {
			"consultant.whys.tree": () => treeOf(),
			"consultant.case.read": () => caseOf(),
			"consultant.case.corrections": () => [],
			"consultant.case.standing": () => standing,
		},
	});
	expect(await screen.findByRole("button", { name: "Case, to come" })).toBeDefined();
	await user.click(await screen.findByRole("link", { name: "Check the case" }));
	await screen.findByRole("list", { name: "Statements" });
	await user.click(screen.getByRole("link", { name: "Continue to the Five Whys" }));
	expect(await screen.findByRole("button", { name: "Case, done" })).toBeDefined();
	expect(screen.queryByText(/Nobody has checked that yet/)).toBeNull();
});

test("Nothing but the material is done while a file is being read", async () => {
	await openStrategies({
		path: `/strategic-consultant/input?session=${sessionId}`,
		sessions: [
			sessionOf(sessionId, {
				stage: "whys",
				rootCause: null,
				whysPath: [],
				hasTree: false,
				caseChecked: false,
			}),
		],
	});
	await screen.findByRole("button", { name: "Five Whys, to come" });
	expect((await steps()).filter((step) => step?.includes(", done"))).toEqual([]);
});

test("The steps of a strategy that is not open to a person lead nowhere", async () => {
	await openStrategies({
		path: `/strategic-consultant/decisions/${sessionId}/1`,
		procedures: {
			"consultant.session.byId": () => {
				throw new Refusal(404, "NOT_FOUND", "There is no such strategy session");
			},
		},
	});
	await screen.findAllByRole("radiogroup");
	const strategy = within(screen.getByRole("navigation", { name: "Steps of the strategic consultant" }));
	await waitFor(() => expect(strategy.queryAllByRole("button")).toEqual([]));
});

test.each([
	["An Editor", "Editor", /^Somebody else made this strategy: .* You can read what became a program\.$/],
	[
		"A Viewer",
		"Viewer",
		/^Somebody else made this strategy: .* As a Viewer you can read what became a program\.$/,
	],
] as const)(
	"%s goes to what they may read of somebody else's strategy, and is told why no further",
	async (_, role, why) => {
		const { user, router } = await openStrategies({
			path: `/strategic-consultant/epm/${sessionId}/1`,
			role,
			sessions: [sessionOf(sessionId, { stage: "program", isOpen: false })],
			versions: [versionOf(sessionId, 1, { program: plan, status: "converted_to_program" })],
		});
		await screen.findByText(why);
		const strategy = within(screen.getByRole("navigation", { name: "Steps of the strategic consultant" }));
		expect(strategy.getAllByRole("button").map(({ textContent }) => textContent)).toEqual([
			"Analysis, done",
			"Decisions, done",
		]);
		await user.click(strategy.getByRole("button", { name: "Decisions, done" }));
		await waitFor(() => expect(router.state.location.pathname).toContain("/decisions/"));
	},
);

test("All steps of one's own strategy are open, without a word about it", async () => {
	await openStrategies({
		path: `/strategic-consultant/epm/${sessionId}/1`,
		sessions: [sessionOf(sessionId, { stage: "program" })],
		versions: [versionOf(sessionId, 1, { program: plan, status: "converted_to_program" })],
	});
	await screen.findByRole("heading", { level: 2, name: plan.title });
	const strategy = within(screen.getByRole("navigation", { name: "Steps of the strategic consultant" }));
	await waitFor(() => expect(strategy.getAllByRole("button")).toHaveLength(6));
	expect(screen.queryByText(/Somebody else made this strategy/)).toBeNull();
});
