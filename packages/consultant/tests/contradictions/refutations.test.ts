import { describe, expect, test } from "vitest";
import { quoteOf } from "../../src/case/quote.ts";
import { groundLevel } from "../../src/grounding/whys.ts";
import type { KnownLanguage } from "../../src/languages/language.ts";
import { caseOfText } from "../read-text.ts";

/** A text about late deliveries with one stated cause, around what is tested. */
const around: Record<KnownLanguage, (said: string) => string> = {
	en: (said) =>
		`Delivery report, 3 March 2026\n\nIn February 14 % of the parcels were late, the target is 3 %. ${said}\n\nParcels wait overnight because nobody plans the second van.`,
	de: (said) =>
		`Lieferbericht, 3. März 2026\n\nIm Februar kamen 14 % der Pakete zu spät, das Ziel sind 3 %. ${said}\n\nPakete bleiben über Nacht liegen, weil niemand den zweiten Wagen plant.`,
	fr: (said) =>
		`Rapport de livraison, 3 mars 2026\n\nEn février, 14 % des colis sont arrivés en retard, l'objectif est de 3 %. ${said}\n\nLes colis attendent la nuit parce que personne ne planifie la deuxième camionnette.`,
	es: (said) =>
		`Informe de entregas, 3 de marzo de 2026\n\nEn febrero el 14 % de los paquetes llegó tarde, el objetivo es el 3 %. ${said}\n\nLos paquetes esperan de noche porque nadie planifica la segunda furgoneta.`,
	it: (said) =>
		`Rapporto consegne, 3 marzo 2026\n\nA febbraio il 14 % dei pacchi è arrivato in ritardo, l'obiettivo è il 3 %. ${said}\n\nI pacchi restano fermi la notte perché nessuno pianifica il secondo furgone.`,
	nl: (said) =>
		`Leverrapport, 3 maart 2026\n\nIn februari kwam 14 % van de pakketten te laat, het doel is 3 %. ${said}\n\nPakketten blijven 's nachts staan omdat niemand de tweede wagen plant.`,
};

const causesWith = (language: KnownLanguage, said: string) =>
	caseOfText(around[language](said))
		.causes.map(({ text }) => text)
		.join("\n");

describe("An explanation that the text refutes", () => {
	test.each<[KnownLanguage, string, string]>([
		["en", "The drivers are not the problem, whatever the depot says.", "drivers"],
		["en", "It isn't the couriers' fault that nobody answers the door.", "couriers"],
		["en", "It is not the lorries: none broke down and no tyre was missing.", "lorries"],
		["en", "Everybody blames the untrained temps. That is not so: they scan as fast as the rest.", "temps"],
		["en", "Some say the labels are unreadable, but the figures say otherwise.", "labels"],
		["en", "It is often claimed that there are too few lorries. We found no evidence of that.", "lorries"],
		["en", "The missing lorries do not explain the rise.", "lorries"],
		["en", "Lucy thinks the lorries are missing, but the log does not mention a single one.", "lorries"],
		["de", "Frau Kern meint, es fehlen Lkw, aber im Tourenbuch steht davon nichts.", "Lkw"],
		["fr", "Luc pense qu'il manque des camions, mais le registre n'en parle pas.", "camions"],
		["es", "Pilar cree que faltan camiones, pero el registro no los menciona.", "camiones"],
		["it", "Bruno pensa che manchino i camion, ma il registro non ne parla.", "camion"],
		["nl", "Wim denkt dat er vrachtwagens ontbreken, maar het logboek noemt die nergens.", "vrachtwagens"],
		["de", "Die fehlenden Lkw sind nicht das Problem.", "Lkw"],
		["de", "An den Fahrern liegt es nicht, keiner fehlt ohne Grund.", "Fahrern"],
		["de", "Oft heißt es, die Fahrer seien schlecht geschult; die Zahlen sagen etwas anderes.", "Fahrer"],
		["de", "Viele sagen, es fehle an Lkw. Das stimmt nicht, drei stehen jeden Tag auf dem Hof.", "Lkw"],
		["de", "Das Wetter hat damit nichts zu tun, kein Tag fiel aus.", "Wetter"],
		["fr", "Le manque de camions n'est pas la cause.", "camions"],
		["fr", "On dit que les chauffeurs ne sont pas formés. Les relevés ne le confirment pas.", "chauffeurs"],
		["fr", "Les intérimaires non formés n'y sont pour rien.", "intérimaires"],
		["fr", "Beaucoup pensent qu'il manque des camions. C'est faux : trois restent au dépôt.", "camions"],
		["es", "La falta de camiones no es la causa, aunque el almacén insiste.", "camiones"],
		["es", "Se dice que los conductores no están formados. No es así: todos tienen el curso.", "conductores"],
		["es", "El retraso no se debe al tiempo ni a la falta de camiones.", "camiones"],
		["es", "Muchos creen que faltan camiones, pero los datos dicen otra cosa.", "camiones"],
		["it", "La mancanza di camion non è la causa.", "camion"],
		["it", "Si dice che gli autisti non siano formati. Non è vero: tutti hanno fatto il corso.", "autisti"],
		["it", "Gli autisti non c'entrano, nessuno è mancato.", "autisti"],
		["it", "Qualcuno ha detto che mancano i camion; i numeri dicono altro.", "camion"],
		["nl", "Het tekort aan vrachtwagens is niet de reden.", "vrachtwagens"],
		[
			"nl",
			"Iedereen zegt dat de chauffeurs niet geschoold zijn. Dat klopt niet: allen volgden de cursus.",
			"chauffeurs",
		],
		["nl", "Aan de chauffeurs ligt het niet, niemand ontbrak.", "chauffeurs"],
		[
			"nl",
			"Sommigen denken dat er te weinig wagens zijn, maar de cijfers zeggen iets anders.",
			"te weinig wagens",
		],
	])("is not offered as a cause (%s: %s)", (language, said, word) => {
		const found = causesWith(language, said);
		expect(found).not.toContain(word);
		expect(found).not.toBe("");
		expect(caseOfText(around[language](said)).refutations).not.toEqual([]);
	});

	test.each<[KnownLanguage, string, string]>([
		["en", "The drivers are not the problem, but the loading plan that nobody updates is.", "loading plan"],
		["en", "Everybody says that the labels are missing on every second pallet.", "labels"],
		["en", "That is not decided, as nobody owns the loading plan.", "loading plan"],
		["en", "Untrained temps are not the only reason for the missing scans.", "temps"],
		["de", "Nicht die Fahrer sind schuld, sondern der veraltete Ladeplan, den niemand pflegt.", "Ladeplan"],
		["de", "Es heißt, die Etiketten fehlen auf jeder zweiten Palette.", "Etiketten"],
		["de", "Das ist nicht geregelt, weil der Ladeplan niemandem gehört.", "Ladeplan"],
		[
			"fr",
			"Ce ne sont pas les chauffeurs, mais le plan de chargement que personne ne tient.",
			"plan de chargement",
		],
		["fr", "On dit que les étiquettes manquent sur une palette sur deux.", "étiquettes"],
		["es", "La culpa no es de los conductores, sino del plan de carga que nadie actualiza.", "plan de carga"],
		["es", "Se dice que faltan etiquetas en uno de cada dos palés.", "etiquetas"],
		["it", "Non sono gli autisti, ma il piano di carico che nessuno aggiorna.", "piano di carico"],
		["it", "Si dice che manchino le etichette su un bancale su due.", "etichette"],
		["nl", "Niet de chauffeurs zijn het probleem, maar het laadplan dat niemand bijhoudt.", "laadplan"],
		["nl", "Men zegt dat de etiketten ontbreken op elke tweede pallet.", "etiketten"],
	])("does not hide what is not refuted (%s: %s)", (language, said, word) => {
		expect(causesWith(language, said)).toContain(word);
	});

	test.each<[KnownLanguage, string]>([
		["en", "We all know the causes, even if nobody says them."],
		["de", "Die Ursachen sind bekannt, auch wenn sie niemand ausspricht."],
		["fr", "Les causes sont connues, même si personne ne les dit."],
		["es", "Las causas son conocidas, aunque nadie las diga."],
		["it", "Le ragioni sono note, anche se nessuno le dice."],
		["nl", "De oorzaken zijn bekend, ook al noemt niemand ze."],
	])("that causes are known is none (%s: %s)", (language, said) => {
		expect(causesWith(language, said)).not.toContain(said.slice(0, 12));
	});

	test("comes last where a model offers it, with what refutes it", () => {
		const said = "Everybody blames the untrained temps. That is not so: they scan as fast as the rest.";
		const read = caseOfText(around.en(said));
		const draftOf = (text: string) => ({
			option: text,
			question: "",
			consideration: "",
			supporting: read.statements.filter(({ plain }) => plain.includes(text)).map(quoteOf),
			counter: [],
			isLeaf: false,
			depth: 1,
			branches: [],
		});
		const drafts = [draftOf("untrained temps"), draftOf("nobody plans the second van")];
		const level = groundLevel(read, [], drafts);
		expect(level.map(({ option }) => option)).toEqual(["nobody plans the second van", "untrained temps"]);
		expect(level.map(({ counter }) => counter.map(({ text }) => text))).toEqual([
			[],
			["That is not so: they scan as fast as the rest."],
		]);
	});
});
