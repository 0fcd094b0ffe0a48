import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { sum, toCents } from "../../value/money.ts";
import type { Plan } from "../plan.ts";
import { exactAmounts } from "./plan-amounts.ts";
import { categoryOfBenefit } from "./plan-category.ts";
import { endOfProgram, startOfProgram } from "./plan-dates.ts";
import { readTarget } from "./plan-target.ts";
import { programFromPlan } from "./program-from-plan.ts";

type PlanTask = Plan["workstreams"][number]["tasks"][number];

function planOf(streams: { team: Plan["resources"]; tasks: Omit<PlanTask, "description">[] }[]): Plan {
	return {
		title: "Remove the cause",
		strategic_approach: "In stages",
		cost_estimate: { total_min: 1, total_max: 2 },
		timeline: { total_months: 6 },
		workstreams: streams.map(({ team, tasks }, index) => ({
			id: `stream-${index + 1}`,
			title: `Stream ${index + 1}`,
			description: "Does it",
			decisionId: "approach",
			optionId: "stages",
			cost_allocation: { min: 1, max: 2 },
			start_month: 0,
			timeline_months: 6,
			required_team: team.map(({ role, count }) => ({ role, count })),
			tasks: tasks.map((task) => ({ ...task, description: "" })),
		})),
		stage_gates: [
			{ gate: "g2", name: "Feasibility", criteria: ["It pays", " It pays"], deliverables: ["Report"] },
		],
		kpis: [],
		benefits: [],
		risks: [],
		funding: { sources: [] },
		resources: [],
	};
}

const nothingChosen = { rootCause: null, decisions: [], selected: {}, passages: [], rootQuote: null };
const saturday = "2026-11-21";
const monday = "2026-11-23";
const task = (id: string, start_day: number, duration_days: number, depends_on: string[] = []) => ({
	id,
	name: `Task ${id}`,
	start_day,
	duration_days,
	depends_on,
});
const analyst = { role: "Analyst", count: 1, duration_months: 6 };

describe("A program from a plan", () => {
	test.each([
		[monday, monday],
		["2026-11-24", "2026-11-30"],
		[saturday, monday],
		["2026-11-22", monday],
	])("asked for on %s begins on %s", (today, start) => {
		expect(startOfProgram(today)).toBe(start);
	});

	test.each([
		[6, [], "2027-05-22"],
		[1.5, [], "2027-01-06"],
		[0, [], monday],
		[1, ["2027-02-01"], "2027-02-01"],
	])("of %s months ends on the last day of its timeline or of its last task", (months, ends, end) => {
		const dates = ends.map((endDate) => ({ startDate: monday, endDate }));
		expect(endOfProgram(monday, months, dates)).toBe(end);
	});

	test("dates its tasks in working days, and later where their predecessors end later", () => {
		const plan = planOf([
			{ team: [analyst], tasks: [task("a", 0, 5), task("b", 3, 2, ["a"]), task("end", 7, 0, ["b"])] },
		]);
		const { tasks, links } = programFromPlan(plan, nothingChosen, saturday);
		expect(tasks.map(({ startDate, endDate, milestone }) => [startDate, endDate, milestone])).toEqual([
			["2026-11-23", "2026-11-27", false],
			["2026-11-30", "2026-12-01", false],
			["2026-12-02", "2026-12-02", true],
		]);
		expect(links).toHaveLength(2);
		expect(tasks.map(({ estimate }) => estimate)).toEqual(["5.00", "2.00", "0.00"]);
	});

	test("leaves out links to nowhere, to itself, doubled ones, and the one that would close a circle", () => {
		const plan = planOf([
			{
				team: [],
				tasks: [task("a", 0, 1, ["c", "a", "nowhere"]), task("b", 1, 1, ["a", "a"]), task("c", 2, 1, ["b"])],
			},
		]);
		const { links, tasks } = programFromPlan(plan, nothingChosen, saturday);
		expect(links).toHaveLength(2);
		expect(tasks).toHaveLength(3);
	});

	test("opens a role for each head of each role; workstreams share them only when there are too few", () => {
		const plan = {
			...planOf([
				{ team: [{ ...analyst, count: 2 }], tasks: [task("a", 0, 5)] },
				{ team: [{ ...analyst, count: 2 }], tasks: [task("b", 0, 5)] },
			]),
			resources: [{ ...analyst, count: 3 }],
		};
		const { members, roles, shares, workstreams } = programFromPlan(plan, nothingChosen, saturday);
		expect(members).toEqual([]);
		expect(roles).toMatchObject([
			{ name: "Analyst 1", workstreamKey: null, effort: "5.00", startDate: monday, endDate: "2026-11-27" },
			{ name: "Analyst 2", workstreamKey: "stream-1", effort: "5.00" },
			{ name: "Analyst 3", workstreamKey: "stream-2", effort: "5.00" },
		]);
		expect(shares.map(({ taskKey, positionKey, percent }) => `${taskKey} ${positionKey} ${percent}`)).toEqual(
			["a Analyst/1 50", "a Analyst/2 100", "b Analyst/3 100", "b Analyst/1 50"],
		);
		expect(workstreams.map(({ leadKey }) => leadKey)).toEqual(["Analyst/1", "Analyst/3"]);
	});

	test("gives those whom the material names their tasks by name, and opens no role for them", () => {
		const plan = planOf([
			{
				team: [{ ...analyst, role: "Klara Weber" }, analyst],
				tasks: [
					{ ...task("a", 0, 5), owner: "Klara Weber" },
					{ ...task("b", 5, 5), owner: "Jon Ek" },
				],
			},
		]);
		const people = ["Klara Weber", "Jon Ek"].map((name) => ({ name, role: "Head of stores", quotes: [] }));
		const made = programFromPlan({ ...plan, people }, nothingChosen, saturday);
		expect(made.members.map(({ name, role }) => [name, role])).toEqual([
			["Klara Weber", "Head of stores"],
			["Jon Ek", "Head of stores"],
		]);
		expect(made.roles.map(({ name }) => name)).toEqual(["Analyst"]);
		expect(made.tasks.map(({ ownerKey }) => ownerKey)).toEqual(["Klara Weber", "Jon Ek"]);
		expect(made.workstreams.map(({ leadKey }) => leadKey)).toEqual(["Klara Weber"]);
	});

	test("goes on telling which figures are a model's own", () => {
		const derivation = "The model's estimate, not in your text: 83 percent.";
		const own = { derivation, estimated: ["83 percent"], mark: "assumed" as const };
		const bare = planOf([{ team: [analyst], tasks: [{ ...task("a", 0, 5), ...own }] }]);
		const plan: Plan = {
			...bare,
			workstreams: bare.workstreams.map((stream) => ({ ...stream, ...own })),
			kpis: [
				{
					name: "Late orders",
					target: "83",
					unit: "%",
					measurement_frequency: "Weekly",
					lower_is_better: true,
					...own,
				},
			],
			benefits: [{ description: "83 percent fewer", category: "Cost", quantified_value: 5, ...own }],
			risks: [
				{
					description: "83 percent leave",
					likelihood: "low",
					impact: "low",
					mitigation_strategy: "Ask",
					...own,
				},
			],
		};
		const { workstreams, tasks, kpis, benefits, risks } = programFromPlan(plan, nothingChosen, monday);
		const texts = [
			...[...workstreams, ...tasks, ...kpis, ...benefits].map(({ description }) => description),
			risks[0]?.mitigationPlan,
		];
		expect(texts).toHaveLength(5);
		for (const text of texts) expect(text?.endsWith(derivation)).toBe(true);
	});

	test("is described in sentences, each with its stop, also where a card shows them in one row", () => {
		const plan = { ...planOf([]), strategic_approach: "Scan at the bench" };
		const chosen = { ...nothingChosen, rootCause: "Forms are filled in by hand." };
		expect(programFromPlan(plan, chosen, saturday).program.description).toBe(
			"Scan at the bench.\n\nForms are filled in by hand.",
		);
	});

	test("is in its plan's currency, US dollars where the plan says none", () => {
		const plan = planOf([]);
		expect(programFromPlan(plan, nothingChosen, saturday).program.currency).toBe("USD");
		const euro = programFromPlan({ ...plan, currency: "EUR" }, nothingChosen, saturday);
		expect(euro.program.currency).toBe("EUR");
	});

	test.each([
		["An order costs €6.20", "EUR", "6.2"],
		["An order costs $6.20", "$", "6.2"],
		["An order costs €6.20", "$", "0"],
		["9 % of orders leave late", "%", "9"],
	])("takes where a KPI stands from its name, “%s” in %s: %s", (name, unit, currentValue) => {
		const kpi = { name, target: "5", unit, measurement_frequency: "Monthly" as const, lower_is_better: true };
		const { kpis } = programFromPlan({ ...planOf([]), kpis: [kpi] }, nothingChosen, saturday);
		expect(kpis.map((made) => made.currentValue)).toEqual([currentValue]);
	});

	test.each([
		["Tage", "EUR", { targetValue: "5", unit: "custom", unitLabel: "Tage" }],
		["hours", "EUR", { targetValue: "5", unit: "hours", unitLabel: null }],
		["EUR", "EUR", { targetValue: "5", unit: "currency", unitLabel: null }],
		["GBP", "EUR", { targetValue: "5", unit: "custom", unitLabel: "GBP" }],
		["USD", "USD", { targetValue: "5", unit: "$", unitLabel: null }],
		[null, "EUR", { targetValue: "5", unit: null, unitLabel: null }],
	])("keeps a KPI that is planned in %s in a program in %s as %j", (unit, currency, expected) => {
		const kpi = {
			name: "K",
			target: "5",
			unit,
			measurement_frequency: "Monthly",
			lower_is_better: true,
		} as const;
		const { kpis } = programFromPlan({ ...planOf([]), currency, kpis: [kpi] }, nothingChosen, saturday);
		expect(kpis).toMatchObject([expected]);
	});

	test.each([
		["high", "Critical"],
		["medium", "High"],
		["low", "Medium"],
	] as const)("registers a risk of high impact and %s likelihood as %s", (likelihood, priority) => {
		const risk = {
			description: "It burns",
			likelihood,
			impact: "high" as const,
			mitigation_strategy: "Watch",
		};
		const { risks } = programFromPlan({ ...planOf([]), risks: [risk] }, nothingChosen, saturday);
		expect(risks).toMatchObject([{ impact: "Very High", priority }]);
	});

	test.each([
		[3_400_000, "3400000.00"],
		[undefined, null],
	])("registers with a risk what it costs: %s", (impact_cost, impactCost) => {
		const risk = {
			description: "The customer leaves",
			likelihood: "medium" as const,
			impact: "high" as const,
			mitigation_strategy: "Talk",
			...(impact_cost === undefined ? {} : { impact_cost }),
		};
		const { risks } = programFromPlan({ ...planOf([]), risks: [risk] }, nothingChosen, saturday);
		expect(risks).toMatchObject([{ impactCost }]);
	});

	test("asks at its gates for the plan's criteria, each once, and for the deliverables", () => {
		const { gates } = programFromPlan(planOf([]), nothingChosen, saturday);
		expect(gates).toMatchObject([{ code: "G2", criteria: ["It pays", "Deliverable: Report"] }]);
	});

	test("keeps the plan's own name of a gate as the first thing that must be true there", () => {
		const stage_gates = [
			{ gate: "G3", name: "Effect shown", criteria: ["Half way to 95 %"], deliverables: [] },
			{ gate: "G4", name: "Handed over", criteria: [], deliverables: [] },
		];
		const { gates } = programFromPlan({ ...planOf([]), stage_gates }, nothingChosen, monday);
		expect(gates).toMatchObject([
			{ code: "G3", criteria: ["Gate in the plan: Effect shown", "Half way to 95 %"] },
		]);
	});

	test("calls what a German plan delivers by its German name", () => {
		const german = [
			{
				gate: "G1",
				name: "Konzept",
				criteria: ["Die Wege sind mit Kosten und Nutzen verglichen"],
				deliverables: ["Bericht über die erste Stufe", " "],
			},
		];
		const { gates } = programFromPlan({ ...planOf([]), stage_gates: german }, nothingChosen, monday);
		expect(gates.map(({ criteria }) => criteria)).toEqual([
			[
				"Gate im Plan: Konzept",
				"Die Wege sind mit Kosten und Nutzen verglichen",
				"Ergebnis: Bericht über die erste Stufe",
			],
		]);
	});

	test("says what it adds in the language that the plan says it is in", () => {
		const language = "fr" as const;
		const stage_gates = [{ gate: "G1", name: "Dépense décidée", criteria: [], deliverables: ["Décision"] }];
		const { gates } = programFromPlan({ ...planOf([]), language, stage_gates }, nothingChosen, monday);
		expect(gates.map(({ criteria }) => criteria)).toEqual([
			["Jalon du plan : Dépense décidée", "Livrable : Décision"],
		]);
	});

	describe("whatever the plan", () => {
		const tasks = fc.array(
			fc.record({
				start_day: fc.integer({ min: -5, max: 200 }),
				duration_days: fc.integer({ min: 0, max: 60 }),
				waits: fc.array(fc.integer({ min: 0, max: 9 }), { maxLength: 3 }),
			}),
			{ minLength: 1, maxLength: 10 },
		);
		const programs = fc
			.tuple(fc.array(tasks, { minLength: 1, maxLength: 3 }), fc.integer({ min: 1, max: 3 }))
			.map(([given, count]) => {
				const streams = given.map((own, stream) => ({
					team: [{ ...analyst, count }],
					tasks: own.map(({ waits, ...days }, index) => ({
						...task(`${stream}/${index}`, days.start_day, days.duration_days),
						depends_on: waits.map((other) => `${stream}/${other}`),
					})),
				}));
				return programFromPlan(planOf(streams), nothingChosen, saturday);
			});

		test("what waits begins after what it waits for", () => {
			fc.assert(
				fc.property(programs, ({ links, tasks: made }) => {
					const dates = new Map(made.map((each) => [each.key, each]));
					for (const { predecessorKey, successorKey } of links) {
						const [before, after] = [dates.get(predecessorKey), dates.get(successorKey)];
						expect((before?.endDate ?? "9") <= (after?.startDate ?? "")).toBe(true);
						const isMoment = before?.milestone || after?.milestone;
						expect(isMoment || before?.endDate !== after?.startDate).toBe(true);
					}
				}),
			);
		});

		test("nobody is asked for more than all of their time on a day", () => {
			fc.assert(
				fc.property(programs, ({ shares, tasks: made }) => {
					const dates = new Map(made.map((each) => [each.key, each]));
					const loadOn = (day: string, positionKey: string) =>
						shares
							.filter((share) => share.positionKey === positionKey)
							.filter(({ taskKey }) => (dates.get(taskKey)?.startDate ?? "9") <= day)
							.filter(({ taskKey }) => (dates.get(taskKey)?.endDate ?? "") >= day)
							.reduce((total, { percent }) => total + percent, 0);
					for (const { taskKey, positionKey } of shares)
						expect(loadOn(dates.get(taskKey)?.startDate ?? "", positionKey)).toBeLessThanOrEqual(100);
				}),
			);
		});
	});

	test.each([
		[
			"The problem does not come back",
			null,
			"0.00",
			expect.stringContaining("puts no figure on this benefit"),
		],
		[
			"Das Problem kehrt nicht wieder",
			null,
			"0.00",
			expect.stringContaining("beziffert diesen Nutzen nicht"),
		],
		["Half of what the penalties cost", 320_000, "320000.00", null],
	])("says of the benefit %j whether its target is one", (said, quantified_value, targetValue, note) => {
		const plan = {
			...planOf([{ team: [analyst], tasks: [task("a", 0, 5)] }]),
			benefits: [{ description: said, category: "Quality", quantified_value }],
		};
		const [benefit] = programFromPlan(plan, nothingChosen, saturday).benefits;
		expect(benefit).toMatchObject({ name: said, targetValue, description: note });
	});

	const open = "Nothing is measured yet: today's value of 0 stands for none.";
	test.each([
		[
			{ target: "Set after 20 working days of measuring", baseline: null },
			null,
			"0",
			`Set after 20 working days of measuring\n${open}`,
		],
		[
			{ target: "Set after 20 working days of measuring", baseline: "14" },
			null,
			"14",
			"Set after 20 working days of measuring",
		],
		[{ target: "5", baseline: null }, "5", "0", open],
		[{ target: "5", baseline: "14" }, "5", "14", null],
	])(
		"gives a KPI of %j no figure that the plan does not have",
		(said, targetValue, currentValue, description) => {
			const kpi = {
				name: "Late orders within 3 %",
				unit: "%",
				measurement_frequency: "Monthly" as const,
				lower_is_better: true,
			};
			const plan = {
				...planOf([{ team: [analyst], tasks: [task("a", 0, 5)] }]),
				kpis: [{ ...kpi, ...said }],
			};
			expect(programFromPlan(plan, nothingChosen, saturday).kpis).toMatchObject([
				{ targetValue, currentValue, description, direction: "lower_is_better" },
			]);
		},
	);

	test("gives each part the decision and the sentence that it names, or that its words are about", () => {
		const quote = (passageId: string, text: string) => ({
			text,
			passageId,
			documentId: "018f0000-0000-7000-8000-000000000001",
			start: 0,
			end: text.length,
			verified: true,
		});
		const option = (id: string, con: string) => ({
			id,
			label: id,
			description: "",
			warning: null,
			reasoning: "",
			estimated_cost: { min: 0, max: 0 },
			cost_basis: "",
			estimated_timeline_months: 1,
			recommended: true,
			pros: [],
			cons: [con],
		});
		const decision = (id: string, question: string, con: string, quotes: ReturnType<typeof quote>[]) => ({
			id,
			question,
			context: "",
			options: [option(`${id}-1`, con), option(`${id}-2`, "None at all")],
			assumptions: [],
			quotes,
		});
		const late = "Fourteen percent of all orders leave late.";
		const carts = "The carts stand still at night.";
		const grounds = {
			...nothingChosen,
			decisions: [
				decision("approach", "Which carts move the shelves?", "The cold section stays manual", [
					quote("p1", late),
				]),
				decision("rollout", "How do we switch over in the halls?", "Two ways side by side", []),
			],
			selected: { approach: "approach-1", rollout: "rollout-1" },
			passages: [
				{ id: "p1", documentId: "d", position: 0, start: 0, end: late.length, text: late },
				{ id: "p2", documentId: "d", position: 1, start: 50, end: 50 + carts.length, text: carts },
			],
			rootQuote: quote("p2", carts),
		};
		const risk = { likelihood: "low" as const, impact: "high" as const, mitigation_strategy: "Watch it" };
		const plan = {
			...planOf([]),
			risks: [
				{ ...risk, description: "Named", decisionId: "rollout", because: quote("p1", late) },
				{ ...risk, description: `It stays so: “${late}”` },
				{ ...risk, description: "The price: two ways side by side" },
				{ ...risk, description: "Nobody wants to switch the halls" },
				{ ...risk, description: "Something else entirely" },
			],
		};
		const { risks } = programFromPlan(plan, grounds, saturday);
		const told = risks.map(({ reasons }) =>
			reasons.map(({ decisionId, optionId, quote: said }) => `${decisionId} ${optionId} ${said?.passageId}`),
		);
		expect(told).toEqual([
			["rollout rollout-1 p1"],
			["approach approach-1 p1"],
			["rollout rollout-1 p2"],
			["rollout rollout-1 p2"],
			["approach approach-1 p1", "rollout rollout-1 p2"],
		]);
	});
});

test("amounts add up to the cent, and each is as near as that allows", () => {
	const dollars = fc.double({ min: 0, max: 1e9, noNaN: true });
	fc.assert(
		fc.property(fc.array(dollars, { maxLength: 12 }), (given) => {
			const amounts = exactAmounts(given);
			const total = given.reduce((all, amount) => all + amount * 100, 0);
			expect(toCents(sum(amounts))).toBe(BigInt(Math.round(total)));
			for (const [index, amount] of amounts.entries())
				expect(Math.abs(Number(amount) * 100 - (given[index] ?? 0) * 100)).toBeLessThan(1.001);
		}),
	);
	expect(exactAmounts([100 / 3, 100 / 3, 100 / 3])).toEqual(["33.33", "33.34", "33.33"]);
	expect(exactAmounts([Number.NaN, -5, 1.005])).toEqual(["0.00", "0.00", "1.00"]);
});

test.each([
	["90", "%", "90", "%"],
	["95 %", null, "95", "%"],
	["≥ 99.5%", null, "99.5", "%"],
	["$1.2 million", null, "1200000", "$"],
	["$250k", null, "250000", "$"],
	["1.2 million", "USD", "1200000", "$"],
	["€250k", null, "250000", "EUR"],
	["250000", "PLN", "250000", "PLN"],
	["CHF 500", null, "500", "CHF"],
	["500 CHF", null, "500", "CHF"],
	["12 SKU", null, "12", "SKU"],
	["at most 4 hours", null, "4", "hours"],
	["-3", null, "-3", null],
	["1,250.5", null, "1250.5", null],
	["5 to 7", "days", null, "days"],
	["every customer", null, null, null],
	["to 95 % of all orders", "%", "95", "%"],
	["höchstens 5", "days", "5", "days"],
	["moins de 3 %", null, "3", "%"],
	["sotto il 25 %", "%", "25", "%"],
	["minder dan 3", "%", "3", "%"],
	["Set after 20 working days of measuring", "%", null, "%"],
	["Set after 20 working days of measuring", "days", null, "days"],
	["Wird nach 20 Arbeitstagen Messung festgelegt", "EUR", null, "EUR"],
	["Reviewed every 3 months", null, null, null],
	["5", "Prozent", "5", "%"],
	["moins de 3 pour cent", null, "3", "%"],
	["menos de 3", "por ciento", "3", "%"],
	["minder dan 3 procent", null, "3", "%"],
	["5", "percent of orders", "5", "percent of orders"],
	["Cut by 20 %", null, null, null],
])("the target “%s” (%s) reads as %s %s", (text, unit, value, read) => {
	expect(readTarget(text, unit)).toEqual({ value, unit: read });
});

test.each([
	["Cost Savings", "Cost Savings"],
	["Kostensenkung", "Cost Savings"],
	["Revenue growth", "Revenue Growth"],
	["Kundenzufriedenheit", "Customer Satisfaction"],
	["Regulatory compliance", "Risk Reduction"],
	["Brand", "Brand"],
	["  ", "Other"],
])("the category “%s” is %s in the product", (said, category) => {
	expect(categoryOfBenefit(said)).toBe(category);
});
