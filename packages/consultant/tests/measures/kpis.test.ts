import { describe, expect, it } from "vitest";
import { buildCase } from "../../src/case/build.ts";
import { orderCorrections } from "../../src/case/corrections.ts";
import { EvidenceFinder } from "../../src/plan/evidence.ts";
import { kpisOf } from "../../src/plan/kpis.ts";
import { readMaterial } from "../../src/read/read.ts";
import { caseOfText, readText, today } from "../read-text.ts";

/** The KPIs of a text as "from → to", with the way that is better. */
function kpisIn(text: string): string[] {
	const read = caseOfText(text);
	return kpisOf(read, null, new EvidenceFinder(read)).map(
		({ baseline, target, lower_is_better }) => `${baseline} → ${target} ${lower_is_better ? "down" : "up"}`,
	);
}

describe("A KPI", () => {
	it.each([
		[
			"en",
			"Today we look after 212 farms, and 31 % of the visits come late. The target is 9 % late visits for all 212 farms.",
		],
		[
			"de",
			"Heute betreuen wir 212 Höfe, und 31 % der Besuche kommen zu spät. Ziel sind 9 % verspätete Besuche bei allen 212 Höfen.",
		],
		[
			"fr",
			"Aujourd'hui nous suivons 212 fermes, et 31 % des visites arrivent en retard. L'objectif est de 9 % de visites en retard pour les 212 fermes.",
		],
		[
			"es",
			"Hoy atendemos 212 granjas y el 31 % de las visitas llega tarde. El objetivo es un 9 % de visitas tardías en las 212 granjas.",
		],
		[
			"it",
			"Oggi seguiamo 212 fattorie e il 31 % delle visite arriva in ritardo. L'obiettivo è il 9 % di visite in ritardo per tutte le 212 fattorie.",
		],
		[
			"nl",
			"Vandaag begeleiden we 212 boerderijen en 31 % van de bezoeken komt te laat. Het doel is 9 % late bezoeken voor alle 212 boerderijen.",
		],
	])("is not how many there are (%s)", (_, text) => {
		expect(kpisIn(text)).toEqual(["31 → 9 down"]);
	});

	it.each([
		["en", "In October 21 % of the loaves came out burnt. Burnt loaves must be below 6 %."],
		["de", "Im Oktober waren 21 % der Brote verbrannt. Verbrannte Brote müssen unter 6 % liegen."],
		["fr", "En octobre, 21 % des pains étaient brûlés. Les pains brûlés doivent rester sous 6 %."],
		["es", "En octubre el 21 % de los panes salió quemado. Los panes quemados deben bajar del 6 %."],
		["it", "In ottobre il 21 % dei pani era bruciato. I pani bruciati devono restare sotto il 6 %."],
		["nl", "In oktober was 21 % van de broden verbrand. Verbrande broden moeten onder de 6 % blijven."],
	])("is what has to be kept, without a word of targets (%s)", (_, text) => {
		expect(kpisIn(text)).toEqual(["21 → 6 down"]);
	});

	it.each([
		["en", "Our target is 92 % of the parcels on time, we reached 61 %."],
		["de", "Das Ziel sind 92 % pünktliche Pakete, erreicht haben wir 61 %."],
		["fr", "L'objectif est de 92 % de colis à l'heure, nous en sommes à 61 %."],
		["es", "El objetivo es un 92 % de paquetes a tiempo, estamos en el 61 %."],
		["it", "L'obiettivo è il 92 % di pacchi in orario, siamo al 61 %."],
		["nl", "Het doel is 92 % pakketten op tijd, we zitten op 61 %."],
	])("has both its values where one sentence says them (%s)", (_, text) => {
		expect(kpisIn(text)).toEqual(["61 → 92 up"]);
	});

	it.each([
		[
			"en",
			"In the last harvest 17 % of the crates were sent back. The cannery ends the contract if crates sent back exceed 5 %.",
		],
		[
			"de",
			"In der letzten Ernte kamen 17 % der Kisten zurück. Die Konservenfabrik kündigt, wenn mehr als 5 % der Kisten zurückkommen.",
		],
		[
			"fr",
			"À la dernière récolte, 17 % des caisses sont revenues. La conserverie résilie si nous dépassons 5 % de caisses.",
		],
		[
			"es",
			"En la última cosecha volvió el 17 % de las cajas. La conservera rescinde si las cajas superan el 5 %.",
		],
		[
			"it",
			"Nell'ultimo raccolto è tornato il 17 % delle casse. Il conservificio recede se le casse superano il 5 %.",
		],
		[
			"nl",
			"Bij de laatste oogst kwam 17 % van de kratten terug. De conservenfabriek stopt als meer dan 5 % van de kratten terugkomt.",
		],
	])("is the rate that somebody outside does not accept to be passed (%s)", (_, text) => {
		expect(kpisIn(text)).toEqual(["17 → 5 down"]);
	});

	it.each([
		[
			"a budget beside a price",
			"A spoilt drum of glue is EUR 1,900. The council gives us EUR 40,000 in total until 31 March 2027.",
		],
		[
			"a figure that clears somebody",
			"Es liegt nicht an den Leuten: der Krankenstand lag mit 4,8 % unter dem der Verwaltung.",
		],
		[
			"a notice and a duration",
			"The trial took five months. The lease can be left with three months' notice by 30 June 2027.",
		],
		["what a plan would bring", "That takes the 14 hours down to maybe 3."],
		["a capacity", "Solo hay una cámara para 18 palés por semana, y en abril salen 30."],
		[
			"a minimum that the law sets",
			"Non si può scendere sotto i 300 litri al secondo. Ci sono 12 chiuse su 40 guaste.",
		],
	])("is never %s", (_, text) => {
		expect(kpisIn(text)).toEqual([]);
	});

	it.each([
		["en", "Sick leave is 9 % in the depot.", "Sick leave in the depot must be at least 12 %."],
		["de", "Der Krankenstand liegt bei 9 %.", "Der Krankenstand soll bis 30. Juni 2027 bei 12 % liegen."],
	])("never asks for more of what there should be less of (%s)", (_, is, wanted) => {
		expect(kpisIn(`${is} ${wanted}`)).not.toContain("9 → 12 up");
	});

	it.each([
		["en", "Sick leave should be 4 % by 30 June 2027.", "down"],
		["de", "Der Krankenstand soll bis 30. Juni 2027 bei 4 % liegen.", "down"],
		["fr", "Objectif : absentéisme à 4 % au 30 juin 2027.", "down"],
		["es", "Objetivo: rechazos del 4 % al 30 de junio de 2027.", "down"],
		["it", "Obiettivo: perdite al 4 % entro il 30 giugno 2027.", "down"],
		["nl", "Doel: ziekteverzuim 4 % op 30 juni 2027.", "down"],
		["en", "Punctuality should be 94 % by 30 June 2027.", "up"],
	])("knows from its words which way is better (%s: %s)", (_, text, way) => {
		const [kpi] = kpisIn(text);
		expect(kpi?.endsWith(way)).toBe(true);
	});

	it("is called by what is measured, not by who speaks or wants it, nor by a verb", () => {
		const names = (text: string) => caseOfText(text).measures.map(({ name }) => name);
		expect(
			names(
				"Ana: The median from order to delivery is 71 days. Ben: of the 71 days, 30 are ours. Ana: under 40 days by 31 March 2027.",
			),
		).toEqual([expect.stringMatching(/median from order to delivery/i)]);
		expect(
			names(
				"En mars, on jette 140 g par plateau. L'objectif est de passer sous 90 g par plateau avant le 1er juillet 2027.",
			)[0],
		).not.toMatch(/^passer$/i);
	});
});

const memo =
	"Kitchen memo of 4 October 2026\n\nIn September 33 % of the trays went out late because the lift is shared. The dashboard says 24 % of the trays were late. Late trays must be below 10 %.";

describe("What a person says of a figure", () => {
	it("is the KPI's baseline", () => {
		for (const value of [33, 24]) {
			const entry = caseOfText(memo).ledger.find(({ figure }) => figure.value === value);
			const corrections = orderCorrections([
				{
					kind: "figure",
					entryId: entry?.id ?? "",
					role: "baseline",
					type: "percent",
					value,
					unit: "%",
					currency: null,
					date: null,
					subject: entry?.subject ?? "",
				},
			]);
			const [measure] = caseOfText(memo, corrections).measures;
			expect(measure?.baseline?.figure.value).toBe(value);
			expect(measure?.target?.figure.value).toBe(10);
		}
	});

	it("is a target where the question asked for one, however short the answer is", () => {
		const note = "We should do something with an app for the pool.";
		const asked = [
			{
				id: "a",
				asks: "baseline" as const,
				question: "What is the figure today?",
				text: "22 percent no-shows, counted in October",
			},
			{
				id: "b",
				asks: "target" as const,
				question: "At which figure is it solved?",
				text: "Under 8 percent no-shows",
			},
			{ id: "c", asks: "limit" as const, question: "How much money may it take?", text: "5,000 euros" },
		];
		const documents = [
			{ id: "x", name: "Note", content: note },
			...asked.map(({ id, question, text }) => ({ id, name: "Answer", content: `${question}\n\n${text}` })),
		];
		const reading = readMaterial(documents, [], today);
		const corrections = orderCorrections(
			asked.map(({ id, asks, question }) => ({
				kind: "answer" as const,
				questionId: id,
				asks,
				question,
				documentId: id,
			})),
			reading,
		);
		const read = buildCase(reading, corrections);
		const [measure] = read.measures;
		expect([measure?.baseline?.figure.value, measure?.target?.figure.value]).toEqual([22, 8]);
		expect(read.limits.cap?.figure.value).toBe(5_000);
		expect(read.statements.find(({ plain }) => plain === "Under 8 percent no-shows")?.role).toBe("target");
		expect(readText(note).statements).toHaveLength(1);
	});
});
