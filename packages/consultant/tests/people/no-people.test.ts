import { describe, expect, it } from "vitest";
import { accountableDecision } from "../../src/decisions/accountable-decision.ts";
import { lostBoxes, names } from "../lost-boxes.ts";
import { caseOfText } from "../read-text.ts";

describe("who is to answer for something", () => {
	it.each([
		["de", "Mit freundlichen Grüßen\nDipl.-Kfm. Hartwig Sommer", ["Hartwig Sommer"]],
		["de", "Mit freundlichen Grüßen\nDipl.-Wirt.-Ing. (FH) Hartwig Sommer", ["Hartwig Sommer"]],
		[
			"de",
			"Dr.-Ing. Ute Brandl leitet die Prüfung. Mag. Franz Auer schreibt mit.",
			["Franz Auer", "Ute Brandl"],
		],
		[
			"en",
			"Prepared by Imelda Frost, BSc, CEng. Approved by Prof. Cyril Dunne.",
			["Cyril Dunne", "Imelda Frost"],
		],
		["fr", "Rédigé par Ing. Aurore Binet. Vu par Me Régis Faure, notaire.", ["Aurore Binet", "Régis Faure"]],
		["es", "Responsable: Lic. Ramona Vidal. Redactado por Ing. Tomás Rey.", ["Ramona Vidal", "Tomás Rey"]],
		["it", "Referente: Geom. Elvio Conti. Redatto da Ing. Dalia Serra.", ["Dalia Serra", "Elvio Conti"]],
		[
			"nl",
			"Verantwoordelijk: ir. Wiebe Postma. Opgesteld door drs. Geeske Mol.",
			["Geeske Mol", "Wiebe Postma"],
		],
	] as const)("is called without titles and degrees (%s: %s)", (language, text, expected) => {
		expect(names(language, text)).toEqual(expected);
	});

	it.each([
		["it", "Vorrei scendere al 18 % entro aprile.", []],
		["it", "Lo ha scritto il dott. Amati. Decide Amati, riunione del 27 novembre.", ["Amati"]],
		["es", "Quisiera bajar al 18 % antes de abril.", []],
	] as const)("is no verb that opens a sentence (%s: %s)", (language, text, expected) => {
		expect(names(language, text)).toEqual(expected);
	});

	it.each([
		["en", "Also: invoices for Sep, ring mum, order tape. The yard moved us to Thu, says the driver."],
		["de", "Noch offen: Abrechnung für Okt, Oma anrufen. Termin am Mi, sagt der Fahrer. Mo prüft das Labor."],
		["fr", "À faire : factures de Févr, appeler mamie. Report au Mer, dit le chauffeur."],
		["es", "Pendiente: facturas de Dic, llamar al jefe. Pasamos a Mié, dice el conductor."],
		["it", "Da fare: fatture di Ott, chiamare il capo. Spostato a Gio, dice l'autista."],
		["nl", "Nog te doen: facturen van Okt, oma bellen. Verzet naar Woe, zegt de chauffeur."],
	] as const)("is no month and no day of the week, short or whole (%s: %s)", (language, text) => {
		expect(names(language, text)).toEqual([]);
	});

	it.each([
		["en", "Contact: charity Hope and Harbour, Leith. The co-operative Green Acre says the boxes are late."],
		["de", "Verantwortlich: Verein Sonne und Regen, Kiel. Die Stiftung Lindenhof meint, die Kisten fehlen."],
		["fr", "Porteur : association Graine et Partage, Dinan. La fondation Horizon pense que tout va bien."],
		["es", "Responsable: asociación Tierra y Rueda, Lugo. La cooperativa Valdeflor dice que falta papel."],
		["it", "Referente: associazione Seme e Pane, Alba. La cooperativa Girasole pensa che basti."],
		["nl", "Verantwoordelijk: stichting Zon en Zee, Hoorn. De vereniging Zuiderkring zegt dat het lukt."],
	] as const)("is no organisation that is called one (%s: %s)", (language, text) => {
		expect(names(language, text)).toEqual([]);
	});

	it.each([
		["en", "The contractor (Clearvale) rotates staff. Clearvale says the boxes arrive. Talk to Clearvale."],
		[
			"de",
			"Der Dienstleister (Blankweiß) wechselt das Personal. Blankweiß sagt, die Kisten kommen an. Gespräch mit Blankweiß.",
		],
		["fr", "Le prestataire (Netclair) change d'équipe. Netclair dit que tout arrive. Parler à Netclair."],
		[
			"es",
			"Personal de la contrata (Limpiasol). Limpiasol certifica que todo llega. Hablar con Limpiasol de la formación.",
		],
		["it", "Il fornitore (Puliblu) cambia squadra. Puliblu dice che tutto arriva. Parlare con Puliblu."],
		[
			"nl",
			"De aannemer (Schoonmax) wisselt van ploeg. Schoonmax zegt dat alles aankomt. Praten met Schoonmax.",
		],
	] as const)("is no firm that a bracket has named once (%s: %s)", (language, text) => {
		expect(names(language, text)).toEqual([]);
	});

	it.each([
		[
			"en",
			"Riverside Growers, Ltd. signs. Q. No.\nA. The County pays.\nQ. Who?\nA. Everybody.\nQ. When?\nA. In spring.",
		],
		[
			"es",
			"Cooperativa La Vega, S. Coop.\nP. No.\nR. La Diputación paga.\nP. ¿Quién?\nR. Todos.\nP. ¿Cuándo?\nR. Ya.",
		],
		["it", "D. No?\nR. La Provincia paga.\nD. Chi?\nR. Tutti.\nD. Quando?\nR. No."],
		["fr", "Q. Non ?\nR. La Région paie.\nQ. Qui ?\nR. Tous.\nQ. Quand ?\nR. Non."],
	] as const)(
		"is no letter that marks questions and answers, and no legal form (%s: %s)",
		(language, text) => {
			expect(names(language, text)).toEqual([]);
		},
	);

	it.each([
		["en", "Seconded Okonjo, carried. Present: Okonjo, Dale, Varga.", ["Dale", "Okonjo"]],
		[
			"fr",
			"Former Joëlle et Sandrine coûte 6 400 €. Fermer l'une des deux ferait gagner 1,6 M€ avant le 3 mai 2027.",
			["Joëlle"],
		],
		[
			"es",
			"Formar a Candela cuesta 400 €. Cerrar una de las dos ahorra 1,6 M€ antes del 3 de mayo de 2027.",
			[],
		],
		[
			"it",
			"Formare Benedetta costa 400 €. Chiudere una delle due fa risparmiare 1,6 milioni entro il 3 maggio 2027.",
			["Benedetta"],
		],
		["de", "Notiz: Laut Wartungsbuch ist die Pumpe geprüft. Klingen: hat noch niemand übernommen.", []],
		["it", "Mazzoni: mancano le scatole.\nSempre Mazzoni: nessuno le conta.\nMazzoni: e costa.", ["Mazzoni"]],
		[
			"fr",
			"Masson : il manque des cartons.\nToujours Masson : personne ne compte.\nMasson : et ça coûte.",
			["Masson"],
		],
	] as const)("is called without the word that opens the sentence (%s: %s)", (language, text, expected) => {
		expect(names(language, text).filter((name) => expected.every((each) => each !== name))).toEqual([]);
		for (const each of expected) expect(names(language, text)).toContain(each);
	});

	it.each([
		["en", "Nobody watches the certificates since Moira Keane retired in August. Ask Ansel Drew."],
		["de", "Mit Frau Moira Keane ist im Herbst die Letzte in den Ruhestand gegangen. Zuständig: Ansel Drew."],
		["fr", "Mme Moira Keane est partie en juin, personne ne suit. Responsable : Ansel Drew."],
		["es", "Desde que se jubiló Moira Keane nadie lo sigue. Responsable: Ansel Drew."],
		["it", "Da quando Moira Keane è andata in pensione nessuno segue. Responsabile: Ansel Drew."],
		["nl", "Moira Keane met pensioen, haar kennis de deur uit. Verantwoordelijk: Ansel Drew."],
	] as const)("is nobody who has left (%s: %s)", (language, text) => {
		const decision = accountableDecision(caseOfText(`${lostBoxes[language]}\n\n${text}`), "");
		expect(decision?.options.slice(0, -1).map(({ label }) => label)).toEqual(["Ansel Drew"]);
	});

	it.each([
		["en", "Who does what\n- Knives: nobody has taken them\n- Moss: list of the knives. Moss counts."],
		[
			"de",
			"Wer macht was\n- Klingen: hat noch niemand übernommen\n- Moss: Liste der Klingen. Klingen sind knapp.",
		],
		["fr", "Qui fait quoi\n- Lames : personne ne les a prises\n- Moss : liste des lames. Lames usées."],
		["es", "Quién hace qué\n- Cuchillas: nadie las lleva\n- Moss: lista de cuchillas. Cuchillas gastadas."],
		["it", "Chi fa cosa\n- Lame: nessuno le segue\n- Moss: elenco delle lame. Lame consumate."],
		[
			"nl",
			"Wie doet wat\n- Messen: niemand heeft ze opgepakt\n- Moss: lijst van de messen. Messen zijn bot.",
		],
	] as const)("is nothing that nobody has taken (%s: %s)", (language, text) => {
		expect(names(language, text)).toEqual(["Moss"]);
	});
});
