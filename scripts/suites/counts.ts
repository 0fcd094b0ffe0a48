/** How many tests of a suite came out how. */
export type Counts = { passed: number; failed: number; skipped: number };

export const noTests: Counts = { passed: 0, failed: 0, skipped: 0 };

export function add(a: Counts, b: Counts): Counts {
	return { passed: a.passed + b.passed, failed: a.failed + b.failed, skipped: a.skipped + b.skipped };
}

/** `N passed, N failed`, and `, N skipped` where there are any. */
export function describe({ passed, failed, skipped }: Counts): string {
	return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`;
}

/** A check that is no test runner counts as one test. */
export function ofCheck(exitCode: number): Counts {
	return exitCode === 0 ? { ...noTests, passed: 1 } : { ...noTests, failed: 1 };
}

/**
 * What a runner reported, believed only as far as its exit code bears it out: a run that fails without a failed
 * test, or that reports no test at all, is a failure.
 */
export function believed(reported: Counts | null, exitCode: number): Counts {
	const counts = reported ?? noTests;
	const ran = counts.passed + counts.failed > 0;
	return (exitCode !== 0 && counts.failed === 0) || !ran ? { ...counts, failed: counts.failed + 1 } : counts;
}

/** The counts in Vitest's JSON report; null when it is none. A file that does not load is a failed test. */
export function ofVitest(report: string): Counts | null {
	const json: unknown = parse(report);
	if (typeof json !== "object" || json === null || !("testResults" in json)) return null;
	const files = json.testResults;
	if (!Array.isArray(files)) return null;
	let counts = noTests;
	for (const file of files as { status: string; assertionResults: { status: string }[] }[]) {
		const tests = file.assertionResults.map(({ status }) => status);
		const failed = tests.filter((status) => status === "failed").length;
		counts = add(counts, {
			passed: tests.filter((status) => status === "passed").length,
			failed: file.status === "failed" ? Math.max(failed, 1) : failed,
			skipped: tests.filter((status) => status !== "passed" && status !== "failed").length,
		});
	}
	return counts;
}

/** The counts in the line `Suite: N passed, N failed, N skipped` that a suite writes; null without one. */
export function ofSuite(output: string): Counts | null {
	const match = /^Suite: (\d+) passed, (\d+) failed(?:, (\d+) skipped)?$/m.exec(output);
	if (!match) return null;
	return { passed: Number(match[1]), failed: Number(match[2]), skipped: Number(match[3] ?? 0) };
}

function parse(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return null;
	}
}
