import { describe, expect, it } from "vitest";
import { isCut } from "../../src/case/title.ts";
import { figuresIn } from "../../src/figures/figures.ts";
import type { KnownLanguage } from "../../src/languages/language.ts";
import { withoutDays } from "../../src/languages/time/due-frames.ts";
import { percentText } from "../../src/wording/money.ts";
import { type PaperLanguage, papers, planOfText, proposals, terms, walkOf } from "../planned-texts.ts";

const languages = Object.keys(papers) as PaperLanguage[];

/** Somebody has something to do by a day that is over when the plan is made. */
const steps: Record<PaperLanguage, { step: string; name: string }> = {
	en: {
		step: "Nora Finch calls the three suppliers by 12 November 2026.",
		name: "Nora Finch calls the three suppliers",
	},
	de: {
		step: "Nora Finch ruft bis 12. November 2026 die drei Lieferanten an.",
		name: "Nora Finch ruft die drei Lieferanten an",
	},
	fr: {
		step: "Nora Finch appelle les trois fournisseurs avant le 12 novembre 2026.",
		name: "Nora Finch appelle les trois fournisseurs",
	},
	es: {
		step: "Nora Finch llama a los tres proveedores antes del 12 de noviembre de 2026.",
		name: "Nora Finch llama a los tres proveedores",
	},
	it: {
		step: "Nora Finch chiama i tre fornitori entro il 12 novembre 2026.",
		name: "Nora Finch chiama i tre fornitori",
	},
	nl: {
		step: "Nora Finch belt uiterlijk op 12 november 2026 de drie leveranciers.",
		name: "Nora Finch belt de drie leveranciers",
	},
};

describe("a day that is over", () => {
	it.each(languages)("is taken out of a name with what stands before it (%s)", (language) => {
		const { step, name } = steps[language];
		const days = figuresIn(step, { language, asOf: null, currency: null }).filter(({ date }) => date);
		expect(days).toHaveLength(1);
		expect(withoutDays(step, days, language).replace(/\.$/u, "")).toBe(name);
	});

	it.each(languages)(
		"is told of its task, which begins today (%s)",
		(language) => {
			const measures = proposals[language].slice(0, 2).map((line) => `${line}: ${terms[language](2, 2)}`);
			const text = papers[language](measures, `${steps[language].step}`);
			const task = planOfText(text, "2026-11-22")
				.workstreams.flatMap(({ tasks }) => tasks)
				.find(({ id }) => id === "a-1");
			expect(task).toMatchObject({ start_day: 0, duration_days: 5, owner: "Nora Finch" });
			expect(task?.name).toBe(steps[language].name);
			expect(task?.description).toMatch(/12.* 2026/u);
			const before = planOfText(text, "2026-11-05")
				.workstreams.flatMap(({ tasks }) => tasks)
				.find(({ id }) => id === "a-1");
			expect(before?.name).toMatch(/12/u);
			expect(before?.description).not.toBe(task?.description);
		},
		30_000,
	);
});

describe("the names of a plan's workstreams", () => {
	it.each(languages)("say what they are of, and end with no part of a clause (%s)", (language) => {
		const measures = proposals[language].map((line) => `${line}: ${terms[language](2, 1)}`);
		const { plan } = walkOf(
			papers[language](measures, steps[language].step),
			"The planning system has released all orders for picking at six in the evening of the day before since the year of its installation whatever the time of the lorry is that takes them to the customer",
		);
		const titles = plan.workstreams.map(({ title }) => title);
		expect(titles.filter(isCut)).toEqual([]);
		expect(
			titles.filter((title) =>
				/\b(?:your text|Ihrem Text|votre texte|su texto|nel testo|uw tekst)\b/u.test(title),
			),
		).toEqual([]);
		expect(Math.max(...titles.map(({ length }) => length))).toBeLessThanOrEqual(200);
		expect(plan.workstreams.some(({ title, tasks }) => tasks.length > 1 && /: ./u.test(title))).toBe(true);
	});
});

it.each<[KnownLanguage, string]>([
	["en", "6.8%"],
	["de", "6,8 %"],
	["fr", "6,8 %"],
	["es", "6,8 %"],
	["it", "6,8%"],
	["nl", "6,8%"],
])("a share is written as its language writes it (%s)", (language, text) => {
	expect(percentText(6.8, language)).toBe(text);
});
