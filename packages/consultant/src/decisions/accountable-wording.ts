import { type KnownLanguage, type Language, spoken } from "../languages/language.ts";

/** What the text says of somebody who could answer for the whole. */
export type AccountableWording = {
	decides: string;
	/** Brings the choice to those who decide. */
	brings: string;
	/** What they answer for has to do with the root cause. */
	owns(duty: string): string;
	/** What they answer for, whatever that is. */
	answersFor(duty: string): string;
	/** They are named as who answers for something. */
	answers: string;
	nearPost(role: string): string;
	leads(role: string): string;
	post(role: string): string;
	/** They name the root cause in the text. */
	namesCause: string;
	wrote: string;
	sets: string;
	asked(quote: string): string;
	/** A way forward is theirs to carry out. */
	takesOn(label: string): string;
	/** They stand on one side of statements that contradict each other. */
	takesSide: string;
	/** The text names them and says no more. */
	onlyNamed: string;
	/** Why somebody is recommended. */
	because(reasons: readonly string[]): string;
	/** Why nobody of the text is. */
	nobody: string;
};

const joined = (reasons: readonly string[]) => reasons.map((reason) => reason.replace(/\.$/u, "")).join("; ");

const english: AccountableWording = {
	decides: "Has to decide, by your text",
	brings: "Brings the choice to those who decide, by your text",
	owns: (duty) => `Answers for what the root cause is about: ${duty}`,
	answersFor: (duty) => `Answers for: ${duty}`,
	answers: "Named in your text as who answers for it",
	nearPost: (role) => `The post has to do with the root cause: ${role}`,
	leads: (role) => `Leads the organisation: ${role}`,
	post: (role) => `Post in your text: ${role}`,
	namesCause: "Names this root cause in your text",
	wrote: "Wrote the text",
	sets: "Names the limit or the target that the result is held against",
	asked: (quote) => `Is asked to do something: “${quote}”`,
	takesOn: (label) => `Named in your text for: “${label}”`,
	takesSide: "Stands on one side of what is disputed in your text",
	onlyNamed: "No duty of theirs was found in your text",
	because: (reasons) => `Recommended by what your text says: ${joined(reasons)}.`,
	nobody:
		"Recommended because no post or duty was found in your text that has to do with the root cause: name somebody who can decide on it.",
};

const german: AccountableWording = {
	decides: "Hat laut Ihrem Text zu entscheiden",
	brings: "Legt laut Ihrem Text die Wahl denen vor, die entscheiden",
	owns: (duty) => `Verantwortet, worum es bei der Grundursache geht: ${duty}`,
	answersFor: (duty) => `Verantwortet: ${duty}`,
	answers: "In Ihrem Text als zuständig genannt",
	nearPost: (role) => `Das Amt hat mit der Grundursache zu tun: ${role}`,
	leads: (role) => `Leitet die Organisation: ${role}`,
	post: (role) => `Amt in Ihrem Text: ${role}`,
	namesCause: "Nennt diese Grundursache in Ihrem Text",
	wrote: "Hat den Text verfasst",
	sets: "Nennt die Grenze oder das Ziel, an dem das Ergebnis gemessen wird",
	asked: (quote) => `Ist um etwas gebeten: „${quote}“`,
	takesOn: (label) => `In Ihrem Text genannt für: „${label}“`,
	takesSide: "Steht auf einer Seite dessen, was in Ihrem Text strittig ist",
	onlyNamed: "Eine Aufgabe dieser Person wurde in Ihrem Text nicht gefunden",
	because: (reasons) => `Empfohlen nach dem, was Ihr Text sagt: ${joined(reasons)}.`,
	nobody:
		"Empfohlen, weil in Ihrem Text weder Amt noch Aufgabe gefunden wurde, die mit der Grundursache zu tun hat: Benennen Sie jemanden, der darüber bestimmen kann.",
};

const french: AccountableWording = {
	decides: "Doit décider, selon votre texte",
	brings: "Présente le choix à ceux qui décident, selon votre texte",
	owns: (duty) => `Répond de ce que concerne la cause profonde : ${duty}`,
	answersFor: (duty) => `Répond de : ${duty}`,
	answers: "Nommé dans votre texte comme responsable",
	nearPost: (role) => `Le poste a à voir avec la cause profonde : ${role}`,
	leads: (role) => `Dirige l'organisation : ${role}`,
	post: (role) => `Poste dans votre texte : ${role}`,
	namesCause: "Nomme cette cause profonde dans votre texte",
	wrote: "A rédigé le texte",
	sets: "Nomme la limite ou l'objectif auquel le résultat est mesuré",
	asked: (quote) => `A reçu une demande : « ${quote} »`,
	takesOn: (label) => `Votre texte cite ce nom pour : « ${label} »`,
	takesSide: "Se tient d'un côté de ce qui est contesté dans votre texte",
	onlyNamed: "Aucune charge de cette personne n'a été trouvée dans votre texte",
	because: (reasons) => `Recommandé d'après votre texte : ${joined(reasons)}.`,
	nobody:
		"Recommandé parce qu'aucun poste ni aucune charge ayant à voir avec la cause profonde n'a été trouvé dans votre texte : nommez quelqu'un qui puisse en décider.",
};

const spanish: AccountableWording = {
	decides: "Tiene que decidir, según su texto",
	brings: "Presenta la elección a quienes deciden, según su texto",
	owns: (duty) => `Responde de lo que trata la causa raíz: ${duty}`,
	answersFor: (duty) => `Responde de: ${duty}`,
	answers: "Su texto lo nombra como responsable",
	nearPost: (role) => `El puesto tiene que ver con la causa raíz: ${role}`,
	leads: (role) => `Dirige la organización: ${role}`,
	post: (role) => `Puesto en su texto: ${role}`,
	namesCause: "Nombra esta causa raíz en su texto",
	wrote: "Escribió el texto",
	sets: "Nombra el límite o el objetivo con que se mide el resultado",
	asked: (quote) => `Se le pide algo: «${quote}»`,
	takesOn: (label) => `Su texto da su nombre para: «${label}»`,
	takesSide: "Está en un lado de lo que se discute en su texto",
	onlyNamed: "No se ha encontrado en su texto ninguna tarea de esta persona",
	because: (reasons) => `Recomendado por lo que dice su texto: ${joined(reasons)}.`,
	nobody:
		"Recomendado porque no se ha encontrado en su texto ningún puesto ni tarea que tenga que ver con la causa raíz: nombre a alguien que pueda decidir sobre ella.",
};

const italian: AccountableWording = {
	decides: "Deve decidere, secondo il testo",
	brings: "Porta la scelta a chi decide, secondo il testo",
	owns: (duty) => `Risponde di ciò che riguarda la causa radice: ${duty}`,
	answersFor: (duty) => `Risponde di: ${duty}`,
	answers: "Nel testo è indicato come responsabile",
	nearPost: (role) => `Il ruolo ha a che fare con la causa radice: ${role}`,
	leads: (role) => `Dirige l'organizzazione: ${role}`,
	post: (role) => `Ruolo nel testo: ${role}`,
	namesCause: "Nomina questa causa radice nel testo",
	wrote: "Ha scritto il testo",
	sets: "Nomina il limite o l'obiettivo con cui si misura il risultato",
	asked: (quote) => `Gli si chiede qualcosa: «${quote}»`,
	takesOn: (label) => `Il testo fa il suo nome per: «${label}»`,
	takesSide: "Sta da una parte di ciò che nel testo è controverso",
	onlyNamed: "Nel testo non è stato trovato nessun compito di questa persona",
	because: (reasons) => `Raccomandato per ciò che dice il testo: ${joined(reasons)}.`,
	nobody:
		"Raccomandato perché nel testo non è stato trovato nessun ruolo o compito che abbia a che fare con la causa radice: nomini qualcuno che possa decidere.",
};

const dutch: AccountableWording = {
	decides: "Moet volgens uw tekst beslissen",
	brings: "Legt volgens uw tekst de keuze voor aan wie beslist",
	owns: (duty) => `Is verantwoordelijk voor waar de grondoorzaak over gaat: ${duty}`,
	answersFor: (duty) => `Is verantwoordelijk voor: ${duty}`,
	answers: "In uw tekst genoemd als verantwoordelijke",
	nearPost: (role) => `De functie heeft met de grondoorzaak te maken: ${role}`,
	leads: (role) => `Leidt de organisatie: ${role}`,
	post: (role) => `Functie in uw tekst: ${role}`,
	namesCause: "Noemt deze grondoorzaak in uw tekst",
	wrote: "Heeft de tekst geschreven",
	sets: "Noemt de grens of het doel waaraan het resultaat wordt gemeten",
	asked: (quote) => `Is iets gevraagd: ‘${quote}’`,
	takesOn: (label) => `In uw tekst genoemd voor: ‘${label}’`,
	takesSide: "Staat aan één kant van wat in uw tekst wordt betwist",
	onlyNamed: "Een taak van deze persoon is in uw tekst niet gevonden",
	because: (reasons) => `Aanbevolen om wat uw tekst zegt: ${joined(reasons)}.`,
	nobody:
		"Aanbevolen omdat in uw tekst geen functie of taak is gevonden die met de grondoorzaak te maken heeft: wijs iemand aan die erover kan beslissen.",
};

const wordings: Record<KnownLanguage, AccountableWording> = {
	en: english,
	de: german,
	fr: french,
	es: spanish,
	it: italian,
	nl: dutch,
};

/** The sentences in a language; English in an unknown one. */
export function accountableWording(language: Language): AccountableWording {
	return wordings[spoken(language)];
}
