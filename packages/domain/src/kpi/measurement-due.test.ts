import { expect, test } from "vitest";
import { measurementDue } from "./measurement-due.ts";

test.each([
	["Daily", "2026-12-03", "2026-12-04"],
	["Weekly", "2026-12-03", "2026-12-10"],
	["Monthly", "2026-10-31", "2026-11-30"],
	["Quarterly", "2026-11-30", "2027-02-28"],
	["Annually", "2024-02-29", "2025-02-28"],
	["Monthly", null, "2026-01-05"],
] as const)("a KPI measured %s, last on %s, is due on %s", (frequency, measuredOn, due) => {
	expect(measurementDue(frequency, measuredOn, "2026-01-05")).toBe(due);
});
