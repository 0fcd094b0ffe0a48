import { describe, expect, it } from "vitest";
import { decisionsOf, treeOf } from "../../src/consultant.ts";
import { caseOfText, consultationOf, today } from "../read-text.ts";

const before = {
	en: "Minutes of 3 November 2026\n\nToday 31 % of the water is lost, the target is 8 %. Nobody reads the meters at night.\n\n",
	de: "Protokoll vom 3. November 2026\n\nHeute gehen 31 % des Wassers verloren, Ziel sind 8 %. Niemand liest nachts die Zähler ab.\n\n",
	fr: "Compte rendu du 3 novembre 2026\n\nAujourd'hui 31 % de l'eau est perdue, l'objectif est de 8 %. Personne ne relève les compteurs la nuit.\n\n",
	es: "Acta del 3 de noviembre de 2026\n\nHoy se pierde el 31 % del agua, el objetivo es el 8 %. Nadie lee los contadores de noche.\n\n",
	it: "Verbale del 3 novembre 2026\n\nOggi il 31 % dell'acqua va perso, l'obiettivo è l'8 %. Nessuno legge i contatori di notte.\n\n",
	nl: "Verslag van 3 november 2026\n\nVandaag gaat 31 % van het water verloren, het doel is 8 %. Niemand leest 's nachts de meters af.\n\n",
} as const;

const voted = [
	[
		"en",
		"Option A: reading the meters at night by hand, £2,000, two weeks.\n\nOption B: new seals on the whole line, £41,000, six weeks.\n\nThe committee took B.",
		/seals|option b/iu,
	],
	[
		"en",
		"Offer 1: a second pump, £9,000, six weeks.\n\nOffer 2: new seals on the line, £11,000, six weeks.\n\nThe vote was 3:1 in favour of offer 2.",
		/seals|offer 2/iu,
	],
	[
		"de",
		"Angebot 1: eine zweite Pumpe, 9.000 €, sechs Wochen\n\nAngebot 2: neue Dichtungen, 41.000 €, sechs Wochen\n\nAbstimmung: Angebot 2 drei Stimmen dafür, eine dagegen.",
		/dichtungen|angebot 2/iu,
	],
	[
		"fr",
		"Option A : une seconde pompe, 9 000 €, six semaines.\n\nOption B : de nouveaux joints, 41 000 €, six semaines.\n\nLe conseil a retenu l'option B.",
		/joints|option b/iu,
	],
	[
		"es",
		"Opción A: una segunda bomba, 9.000 €, seis semanas.\n\nOpción B: juntas nuevas, 41.000 €, seis semanas.\n\nLa junta eligió la opción B.",
		/juntas|opción b/iu,
	],
	[
		"it",
		"Opzione A: una seconda pompa, 9.000 €, sei settimane.\n\nOpzione B: guarnizioni nuove, 41.000 €, sei settimane.\n\nIl consiglio ha scelto l'opzione B.",
		/guarnizioni|opzione b/iu,
	],
	[
		"nl",
		"Optie A: een tweede pomp, € 9.000, zes weken.\n\nOptie B: nieuwe afdichtingen, € 41.000, zes weken.\n\nHet bestuur kiest optie B.",
		/afdichtingen|optie b/iu,
	],
] as const;

describe("A decision of the text", () => {
	it.each(voted)("decides what is recommended (%s: %s)", (language, text, expected) => {
		const consultation = consultationOf(before[language] + text);
		const rootCause = treeOf(consultation).branches[0]?.option ?? "";
		const [measures] = decisionsOf(consultation, { rootCause, whysPath: [rootCause], research: null }, today);
		expect(measures?.options.find(({ recommended }) => recommended)?.label).toMatch(expected);
	});

	it("names several ways by their numbers", () => {
		const { options } = caseOfText(
			`${before.de}1. Zweite Pumpe, 9.000 €, sechs Wochen\n2. Neue Schilder, 4.000 €, zwei Wochen\n3. Neue Dichtungen, 11.000 €, sechs Wochen\n\nDer Ausschuss schreibt Nr. 1 und Nr. 3 aus.`,
		);
		expect(options.map(({ decided }) => decided)).toEqual([true, false, true]);
	});

	it.each([
		[
			"en",
			"- A second pump, £9,000, six weeks\n- New signs, £4,000, two weeks\n- New seals on the line, £11,000, six weeks\n\nWe decided: second pump plus seals.",
		],
		[
			"de",
			"- Eine zweite Pumpe, 9.000 €, sechs Wochen\n- Neue Schilder, 4.000 €, zwei Wochen\n- Neue Dichtungen, 11.000 €, sechs Wochen\n\nDer Rat hat sich für die Pumpe und die Dichtungen entschieden.",
		],
		[
			"fr",
			"- Une seconde pompe, 9 000 €, six semaines\n- De nouveaux panneaux, 4 000 €, deux semaines\n- De nouveaux joints, 11 000 €, six semaines\n\nLe bureau a choisi la pompe et les joints.",
		],
		[
			"es",
			"- Una segunda bomba, 9.000 €, seis semanas\n- Carteles nuevos, 4.000 €, dos semanas\n- Juntas nuevas, 11.000 €, seis semanas\n\nSe eligió la bomba y las juntas.",
		],
		[
			"it",
			"- Una seconda pompa, 9.000 €, sei settimane\n- Nuovi cartelli, 4.000 €, due settimane\n- Nuove guarnizioni, 11.000 €, sei settimane\n\nAbbiamo scelto la pompa e le guarnizioni.",
		],
		[
			"nl",
			"- Een tweede pomp, € 9.000, zes weken\n- Nieuwe borden, € 4.000, twee weken\n- Nieuwe afdichtingen, € 11.000, zes weken\n\nEr is gekozen voor de pomp en de afdichtingen.",
		],
	] as const)("names several ways by their names (%s)", (language, text) => {
		const { options } = caseOfText(before[language] + text);
		expect(options.map(({ decided }) => decided)).toEqual([true, false, true]);
	});

	it.each([
		"It must be decided whether the pump or the seals come first.",
		"We decided against the pump.",
		"The council decided in May to paint the hall.",
	])("names none that it does not take (%s)", (text) => {
		const { options } = caseOfText(
			`${before.en}- A second pump, £9,000, six weeks\n- New seals, £11,000, six weeks\n\n${text}`,
		);
		expect(options.map(({ decided }) => decided)).toEqual([false, false]);
	});

	it.each([
		"The committee did not take option A.",
		"Five votes went against option A.",
		"Should the committee have taken option A?",
		"The plan is chosen by 3 May.",
	])("is none where it says no (%s)", (text) => {
		const { options } = caseOfText(
			`${before.en}Option A: a second pump, £9,000, six weeks.\n\nOption B: new seals, £11,000, six weeks.\n\n${text}`,
		);
		expect(options.map(({ decided }) => decided)).toEqual([false, false]);
	});
});
