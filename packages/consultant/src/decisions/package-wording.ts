import type { KnownLanguage, Language } from "../languages/language.ts";
import { listText } from "../wording/list-text.ts";
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
};

const mostWords = 3;

const english: PackageWording = {
	together: (labels) => `Together: ${labels.join(" + ")}.`,
	severalServe: (count) => `${count} of its parts have to do with this cause, more than any way alone.`,
	severalEndorsed: (count) => `Your text itself has agreed or recommends ${count} of its parts.`,
	onlyOneServes: (name) => `Of its parts only “${name}” has to do with this cause; the others come on top.`,
	noneServes: "None of its parts speaks of this cause: it is what the limits allow together.",
	serves: (name, service) => `“${name}” has to do with this cause: ${inEnglish(service)}.`,
	servesOther: (name, cause, service) =>
		`“${name}” has to do with another cause, “${cause}”: ${inEnglish(service)}.`,
	serviceOf: (service) => `It has to do with this cause: ${inEnglish(service)}.`,
	keepsLimits: "Of the ways in your text it keeps the limits best.",
	unserved: "Your text does not say that it removes this cause.",
	moreToLead: "More to lead at the same time",
};

function inEnglish(service: Service): string {
	if (service.by === "words") return `both speak of ${quoted(service.words, "en", "“", "”")}`;
	return service.by === "person" ? "the case links the two" : "your text names both in one breath";
}

const german: PackageWording = {
	together: (labels) => `Zusammen: ${labels.join(" + ")}.`,
	severalServe: (count) => `${count} der Teile haben mit dieser Ursache zu tun, mehr als jeder Weg allein.`,
	severalEndorsed: (count) => `Ihr Text selbst hat ${count} der Teile vereinbart oder empfiehlt sie.`,
	onlyOneServes: (name) =>
		`Von den Teilen hat nur „${name}“ mit dieser Ursache zu tun; die anderen kommen dazu.`,
	noneServes: "Keiner der Teile spricht von dieser Ursache: Es ist, was die Grenzen zusammen erlauben.",
	serves: (name, service) => `„${name}“ hat mit dieser Ursache zu tun: ${inGerman(service)}.`,
	servesOther: (name, cause, service) =>
		`„${name}“ hat mit einer anderen Ursache zu tun, „${cause}“: ${inGerman(service)}.`,
	serviceOf: (service) => `Hat mit dieser Ursache zu tun: ${inGerman(service)}.`,
	keepsLimits: "Hält von den Wegen in Ihrem Text die Grenzen am besten ein.",
	unserved: "Dass es diese Ursache beseitigt, sagt Ihr Text nicht.",
	moreToLead: "Mehr ist gleichzeitig zu führen",
};

function inGerman(service: Service): string {
	if (service.by === "words") return `Beide sprechen von ${quoted(service.words, "de", "„", "“")}`;
	return service.by === "person" ? "Der Fall verbindet beide" : "Ihr Text nennt beide in einem Atemzug";
}

const french: PackageWording = {
	together: (labels) => `Ensemble : ${labels.join(" + ")}.`,
	severalServe: (count) =>
		`${count} de ses parties ont à voir avec cette cause, plus que n'importe quelle voie seule.`,
	severalEndorsed: (count) => `Votre texte lui-même a convenu de ${count} de ses parties ou les recommande.`,
	onlyOneServes: (name) =>
		`De ses parties, seule « ${name} » a à voir avec cette cause ; les autres s'y ajoutent.`,
	noneServes: "Aucune de ses parties ne parle de cette cause : c'est ce que les limites permettent ensemble.",
	serves: (name, service) => `« ${name} » a à voir avec cette cause : ${inFrench(service)}.`,
	servesOther: (name, cause, service) =>
		`« ${name} » a à voir avec une autre cause, « ${cause} » : ${inFrench(service)}.`,
	serviceOf: (service) => `Cela a à voir avec cette cause : ${inFrench(service)}.`,
	keepsLimits: "Des voies de votre texte, c'est celle qui respecte le mieux les limites.",
	unserved: "Votre texte ne dit pas que cela supprime cette cause.",
	moreToLead: "Plus de choses à mener en même temps",
};

function inFrench(service: Service): string {
	if (service.by === "words") return `les deux parlent de ${quoted(service.words, "fr", "« ", " »")}`;
	return service.by === "person" ? "le dossier relie les deux" : "votre texte les nomme d'un même souffle";
}

const spanish: PackageWording = {
	together: (labels) => `Juntas: ${labels.join(" + ")}.`,
	severalServe: (count) =>
		`${count} de sus partes tienen que ver con esta causa, más que cualquier vía por sí sola.`,
	severalEndorsed: (count) => `Su propio texto ha acordado o recomienda ${count} de sus partes.`,
	onlyOneServes: (name) => `De sus partes, solo «${name}» tiene que ver con esta causa; las demás se suman.`,
	noneServes: "Ninguna de sus partes habla de esta causa: es lo que los límites permiten en conjunto.",
	serves: (name, service) => `«${name}» tiene que ver con esta causa: ${inSpanish(service)}.`,
	servesOther: (name, cause, service) =>
		`«${name}» tiene que ver con otra causa, «${cause}»: ${inSpanish(service)}.`,
	serviceOf: (service) => `Tiene que ver con esta causa: ${inSpanish(service)}.`,
	keepsLimits: "De las vías de su texto, es la que mejor respeta los límites.",
	unserved: "Su texto no dice que elimine esta causa.",
	moreToLead: "Más que dirigir a la vez",
};

function inSpanish(service: Service): string {
	if (service.by === "words") return `ambas hablan de ${quoted(service.words, "es", "«", "»")}`;
	return service.by === "person" ? "el caso las relaciona" : "su texto nombra ambas de una vez";
}

const italian: PackageWording = {
	together: (labels) => `Insieme: ${labels.join(" + ")}.`,
	severalServe: (count) =>
		`${count} delle sue parti hanno a che fare con questa causa, più di ogni singola via.`,
	severalEndorsed: (count) => `Il testo stesso ha concordato o raccomanda ${count} delle sue parti.`,
	onlyOneServes: (name) =>
		`Delle sue parti solo «${name}» ha a che fare con questa causa; le altre si aggiungono.`,
	noneServes: "Nessuna delle sue parti parla di questa causa: è ciò che i limiti consentono nell'insieme.",
	serves: (name, service) => `«${name}» ha a che fare con questa causa: ${inItalian(service)}.`,
	servesOther: (name, cause, service) =>
		`«${name}» ha a che fare con un'altra causa, «${cause}»: ${inItalian(service)}.`,
	serviceOf: (service) => `Ha a che fare con questa causa: ${inItalian(service)}.`,
	keepsLimits: "Fra le vie del testo è quella che rispetta meglio i limiti.",
	unserved: "Il testo non dice che elimini questa causa.",
	moreToLead: "Più cose da guidare insieme",
};

function inItalian(service: Service): string {
	if (service.by === "words") return `entrambe parlano di ${quoted(service.words, "it", "«", "»")}`;
	return service.by === "person" ? "il caso le collega" : "il testo le nomina insieme";
}

const dutch: PackageWording = {
	together: (labels) => `Samen: ${labels.join(" + ")}.`,
	severalServe: (count) =>
		`${count} van de onderdelen hebben met deze oorzaak te maken, meer dan elke weg alleen.`,
	severalEndorsed: (count) => `Uw tekst zelf heeft ${count} van de onderdelen afgesproken of beveelt ze aan.`,
	onlyOneServes: (name) =>
		`Van de onderdelen heeft alleen ‘${name}’ met deze oorzaak te maken; de andere komen erbij.`,
	noneServes: "Geen van de onderdelen gaat over deze oorzaak: het is wat de grenzen samen toelaten.",
	serves: (name, service) => `‘${name}’ heeft met deze oorzaak te maken: ${inDutch(service)}.`,
	servesOther: (name, cause, service) =>
		`‘${name}’ heeft met een andere oorzaak te maken, ‘${cause}’: ${inDutch(service)}.`,
	serviceOf: (service) => `Het heeft met deze oorzaak te maken: ${inDutch(service)}.`,
	keepsLimits: "Van de wegen in uw tekst blijft deze het best binnen de grenzen.",
	unserved: "Uw tekst zegt niet dat dit deze oorzaak wegneemt.",
	moreToLead: "Meer om tegelijk te leiden",
};

function inDutch(service: Service): string {
	if (service.by === "words") return `beide gaan over ${quoted(service.words, "nl", "‘", "’")}`;
	return service.by === "person" ? "de casus verbindt beide" : "uw tekst noemt beide in één adem";
}

/** The first of some words, each between its quotation marks. */
function quoted(words: readonly string[], language: Language, open: string, close: string): string {
	return listText(
		words.slice(0, mostWords).map((word) => `${open}${word}${close}`),
		language,
	);
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
	return wordings[language === "unknown" ? "en" : language];
}
