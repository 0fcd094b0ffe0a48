import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { analysis, enhanced, plan, research, versionOf } from "../../../../tests/data/strategies.ts";
import { sessionOf } from "../../../../tests/data/strategy-session.ts";
import { Refusal } from "../../../../tests/fake-server.ts";
import { openStrategies, runId, sessionId } from "../../../../tests/pages/strategies-page.ts";

const path = `/strategic-consultant/analysis/${sessionId}`;
const insufficient = "Limited research data available for this force. Analysis may be less comprehensive.";
const force = (name: string) => {
	const card = screen.getByRole("heading", { level: 3, name }).closest("li");
	if (!card) throw new Error(`There is no card of ${name}`);
	return within(card);
};

test("The standard analysis shows every section, and leads on to the decisions", async () => {
	await openStrategies({ path });
	await screen.findByText(analysis.executive_summary);
	screen.getByText("Standard analysis");
	expect(screen.getByRole("region", { name: "Recommended Approaches" }).textContent).toContain(
		"Staged investment",
	);
	expect(screen.getByRole("region", { name: "Recommended Market" }).textContent).toContain("germany");
	const whys = within(screen.getByRole("region", { name: "Five Whys" }));
	for (const knot of ["Problem", "Why 1", "Why 2", "Why 3", "Root cause"]) whys.getByText(knot);
	expect(whys.queryByText("Why 4")).toBeNull();
	screen.getByText("Moderate: two forces press hard");
	force("Competitive Rivalry").getByText("High");
	force("Threat of New Entry").getByText(insufficient);
	for (const link of screen.getAllByRole("link", { name: "Proceed to Decisions" })) {
		expect(link.getAttribute("href")).toBe(`/strategic-consultant/decisions/${sessionId}/1`);
	}
	expect(screen.queryByRole("progressbar", { name: "Enhanced analysis" })).toBeNull();
});

test("A model's analysis says how much of the material it was shown", async () => {
	const shown = versionOf(sessionId, 1, { analysis: { ...analysis, shown: { passages: 3, of: 9 } } });
	await openStrategies({ path, versions: [shown] });
	await screen.findByText(/^The model was shown 3 of 9 statements/);
});

test("An analysis is by who made it, also where another has made the plan since, and by earlier rules if it is old", async () => {
	const made = (checks: number) => ({
		...analysis,
		author: { provider: "local" as const, model: "qwen3:14b", checks },
	});
	const version = { provider: "openai", program: plan };
	const local = { id: "local", label: "Local model", model: "other:1b", available: true, variable: null };
	const open = (checks: number) =>
		openStrategies({
			path,
			versions: [versionOf(sessionId, 1, { ...version, analysis: made(checks) })],
			procedures: { "consultant.session.providers": () => ({ providers: [local], preferred: "local" }) },
		});
	await open(2);
	await screen.findByText(analysis.executive_summary);
	expect((await screen.findByTitle("Who this comes from")).textContent).toBe("Local model · qwen3:14b");
	expect(screen.queryByText("Marked by earlier rules")).toBeNull();
	cleanup();
	await open(1);
	expect(await screen.findByText("Marked by earlier rules")).toBeDefined();
});

test("The enhanced analysis says how sure it is and why, and cites its sources", async () => {
	const { user } = await openStrategies({
		path,
		versions: [versionOf(sessionId, 1, { research, enhancedAnalysis: enhanced })],
	});
	await screen.findByText(enhanced.executiveSummary);
	const ring = screen.getByRole("progressbar", { name: "Confidence score" });
	expect(ring.getAttribute("aria-valuenow")).toBe("68");
	screen.getByText("medium");
	screen.getByText(enhanced.confidenceExplanation);
	screen.getByText("Moderate, with research");
	expect(screen.getAllByText(insufficient)).toHaveLength(1);

	const supplier = force("Supplier Power");
	supplier.getByText(/^“System and shelf disagree on 6.4 percent/);
	supplier.getByText("Verified");
	supplier.getByText("72% confidence");

	const recommendations = within(screen.getByRole("region", { name: "Recommendations" }));
	recommendations.getByText("Replace the warehouse system first");
	await user.click(recommendations.getByRole("button", { name: "Citation 1: Warehouse study" }));
	expect(document.activeElement?.textContent).toContain("Warehouse study");
	const citations = within(screen.getByRole("region", { name: "Citations" }));
	citations.getByText("92% relevant");
	expect(citations.getByRole("link", { name: /example\.org/ }).getAttribute("rel")).toBe(
		"noopener noreferrer",
	);
	await user.click(citations.getByRole("link", { name: "View source: Memo to the board" }));
	await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeNull());
});

test("With research and no enhanced analysis yet, one is asked for by itself and takes its place", async () => {
	const { calls, feed, state } = await openStrategies({
		path,
		versions: [versionOf(sessionId, 1, { research })],
	});
	await screen.findByRole("heading", { name: "Enhancing the analysis with what the research found" });
	screen.getByText(analysis.executive_summary);
	expect(calls.filter((call) => call.path === "consultant.step.enter").map(({ input }) => input)).toEqual([
		{ sessionId, step: "analysis", versionNumber: 1 },
	]);
	state.versions = state.versions.map((version) => ({ ...version, enhancedAnalysis: enhanced }));
	act(() => feed.say(runId, "complete", { data: {} }));
	await screen.findByText(enhanced.executiveSummary);
	expect(screen.queryByText("Standard analysis")).toBeNull();
});

test("When enhancing fails, the standard analysis stays and says so; it can be tried again", async () => {
	const { user, calls } = await openStrategies({
		path,
		versions: [versionOf(sessionId, 1, { research })],
		procedures: {
			"consultant.step.enter": () => {
				throw new Refusal(422, "NO_PROVIDER", "Set OPENAI_API_KEY to use GPT-5");
			},
		},
	});
	expect(await screen.findAllByText("Enhanced analysis failed")).not.toHaveLength(0);
	await screen.findByText("Falling back to standard analysis");
	screen.getByText("Falling back to standard analysis. Set OPENAI_API_KEY to use GPT-5");
	screen.getByText(analysis.executive_summary);
	await user.click(screen.getByRole("button", { name: "Try again" }));
	await waitFor(() => expect(calls.filter((call) => call.path === "consultant.step.enter")).toHaveLength(2));
});

test("Without a root cause there is no enhanced analysis, and the reason is named", async () => {
	await openStrategies({
		path,
		versions: [versionOf(sessionId, 1, { research, rootCause: null, whysPath: [] })],
		procedures: {
			"consultant.session.byId": () => sessionOf({ id: sessionId, rootCause: null, whysPath: [] }),
			"consultant.step.enter": () => {
				throw new Refusal(400, "INVALID_INPUT", "Missing root cause or whys path");
			},
		},
	});
	await screen.findByText(/Missing root cause or whys path/);
});

test("A Viewer reads what is there and asks for nothing", async () => {
	const { calls } = await openStrategies({
		path,
		role: "Viewer",
		versions: [versionOf(sessionId, 1, { research })],
	});
	await screen.findByText(analysis.executive_summary);
	expect(calls.some((call) => call.path === "consultant.step.enter")).toBe(false);
	expect(screen.queryByRole("button", { name: "Analyze again" })).toBeNull();
});

test.each(["finalized", "converted_to_program"])(
	"A version that is %s is not analysed again",
	async (status) => {
		const closed = { status, research, enhancedAnalysis: enhanced, convertedProgramId: null };
		await openStrategies({ path, versions: [versionOf(sessionId, 1, closed)] });
		await screen.findByText(enhanced.executiveSummary);
		expect(screen.queryByRole("button", { name: "Analyze again" })).toBeNull();
	},
);

test("The newest version is shown; another stands in the address", async () => {
	const older = versionOf(sessionId, 1, { analysis: { ...analysis, executive_summary: "The older one" } });
	const newer = versionOf(sessionId, 2, { analysis: { ...analysis, executive_summary: "The newer one" } });
	const { router } = await openStrategies({ path, versions: [older, newer] });
	await screen.findByText("The newer one");
	await act(() =>
		router.navigate({
			to: "/strategic-consultant/analysis/$sessionId",
			params: { sessionId },
			search: { version: 1 },
		}),
	);
	await screen.findByText("The older one");
});

test.each([
	["/strategic-consultant/analysis/nobody", "Analysis Not Found"],
	["/strategic-consultant/analysis/a.b", "Invalid Session"],
	["/strategic-consultant/analysis", "Invalid Session"],
])("%s shows %s", async (address, title) => {
	await openStrategies({ path: address });
	await screen.findByRole("heading", { name: title });
});

test("A version whose analysis failed says so", async () => {
	await openStrategies({ path, versions: [versionOf(sessionId, 1, { analysis: null })] });
	await screen.findByText("Unable to load analysis. The session may not exist or analysis may have failed.");
});

test("An analysis that knows nothing of any force says so once, with its alerts in a line each and what to do", async () => {
	const nothing = {
		level: "unknown" as const,
		confidence: 0,
		insufficientData: true,
		factors: [],
		strategic_response: insufficient,
	};
	const { competitive_rivalry: _, ...rest } = enhanced.portersAnalysis;
	const forces = Object.keys(rest).filter((name) => name !== "overall_attractiveness");
	const portersAnalysis = {
		...enhanced.portersAnalysis,
		overall_attractiveness: "I found too little about the five forces to say.",
		...Object.fromEntries(["competitive_rivalry", ...forces].map((name) => [name, nothing])),
	};
	await openStrategies({
		path,
		versions: [versionOf(sessionId, 1, { enhancedAnalysis: { ...enhanced, portersAnalysis } })],
	});
	expect(await screen.findByText("I found too little about the five forces to say.")).toBeDefined();
	expect(screen.getAllByText(insufficient)).toHaveLength(5);
	expect(screen.queryByText("Unknown")).toBeNull();
	expect(screen.queryByText("0% confidence")).toBeNull();
	expect(screen.getByText(/The next steps do not wait for it/)).toBeDefined();
	expect(screen.getByRole("link", { name: "Add material" }).getAttribute("href")).toContain(sessionId);
});
