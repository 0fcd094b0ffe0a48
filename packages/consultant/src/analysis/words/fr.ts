import { asSentence, inARow } from "../../wording/sentence.ts";
import type { AnalysisWording } from "../wording.ts";

export const french: AnalysisWording = {
	why: (effect) => `Pourquoi en est-il ainsi : ${effect}`,
	beside: (effect) => `Votre texte ne dit pas pourquoi. Que nomme-t-il à côté de ceci : ${effect}`,
	summary: ({ problem, rootCause, facts, contradicted, measures }) =>
		inARow([
			asSentence(problem),
			`Cause première sur votre chemin : ${asSentence(rootCause)}`,
			facts > 0
				? `${facts === 1 ? "Un fait de vos documents la concerne" : `${facts} faits de vos documents la concernent`}${contradicted > 0 ? `, dont ${contradicted} contesté${contradicted > 1 ? "s" : ""}` : ""}.`
				: "",
			measures > 0 ? `Votre texte nomme ${measures === 1 ? "une voie" : `${measures} voies`}.` : "",
		]),
	remove: (cause) => `Supprimer ce qui la provoque : ${cause}`,
	noMarket: "Aucun marché n'a été trouvé dans vos documents.",
	proposed: (label) => `Peser ce qui est proposé : ${label}`,
	noProposal:
		"Aucune proposition n'a été trouvée dans vos documents : recueillez ce que suggèrent les personnes concernées.",
	isItOneOf: (statements) =>
		`Est-ce l'une de celles-ci : ${statements.map((text) => `« ${text} »`).join(" · ")} ?`,
	unknownForce: "Trop peu a été trouvé sur cette force ; l'analyse y est moins complète.",
	response: {
		competitive_rivalry:
			"Comparer les affirmations ci-dessus à votre propre position avant d'engager de l'argent.",
		supplier_power:
			"Vérifier les conditions, les préavis et une deuxième source pour les fournisseurs cités ci-dessus.",
		buyer_power: "Demander aux clients cités ci-dessus ce qui les retiendrait, avant de choisir des mesures.",
		threat_of_substitution:
			"Calculer ce que les solutions citées ci-dessus vous coûteraient, à vous et à eux.",
		threat_of_new_entry: "Observer les nouveaux venus cités ci-dessus et décider de ce que vous défendriez.",
	},
	attractive: ({ high, medium, low, unknown }) =>
		unknown === 5
			? "Trop peu a été trouvé sur les cinq forces pour se prononcer."
			: `Sur cinq forces : pression forte pour ${high}, moyenne pour ${medium}, faible pour ${low} ; trop peu d'éléments pour ${unknown}.`,
	confidence: (score, { facts, confirmed, contradicted, known, isStated, isOwn, measured }) =>
		`${score} sur 100 : faits comptés ou appuyés par un autre passage : ${confirmed} sur ${facts}, contestés : ${contradicted} ; forces qui peuvent être décrites : ${known} sur cinq ; la cause première ${isOwn ? "est dite avec vos propres mots, des passages en parlent" : isStated ? "figure dans votre texte" : "est une supposition"} ; le problème ${measured ? "est mesuré" : "n'est pas mesuré"}.`,
	proposal: {
		agreed: "Convenu dans votre texte.",
		recommended: "Recommandé dans votre texte.",
		open: "Proposé dans votre texte.",
	},
	statedCause: "Elle figure dans votre texte.",
	ownCause: "Les mots sont les vôtres ; les passages cités en parlent.",
	assumedCause: "C'est une supposition : recueillez d'abord des preuves.",
	resolve: (one, other) => `Établir ce qui est vrai : ${asSentence(one)} Ou : ${other}`,
	resolveWhy: "Les deux affirmations ne peuvent pas être vraies ensemble, et la suite repose sur elles.",
};
