import { describe, expect, it } from "vitest";
import { EvidenceFinder } from "../../src/plan/evidence.ts";
import { kpisOf } from "../../src/plan/kpis.ts";
import { caseOfText } from "../read-text.ts";

function firstKpi(text: string) {
	const read = caseOfText(text);
	return kpisOf(read, null, new EvidenceFinder(read))[0];
}

describe("A KPI", () => {
	it.each([
		[
			"en",
			"Feeding a guest cost £9.40 per stay in May. By June 2027 it should be £7 per stay.",
			"GBP / stay",
		],
		[
			"de",
			"Die Wäsche kostete im Mai 9,40 € je Bett. Bis Juni 2027 sollen es 7 € je Bett sein.",
			"EUR / Bett",
		],
		[
			"fr",
			"Le nettoyage a coûté 9,40 € par chambre en mai. L'objectif est de 7 € par chambre.",
			"EUR / chambre",
		],
		["es", "La limpieza costó 9,40 € por cama en mayo. El objetivo es de 7 € por cama.", "EUR / cama"],
		["it", "La pulizia è costata 9,40 € per letto a maggio. L'obiettivo è di 7 € per letto.", "EUR / letto"],
		["nl", "Het wassen kostte in mei € 9,40 per bed. Het doel is € 7 per bed.", "EUR / bed"],
		["en", "Rent arrears stand at £612,000 today. The target is £260,000 of rent arrears.", "GBP"],
	])("in money for one of something says of what (%s)", (_, text, unit) => {
		expect(firstKpi(text)?.unit).toBe(unit);
	});

	it.each([
		[
			"en",
			"Letters nobody answers",
			"Last year 61 % of those who wrote got a reply. The target is 85 % by June 2027.",
		],
		[
			"de",
			"Briefe, die niemand beantwortet",
			"Im Vorjahr bekamen 61 %, die schrieben, Antwort. Ziel sind 85 % bis Juni 2027.",
		],
		[
			"fr",
			"Les lettres sans réponse",
			"L'an dernier, 61 % de ceux qui ont écrit ont été servis. L'objectif est de 85 %.",
		],
		[
			"nl",
			"Brieven die niemand beantwoordt",
			"Vorig jaar kreeg 61 % van wie schreef antwoord. Het doel is 85 %.",
		],
	])("that is to rise is not called by what is lacking (%s)", (_, title, said) => {
		const kpi = firstKpi(`${title}\n\n${said}`);
		expect([kpi?.baseline, kpi?.target]).toEqual(["61", "85"]);
		expect(kpi?.name).not.toBe(title);
	});

	it.each([
		[
			"en",
			"Letters nobody answers",
			"Last year 61 % of those letters lay unanswered. The target is 20 % by June 2027.",
		],
	])("that is to fall may be (%s)", (_, title, said) => {
		const kpi = firstKpi(`${title}\n\n${said}`);
		expect([kpi?.baseline, kpi?.target, kpi?.lower_is_better]).toEqual(["61", "20", true]);
	});

	it.each([
		["en", "Whoever rang us in spring hung 14 minutes in the queue. Agreed with the towns: 4 minutes."],
		[
			"de",
			"Wer uns im Frühjahr anrief, hing 14 Minuten in der Leitung. Vereinbart mit den Städten: 4 Minuten.",
		],
		["fr", "Les abonnés sont restés 14 heures sans eau. La préfecture demande 4 heures au plus."],
		[
			"nl",
			"Wie ons in het voorjaar belde, hing 14 minuten in de wacht. Afgesproken met de gemeenten: 4 minuten.",
		],
		[
			"en",
			"For all that, 31 % of calls in April were never answered. I want it under 8 % by the end of November.",
		],
	])("has a name without a hole (%s)", (_, text) => {
		const name = firstKpi(text)?.name ?? "…";
		expect(name).not.toContain("…");
	});
});
