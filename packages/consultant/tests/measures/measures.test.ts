import { describe, expect, it } from "vitest";
import type { KnownLanguage } from "../../src/languages/language.ts";
import { unplannedTours } from "../late-deliveries.ts";
import { caseOfText } from "../read-text.ts";

const measureOf = (content: string) => {
	const [measure] = caseOfText(content).measures;
	return {
		name: measure?.name,
		today: measure?.baseline?.figure.value,
		wanted: measure?.target?.figure.value,
	};
};

describe("what is wanted", () => {
	it.each([
		[
			"en",
			"Memo of 3 May 2026\n\n12 % of the crates come back. The chain has warned: if we are not below 5 % by 31 March 2027, it leaves.",
			5,
		],
		[
			"de",
			"Vermerk vom 3. Mai 2026\n\n12 % der Kisten kommen zurück. Die Kette hat gewarnt: Wenn wir bis 31. März 2027 nicht unter 5 % sind, kündigt sie.",
			5,
		],
		[
			"fr",
			"Note du 3 mai 2026\n\n12 % des caisses reviennent. L'enseigne a prévenu : si au 31 mars 2027 nous ne descendons pas à 5 %, elle part.",
			5,
		],
		[
			"es",
			"Nota del 3 de mayo de 2026\n\nEl 12 % de las cajas vuelve. La cadena ha avisado: si a 31 de marzo de 2027 no bajamos del 5 %, no renueva.",
			5,
		],
		[
			"it",
			"Nota del 3 maggio 2026\n\nIl 12 % delle casse torna indietro. La catena ha avvisato: se al 31 marzo 2027 non scendiamo sotto il 5 %, disdice.",
			5,
		],
		[
			"nl",
			"Notitie van 3 mei 2026\n\n12 % van de kisten komt terug. De keten waarschuwt: als we op 31 maart 2027 niet onder 5 % zitten, vertrekt ze.",
			5,
		],
		[
			"nl",
			"Notitie van 3 mei 2026\n\n12 % van de kisten komt terug. De keten houdt geld in zolang we boven de 5 % zitten.",
			5,
		],
		[
			"de",
			"Vermerk vom 3. Mai 2026\n\n12 % der Kisten kommen zurück. Die Kette behält Geld ein, solange wir über 5 % liegen.",
			5,
		],
	])("is what has to be kept, or else (%s: %s)", (_language, content, wanted) => {
		expect(measureOf(content)).toMatchObject({ today: 12, wanted });
	});

	it.each([
		[
			"de",
			"Vermerk vom 3. Mai 2026\n\nIm April lagen 400 Aufträge offen, jeder sechste.\n\nZiel und Grenzen\nBis 30. Juni 2027 weniger als 100 offene Aufträge. Ohne Zustimmung des Betriebsrats keine Samstagsarbeit.",
		],
		[
			"en",
			"Memo of 3 May 2026\n\nIn April 400 orders lay open, one in six.\n\nTargets and limits\nBy 30 June 2027 fewer than 100 open orders. No Saturday work without the works council.",
		],
	])("is nothing that is only ruled out (%s)", (_language, content) => {
		const { measures } = caseOfText(content);
		expect(measures.map(({ baseline, target }) => [baseline?.figure.value, target?.figure.value])).toEqual([
			[400, 100],
		]);
	});

	it("is none of what the text has too much of", () => {
		const { measures } = caseOfText(
			"Report of 3 May 2026\n\nOf 60 data sheets 18 were wrong.\n\nTarget: no wrong data sheet by 30 June 2027.",
		);
		expect(measures[0]?.target?.figure.value).toBe(0);
	});
});

describe("the value of today", () => {
	it.each([
		[
			"what used to be is older than last year",
			"Note du 3 mai 2026\n\n240 groupes l'an dernier, on en recevait 610. Objectif : 450 groupes avant le 30 juin 2027.",
			240,
		],
		[
			"an earlier value of what the sentence before measures",
			"Notitie van 3 mei 2026\n\nIn april konden we 8 % van de bezoeken niet doen. In het najaar was dat 2,5 %. Uiterlijk 1 juli 2027 moeten we op 3 % zitten.",
			8,
		],
		[
			"what fell by so much is a difference",
			"Memo of 3 May 2026\n\nReturns are at 34 %. In the trial orders fell by 6 %. We want returns at 25 % by 31 July 2027.",
			34,
		],
		[
			"what an option brought elsewhere",
			"Memo of 3 May 2026\n\nReturns are at 34 %.\n\nOptions\n- paid returns as in Austria, where returns are at 21 % now, £6,000, 3 weeks\n- better photographs, £9,000, 5 weeks\n\nTarget: returns at 25 % by 31 July 2027.",
			34,
		],
		[
			"one answer among many is no average",
			"Umfrage vom 3. Mai 2026\n\nMein Laptop kam nach fünf Wochen.\nIm Mittel vergehen 16 Wochen, bis jemand allein arbeitet.\nDie Leitung erwartet bis Ende 2027 höchstens 8 Wochen.",
			16,
		],
	])("is not mistaken: %s", (_rule, content, today) => {
		expect(measureOf(content).today).toBe(today);
	});

	it("stands in the same table as its target", () => {
		expect(
			measureOf(
				"Verbale del 3 maggio 2026\n\nNumeri\nResi e-commerce\t34,5 % (aprile 2026)\nAnno scorso\t22 %\nObiettivo del CdA\tsotto il 25 % entro fine luglio 2027\n\nPerché\nLa colla non tiene, circa il 9 % dei resi. Nessuno controlla le foto.",
			),
		).toMatchObject({ today: 34.5, wanted: 25 });
	});
});

describe("the name of a measure", () => {
	it.each([
		[
			"en",
			"Memo of 3 May 2026\n\nIn April 17.8% of booked appointments across our eleven clinics were cancelled late. The board wants us under 10% by 30 June 2027.",
			"booked appointments",
		],
		[
			"fr",
			"Note du 3 mai 2026\n\nEn avril, 11,6 % des courses n'ont pas été assurées. L'objectif du contrat est de 2 % au plus tard au 1er septembre 2027.",
			"part des courses qui n'ont pas été assurées",
		],
		[
			"es",
			"Nota del 3 de mayo de 2026\n\nLa troponina sale a los 94 minutos de media. La troponina tiene que salir en 60 minutos antes del 30 de septiembre de 2026.",
			"troponina",
		],
		[
			"en",
			"Memo of 3 May 2026\n\nA repair takes 38 days on average. The regulator's letter says under 20 days by 30 November 2026.",
			"repair (duration)",
		],
	])("is what is measured, no fragment of its sentence (%s)", (_language, content, name) => {
		expect(measureOf(content).name).toBe(name);
	});

	it.each([
		[
			"who wants it",
			"Umfrage vom 3. Mai 2026\n\nIm Mittel vergehen 16 Wochen, bis jemand allein arbeitet.\nDie Geschäftsleitung erwartet bis Ende 2027 höchstens 8 Wochen.",
			"Geschäftsleitung",
		],
		[
			"a word of time",
			"Note du 3 mai 2026\n\nL'attente est de 9 semaines. L'objectif est de 4 semaines au plus tard au 1er septembre 2027.",
			"tard",
		],
	])("is not %s", (_rule, content, name) => {
		expect(measureOf(content).name).not.toContain(name);
	});

	it("is needed where nothing says how it stands today", () => {
		const { measures } = caseOfText(
			"Chat of 3 May 2026\n\nThe picks are late every day and vans wait. Deniz: move the job back to 2am, IT says it needs a change request, 5 days.",
		);
		expect(measures).toEqual([]);
	});
});

describe("a value of today and what is wanted instead", () => {
	it.each<[KnownLanguage, string]>([
		["en", "Late deliveries are to fall from 14 % to 3 % by 30 November 2026."],
		["en", "Late deliveries: 14 % today, 3 % wanted by November."],
		[
			"en",
			"On an average day 14 % of deliveries are late. By 30 November 2026 we want to be at 3 % on average.",
		],
		["en", "14 % of deliveries come late.\n\nGround rules\n- 3 % late by 30 November 2026"],
		[
			"en",
			"We're losing 14 % of deliveries per month to delays. In 2025 it was 9.\n\nGoal: monthly delays at 3 % or lower by end of November.",
		],
		["en", "Measure | Now | Target\nLate deliveries | 14 % | 3 %\nReturns | 9 % | 4 %"],
		["en", "Deliveries take 14 days on average. They must take no more than 3 days by November."],
		["de", "Der Anteil verspäteter Lieferungen soll von 14 % auf 3 % sinken."],
		["de", "Verspätete Lieferungen: heute 14 %, Ziel 3 %."],
		[
			"de",
			"Im Schnitt kommen 14 % der Lieferungen zu spät. Spätestens am 30. November 2026 sollen es im Schnitt 3 % sein.",
		],
		["de", "Kennzahl | Ist | Soll\nVerspätete Lieferungen | 14 % | 3 %\nRetouren | 9 % | 4 %"],
		[
			"de",
			"14 % der Lieferungen kommen zu spät. Vereinbart ist, dass wir bis 30. November 2026 auf 3 % kommen.",
		],
		["fr", "Les retards doivent passer de 14 % à 3 % d'ici le 30 novembre 2026."],
		["fr", "Retards : 14 % aujourd'hui, 3 % exigés par le contrat."],
		[
			"fr",
			"En moyenne 14 % des livraisons arrivent en retard. Au plus tard le 30 novembre 2026, il faut être à 3 % en moyenne.",
		],
		["fr", "Indicateur | Actuel | Cible\nLivraisons en retard | 14 % | 3 %\nRetours | 9 % | 4 %"],
		[
			"fr",
			"14 % des livraisons arrivent en retard. La direction veut voir 3 % avant la rentrée, disons le 31 août.",
		],
		["es", "Las entregas tardías deben pasar del 14 % al 3 % antes del 30 de noviembre de 2026."],
		["es", "Entregas tardías: hoy 14 %, objetivo 3 %."],
		[
			"es",
			"De media el 14 % de las entregas llega tarde. A 30 de noviembre de 2026 tenemos que estar en el 3 % de media.",
		],
		["es", "Indicador | Actual | Objetivo\nEntregas tardías | 14 % | 3 %\nDevoluciones | 9 % | 4 %"],
		["es", "El 14 % de las entregas llega tarde. El compromiso es bajar del 3 % en noviembre."],
		["it", "I ritardi devono scendere dal 14 % al 3 % entro il 30 novembre 2026."],
		["it", "Ritardi: oggi 14 %, obiettivo 3 %."],
		[
			"it",
			"In media il 14 % delle consegne arriva in ritardo. Entro il 30 novembre 2026 dobbiamo essere in media al 3 %.",
		],
		["it", "Indicatore | Attuale | Obiettivo\nConsegne in ritardo | 14 % | 3 %\nResi | 9 % | 4 %"],
		[
			"it",
			"La linea perde 14 consegne al giorno, ne ha promesse 20. Vogliono vedere 3 consegne perse al giorno prima di settembre, diciamo il 31 agosto.",
		],
		["nl", "De te late leveringen moeten van 14 % naar 3 % vóór 30 november 2026."],
		["nl", "Te late leveringen: nu 14 %, doel 3 %."],
		[
			"nl",
			"Gemiddeld komt 14 % van de leveringen te laat. Afgesproken is dat we uiterlijk 30 november 2026 op gemiddeld 3 % te late leveringen zitten.",
		],
		["nl", "Maatstaf | Nu | Doel\nTe late leveringen | 14 % | 3 %\nRetouren | 9 % | 4 %"],
		["nl", "14 % van de leveringen komt te laat. De klant eist 3 % per 1 december."],
	])("are told apart (%s): %s", (language, text) => {
		const { measures } = caseOfText(unplannedTours[language] + text);
		expect(
			measures.map(({ baseline, target }) => [baseline?.figure.value, target?.figure.value]),
		).toContainEqual([14, 3]);
	});

	it.each([
		[
			"what the same sentence compares with",
			"La linea fa in media 2.900 bottiglie l'ora, l'abbiamo comprata per 5.200. Vogliono vedere 4.500 bottiglie l'ora entro il 31 agosto.",
			2900,
		],
		[
			"a share of something else",
			"We lose 7.8 % of subscribers per month. Of those who cancel 62 % have no account.\n\nGoal: monthly cancellations at 5 % by end of November.",
			7.8,
		],
	])("are of the same: not %s", (_rule, text, today) => {
		const head = text.startsWith("La") ? unplannedTours.it : unplannedTours.en;
		expect(caseOfText((head ?? "") + text).measures[0]?.baseline?.figure.value).toBe(today);
	});

	it("do not come from what an option promises", () => {
		const { measures } = caseOfText(
			`${unplannedTours.en}14 % of deliveries are late.\n\nOptions\n- a planner, £40,000, brings changeovers from 50 to 20 minutes\n\nTarget: 3 % late deliveries by 30 November 2026.`,
		);
		expect(measures.map(({ target }) => target?.figure.value)).toEqual([3]);
	});

	it("are no limit of what there is to be none of", () => {
		const { measures } = caseOfText(
			`${unplannedTours.en}Of 60 data sheets 18 were wrong and repairs take 38 days.\n\nTarget: repairs in 20 days on average and no data sheet older than 90 days, both by 30 September 2026.`,
		);
		expect(measures.map(({ target }) => target?.figure.value)).not.toContain(90);
	});

	it("of a table's row stand in the column of today, and not of last year", () => {
		const { measures } = caseOfText(
			"Figures\n\n| Measure | Target | Week 18 | Week 18 last year |\n|---|---|---|---|\n| Retests | 5 % | 17 % | 6 % |\n| Sick leave | 4 % | 3.8 % | 4.1 % |\n\nRetests keep the lab busy at night.",
		);
		const read = measures.map(({ baseline, target }) => [baseline?.figure.value, target?.figure.value]);
		expect(read).toContainEqual([17, 5]);
		expect(read).not.toContainEqual([4.1, 4]);
	});
});

it.each([
	["en", "The agency takes nine weeks to check a post. Mr Ostrow objects: it is four weeks at most."],
	["de", "Die Stelle prüft neun Wochen. Herr Osterkamp widerspricht: es seien höchstens vier Wochen."],
	["fr", "Le service met neuf semaines. M. Ostrow conteste : c'est quatre semaines au plus."],
])("%s: what somebody holds against another value is no target", (_language, text) => {
	const { ledger } = caseOfText(`Note, 3 March 2026\n\n${text}`);
	expect(ledger.filter(({ role }) => role === "target")).toEqual([]);
});
