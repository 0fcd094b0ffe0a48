import { expect, test } from "vitest";
import { elapsedPercent } from "./elapsed-percent.ts";

test.each([
	["before it starts", "2026-01-01", "2026-01-10", "2025-12-01", 0],
	["on its first morning", "2026-01-01", "2026-01-10", "2026-01-01", 0],
	["half-way", "2026-01-01", "2026-01-10", "2026-01-06", 50],
	["on its last morning", "2026-01-01", "2026-01-10", "2026-01-10", 90],
	["after its end", "2026-01-01", "2026-01-10", "2026-03-01", 100],
	["across a clock change", "2026-03-28", "2026-03-31", "2026-03-30", 50],
	["of a single day", "2026-01-01", "2026-01-01", "2026-01-01", 0],
	["without an end", "2026-01-01", null, "2026-03-01", null],
	["without a start", null, "2026-01-01", "2026-03-01", null],
])("The time of a program %s has passed as far as it has", (_, start, end, today, expected) => {
	expect(elapsedPercent(start, end, today)).toBe(expected);
});
