import type { Language } from "../languages/language.ts";
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
const englishList = new Intl.ListFormat("en-GB");
const germanList = new Intl.ListFormat("de");

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
	if (service.by === "words")
		return `both speak of ${englishList.format(service.words.slice(0, mostWords).map((word) => `“${word}”`))}`;
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
	if (service.by === "words")
		return `Beide sprechen von ${germanList.format(service.words.slice(0, mostWords).map((word) => `„${word}“`))}`;
	return service.by === "person" ? "Der Fall verbindet beide" : "Ihr Text nennt beide in einem Atemzug";
}

/** The sentences in a language; English where the product has none in it. */
export function packageWording(language: Language): PackageWording {
	return language === "de" ? german : english;
}
