import type { KnownLanguage } from "../src/languages/language.ts";

/** What goes wrong, in a memo of 12 October 2026. */
const problems: Record<KnownLanguage, string> = {
	en: "Memo of 12 October 2026\n\nLate deliveries are at 14 %, nobody plans the tours.\n\n",
	de: "Vermerk vom 12. Oktober 2026\n\nVerspätete Lieferungen liegen bei 14 %, niemand plant die Touren.\n\n",
	fr: "Note du 12 octobre 2026\n\nLes livraisons en retard sont à 14 %, personne ne planifie les tournées.\n\n",
	es: "Nota del 12 de octubre de 2026\n\nLas entregas tardías están en el 14 %, nadie planifica las rutas.\n\n",
	it: "Nota del 12 ottobre 2026\n\nLe consegne in ritardo sono al 14 %, nessuno pianifica i giri.\n\n",
	nl: "Notitie van 12 oktober 2026\n\nTe late leveringen liggen op 14 %, niemand plant de ritten.\n\n",
};

/** What goes wrong in words alone, in a memo of 3 May 2026. */
export const unplannedTours: Record<KnownLanguage, string> = {
	en: "Memo of 3 May 2026\n\nNobody plans the tours and the drivers wait at the gate.\n\n",
	de: "Vermerk vom 3. Mai 2026\n\nNiemand plant die Touren, und die Fahrer warten am Tor.\n\n",
	fr: "Note du 3 mai 2026\n\nPersonne ne planifie les tournées et les chauffeurs attendent.\n\n",
	es: "Nota del 3 de mayo de 2026\n\nNadie planifica las rutas y los conductores esperan.\n\n",
	it: "Nota del 3 maggio 2026\n\nNessuno pianifica i giri e gli autisti aspettano.\n\n",
	nl: "Notitie van 3 mei 2026\n\nNiemand plant de ritten en de chauffeurs staan te wachten.\n\n",
};

const caps: Record<KnownLanguage, string> = {
	en: "We can spend at most £150,000.\n\n",
	de: "Wir können höchstens 150.000 € ausgeben.\n\n",
	fr: "Nous pouvons dépenser 150 000 € au maximum.\n\n",
	es: "Podemos gastar como máximo 150.000 €.\n\n",
	it: "Possiamo spendere al massimo 150.000 €.\n\n",
	nl: "We kunnen hoogstens € 150.000 uitgeven.\n\n",
};

const headings: Record<KnownLanguage, string> = {
	en: "Options\n",
	de: "Vorschläge\n",
	fr: "Propositions\n",
	es: "Propuestas\n",
	it: "Proposte\n",
	nl: "Voorstellen\n",
};

const gates: Record<KnownLanguage, string> = {
	en: "- a second gate at the depot, £60,000, 4 months\n",
	de: "- ein zweites Tor am Lager, 60.000 €, 4 Monate\n",
	fr: "- une deuxième porte au dépôt, 60 000 €, 4 mois\n",
	es: "- una segunda puerta en el almacén, 60.000 €, 4 meses\n",
	it: "- un secondo portone al deposito, 60.000 €, 4 mesi\n",
	nl: "- een tweede poort bij het depot, € 60.000, 4 maanden\n",
};

/** A memo with a cap of 150,000 and these proposals. */
export function memoWithCap(language: KnownLanguage, proposals: string): string {
	return problems[language] + caps[language] + headings[language] + proposals;
}

/** A memo with two proposals: a second gate for 60,000, and this one. */
export function memoBesideGate(language: KnownLanguage, proposal: string): string {
	return `${problems[language]}${headings[language]}${gates[language]}- ${proposal}`;
}
