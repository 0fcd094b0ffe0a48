import { expect, test } from "vitest";
import { percentText, probabilityOf } from "./percent-text.ts";

test.each([
	[0, "0"],
	[0.35, "35"],
	[0.1234, "12.34"],
	[0.07, "7"],
	[0.2857, "28.57"],
	[0.0001, "0.01"],
	[1, "100"],
])("the probability %d reads %s percent, and back", (probability, text) => {
	expect(percentText(probability)).toBe(text);
	expect(probabilityOf(text)).toBe(probability);
});

test("every probability of four places survives the way to percent and back", () => {
	for (let share = 0; share <= 10_000; share += 1)
		expect(probabilityOf(percentText(share / 10_000))).toBe(share / 10_000);
});
