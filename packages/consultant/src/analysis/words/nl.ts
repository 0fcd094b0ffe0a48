import { asSentence, inARow } from "../../wording/sentence.ts";
import type { AnalysisWording } from "../wording.ts";

export const dutch: AnalysisWording = {
	why: (effect) => `Waarom is dat zo: ${effect}`,
	beside: (effect) => `Uw tekst zegt niet waarom. Wat noemt hij hiernaast: ${effect}`,
	summary: ({ problem, rootCause, facts, contradicted, measures }) =>
		inARow([
			asSentence(problem),
			`Grondoorzaak op uw pad: ${asSentence(rootCause)}`,
			facts > 0
				? `${facts === 1 ? "Eén feit uit uw materiaal gaat erover" : `${facts} feiten uit uw materiaal gaan erover`}${contradicted > 0 ? `, ${contradicted} daarvan omstreden` : ""}.`
				: "",
			measures > 0 ? `Uw tekst noemt ${measures === 1 ? "één weg" : `${measures} wegen`}.` : "",
		]),
	remove: (cause) => `Wegnemen wat het veroorzaakt: ${cause}`,
	noMarket: "In uw materiaal is geen markt gevonden.",
	proposed: (label) => `Afwegen wat is voorgesteld: ${label}`,
	noProposal: "In uw materiaal is geen voorstel gevonden: verzamel wat de betrokkenen voorstellen.",
	isItOneOf: (statements) => `Is het een van deze: ${statements.map((text) => `‘${text}’`).join(" · ")}?`,
	unknownForce: "Over deze kracht is te weinig gevonden; hier is de analyse minder volledig.",
	response: {
		competitive_rivalry: "De uitspraken hierboven met uw eigen positie vergelijken voordat u geld vastlegt.",
		supplier_power: "Voorwaarden, opzegtermijnen en een tweede bron nagaan voor de leveranciers hierboven.",
		buyer_power: "De klanten hierboven vragen wat hen zou houden, voordat maatregelen worden gekozen.",
		threat_of_substitution: "Uitrekenen wat de alternatieven hierboven u en hen zouden kosten.",
		threat_of_new_entry: "De nieuwkomers hierboven volgen en beslissen wat u zou verdedigen.",
	},
	attractive: ({ high, medium, low, unknown }) =>
		unknown === 5
			? "Er is te weinig over de vijf krachten gevonden om er iets over te zeggen."
			: `Van vijf krachten drukken er ${high} sterk, ${medium} matig en ${low} weinig; over ${unknown} is te weinig gevonden.`,
	confidence: (score, { facts, confirmed, contradicted, known, isStated, isOwn, measured }) =>
		`${score} van 100: feiten die geteld zijn of die een andere passage steunt: ${confirmed} van ${facts}, omstreden: ${contradicted}; krachten die te beschrijven zijn: ${known} van vijf; de grondoorzaak ${isOwn ? "is in uw eigen woorden gezegd, met passages die erover spreken" : isStated ? "staat in uw tekst" : "is een aanname"}; het probleem is ${measured ? "gemeten" : "niet gemeten"}.`,
	proposal: {
		agreed: "Afgesproken in uw tekst.",
		recommended: "Aanbevolen in uw tekst.",
		open: "Voorgesteld in uw tekst.",
	},
	statedCause: "Ze staat in uw tekst.",
	ownCause: "De woorden zijn van u; de passages ernaast gaan erover.",
	assumedCause: "Het is een aanname: verzamel eerst bewijs.",
	resolve: (one, other) => `Uitzoeken wat klopt: ${asSentence(one)} Of: ${other}`,
	resolveWhy: "De twee uitspraken kunnen niet allebei kloppen, en latere stappen rusten erop.",
};
