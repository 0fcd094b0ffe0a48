import type { Decision } from "@throughline/domain/consultant/decision";
import type { Plan } from "@throughline/domain/consultant/plan";
import { decisionsOf, planOf, treeOf } from "../src/consultant.ts";
import { consultationOf, today } from "./read-text.ts";

/** The plan of as many proposals together as are offered, else of what is recommended, with the first cause as the root cause. */
export function planOfText(content: string, on = today): Plan {
	const rootCause = treeOf(consultationOf(content)).branches[0]?.option ?? "";
	return walkOf(content, rootCause, on).plan;
}

/** The decisions and the plan of the same choices, with a root cause. */
export function walkOf(
	content: string,
	rootCause: string,
	on = today,
): { decisions: Decision[]; plan: Plan } {
	const consultation = consultationOf(content);
	const decisions = decisionsOf(consultation, { rootCause, whysPath: [rootCause], research: null }, on);
	const selected = Object.fromEntries(
		decisions.map(({ id, options }) => [
			id,
			options.find(({ measures = [] }) => measures.length > 1)?.id ??
				options.find(({ recommended }) => recommended)?.id ??
				"",
		]),
	);
	return { decisions, plan: planOf(consultation, { rootCause, decisions, selected }, on) };
}

/** The headings and sentences of a short paper, in each language; `measures` are the lines below its proposals. */
export const papers = {
	en: (measures: readonly string[], limits: string) =>
		`Note of 3 November 2026\n\nToday 31 % of the parcels arrive late, the target is 8 %. Late parcels cost us EUR 90,000 a year.\n\nCauses\n- nobody checks the addresses before loading\n- the sorting belt stops twice a shift\n\nProposals\n${measures.map((line) => `- ${line}`).join("\n")}\n\n${limits}`,
	de: (measures: readonly string[], limits: string) =>
		`Vermerk vom 3. November 2026\n\nHeute kommen 31 % der Pakete zu spät an, das Ziel sind 8 %. Verspätete Pakete kosten uns 90.000 € im Jahr.\n\nUrsachen\n- niemand prüft die Adressen vor dem Laden\n- das Sortierband steht zweimal je Schicht\n\nVorschläge\n${measures.map((line) => `- ${line}`).join("\n")}\n\n${limits}`,
	fr: (measures: readonly string[], limits: string) =>
		`Note du 3 novembre 2026\n\nAujourd'hui 31 % des colis arrivent en retard, l'objectif est de 8 %. Les retards nous coûtent 90 000 € par an.\n\nCauses\n- personne ne vérifie les adresses avant le chargement\n- le tapis de tri s'arrête deux fois par équipe\n\nPropositions\n${measures.map((line) => `- ${line}`).join("\n")}\n\n${limits}`,
	es: (measures: readonly string[], limits: string) =>
		`Nota del 3 de noviembre de 2026\n\nHoy el 31 % de los paquetes llega tarde, el objetivo es el 8 %. Los retrasos nos cuestan 90.000 € al año.\n\nCausas\n- nadie comprueba las direcciones antes de cargar\n- la cinta de clasificación se para dos veces por turno\n\nPropuestas\n${measures.map((line) => `- ${line}`).join("\n")}\n\n${limits}`,
	it: (measures: readonly string[], limits: string) =>
		`Nota del 3 novembre 2026\n\nOggi il 31 % dei pacchi arriva in ritardo, l'obiettivo è l'8 %. I ritardi ci costano 90.000 € all'anno.\n\nCause\n- nessuno controlla gli indirizzi prima del carico\n- il nastro di smistamento si ferma due volte per turno\n\nProposte\n${measures.map((line) => `- ${line}`).join("\n")}\n\n${limits}`,
	nl: (measures: readonly string[], limits: string) =>
		`Notitie van 3 november 2026\n\nVandaag komt 31 % van de pakketten te laat aan, het doel is 8 %. De vertragingen kosten ons € 90.000 per jaar.\n\nOorzaken\n- niemand controleert de adressen vóór het laden\n- de sorteerband staat twee keer per dienst stil\n\nVoorstellen\n${measures.map((line) => `- ${line}`).join("\n")}\n\n${limits}`,
} as const;

export type PaperLanguage = keyof typeof papers;

/** Proposals of several kinds, in each language, without price and time. */
export const proposals: Record<PaperLanguage, readonly string[]> = {
	en: ["Repair the sorting belt", "Train the loaders", "Buy address software", "Rent a second van"],
	de: [
		"Das Sortierband reparieren",
		"Die Lader schulen",
		"Software für Adressen kaufen",
		"Einen zweiten Transporter mieten",
	],
	fr: [
		"Réparer le tapis de tri",
		"Former les manutentionnaires",
		"Acheter un logiciel d'adresses",
		"Louer une seconde camionnette",
	],
	es: [
		"Reparar la cinta de clasificación",
		"Formar a los mozos de carga",
		"Comprar un programa informático de direcciones",
		"Alquilar una segunda furgoneta",
	],
	it: [
		"Riparare il nastro di smistamento",
		"Formare gli addetti al carico",
		"Acquistare un software per gli indirizzi",
		"Noleggiare un secondo furgone",
	],
	nl: [
		"De sorteerband repareren",
		"De laders opleiden",
		"Software voor adressen kopen",
		"Een tweede bestelbus huren",
	],
};

/** A price and a time behind a proposal, as each language writes them. */
export const terms: Record<PaperLanguage, (price: number, months: number) => string> = {
	en: (price, months) => `EUR ${price * 1000}, ${months} months`,
	de: (price, months) => `${price}.000 €, ${months} Monate`,
	fr: (price, months) => `${price} 000 €, ${months} mois`,
	es: (price, months) => `${price}.000 €, ${months} meses`,
	it: (price, months) => `${price}.000 €, ${months} mesi`,
	nl: (price, months) => `€ ${price}.000, ${months} maanden`,
};
