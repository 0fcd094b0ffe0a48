import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { validatePlan } from "@throughline/domain/consultant/plan/validation";
import { expect, onTestFinished, test, vi } from "vitest";
import {
	groundedPlan as grounded,
	plan,
	quote,
	sessionOf,
	versionOf,
} from "../../../../tests/data/strategies.ts";
import { Refusal } from "../../../../tests/fake-server.ts";
import { openStrategies, program, runId, sessionId } from "../../../../tests/pages/strategies-page.ts";

const path = `/strategic-consultant/epm/${sessionId}`;
const selectedDecisions = { approach: "carts", rollout: "zones" };
const planned = versionOf(sessionId, 1, { selectedDecisions, program: plan });
const chosen = versionOf(sessionId, 1, { selectedDecisions });

test("A plan says how complete it is, what it comes to, and shows its six parts one by one", async () => {
	const { user } = await openStrategies({ path, versions: [planned] });
	await screen.findByRole("heading", { level: 2, name: plan.title });
	screen.getByText(/^Session strategy_/);
	const quality = screen.getByRole("region", { name: "Program Quality Score" });
	const { completeness } = validatePlan(plan).ontology;
	expect(
		within(quality).getByRole("progressbar", { name: "Completeness" }).getAttribute("aria-valuetext"),
	).toBe(`${completeness.score} / ${completeness.maxScore}`);
	for (const [term, { passed, total }] of [
		["Critical fields", completeness.critical],
		["Important fields", completeness.important],
	] as const) {
		const share = within(quality).getByText(term).closest("div");
		expect(share?.textContent).toBe(`${term}${passed} / ${total}`);
	}
	expect(quality.textContent).toContain("All required EPM fields present - Ready for execution");
	expect(screen.getByRole("region", { name: "Budget Range" }).textContent).toContain("$1,800K – $2,300K");
	expect(screen.getByRole("region", { name: "Timeline" }).textContent).toContain("13 months");
	expect(screen.getByRole("region", { name: "Workstreams" }).textContent).toContain("2");

	const parts = screen.getByRole("tabpanel", { name: /Workstreams/ });
	within(parts).getByText("Carts, task 3");
	expect(within(parts).queryByText("Carts, task 4")).toBeNull();
	expect(within(parts).getAllByText("and 1 more")).toHaveLength(2);
	expect(within(parts).getAllByText("4 people")).toHaveLength(2);
	within(parts).getByText("From month 5, for 8 months");

	await user.click(screen.getByRole("tab", { name: /Stage Gates/ }));
	screen.getByText("Deliverable of Launch");
	await user.click(screen.getByRole("tab", { name: /KPIs/ }));
	expect(screen.getByRole("row", { name: /Orders on time/ }).textContent).toContain("97.5%or moreWeekly");
	await user.click(screen.getByRole("tab", { name: /Benefits/ }));
	screen.getByText("$420,000");
	screen.getByText("Not quantified");
	await user.click(screen.getByRole("tab", { name: /Risks/ }));
	screen.getByText("Likelihood: high");
	await user.click(screen.getByRole("tab", { name: /Resources/ }));
	expect(screen.getByRole("row", { name: /Board budget/ }).textContent).toContain("$2,300,000");
	expect(screen.getByRole("row", { name: /Engineer/ }).textContent).toContain("8 months3");
});

test("What a plan lacks is named", async () => {
	const gaps = { ...plan, kpis: [], funding: { sources: [] } };
	await openStrategies({ path, versions: [versionOf(sessionId, 1, { selectedDecisions, program: gaps })] });
	const quality = await screen.findByRole("region", { name: "Program Quality Score" });
	expect(quality.textContent).toContain("2 fields are missing");
	const { critical, important } = validatePlan(gaps).ontology.completeness;
	expect(critical.passed + important.passed).toBe(critical.total + important.total - 2);
	expect(quality.textContent).toContain(`Critical fields${critical.passed} / ${critical.total}`);
	expect(quality.textContent).toContain(`Important fields${important.passed} / ${important.total}`);
	expect(quality.textContent).toContain("KPIs with targets");
	expect(quality.textContent).toContain("Funding that covers the cost");
	expect(quality.textContent).not.toContain("Ready for execution");
});

test("The plan is made by itself, once, with true progress, and appears when it is there", async () => {
	const { calls, feed, finishConversion } = await openStrategies({ path, versions: [chosen] });
	await screen.findByRole("heading", { name: "Generating EPM Program ..." });
	screen.getByText(/up to 3 minutes/);
	act(() => feed.say(runId, "progress", { progress: 40, message: "Sizing the workstreams" }));
	await screen.findByText("Sizing the workstreams");
	expect(
		screen.getByRole("progressbar", { name: "Generating EPM Program" }).getAttribute("aria-valuenow"),
	).toBe("40");
	act(() => finishConversion({ sessionId, versionNumber: 1 }));
	await screen.findByRole("heading", { level: 2, name: plan.title });
	const entered = calls.filter(({ path }) => path === "consultant.step.enter");
	expect(entered.map(({ input }) => input)).toEqual([{ sessionId, step: "plan", versionNumber: 1 }]);
});

test("A failed conversion says why, and can be tried again", async () => {
	const { user, feed, calls } = await openStrategies({ path, versions: [chosen] });
	await screen.findByRole("heading", { name: "Generating EPM Program ..." });
	await screen.findByRole("button", { name: "Cancel" });
	act(() => feed.say(runId, "error", { error: "The provider is overloaded", code: "PROVIDER_FAILED" }));
	await screen.findByText("Conversion failed");
	const notice = screen.getByRole("alert");
	expect(notice.textContent).toContain("EPM Program Not Found");
	expect(notice.textContent).toContain("Unable to load EPM program. Please try converting again.");
	await user.click(within(notice).getByRole("button", { name: "Convert again" }));
	await screen.findByRole("heading", { name: "Generating EPM Program ..." });
	await waitFor(() => expect(calls.filter(({ path }) => path === "consultant.step.enter")).toHaveLength(2));
});

const providers = [
	{ id: "openai", label: "GPT-5", model: "gpt-5.6-sol", available: true, variable: null },
	{ id: "anthropic", label: "Claude Sonnet 4", model: null, available: false, variable: "ANTHROPIC_API_KEY" },
	{ id: "local", label: "Local model", model: "qwen3:8b", available: true, variable: null },
	{ id: "offline", label: "Offline analysis", model: null, available: true, variable: null },
];
const failedRun = {
	id: runId,
	kind: "conversion",
	edition: 1,
	status: "failed",
	provider: "openai",
	model: "gpt-5.6-sol",
	cost: "0.420000",
	failure: { code: "PROVIDER_FAILED", error: "OpenAI is overloaded." },
} as const;
test("Which figures of a plan are a model's own stands beside them, without a click", async () => {
	const estimated = ["83 percent", "€7.3 million"];
	const kpis = planned.program?.kpis.map((kpi) => ({ ...kpi, mark: "assumed" as const, estimated })) ?? [];
	const program = planned.program && { ...planned.program, kpis };
	await openStrategies({ path: `${path}?tab=kpis`, versions: [{ ...planned, program }] });
	const words = await screen.findAllByText("The model's own figures: 83 percent, €7.3 million");
	expect(words).toHaveLength(kpis.length);
	for (const each of words) expect(each.closest("details")).toBeNull();
});

const failedBefore = (run: object) => () => ({
	sessionId,
	expansions: [],
	steps: [{ step: "plan", versionNumber: 1, enteredAt: "2026-03-02T09:00:00.000Z", run, failure: null }],
});

test("A paid conversion that failed before says what it cost and waits; another provider is one click away", async () => {
	const { user, calls } = await openStrategies({
		path,
		versions: [chosen],
		sessions: [sessionOf(sessionId, { provider: "openai" })],
		procedures: {
			"consultant.session.providers": () => ({ providers, preferred: "openai" }),
			"consultant.step.enter": failedBefore(failedRun),
			"consultant.step.progress": failedBefore(failedRun),
		},
	});
	const notice = await screen.findByRole("alert");
	expect(notice.textContent).toContain("OpenAI is overloaded.");
	expect(notice.textContent).toContain("It has cost $0.42 so far.");
	expect(notice.textContent).toContain("GPT-5 · gpt-5.6-sol is paid for each attempt.");
	expect(within(notice).queryByRole("button", { name: /Claude/ })).toBeNull();
	await user.click(within(notice).getByRole("button", { name: "Use Local model · qwen3:8b" }));
	const asked = () => calls.filter(({ path }) => path === "consultant.step.enter").map(({ input }) => input);
	await waitFor(() => expect(asked()).toHaveLength(2));
	expect(asked()[1]).toMatchObject({ retry: true, provider: "local" });
	await user.click(within(notice).getByRole("button", { name: "Convert again" }));
	await waitFor(() => expect(asked()).toHaveLength(3));
	expect(asked()[2]).toEqual({ sessionId, step: "plan", versionNumber: 1, retry: true });
});

test("The badge names who really converts, and while a plan is made over nothing offers to integrate the old one", async () => {
	const under = { ...failedRun, status: "running", model: null, failure: null };
	await openStrategies({
		path,
		versions: [{ ...planned, provider: "local" }],
		procedures: {
			"consultant.session.providers": () => ({ providers, preferred: "local" }),
			"consultant.step.enter": failedBefore(under),
			"consultant.step.progress": failedBefore(under),
		},
	});
	await screen.findByText("GPT-5 · gpt-5.6-sol");
	expect(screen.queryByText(/^Local model/)).toBeNull();
	expect(screen.queryByRole("button", { name: "Integrate to EPM Suite" })).toBeNull();
});

test("A cancelled conversion leaves the choice to begin again", async () => {
	const { user } = await openStrategies({ path, versions: [chosen] });
	await user.click(await screen.findByRole("button", { name: "Cancel" }));
	await screen.findByText(/The conversion was cancelled/);
	screen.getByRole("button", { name: "Convert again" });
});

test("After 180 seconds the screen says that the specified wait is over, goes on telling how far it is, and can be rejoined", async () => {
	vi.useFakeTimers({ shouldAdvanceTime: true });
	try {
		const { finishConversion, calls } = await openStrategies({ path, versions: [chosen] });
		await screen.findByRole("heading", { name: "Generating EPM Program ..." });
		// The time counts from when the screen has set its timer, a moment after the heading is there.
		await vi.waitFor(
			async () => {
				await act(() => vi.advanceTimersByTimeAsync(180_500));
				expect(screen.getByRole("alert").textContent).toContain(
					"EPM conversion timeout (>180s). The program structure is complex - please try again.",
				);
			},
			{ timeout: 15_000 },
		);
		expect(screen.queryByText(/EPM Program Not Found|Conversion failed|up to 3 minutes/)).toBeNull();
		screen.getByRole("progressbar", { name: "Generating EPM Program" });
		fireEvent.click(screen.getByRole("button", { name: "Rejoin" }));
		await waitFor(() => expect(screen.queryByRole("alert")).toBeNull());
		screen.getByRole("progressbar", { name: "Generating EPM Program" });
		expect(calls.filter(({ path }) => path === "consultant.step.enter")).toHaveLength(2);
		act(() => finishConversion({ sessionId, versionNumber: 1 }));
		await screen.findByRole("heading", { level: 2, name: plan.title });
	} finally {
		vi.useRealTimers();
	}
});

test("Without choices there is nothing to convert, and the way to the decisions is shown", async () => {
	const { calls } = await openStrategies({ path, versions: [versionOf(sessionId, 1)] });
	await screen.findByRole("heading", { name: "Decisions Not Selected" });
	expect(screen.getByRole("link", { name: "Select Decisions" }).getAttribute("href")).toBe(
		`/strategic-consultant/decisions/${sessionId}/1`,
	);
	expect(calls.some(({ path }) => path === "consultant.plan.start")).toBe(false);
});

test.each([
	["a Viewer", { role: "Viewer" as const, versions: [chosen] }, "There is no plan yet"],
	[
		"a finalized version",
		{ versions: [{ ...chosen, status: "finalized" }] },
		"Unable to load EPM program. Please try converting again.",
	],
])("Nothing is converted for %s", async (_, given, says) => {
	const { calls } = await openStrategies({ path, ...given });
	await screen.findByText(says);
	expect(calls.some(({ path }) => path === "consultant.plan.start")).toBe(false);
	expect(screen.queryByRole("button", { name: "Integrate to EPM Suite" })).toBeNull();
});

test.each(["Viewer", "Editor"] as const)(
	"Another person, a %s, reads the plan that became a program, and is offered no change",
	async (role) => {
		const { calls } = await openStrategies({
			path,
			role,
			sessions: [],
			versions: [{ ...planned, status: "converted_to_program", convertedProgramId: program.id }],
		});
		await screen.findByRole("heading", { level: 2, name: plan.title });
		screen.getByRole("link", { name: "Open program" });
		await waitFor(() => expect(screen.queryByRole("link", { name: "View All Versions" })).toBeNull());
		expect(screen.queryByRole("button", { name: /Integrate|Convert again/ })).toBeNull();
		const thread = screen.getByRole("complementary", { name: "Your path so far" });
		within(thread).getByText(planned.rootCause ?? "");
		expect(within(thread).queryByText("Input")).toBeNull();
		expect(calls.some(({ path }) => path === "consultant.plan.start")).toBe(false);
	},
);

test.each([
	["a Viewer", { role: "Viewer" as const }],
	["somebody who may not see the session", { sessions: [] }],
])("A plan that is not open to %s says so after the specified words", async (_, given) => {
	await openStrategies({ path: `${path}/7`, versions: [], ...given });
	const notice = await screen.findByRole("alert");
	expect(notice.textContent).toContain("EPM Program Not Found");
	await waitFor(() => expect(notice.textContent).toContain("it is not open to you"));
	expect(notice.textContent).toContain("Unable to load EPM program. Please try converting again.");
	expect(screen.queryByRole("button", { name: /Convert/ })).toBeNull();
});

test("A euro plan is written in euros on every part that has an amount", async () => {
	const kpis = plan.kpis.map((kpi) => ({ ...kpi, name: "Penalties", target: "120000", unit: "EUR" }));
	const inEuros = { ...plan, currency: "EUR", kpis };
	const { user } = await openStrategies({ path, versions: [{ ...planned, program: inEuros }] });
	const budget = await screen.findByRole("region", { name: "Budget Range" });
	expect(budget.textContent).toContain("€1,800K – €2,300K");
	expect(screen.getAllByText("€900K – €1,150K")).toHaveLength(2);
	await user.click(screen.getByRole("tab", { name: /KPIs/ }));
	expect(screen.getByRole("row", { name: /Penalties/ }).textContent).toContain("€120,000");
	await user.click(screen.getByRole("tab", { name: /Benefits/ }));
	screen.getByText("€420,000");
	await user.click(screen.getByRole("tab", { name: /Resources/ }));
	expect(screen.getByRole("row", { name: /Board budget/ }).textContent).toContain("€2,300,000");
	expect(screen.getByRole("main").textContent).not.toContain("$");
});

test("Benefits say whether they come every year and which are the most at all, and the plan when it is paid back", async () => {
	const [benefit] = plan.benefits;
	if (!benefit) throw new Error("There is no benefit to test with.");
	const program = {
		...plan,
		cost_parts: {
			once: { min: 120_000, max: 120_000 },
			yearly: { min: 18_000, max: 18_000 },
			counted_months: 12,
		},
		payback: { months: 8.5, arithmetic: "Paid back after 8.5 months: $120,000 ÷ $170,000 × 12 = 8.5." },
		benefits: [
			{ ...benefit, description: "Fewer returns", quantified_value: 170_000, recurrence: "yearly" as const },
			{ ...benefit, description: "Less waste", quantified_value: 90_000, up_to: true },
		],
	};
	const { user } = await openStrategies({ path, versions: [{ ...planned, program }] });
	const budget = await screen.findByRole("region", { name: "Budget Range" });
	expect(budget.textContent).toContain("$120K once · $18K a year");
	await user.click(screen.getByRole("tab", { name: /Benefits/ }));
	screen.getByText("8.5 months");
	screen.getByText(program.payback.arithmetic);
	expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual(
		expect.arrayContaining([
			expect.stringMatching(/\$170,000 a year.*Fewer returns/u),
			expect.stringMatching(/up to \$90,000.*Less waste/u),
		]),
	);
});

test("A plan leads with what an executive must know, each sentence with its source, and its size with the basis", async () => {
	await openStrategies({ path, versions: [{ ...planned, program: grounded }] });
	const summary = await screen.findByRole("region", { name: "Executive summary" });
	expect(within(summary).getAllByRole("listitem")).toHaveLength(2);
	within(summary).getByRole("link", { name: `View source: ${quote.text}` });
	expect(
		within(summary)
			.getByRole("link", { name: /View decisions/ })
			.getAttribute("href"),
	).toBe(`/strategic-consultant/decisions/${sessionId}/1`);
	within(summary).getByText("Size: Medium");
	within(summary).getByText("the limit is €120,000");
	within(summary).getByText("The case was not ready");
});

test("A model's plan says how much of the material it was shown, and what it changed of the playbook", async () => {
	const change = "The pilot is left out: the cause is known.";
	const program = { ...grounded, shown: { passages: 212, of: 1540 }, playbook_changes: [change] };
	await openStrategies({ path, versions: [{ ...planned, program }] });
	const summary = within(await screen.findByRole("region", { name: "Executive summary" }));
	summary.getByText(/^The model was shown 212 of 1,540 statements of your material:/);
	within(summary.getByRole("region", { name: "Changes to the playbook" })).getByText(change);
});

test("A limit says in words whether it is met, and what would meet it", async () => {
	await openStrategies({ path, versions: [{ ...planned, program: grounded }] });
	const limits = await screen.findByRole("region", { name: "Limits" });
	const [budget, deadline, mustNot] = within(limits).getAllByRole("listitem");
	expect(budget?.textContent).toContain("BudgetNot met");
	expect(budget?.textContent).toContain("Cheapest change that would meet it: Drop the pilot.");
	expect(deadline?.textContent).toContain("DeadlineMet");
	expect(deadline?.textContent).not.toContain("Cheapest change");
	expect(mustNot?.textContent).toContain("Must not happenTo be watched");
	expect(mustNot?.textContent).toContain("name who watches it");
});

test("Each item says where it comes from, with its quote or arithmetic on demand", async () => {
	const { user } = await openStrategies({ path, versions: [{ ...planned, program: grounded }] });
	await screen.findByRole("heading", { level: 2, name: plan.title });
	const task = screen.getByText("Carts, task 1").closest("li");
	expect(task?.textContent).toContain("Jana Weiss");
	expect(task?.textContent).toContain("Quoted");
	expect(within(screen.getByRole("tabpanel")).getAllByText(`“${quote.text}”`)).not.toHaveLength(0);
	await user.click(screen.getByRole("tab", { name: /Benefits/ }));
	const [derived] = screen.getAllByText("Derived");
	if (derived) await user.click(derived);
	expect(screen.getAllByText("35,000 × 12 = 420,000")[0]?.closest("details")?.open).toBe(true);
	await user.click(screen.getByRole("tab", { name: /Risks/ }));
	screen.getByText("Assumed");
	await user.click(screen.getByRole("tab", { name: /KPIs/ }));
	screen.getByText("Asked");
	await user.click(screen.getByRole("tab", { name: /Resources/ }));
	screen.getByRole("table", { name: "Open roles of the plan" });
	const people = screen.getByRole("region", { name: "Named people" });
	within(people).getByText("Jana Weiss");
	within(people).getByRole("link", { name: /View source/ });
});

test("Grounding stands beside completeness, with the parts that it is calculated from", async () => {
	await openStrategies({
		path,
		versions: [{ ...planned, program: grounded, validation: validatePlan(grounded) }],
	});
	const quality = await screen.findByRole("region", { name: "Program Quality Score" });
	const grounding = validatePlan(grounded).grounding;
	expect(within(quality).getByRole("progressbar", { name: "Grounding" }).getAttribute("aria-valuetext")).toBe(
		`${grounding?.score} / 100 · Medium`,
	);
	expect(quality.textContent).toContain(
		`Of ${grounding?.total} items: ${grounding?.quoted} quoted, ${grounding?.derived} derived, 1 asked, ${grounding?.assumed} assumed`,
	);
	// Complete is not ready: before the specified note stands what speaks against it.
	const note = within(quality).getByText("All required EPM fields present - Ready for execution");
	const broken = grounded.limits?.find(({ met }) => met === false);
	const warning = within(quality).getByText((_, element) =>
		element?.tagName === "LI" ? element.textContent === `${broken?.statement} ${broken?.change}` : false,
	);
	expect(warning.compareDocumentPosition(note)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
	expect(note.parentElement?.textContent).toMatch(
		/This counts the fields only\. First resolve the .*points? above\.$/,
	);
	expect(within(quality).getAllByText("A limit is broken").length).toBeGreaterThan(0);
	within(quality).getByText("No outcome KPI with baseline");
});

test.each([
	[75, "High"],
	[50, "Medium"],
	[49, "Low"],
])("A grounding of %i is said in a word: %s", async (score, word) => {
	const validation = validatePlan(grounded);
	if (validation.grounding) validation.grounding.score = score;
	await openStrategies({ path, versions: [{ ...planned, program: grounded, validation }] });
	await screen.findByText(`${score} / 100 · ${word}`);
});

test("A broken limit is said beside the title, and also where a field is missing", async () => {
	const validation = validatePlan(grounded);
	validation.ontology.completeness.missingFields = ["benefits[].quantified_value"];
	await openStrategies({ path, versions: [{ ...planned, program: grounded, validation }] });
	const quality = await screen.findByRole("region", { name: "Program Quality Score" });
	within(quality).getByText("1 field is missing");
	// The warning and the check of the grounding; and the badge at the top of the page.
	expect(within(quality).getAllByText("A limit is broken")).toHaveLength(2);
	expect(screen.getAllByText("A limit is broken")).toHaveLength(3);
});

test("On paper all parts of the plan stand below each other, with targets in their units", async () => {
	const onScreen = window.matchMedia;
	onTestFinished(() => void vi.stubGlobal("matchMedia", onScreen));
	vi.stubGlobal("matchMedia", (media: string) => ({
		media,
		matches: media === "print",
		addEventListener() {},
		removeEventListener() {},
	}));
	const hours = plan.kpis.map((kpi) => ({ ...kpi, target: "4", unit: "hours" }));
	await openStrategies({ path, versions: [{ ...planned, program: { ...plan, kpis: hours } }] });
	await screen.findByRole("heading", { level: 2, name: plan.title });
	for (const name of ["Workstreams", "Stage Gates", "KPIs", "Benefits", "Risks", "Resources"])
		expect(screen.getAllByRole("region", { name }).length).toBeGreaterThan(0);
	expect(screen.getByRole("row", { name: /Orders on time/ }).textContent).toContain("4 hoursor more");
	expect(screen.queryByRole("tab")).toBeNull();
});

test("A target that is found first stands as the sentence that it is; the note on all fields says what it counts", async () => {
	const found = "Set after 5 working days of measuring";
	const open = plan.kpis.map((kpi) => ({ ...kpi, target: found }));
	const program = { ...plan, kpis: open };
	await openStrategies({ path: `${path}?tab=kpis`, versions: [{ ...planned, program }] });
	const row = await screen.findByRole("row", { name: /Orders on time/ });
	expect(row.textContent).toContain(`${found}Weekly`);
	const note = screen.getByText("All required EPM fields present - Ready for execution");
	screen.getByText("No KPI has a target yet.");
	expect(note.parentElement?.textContent).toContain("This counts the fields only. First resolve the");
});

test("A plan of an older version shows no marks, summary, limits or grounding", async () => {
	await openStrategies({ path, versions: [planned] });
	await screen.findByRole("heading", { level: 2, name: plan.title });
	for (const name of ["Executive summary", "Limits"])
		expect(screen.queryByRole("region", { name })).toBeNull();
	expect(screen.queryByRole("progressbar", { name: "Grounding" })).toBeNull();
	expect(screen.queryByText(/^(Quoted|Derived|Assumed|Asked)$/)).toBeNull();
});

test("A plan of amounts in another currency says how they were counted", async () => {
	const note = "Amounts are taken from euros at par, as the material names no rate.";
	const inEuros = (planned.decisions ?? []).map((decision) => ({
		...decision,
		options: decision.options.map((option) => ({ ...option, cost_note: note })),
	}));
	await openStrategies({ path, versions: [{ ...planned, decisions: inEuros }] });
	await screen.findByText(note);
});

test("Integration makes the program, tells how much, selects it, and one click opens it", async () => {
	const { user, router } = await openStrategies({ path, versions: [planned] });
	await user.click(await screen.findByRole("button", { name: "Integrate to EPM Suite" }));
	await screen.findByText("EPM Integration Complete!");
	screen.getByText("2 workstreams, 8 tasks, 5 stage gates and 1 KPI created.");
	await screen.findByText("Integrated to EPM Suite");
	expect(screen.queryByRole("button", { name: "Integrate to EPM Suite" })).toBeNull();
	await waitFor(() => expect(localStorage.getItem("selectedProgramId")).toBe(program.id));
	await user.click(screen.getByRole("link", { name: "Open program" }));
	await waitFor(() => expect(router.state.location.pathname).toBe("/"));
});

test("A refused integration says why", async () => {
	const { user, procedures } = await openStrategies({ path, versions: [planned] });
	procedures["consultant.integration.integrate"] = () => {
		throw new Refusal(409, "CONFLICT", "The plan has changed meanwhile");
	};
	await user.click(await screen.findByRole("button", { name: "Integrate to EPM Suite" }));
	await screen.findByText("Integration failed");
	screen.getByText("The plan has changed meanwhile");
	expect(screen.getByRole("button", { name: "Integrate to EPM Suite" }).hasAttribute("disabled")).toBe(false);
});

test.each(["", "Something went wrong on our side."])(
	"An integration that is refused without a reason says what failed: %s",
	async (sentence) => {
		const { user, procedures } = await openStrategies({ path, versions: [planned] });
		procedures["consultant.integration.integrate"] = () => {
			throw new Refusal(500, "INTERNAL", sentence);
		};
		await user.click(await screen.findByRole("button", { name: "Integrate to EPM Suite" }));
		await screen.findByText("Integration failed");
		screen.getByText("Failed to integrate program into EPM Suite");
	},
);

test("An address without a version means the first; one that names nothing says so", async () => {
	const second = versionOf(sessionId, 2, { program: { ...plan, title: "Second plan" } });
	await openStrategies({ path, versions: [second, planned] });
	await screen.findByRole("heading", { level: 2, name: plan.title });
});

test.each([
	[`${path}/7`, "EPM Program Not Found"],
	[`${path}/latest`, "EPM Program Not Found"],
	["/strategic-consultant/epm/a.b", "Invalid Session"],
	["/strategic-consultant/epm", "Invalid Session"],
])("%s shows %s", async (address, title) => {
	await openStrategies({ path: address, sessions: [sessionOf(sessionId)] });
	await screen.findByRole("heading", { name: title });
});
