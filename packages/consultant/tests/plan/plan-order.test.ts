import type { Plan } from "@throughline/domain/consultant/plan";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { sizeMeasures } from "../../src/money/size-measures.ts";
import { measuresBefore } from "../../src/plan/work/measure-order.ts";
import { type PaperLanguage, papers, planOfText, proposals, terms } from "../planned-texts.ts";
import { consultationOf, today } from "../read-text.ts";

type Task = Plan["workstreams"][number]["tasks"][number];

const languages = Object.keys(papers) as PaperLanguage[];
const endOf = ({ start_day, duration_days }: Task) => start_day + duration_days;
const tasksOf = ({ workstreams }: Plan) => workstreams.flatMap(({ tasks }) => tasks);
const worked = (plan: Plan) => tasksOf(plan).filter(({ id }) => /^m\d+-do$/.test(id));
const compared = (plan: Plan) => tasksOf(plan).filter(({ id }) => /^(?:c-compare|m\d+-do-check)$/.test(id));

const limits: Record<PaperLanguage, (day: string) => string> = {
	en: (day) => `At most EUR 200,000 may be spent, by ${day}.`,
	de: (day) => `Höchstens 200.000 € dürfen ausgegeben werden, bis ${day}.`,
	fr: (day) => `Le budget est de 200 000 € au maximum, avant le ${day}.`,
	es: (day) => `El presupuesto es de 200.000 € como máximo, antes del ${day}.`,
	it: (day) => `Il budget è di 200.000 € al massimo, entro il ${day}.`,
	nl: (day) => `Het budget is hoogstens € 200.000, uiterlijk ${day}.`,
};

const paper = fc
	.record({
		language: fc.constantFrom(...languages),
		taken: fc.uniqueArray(fc.nat(3), { minLength: 1, maxLength: 4 }),
		prices: fc.tuple(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 1, max: 60 })),
		months: fc.tuple(fc.integer({ min: 2, max: 9 }), fc.integer({ min: 2, max: 5 })),
		day: fc.constantFrom("31/12/2026", "30/06/2027", "31/12/2028", ""),
	})
	.map(({ language, taken, prices, months, day }) =>
		papers[language](
			taken.map((at) => {
				const term = terms[language](prices[at % 2] ?? 1, months[at % 2] ?? 2);
				return `${proposals[language][at]}: ${term}`;
			}),
			day === "" ? "" : limits[language](day),
		),
	);

describe("The order of a plan's work", () => {
	it("begins nothing before what it waits for, and lasts as long as its longest path", () => {
		fc.assert(
			fc.property(paper, (text) => {
				const plan = planOfText(text);
				const byId = new Map(tasksOf(plan).map((task) => [task.id, task]));
				for (const task of byId.values())
					for (const id of task.depends_on) {
						const before = byId.get(id);
						expect(before, `${task.id} waits for ${id}`).toBeDefined();
						if (before) expect(endOf(before)).toBeLessThanOrEqual(task.start_day);
					}
				const last = Math.max(...[...byId.values()].map(endOf));
				expect(plan.timeline.total_months).toBe(Math.ceil((last / 21) * 4) / 4);
			}),
			{ numRuns: 12 },
		);
	}, 60_000);

	it("measures before a change comes into use, and compares for a week at least when all are", () => {
		fc.assert(
			fc.property(paper, (text) => {
				const plan = planOfText(text);
				const baseline = tasksOf(plan).find(({ id }) => id === "c-measure");
				const inUse = Math.min(...worked(plan).map(endOf));
				expect(worked(plan)).not.toEqual([]);
				expect(compared(plan)).not.toEqual([]);
				expect(baseline ? endOf(baseline) : Number.NaN).toBeLessThanOrEqual(inUse);
				const allInUse = Math.max(...worked(plan).map(endOf));
				for (const task of compared(plan)) {
					expect(task.start_day).toBeGreaterThanOrEqual(allInUse);
					expect(task.duration_days).toBeGreaterThanOrEqual(5);
				}
			}),
			{ numRuns: 12 },
		);
	}, 60_000);

	it("keeps a deadline by measuring shorter rather than missing it", () => {
		const content = papers.en(["Repair the sorting belt: EUR 9,000, 1 month"], limits.en("31 December 2026"));
		const later = content.replace("31 December 2026", "31 December 2027");
		const [near, far] = [planOfText(content), planOfText(later)];
		expect(near.limits?.every(({ met }) => met)).toBe(true);
		const days = (plan: Plan) => compared(plan).map(({ duration_days }) => duration_days);
		expect(days(near)[0]).toBeLessThan(days(far)[0] ?? 0);
	});

	it("puts a plan for a small problem into a few tasks and weeks", () => {
		for (const language of languages) {
			const plan = planOfText(papers[language]([`${proposals[language][1]}: ${terms[language](2, 1)}`], ""));
			expect(plan.size?.size).toBe("S");
			expect(tasksOf(plan).length, language).toBeGreaterThanOrEqual(3);
			expect(tasksOf(plan).length, language).toBeLessThanOrEqual(8);
			expect(plan.timeline.total_months, language).toBeLessThanOrEqual(3);
		}
	});
});

const after = (content: string) => {
	const plan = planOfText(content);
	return (first: string, second: string) => {
		const find = (name: string) => worked(plan).find((task) => task.name.includes(name));
		const [before, behind] = [find(first), find(second)];
		expect(before, `${first} in ${worked(plan).map(({ name }) => name)}`).toBeDefined();
		expect(behind, `${second} in ${worked(plan).map(({ name }) => name)}`).toBeDefined();
		return before !== undefined && behind !== undefined && behind.start_day >= endOf(before);
	};
};

describe("Measures that the text puts in an order", () => {
	it.each([
		["en", "Repair the sorting belt", "Train the loaders, once the belt is repaired", "Train"],
		["en", "Repair the sorting belt", "Then train the loaders", "train"],
		["de", "Das Sortierband reparieren", "Die Lader schulen, sobald das Sortierband repariert ist", "Lader"],
		["de", "Zuerst das Sortierband reparieren", "Dann die Lader schulen", "Lader"],
		["fr", "Réparer le tapis de tri", "Former les manutentionnaires une fois le tapis réparé", "Former"],
		["fr", "D'abord réparer le tapis de tri", "Ensuite former les manutentionnaires", "former"],
		["es", "Reparar la cinta", "Formar a los mozos después de reparar la cinta", "Formar"],
		["es", "Primero reparar la cinta", "Luego formar a los mozos", "formar"],
		["it", "Riparare il nastro", "Formare gli addetti dopo aver riparato il nastro", "Formare"],
		["it", "Innanzitutto riparare il nastro", "Poi formare gli addetti", "formare"],
		["nl", "De sorteerband repareren", "De laders opleiden zodra de sorteerband gerepareerd is", "laders"],
		["nl", "Eerst de sorteerband repareren", "Daarna de laders opleiden", "laders"],
	] as const)("are worked off in it (%s: %s / %s)", (language, first, second, name) => {
		const lines = [first, second].map((line) => `${line}: ${terms[language](2, 1)}`);
		const { case: case_ } = consultationOf(papers[language](lines, ""));
		const measures = sizeMeasures(case_, "S", today);
		const [earlier, later] = measures;
		expect(measures).toHaveLength(2);
		expect(later?.option.label).toContain(name);
		expect(later && measuresBefore(measures).get(later)).toEqual([earlier]);
		expect(earlier && measuresBefore(measures).get(earlier)).toEqual([]);
	});

	it("are so in the plan", () => {
		const isAfter = after(
			papers.en(
				["Repair the sorting belt: EUR 2,000, 1 month", "Then train the loaders: EUR 2,000, 1 month"],
				"",
			),
		);
		expect(isAfter("Repair", "loaders")).toBe(true);
	});

	it("may run beside each other where it puts them in none", () => {
		const isAfter = after(
			papers.en(["Repair the sorting belt: EUR 2,000, 1 month", "Train the loaders: EUR 2,000, 1 month"], ""),
		);
		expect(isAfter("Repair", "Train")).toBe(false);
	});

	it("follow each other by the number of their phase", () => {
		const isAfter = after(
			papers.en(
				[
					"Phase 1: repair the sorting belt, EUR 2,000, 1 month",
					"Phase 2: train the loaders, EUR 2,000, 1 month",
				],
				"",
			),
		);
		expect(isAfter("belt", "loaders")).toBe(true);
	});

	it("follow each other where one person leads both", () => {
		const lines = [
			"Repair the sorting belt: EUR 2,000, 1 month (Nora Finch)",
			"Train the loaders: EUR 2,000, 1 month (Nora Finch)",
		];
		const content = papers.en(lines, "Nora Finch, head of the depot, answers for both.");
		expect(after(content)("Repair", "Train")).toBe(true);
	});
});
