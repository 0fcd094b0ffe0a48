import { describe, expect, it } from "vitest";
import { caseOfText } from "./read-text.ts";

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
			"courses",
		],
		[
			"es",
			"Nota del 3 de mayo de 2026\n\nLa troponina sale a los 94 minutos de media. La troponina tiene que salir en 60 minutos antes del 30 de septiembre de 2026.",
			"troponina",
		],
		[
			"en",
			"Memo of 3 May 2026\n\nA repair takes 38 days on average. The regulator's letter says under 20 days by 30 November 2026.",
			"repair",
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
