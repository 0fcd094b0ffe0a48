import { describe, expect, it } from "vitest";
import { problemCostOf } from "../../src/case/problem/problem-cost.ts";
import type { KnownLanguage } from "../../src/languages/language.ts";
import { gainsOf } from "../../src/money/gains.ts";
import { problemCostText } from "../../src/money/size.ts";
import { caseOfText } from "../read-text.ts";

/** What is measured, with its target, and what it costs. */
const memos: Record<KnownLanguage, (cost: string) => string> = {
	en: (cost) => `Memo of 12 October 2026\n\nMelted boxes are at 12 %, the target is 3 %. ${cost}`,
	de: (cost) => `Vermerk vom 12. Oktober 2026\n\nGetaute Kisten liegen bei 12 %, das Ziel sind 3 %. ${cost}`,
	fr: (cost) => `Note du 12 octobre 2026\n\nLes caisses fondues sont à 12 %, l'objectif est de 3 %. ${cost}`,
	es: (cost) =>
		`Nota del 12 de octubre de 2026\n\nLas cajas descongeladas están en el 12 %, el objetivo es el 3 %. ${cost}`,
	it: (cost) => `Nota del 12 ottobre 2026\n\nLe casse scongelate sono al 12 %, l'obiettivo è il 3 %. ${cost}`,
	nl: (cost) => `Notitie van 12 oktober 2026\n\nOntdooide dozen liggen op 12 %, het doel is 3 %. ${cost}`,
};
const read = (language: KnownLanguage, cost: string) => caseOfText(memos[language](cost));
const plain = (text: string | null | undefined) => (text ?? "").replaceAll(/[\s.,]/gu, "");

describe("a cost that is told for a stretch", () => {
	it.each<[KnownLanguage, string, number, number]>([
		["en", "Thrown away goods cost us £30,000 in the last quarter.", 3, 120_000],
		["en", "In the first half of the year refunds cost us £30,000.", 6, 60_000],
		["en", "Over the past eight months we paid £30,000 in penalties.", 8, 45_000],
		["de", "Im letzten Quartal kosteten uns Gutschriften 30.000 €.", 3, 120_000],
		["de", "Im ersten Halbjahr zahlten wir 30.000 € Vertragsstrafe.", 6, 60_000],
		["de", "In den letzten acht Monaten zahlten wir 30.000 € Vertragsstrafe.", 8, 45_000],
		["fr", "Le trimestre dernier, nous avons perdu 30 000 € de marchandise.", 3, 120_000],
		["fr", "Au premier semestre, les avoirs nous ont coûté 30 000 €.", 6, 60_000],
		["fr", "Ces huit derniers mois, nous avons payé 30 000 € de pénalités.", 8, 45_000],
		["es", "En el último trimestre perdimos 30.000 € de mercancía.", 3, 120_000],
		["es", "En el primer semestre pagamos 30.000 € de penalizaciones.", 6, 60_000],
		["it", "Nell'ultimo trimestre abbiamo perso 30.000 € di merce.", 3, 120_000],
		["it", "Nel primo semestre abbiamo pagato 30.000 € di penali.", 6, 60_000],
		["nl", "In het afgelopen kwartaal verloren we € 30.000 aan goederen.", 3, 120_000],
		["nl", "In het eerste halfjaar betaalden we € 30.000 boete.", 6, 60_000],
	])("is scaled to a year with its arithmetic (%s: %s)", (language, cost, months, amount) => {
		const case_ = read(language, cost);
		expect(problemCostOf(case_)).toMatchObject({ amount, yearly: true, months });
		expect(plain(problemCostText(case_))).toMatch(new RegExp(`30000€?÷${months}×12=[£€]?${amount}`, "u"));
		expect(gainsOf(case_, [])[0]).toMatchObject({ amount: amount * 0.75, yearly: true });
	});

	it.each<[KnownLanguage, string]>([
		["en", "Last month refunds cost us £2,500."],
		["de", "Im letzten Monat kosteten uns Gutschriften 2.500 €."],
		["fr", "Le mois dernier, les avoirs nous ont coûté 2 500 €."],
		["es", "El mes pasado pagamos 2.500 € de penalizaciones."],
		["it", "Il mese scorso abbiamo pagato 2.500 € di penali."],
		["nl", "Vorige maand betaalden we € 2.500 boete."],
	])("of one month comes twelve times (%s: %s)", (language, cost) => {
		expect(problemCostOf(read(language, cost))).toMatchObject({ amount: 30_000, yearly: true });
	});

	it.each<[KnownLanguage, string]>([
		["en", "In December 2025 refunds cost us £30,000."],
		["en", "In the last quarter a one-off penalty cost us £30,000."],
		["de", "Im Dezember 2025 kosteten uns Gutschriften 30.000 €."],
		["de", "Im letzten Quartal kostete uns eine Vertragsstrafe einmalig 30.000 €."],
		["fr", "En décembre 2025, les avoirs nous ont coûté 30 000 €."],
		["fr", "Le trimestre dernier, une pénalité unique nous a coûté 30 000 €."],
	])("is none where it is of one time (%s: %s)", (language, cost) => {
		expect(problemCostOf(read(language, cost))).toMatchObject({ amount: 30_000, yearly: false });
	});
});

describe("a second cost", () => {
	it.each<[KnownLanguage, string]>([
		["en", "We wrote off £30,000 of goods in the last quarter and refunded another £12,000 to customers."],
		["en", "Refunds cost us £30,000 in the last quarter. Penalties cost us another £12,000."],
		["de", "Im letzten Quartal verloren wir 30.000 € an Ware und erstatteten den Kunden weitere 12.000 €."],
		["de", "Im letzten Quartal kosteten uns Gutschriften 30.000 €. Dazu kommen 12.000 € Vertragsstrafe."],
		["fr", "Le trimestre dernier, nous avons perdu 30 000 € de marchandise et remboursé encore 12 000 €."],
		["fr", "Le trimestre dernier, nous avons perdu 30 000 €. S'y ajoutent 12 000 € de pénalités."],
		["it", "Nell'ultimo trimestre abbiamo perso 30.000 € di merce e pagato altri 12.000 € di penali."],
		["nl", "In het afgelopen kwartaal verloren we € 30.000. Daarnaast betaalden we € 12.000 boete."],
	])("for the same time is added (%s: %s)", (language, cost) => {
		const case_ = read(language, cost);
		expect(problemCostOf(case_)).toMatchObject({ amount: 168_000, months: 3 });
		expect(plain(gainsOf(case_, [])[0]?.arithmetic)).toMatch(
			/\([£€]?30000€?\+[£€]?12000€?\)÷3×12=[£€]?168000/u,
		);
	});

	it.each<[KnownLanguage, string, string]>([
		["en", "Refunds cost us £30,000 a year, on top come penalties of £12,000.", "Not counted in: £12000"],
		[
			"de",
			"Gutschriften kosten uns 30.000 € im Jahr, dazu kommen Vertragsstrafen von 12.000 €.",
			"Nicht eingerechnet: 12000 €",
		],
		[
			"fr",
			"Les avoirs nous coûtent 30 000 € par an, s'y ajoutent des pénalités de 12 000 €.",
			"Non compris : 12000 €",
		],
		[
			"it",
			"I rimborsi ci costano 30.000 € all'anno, si aggiungono penali di 12.000 €.",
			"Non conteggiati: 12000 €",
		],
	])("of which the time is not the same is named as left out (%s: %s)", (language, cost, said) => {
		const [gain] = gainsOf(read(language, cost), []);
		expect(gain).toMatchObject({ amount: 22_500, yearly: true });
		expect(plain(gain?.arithmetic)).toContain(plain(said));
	});

	it.each<[KnownLanguage, string]>([
		["en", "Refunds cost us £30,000 in the last quarter, of which penalties £12,000."],
		["de", "Im letzten Quartal kosteten uns Gutschriften 30.000 €, davon Vertragsstrafen 12.000 €."],
		["fr", "Le trimestre dernier, les avoirs nous ont coûté 30 000 €, dont 12 000 € de pénalités."],
	])("that is a part of the first is neither (%s: %s)", (language, cost) => {
		const case_ = read(language, cost);
		expect(problemCostOf(case_)).toMatchObject({ amount: 120_000 });
		expect(plain(gainsOf(case_, [])[0]?.arithmetic)).not.toContain("12000€,");
		expect(gainsOf(case_, [])).toHaveLength(1);
	});
});

describe("lost time that should be less", () => {
	it.each<[string, string]>([
		[
			"en",
			"Memo of 12 October 2026\n\nThe press stands still 12 hours a week. The standstill costs us £40,000 a year. Target: at most 3 hours of standstill a week by June 2027.",
		],
		[
			"de",
			"Vermerk vom 12. Oktober 2026\n\nDie Presse steht 12 Stunden pro Woche still. Der Stillstand kostet uns 40.000 € im Jahr. Ziel: höchstens 3 Stunden Stillstand je Woche bis Juni 2027.",
		],
		[
			"fr",
			"Note du 12 octobre 2026\n\nLa presse est à l'arrêt 12 heures par semaine. L'arrêt nous coûte 40 000 € par an. Objectif : au plus 3 heures d'arrêt par semaine d'ici juin 2027.",
		],
		[
			"nl",
			"Notitie van 12 oktober 2026\n\nDe stilstand van de pers is nu 12 uur per week. De stilstand kost ons € 40.000 per jaar. De stilstand moet in juni 2027 op 3 uur per week liggen.",
		],
	])("removes its part of the cost (%s)", (_, text) => {
		const [gain] = gainsOf(caseOfText(text), []);
		expect(gain).toMatchObject({ amount: 30_000, yearly: true, upTo: false });
		expect(gain?.arithmetic).toMatch(/× \(12\s\p{L}+ − 3\s\p{L}+\) ÷ 12\s\p{L}+ = /u);
	});
});
