import { describe, expect, it } from "vitest";
import { caseOfText } from "../read-text.ts";

const peopleIn = (text: string) => caseOfText(text).people.map(({ name }) => name);

describe("who is named", () => {
	it.each([
		[
			"en",
			"Notes before I see Martha Weds. 14 % of the beds come back dirty. Martha owns the laundry contract.",
			"Martha",
		],
		["en", "Row 3: asbestos survey, P. Harrow Not started. P. Harrow, surveyor, owns the list.", "P. Harrow"],
		[
			"de",
			"Niederschrift\n\nVorsitz: Bgm. Anton Reisinger\n\nDie Leitungen sind alt und niemand prüft sie.",
			"Anton Reisinger",
		],
		[
			"fr",
			"Compte rendu\n\nVu par Mlle. Claire Vautrin, responsable des achats. Les stocks manquent.",
			"Claire Vautrin",
		],
	] as const)("is so by the name alone (%s: %s)", (_language, text, name) => {
		expect(peopleIn(text)).toContain(name);
		expect(peopleIn(text).join("\n")).not.toMatch(/Weds|Not$|Bgm|Mlle/mu);
	});

	it.each([
		[
			"en",
			"Trolleys from St Elvan's stand in the yard until Monday. St Elvan has no dock on Sundays.",
			"Elvan",
		],
		[
			"fr",
			"Les bacs de Sainte Blandine attendent au quai. Sainte Blandine n'a pas de quai le lundi.",
			"Blandine",
		],
		[
			"de",
			"Die Wagen von Sankt Wendelin stehen bis Montag im Hof. Sankt Wendelin hat sonntags keine Rampe.",
			"Wendelin",
		],
		[
			"nl",
			"De karren van Sint Odulfus staan tot maandag buiten. Sint Odulfus heeft op zondag geen laadperron.",
			"Odulfus",
		],
		["es", "Antenas nuevas: 36.000 €.\n\nAntenas: Gema Robledo (Sistemas).", "Antenas"],
		["it", "Antenne nuove: 36.000 €.\n\nAntenne: Gemma Robaldo (Sistemi).", "Antenne"],
	] as const)("is no house, town or thing (%s: %s)", (_language, text, word) => {
		expect(peopleIn(text).join("\n")).not.toContain(word);
	});

	it("is somebody whom a title calls so", () => {
		expect(peopleIn("Mrs St Clair owns the rota. The rota is late and nobody checks it.").join()).toContain(
			"St Clair",
		);
	});
});

describe("whose contact name says where they work", () => {
	const chat = (tag: string, line: string) =>
		`[12/10/26, 21:03] Marta ${tag}: ${line}\n[12/10/26, 21:04] Paul Serra: ok\n[12/10/26, 21:05] Marta ${tag}: ok\n[12/10/26, 21:06] Paul Serra: ok`;

	it.each([
		["es", "Coop", "Perdemos 12 de 40 cajas porque nadie revisa las etiquetas."],
		["en", "Warehouse", "We lose 12 of 40 boxes because nobody in the warehouse checks the labels."],
		["de", "Lager", "Wir verlieren 12 von 40 Kisten, weil niemand die Etiketten prüft."],
	] as const)("is called without it (%s, %s)", (_, tag, line) => {
		expect(peopleIn(chat(tag, line)).toSorted()).toEqual(["Marta", "Paul Serra"]);
	});

	it("says what is wanted, which is no task", () => {
		const line =
			"Hay que bajar de 12 cajas perdidas a 3 antes del 15 de noviembre, si no perdemos al cliente.";
		expect(caseOfText(chat("Coop", line)).actions).toEqual([]);
	});
});
