// @vitest-environment node
import { expect, test } from "vitest";
import { flagPlaces } from "./flag-places.ts";

const gate = (x: number, code: string, name: string) => ({
	x,
	short: code,
	long: `${code} ${name}`,
	optional: false,
});
const today = (x: number) => ({ x, short: "Today", long: "Today", optional: true });

test("A gate is named where there is room before the next pole, else its code stands alone", () => {
	const places = flagPlaces(
		[gate(10, "G1", "Business case"), gate(300, "G2", "Design"), gate(340, "G3", "Build")],
		900,
	);
	expect(places.map(({ text }) => text)).toEqual(["G1 Business case", "G2", "G3 Build"]);
});

test("A gate at the end of the timeline stands left of its pole", () => {
	expect(flagPlaces([gate(890, "G4", "Close")], 900)).toEqual([{ text: "G4", side: "left" }]);
});

test("Today gives way to the gates: left of its line, or without a word", () => {
	expect(flagPlaces([today(300), gate(310, "G2", "Design")], 900)[0]).toEqual({
		text: "Today",
		side: "left",
	});
	const crowded = flagPlaces([gate(290, "G1", "Plan"), today(300), gate(310, "G2", "Design")], 900);
	expect(crowded[1]?.text).toBe("");
});
