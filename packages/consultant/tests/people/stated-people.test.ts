import { describe, expect, it } from "vitest";
import type { KnownLanguage } from "../../src/languages/language.ts";
import { lostBoxes, names } from "../lost-boxes.ts";
import { caseOfText } from "../read-text.ts";

const person = (text: string, name: string) => caseOfText(text).people.find((each) => each.name === name);

describe("what is called by a name", () => {
	it.each<[KnownLanguage, string]>([
		[
			"en",
			"Pete's new dog is called Biscuit. The meeting room is called Aurora, our new scanner is named Bertha.",
		],
		["de", "Der Hund von Herrn Kolb heißt Bello. Der Saal heißt Aurora, unser neuer Scanner heißt Berta."],
		[
			"fr",
			"Le chien de M. Benali s'appelle Biscotte. La salle s'appelle Aurore, le scanner s'appelle Berthe.",
		],
		["es", "El perro del Sr. Vidal se llama Trasto. La sala se llama Aurora, el escáner se llama Berta."],
		[
			"it",
			"Il cane del sig. Conti si chiama Biscotto. La sala si chiama Aurora, lo scanner si chiama Berta.",
		],
		["nl", "De hond van mevrouw Smit heet Koekje. De zaal heet Aurora, de nieuwe scanner heet Berta."],
	])("is nobody where it is an animal, a room or a machine (%s)", (language, said) => {
		const found = names(language, said);
		for (const thing of [
			"Biscuit",
			"Bello",
			"Biscotte",
			"Trasto",
			"Biscotto",
			"Koekje",
			"Aurora",
			"Aurore",
			"Bertha",
			"Berta",
			"Berthe",
		])
			expect(found).not.toContain(thing);
	});

	it.each<[KnownLanguage, string, string]>([
		["en", "The new driver is called Odalys Bray, she says the boxes are late.", "Odalys Bray"],
		["de", "Die neue Fahrerin heißt Frau Bray, sie sagt, die Kisten fehlen.", "Bray"],
		["fr", "La nouvelle conductrice s'appelle Odalys Bray, elle dit que tout manque.", "Odalys Bray"],
		["es", "La nueva conductora se llama Odalys Bray, dice que faltan cajas.", "Odalys Bray"],
		["it", "La nuova autista si chiama Odalys Bray, dice che mancano scatole.", "Odalys Bray"],
		["nl", "De nieuwe chauffeur heet Odalys Bray, zij zegt dat er dozen ontbreken.", "Odalys Bray"],
	])("is somebody where it is a person (%s)", (language, said, name) => {
		expect(names(language, said)).toContain(name);
	});
});

describe("what somebody is", () => {
	it.each<[KnownLanguage, string, string, string]>([
		[
			"en",
			"Author: Dr Helen Marlow, Associate Director Theatres",
			"Helen Marlow",
			"Associate Director Theatres",
		],
		["en", "Author: Helen Marlow, Head of Sterile Services", "Helen Marlow", "Head of Sterile Services"],
		["de", "Verfasserin: Dr. Helene Marlow, Leiterin Qualität", "Helene Marlow", "Leiterin Qualität"],
		[
			"fr",
			"Rédaction : Hélène Marlou, Directrice Adjointe Achats",
			"Hélène Marlou",
			"Directrice Adjointe Achats",
		],
		["es", "Autora: Elena Marlo, Jefa de Compras", "Elena Marlo", "Jefa de Compras"],
		["it", "Redatto da: Elena Marlo, Direttrice Acquisti", "Elena Marlo", "Direttrice Acquisti"],
		["nl", "Auteur: Helena Marlo, Hoofd Inkoop", "Helena Marlo", "Hoofd Inkoop"],
	])("stands behind the name of who writes, and is nobody itself (%s: %s)", (language, head, name, role) => {
		const { people } = caseOfText(`${head}\n\n${lostBoxes[language]}`);
		expect(people.map((each) => [each.name, each.role])).toEqual([[name, role]]);
	});

	it.each<[KnownLanguage, string, string]>([
		["en", "Kind regards\nHelen Marlow\nHead of Order Processing, Northmill Ltd", "Head of Order Processing"],
		[
			"de",
			"Viele Grüße\nHelen Marlow\nLeiterin Auftragsabwicklung, Sitzwerk GmbH",
			"Leiterin Auftragsabwicklung",
		],
		["fr", "Cordialement\nHelen Marlow\nDirectrice des achats, Société Duval", "Directrice des achats"],
		["es", "Un saludo\nHelen Marlow\nDirectora de compras, Talleres Vega S.L.", "Directora de compras"],
		["it", "Cordiali saluti\nHelen Marlow\nDirettrice acquisti, Officine Riva S.r.l.", "Direttrice acquisti"],
		["nl", "Met vriendelijke groet\nHelen Marlow\nHoofd inkoop, Molenwerk B.V.", "Hoofd inkoop"],
	])("stands below the name in a signature (%s)", (language, farewell, role) => {
		expect(person(`${lostBoxes[language]}\n\n${farewell}`, "Helen Marlow")?.role).toBe(role);
	});

	it.each<[KnownLanguage, string]>([
		["en", "Apologies: Helen Marlow"],
		["de", "Entschuldigt: Helen Marlow"],
		["fr", "Excusée : Helen Marlow"],
		["es", "Se excusa: Helen Marlow"],
		["it", "Assente giustificata: Helen Marlow"],
		["nl", "Afwezig: Helen Marlow"],
	])("says that they are not there where the label does (%s: %s)", (language, line) => {
		expect(person(`${lostBoxes[language]}\n${line}`, "Helen Marlow")?.away).not.toBe("");
	});
});

describe("a line of those who are there or are written to", () => {
	it.each<[KnownLanguage, string]>([
		["en", "On the line: Helen Marlow (owner), Jack Dale (web), Nora Haddad (call centre)"],
		["de", "Am Tisch: Helen Marlow (Leitung), Jan Dahl (Versand), Nora Haddad (Callcenter)"],
		["de", "Lieber Herr Dahl, liebe Frau Marlow, lieber Herr Dr. Gaub,"],
		["fr", "Autour de la table : Helen Marlow (directrice), Jacques Dallot (site), Nora Haddad (accueil)"],
		[
			"es",
			"Asisten: Helen Marlow (vicedecana), Jaime Dávila (técnico de laboratorio), Nora Haddad (almacén)",
		],
		["it", "Al tavolo: Helen Marlow (direttrice), Giacomo Dallari (sito), Nora Haddad (magazzino)"],
		["nl", "Aan tafel: Helen Marlow (voorzitter), Jaap Dal (vervoer), Teun van Galen (penningmeester)"],
	])("is neither a problem nor a cause (%s: %s)", (language, line) => {
		const read = caseOfText(`${line}\n\n${lostBoxes[language]}`);
		const roles = read.statements.filter(({ plain }) => plain === line).map(({ role }) => role);
		expect(roles.filter((role) => role !== "context" && role !== "owner")).toEqual([]);
		expect(roles).toHaveLength(1);
	});
});

describe("a line with a name and a day", () => {
	it.each<[KnownLanguage, string]>([
		["en", "Helen Marlow – Stores · 9 December 2026, 10:12"],
		["en", "Helen Marlow, stock manager, 26 January 2027"],
		["it", "Elena Marlo – Magazzino · 9 dicembre 2026, 10:12"],
		["nl", "Helena Marlo, hoofd inkoop, 26 januari 2027"],
		["de", "Helene Marlow, Leiterin Einkauf, 26. Januar 2027"],
	])("is no task where it only says who wrote when (%s: %s)", (language, line) => {
		expect(caseOfText(`${lostBoxes[language]}\n\n${line}`).actions).toEqual([]);
	});
});

it.each<[KnownLanguage, string, string]>([
	["en", "Helen Marlow runs the yards, dispatch belongs to nobody.", "the yards"],
	["nl", "Helena Marlo leidt de werven, de verzending is van niemand.", "de werven"],
])("what somebody answers for ends with its clause (%s)", (language, said, duty) => {
	const [first] = caseOfText(`${lostBoxes[language]}\n\n${said}`).people;
	expect(first?.duty).toBe(duty);
});

it.each<[KnownLanguage, string, string]>([
	["nl", "Waterschap Leegveld, afdeling Beheer", "Waterschap Leegveld"],
	["nl", "Notitie van het hoofd Examenbureau voor het overleg.", "Examenbureau"],
	["fr", "Association porteuse : L'Écuelle, épicerie solidaire", "L'Écuelle"],
	["de", "Freundliche Grüsse\nReto Zaugg", "Freundliche Grüsse"],
])("no part of a house, no body and no farewell is somebody (%s: %s)", (language, said, name) => {
	expect(names(language, said)).not.toContain(name);
});
