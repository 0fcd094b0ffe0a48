import { describe, expect, it } from "vitest";
import { names } from "../lost-boxes.ts";

describe("somebody is known by what stands around the name", () => {
	it.each([
		["en", "Hi Odalys,\nthe pump tripped twice.\nCheers, Brannoch", ["Brannoch", "Odalys"]],
		["de", "Liebe Irmelin,\ndie Pumpe steht.\nLG Ubbo", ["Irmelin", "Ubbo"]],
		[
			"fr",
			"Chère Maïwenn, la cuisine est à l'arrêt.\nBien à vous,\nSidonie Vasseur, intendante",
			["Maïwenn", "Sidonie Vasseur"],
		],
		[
			"es",
			"Querida Candelaria, la cocina está parada.\nUn saludo,\nDomitila Rey",
			["Candelaria", "Domitila Rey"],
		],
		["it", "Cara Serafina, la cucina è ferma.\nDistinti saluti\nIsotta Greco", ["Isotta Greco", "Serafina"]],
		[
			"nl",
			"Lieve Machteld, de keuken ligt stil.\nMet vriendelijke groet,\nHidde Bos",
			["Hidde Bos", "Machteld"],
		],
	] as const)("by a greeting and a farewell: %s", (language, text, expected) => {
		expect(names(language, text)).toEqual(expected);
	});

	it.each([
		[
			"en",
			"Contact: Ianthe Moss, Estates. The caretaker Wulfric Bray agrees.",
			["Ianthe Moss", "Wulfric Bray"],
		],
		[
			"de",
			"Leitung: Eginhard Moll. Die Heimleiterin Hiltrud Kern stimmt zu.",
			["Eginhard Moll", "Hiltrud Kern"],
		],
		[
			"fr",
			"Responsable : Perrine Oudot. L'infirmière Adélaïde Rey tient le registre.",
			["Adélaïde Rey", "Perrine Oudot"],
		],
		[
			"es",
			"Responsable: Herminia Paz. La enfermera Gaudencia Ríos lleva el registro.",
			["Gaudencia Ríos", "Herminia Paz"],
		],
		[
			"it",
			"Referente: Fedora Neri. L'infermiera Gilda Ronchi tiene il registro.",
			["Fedora Neri", "Gilda Ronchi"],
		],
		[
			"nl",
			"Verantwoordelijk: Mintje Smit. De verpleegkundige Geesje Rook noteert het.",
			["Geesje Rook", "Mintje Smit"],
		],
	] as const)("by a label and by a post: %s", (language, text, expected) => {
		expect(names(language, text)).toEqual(expected);
	});

	it.each([
		["en", "Since Lowri left nobody has the key. Prepared by Caspian Holt.", ["Caspian Holt", "Lowri"]],
		[
			"de",
			"Seit Swantje in Rente ist, hat keiner den Schlüssel. Geprüft von Leopold Nagy.",
			["Leopold Nagy", "Swantje"],
		],
		[
			"fr",
			"Depuis que Barnabé est parti, personne n'a la clé. Rapport établi par Théodule Brac.",
			["Barnabé", "Théodule Brac"],
		],
		[
			"es",
			"Desde que Froilán se jubiló nadie tiene la llave. Elaborado por Edelmira Sanz.",
			["Edelmira Sanz", "Froilán"],
		],
		[
			"it",
			"Da quando Quirino è andato in pensione nessuno ha la chiave. Redatto da Eufemia Sala.",
			["Eufemia Sala", "Quirino"],
		],
		[
			"nl",
			"Sinds Douwe met pensioen is heeft niemand de sleutel. Opgesteld door Reinoud Vos.",
			["Douwe", "Reinoud Vos"],
		],
	] as const)("by what happens to people, and who has made something: %s", (language, text, expected) => {
		expect(names(language, text)).toEqual(expected);
	});

	it.each([
		["en", "Sunniva and Jago count by hand. Could Tamar check the seals?", ["Jago", "Sunniva", "Tamar"]],
		["de", "Kollegin Tamm und Bosse haben gezählt. Frag mal die Ewa.", ["Bosse", "Ewa", "Tamm"]],
		["fr", "Ysaline et Côme recomptent tout. C'est Blandine qui a la clé.", ["Blandine", "Côme", "Ysaline"]],
		[
			"es",
			"Iluminada y Crispín cuentan a mano. La llave la tiene Amadora.",
			["Amadora", "Crispín", "Iluminada"],
		],
		["it", "Onorina e Learco contano a mano. La chiave ce l'ha Amabile.", ["Amabile", "Learco", "Onorina"]],
		["nl", "Foekje en Lammert tellen met de hand. Vraag het aan Harke.", ["Foekje", "Harke", "Lammert"]],
	] as const)("by what they do and who is asked: %s", (language, text, expected) => {
		expect(names(language, text)).toEqual(expected);
	});

	it.each([
		[
			"en",
			"Part\tDetail\nWho\tEvelyn Zonn, Kuba Lewan\nHaulier\tArie Bonte & Sons",
			["Evelyn Zonn", "Kuba Lewan"],
		],
		["es", "Asisten: Tirso (taller), Amaranta Gil, el gerente", ["Amaranta Gil", "Tirso"]],
		["it", "Commento 04/03 – Nives Brusa: chiedo la soluzione entro 30 giorni.", ["Nives Brusa"]],
		["fr", "Mme Le Guen et M. de la Tour ont accepté.", ["Le Guen", "M. de la Tour"]],
	] as const)(
		"in tables, lists of those present, tickets, and with the small words of a surname: %s",
		(language, text, expected) => {
			expect(names(language, text)).toEqual(expected);
		},
	);

	it.each([
		[
			"en",
			"Who's got what: Wilmot Pryor – count sheets. Desta (supplies) – wrap. Me – the washer.",
			["Desta", "Wilmot Pryor"],
		],
		["de", "Wer macht was: Irmelin Pohl – Zähllisten. Desta (Einkauf) – Folie.", ["Desta", "Irmelin Pohl"]],
		["fr", "Qui fait quoi : Aurore Pinel – les listes. Desta (achats) – le film.", ["Aurore Pinel", "Desta"]],
		[
			"es",
			"Quién hace qué: Ramona Vidal – las listas. Desta (compras) – el film.",
			["Desta", "Ramona Vidal"],
		],
		["it", "Chi fa cosa: Fedora Neri – gli elenchi. Desta (acquisti) – il film.", ["Desta", "Fedora Neri"]],
		["nl", "Wie doet wat: Mintje Smit – de lijsten. Desta (inkoop) – de folie.", ["Desta", "Mintje Smit"]],
	] as const)("by a line of who does what: %s", (language, text, expected) => {
		expect(names(language, text)).toEqual(expected);
	});

	it.each([
		[
			"de",
			"Da: Rüttimann (Leitung), Frau Gasser (Produktion), Suter (Elektrik)\n\nDie Presse steht.",
			["Gasser", "Rüttimann", "Suter"],
		],
		[
			"en",
			"On the line: ODALYS = Odalys Brand, MD, Perth.\nODALYS: wrong goods.\nKIT: since when?\nODALYS: since May.\nKIT: who knows?",
			["KIT", "Odalys Brand"],
		],
		[
			"fr",
			"Ce que j'attends : Maïwenn, vous prenez la ronde. Yannig, tu appelles le fournisseur.",
			["Maïwenn", "Yannig"],
		],
		[
			"es",
			"Del Prado (Comercial), con propuesta al 29 de mayo.\n\nQuién hace qué\n- Del Prado (Comercial): la propuesta",
			["Del Prado"],
		],
		["nl", "Tjalda de Haas, planner bij de vervoerder, zegt niets.", ["Tjalda de Haas"]],
	] as const)(
		"by lists of those present, by who is told, and with the small words of a surname: %s",
		(language, text, expected) => {
			expect(names(language, text)).toEqual(expected);
		},
	);
});

describe("capital words that are no person", () => {
	it.each([
		[
			"en",
			"Albert Terrace floods. The contract with Penrose Partners ends. Victoria Pumping Station runs. Meet in the Hotel Philippa.",
		],
		[
			"de",
			"Angebot der Fa. Winter liegt vor. Bertha (unser alter Server) läuft. Treffen im Gasthof Kaiser Franz. Regal »Tante Emma« ist leer.",
		],
		["fr", "Le logiciel Margaux plante. Réunion à l'hôtel Victor Hugo. La résidence Jeanne Moreau ferme."],
		["es", "El seminario es en el Hotel Eva Garay. La farmacia Ruiz Lozano cierra. Fiesta de San Isidro."],
		["it", "La motonave Santa Rosalia rientra. Seduta a Villa Teresa. Beatrice è il nome del server."],
		[
			"nl",
			"De Prins Hendrik vaart niet. Vervoerder: Arie Bontekoe & Zn. Overleg in Hotel Johanna. Gesprek met Zwolle, want in Zwolle zit de planning.",
		],
		[
			"en",
			"Comment (IT): nothing yet. Twelfth Night is near. Managing Director and Marine Superintendent are vacant.",
		],
	] as const)("%s: %s", (language, text) => {
		expect(names(language, text)).toEqual([]);
	});
});

it.each([
	[
		"de",
		"Nachts hängen vierzig Busse an den Säulen. Es gibt keinen Alarm, der Hofmeister sieht es erst beim Losfahren.",
	],
	["en", "There is no Alarm, the yard master sees it when he leaves."],
] as const)("a thing of which there is none or one is nobody (%s)", (language, text) => {
	expect(names(language, text)).not.toContain("Alarm");
});
