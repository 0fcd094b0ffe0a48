import { describe, expect, it } from "vitest";
import { caseOfText } from "../read-text.ts";

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

	it("takes who writes in a chat without times for who speaks, as they write themselves", () => {
		const text =
			"mags: the picks weren't done again\njens (IT): 11 of 40 scanners are dead\nmags: and the job runs too late\njens (IT): night shift shares them";
		expect(names(text)).toEqual(["mags", "jens"]);
		expect(caseOfText(text).causes.map(({ text }) => text)).not.toContainEqual(
			expect.stringMatching(/^(?:mags|jens)/u),
		);
	});

	it("takes no offer with its price for who speaks", () => {
		const text = "Angebote\n- Dienstplan-Software (Angebot der Fa. Plankind): 89 € im Monat, 4 Wochen";
		expect(caseOfText(text).statements.map(({ speaker }) => speaker)).toEqual([null, null]);
		expect(caseOfText(text).options.map(({ label }) => label)).toEqual([
			"Dienstplan-Software (Angebot der Fa. Plankind)",
		]);
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

describe("who answers for what", () => {
	it.each([
		[
			"en list",
			"Memo of 3 May 2026\n\n12 of 40 parcels come back because nobody checks the labels.\n\nWho does what\n- Nora: list of the labels\n- Jack: prices for a second printer\n- Priya Shah (IT): the export",
			["Nora", "Jack", "Priya Shah"],
		],
		[
			"de list",
			"Vermerk vom 3. Mai 2026\n\n12 von 40 Paketen kommen zurück, weil niemand die Etiketten prüft.\n\nWer macht was\n- Kessler: Liste der Etiketten\n- Dornbusch: Preise für einen zweiten Drucker\n- Priya Shah (IT): der Export",
			["Kessler", "Dornbusch", "Priya Shah"],
		],
		[
			"de verb",
			"Vermerk vom 3. Mai 2026\n\n12 von 40 Paketen kommen zurück, weil niemand die Etiketten prüft.\n\nNächste Schritte\nJana Kessler schreibt bis 20. Mai die Liste. Tobias Dornbusch holt Preise ein.",
			["Jana Kessler", "Tobias Dornbusch"],
		],
		[
			"fr list",
			"Note du 3 mai 2026\n\n12 colis sur 40 reviennent parce que personne ne contrôle les étiquettes.\n\nQui fait quoi\nKerbrat : liste des étiquettes\nDelpuech (directeur) : prix d'une seconde imprimante\nLucie Moreau : export",
			["Kerbrat", "Delpuech", "Lucie Moreau"],
		],
		[
			"fr verb",
			"Note du 3 mai 2026\n\n12 colis sur 40 reviennent parce que personne ne contrôle les étiquettes.\n\nSuites\nLucie Moreau prépare la liste pour le 20 mai. Bruno Castel demande les prix.",
			["Lucie Moreau", "Bruno Castel"],
		],
		[
			"es list",
			"Nota del 3 de mayo de 2026\n\n12 de 40 paquetes vuelven porque nadie revisa las etiquetas.\n\nResponsables\nJulián Santos (Informática): exportación.\nNuria Peña (calidad): lista de etiquetas.\nDra. Vidal (Compras): precios.",
			["Julián Santos", "Nuria Peña", "Vidal"],
		],
		[
			"es verb",
			"Nota del 3 de mayo de 2026\n\n12 de 40 paquetes vuelven porque nadie revisa las etiquetas.\n\nPróximos pasos\nNuria Peña prepara la lista. Julián Santos pide precios.",
			["Nuria Peña", "Julián Santos"],
		],
		[
			"it list",
			"Nota del 3 maggio 2026\n\n12 pacchi su 40 tornano indietro perché nessuno controlla le etichette.\n\nChi fa cosa\n- Elena: lista delle etichette\n- Gigi: prezzi per una seconda stampante\n- Paola Zanchi (commerciale): export",
			["Elena", "Gigi", "Paola Zanchi"],
		],
		[
			"it mail",
			"Da: Franco Berti\nA: Elena Masi; Gigi Toni; Paola Zanchi\nInviato: giovedì 16 aprile 2026 22:40\nOggetto: pacchi\n\n12 pacchi su 40 tornano indietro perché nessuno controlla le etichette, ha ragione elena.\nElena mi fa il piano per il 30, Gigi cerca una stampante, Paola porta la proposta.\n\nFranco",
			["Franco Berti", "Elena Masi", "Gigi Toni", "Paola Zanchi"],
		],
		[
			"nl verb",
			"Notitie van 3 mei 2026\n\n12 van de 40 pakketten komen terug omdat niemand de etiketten controleert.\n\nRollen\nSander Hoek zet de lijst op. Ria Postma (Vastgoed) praat met de drukker.",
			["Sander Hoek", "Ria Postma"],
		],
		[
			"nl list",
			"Notitie van 3 mei 2026\n\n12 van de 40 pakketten komen terug omdat niemand de etiketten controleert.\n\nWie doet wat\n- Joris: lijst van de etiketten\n- Fatima: prijzen voor een tweede printer",
			["Joris", "Fatima"],
		],
		[
			"en owner label",
			"Page of 3 May 2026\nOwner of this page: Noor El-Amin (PM Retention)\n\n12 of 40 parcels come back because nobody checks the labels.",
			["Noor El-Amin"],
		],
		[
			"en owner label2",
			"Memo of 3 May 2026\n\n12 of 40 parcels come back because nobody checks the labels. (Dev lead: Tomasz Wilk)",
			["Tomasz Wilk"],
		],
		[
			"de owner label",
			"Vermerk vom 3. Mai 2026\n\n12 von 40 Paketen kommen zurück, weil niemand die Etiketten prüft.\n\nVerantwortlich: Jana Kessler, Vertretung: T. Dornbusch",
			["Jana Kessler", "T. Dornbusch"],
		],
		[
			"fr owner label",
			"Note du 3 mai 2026\n\n12 colis sur 40 reviennent parce que personne ne contrôle les étiquettes.\n\nPilote : Lucie Moreau",
			["Lucie Moreau"],
		],
		[
			"es owner label",
			"Nota del 3 de mayo de 2026\n\n12 de 40 paquetes vuelven porque nadie revisa las etiquetas.\n\nResponsable: Nuria Peña",
			["Nuria Peña"],
		],
		[
			"it owner label",
			"Nota del 3 maggio 2026\n\n12 pacchi su 40 tornano indietro perché nessuno controlla le etichette.\n\nReferente: Paola Zanchi",
			["Paola Zanchi"],
		],
		[
			"nl owner label",
			"Notitie van 3 mei 2026\n\n12 van de 40 pakketten komen terug omdat niemand de etiketten controleert.\n\nTrekker: Ria Postma",
			["Ria Postma"],
		],
		[
			"en caps transcript",
			"Minutes, 3 May 2026\nPresent: Carla Osten (chair), Denny Faulk (Transport Manager), Priya Raman (Business Administrator).\n\nOSTEN: 12 of 40 parcels come back.\nFAULK: Nobody checks the labels.\nRAMAN: The list is from 2019. Faulk's team has no printer.\nFAULK: I'll have the list by May 20.\n\nTo do\nRaman – the count",
			["Carla Osten", "Denny Faulk", "Priya Raman"],
		],
		[
			"en transcript initials",
			"Interview of 3 May 2026\nInterviewer: Jo Marsh (JM), plant: Kit Dale (KD)\n\nJM: How many come back?\nKD: 12 of 40, nobody checks the labels.\nJM: Who could?\nKD: I can look after that.",
			["Jo Marsh", "Kit Dale"],
		],
		[
			"de transcript",
			"Protokoll vom 3. Mai 2026\nAnwesend: Fr. Reimann (Pflege), Hr. Kessler (GF)\n\nReimann: 12 von 40 Betten stehen leer, weil niemand meldet.\nKessler: Das übernehme ich bis Juni.\nReimann: Gut.",
			["Reimann", "Kessler"],
		],
		[
			"en initial",
			"Memo of 3 May 2026\n\n12 of 40 parcels come back because nobody checks the labels. K. Dale will look after the labels, S. Moss the printer.",
			["K. Dale", "S. Moss"],
		],
		[
			"de initial",
			"Vermerk vom 3. Mai 2026\n\n12 von 40 Paketen kommen zurück, weil niemand die Etiketten prüft. K. Dahl kümmert sich um die Etiketten.",
			["K. Dahl"],
		],
		[
			"en arrows",
			"Memo of 3 May 2026\n\n12 of 40 parcels come back because nobody checks the labels.\n\nActions\n- labels -> Nora Finch\n- printer -> Jack Dale",
			["Nora Finch", "Jack Dale"],
		],
		[
			"en decides",
			"Memo of 3 May 2026\n\n12 of 40 parcels come back because nobody checks the labels. Katya Brandt (CPO) decides on 28 May.",
			["Katya Brandt"],
		],
		[
			"de kümmert",
			"Mail vom 3. Mai 2026\n\n12 von 40 Paketen kommen zurück, weil niemand die Etiketten prüft. Um die Etiketten kümmert sich Jana Kessler, den Drucker übernimmt Herr Dornbusch.",
			["Jana Kessler", "Dornbusch"],
		],
		[
			"fr s'en occupe",
			"Note du 3 mai 2026\n\n12 colis sur 40 reviennent parce que personne ne contrôle les étiquettes. Lucie Moreau s'occupe des étiquettes, Bruno de l'imprimante.",
			["Bruno", "Lucie Moreau"],
		],
		[
			"es se encarga",
			"Nota del 3 de mayo de 2026\n\n12 de 40 paquetes vuelven porque nadie revisa las etiquetas. De las etiquetas se encarga Nuria Peña.",
			["Nuria Peña"],
		],
		[
			"it si occupa",
			"Nota del 3 maggio 2026\n\n12 pacchi su 40 tornano indietro perché nessuno controlla le etichette. Delle etichette si occupa Paola Zanchi.",
			["Paola Zanchi"],
		],
		[
			"nl pakt op",
			"Notitie van 3 mei 2026\n\n12 van de 40 pakketten komen terug omdat niemand de etiketten controleert. Ria Postma pakt de etiketten op.",
			["Ria Postma"],
		],
		[
			"en, behind a post",
			"Memo of 3 May 2026\n\n12 of 40 parcels come back. The foreman Pete Marsh counts them, nobody checks the labels.",
			["Pete Marsh"],
		],
		[
			"it, behind a post",
			"Nota del 3 maggio 2026\n\n12 pacchi su 40 tornano. Il caporeparto Bruni li conta, nessuno controlla le etichette.",
			["Bruni"],
		],
		[
			"es, behind a post",
			"Nota del 3 de mayo de 2026\n\n12 de 40 paquetes vuelven. La directora Marta Ruiz los cuenta, nadie revisa las etiquetas.",
			["Marta Ruiz"],
		],
		[
			"en, a row of two cells",
			"Memo of 3 May 2026\n\n12 of 40 parcels come back because nobody checks the labels.\n\nOwner\tNora Finch\nBudget\t£20,000\nDeadline\t30 November 2026",
			["Nora Finch"],
		],
		[
			"en, behind a price",
			"Memo of 3 May 2026\n\n12 of 40 parcels come back because nobody checks the labels.\n\nOn the table\n- a second printer, about £9,000, 4 weeks – Sade Finch\n- new labels, £2,000 – Jack Dale",
			["Sade Finch", "Jack Dale"],
		],
	])("is known by how it is told: %s", (_, text, expected) => {
		expect(names(text).toSorted()).toEqual(expected.toSorted());
	});

	it.each([
		[
			"en depts",
			"Memo of 3 May 2026\n\n12 of 40 parcels come back. Design says 3 weeks. Sales complains. Customer Care says nobody checks. Finance (Q2) is late.\nTo: Management Team",
			[] as string[],
		],
		[
			"fr depts",
			"Note du 3 mai 2026\n\n12 colis sur 40 reviennent. Mairie de Sost : le fichier date de 2020. Labo : pas de contrôle. Conseil syndical : rien.",
			[] as string[],
		],
		[
			"nl depts",
			"MEMO\n\nAan: MT Wonen\nVan: Hanneke Rijpstra\nDatum: 3 mei 2026\n\n12 van de 40 pakketten komen terug. Verhuur begint te laat. Vastgoed stuurt op kosten.",
			["Hanneke Rijpstra"] as string[],
		],
		[
			"de dept",
			"Vermerk vom 3. Mai 2026\n\n12 von 40 Paketen kommen zurück. Einkauf: keine Zeit. Betriebsrat: nur mit Vereinbarung. Nächstes Treffen: 26. Mai, Raum Bodensee.",
			[] as string[],
		],
		[
			"en labels",
			"Memo of 3 May 2026\n\n12 of 40 parcels come back because nobody checks the labels.\n\nTo do\n- Labels: new list\n- Printer: prices\n- Website – new page",
			[] as string[],
		],
		[
			"de labels",
			"Vermerk vom 3. Mai 2026\n\n12 von 40 Paketen kommen zurück, weil niemand die Etiketten prüft.\n\nNächste Schritte\n- Etiketten: neue Liste\n- Drucker: Preise einholen\n- Homepage – neue Seite",
			[] as string[],
		],
		[
			"de, a place behind a post",
			"Vermerk vom 3. Mai 2026\n\n12 von 40 Paketen kommen zurück. Bereichsleiter Einkauf und Werkleiter Süd zählen sie.",
			[],
		],
	])("is no part of the organisation and no thing: %s", (_, text, expected) => {
		expect(names(text)).toEqual(expected);
	});

	it("keeps the post that stands in brackets behind a name", () => {
		const { people } = caseOfText(
			"Nota del 3 de mayo de 2026\n\n12 de 40 paquetes vuelven porque nadie revisa las etiquetas.\n\nResponsables\nJulián Santos (Informática): exportación.",
		);
		expect(people.map(({ name, role, answers }) => [name, role, answers])).toEqual([
			["Julián Santos", "Informática", true],
		]);
	});
});
