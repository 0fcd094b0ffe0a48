import type { WorkWords } from "./work-words.ts";

export const fr: WorkWords = {
	measuresStream: "Mesures proposées dans votre texte",
	actionsStream: "Prochaines étapes citées dans votre texte",
	undatedAction: (days) => `Votre texte ne donne pas de jour : ${days} jours ouvrés supposés.`,
	causeStream: (cause) => `Cause première : ${cause}`,
	order: (label) => `Commander et désigner qui s'en charge : ${label}`,
	orderHow: "L'offre, les personnes et les dates sont fixées avant le début du travail.",
	baseline: (kpi) => `Mesurer avant tout changement : ${kpi}`,
	baselineHow: "La même question et le même comptage qu'après, pour qu'un changement se voie.",
	compare: (kpi) => `Comparer avant et après : ${kpi}`,
	compareHow: (days) =>
		`Mesuré pendant ${days} jours ouvrés une fois le changement en service, de la même façon qu'avant.`,
	prove: (cause) => `Vérifier avec des données : ${cause}`,
	locate: (cause) => `Comprendre sur place pourquoi là : ${cause}`,
	remove: (cause) => `Convenir qui y met fin, et pour quand : ${cause}`,
	askFor: (name) => `Demander les chiffres à ${name}.`,
	counted: "Votre texte donne un chiffre : le faire confirmer là où il a été compté.",
	toProve: "Votre texte donne cette cause ; rien de mesuré ne la montre encore.",
	unstated: "Supposé : votre texte ne donne pas cette cause.",
	otherCause: "Une autre cause que donne votre texte.",
	unserved: "Aucune mesure choisie ne parle de cette cause.",
	stated: "Indiqué dans votre texte.",
	causeShown: (cause) => `Des données ou des observations confirment : ${cause}`,
	firstDone: (label) => `En service : ${label}`,
	reached: (kpi, value, today) =>
		today === "" ? `${kpi} : ${value}` : `${kpi} : ${value} (aujourd'hui ${today})`,
	owner: "Responsable de la mesure",
	offerBy: (name) => `Offre de ${name}`,
	andMore: (labels, count) => `${labels} et ${count} de plus`,
	lead: "Direction du programme",
};
