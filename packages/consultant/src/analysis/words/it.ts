import { asSentence, inARow } from "../../wording/sentence.ts";
import type { AnalysisWording } from "../wording.ts";

export const italian: AnalysisWording = {
	why: (effect) => `Perché è così: ${effect}`,
	beside: (effect) => `Il testo non dice perché. Che cosa indica accanto a questo: ${effect}`,
	summary: ({ problem, rootCause, facts, contradicted, measures }) =>
		inARow([
			asSentence(problem),
			`Causa principale sul Suo percorso: ${asSentence(rootCause)}`,
			facts > 0
				? `${facts === 1 ? "Un fatto del materiale la riguarda" : `${facts} fatti del materiale la riguardano`}${contradicted > 0 ? `, ${contradicted} dei quali ${contradicted === 1 ? "contestato" : "contestati"}` : ""}.`
				: "",
			measures > 0 ? `Il testo indica ${measures === 1 ? "una via" : `${measures} vie`}.` : "",
		]),
	remove: (cause) => `Eliminare ciò che la provoca: ${cause}`,
	noMarket: "Non si è trovato alcun mercato nel materiale.",
	proposed: (label) => `Valutare ciò che è proposto: ${label}`,
	noProposal:
		"Non si è trovata alcuna proposta nel materiale: raccolga ciò che suggeriscono gli interessati.",
	isItOneOf: (statements) => `È una di queste: ${statements.map((text) => `«${text}»`).join(" · ")}?`,
	unknownForce: "Su questa forza si è trovato troppo poco; qui l'analisi è meno completa.",
	response: {
		competitive_rivalry:
			"Confrontare le affermazioni sopra con la propria posizione prima di impegnare denaro.",
		supplier_power: "Verificare condizioni, preavvisi e una seconda fonte per i fornitori citati sopra.",
		buyer_power: "Chiedere ai clienti citati sopra che cosa li tratterrebbe, prima di scegliere le misure.",
		threat_of_substitution: "Calcolare quanto costerebbero, a voi e a loro, le alternative citate sopra.",
		threat_of_new_entry: "Osservare i nuovi arrivati citati sopra e decidere che cosa difendere.",
	},
	attractive: ({ high, medium, low, unknown }) =>
		unknown === 5
			? "Si è trovato troppo poco sulle cinque forze per dirlo."
			: `Di cinque forze, ${high} con pressione forte, ${medium} moderata, ${low} scarsa; su ${unknown} si è trovato troppo poco.`,
	confidence: (score, { facts, confirmed, contradicted, known, isStated, isOwn, measured }) =>
		`${score} su 100: fatti contati o sostenuti da un altro passo: ${confirmed} su ${facts}, contestati: ${contradicted}; forze descrivibili: ${known} su cinque; la causa principale ${isOwn ? "è detta con parole sue, e ci sono passi che ne parlano" : isStated ? "è nel testo" : "è una supposizione"}; il problema ${measured ? "è misurato" : "non è misurato"}.`,
	proposal: {
		agreed: "Concordato nel testo.",
		recommended: "Raccomandato nel testo.",
		open: "Proposto nel testo.",
	},
	statedCause: "È nel testo.",
	ownCause: "Le parole sono sue; i passi citati ne parlano.",
	assumedCause: "È una supposizione: prima raccogliere riscontri.",
	resolve: (one, other) => `Accertare che cosa è vero: ${asSentence(one)} Oppure: ${other}`,
	resolveWhy: "Le due affermazioni non possono essere vere insieme, e i passi successivi vi si basano.",
};
