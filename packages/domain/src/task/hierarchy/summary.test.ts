import { expect, test } from "vitest";
import { type Computed, summaryOf } from "./summary.ts";

const leaf = (given: Partial<Computed> = {}): Computed => ({
	startDate: null,
	endDate: null,
	status: "Not Started",
	progress: null,
	estimate: null,
	...given,
});

const statusOf = (...statuses: string[]) => summaryOf(statuses.map((status) => leaf({ status }))).status;

test.each([
	[["Completed", "Completed"], "Completed"],
	[["Not Started", "Not Started"], "Not Started"],
	[["Completed", "Not Started"], "In Progress"],
	[["Not Started", "On Hold"], "In Progress"],
	[["Completed", "On Hold", "On Hold"], "On Hold"],
	[["Waiting for Ö", "Waiting for Ö"], "Waiting for Ö"],
	[["Completed", "At Risk", "In Progress"], "At Risk"],
	[["At Risk", "Delayed", "Not Started"], "Delayed"],
])("Of %j a summary is %s", (statuses, expected) => {
	expect(statusOf(...statuses)).toBe(expected);
});

test("It reaches from the earliest day of its leaves to the latest, whichever of their dates is known", () => {
	const leaves = [
		leaf({ startDate: "2026-03-09" }),
		leaf({ endDate: "2026-03-04" }),
		leaf({ startDate: "2026-03-05", endDate: "2026-03-06" }),
	];
	expect(summaryOf(leaves)).toMatchObject({ startDate: "2026-03-04", endDate: "2026-03-09" });
	expect(summaryOf([leaf(), leaf()])).toMatchObject({ startDate: null, endDate: null });
});

test("Progress weighs leaves by their days, is 100 % only when all is done, and unknown while nobody measures it", () => {
	const long = leaf({ startDate: "2026-03-01", endDate: "2026-03-09", progress: 100 });
	expect(summaryOf([long, leaf({ progress: 0 })]).progress).toBe(90);
	expect(summaryOf([long, leaf({ progress: 99 })]).progress).toBe(99);
	expect(summaryOf([long, leaf()]).progress).toBe(90);
	expect(summaryOf([leaf(), leaf()]).progress).toBeNull();
});

test("Estimates are summed exactly", () => {
	expect(summaryOf([leaf({ estimate: "0.10" }), leaf({ estimate: "0.20" }), leaf()]).estimate).toBe("0.30");
	expect(summaryOf([leaf({ estimate: "999999.99" }), leaf({ estimate: "1.00" })]).estimate).toBe("999999.99");
	expect(summaryOf([leaf()]).estimate).toBeNull();
});
