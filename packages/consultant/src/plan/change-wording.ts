import type { Language } from "../languages/language.ts";

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

/** The sentences in a language; English where the product has none in it. */
export function changeWording(language: Language): ChangeWording {
	return language === "de" ? german : english;
}
