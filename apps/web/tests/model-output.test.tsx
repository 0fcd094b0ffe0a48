import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { decisions, enhanced, research, versionOf } from "./data/strategies.ts";
import { built, openOrchestrator, reviewed, round, taskId, taskOf } from "./pages/orchestrator-page.ts";
import { openStrategies, sessionId } from "./pages/strategies-page.ts";

const markup = '<img src="x" onerror="alert(1)"> [Read on](javascript:alert(1)) <b>bold</b>';
const hostile = (where: string) => `${where}: ${markup}`;

/** Everything of the hostile texts is on the screen as it was written, and nothing of it has become an element. */
async function areTexts(...places: string[]): Promise<void> {
	for (const place of places) {
		expect((await screen.findAllByText(hostile(place), { exact: false }))[0]).toBeDefined();
	}
	expect(document.querySelector('img[src="x"], [onerror], b')).toBeNull();
	const links = [...document.querySelectorAll("a")].map((link) => link.getAttribute("href") ?? "");
	expect(links.filter((href) => /^\s*javascript:/i.test(href))).toEqual([]);
}

test("Markup in an analysis, and a citation that would run, are shown as text", async () => {
	const enhancedAnalysis = {
		...enhanced,
		executiveSummary: hostile("summary"),
		recommendations: [{ text: hostile("advice"), rationale: hostile("reason"), citations: [] }],
		citations: [{ title: hostile("source"), url: "javascript:alert(1)", relevance_score: 1 }],
	};
	await openStrategies({
		path: `/strategic-consultant/analysis/${sessionId}`,
		versions: [versionOf(sessionId, 1, { research, enhancedAnalysis })],
	});
	await areTexts("summary", "advice", "reason", "source");
});

test("Markup in decisions is shown as text", async () => {
	const [first, ...others] = decisions;
	if (!first) throw new Error("There is no decision");
	const given = {
		...first,
		question: hostile("question"),
		options: first.options.map((option) => ({
			...option,
			description: hostile("description"),
			reasoning: hostile("reasoning"),
			pros: [hostile("pro")],
		})),
	};
	await openStrategies({
		path: `/strategic-consultant/decisions/${sessionId}/1`,
		versions: [versionOf(sessionId, 1, { decisions: [given, ...others] })],
	});
	await areTexts("question", "description", "reasoning", "pro");
});

test("Markup in what the agents made and said is shown as text", async () => {
	const file = { filePath: "index.html", content: hostile("content"), description: hostile("artifact") };
	const response = built({ approach: hostile("approach"), artifacts: [file] });
	const review = reviewed({ summary: hostile("verdict"), criticalBlockers: [hostile("blocker")] });
	await openOrchestrator({
		path: `/?view=ai-orchestrator&item=${taskId}`,
		tasks: [taskOf({ rounds: [round(1, response, review)] })],
	});
	await areTexts("approach", "artifact", "verdict", "blocker");
	expect((await screen.findByRole("region", { name: "Content of index.html" })).textContent).toContain(
		hostile("content"),
	);
});
