import { describe, expect, it } from "vitest";
import { caseOfText } from "./read-text.ts";

const names = (text: string) => caseOfText(text).people.map(({ name }) => name);

describe("whom a text names", () => {
	it.each([
		[
			"en, a surname with a particle",
			"Mrs van der Berg (finance) says that 12 of 40 invoices are late.",
			["van der Berg"],
		],
		[
			"fr, a surname with an article",
			"Mme Le Guen (finances) dit que 12 factures sur 40 sont en retard.",
			["Le Guen"],
		],
		[
			"es, a surname with particles",
			"La Sra. de la Cruz responde que 12 de 40 facturas llegan tarde.",
			["de la Cruz"],
		],
		[
			"it, a surname with a particle",
			"Il sig. Di Stefano segue le fatture, 12 su 40 sono in ritardo.",
			["Di Stefano"],
		],
		[
			"nl, a surname with particles",
			"Mevrouw van der Veen zegt dat 12 van de 40 facturen te laat zijn.",
			["van der Veen"],
		],
		[
			"de, a surname with a particle",
			"Frau von der Heide leitet den Einkauf, 12 von 40 Rechnungen sind zu spät.",
			["von der Heide"],
		],
	])("has whole surnames: %s", (_, text, expected) => {
		expect(names(text)).toEqual(expected);
	});

	it.each([
		["en", "According to Anneke the invoices are late because nobody checks them.", ["Anneke"]],
		["fr", "Selon Mathilde les factures sont en retard parce que personne ne les contrôle.", ["Mathilde"]],
		["es", "Según Merche las facturas llegan tarde porque nadie las revisa.", ["Merche"]],
		["it", "Secondo Dario le fatture sono in ritardo perché nessuno le controlla.", ["Dario"]],
		["nl", "Volgens Anneke zijn de facturen te laat omdat niemand ze controleert.", ["Anneke"]],
		[
			"de",
			"Laut Petra sind die Rechnungen zu spät. Petra hat sie gezählt, weil niemand sie prüft.",
			["Petra"],
		],
	])("knows who is quoted, without the word before: %s", (_, text, expected) => {
		expect(names(text)).toEqual(expected);
	});

	it.each([
		["de", "Laut Vertrag kommen die Teile in zwei Wochen. Laut Protokoll fehlten 12 von 40."],
		["en", "According to the board the invoices are late. According to plan 12 of 40 are paid."],
		["nl", "Volgens het rapport zijn 12 van de 40 facturen te laat omdat niemand ze controleert."],
	])("takes no paper for a person: %s", (_, text) => {
		expect(names(text)).toEqual([]);
	});

	it.each([
		[
			"en",
			"Joost (planning) says that 12 of 40 trips are late.\nIvana (sales): the customers complain.",
			["Joost", "Ivana"],
		],
		[
			"fr",
			"Mathilde (atelier) dit que 12 trajets sur 40 sont en retard.\nBruno (ventes) : les clients se plaignent.",
			["Mathilde", "Bruno"],
		],
		[
			"es",
			"Iván (comercial) dice que 12 de 40 envíos llegan tarde.\nPaco (logística): los clientes se quejan.",
			["Iván", "Paco"],
		],
		[
			"it",
			"Davide (marketing) sostiene che 12 consegne su 40 sono in ritardo.\nSabina (forni): i clienti reclamano.",
			["Davide", "Sabina"],
		],
		[
			"nl",
			"Joost (planning) zegt dat 12 van de 40 ritten te laat zijn.\nFatima (zorg): de klanten klagen.",
			["Joost", "Fatima"],
		],
	])("knows whom a bracket introduces: %s", (_, text, expected) => {
		expect(names(text)).toEqual(expected);
	});

	it("knows whom a mail speaks to, and who is to do something", () => {
		const text =
			"The phones are late, says Marek.\nTom - you own the phones. Leila - please cost the slots. @Priya: the contract is missing. Marek to check the invoices.";
		expect(names(text).toSorted()).toEqual(["Leila", "Marek", "Priya", "Tom"]);
	});

	it("knows who stands behind an item of the proposals", () => {
		const text =
			"Notes, 3 March 2026\n\nOf 90 boilers 31 failed because nobody services them.\n\nOptions\n- new pumps, £9,000, 3 weeks – Pete Dunmore to order\n- service contract, £22,000 a year – Sade Oyelaran";
		expect(names(text).toSorted()).toEqual(["Pete Dunmore", "Sade Oyelaran"]);
	});

	it("knows who writes in a chat, in small letters too", () => {
		const text =
			"[07:52] mags: the picks weren't done again\n[07:53] Deniz: 11 of 40 scanners are dead\n[07:55] mags: and the job runs too late\n[07:58] Deniz: night shift shares them";
		expect(names(text)).toEqual(["mags", "Deniz"]);
	});

	it.each([
		["es", "También: 12 de 40 cajas llegan rotas porque nadie las revisa."],
		["en", "Also: 12 of 40 boxes arrive broken because nobody checks them."],
		["fr", "Contraintes : 40 000 € au maximum. Aussi : 12 cartons sur 40 sont cassés."],
		["de", "Außerdem: 12 von 40 Kartons sind defekt, weil niemand sie prüft."],
		["it", "Vincoli: massimo 40.000 euro. Inoltre: 12 scatole su 40 sono rotte."],
		["nl", "Ook: 12 van de 40 dozen zijn stuk omdat niemand ze controleert."],
	])("takes no small word and no label for who speaks: %s", (_, text) => {
		expect(caseOfText(text).statements.map(({ speaker }) => speaker)).toEqual(
			caseOfText(text).statements.map(() => null),
		);
	});
});
