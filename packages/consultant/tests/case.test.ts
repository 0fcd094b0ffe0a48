import { statementsAtOnce } from "@throughline/domain/consultant/case";
import { describe, expect, it } from "vitest";
import { caseOf, misfitsOf } from "../src/consultant.ts";
import { caseOfText, consultationOf } from "./read-text.ts";

const memo = `Wind service north, for Tuesday 11 November 2025

Availability is at 92.4% today, the contract guarantees 97%. Liquidated damages cost us EUR 1.35m this year.

What we found
- of 38 technician posts only 27 are filled
- course slots are booked out until February
- nobody sees who holds which certificate
- dispatch belongs to nobody since the reorganisation

Ideas
- second yard at Itzehoe, EUR 190k, 4 months
- retention bonus for all technicians, EUR 150k, 2 months

Jule Brandt owns hiring. Wanted: availability of 97% by 30 June 2026. We may spend at most EUR 600k.`;

const bare = (texts: readonly string[]) =>
	texts.map((text) =>
		text
			.toLowerCase()
			.replaceAll(/[^\p{L}\d ]/gu, "")
			.trim(),
	);

describe("the case of a memo", () => {
	const read = caseOfText(memo);

	it("takes what is measured today for the problem, not a target, a limit or an idea", () => {
		expect(read.problem?.text).toContain("92.4%");
	});

	it("offers the findings as causes, and neither the ideas nor the limit", () => {
		const causes = bare(read.causes.map(({ text }) => text)).join("\n");
		for (const part of ["27 are filled", "booked out", "which certificate", "belongs to nobody"])
			expect(causes).toContain(part);
		for (const part of ["itzehoe", "retention", "at most"]) expect(causes).not.toContain(part);
	});

	it("pairs the value of today with the one that is wanted", () => {
		const [measure] = read.measures;
		expect([measure?.baseline?.figure.value, measure?.target?.figure.value]).toEqual([92.4, 97]);
		expect(measure?.name.toLowerCase()).toContain("availability");
	});

	it("keeps limit and deadline with their places in the text", () => {
		const { cap, deadline } = read.limits;
		expect(cap?.figure).toMatchObject({ value: 600_000, currency: "EUR" });
		expect(memo.slice(cap?.start, cap?.end)).toBe("EUR 600k");
		expect(deadline?.figure.date?.to).toBe("2026-06-30");
	});

	it("reads ideas with price and time, and who answers for what", () => {
		expect(read.options.map(({ label, price, months }) => [label, price?.max, months])).toEqual([
			["second yard at Itzehoe", 190_000, 4],
			["retention bonus for all technicians", 150_000, 2],
		]);
		expect(read.people.map(({ name }) => name)).toEqual(["Jule Brandt"]);
	});
});

describe("what is measured", () => {
	const pair = (content: string) => {
		const [measure] = caseOfText(content).measures;
		return [measure?.name, measure?.baseline?.figure.value, measure?.target?.figure.value];
	};

	it.each([
		[
			"the clause before a figure says whether it is of today or wanted",
			"A repair took 41 days on average. The target that the panel set stands: 20 days on average, by 30 September 2026.",
			41,
			20,
		],
		[
			"a value of last year is none of today",
			"Cancelled trips in April: 612 (last year 140).\n\nGoal: no more than 120 cancelled trips a month by 31 December 2027.",
			612,
			120,
		],
		[
			"numbers of names and years are nothing to move",
			"Rig 2 has stood still since 2019. Only 34 % of the bottles are tested. We want 100 % tested by 30 June 2027 on Rig 2.",
			34,
			100,
		],
	])("%s", (_rule, content, baseline, target) => {
		expect(pair(content).slice(1)).toEqual([baseline, target]);
	});

	it("is called by what it counts, or by the label before it", () => {
		expect(
			pair("Average delay in February 2026: 84 days. The council wants 25 days by 30 June 2027.")[0],
		).toBe("Average delay");
		expect(
			pair("Im April sind 612 Fahrten ausgefallen. Ziel: höchstens 120 Fahrten bis 31. Dezember 2027.")[0],
		).toBe("Fahrten");
	});
});

describe("what is offered", () => {
	const labels = (content: string) => caseOfText(content).options.map(({ label }) => label);

	it("are named by all that stands before their price, never cut inside", () => {
		expect(labels("Frau Aydin schlägt vor, die Checkliste neu zu schreiben (4.000 €, zwei Wochen).")).toEqual(
			["Die Checkliste neu zu schreiben"],
		);
	});

	it("holds every item of a list of priced offers, whatever an item says after its price", () => {
		expect(
			labels(
				"Quotes from purchasing\n1. rent a test bench, 210k EUR, 4 months. I like it\n2. second toolmaker, 340k EUR, five months\n3. let others do the sums, 75k EUR",
			),
		).toEqual(["rent a test bench", "second toolmaker", "let others do the sums"]);
	});

	it("tells two offers for one thing apart, and that they exclude each other", () => {
		const { options } = caseOfText(
			"Two offers are on my desk, Mechelen (no investment, four months) and Breda (120,000 EUR, seven months).",
		);
		expect(options.map(({ label, alternative }) => [label, alternative])).toEqual([
			["Mechelen", true],
			["Breda", true],
		]);
		expect(new Set(options.map(({ id }) => id)).size).toBe(2);
	});

	it("holds no remark on the options", () => {
		expect(
			labels(
				"What could be done\n\nOption 1. Roll out the pilot to all areas: 210,000 EUR, five months.\n\nOption 2. Link the two systems, 185,000 EUR, nine months.\n\nThey are not alternatives in the strict sense. Options 1 and 2 belong together, in that order.",
			),
		).toHaveLength(2);
	});

	it("holds names with a bracket of price and time in a proposal", () => {
		expect(
			labels(
				"Wir schlagen ein Zusatzmodul (58.000 €, vier Monate) und zwei Lehrer auf Honorar (36.000 €, ein Jahr) vor.",
			),
		).toHaveLength(2);
	});
});

describe("people", () => {
	it.each([
		[
			"who signs a letter",
			"An die Leitung\n\nDie Fahrten fallen aus. Niemand plant.\n\nMit freundlichen Grüßen\nHenrike Dombrowa\nVorsitzende",
			"Henrike Dombrowa",
		],
		["who writes in a chat, in small letters too", "marek  08:06\nnobody told us", "marek"],
		[
			"a name with a particle",
			"De : Yohann Le Goasduff (bureau d'études)\nDate : 20 avril 2026\nObjet : essai\n\nPersonne ne décide.",
			"Yohann Le Goasduff",
		],
	])("are found: %s", (_case, content, name) => {
		expect(caseOfText(content).people.map((person) => person.name)).toContain(name);
	});
});

describe("limits", () => {
	it.each([
		["£340,000 is what there is.", 340_000, null],
		["Je peux ajouter 600 k€ de rallonge, pas un de plus.", 600_000, null],
		["La banca ci dà 250.000 euro in tutto, di più non se ne parla.", 250_000, null],
		[
			"Support ends on 31 October 2027, and after that nothing works. So 64 of 64 by then.",
			null,
			"2027-10-31",
		],
	])("are read from: %s", (content, cap, deadline) => {
		const { limits } = caseOfText(`Report of 3 May 2026\n\nNobody answers. ${content}`);
		expect([limits.cap?.figure.value ?? null, limits.deadline?.figure.date?.to ?? null]).toEqual([
			cap,
			deadline,
		]);
	});
});

describe("readiness", () => {
	it.each([
		["an idea in one sentence", "What if we offered our fittings at people's homes?", "too-little"],
		[
			"a recipe",
			"Plum cake\n\nKnead 500 g flour with 80 g butter for 5 minutes. Leave it in a warm place for 45 minutes. Stone the plums and set them in rows. Bake at 200 degrees for 35 minutes.",
			"no-business-case",
		],
		[
			"an agenda",
			"Tagesordnung\n\n1. Begrüßung\n2. Wahl der Protokollführung\n3. Bericht des Vorstands\n4. Bericht des Schatzmeisters\n5. Verschiedenes",
			"no-problem",
		],
	])("is refused to %s", (_kind, content, reason) => {
		expect(caseOfText(content).readiness).toMatchObject({ ready: false, reason });
	});

	it("is given to a memo", () => {
		expect(caseOfText(memo).readiness).toMatchObject({
			ready: true,
			reason: "ready",
			missing: [],
			kind: null,
		});
	});
});

describe("what a first reading of new texts missed", () => {
	const memo = (rest: string) =>
		caseOfText(
			`Note du 6 novembre 2026\n\n18 % des colis arrivent cassés, contre 7 % il y a un an.\n\n${rest}`,
		);

	it("is a ceiling told by its smallest coin", () => {
		expect(memo("Pas un centime de plus que 12 000 €.").limits.cap?.figure.value).toBe(12_000);
	});

	it("is a measure whose name says that something comes back", () => {
		const { options, measures } = memo(
			"Pistes\n- revenir à l'ancien carton : +0,42 € par colis\n- embaucher un saisonnier, 2 900 €",
		);
		expect(options.map(({ label }) => label).join("\n")).toContain("revenir à l'ancien carton");
		expect(measures.some(({ target }) => target?.figure.value === 0.42)).toBe(false);
	});

	it("is a day in brackets behind the term that it explains", () => {
		const { limits } = caseOfText(
			"Vermerk vom 12.11.2026\n\nDie Bescheide gehen nach 9 Wochen raus, zugesagt sind 4. Spätestens zum Sommersemester (1. April 2027) müssen wir bei 4 Wochen sein.",
		);
		expect(limits.deadline?.figure.date?.to).toBe("2027-04-01");
	});

	it("is a doubt, against what it doubts and not against what shares a number", () => {
		const { contradictions } = caseOfText(
			"Eleven of 34 attendants are agency. The list is printed at 8 and never again. Dermot thinks the printed list is not the issue: we print at eleven.",
		);
		expect(contradictions.map(({ one }) => one.plain)).toEqual(["The list is printed at 8 and never again."]);
	});

	it("are two counts of which neither explains anything yet", () => {
		const { causes } = memo(
			"Le transporteur affirme que 3 % des colis seulement ont été abîmés. Notre relevé donne 11 % de colis abîmés.\n\nDeux saisonniers préparent tout, sans liste de contrôle.",
		);
		expect(causes.map(({ text }) => text)).toEqual([
			"Deux saisonniers préparent tout, sans liste de contrôle.",
		]);
	});
});

describe("a case of very many statements", () => {
	const lines = Array.from({ length: statementsAtOnce + 40 }, (_, at) => `- order ${at} left late by 3 days`);
	const budget = "- We may spend at most €90,000.";
	const consultation = consultationOf([...lines, budget].join("\n"));
	const shown = caseOf(consultation);

	it("is shown in parts, with how many there are", () => {
		expect(shown.statements).toHaveLength(statementsAtOnce);
		expect(shown.statementCount).toBe(lines.length + 1);
		const rest = caseOf(consultation, { from: statementsAtOnce });
		expect(rest.statements).toHaveLength(41);
		expect(rest.statements[0]?.quote.text).toContain(`order ${statementsAtOnce} left`);
		expect(caseOf(consultation, { from: 1_000_000 }).statements).toEqual([]);
	});

	it("shows its limits with every part, and takes a correction of any", () => {
		expect(shown.ledger.find(({ id }) => id === shown.limits.cap)?.value).toBe(90_000);
		const last = caseOf(consultation, { from: statementsAtOnce }).statements.at(-1)?.id ?? "";
		expect(misfitsOf(consultation, { kind: "role", statementId: last, role: "context" })).toEqual([]);
		expect(misfitsOf(consultation, { kind: "role", statementId: "7:7", role: "context" })).toEqual([
			{ field: "statementId", message: "This is not a statement of this case" },
		]);
	});

	it("counts the roles of the whole text, and answers the statements of one role or with some words", () => {
		const of = (role: "constraint" | "effect", words?: string) =>
			caseOf(consultation, { from: 0, role, ...(words && { words }) });
		const { roleCounts } = shown;
		expect(Object.values(roleCounts).reduce((sum, count) => sum + count)).toBe(shown.statementCount);
		expect(shown.statements.filter(({ role }) => role === "constraint")).toEqual([]);
		expect(roleCounts.constraint).toBe(1);
		const constraints = of("constraint");
		expect(constraints.statements.map(({ quote }) => quote.text)).toEqual([budget.slice(2)]);
		expect(constraints).toMatchObject({ matchCount: 1, statementCount: lines.length + 1, roleCounts });
		const found = caseOf(consultation, { from: 0, words: "ORDER 1039 left" });
		expect(found.statements.map(({ quote }) => quote.text)).toEqual(["order 1039 left late by 3 days"]);
		expect(of("constraint", "order").matchCount).toBe(0);
		expect(shown.matchCount).toBe(shown.statementCount);
	});

	it("counts each statement once, also where the cells of a row are statements themselves", () => {
		const rows = Array.from(
			{ length: 1_100 },
			(_, at) => `| Site ${at} | ${at + 3} EUR | The carts fail there every week and nobody repairs them. |`,
		);
		const table = consultationOf(["| Site | Cost | Remark |", "|---|---|---|", ...rows].join("\n"));
		const first = caseOf(table);
		const rest = caseOf(table, { from: statementsAtOnce });
		const cells = ({ statements }: typeof first) => statements.filter(({ kind }) => kind === "cell").length;
		expect(cells(first) + cells(rest)).toBe(1_100);
		const sum = Object.values(first.roleCounts).reduce((sum, count) => sum + count);
		expect(sum).toBe(first.statementCount);
		expect(first.matchCount).toBe(first.statementCount);
		// The figures of a row stand with the cells that are shown of it.
		expect(first.figureCount).toBe(1_100);
		expect(first.ledger.length + rest.ledger.length).toBe(1_100);
	});

	it("counts the figures of the whole text with every part", () => {
		expect(shown.figureCount).toBe(2 * lines.length + 1);
		expect(shown.ledger.length).toBeLessThan(shown.figureCount);
		expect(caseOf(consultation, { from: statementsAtOnce }).figureCount).toBe(shown.figureCount);
	});

	it("shows no figure of a statement that is not", () => {
		const ids = new Set(shown.statements.map(({ id }) => id));
		expect(shown.ledger.length).toBeGreaterThan(statementsAtOnce);
		const others = shown.ledger.filter(({ statementId }) => statementId && !ids.has(statementId));
		expect(others.map(({ id }) => id)).toEqual([shown.limits.cap]);
	});
});
