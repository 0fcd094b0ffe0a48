import { expect, test } from "vitest";
import { programOf } from "../../../tests/portfolio.ts";
import { changesOf, ProgramForm, rebase, valuesOf } from "./program-form-values.ts";

const base = programOf(1, { name: "Iberia", description: "Two countries", startDate: "2026-03-09" });

test("A form that nobody touched changes nothing", () => {
	expect(changesOf(base, ProgramForm.parse(valuesOf(base)))).toEqual({});
});

test("Only what differs from the program as it was read is sent", () => {
	const values = { ...valuesOf(base), name: " Iberia ", description: "", endDate: "2027-07-09" };
	expect(changesOf(base, ProgramForm.parse(values))).toEqual({ description: null, endDate: "2027-07-09" });
});

test("After somebody else's change, one's own fields stay and all others follow", () => {
	const mine = { ...valuesOf(base), description: "Three countries", status: "On Hold" };
	const current = { ...base, name: "Iberia and Morocco", status: "Cancelled", startDate: null, version: 2 };
	const { values, foreign } = rebase(base, mine, current);
	expect(values).toEqual({
		name: "Iberia and Morocco",
		description: "Three countries",
		startDate: "",
		endDate: "",
		status: "On Hold",
		base: current,
	});
	expect(foreign).toEqual([
		{ field: "name", before: "Iberia", now: "Iberia and Morocco", contested: false },
		{ field: "startDate", before: "2026-03-09", now: "", contested: false },
		{ field: "status", before: "Active", now: "Cancelled", contested: true },
	]);
});

test("What both changed alike is not contested", () => {
	const mine = { ...valuesOf(base), name: "Iberia South" };
	const { foreign } = rebase(base, mine, { ...base, name: "Iberia South", version: 2 });
	expect(foreign).toEqual([{ field: "name", before: "Iberia", now: "Iberia South", contested: false }]);
});
