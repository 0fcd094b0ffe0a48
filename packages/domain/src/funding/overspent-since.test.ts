import { expect, test } from "vitest";
import { overspentSince } from "./overspent-since.ts";

const spent = (day: string, amount: string) => ({ day: `2026-06-${day}`, amount });
/** Ten a day from the first of June on. */
const tenADay = (day: string) => `${Number(day.slice(8)) * 10}.00`;

test.each([
	["nothing spent", [], null],
	["within the plan", [spent("03", "30.00")], null],
	["beyond it at once", [spent("03", "31.00")], "2026-06-03"],
	["beyond it by several of a day", [spent("03", "20.00"), spent("03", "10.01")], "2026-06-03"],
	["beyond it, caught up, and beyond it again", [spent("01", "30.00"), spent("20", "180.00")], "2026-06-20"],
	["ever more beyond it", [spent("05", "80.00"), spent("01", "30.00")], "2026-06-05"],
	["beyond it without a day's rest", [spent("02", "50.00"), spent("04", "20.00")], "2026-06-02"],
	["beyond it until money came back", [spent("02", "50.00"), spent("04", "-20.00")], null],
])("Spending has been too much from the expense with which it became so: %s", (_, expenses, since) => {
	expect(overspentSince(expenses, tenADay)).toBe(since);
});
