import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { viewSearch } from "../../../../tests/address.ts";
import { plan, sessionOf, versionOf } from "../../../../tests/data/strategies.ts";
import { Refusal } from "../../../../tests/fake-server.ts";
import { openStrategies, program } from "../../../../tests/pages/strategies-page.ts";

const path = "/?view=strategies";
const sessions = [
	sessionOf("kassel", { title: "Kassel keeps its promise" }),
	sessionOf("idea", { title: "A first idea", latestVersion: null, stage: "whys" }),
];
const versions = [
	versionOf("kassel", 1, { status: "finalized", program: plan, selectedDecisions: { approach: "conveyor" } }),
	versionOf("kassel", 2, {
		versionLabel: "Staged",
		status: "converted_to_program",
		convertedProgramId: program.id,
		program: plan,
		selectedDecisions: { approach: "carts", rollout: "zones" },
	}),
];

test("Strategies show their versions, with the ways to plan and program", async () => {
	const { user, router } = await openStrategies({ path, sessions, versions });
	const strategy = within(await screen.findByRole("listitem", { name: "Kassel keeps its promise" }));
	strategy.getByText("Integrated");
	strategy.getByText("Finalized");
	strategy.getByText(/2 of 2 decisions selected/);
	expect(strategy.getAllByRole("link", { name: /^View Program/ })).toHaveLength(1);
	expect(
		strategy
			.getByRole("link", { name: "View Strategy version 1 of Kassel keeps its promise" })
			.getAttribute("href"),
	).toBe("/strategic-consultant/epm/kassel/1");
	expect(
		strategy.getByRole("link", { name: "All versions of Kassel keeps its promise" }).getAttribute("href"),
	).toBe("/strategic-consultant/versions/kassel");
	expect(screen.getByRole("link", { name: "New Strategy" }).getAttribute("href")).toBe(
		"/strategic-consultant/input",
	);
	expect(screen.getByRole("link", { name: "Start Strategic Consultant" }).getAttribute("href")).toBe(
		"/strategic-consultant/input",
	);
	await user.click(strategy.getByRole("link", { name: /^View Program/ }));
	await waitFor(() => expect(viewSearch(router)).toEqual({}));
	await waitFor(() => expect(localStorage.getItem("selectedProgramId")).toBe(program.id));
});

test("A root cause that all versions share is told once", async () => {
	await openStrategies({ path, sessions, versions });
	const strategy = within(await screen.findByRole("listitem", { name: "Kassel keeps its promise" }));
	expect(strategy.getAllByText("Root cause:")).toHaveLength(1);
});

test("Versions that answer to different root causes each tell their own", async () => {
	const [first] = versions;
	if (!first) throw new Error("There are versions");
	const other = versionOf("kassel", 2, { rootCause: "Nobody owns the stock" });
	await openStrategies({ path, sessions, versions: [first, other] });
	const strategy = within(await screen.findByRole("listitem", { name: "Kassel keeps its promise" }));
	const causeOf = (version: string) =>
		strategy.getByRole("heading", { level: 3, name: version }).closest("li")?.textContent;
	expect(causeOf("Version 1")).toContain(`Root cause: ${first.rootCause}`);
	expect(causeOf("Version 2")).toContain("Root cause: Nobody owns the stock");
	expect(strategy.getAllByText("Root cause:")).toHaveLength(2);
});

test("A Viewer of strategies is not asked to begin one", async () => {
	await openStrategies({ path, sessions, versions, role: "Viewer" });
	await screen.findByRole("listitem", { name: "Kassel keeps its promise" });
	expect(screen.queryByRole("link", { name: /New Strategy|Start Strategic Consultant/ })).toBeNull();
});

test("A strategy that has no version yet is gone on with where it stands", async () => {
	await openStrategies({ path, sessions, versions });
	const strategies = within(await screen.findByRole("region", { name: "Unfinished strategies" }));
	strategies.getByText("Five Whys");
	expect(strategies.getByRole("link", { name: "Continue A first idea" }).getAttribute("href")).toBe(
		"/strategic-consultant/whys-tree/idea",
	);
	expect(strategies.queryByText("Kassel keeps its promise")).toBeNull();
});

test("Strategies that led nowhere are deleted together after one question, but for somebody else's", async () => {
	const begun = (id: string, given: object = {}) =>
		sessionOf(id, { title: `Idea ${id}`, latestVersion: null, stage: "whys", ...given });
	const { calls, user } = await openStrategies({
		path,
		sessions: [begun("one"), begun("two"), begun("hers", { mayChange: false })],
		versions: [],
		procedures: {
			"consultant.session.removeMany": () => ({ undoIds: ["trash-1", "trash-2"] }),
			"trash.restoreMany": () => ({ ids: [] }),
		},
	});
	expect(await screen.findByRole("checkbox", { name: "Select Idea hers" })).toHaveProperty("disabled", true);
	await user.click(screen.getByRole("checkbox", { name: "Select Idea one" }));
	await user.click(screen.getByRole("button", { name: "Select all" }));
	await user.click(screen.getByRole("button", { name: "Delete" }));
	await user.click(await screen.findByRole("button", { name: "Delete 2 strategies" }));
	await user.click(await screen.findByRole("button", { name: "Undo" }));
	const sent = (path: string) => calls.filter((call) => call.path === path).map(({ input }) => input);
	await waitFor(() => expect(sent("trash.restoreMany")).toEqual([{ undoIds: ["trash-1", "trash-2"] }]));
	expect(sent("consultant.session.removeMany")).toEqual([
		{
			sessions: expect.arrayContaining([
				{ sessionId: "one", version: 1 },
				{ sessionId: "two", version: 1 },
			]),
		},
	]);
});

test("A strategy that no tree stands on yet is listed at its case", async () => {
	const early = sessionOf("early", {
		stage: "whys",
		hasTree: false,
		latestVersion: null,
		title: "An early note",
	});
	await openStrategies({ path, sessions: [...sessions, early], versions });
	const strategies = within(await screen.findByRole("region", { name: "Unfinished strategies" }));
	const [line] = strategies
		.getAllByRole("listitem")
		.filter(({ textContent }) => textContent?.includes("An early note"));
	expect(line?.textContent).toContain("Case");
	expect(line?.textContent).not.toContain("Five Whys");
	expect(strategies.getByRole("link", { name: "Continue An early note" }).getAttribute("href")).toBe(
		"/strategic-consultant/whys-tree/early",
	);
});

test("Decisions that live data has opened again are flagged", async () => {
	await openStrategies({
		path,
		sessions,
		versions,
		procedures: {
			"consultant.tripwire.ofProgram": () => [
				{ id: "one", decisionId: "approach", reopened: true },
				{ id: "two", decisionId: "approach", reopened: true },
				{ id: "three", decisionId: "rollout", reopened: false },
			],
		},
	});
	await screen.findByText("1 decision reopened");
});

test("Without any strategy the consultant is offered", async () => {
	await openStrategies({ path, sessions: [], versions: [] });
	const start = await screen.findByRole("link", { name: "Start Strategic Consultant" });
	expect(start.getAttribute("href")).toBe("/strategic-consultant/input");
});

test("A Viewer reads, and is not asked to begin anything", async () => {
	await openStrategies({ path, sessions: [], versions: [], role: "Viewer" });
	await screen.findByText("As soon as somebody has worked out a strategy, you will find it here.");
	expect(screen.queryByRole("link", { name: /New Strategy|Start Strategic Consultant/ })).toBeNull();
});

test("What cannot be loaded says so and can be tried again", async () => {
	const { user, procedures } = await openStrategies({
		path,
		sessions,
		procedures: {
			"consultant.version.all": () => {
				throw new Refusal(500, "INTERNAL", "Something went wrong on our side.");
			},
		},
	});
	await screen.findByText("Failed to load strategy versions. Please try refreshing the page.");
	procedures["consultant.version.all"] = () => versions;
	await user.click(screen.getByRole("button", { name: "Try again" }));
	await screen.findByRole("listitem", { name: "Kassel keeps its promise" });
});

test("Many versions are searched by words and status; nothing found offers a way back", async () => {
	const many = Array.from({ length: 8 }, (_, index) =>
		versionOf("kassel", index + 1, { id: `many-${index}`, versionLabel: index === 3 ? "Night shift" : null }),
	);
	const { user, router } = await openStrategies({ path, sessions, versions: many });
	const box = await screen.findByRole("searchbox", { name: "Search strategies" });
	await user.type(box, "night");
	await screen.findByText("1 of 8 versions");
	screen.getByRole("heading", { level: 3, name: "Version 4 · Night shift" });
	await waitFor(() => expect(router.state.location.search).toMatchObject({ q: "night" }));
	await user.type(box, " cheese");
	await screen.findByText("No strategy version matches this search.");
	await user.click(screen.getByRole("button", { name: "Clear filters" }));
	await screen.findByText("8 versions");
});

test("The unlinked items are a tab in the address", async () => {
	const { user, router } = await openStrategies({ path, sessions, versions });
	await user.click(await screen.findByRole("tab", { name: "Unlinked items" }));
	await screen.findByText("Every item is linked");
	expect(viewSearch(router)).toEqual({ view: "strategies", tab: "orphans" });
});
