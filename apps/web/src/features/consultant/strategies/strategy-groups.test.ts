import { expect, test } from "vitest";
import { sessionOf, versionOf } from "../../../../tests/data/strategies.ts";
import { strategyGroups, unfinishedStrategies } from "./strategy-groups.ts";

const sessions = [
	sessionOf("kassel", { title: "Kassel keeps its promise" }),
	sessionOf("nordic", { title: "Nordic entry" }),
	sessionOf("idea", { title: "A first idea", latestVersion: null, stage: "whys" }),
];
const versions = [
	versionOf("kassel", 1, { createdAt: "2026-01-05T09:00:00.000Z", status: "finalized" }),
	versionOf("kassel", 2, {
		createdAt: "2026-03-05T09:00:00.000Z",
		status: "converted_to_program",
		versionLabel: "Second take",
	}),
	versionOf("nordic", 1, { createdAt: "2026-02-05T09:00:00.000Z", status: "converting" }),
];
const shown = (words: string, status?: string) =>
	strategyGroups(versions, sessions, { words, status }).map(
		({ title, versions }) => `${title}: ${versions.map(({ versionNumber }) => versionNumber).join(" ")}`,
	);

test("Strategies come with their versions, the newest first", () => {
	expect(shown("")).toEqual(["Kassel keeps its promise: 2 1", "Nordic entry: 1"]);
});

test("All words must be found, in the strategy's title or in what the version says", () => {
	expect(shown("promise second")).toEqual(["Kassel keeps its promise: 2"]);
	expect(shown("GERMANY nordic")).toEqual(["Nordic entry: 1"]);
	expect(shown("cheese")).toEqual([]);
});

test("What is neither finalized nor integrated counts as a draft", () => {
	expect(shown("", "draft")).toEqual(["Nordic entry: 1"]);
	expect(shown("", "finalized")).toEqual(["Kassel keeps its promise: 1"]);
	expect(shown("", "integrated")).toEqual(["Kassel keeps its promise: 2"]);
});

test("A strategy whose session is gone from the list keeps a name", () => {
	const [group] = strategyGroups([versionOf("lost", 1, { inputSummary: "A memo" })], [], {
		words: "",
		status: undefined,
	});
	expect(group?.title).toBe("A memo");
});

test("A strategy without a version is unfinished", () => {
	expect(unfinishedStrategies(sessions).map(({ title }) => title)).toEqual(["A first idea"]);
});
