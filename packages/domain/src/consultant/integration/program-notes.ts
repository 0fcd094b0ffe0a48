import type { ProductLanguage } from "../../value/language.ts";

/** What a program says beside the lines of its plan or playbook. */
type ProgramNotes = {
	/** Before what a gate asks for besides its criteria. */
	deliverable: string;
	/** Before the plan's own name of a gate. */
	gate: string;
	/** A KPI has a current value in any case: what one says of which nothing is measured. */
	noValueYet: string;
	/** What a benefit without a figure says of its target. */
	noFigure: string;
};

export const programNotes: Record<ProductLanguage, ProgramNotes> = {
	en: {
		deliverable: "Deliverable: ",
		gate: "Gate in the plan: ",
		noValueYet: "Nothing is measured yet: today's value of 0 stands for none.",
		noFigure:
			"The plan puts no figure on this benefit: whoever owns it sets its target, which is 0 until then.",
	},
	de: {
		deliverable: "Ergebnis: ",
		gate: "Gate im Plan: ",
		noValueYet: "Noch ist nichts gemessen: Der Wert 0 heute steht für keinen.",
		noFigure:
			"Der Plan beziffert diesen Nutzen nicht: Wer ihn verantwortet, setzt das Ziel; bis dahin ist es 0.",
	},
	fr: {
		deliverable: "Livrable : ",
		gate: "Jalon du plan : ",
		noValueYet: "Rien n'est encore mesuré : la valeur 0 d'aujourd'hui n'en est pas une.",
		noFigure:
			"Le plan ne chiffre pas ce bénéfice : la personne qui en répond fixe l'objectif, qui est de 0 d'ici là.",
	},
	es: {
		deliverable: "Entregable: ",
		gate: "Punto de control del plan: ",
		noValueYet: "Aún no se ha medido nada: el valor 0 de hoy no representa ninguno.",
		noFigure:
			"El plan no pone cifra a este beneficio: quien responde de él fija el objetivo, que hasta entonces es 0.",
	},
	it: {
		deliverable: "Risultato da consegnare: ",
		gate: "Punto di controllo del piano: ",
		noValueYet: "Non è ancora stato misurato nulla: il valore 0 di oggi non ne rappresenta uno.",
		noFigure:
			"Il piano non quantifica questo beneficio: chi ne risponde fissa l'obiettivo, che fino ad allora è 0.",
	},
	nl: {
		deliverable: "Op te leveren: ",
		gate: "Beslispunt in het plan: ",
		noValueYet: "Er is nog niets gemeten: de waarde 0 van vandaag staat voor geen enkele.",
		noFigure:
			"Het plan noemt geen cijfer voor deze baat: wie er verantwoordelijk voor is, stelt het doel, tot dan 0.",
	},
};
