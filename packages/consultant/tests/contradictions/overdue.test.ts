import { describe, expect, it } from "vitest";
import { caseOfText } from "../read-text.ts";

const pairs = (text: string) =>
	caseOfText(text).contradictions.map(({ one, other }) => [one.plain, other.plain]);

describe("what is promised within a time, and what has waited longer", () => {
	it.each([
		[
			"de",
			"Wir haben zugesagt, dass jeder Fall binnen einer Woche entschieden wird.",
			"Offen sind 212 Fälle, der älteste stammt vom 3. März.",
		],
		[
			"fr",
			"Chaque réclamation est traitée en une semaine au plus.",
			"Il en reste 212, la plus ancienne date du 3 mars 2026.",
		],
		["es", "Los filtros se cambian cada seis semanas.", "El más antiguo es del 2 de julio de 2026."],
		["it", "I filtri si cambiano ogni sei settimane.", "Il più vecchio risale al 2 luglio 2026."],
		["nl", "De routes worden elke zes weken vernieuwd.", "Die met het kaartje van 2 juli 2026 hangt er nog."],
		[
			"en, by a period without a number",
			"The scales are calibrated every month.",
			"The last sticker on scale 2 dates from March 2024.",
		],
		[
			"de, by a period without a number",
			"Die Waagen werden jeden Monat geeicht.",
			"Der letzte Aufkleber an Waage 2 ist vom März 2024.",
		],
		[
			"es, by a period without a number",
			"Las básculas se calibran cada mes.",
			"La última etiqueta de la báscula 2 es de marzo de 2024.",
		],
	])("contradict each other, %s", (_, promised, waiting) => {
		expect(pairs(`2026-10-14\n\n${promised} ${waiting}`)).toEqual([[promised, waiting]]);
	});

	it.each([
		[
			"a time that is no promise",
			"The median caller waits eleven minutes. Last spring's appeal brought in £310,000.",
		],
		[
			"what was done within the period",
			"The scales are calibrated every month. The last sticker on scale 2 dates from 2 October 2026.",
		],
		["what is younger", "Each case is decided within a year. The oldest dates from 3 March 2026."],
	])("hold beside %s", (_, text) => {
		expect(pairs(`2026-10-14\n\n${text}`)).toEqual([]);
	});
});

describe("a post that somebody is said to have, and that is vacant", () => {
	it.each([
		[
			"en",
			"The fitter's post was filled in March and he has started.",
			"The fitter's post is still vacant, nobody applied.",
		],
		["fr", "Le poste de moniteur est pourvu depuis mars.", "Le poste de moniteur est toujours vacant."],
		["nl", "De functie van monteur is sinds maart ingevuld.", "De functie van monteur is nog altijd vacant."],
	])("contradicts itself, %s", (_, filled, vacant) => {
		expect(pairs(`2026-10-14\n\n${filled}\n\n14 % 2026.\n\n${vacant}`)).toEqual([[filled, vacant]]);
	});
});

it("holds what somebody tells behind a bare objection against what was said before it", () => {
	const claim = "Was morgens gerodet wird, ist abends auf dem Laster.";
	const told = "im Mittel lagen sie drei Tage mit nackter Wurzel in der Halle.";
	const text = `Herr Lüders: Wir packen sorgfältig. ${claim}\n\nHerr Petrich: Das stimmt so nicht. Ich habe Zettel an die Bunde gehängt; ${told}`;
	expect(pairs(text)).toEqual([[claim, told]]);
});
