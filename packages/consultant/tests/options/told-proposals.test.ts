import { describe, expect, it } from "vitest";
import { caseOfText } from "../read-text.ts";

const optionsOf = (text: string) => caseOfText(text).options.map(({ label }) => label);

const before: Record<string, string> = {
	en: "Boiler house, 4 March 2026\n\nOf 90 boilers 31 failed last winter.",
	de: "Heizhaus, 4. März 2026\n\nVon 90 Kesseln fielen im letzten Winter 31 aus.",
	fr: "Chaufferie, 4 mars 2026\n\nSur 90 chaudières, 31 sont tombées en panne l'hiver dernier.",
	es: "Sala de calderas, 4 de marzo de 2026\n\nDe 90 calderas fallaron 31 el invierno pasado.",
	it: "Centrale termica, 4 marzo 2026\n\nSu 90 caldaie 31 si sono fermate l'inverno scorso.",
	nl: "Ketelhuis, 4 maart 2026\n\nVan de 90 ketels vielen er vorige winter 31 uit.",
};

describe("what a text tells that somebody puts forward", () => {
	it.each([
		["en", "The foreman suggested replacing the burners. Costs £9,000.", "Replacing the burners"],
		["en", "Her idea was to hire a second fitter, £31,000 a year.", "Hire a second fitter"],
		["en", "Anna would like to send two fitters on the course (£1,400).", "Send two fitters on the course"],
		["de", "Der Meister schlägt vor, die Brenner zu tauschen. Kostet 9.000 €.", "Die Brenner zu tauschen"],
		[
			"de",
			"Frau Beck möchte zwei Leute auf den Kurs schicken (1.400 €).",
			"Zwei Leute auf den Kurs schicken",
		],
		["de", "Jens wirft noch ein: ein zweiter Monteur, 31.000 € im Jahr.", "Ein zweiter Monteur"],
		["fr", "Le contremaître propose de remplacer les brûleurs, 9 000 €.", "Remplacer les brûleurs"],
		[
			"fr",
			"Anne voudrait envoyer deux techniciens en formation (1 400 €).",
			"Envoyer deux techniciens en formation",
		],
		["es", "El encargado propuso cambiar los quemadores. Cuesta 9.000 €.", "Cambiar los quemadores"],
		["es", "Ana quisiera enviar a dos técnicos al curso (1.400 €).", "Enviar a dos técnicos al curso"],
		["it", "Il caporeparto propone di sostituire i bruciatori, 9.000 euro.", "Sostituire i bruciatori"],
		["it", "Anna vorrebbe mandare due tecnici al corso (1.400 euro).", "Mandare due tecnici al corso"],
		["nl", "De voorman stelt voor om de branders te vervangen. Kost 9.000 euro.", "De branders te vervangen"],
		["nl", "Anna opperde nog om twee monteurs op te leiden, 1.400 euro.", "Twee monteurs op te leiden"],
		[
			"nl",
			"Karin wil twee monteurs naar de cursus sturen (1.400 euro).",
			"Twee monteurs naar de cursus sturen",
		],
	])("is an option, named by what is meant, where it has a price (%s: %s)", (language, said, option) => {
		expect(optionsOf(`${before[language]}\n\n${said}`)).toEqual([option]);
	});

	it.each([
		["en", "Nobody suggested replacing the burners. That costs £9,000."],
		["en", "The board wants to see the £9,000 of repairs explained by June."],
		["en", "The fitters want to know where the money went."],
		["de", "Der Vorstand will die 9.000 € für Reparaturen erklärt sehen."],
		["de", "Die Monteure möchten endlich wissen, wo das Geld bleibt."],
		["fr", "La direction veut savoir où sont passés les 9 000 € de réparations."],
		["es", "La dirección quiere saber dónde están los 9.000 € de reparaciones."],
		["it", "La direzione vuole sapere dove sono finiti i 9.000 euro di riparazioni."],
		["nl", "De directie wil weten waar de 9.000 euro voor reparaties gebleven is."],
		["en", "The insurer proposed a surcharge last year."],
	])(
		"is none where somebody only wants to know, nobody does, or no price stands by it (%s: %s)",
		(language, said) => {
			expect(optionsOf(`${before[language]}\n\n${said}`)).toEqual([]);
		},
	);

	it.each([
		["en", "What people would do", "The deputy's thought was to close the old hall."],
		["de", "Was die Leute tun würden", "Die Leiterin möchte die alte Halle schließen."],
		["fr", "Ce que chacun ferait", "La directrice voudrait fermer la vieille halle."],
		["es", "Lo que harían", "La directora quisiera cerrar la nave vieja."],
		["it", "Cosa farebbero", "La direttrice vorrebbe chiudere il vecchio capannone."],
		["nl", "Wat mensen zouden doen", "De directeur zou graag de oude hal sluiten."],
	])("is an option without a price below a list of others (%s)", (language, heading, said) => {
		const priced = { en: "£9,000", fr: "9 000 €" }[language] ?? "9.000 €";
		const items = `- ${burners[language]}: ${priced}\n- ${fitter[language]}: ${priced}`;
		expect(optionsOf(`${before[language]}\n\n${heading}\n${items}\n\n${said}`)).toHaveLength(3);
	});
});

const burners: Record<string, string> = {
	en: "New burners",
	de: "Neue Brenner",
	fr: "Nouveaux brûleurs",
	es: "Quemadores nuevos",
	it: "Bruciatori nuovi",
	nl: "Nieuwe branders",
};
const fitter: Record<string, string> = {
	en: "A second fitter",
	de: "Ein zweiter Monteur",
	fr: "Un deuxième technicien",
	es: "Un segundo técnico",
	it: "Un secondo tecnico",
	nl: "Een tweede monteur",
};

describe("a question that suggests something, first below a name in a chat", () => {
	it.each([
		["en", "could we not just hire a second fitter?", "Hire a second fitter"],
		["de", "könnten wir nicht einen zweiten Monteur einstellen?", "Einen zweiten Monteur einstellen"],
		["fr", "pourquoi ne pas prendre un deuxième technicien ?", "Prendre un deuxième technicien"],
		["es", "¿y si contratamos a un segundo técnico?", "¿y si contratamos a un segundo técnico?"],
		["it", "perché non prendiamo un secondo tecnico?", "perché non prendiamo un secondo tecnico?"],
		["nl", "kunnen we niet een tweede monteur aannemen?", "Een tweede monteur aannemen"],
	])("is an option (%s)", (language, said, option) => {
		expect(optionsOf(`${before[language]}\n\nAnna Bell  10:02\n${said}\n\nTom Hart  10:04\nHm.`)).toEqual([
			option,
		]);
	});

	it("is none where it only asks", () => {
		expect(optionsOf(`${before.en}\n\nAnna Bell  10:02\nwhy do they fail?\n\nTom Hart  10:04\nHm.`)).toEqual(
			[],
		);
	});
});

it("what the asker tells that somebody else proposed is an answer to the own question", () => {
	const talk =
		"ANNA: Any ideas?\nTOM: New burners. £9,000 and two months.\nANNA: The insurer proposed an alarm for every boiler. 12,000 to install.";
	const named = optionsOf(`${before.en}\n\n${talk}`).map((label) => label.split(".")[0]);
	expect(named).toEqual(["New burners", "An alarm for every boiler"]);
});

describe("a heading in capitals with a name in brackets", () => {
	it.each([
		["en", "OPTIONS", "THE DIRECTOR (Ms Bell), IN CLOSING"],
		["de", "VORSCHLÄGE", "DIE LEITERIN (Frau Beck), ZUM SCHLUSS"],
		["fr", "PISTES", "LA DIRECTRICE (Mme Bell), EN CONCLUSION"],
		["es", "PROPUESTAS", "LA DIRECTORA (Sra. Bell), AL CERRAR"],
		["it", "PROPOSTE", "LA DIRETTRICE (dott.ssa Bell), IN CHIUSURA"],
		["nl", "VOORSTELLEN", "DE DIRECTEUR (mevr. Bell), TOT SLOT"],
	])("ends the list of options above it (%s)", (language, heading, next) => {
		const said = closing[language];
		expect(optionsOf(`${before[language]}\n\n${heading}\n${burners[language]}.\n\n${next}\n${said}`)).toEqual(
			[burners[language]],
		);
	});
});

const closing: Record<string, string> = {
	en: "Thank you all for coming.",
	de: "Danke, dass alle gekommen sind.",
	fr: "Merci à tous d'être venus.",
	es: "Gracias a todos por venir.",
	it: "Grazie a tutti per essere venuti.",
	nl: "Dank dat iedereen is gekomen.",
};
