import type { Family } from "../reading/themes.ts";
import type { Language } from "../text/words.ts";

type FamilyWords = { option: string; findOut: string };

/** What the offline consultant says by itself; everything else is quoted. */
type Words = {
	rootQuestion: (problem: string) => string;
	noProblem: string;
	question: (option: string) => string;
	said: (supporting: number, counter: number) => string;
	leadsTo: (effect: string) => string;
	silent: (findOut: string) => string;
	families: Record<Family, FamilyWords>;
};

export const words: Record<Language, Words> = {
	en: {
		rootQuestion: (problem) => `Why is this so: “${problem}”?`,
		noProblem: "Why is the goal not reached today?",
		question: (option) => `Why is this so: “${option}”?`,
		said: (supporting, counter) =>
			`${supporting === 1 ? "One passage of your material says" : `${supporting} passages of your material say`} so${
				counter === 0 ? "" : `; ${counter === 1 ? "one speaks" : `${counter} speak`} against it`
			}.`,
		leadsTo: (effect) => `According to your material it leads to this: “${effect}”.`,
		silent: (findOut) => `Your material says nothing about this yet. Find out: ${findOut}`,
		families: {
			process: {
				option: "The way the work is done: processes, handovers, planning",
				findOut: "where work waits or is done twice, and since when.",
			},
			people: {
				option: "Too few people, or not the right skills",
				findOut: "which positions are open, and what the work asks for that the team has not learnt.",
			},
			technology: {
				option: "Systems and data that do not support the work",
				findOut: "which systems are involved, what they cannot do, and how good their data is.",
			},
			product: {
				option: "The product or service itself falls short",
				findOut: "what users complain about, and how the quality is measured.",
			},
			market: {
				option: "The market has moved: customers, competitors, prices",
				findOut: "what customers chose instead, and what competitors changed.",
			},
			money: {
				option: "Money is missing, or spent in the wrong place",
				findOut: "what the problem costs a year, and who holds the budget for its solution.",
			},
			governance: {
				option: "Nobody decides or owns it: responsibilities, rules, incentives",
				findOut: "who is responsible, by which figure they are measured, and who may decide.",
			},
		},
	},
	de: {
		rootQuestion: (problem) => `Warum ist das so: „${problem}“?`,
		noProblem: "Warum wird das Ziel heute nicht erreicht?",
		question: (option) => `Warum ist das so: „${option}“?`,
		said: (supporting, counter) =>
			`${supporting === 1 ? "Eine Stelle Ihres Materials sagt" : `${supporting} Stellen Ihres Materials sagen`} das${
				counter === 0 ? "" : `; ${counter === 1 ? "eine spricht" : `${counter} sprechen`} dagegen`
			}.`,
		leadsTo: (effect) => `Ihrem Material zufolge führt es dazu: „${effect}“.`,
		silent: (findOut) => `Ihr Material sagt dazu noch nichts. Zu klären: ${findOut}`,
		families: {
			process: {
				option: "Die Art, wie gearbeitet wird: Abläufe, Übergaben, Planung",
				findOut: "wo Arbeit liegen bleibt oder doppelt getan wird, und seit wann.",
			},
			people: {
				option: "Zu wenige Leute, oder es fehlen Kenntnisse",
				findOut: "welche Stellen offen sind und was die Arbeit verlangt, das noch niemand gelernt hat.",
			},
			technology: {
				option: "Systeme und Daten, die die Arbeit nicht unterstützen",
				findOut: "welche Systeme beteiligt sind, was sie nicht können und wie gut ihre Daten sind.",
			},
			product: {
				option: "Das Produkt oder die Leistung selbst genügt nicht",
				findOut: "worüber sich Nutzer beschweren und wie die Qualität gemessen wird.",
			},
			market: {
				option: "Der Markt hat sich bewegt: Kunden, Wettbewerber, Preise",
				findOut: "was Kunden stattdessen gewählt und was Wettbewerber geändert haben.",
			},
			money: {
				option: "Geld fehlt oder wird an der falschen Stelle ausgegeben",
				findOut: "was das Problem im Jahr kostet und wer das Budget für seine Lösung hat.",
			},
			governance: {
				option: "Niemand entscheidet oder trägt die Verantwortung: Zuständigkeiten, Regeln, Anreize",
				findOut: "wer zuständig ist, woran diese Person gemessen wird und wer entscheiden darf.",
			},
		},
	},
};
