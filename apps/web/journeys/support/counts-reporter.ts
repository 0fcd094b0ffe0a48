import { relative } from "node:path";
import { stripVTControlCharacters } from "node:util";
import type { FullResult, Reporter, TestCase, TestResult } from "@playwright/test/reporter";

/** Says what failed as it fails, and at the end how many: `Suite: 12 passed, 0 failed`. */
// biome-ignore lint/style/noDefaultExport: Playwright loads it so
export default class CountsReporter implements Reporter {
	readonly #counts = { passed: 0, failed: 0, skipped: 0 };

	onTestEnd(test: TestCase, result: TestResult): void {
		const name = test.titlePath().filter(Boolean).join(" › ");
		if (result.status === "passed") {
			this.#counts.passed++;
			if (result.retry > 0) say(`Passed at the second try only: ${name} (first: ${firstFailure(test)})`);
		} else if (result.status === "skipped") this.#counts.skipped++;
		else {
			if (result.retry === test.retries) this.#counts.failed++;
			const place = `${relative(process.cwd(), test.location.file)}:${test.location.line}`;
			say(`\n✗ ${name} (${place})`);
			for (const error of result.errors) say(error.stack ?? error.message ?? String(error.value));
		}
	}

	onError(error: { message?: string; stack?: string }): void {
		this.#counts.failed++;
		say(error.stack ?? error.message ?? "The run failed");
	}

	onStdOut(chunk: string | Buffer): void {
		process.stdout.write(chunk);
	}

	onEnd(result: FullResult): void {
		const { passed, failed, skipped } = this.#counts;
		// A run that was cut short must not read as a success.
		const lost = result.status === "passed" || failed > 0 ? failed : 1;
		say(`Suite: ${passed} passed, ${lost} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`);
	}

	printsToStdio(): boolean {
		return true;
	}
}

/** Where the first try failed, and the first line of why: a test that needs a second one is a fault to find. */
function firstFailure(test: TestCase): string {
	const error = test.results[0]?.error;
	const { file, line } = error?.location ?? test.location;
	const [reason] = stripVTControlCharacters(error?.message ?? "no message").split("\n");
	return `${relative(process.cwd(), file)}:${line}: ${reason}`;
}

function say(line: string): void {
	process.stdout.write(`${line}\n`);
}
