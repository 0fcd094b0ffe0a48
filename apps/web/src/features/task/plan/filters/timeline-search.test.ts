import { expect, test } from "vitest";
import { readFields } from "../../../../workspace/view/fields.ts";
import { appliedSearch, keptSearch } from "../../../../workspace/view/kept-search.ts";
import { sortText } from "../../../../workspace/view/sort-text.ts";
import { planSearch, timelineView } from "../../view.ts";
import { listText, timelineSearch } from "./timeline-search.ts";

/** What an address means, as it comes from the router. */
const meaningOf = (address: Record<string, unknown>) =>
	timelineSearch(readFields(timelineView.search, address));

const plain = meaningOf({});

test("An address that says nothing shows every task on the chart, all of its time", () => {
	expect(plain).toEqual({
		display: "gantt",
		filters: {
			words: "",
			statuses: [],
			priorities: [],
			owner: null,
			workstream: null,
			overdue: false,
			criticalOnly: false,
		},
		grouping: null,
		sort: null,
		zoom: "fit",
		showsCritical: false,
		baselineId: null,
		asOf: null,
	});
});

test.each<{ name: string; search: Record<string, unknown>; says: object }>([
	{
		name: "the dashboard's link",
		search: { display: "list", status: "In Progress" },
		says: { display: "list" },
	},
	{ name: "an unknown way to show", search: { display: "pie", zoom: "year", group: "mood" }, says: plain },
	{ name: "an order", search: { sort: "dates" }, says: { sort: { id: "dates", desc: false } } },
	{ name: "the order turned round", search: { sort: "-dates" }, says: { sort: { id: "dates", desc: true } } },
	{ name: "a status line of today", search: { asOf: "today" }, says: { asOf: "today" } },
	{ name: "a status line of a day", search: { asOf: "2026-11-30" }, says: { asOf: "2026-11-30" } },
	{ name: "a status line of no day", search: { asOf: "soon" }, says: { asOf: null } },
	{ name: "the critical path", search: { critical: "on" }, says: { showsCritical: true } },
])("$name is understood", ({ search, says }) => {
	expect(meaningOf(search)).toMatchObject(says);
});

test.each<{ name: string; search: Record<string, unknown>; filters: object }>([
	{ name: "one status", search: { status: "In Progress" }, filters: { statuses: ["In Progress"] } },
	{
		name: "several statuses",
		search: { status: "Delayed, At Risk," },
		filters: { statuses: ["Delayed", "At Risk"] },
	},
	{ name: "nobody's tasks", search: { owner: "none" }, filters: { owner: "none" } },
	{ name: "late tasks", search: { due: "overdue" }, filters: { overdue: true } },
	{ name: "critical tasks only", search: { critical: "only" }, filters: { criticalOnly: true } },
])("The filter for $name is read from the address", ({ search, filters }) => {
	expect(meaningOf(search).filters).toMatchObject(filters);
});

test("A saved view keeps how the plan is looked at, not what is open", () => {
	const kept = keptSearch(planSearch, {
		display: "board",
		status: "Delayed",
		item: "x",
		form: "new",
		tab: "history",
	});
	expect(kept).toEqual({ display: "board", status: "Delayed" });
	expect(appliedSearch(planSearch, kept)).toMatchObject({
		display: "board",
		status: "Delayed",
		owner: undefined,
		q: undefined,
	});
	expect(Object.keys(appliedSearch(planSearch, kept))).not.toContain("item");
});

test("Lists and orders go into the address as they are read from it", () => {
	expect(listText([])).toBeUndefined();
	expect(meaningOf({ status: listText(["At Risk", "Delayed"]) }).filters.statuses).toEqual([
		"At Risk",
		"Delayed",
	]);
	expect(sortText(null)).toBeUndefined();
	expect(sortText({ id: "name", desc: true })).toBe("-name");
	expect(sortText({ id: "name" })).toBe("name");
});
