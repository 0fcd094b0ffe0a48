import { expect, test } from "vitest";
import { believed, describe, ofSuite, ofVitest } from "./counts.ts";

const file = (status: string, ...tests: string[]): object => ({
	status,
	assertionResults: tests.map((one) => ({ status: one })),
});

test.each([
	{
		name: "counts each test",
		report: {
			testResults: [file("passed", "passed", "pending"), file("failed", "failed", "passed", "todo")],
		},
		counts: { passed: 2, failed: 1, skipped: 2 },
	},
	{
		name: "counts a file that does not load as a failure",
		report: { testResults: [file("failed")] },
		counts: { passed: 0, failed: 1, skipped: 0 },
	},
	{ name: "knows nothing of another file", report: { other: 1 }, counts: null },
])("the report of a unit run $name", ({ report, counts }) => {
	expect(ofVitest(JSON.stringify(report))).toEqual(counts);
});

test("a report that was cut off is no report", () => {
	expect(ofVitest('{"testResults": [')).toBeNull();
});

test("the last line of a browser run is read with and without skipped walks", () => {
	expect(ofSuite("x\nSuite: 3 passed, 1 failed\n")).toEqual({ passed: 3, failed: 1, skipped: 0 });
	expect(ofSuite("Suite: 3 passed, 0 failed, 2 skipped")).toEqual({ passed: 3, failed: 0, skipped: 2 });
	expect(ofSuite("no tests")).toBeNull();
});

test.each([
	{
		name: "that fails without a failed test",
		reported: { passed: 3, failed: 0, skipped: 0 },
		exitCode: 1,
		failed: 1,
	},
	{ name: "that reports nothing", reported: null, exitCode: 0, failed: 1 },
	{ name: "that ran no test", reported: { passed: 0, failed: 0, skipped: 4 }, exitCode: 0, failed: 1 },
	{ name: "that passes", reported: { passed: 3, failed: 0, skipped: 0 }, exitCode: 0, failed: 0 },
	{ name: "with failed tests", reported: { passed: 3, failed: 2, skipped: 0 }, exitCode: 1, failed: 2 },
])("a run $name counts $failed failures", ({ reported, exitCode, failed }) => {
	expect(believed(reported, exitCode).failed).toBe(failed);
});

test("the last line names skipped tests only where there are any", () => {
	expect(describe({ passed: 2, failed: 0, skipped: 0 })).toBe("2 passed, 0 failed");
	expect(describe({ passed: 2, failed: 1, skipped: 3 })).toBe("2 passed, 1 failed, 3 skipped");
});
