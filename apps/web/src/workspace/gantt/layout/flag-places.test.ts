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
	expect(flagPlaces([gate(890, "G4", "Close")], 900)).toEqual([{ text: "G4", side: "left", joined: [] }]);
});

test("Today gives way to the gates: left of its line, or without a word", () => {
	expect(flagPlaces([today(300), gate(310, "G2", "Design")], 900)[0]).toMatchObject({
		text: "Today",
		side: "left",
	});
	const crowded = flagPlaces([gate(290, "G1", "Plan"), today(300), gate(310, "G2", "Design")], 900);
	expect(crowded[1]?.text).toBe("");
});

test("Gates too close for a flag each share one, which counts them where even their codes have no room", () => {
	const close = [gate(5, "G0", "Ideation"), gate(15, "G1", "Concept"), gate(25, "G2", "Feasibility")];
	const [shared, ...silent] = flagPlaces(close, 200);
	expect(shared).toEqual({ text: "G0, G1, G2", side: "right", joined: [1, 2] });
	expect(silent.map(({ text }) => text)).toEqual(["", ""]);
	expect(flagPlaces(close, 60)[0]).toEqual({ text: "G0 +2", side: "right", joined: [1, 2] });
});

test("No flag covers another, wherever the gates stand", () => {
	for (const step of [1, 7, 13, 20, 26, 30, 45]) {
		const flags = ["G0", "G1", "G2", "G3", "G4"].map((code, index) => gate(20 + index * step, code, "Gate"));
		const shown = flagPlaces(flags, 230).flatMap(({ text, side }, index) => {
			const [x, length] = [flags[index]?.x ?? 0, text.length * 6.6 + 14];
			return text ? [side === "right" ? [x, x + length] : [x - length, x]] : [];
		});
		for (const [index, [, end]] of shown.entries())
			expect(end).toBeLessThanOrEqual(shown[index + 1]?.[0] ?? 230);
	}
});
