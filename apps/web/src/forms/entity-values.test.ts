import { expect, test } from "vitest";
import { changesOf, rebase } from "./entity-values.ts";

const base = {
	id: "1",
	version: 1,
	name: "Iberia",
	description: "Two countries",
	endDate: null,
	tags: ["a"],
};
const fields = ["name", "description", "startDate", "status"];
const before = { name: "Iberia", description: "Two countries", startDate: "2026-03-09", status: "Active" };

test("A form that nobody touched changes nothing", () => {
	expect(changesOf(base, { name: "Iberia", endDate: null, tags: ["a"], other: undefined })).toEqual({});
});

test("Only what differs from the object as it was read is sent", () => {
	const next = { name: "Iberia", description: null, endDate: "2027-07-09", tags: ["b"] };
	expect(changesOf(base, next)).toEqual({ description: null, endDate: "2027-07-09", tags: ["b"] });
});

test("After somebody else's change, one's own fields stay and all others follow", () => {
	const mine = { ...before, description: "Three countries", status: "On Hold" };
	const now = { ...before, name: "Iberia and Morocco", status: "Cancelled", startDate: "" };
	const { values, foreign } = rebase(fields, before, mine, now);
	expect(values).toEqual({
		name: "Iberia and Morocco",
		description: "Three countries",
		startDate: "",
		status: "On Hold",
	});
	expect(foreign).toEqual([
		{ field: "name", before: "Iberia", now: "Iberia and Morocco", contested: false },
		{ field: "startDate", before: "2026-03-09", now: "", contested: false },
		{ field: "status", before: "Active", now: "Cancelled", contested: true },
	]);
});

test("What both changed alike is not contested", () => {
	const mine = { ...before, name: "Iberia South" };
	const { foreign } = rebase(fields, before, mine, { ...before, name: "Iberia South" });
	expect(foreign).toEqual([{ field: "name", before: "Iberia", now: "Iberia South", contested: false }]);
});
