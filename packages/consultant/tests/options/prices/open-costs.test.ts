import { describe, expect, it } from "vitest";
import { decisionsOf } from "../../../src/consultant.ts";
import { caseOfText, consultationOf, today } from "../../read-text.ts";

const opening = {
	en: "Of 900 boats a year 120 wait, last year it was 40. The hall is blocked because nobody clears it.\n\nOptions\nA. ",
	de: "Von 900 Booten im Jahr warten 120, im Vorjahr waren es 40. Die Halle ist blockiert, weil niemand sie räumt.\n\nMöglichkeiten\nA. ",
	fr: "Sur 900 bateaux par an 120 attendent ; l'an dernier c'était 40. Le hangar est bloqué parce que personne ne le vide.\n\nOptions\nA. ",
	es: "De 900 barcos al año esperan 120; el año pasado eran 40. La nave está bloqueada porque nadie la vacía.\n\nOpciones\nA. ",
	it: "Di 900 barche all'anno 120 aspettano; l'anno scorso erano 40. Il capannone è bloccato perché nessuno lo libera.\n\nOpzioni\nA. ",
	nl: "Van de 900 boten per jaar wachten er 120, vorig jaar waren het er 40. De hal is geblokkeerd omdat niemand hem leegmaakt.\n\nOpties\nA. ",
} as const;

type Tongue = keyof typeof opening;

function labelsIn(language: Tongue, ways: readonly [string, string]): string[] {
	return caseOfText(`${opening[language]}${ways[0]}\nB. ${ways[1]}\n`).options.map(({ label }) => label);
}

describe("The name of a way", () => {
	it.each([
		[
			"en",
			["Clearing crew on Fridays, costs open", "Second crane for the yard – no quote yet"],
			["Clearing crew on Fridays", "Second crane for the yard"],
		],
		[
			"de",
			["Springer für die Halle, Kosten offen", "Zweiter Kran im Hof – noch kein Angebot"],
			["Springer für die Halle", "Zweiter Kran im Hof"],
		],
		[
			"fr",
			["Équipe de nuit au hangar, coût à chiffrer", "Deuxième grue dans la cour – pas encore de devis"],
			["Équipe de nuit au hangar", "Deuxième grue dans la cour"],
		],
		[
			"es",
			["Equipo de noche en la nave, coste pendiente", "Segunda grúa en el patio – sin presupuesto"],
			["Equipo de noche en la nave", "Segunda grúa en el patio"],
		],
		[
			"it",
			["Squadra di notte nel capannone, costi da definire", "Seconda gru nel cortile – da valutare"],
			["Squadra di notte nel capannone", "Seconda gru nel cortile"],
		],
		[
			"nl",
			["Nachtploeg in de hal, kosten onbekend", "Tweede kraan op het erf – nog geen offerte"],
			["Nachtploeg in de hal", "Tweede kraan op het erf"],
		],
	] as const)("leaves out that its price is not known (%s)", (language, ways, names) => {
		expect(labelsIn(language, ways)).toEqual(names);
	});

	it.each([
		["en", ["Open the hall on Sundays, with a guard", "Publish the price list, costs included"]],
		["de", ["Die Halle sonntags öffnen, mit Wache", "Die Preisliste veröffentlichen, Kosten inbegriffen"]],
		["it", ["Aprire il capannone la domenica, con guardia", "Pubblicare il listino, costi compresi"]],
	] as const)("keeps what it is about (%s)", (language, ways) => {
		expect(labelsIn(language, ways)).toEqual(ways);
	});
});

describe("What the text itself wants to look into first", () => {
	it.each([
		["en", ["A clearing crew for the hall, £4,000, two weeks", "A third hall, to be assessed"], "crew"],
		["de", ["Räumtrupp für die Halle, 4.000 €, zwei Wochen", "Dritte Halle, zu prüfen"], "Räumtrupp"],
		[
			"it",
			["Squadra per il capannone, 4.000 euro, due settimane", "Terzo capannone, da valutare"],
			"Squadra",
		],
	] as const)("is not recommended before a way with a price (%s)", (language, ways, name) => {
		const consultation = consultationOf(`${opening[language]}${ways[0]}\nB. ${ways[1]}\n`);
		const rootCause = consultation.case.causes[0]?.text ?? "";
		const [measures] = decisionsOf(consultation, { rootCause, whysPath: [rootCause], research: null }, today);
		const best = measures?.options.find(({ recommended }) => recommended);
		expect(best?.label).toContain(name);
		expect(best?.measures).toHaveLength(1);
	});
});

describe("Answers that were counted", () => {
	it.each([
		["en", '402 x "too loud", 231 x "too hard to use", 118 x price, 119 x other.'],
		["de", '402 x "zu laut", 231 x "zu schwer", 118 x Preis, 119 x Sonstiges.'],
		["fr", "402 x « trop fort », 231 x « trop difficile », 118 x le prix."],
	] as const)("are no way (%s)", (language, tally) => {
		const text = `${opening[language].split("\n")[0]} ${tally}`;
		expect(caseOfText(text).options).toEqual([]);
	});
});
