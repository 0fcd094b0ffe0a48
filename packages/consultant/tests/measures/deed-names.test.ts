import { describe, expect, it } from "vitest";
import { caseOfText } from "../read-text.ts";

const measured = (text: string) =>
	caseOfText(`Note, 3 December 2026\n\n${text}`).measures.map(({ name, baseline, target }) => [
		name,
		baseline?.figure.value ?? null,
		target?.figure.value ?? null,
	]);

describe("A measure is called by what is done", () => {
	it.each([
		[
			"es",
			"En octubre tardamos de media 9 horas en atender una avería de ascensor. El año pasado eran 4 horas. El contrato nos obliga a bajar a 5 horas antes del 30 de abril de 2027.",
			["tiempo para atender una avería de ascensor", 9, 5],
		],
		[
			"fr",
			"En octobre nous mettons en moyenne 9 jours pour réparer un ascenseur. L'an dernier c'était 4 jours. Le contrat nous oblige à descendre à 5 jours avant le 30 avril 2027.",
			["temps pour réparer un ascenseur", 9, 5],
		],
		[
			"it",
			"A ottobre impieghiamo in media 9 ore per riparare un ascensore. L'anno scorso erano 4 ore. Il contratto ci obbliga a scendere a 5 ore entro il 30 aprile 2027.",
			["tempo per riparare un ascensore", 9, 5],
		],
		[
			"nl",
			"Van wat we ophalen gooien we nu 21% weg, vorig jaar was dat 9%. Het bestuur wil dat het op 1 juli 2027 weer onder de 10% zit.",
			["aandeel van wat we ophalen dat we weggooien", 21, 10],
		],
	])("where “we” do it (%s)", (_language, text, expected) => {
		expect(measured(text)).toContainEqual(expected);
	});

	it.each([
		[
			"fr",
			"Au mois d'octobre, 18 % des repas servis n'ont pas respecté le menu annoncé, contre 5 % l'an dernier. La mairie demande de redescendre à 6 % avant le 30 avril 2027.",
			["part des repas servis qui n'ont pas respecté le menu annoncé", 18, 6],
		],
		[
			"it",
			"Il 31% degli ospiti prenota una sola volta e non torna; nel 2023 la quota era del 18%. Il comitato chiede di tornare al 20% entro il 31 dicembre 2027.",
			["quota degli ospiti che prenota una sola volta e non torna", 31, 20],
		],
		[
			"es",
			"El 31 % de los huéspedes reserva una sola vez; en 2023 era el 18 %. El comité pide volver al 20 % antes del 31 de diciembre de 2027.",
			["proporción de los huéspedes que reserva una sola vez", 31, 20],
		],
	])("and not by who asks for it (%s)", (_language, text, expected) => {
		expect(measured(text)).toContainEqual(expected);
	});

	it.each([
		[
			"en",
			"- 71% of sailings left on time in Q3 (Q3 2025: 89%)\n- Board ambition: 88% by 30 June 2027\n- Harbour Authority: “berths are free on schedule in 97% of cases”",
			["share of sailings that left on time", 71, 88],
		],
		[
			"de",
			"- 71 % der Fähren fuhren pünktlich ab (Vorjahr: 89 %)\n- Ziel des Vorstands: 88 % bis 30. Juni 2027\n- Hafenamt: „Liegeplätze sind in 97 % der Fälle frei“",
			["Anteil der Fähren, die pünktlich abfuhren", 71, 88],
		],
	])("also between points of a slide (%s)", (_language, text, expected) => {
		expect(measured(text)).toContainEqual(expected);
	});
});

it("The hour of a task is no target", () => {
	const text =
		"In oktober ging 12% van de zendingen te laat de deur uit. De directie wil voor 1 mei 2027 terug naar 5%.\n\nHoe verder\nLotte Kuipers vraagt de vervoerder of 17 uur kan, uiterlijk 7 december 2026.";
	expect(measured(text).map(([, , target]) => target)).toEqual([5]);
});

describe("An aim with its day is one, however firm it is", () => {
	it.each([
		[
			"en",
			"44% of repairs needed a second visit last quarter. It was 19% the year before. And the regulator wants us under 20% by the end of July 2027, that's not negotiable.",
		],
		[
			"de",
			"Im letzten Quartal brauchten 44 % der Reparaturen einen zweiten Besuch. Im Jahr davor waren es 19 %. Die Aufsicht will uns bis Ende Juli 2027 unter 20 % sehen, das ist nicht verhandelbar.",
		],
		[
			"es",
			"El 44 % de las reparaciones necesitó una segunda visita. El año anterior era el 19 %. Y el regulador nos quiere por debajo del 20 % antes de finales de julio de 2027, eso no es negociable.",
		],
	])("(%s)", (_language, text) => {
		expect(measured(text).map(([, today, aim]) => [today, aim])).toEqual([[44, 20]]);
	});
});
