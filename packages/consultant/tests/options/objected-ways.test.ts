import { describe, expect, it } from "vitest";
import type { KnownLanguage } from "../../src/languages/language.ts";
import { caseOfText } from "../read-text.ts";
import { walked } from "../walked.ts";

const memos: Record<KnownLanguage, string> = {
	en: "Note, 3 March 2026\n\n14 % of the parcels were late because nobody plans the second van. The target is 3 % by 30 September 2026.\n\nOptions\nA. Plan both vans each evening, £6,000, 4 weeks.\nB. Sort at the north gate, £9,000, 5 weeks.\nC. Lease a label printer, £8,000, 2 weeks.",
	de: "Notiz, 3. März 2026\n\n14 % der Pakete kamen zu spät, weil niemand den zweiten Wagen plant. Ziel sind 3 % bis 30. September 2026.\n\nVorschläge\nA. Beide Wagen jeden Abend planen, 6.000 €, 4 Wochen.\nB. Am Nordtor sortieren, 9.000 €, 5 Wochen.\nC. Einen Etikettendrucker mieten, 8.000 €, 2 Wochen.",
	fr: "Note, 3 mars 2026\n\n14 % des colis étaient en retard parce que personne ne planifie la deuxième camionnette. L'objectif est de 3 % au 30 septembre 2026.\n\nPropositions\nA. Planifier les deux camionnettes chaque soir, 6 000 €, 4 semaines.\nB. Trier à la porte nord, 9 000 €, 5 semaines.\nC. Louer une imprimante, 8 000 €, 2 semaines.",
	es: "Nota, 3 de marzo de 2026\n\nEl 14 % de los paquetes llegaron tarde porque nadie planifica la segunda furgoneta. El objetivo es el 3 % antes del 30 de septiembre de 2026.\n\nPropuestas\nA. Planificar las dos furgonetas cada tarde, 6.000 €, 4 semanas.\nB. Clasificar en la puerta norte, 9.000 €, 5 semanas.\nC. Alquilar una impresora, 8.000 €, 2 semanas.",
	it: "Nota, 3 marzo 2026\n\nIl 14 % dei pacchi era in ritardo perché nessuno pianifica il secondo furgone. L'obiettivo è il 3 % entro il 30 settembre 2026.\n\nProposte\nA. Pianificare i due furgoni ogni sera, 6.000 €, 4 settimane.\nB. Smistare alla porta nord, 9.000 €, 5 settimane.\nC. Noleggiare una stampante, 8.000 €, 2 settimane.",
	nl: "Notitie, 3 maart 2026\n\n14 % van de pakketten was te laat omdat niemand de tweede bus plant. Het doel is 3 % op 30 september 2026.\n\nVoorstellen\nA. Beide bussen elke avond plannen, € 6.000, 4 weken.\nB. Sorteren bij de noordpoort, € 9.000, 5 weken.\nC. Een labelprinter huren, € 8.000, 2 weken.",
};

const objectedIn = (language: KnownLanguage, said: string) =>
	caseOfText(`${memos[language]}\n\n${said}`).options.map(({ objections }) => (objections ?? []).length);

describe("What somebody says against a way", () => {
	it.each<[KnownLanguage, string]>([
		["en", "Mr Amend thinks option B is premature, his depot changes over in summer."],
		["en", "Ms Nespolo advises against B before the rules are written."],
		["de", "Herr Amend hält Punkt B für verfrüht, sein Lager stellt erst im Sommer um."],
		["de", "Frau Nespolo rät von B ab."],
		["fr", "M. Amend juge la proposition B prématurée."],
		["fr", "Mme Nespolo déconseille la B avant que la règle soit écrite."],
		["es", "El señor Amend considera la propuesta B prematura."],
		["es", "La señora Nespolo desaconseja la B antes de escribir la norma."],
		["it", "Il signor Amend ritiene la proposta B prematura."],
		["it", "L'ing. Nespolo sconsiglia la B prima che la procedura sia scritta."],
		["nl", "De heer Amend vindt voorstel B voorbarig."],
		["nl", "Mevrouw Nespolo raadt de B af."],
	])("is told with it (%s: %s)", (language, said) => {
		expect(objectedIn(language, said)).toEqual([0, 1, 0]);
	});
});

const chats: [KnownLanguage, string, string][] = [
	[
		"en",
		"Tom: Option 2: sort at the north gate, £9,000, 5 weeks.",
		"Lia: That would change nothing if they still drive without the part.",
	],
	[
		"de",
		"Tom: Vorschlag 2: am Nordtor sortieren, 9.000 €, 5 Wochen.",
		"Lia: Das bringt nichts, wenn sie weiter ohne das Teil fahren.",
	],
	[
		"fr",
		"Tom : Option 2 : trier à la porte nord, 9 000 €, 5 semaines.",
		"Lia : Cela ne sert à rien s'ils partent sans la pièce.",
	],
	[
		"es",
		"Tom: Opción 2: clasificar en la puerta norte, 9.000 €, 5 semanas.",
		"Lia: Eso no sirve de nada si siguen yendo sin la pieza.",
	],
	[
		"it",
		"Tom: Opzione 2: smistare alla porta nord, 9.000 €, 5 settimane.",
		"Lia: Questo non serve a niente se partono senza il pezzo.",
	],
	[
		"nl",
		"Tom: Optie 2: sorteren bij de noordpoort, € 9.000, 5 weken.",
		"Lia: Dat helpt niets als ze zonder het onderdeel rijden.",
	],
];

describe("An answer right behind the line of a way", () => {
	it.each(chats)("is said against it (%s)", (language, way, answer) => {
		const [head = ""] = memos[language].split(/\n\n(?:Opt|Voo?r|Prop)/u);
		const { options } = caseOfText(`${head}\n\n${way}\n\n${answer}`);
		const objected = options.find(({ label }) => /noo?r/iu.test(label));
		expect(objected?.standing).toBe("rejected");
	});
});

describe("A way by which somebody says that what is forbidden to touch would be lost", () => {
	it.each<[KnownLanguage, string, string]>([
		[
			"en",
			", though Jonas reckons we'd lose Corrigan over it.",
			"The Corrigan contract must not be touched.",
		],
		[
			"de",
			", aber Jonas meint, wir würden Corrigan damit verlieren.",
			"Der Vertrag mit Corrigan darf nicht angetastet werden.",
		],
		[
			"fr",
			", mais Jonas pense que nous perdrions Corrigan.",
			"Il ne faut pas toucher au contrat avec Corrigan.",
		],
		["es", ", pero Jonas cree que perderíamos a Corrigan.", "El contrato con Corrigan no se debe tocar."],
		["it", ", ma Jonas pensa che perderemmo Corrigan.", "Il contratto con Corrigan non si deve toccare."],
		[
			"nl",
			", maar Jonas denkt dat we Corrigan daardoor verliezen.",
			"Het contract met Corrigan mag niet veranderen.",
		],
	])("carries the warning and is not the one recommended (%s%s)", (language, said, mustNot) => {
		const text = memos[language].replace(/(\nA\. [^\n]+)\.(?=\n)/u, `$1${said}`);
		expect(text).not.toBe(memos[language]);
		const { options } = walked(`${text}\n\n${mustNot}`);
		const [risky] = options.filter(({ description }) => description?.includes("Jonas"));
		expect(risky?.warning).toContain("Corrigan");
		const chosen = options.find(({ recommended }) => recommended);
		expect(chosen?.label).not.toContain(risky?.label);
	});
});

it("What the text recommends all the same stays recommended, with what was said against it", () => {
	const { options } = caseOfText(
		`${memos.en}\n\nMr Amend thinks option B is premature.\n\nMy own preference is B, with A.`,
	);
	expect(options.map(({ standing, objections }) => [standing, objections.length])).toEqual([
		["recommended", 0],
		["recommended", 1],
		["open", 0],
	]);
});
