import { describe, expect, it } from "vitest";
import { problemCostOf } from "../../src/case/problem/problem-cost.ts";
import { caseOfText } from "../read-text.ts";

const memos = {
	en: (said: string) =>
		`Note of 3 March 2026\n\n14 % of our parcels arrive damaged, last year it was 3 %. Nobody checks the boxes. The cutter has been broken since May. ${said} We want to be under 4 % by 30 June 2026.`,
	de: (said: string) =>
		`Vermerk vom 3. März 2026\n\n14 % unserer Pakete kommen beschädigt an, letztes Jahr waren es 3 %. Niemand prüft die Kartons. Der Schneider ist seit Mai defekt. ${said} Bis 30. Juni 2026 wollen wir unter 4 % sein.`,
	fr: (said: string) =>
		`Note du 3 mars 2026\n\n14 % de nos colis arrivent abîmés, l'an dernier c'était 3 %. Personne ne vérifie les cartons. Le massicot est en panne depuis mai. ${said} Il faut passer sous 4 % avant le 30 juin 2026.`,
	es: (said: string) =>
		`Nota del 3 de marzo de 2026\n\nEl 14 % de nuestros paquetes llega dañado, el año pasado era el 3 %. Nadie revisa las cajas. La cortadora está averiada desde mayo. ${said} Queremos bajar del 4 % antes del 30 de junio de 2026.`,
	it: (said: string) =>
		`Nota del 3 marzo 2026\n\nIl 14% dei nostri pacchi arriva danneggiato, l'anno scorso era il 3%. Nessuno controlla le scatole. La taglierina è guasta da maggio. ${said} Vogliamo scendere sotto il 4% entro il 30 giugno 2026.`,
	nl: (said: string) =>
		`Notitie, 3 maart 2026\n\n14% van onze pakketten komt beschadigd aan, vorig jaar was dat 3%. Niemand controleert de dozen. De snijmachine is sinds mei defect. ${said} Voor 30 juni 2026 willen we onder de 4% zijn.`,
} as const;

type Tongue = keyof typeof memos;
const causesWith = (language: Tongue, said: string) =>
	caseOfText(memos[language](said)).causes.map(({ text }) => text);

describe("What somebody says of a way is no cause", () => {
	it.each<[Tongue, string]>([
		["en", "Mara says that would not have saved one of the boxes."],
		["en", "A new hall wouldn't have prevented any of this."],
		["de", "Das hätte keine der Kisten gerettet."],
		["de", "Mara sagt, eine neue Halle würde daran nichts ändern."],
		["fr", "Cela n'aurait évité aucune casse."],
		["es", "Eso no habría evitado ninguna rotura."],
		["it", "Questo non avrebbe salvato nemmeno una scatola."],
		["nl", "Dat zou geen enkele doos hebben gered."],
	])("what it would have brought (%s: %s)", (language, said) => {
		expect(causesWith(language, said)).toEqual(causesWith(language, ""));
	});

	it.each<[Tongue, string]>([
		["en", "With two more packers Mara can run the late shift."],
		["de", "Mit zwei weiteren Packern kann Mara die Spätschicht fahren."],
		["fr", "Avec deux emballeurs de plus, Mara peut tenir l'équipe du soir."],
		["es", "Con dos embaladores más se puede cubrir el turno de tarde."],
		["it", "Con due addetti in più si può coprire il turno serale."],
		["nl", "Met twee extra inpakkers kan Mara de late dienst draaien."],
	])("with what it could be done (%s: %s)", (language, said) => {
		expect(causesWith(language, said)).toEqual(causesWith(language, ""));
	});

	it.each<[Tongue, string]>([
		["en", "With two packers Mara cannot run the late shift."],
		["en", "A check at the gate would have stopped it, but nobody was hired for it."],
		["de", "Mit zwei Packern kann Mara die Spätschicht nicht fahren."],
	])("but what is lacking is one (%s: %s)", (language, said) => {
		expect(causesWith(language, said)).toHaveLength(causesWith(language, "").length + 1);
	});
});

it.each<[Tongue, string, string]>([
	["en", "Mara Dunn (stores) says that nobody oils the belt.", "Nobody oils the belt."],
	["en", "Mara says the belt stops because nobody oils it.", "The belt stops because nobody oils it."],
	["fr", "Mara Roux explique que personne ne graisse le tapis.", "Personne ne graisse le tapis."],
	["es", "Mara Prado dice que nadie engrasa la cinta.", "Nadie engrasa la cinta."],
	[
		"it",
		"Mara Neri riferisce che il nastro si ferma perché nessuno lo ingrassa.",
		"Il nastro si ferma perché nessuno lo ingrassa.",
	],
])("A cause is told without who tells it (%s: %s)", (language, said, cause) => {
	expect(causesWith(language, said)).toContain(cause);
});

it.each<[Tongue, string]>([
	["en", "Nobody says that the tape tears, and the cutter is missing."],
	["es", "Compras dice que lo lleva almacén, almacén que lo lleva compras."],
])("but not without who says it of whom (%s: %s)", (language, said) => {
	expect(causesWith(language, said)).toContain(said);
});

it.each<[Tongue, string, string]>([
	["en", "With two more packers Mara can run the late shift. Two packers cost £90,000 a year.", "90"],
	[
		"de",
		"Mit zwei weiteren Packern kann Mara die Spätschicht fahren. Zwei Packer kosten 90.000 € im Jahr.",
		"90",
	],
	[
		"it",
		"Con due addetti in più si può coprire il turno serale. Due addetti costano 90.000 € all'anno.",
		"90",
	],
])("what it takes is nothing that the problem costs (%s)", (language, said) => {
	expect(problemCostOf(caseOfText(memos[language](said)))).toBeNull();
	expect(problemCostOf(caseOfText(memos[language](said.slice(said.indexOf(". ") + 2))))).not.toBeNull();
});
