import type { Reporter, TestCase } from "vitest/node";

/** Names what passed at the second try only, and where the first one failed: it is a fault to find. */
// biome-ignore lint/style/noDefaultExport: Vitest loads it so
export default class SecondTryReporter implements Reporter {
	onTestCaseResult(test: TestCase): void {
		if (!test.diagnostic()?.flaky) return;
		const [error] = test.result().errors ?? [];
		const [reason] = (error?.message ?? "no message").split("\n");
		const place = error?.stacks?.[0];
		const where = place ? `${test.module.relativeModuleId}:${place.line}: ` : "";
		process.stdout.write(
			`\nPassed at the second try only: ${test.module.relativeModuleId} › ${test.fullName} (first: ${where}${reason})\n`,
		);
	}
}
