import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { caseOfText } from "../read-text.ts";

it("of several targets in one sentence each starts from the value of its own thing", () => {
	const text = readFileSync(new URL("../../../../bench/cases/d10-ausleihe.txt", import.meta.url), "utf8");
	const pairs = caseOfText(text).measures.map(({ baseline, target }) => [
		baseline?.figure.value,
		target?.figure.value,
	]);
	expect(pairs).toEqual([
		[96, 10],
		[12, 5],
	]);
});
