import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { DecisionOption } from "@throughline/domain/consultant/decision";
import { expect, test } from "vitest";
import { decisions, plan, quote, versionOf } from "../../../../tests/data/strategies.ts";
import { Refusal } from "../../../../tests/fake-server.ts";
import { openStrategies, program, sessionId } from "../../../../tests/pages/strategies-page.ts";
import { openScreen } from "../../../../tests/render-screen.tsx";

const path = `/strategic-consultant/decisions/${sessionId}/1`;
const first = "How do we take the searching out of picking?";
const second = "How do we switch over?";
const group = (name: string) => within(screen.getByRole("radiogroup", { name }));
const chosen = () =>
	screen.queryAllByRole("radio", { checked: true }).map((radio) => radio.getAttribute("value"));
const save = "Save and continue to plan";

test("Each decision shows its options with cost, time, warning, reasons, pros and cons", async () => {
	await openStrategies({ path });
	await screen.findByRole("heading", { level: 3, name: first });
	screen.getByText("Pickers search for 38 percent of their shift.");
	const options = group(first);
	expect(options.getAllByRole("radio")).toHaveLength(2);
	options.getByRole("radio", { name: "Mobile carts", description: "Mobile carts, in a sentence." });
	options.getByText("$1,700K – $2,100K");
	options.getByText("13 months");
	options.getByText("18 months");
	options.getByText("Needs the hall to close for six weeks.");
	options.getByText("Reasons for Fixed conveyor");
	options.getByText("For Mobile carts");
	options.getByText("Against Mobile carts");
	expect(options.getAllByText("Recommended")).toHaveLength(1);
	expect(chosen()).toEqual([]);
});

test("What a decision rests on is quoted, with the way to the source; what nothing says is named", async () => {
	const { user } = await openStrategies({ path });
	const summary = await screen.findByText("What this rests on");
	await user.click(summary);
	screen.getByText("Up to $2.2 million can be spent.");
	expect(screen.getAllByText("Verified")).toHaveLength(2);
	expect(screen.getAllByRole("link", { name: /View source/ })).toHaveLength(2);
	screen.getByText("Nothing in the material says so.");
});

test("The choice adds up in sight, against the budget that the material names, and is saved for the plan", async () => {
	const { user, calls, router } = await openStrategies({ path });
	await screen.findByRole("heading", { level: 3, name: first });
	const bar = within(screen.getByRole("region", { name: "Your choice so far" }));
	bar.getByText("0 of 2");
	await user.click(screen.getByText("Mobile carts"));
	await user.click(screen.getByText("In one weekend"));
	bar.getByText("2 of 2");
	bar.getByText("$1,800K – $2,300K");
	bar.getByText("13+ months");
	bar.getByText("up to $100K over the budget of $2,200K");
	await user.click(screen.getByRole("button", { name: save }));
	await waitFor(() =>
		expect(router.state.location.pathname).toBe(`/strategic-consultant/epm/${sessionId}/1`),
	);
	expect(calls.find((call) => call.path === "consultant.decision.select")?.input).toEqual({
		sessionId,
		versionNumber: 1,
		selectedDecisions: { approach: "carts", rollout: "weekend" },
		version: 1,
	});
});

test("A euro case is decided in euros, on its options, in the sum and against its budget", async () => {
	const inEuros = decisions.map((decision) => ({
		...decision,
		currency: "EUR",
		assumptions: decision.assumptions.map((each) => ({ ...each, text: "What may be spent." })),
	}));
	const { user } = await openStrategies({
		path,
		versions: [versionOf(sessionId, 1, { decisions: inEuros })],
	});
	await user.click(await screen.findByText("Mobile carts"));
	await user.click(screen.getByText("In one weekend"));
	group(first).getByText("€1,700K – €2,100K");
	const bar = within(screen.getByRole("region", { name: "Your choice so far" }));
	bar.getByText("€1,800K – €2,300K");
	bar.getByText("up to €100K over the budget of €2,200K");
	expect(document.body.textContent).not.toContain("$");
});

test("Of many options those of the material come first with all that is said of them, assumed ones folded, to do nothing last", async () => {
	const [template] = decisions[0]?.options ?? [];
	if (!template) throw new Error("There is no option to test with.");
	const many = Array.from({ length: 11 }, (_, index) => ({
		...template,
		id: `measure-${index}`,
		label: `Measure ${index + 1}`,
		recommended: false,
		warning: index === 10 ? "Exceeds the limit." : null,
		mark: index < 2 ? ("assumed" as const) : ("quoted" as const),
		arithmetic: `Stated price: ${index + 1} × $1,000.`,
	}));
	const leave = {
		...template,
		id: "leave",
		label: "Leave it as it is",
		mark: "derived" as const,
		problem_cost: {
			amount: 640_000,
			quote: { text: "It costs us.", documentId: "d", passageId: "p", start: 0, end: 12, verified: true },
		},
	};
	const wide = decisions.map((each, at) => (at === 0 ? { ...each, options: [leave, ...many] } : each));
	const { user } = await openStrategies({ path, versions: [versionOf(sessionId, 1, { decisions: wide })] });
	await screen.findByText("Measure 1");
	const radios = group(first).getAllByRole("radio");
	expect(radios).toHaveLength(12);
	expect(radios[0]?.getAttribute("value")).toBe("measure-2");
	expect(radios.slice(-3).map((radio) => radio.getAttribute("value"))).toEqual([
		"measure-0",
		"measure-1",
		"leave",
	]);
	for (const term of ["Value", "Cost", "Time", "Risk", "Pros", "Cons"])
		expect(
			group(first)
				.getAllByRole("term")
				.filter(({ textContent }) => textContent === term),
		).toHaveLength(12);
	group(first).getByText("Exceeds the limit.");
	expect(group(first).getAllByText("Assumed")).toHaveLength(2);
	expect(group(first).getAllByText("Reasons and calculation")).toHaveLength(2);
	const details = group(first).getByText("Stated price: 1 × $1,000.").closest("details");
	expect(details?.open).toBe(false);
	const [summary] = group(first).getAllByText("Reasons and calculation");
	if (summary) await user.click(summary);
	expect(details?.open).toBe(true);
	expect(chosen()).toEqual([]);
	await user.click(screen.getByText("Measure 2"));
	expect(chosen()).toEqual(["measure-1"]);
});

test("Every option shows cost and time, also where they do not differ; value only where any is known", async () => {
	const people = decisions.map((each, at) =>
		at === 0
			? {
					...each,
					context: "One person must decide. “The board wants a name.” Nobody has it today",
					options: each.options.map((option) => ({
						...option,
						warning: null,
						estimated_cost: { min: 0, max: 0 },
					})),
				}
			: each,
	);
	await openStrategies({ path, versions: [versionOf(sessionId, 1, { decisions: people })] });
	await screen.findByRole("heading", { level: 3, name: first });
	const terms = group(first).getAllByRole("term");
	expect(new Set(terms.map(({ textContent }) => textContent))).toEqual(
		new Set(["Cost", "Time", "Risk", "Pros", "Cons"]),
	);
	expect(group(first).getAllByText("No cost").length).toBeGreaterThan(0);
	const card = within(screen.getByRole("region", { name: first }));
	for (const point of ["One person must decide.", "“The board wants a name.”", "Nobody has it today."])
		card.getByText(point);
});

test("An option shows how it was calculated and where it comes from", async () => {
	const calculated = decisions.map((decision) => ({
		...decision,
		options: decision.options.map((option) => ({
			...option,
			mark: "derived" as const,
			arithmetic: `${option.cost_basis} 3 × 20 days for ${option.label}`,
			quotes: decision.quotes,
		})),
	}));
	const { user } = await openStrategies({
		path,
		versions: [versionOf(sessionId, 1, { decisions: calculated })],
	});
	const arithmetic = await screen.findByText("3 × 20 days for Mobile carts");
	const details = arithmetic.closest("details");
	expect(details?.open).toBe(false);
	const badge = details?.querySelector("summary");
	if (badge) await user.click(badge);
	expect(details?.open).toBe(true);
	expect(chosen()).toEqual([]);
});

test("An option says what the model's critic holds of it, and a decision how much the model was shown", async () => {
	const [first] = decisions;
	const verdict = {
		holds: true,
		support: "partly" as const,
		aboutPeople: false,
		reason: "One mail says so.",
	};
	const reviewed = decisions.map((decision, at) => ({
		...decision,
		shown: { passages: at === 0 ? 12 : 40, of: 40 },
		options: decision.options.map((option, index) =>
			at === 0 && index === 0 ? { ...option, verdict } : option,
		),
	}));
	await openStrategies({ path, versions: [versionOf(sessionId, 1, { decisions: reviewed })] });
	const card = within(await screen.findByRole("region", { name: first?.question }));
	card.getByText("Partly supported");
	card.getByText("One mail says so.");
	card.getByText(/^The model was shown 12 of 40 statements/);
	expect(screen.getAllByText(/^The model was shown/)).toHaveLength(1);
	expect(screen.getAllByText("Critic:")).toHaveLength(1);
});

test("What recurs stands apart from what is paid once, on its card and in the sum, and a price per unit as it is", async () => {
	const cost_parts = {
		once: { min: 120_000, max: 120_000 },
		yearly: { min: 18_000, max: 18_000 },
		counted_months: 12,
	};
	const costs: Record<string, Partial<DecisionOption>> = {
		carts: { estimated_cost: { min: 138_000, max: 138_000 }, cost_parts },
		conveyor: { estimated_cost: { min: 0, max: 0 }, unit_price: "$95 a visit" },
	};
	const { user } = await openStrategies({
		path,
		versions: [
			versionOf(sessionId, 1, {
				decisions: decisions.map((decision) => ({
					...decision,
					options: decision.options.map((option) => ({ ...option, ...costs[option.id] })),
				})),
			}),
		],
	});
	await user.click(await screen.findByText("Mobile carts"));
	group(first).getByText("$120K once · $18K a year");
	group(first).getByText("$95 a visit");
	const bar = within(screen.getByRole("region", { name: "Your choice so far" }));
	bar.getByText("$138K");
	bar.getByText("$18K a year");
});

test("Leaving it as it is costs nothing, and says what the problem costs a year, with the sentence that says so", async () => {
	const template = decisions[0]?.options[0];
	if (!template) throw new Error("No option to begin with");
	const leave: DecisionOption = {
		...template,
		id: "leave",
		label: "Leave it as it is",
		estimated_cost: { min: 0, max: 0 },
		estimated_timeline_months: 0,
		problem_cost: { amount: 640_000, quote },
		mark: "quoted",
		quotes: [quote],
	};
	const left = decisions.map((each, at) =>
		at === 0 ? { ...each, options: [...each.options, leave] } : each,
	);
	await openStrategies({ path, versions: [versionOf(sessionId, 1, { decisions: left })] });
	await screen.findByText("Leave it as it is");
	group(first).getByText("No cost");
	group(first).getByText("The problem goes on to cost $640K a year");
	expect(group(first).queryByText("0 months")).toBeNull();
	expect(group(first).getAllByText(new RegExp(quote.text)).length).toBeGreaterThan(0);
});

test("What an option comes to follows the choice that it goes with, on its card and in the sum", async () => {
	const dearer = {
		decisionId: "approach",
		optionId: "conveyor",
		warning: null,
		estimated_cost: { min: 700_000, max: 900_000 },
		cost_basis: "Scaled from the conveyor.",
		estimated_timeline_months: 24,
	};
	const { user } = await openStrategies({
		path,
		versions: [
			versionOf(sessionId, 1, {
				decisions: decisions.map((decision) => ({
					...decision,
					options: decision.options.map((option) =>
						option.id === "weekend" ? { ...option, depending_on: [dearer] } : option,
					),
				})),
			}),
		],
	});
	await user.click(await screen.findByText("Mobile carts"));
	await user.click(screen.getByText("In one weekend"));
	const bar = within(screen.getByRole("region", { name: "Your choice so far" }));
	bar.getByText("$1,800K – $2,300K");
	await user.click(screen.getByText("Fixed conveyor"));
	group(second).getByText("$700K – $900K");
	group(second).getByText("Scaled from the conveyor.");
	bar.getByText("24+ months");
	expect(bar.queryByText("$1,800K – $2,300K")).toBeNull();
});

test("Options are chosen with the arrow keys alone", async () => {
	const { user } = await openStrategies({ path });
	(await screen.findByRole("radio", { name: "Mobile carts" })).focus();
	await user.keyboard(" ");
	expect(chosen()).toEqual(["carts"]);
	await user.keyboard("{ArrowDown>}");
	await waitFor(() => expect(chosen()).toEqual(["conveyor"]));
});

test("Who forgets a decision is told, and led to it", async () => {
	const { user, calls } = await openStrategies({ path });
	await user.click(await screen.findByText("Fixed conveyor"));
	await user.click(screen.getByRole("button", { name: save }));
	await screen.findByText("Incomplete selection");
	screen.getByText("Please make a selection for all strategic decisions");
	screen.getByText("Choose one option.");
	expect(document.activeElement).toBe(screen.getByRole("radio", { name: "Zone by zone" }));
	expect(calls.some((call) => call.path === "consultant.decision.select")).toBe(false);
});

test("The toast about a forgotten decision leaves when all are made", async () => {
	const { user } = await openStrategies({ path });
	await user.click(await screen.findByText("Fixed conveyor"));
	await user.click(screen.getByRole("button", { name: save }));
	await screen.findByText("Incomplete selection");
	await user.click(screen.getByText("Zone by zone"));
	await user.click(screen.getByRole("button", { name: save }));
	await waitFor(() => expect(screen.queryByText("Incomplete selection")).toBeNull());
});

test("Whose session is not open to a person reads the decisions that became a program", async () => {
	await openStrategies({
		path,
		versions: [
			versionOf(sessionId, 1, {
				status: "converted_to_program",
				convertedProgramId: program.id,
				selectedDecisions: { approach: "carts", rollout: "zones" },
			}),
		],
		sessions: [],
	});
	await screen.findByText("These decisions have become a program");
	await waitFor(() => expect(screen.queryByRole("button", { name: "New version from this" })).toBeNull());
	expect(screen.queryByRole("button", { name: save })).toBeNull();
});

test("A choice that was not saved is there again after a reload", async () => {
	const { user } = await openStrategies({ path });
	await user.click(await screen.findByText("Fixed conveyor"));
	screen.getByText("Not saved yet");
	document.body.replaceChildren();
	await openScreen(path);
	await screen.findByRole("heading", { level: 3, name: first });
	expect(chosen()).toEqual(["conveyor"]);
});

test.each([
	[
		new Refusal(429, "RATE_LIMITED", "Too many requests"),
		"Rate limit reached",
		"Please wait a moment before trying again",
	],
	[
		new Refusal(502, "PROVIDER_FAILED", "The provider's rate limit was reached"),
		"Rate limit reached",
		"Please wait a moment before trying again",
	],
	[
		new Refusal(409, "CONFLICT", "The version has changed since you read it"),
		"Failed to save decisions",
		"The version has changed since you read it",
	],
])("A refused save says what to do and keeps the choice: %s", async (refusal, title, text) => {
	const { user, procedures } = await openStrategies({
		path,
		versions: [versionOf(sessionId, 1, { selectedDecisions: { approach: "carts", rollout: "zones" } })],
	});
	procedures["consultant.decision.select"] = () => {
		throw refusal;
	};
	await user.click(await screen.findByText("Fixed conveyor"));
	await user.click(screen.getByRole("button", { name: save }));
	await screen.findByText(title);
	screen.getByText(text);
	await waitFor(() => expect(chosen()).toEqual(["conveyor", "zones"]));
});

test("Another choice than the plan was made of warns that the plan goes", async () => {
	const selectedDecisions = { approach: "carts", rollout: "zones" };
	const { user } = await openStrategies({
		path,
		versions: [versionOf(sessionId, 1, { selectedDecisions, program: plan })],
	});
	await user.click(await screen.findByText("In one weekend"));
	screen.getByText("The plan was made of other choices");
	await user.click(screen.getByText("Zone by zone"));
	expect(screen.queryByText("The plan was made of other choices")).toBeNull();
});

test("A finalized version is read only; a new version is made from it", async () => {
	const { user, router } = await openStrategies({
		path,
		versions: [
			versionOf(sessionId, 1, {
				status: "finalized",
				selectedDecisions: { approach: "carts" },
				program: plan,
			}),
		],
	});
	await screen.findByText("This version is finalized");
	for (const radio of screen.getAllByRole("radio")) expect(radio.hasAttribute("disabled")).toBe(true);
	expect(screen.queryByRole("button", { name: save })).toBeNull();
	screen.getByText("Chosen");
	await user.click(screen.getByRole("button", { name: "New version from this" }));
	await user.click(screen.getByRole("button", { name: "Make new version" }));
	await waitFor(() =>
		expect(router.state.location.pathname).toBe(`/strategic-consultant/decisions/${sessionId}/9`),
	);
});

test("A Viewer reads the decisions and changes nothing", async () => {
	await openStrategies({ path, role: "Viewer" });
	await screen.findByText("As a Viewer you can read the decisions; Editors and Admins make them.");
	for (const radio of screen.getAllByRole("radio")) expect(radio.hasAttribute("disabled")).toBe(true);
	expect(screen.queryByRole("button", { name: save })).toBeNull();
	screen.getByRole("link", { name: "View plan" });
});

test("A decision that live data has opened again says why", async () => {
	const version = versionOf(sessionId, 1, {
		status: "converted_to_program",
		convertedProgramId: program.id,
		selectedDecisions: { approach: "carts", rollout: "zones" },
	});
	await openStrategies({
		path,
		versions: [version],
		procedures: {
			"consultant.tripwire.ofVersion": () => [
				{
					id: "019c0000-0000-7000-8000-000000000011",
					sessionId,
					versionNumber: 1,
					decisionId: "approach",
					question: first,
					assumptionId: "budget",
					assumption: decisions[0]?.assumptions[0]?.text,
					quote: null,
					programId: program.id,
					metric: "cost",
					objectId: null,
					subject: "Approved spending",
					unit: "$",
					direction: "above",
					threshold: "2200000",
					currentValue: "2400000",
					ownerId: null,
					ownerName: null,
					reopened: true,
					crossedAt: "2026-03-01T10:00:00.000Z",
					crossedValue: "2400000",
					reason: "Approved spending is at $2,400,000, above $2,200,000.",
					settledAt: null,
					settledNote: null,
					version: 1,
				},
			],
		},
	});
	await screen.findByText(/Approved spending is at \$2,400,000, above \$2,200,000/);
});

test.each([
	[`/strategic-consultant/decisions/${sessionId}/7`, "Decisions Not Found"],
	["/strategic-consultant/decisions/a.b/1", "Invalid Session"],
	["/strategic-consultant/decisions", "Invalid Session"],
])("%s shows %s", async (address, title) => {
	await openStrategies({ path: address });
	await screen.findByRole("heading", { name: title });
});

test("A version without decisions has them drawn up", async () => {
	const { calls } = await openStrategies({
		path,
		versions: [versionOf(sessionId, 1, { decisions: null })],
	});
	await screen.findByText("Unable to load decisions. Please try analyzing again.");
	await userEvent.click(screen.getByRole("button", { name: "Draw up the decisions" }));
	await screen.findByRole("progressbar", { name: "Drawing up the decisions" });
	expect(calls.findLast((call) => call.path === "consultant.step.enter")?.input).toEqual({
		sessionId,
		step: "decisions",
		versionNumber: 1,
		again: true,
	});
	expect(screen.queryByRole("heading", { name: second })).toBeNull();
});
