import { type KnownLanguage, type Language, spoken } from "../languages/language.ts";

type Told = { cost: string; months: string };

/** What would bring a plan within its limits, or how far the nearest to it is. */
export type ChangeWording = {
	choose(label: string, insteadOf: string, then: Told): string;
	leaveOut(label: string, then: Told): string;
	unsolved(cause: string): string;
	/** No way keeps to the limits: of all, or of those that have to do with the cause. */
	nothingKeeps: string;
	nothingServes: string;
	raiseCap(by: string): string;
	moveDeadline(date: string): string;
	leastOver(label: string, by: string): string;
	leastLate(label: string, months: string): string;
	cheapButLate(label: string, months: string): string;
	soonButOver(label: string, by: string): string;
	/** The day itself has passed. */
	nameDay(earliest: string): string;
};

const monthsInEnglish = (months: string) => `${months} month${months === "1" ? "" : "s"}`;

const english: ChangeWording = {
	choose: (label, insteadOf, { cost, months }) =>
		`Choose “${label}” instead of “${insteadOf}”: the plan then takes ${cost} and ${monthsInEnglish(months)}.`,
	leaveOut: (label, { cost, months }) =>
		`Leave out “${label}”: the plan then takes ${cost} and ${monthsInEnglish(months)}.`,
	unsolved: (cause) => `Then nothing removes this: ${cause}.`,
	nothingKeeps: "No way in your text keeps to the limits.",
	nothingServes: "No way in your text that has to do with this cause keeps to the limits.",
	raiseCap: (by) => `What is chosen is the nearest: the limit would have to be raised by ${by}.`,
	moveDeadline: (date) => `What is chosen is the nearest: the date would have to move to ${date}.`,
	leastOver: (label, by) => `The nearest is “${label}”, still ${by} above the limit.`,
	leastLate: (label, months) => `The nearest is “${label}”, still ${monthsInEnglish(months)} late.`,
	cheapButLate: (label, months) =>
		`“${label}” would keep to the amount, but end ${monthsInEnglish(months)} late.`,
	soonButOver: (label, by) => `“${label}” would be done in time, but cost ${by} too much.`,
	nameDay: (earliest) =>
		`The day has passed: correct it in the case. The plan ends on ${earliest} at the earliest.`,
};

const monthsInGerman = (months: string) => `${months} Monat${months === "1" ? "" : "e"}`;

const german: ChangeWording = {
	choose: (label, insteadOf, { cost, months }) =>
		`„${label}“ statt „${insteadOf}“ wählen: Der Plan braucht dann ${cost} und ${monthsInGerman(months)}.`,
	leaveOut: (label, { cost, months }) =>
		`„${label}“ weglassen: Der Plan braucht dann ${cost} und ${monthsInGerman(months)}.`,
	unsolved: (cause) => `Dann beseitigt nichts mehr dies: ${cause}.`,
	nothingKeeps: "Kein Weg in Ihrem Text hält die Grenzen ein.",
	nothingServes: "Kein Weg in Ihrem Text, der mit dieser Ursache zu tun hat, hält die Grenzen ein.",
	raiseCap: (by) => `Am nächsten liegt, was gewählt ist: Die Grenze müsste um ${by} steigen.`,
	moveDeadline: (date) => `Am nächsten liegt, was gewählt ist: Der Termin müsste auf den ${date} rücken.`,
	leastOver: (label, by) => `Am nächsten liegt „${label}“, noch ${by} über der Grenze.`,
	leastLate: (label, months) => `Am nächsten liegt „${label}“, noch ${monthsInGerman(months)} zu spät.`,
	cheapButLate: (label, months) =>
		`„${label}“ bliebe im Betrag, würde aber ${monthsInGerman(months)} zu spät fertig.`,
	soonButOver: (label, by) => `„${label}“ würde rechtzeitig fertig, kostet aber ${by} zu viel.`,
	nameDay: (earliest) =>
		`Der Tag ist vorbei: Berichtigen Sie ihn im Fall. Der Plan endet frühestens am ${earliest}.`,
};

const monthsInFrench = (months: string) => `${months} mois`;

const french: ChangeWording = {
	choose: (label, insteadOf, { cost, months }) =>
		`Choisir « ${label} » au lieu de « ${insteadOf} » : le plan prend alors ${cost} et ${monthsInFrench(months)}.`,
	leaveOut: (label, { cost, months }) =>
		`Renoncer à « ${label} » : le plan prend alors ${cost} et ${monthsInFrench(months)}.`,
	unsolved: (cause) => `Plus rien ne supprime alors ceci : ${cause}.`,
	nothingKeeps: "Aucune voie de votre texte ne respecte les limites.",
	nothingServes: "Aucune voie de votre texte liée à cette cause ne respecte les limites.",
	raiseCap: (by) => `Ce qui est choisi s'en approche le plus : il faudrait relever la limite de ${by}.`,
	moveDeadline: (date) =>
		`Ce qui est choisi s'en approche le plus : il faudrait reporter l'échéance au ${date}.`,
	leastOver: (label, by) => `Le plus proche est « ${label} », encore ${by} au-dessus de la limite.`,
	leastLate: (label, months) =>
		`Le plus proche est « ${label} », encore ${monthsInFrench(months)} trop tard.`,
	cheapButLate: (label, months) =>
		`« ${label} » tiendrait dans le montant, mais finirait ${monthsInFrench(months)} trop tard.`,
	soonButOver: (label, by) => `« ${label} » serait prêt à temps, mais coûterait ${by} de trop.`,
	nameDay: (earliest) =>
		`Ce jour est passé : corrigez-le dans le dossier. Le plan se termine au plus tôt le ${earliest}.`,
};

const monthsInSpanish = (months: string) => `${months} ${months === "1" ? "mes" : "meses"}`;

const spanish: ChangeWording = {
	choose: (label, insteadOf, { cost, months }) =>
		`Elegir «${label}» en lugar de «${insteadOf}»: el plan requiere entonces ${cost} y ${monthsInSpanish(months)}.`,
	leaveOut: (label, { cost, months }) =>
		`Prescindir de «${label}»: el plan requiere entonces ${cost} y ${monthsInSpanish(months)}.`,
	unsolved: (cause) => `Entonces nada elimina esto: ${cause}.`,
	nothingKeeps: "Ninguna vía de su texto respeta los límites.",
	nothingServes: "Ninguna vía de su texto relacionada con esta causa respeta los límites.",
	raiseCap: (by) => `Lo elegido es lo que más se acerca: habría que subir el límite en ${by}.`,
	moveDeadline: (date) => `Lo elegido es lo que más se acerca: habría que aplazar la fecha al ${date}.`,
	leastOver: (label, by) => `Lo más cercano es «${label}», aún ${by} por encima del límite.`,
	leastLate: (label, months) =>
		`Lo más cercano es «${label}», aún con ${monthsInSpanish(months)} de retraso.`,
	cheapButLate: (label, months) =>
		`«${label}» cabría en el importe, pero terminaría con ${monthsInSpanish(months)} de retraso.`,
	soonButOver: (label, by) => `«${label}» estaría a tiempo, pero costaría ${by} de más.`,
	nameDay: (earliest) =>
		`El día ya ha pasado: corríjalo en el caso. El plan termina como muy pronto el ${earliest}.`,
};

const monthsInItalian = (months: string) => `${months} ${months === "1" ? "mese" : "mesi"}`;

const italian: ChangeWording = {
	choose: (label, insteadOf, { cost, months }) =>
		`Scegliere «${label}» invece di «${insteadOf}»: il piano richiede allora ${cost} e ${monthsInItalian(months)}.`,
	leaveOut: (label, { cost, months }) =>
		`Rinunciare a «${label}»: il piano richiede allora ${cost} e ${monthsInItalian(months)}.`,
	unsolved: (cause) => `Allora nulla elimina questo: ${cause}.`,
	nothingKeeps: "Nessuna via del testo rispetta i limiti.",
	nothingServes: "Nessuna via del testo legata a questa causa rispetta i limiti.",
	raiseCap: (by) => `La scelta fatta è la più vicina: il limite andrebbe alzato di ${by}.`,
	moveDeadline: (date) => `La scelta fatta è la più vicina: la scadenza andrebbe spostata al ${date}.`,
	leastOver: (label, by) => `La più vicina è «${label}», ancora ${by} oltre il limite.`,
	leastLate: (label, months) =>
		`La più vicina è «${label}», ancora con ${monthsInItalian(months)} di ritardo.`,
	cheapButLate: (label, months) =>
		`«${label}» starebbe nell'importo, ma finirebbe con ${monthsInItalian(months)} di ritardo.`,
	soonButOver: (label, by) => `«${label}» sarebbe pronto in tempo, ma costerebbe ${by} di troppo.`,
	nameDay: (earliest) =>
		`Il giorno è passato: lo corregga nel caso. Il piano finisce al più presto il ${earliest}.`,
};

const monthsInDutch = (months: string) => `${months} ${months === "1" ? "maand" : "maanden"}`;

const dutch: ChangeWording = {
	choose: (label, insteadOf, { cost, months }) =>
		`‘${label}’ kiezen in plaats van ‘${insteadOf}’: het plan kost dan ${cost} en ${monthsInDutch(months)}.`,
	leaveOut: (label, { cost, months }) =>
		`‘${label}’ weglaten: het plan kost dan ${cost} en ${monthsInDutch(months)}.`,
	unsolved: (cause) => `Dan neemt niets dit nog weg: ${cause}.`,
	nothingKeeps: "Geen weg in uw tekst blijft binnen de grenzen.",
	nothingServes: "Geen weg in uw tekst die met deze oorzaak te maken heeft, blijft binnen de grenzen.",
	raiseCap: (by) => `Wat gekozen is, komt het dichtst in de buurt: de grens zou ${by} omhoog moeten.`,
	moveDeadline: (date) => `Wat gekozen is, komt het dichtst in de buurt: de datum zou naar ${date} moeten.`,
	leastOver: (label, by) => `Het dichtst in de buurt komt ‘${label}’, nog ${by} boven de grens.`,
	leastLate: (label, months) =>
		`Het dichtst in de buurt komt ‘${label}’, nog ${monthsInDutch(months)} te laat.`,
	cheapButLate: (label, months) =>
		`‘${label}’ zou binnen het bedrag blijven, maar ${monthsInDutch(months)} te laat klaar zijn.`,
	soonButOver: (label, by) => `‘${label}’ zou op tijd klaar zijn, maar ${by} te veel kosten.`,
	nameDay: (earliest) =>
		`De dag is voorbij: verbeter hem in de casus. Het plan eindigt op zijn vroegst op ${earliest}.`,
};

const wordings: Record<KnownLanguage, ChangeWording> = {
	en: english,
	de: german,
	fr: french,
	es: spanish,
	it: italian,
	nl: dutch,
};

/** The sentences in a language; English in an unknown one. */
export function changeWording(language: Language): ChangeWording {
	return wordings[spoken(language)];
}
