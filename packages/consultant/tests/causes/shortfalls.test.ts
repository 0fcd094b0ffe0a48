import { describe, expect, it } from "vitest";
import { decisionsOf, treeOf } from "../../src/consultant.ts";
import { consultationOf, today } from "../read-text.ts";

/** The recommended way of a text that offers two, against its first cause. */
function recommendedIn(text: string) {
	const consultation = consultationOf(text);
	const rootCause = treeOf(consultation).branches[0]?.option ?? "";
	const [measures] = decisionsOf(consultation, { rootCause, whysPath: [rootCause], research: null }, today);
	return measures?.options.find(({ recommended }) => recommended);
}

const one = {
	en: [
		"Option A: a second pump, €9,000, six weeks. It only shifts the problem to the lower field.",
		"Option B: new seals on the whole line, €11,000, six weeks.",
	],
	de: [
		"Variante A: eine zweite Pumpe, 9.000 €, sechs Wochen; verlagert das Problem nur auf das untere Feld.",
		"Variante B: neue Dichtungen auf der ganzen Leitung, 11.000 €, sechs Wochen.",
	],
	fr: [
		"Option A : une seconde pompe, 9 000 €, six semaines. Elle ne fait que déplacer le problème vers le champ du bas.",
		"Option B : de nouveaux joints sur toute la ligne, 11 000 €, six semaines.",
	],
	es: [
		"Opción A: una segunda bomba, 9.000 €, seis semanas. Solo desplaza el problema al campo de abajo.",
		"Opción B: juntas nuevas en toda la línea, 11.000 €, seis semanas.",
	],
	it: [
		"Opzione A: una seconda pompa, 9.000 €, sei settimane. Non fa che spostare il problema nel campo in basso.",
		"Opzione B: guarnizioni nuove su tutta la linea, 11.000 €, sei settimane.",
	],
	nl: [
		"Optie A: een tweede pomp, € 9.000, zes weken. Die verplaatst het probleem alleen naar het onderste veld.",
		"Optie B: nieuwe afdichtingen op de hele leiding, € 11.000, zes weken.",
	],
} as const;
const before = {
	en: "Minutes of 3 November 2026\n\nToday 31 % of the water is lost, the target is 8 %. Nobody reads the meters at night.\n\nOptions\n",
	de: "Protokoll vom 3. November 2026\n\nHeute gehen 31 % des Wassers verloren, Ziel sind 8 %. Niemand liest nachts die Zähler ab.\n\nVarianten\n",
	fr: "Compte rendu du 3 novembre 2026\n\nAujourd'hui 31 % de l'eau est perdue, l'objectif est de 8 %. Personne ne relève les compteurs la nuit.\n\nOptions\n",
	es: "Acta del 3 de noviembre de 2026\n\nHoy se pierde el 31 % del agua, el objetivo es el 8 %. Nadie lee los contadores de noche.\n\nOpciones\n",
	it: "Verbale del 3 novembre 2026\n\nOggi il 31 % dell'acqua va perso, l'obiettivo è l'8 %. Nessuno legge i contatori di notte.\n\nOpzioni\n",
	nl: "Verslag van 3 november 2026\n\nVandaag gaat 31 % van het water verloren, het doel is 8 %. Niemand leest 's nachts de meters af.\n\nOpties\n",
} as const;
const languages = ["en", "de", "fr", "es", "it", "nl"] as const;

describe("A way that the text calls too little", () => {
	it.each(languages)("is not recommended beside one of the same merit (%s)", (language) => {
		const [little, other] = one[language];
		const text = `${before[language]}- ${little}\n- ${other}\n`;
		expect(recommendedIn(text)?.label.toLowerCase()).toMatch(
			/seals|variante b|dichtungen|joints|juntas|guarnizioni|afdichtingen/u,
		);
	});

	it.each(languages)(
		"is recommended for want of another only with what the text says of it (%s)",
		(language) => {
			const [little] = one[language];
			const option = recommendedIn(`${before[language]}- ${little}\n`);
			expect(option?.reasoning).toMatch(/shifts|verlagert|déplacer|desplaza|spostare|verplaatst/u);
		},
	);
});
