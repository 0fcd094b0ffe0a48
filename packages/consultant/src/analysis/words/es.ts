import { asSentence, inARow } from "../../wording/sentence.ts";
import type { AnalysisWording } from "../wording.ts";

export const spanish: AnalysisWording = {
	why: (effect) => `¿Por qué es así?: ${effect}`,
	beside: (effect) => `Su texto no dice por qué. ¿Qué más nombra al lado de esto?: ${effect}`,
	summary: ({ problem, rootCause, facts, contradicted, measures }) =>
		inARow([
			asSentence(problem),
			`Causa raíz en su camino: ${asSentence(rootCause)}`,
			facts > 0
				? `${facts === 1 ? "Un hecho de su material se refiere a ella" : `${facts} hechos de su material se refieren a ella`}${contradicted > 0 ? `, ${contradicted} de ellos en disputa` : ""}.`
				: "",
			measures > 0 ? `Su texto nombra ${measures === 1 ? "una vía" : `${measures} vías`}.` : "",
		]),
	remove: (cause) => `Eliminar lo que la provoca: ${cause}`,
	noMarket: "No se ha encontrado ningún mercado en su material.",
	proposed: (label) => `Sopesar lo propuesto: ${label}`,
	noProposal:
		"No se ha encontrado ninguna propuesta en su material: reúna lo que sugieren las personas afectadas.",
	isItOneOf: (statements) => `¿Es una de estas?: ${statements.map((text) => `«${text}»`).join(" · ")}`,
	unknownForce: "Sobre esta fuerza se ha encontrado demasiado poco; aquí el análisis es menos completo.",
	response: {
		competitive_rivalry:
			"Comparar las afirmaciones de arriba con su propia posición antes de comprometer dinero.",
		supplier_power:
			"Revisar condiciones, plazos de aviso y una segunda fuente para los proveedores citados arriba.",
		buyer_power: "Preguntar a los clientes citados arriba qué los retendría, antes de elegir medidas.",
		threat_of_substitution: "Calcular qué costarían, a usted y a ellos, las alternativas citadas arriba.",
		threat_of_new_entry: "Observar a los recién llegados citados arriba y decidir qué defendería.",
	},
	attractive: ({ high, medium, low, unknown }) =>
		unknown === 5
			? "Se ha encontrado demasiado poco sobre las cinco fuerzas para decirlo."
			: `De cinco fuerzas, ${high} con presión fuerte, ${medium} moderada, ${low} escasa; de ${unknown} se encontró demasiado poco.`,
	confidence: (score, { facts, confirmed, contradicted, known, isStated, isOwn, measured }) =>
		`${score} de 100: hechos contados o respaldados por otro pasaje: ${confirmed} de ${facts}, en disputa: ${contradicted}; fuerzas que se pueden describir: ${known} de cinco; la causa raíz ${isOwn ? "está dicha con sus propias palabras, y hay pasajes que hablan de ella" : isStated ? "está en su texto" : "es una suposición"}; el problema ${measured ? "está medido" : "no está medido"}.`,
	proposal: {
		agreed: "Acordado en su texto.",
		recommended: "Recomendado en su texto.",
		open: "Propuesto en su texto.",
	},
	statedCause: "Está en su texto.",
	ownCause: "Las palabras son suyas; los pasajes citados hablan de ello.",
	assumedCause: "Es una suposición: reúna antes pruebas.",
	resolve: (one, other) => `Averiguar qué es cierto: ${asSentence(one)} O bien: ${other}`,
	resolveWhy:
		"Las dos afirmaciones no pueden ser ciertas a la vez, y los pasos siguientes descansan en ellas.",
};
