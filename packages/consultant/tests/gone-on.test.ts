import { describe, expect, it } from "vitest";
import { decisionsOf, planOf } from "../src/consultant.ts";
import { consultationOf, today } from "./read-text.ts";

/** A recipe with whose it is, and a line that says nothing to be done. */
const recipes = {
	en: "Plum cake, the way Aunt Wilma wrote it down\n\nFor the dough: 500 g flour, 80 g sugar, 1 egg.\n\nKnead everything for 5 minutes and leave it in a warm place for 45 minutes. Bake at 200 degrees for about 35 minutes.\n\nKeeps two days if nobody finds it. Wilma leads the baking.",
	de: "Pflaumenkuchen, wie Tante Wilma ihn vorschlägt\n\nFür den Teig: 500 g Mehl, 80 g Zucker, 1 Ei.\n\nAlles 5 Minuten kneten und 45 Minuten warm stellen. Bei 200 Grad etwa 35 Minuten backen.\n\nHält zwei Tage, wenn ihn niemand findet. Wilma leitet das Backen.",
	fr: "Gâteau aux prunes, la proposition de tante Wilma\n\nPour la pâte : 500 g de farine, 80 g de sucre, 1 œuf.\n\nPétrir 5 minutes et laisser reposer 45 minutes au chaud. Cuire à 200 degrés environ 35 minutes.\n\nSe garde deux jours si personne ne le trouve. Wilma dirige la cuisson.",
	es: "Pastel de ciruelas, la propuesta de la tía Wilma\n\nPara la masa: 500 g de harina, 80 g de azúcar, 1 huevo.\n\nAmasar 5 minutos y dejar reposar 45 minutos. Hornear a 200 grados unos 35 minutos.\n\nDura dos días si nadie lo encuentra. Wilma dirige el horno.",
	it: "Torta di prugne, la proposta di zia Wilma\n\nPer l'impasto: 500 g di farina, 80 g di zucchero, 1 uovo.\n\nImpastare 5 minuti e lasciare riposare 45 minuti. Cuocere a 200 gradi per circa 35 minuti.\n\nSi conserva due giorni se nessuno la trova. Wilma guida la cottura.",
	nl: "Pruimentaart, het voorstel van tante Wilma\n\nVoor het deeg: 500 g bloem, 80 g suiker, 1 ei.\n\nAlles 5 minuten kneden en 45 minuten warm zetten. Op 200 graden ongeveer 35 minuten bakken.\n\nBlijft twee dagen goed als niemand hem vindt. Wilma leidt het bakken.",
};

const goneOn = (content: string) => {
	const consultation = consultationOf(content);
	const rootCause = "Nobody owns the result end to end";
	const decisions = decisionsOf(consultation, { rootCause, whysPath: [rootCause], research: null }, today);
	const selected = Object.fromEntries(
		decisions.map(({ id, options }) => [id, options.find(({ recommended }) => recommended)?.id ?? ""]),
	);
	const plan = planOf(consultation, { rootCause, decisions, selected }, today);
	return { case_: consultation.case, decisions, plan };
};

describe("A text that is no case, gone on with", () => {
	it.each(Object.entries(recipes))(
		"offers none of its lines as a way, and nobody of it does anything: %s",
		(_, content) => {
			const { case_, decisions, plan } = goneOn(content);
			expect(case_.readiness.ready).toBe(false);
			expect(case_.options).toEqual([]);
			expect(decisions.flatMap(({ options }) => options).filter(({ mark }) => mark === "quoted")).toEqual([]);
			expect(JSON.stringify([decisions, plan.workstreams])).not.toContain("Wilma");
		},
	);

	it("still offers what it proposes", () => {
		const { case_ } = goneOn(
			"Choir notes\n\nWe sang on Sunday, and Gerda brought soup.\n\nIdea: a second rehearsal in the old fire station, €400.",
		);
		expect(case_.readiness.ready).toBe(false);
		expect(case_.options.map(({ label }) => label)).toEqual(["A second rehearsal in the old fire station"]);
	});
});
