import { type KnownLanguage, type Language, spoken } from "../languages/language.ts";
import type { Service } from "./serves-cause.ts";

/** What is said of several ways taken together, and of how a way has to do with the cause. */
export type PackageWording = {
	/** All names. */
	together(labels: readonly string[]): string;
	/** Several parts have to do with the cause. */
	severalServe(count: number): string;
	/** The text has agreed or recommends several parts. */
	severalEndorsed(count: number): string;
	/** One part does; the others come on top. */
	onlyOneServes(name: string): string;
	noneServes: string;
	/** How a part has to do with the cause, or with another one. */
	serves(name: string, service: Service): string;
	servesOther(name: string, cause: string, service: Service): string;
	/** The same of the way that is recommended alone. */
	serviceOf(service: Service): string;
	/** Nothing else speaks for the one that is recommended. */
	keepsLimits: string;
	/** It is recommended, but does not speak of the cause. */
	unserved: string;
	moreToLead: string;
	/** No way of the text has to do with the cause, and the text prefers none: one is put first only because something has to be. */
	noneConcerns: string;
	/** What is lost where nothing changes. */
	atStake(quotes: readonly string[]): string;
};

const english: PackageWording = {
	together: (labels) => `Together: ${labels.join(" + ")}.`,
	severalServe: (count) => `${count} of its parts concern this cause, more than any way alone.`,
	severalEndorsed: (count) => `Your text itself has agreed or recommends ${count} of its parts.`,
	onlyOneServes: (name) =>
		`Of its parts “${name}” concerns this cause; the others concern other causes that your text states.`,
	noneServes: "None of its parts concerns this cause: they are only what the limits allow together.",
	serves: (name, service) => `“${name}” concerns this cause${inEnglish(service)}.`,
	servesOther: (name, cause, service) =>
		`“${name}” concerns another cause in your text, “${cause}”${inEnglish(service)}.`,
	serviceOf: (service) => `It concerns this cause${inEnglish(service)}.`,
	keepsLimits: "Of the ways in your text it keeps the limits best.",
	unserved: "Your text does not say that it removes this cause.",
	moreToLead: "More to lead at the same time",
	noneConcerns:
		"No way was found in your text that goes at this cause, and none that it prefers: settle first what removes the cause.",
	atStake: (quotes) => `At stake, your text says: ${quotes.map((quote) => `“${quote}”`).join(" ")}`,
};

function inEnglish({ by }: Service): string {
	if (by === "words") return "";
	return by === "person" ? " (the case links the two)" : " (your text names the two together)";
}

const german: PackageWording = {
	together: (labels) => `Zusammen: ${labels.join(" + ")}.`,
	severalServe: (count) => `${count} der Teile betreffen diese Ursache, mehr als jeder Weg allein.`,
	severalEndorsed: (count) => `Ihr Text selbst hat ${count} der Teile vereinbart oder empfiehlt sie.`,
	onlyOneServes: (name) =>
		`Von den Teilen betrifft „${name}“ diese Ursache; die anderen betreffen andere Ursachen, die Ihr Text nennt.`,
	noneServes: "Keiner der Teile betrifft diese Ursache: Sie sind nur, was die Grenzen zusammen erlauben.",
	serves: (name, service) => `„${name}“ betrifft diese Ursache${inGerman(service)}.`,
	servesOther: (name, cause, service) =>
		`„${name}“ betrifft eine andere Ursache in Ihrem Text, „${cause}“${inGerman(service)}.`,
	serviceOf: (service) => `Betrifft diese Ursache${inGerman(service)}.`,
	keepsLimits: "Hält von den Wegen in Ihrem Text die Grenzen am besten ein.",
	unserved: "Dass es diese Ursache beseitigt, sagt Ihr Text nicht.",
	moreToLead: "Mehr ist gleichzeitig zu führen",
	noneConcerns:
		"In Ihrem Text wurde kein Weg gefunden, der an dieser Ursache ansetzt, und keiner, den er vorzieht: Klären Sie zuerst, was die Ursache beseitigt.",
	atStake: (quotes) =>
		`Was laut Ihrem Text auf dem Spiel steht: ${quotes.map((quote) => `„${quote}“`).join(" ")}`,
};

function inGerman({ by }: Service): string {
	if (by === "words") return "";
	return by === "person" ? " (der Fall verbindet beide)" : " (Ihr Text nennt beide zusammen)";
}

const french: PackageWording = {
	together: (labels) => `Ensemble : ${labels.join(" + ")}.`,
	severalServe: (count) =>
		`${count} de ses parties concernent cette cause, plus que n'importe quelle voie seule.`,
	severalEndorsed: (count) => `Votre texte lui-même a convenu de ${count} de ses parties ou les recommande.`,
	onlyOneServes: (name) =>
		`De ses parties, « ${name} » concerne cette cause ; les autres concernent d'autres causes que votre texte nomme.`,
	noneServes:
		"Aucune de ses parties ne concerne cette cause : c'est seulement ce que les limites permettent ensemble.",
	serves: (name, service) => `« ${name} » concerne cette cause${inFrench(service)}.`,
	servesOther: (name, cause, service) =>
		`« ${name} » concerne une autre cause de votre texte, « ${cause} »${inFrench(service)}.`,
	serviceOf: (service) => `Cela concerne cette cause${inFrench(service)}.`,
	keepsLimits: "Des voies de votre texte, c'est celle qui respecte le mieux les limites.",
	unserved: "Votre texte ne dit pas que cela supprime cette cause.",
	moreToLead: "Plus de choses à mener en même temps",
	noneConcerns:
		"Aucune voie qui s'attaque à cette cause, ni aucune qu'il préfère, n'a été trouvée dans votre texte : établissez d'abord ce qui supprime la cause.",
	atStake: (quotes) => `En jeu, dit votre texte : ${quotes.map((quote) => `« ${quote} »`).join(" ")}`,
};

function inFrench({ by }: Service): string {
	if (by === "words") return "";
	return by === "person" ? " (le dossier relie les deux)" : " (votre texte nomme les deux ensemble)";
}

const spanish: PackageWording = {
	together: (labels) => `Juntas: ${labels.join(" + ")}.`,
	severalServe: (count) =>
		`${count} de sus partes se refieren a esta causa, más que cualquier vía por sí sola.`,
	severalEndorsed: (count) => `Su propio texto ha acordado o recomienda ${count} de sus partes.`,
	onlyOneServes: (name) =>
		`De sus partes, «${name}» se refiere a esta causa; las demás, a otras causas que nombra su texto.`,
	noneServes:
		"Ninguna de sus partes se refiere a esta causa: son solo lo que los límites permiten en conjunto.",
	serves: (name, service) => `«${name}» se refiere a esta causa${inSpanish(service)}.`,
	servesOther: (name, cause, service) =>
		`«${name}» se refiere a otra causa de su texto, «${cause}»${inSpanish(service)}.`,
	serviceOf: (service) => `Se refiere a esta causa${inSpanish(service)}.`,
	keepsLimits: "De las vías de su texto, es la que mejor respeta los límites.",
	unserved: "Su texto no dice que elimine esta causa.",
	moreToLead: "Más que dirigir a la vez",
	noneConcerns:
		"No se ha encontrado en su texto ninguna vía que vaya a esta causa, ni ninguna que prefiera: aclare primero qué elimina la causa.",
	atStake: (quotes) => `En juego, según su texto: ${quotes.map((quote) => `«${quote}»`).join(" ")}`,
};

function inSpanish({ by }: Service): string {
	if (by === "words") return "";
	return by === "person" ? " (el caso las relaciona)" : " (su texto nombra ambas juntas)";
}

const italian: PackageWording = {
	together: (labels) => `Insieme: ${labels.join(" + ")}.`,
	severalServe: (count) => `${count} delle sue parti riguardano questa causa, più di ogni singola via.`,
	severalEndorsed: (count) => `Il testo stesso ha concordato o raccomanda ${count} delle sue parti.`,
	onlyOneServes: (name) =>
		`Delle sue parti «${name}» riguarda questa causa; le altre riguardano altre cause che il testo nomina.`,
	noneServes:
		"Nessuna delle sue parti riguarda questa causa: sono solo ciò che i limiti consentono nell'insieme.",
	serves: (name, service) => `«${name}» riguarda questa causa${inItalian(service)}.`,
	servesOther: (name, cause, service) =>
		`«${name}» riguarda un'altra causa del testo, «${cause}»${inItalian(service)}.`,
	serviceOf: (service) => `Riguarda questa causa${inItalian(service)}.`,
	keepsLimits: "Fra le vie del testo è quella che rispetta meglio i limiti.",
	unserved: "Il testo non dice che elimini questa causa.",
	moreToLead: "Più cose da guidare insieme",
	noneConcerns:
		"Nel testo non è stata trovata nessuna via che vada a questa causa, né una che preferisca: chiarisca prima che cosa elimina la causa.",
	atStake: (quotes) => `In gioco, secondo il testo: ${quotes.map((quote) => `«${quote}»`).join(" ")}`,
};

function inItalian({ by }: Service): string {
	if (by === "words") return "";
	return by === "person" ? " (il caso le collega)" : " (il testo le nomina insieme)";
}

const dutch: PackageWording = {
	together: (labels) => `Samen: ${labels.join(" + ")}.`,
	severalServe: (count) => `${count} van de onderdelen gaan over deze oorzaak, meer dan elke weg alleen.`,
	severalEndorsed: (count) => `Uw tekst zelf heeft ${count} van de onderdelen afgesproken of beveelt ze aan.`,
	onlyOneServes: (name) =>
		`Van de onderdelen gaat ‘${name}’ over deze oorzaak; de andere gaan over andere oorzaken die uw tekst noemt.`,
	noneServes: "Geen van de onderdelen gaat over deze oorzaak: het is alleen wat de grenzen samen toelaten.",
	serves: (name, service) => `‘${name}’ gaat over deze oorzaak${inDutch(service)}.`,
	servesOther: (name, cause, service) =>
		`‘${name}’ gaat over een andere oorzaak in uw tekst, ‘${cause}’${inDutch(service)}.`,
	serviceOf: (service) => `Het gaat over deze oorzaak${inDutch(service)}.`,
	keepsLimits: "Van de wegen in uw tekst blijft deze het best binnen de grenzen.",
	unserved: "Uw tekst zegt niet dat dit deze oorzaak wegneemt.",
	moreToLead: "Meer om tegelijk te leiden",
	noneConcerns:
		"In uw tekst is geen weg gevonden die deze oorzaak aanpakt, en geen die hij verkiest: stel eerst vast wat de oorzaak wegneemt.",
	atStake: (quotes) => `Op het spel staat volgens uw tekst: ${quotes.map((quote) => `‘${quote}’`).join(" ")}`,
};

function inDutch({ by }: Service): string {
	if (by === "words") return "";
	return by === "person" ? " (de casus verbindt beide)" : " (uw tekst noemt beide samen)";
}

const wordings: Record<KnownLanguage, PackageWording> = {
	en: english,
	de: german,
	fr: french,
	es: spanish,
	it: italian,
	nl: dutch,
};

/** The sentences in a language; English in an unknown one. */
export function packageWording(language: Language): PackageWording {
	return wordings[spoken(language)];
}
