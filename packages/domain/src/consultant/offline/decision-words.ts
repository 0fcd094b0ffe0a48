import type { Family } from "../reading/themes.ts";
import type { Language } from "../text/words.ts";
import { inner } from "./quoting.ts";

/** `reason` is the rule of thumb that speaks for an option where the material says nothing. */
export type OptionWords = {
	label: string;
	description: string;
	reason: string;
	pros: string[];
	cons: string[];
	warning?: string;
};

export type DecisionWords = {
	family: Record<Family, string>;
	approach: {
		question: (cause: string) => string;
		stages: (what: string) => OptionWords;
		renew: (what: string) => OptionWords;
		partner: (what: string) => OptionWords;
	};
	rollout: { question: string; context: string; pilot: OptionWords; waves: OptionWords; atOnce: OptionWords };
	ownership: { question: string; context: string; team: OptionWords; line: OptionWords };
	evidence: {
		question: string;
		context: (gaps: number) => string;
		first: OptionWords;
		alongside: OptionWords;
	};
	context: (problem: string, cause: string) => string;
	fromBudget: (amount: string) => string;
	fromAmount: (amount: string) => string;
	fromMeasure: (amount: string) => string;
	fromChosen: (measure: string, amount: string) => string;
	fromEstimate: (measure: string) => string;
	assumed: string;
	said: (quote: string) => string;
	unsaid: (reason: string) => string;
	aboveBudget: (amount: string) => string;
	/** What the material itself says could be done. */
	measure: {
		named: (amount: string) => string;
		reason: string;
		pros: { named: string; quick: (months: number) => string; within: string };
		cons: { untested: string; noCost: string; noTime: string; everyYear: string };
	};
	assumption: {
		cause: (cause: string) => string;
		budget: (amount: string) => string;
		time: (months: number) => string;
		assumedTime: (months: number) => string;
		measure: (label: string) => string;
	};
};

/** What the offline consultant proposes by itself; what it rests on is quoted. Costs are named as assumptions. */
export const decisionWords: Record<Language, DecisionWords> = {
	en: {
		family: {
			process: "the process",
			people: "the team and its skills",
			technology: "the systems and their data",
			product: "the product or service",
			market: "the offer to the market",
			money: "the way money is spent",
			governance: "responsibilities and rules",
		},
		approach: {
			// Screens and tasks quote the question, and the cause may quote something too: marks here would be nested.
			question: (cause) => `How do we remove the root cause: ${cause}?`,
			stages: (what) => ({
				label: "Mend the cause in stages",
				reason: "Little is at stake before the first figures are there.",
				description: `Change ${what} step by step, each step measured before the next one is paid for.`,
				pros: ["Each stage can be stopped", "Results show before all of the money is spent"],
				cons: ["The full effect comes later"],
			}),
			renew: (what) => ({
				label: "Replace what causes it",
				reason: "Pays where the old cannot be mended any more.",
				description: `Replace ${what} as a whole by a new solution.`,
				pros: ["The cause is gone for good", "No old part has to be kept alive"],
				cons: [
					"Most of the money is spent before anything is earned",
					"The organization changes all at once",
				],
				warning: "Stopping half-way leaves two solutions side by side.",
			}),
			partner: (what) => ({
				label: "Hand it to a partner",
				reason: "Pays where others do this every day and the own house does not.",
				description: `Let a specialised partner run ${what} at an agreed price and quality.`,
				pros: ["Little investment", "Knowledge is there from the first day"],
				cons: ["The organization depends on the partner", "The cause itself may stay"],
				warning: "Nothing of the cause is learnt in the own house.",
			}),
		},
		rollout: {
			question: "In which order do we roll it out?",
			context: "How much is risked at once, and how soon the first result is there.",
			pilot: {
				label: "One pilot first",
				reason: "What fails in one unit costs little, and its figures carry the case for the others.",
				description: "One unit goes first; its figures decide whether and how the others follow.",
				pros: ["Mistakes stay small", "The case for the others rests on own figures"],
				cons: ["The others wait"],
			},
			waves: {
				label: "In waves",
				reason: "Fits a short time with several units that are alike.",
				description: "Units follow in groups, a fixed time apart.",
				pros: ["Steady progress", "The team goes from wave to wave"],
				cons: ["Less time to learn between two waves"],
			},
			atOnce: {
				label: "Everywhere at once",
				reason: "Fits only where two ways of working side by side are worse than the risk.",
				description: "All units change on one day.",
				pros: ["One change instead of many", "No time with two ways of working"],
				cons: ["Every mistake is made everywhere"],
				warning: "There is no way back on the day itself.",
			},
		},
		ownership: {
			question: "Who answers for it?",
			context: "A change without an owner stops when its first champion has other work.",
			team: {
				label: "A program team of its own",
				reason: "A change that crosses departments needs somebody who has time for it.",
				description:
					"A program manager and a small team have time of their own for it until it is handed over.",
				pros: ["Full attention", "One person to ask"],
				cons: ["People are missing in the line"],
			},
			line: {
				label: "The line, with a sponsor",
				reason: "Fits a small change inside one department.",
				description: "The departments do it beside their work; a sponsor from the board clears the way.",
				pros: ["Those who live with it make it", "Cheaper"],
				cons: ["Daily work comes first", "It takes longer"],
			},
		},
		evidence: {
			question: "When do we close the gaps in what we know?",
			context: (gaps) =>
				`${gaps === 1 ? "One thing is" : `${gaps} things are`} not known yet; see the research.`,
			first: {
				label: "Before money is committed",
				reason: "An answer is cheaper than a stage that has to be done again.",
				description: "The open questions are answered first; the next gate does not pass without them.",
				pros: ["The decision rests on facts"],
				cons: ["Weeks before the work begins"],
			},
			alongside: {
				label: "Alongside the first stage",
				reason: "Fits where time is shorter than the list of questions.",
				description: "The work begins; each open question has an owner and a date.",
				pros: ["No time is lost"],
				cons: ["The first stage may have to be done again"],
			},
		},
		context: (problem, cause) => `The problem: “${inner(problem)}”. What the whys led to: “${inner(cause)}”.`,
		fromBudget: (amount) => `Scaled from the budget that your material names (${amount}).`,
		fromAmount: (amount) =>
			`Scaled from the greatest amount that your material puts on what is wrong (${amount}); an assumption.`,
		fromMeasure: (amount) =>
			`Scaled from what the dearest measure of your material costs (${amount}); an assumption.`,
		fromChosen: (measure, amount) =>
			`Scaled from the measure that it goes with (“${inner(measure)}”, ${amount}); an assumption.`,
		fromEstimate: (measure) =>
			`Scaled from the measure that it goes with (“${inner(measure)}”), whose own cost is an estimate; an assumption.`,
		assumed: "Your material names no amount for it: an assumption, to be replaced.",
		said: (quote) => `Your material says: “${inner(quote)}”`,
		unsaid: (reason) => `${reason} Your material says nothing for or against it.`,
		aboveBudget: (amount) => `Its upper cost is above what your material allows (${amount}).`,
		measure: {
			named: (amount) => `${amount}, named in your material.`,
			reason: "It comes from your own material, with its own figures, and bears on the cause.",
			pros: {
				named: "Proposed in your own material",
				quick: (months) => `In use within ${months === 1 ? "a month" : `${months} months`}, by your material`,
				within: "Within what may be spent",
			},
			cons: {
				untested: "Nothing in your material shows that it has worked elsewhere",
				noCost: "Your material does not say what it costs",
				noTime: "Your material does not say how long it takes",
				everyYear: "Costs this again every year",
			},
		},
		assumption: {
			cause: (cause) => `“${inner(cause)}” is what causes the problem.`,
			budget: (amount) => `The most that can be spent is ${amount}.`,
			time: (months) => `${months} months are enough.`,
			assumedTime: (months) => `${months} months are enough (your material sets no time).`,
			measure: (label) => `“${inner(label)}” costs and takes what your material says.`,
		},
	},
	de: {
		family: {
			process: "den Ablauf",
			people: "das Team und seine Kenntnisse",
			technology: "die Systeme und ihre Daten",
			product: "das Produkt oder die Leistung",
			market: "das Angebot an den Markt",
			money: "die Verwendung des Geldes",
			governance: "Zuständigkeiten und Regeln",
		},
		approach: {
			question: (cause) => `Wie beseitigen wir die Ursache: ${cause}?`,
			stages: (what) => ({
				label: "Die Ursache in Stufen beheben",
				reason: "Wenig steht auf dem Spiel, bevor die ersten Zahlen da sind.",
				description: `${what.charAt(0).toUpperCase()}${what.slice(1)} Schritt für Schritt ändern; jeder Schritt wird gemessen, bevor der nächste bezahlt wird.`,
				pros: ["Jede Stufe kann die letzte sein", "Ergebnisse sind da, bevor alles Geld ausgegeben ist"],
				cons: ["Die volle Wirkung kommt später"],
			}),
			renew: (what) => ({
				label: "Ersetzen, was sie verursacht",
				reason: "Lohnt sich, wo das Alte nicht mehr zu bessern ist.",
				description: `${what.charAt(0).toUpperCase()}${what.slice(1)} im Ganzen durch eine neue Lösung ersetzen.`,
				pros: ["Die Ursache ist endgültig weg", "Nichts Altes muss am Leben gehalten werden"],
				cons: ["Das meiste Geld ist ausgegeben, bevor etwas zurückkommt", "Alles ändert sich auf einmal"],
				warning: "Wer auf halbem Weg aufhört, hat zwei Lösungen nebeneinander.",
			}),
			partner: (what) => ({
				label: "An einen Partner geben",
				reason: "Lohnt sich, wo andere das täglich tun und das eigene Haus nicht.",
				description: `Ein spezialisierter Partner übernimmt ${what} zu vereinbartem Preis und vereinbarter Qualität.`,
				pros: ["Wenig Investition", "Das Wissen ist vom ersten Tag an da"],
				cons: ["Die Organisation hängt vom Partner ab", "Die Ursache selbst kann bleiben"],
				warning: "Im eigenen Haus wird über die Ursache nichts gelernt.",
			}),
		},
		rollout: {
			question: "In welcher Reihenfolge führen wir es ein?",
			context: "Wie viel auf einmal gewagt wird, und wie früh das erste Ergebnis da ist.",
			pilot: {
				label: "Zuerst ein Pilot",
				reason:
					"Was in einer Einheit misslingt, kostet wenig; ihre Zahlen tragen den Nachweis für die anderen.",
				description: "Eine Einheit geht voran; ihre Zahlen entscheiden, ob und wie die anderen folgen.",
				pros: ["Fehler bleiben klein", "Der Nachweis für die anderen steht auf eigenen Zahlen"],
				cons: ["Die anderen warten"],
			},
			waves: {
				label: "In Wellen",
				reason: "Passt zu kurzer Zeit und mehreren gleichen Einheiten.",
				description: "Die Einheiten folgen in Gruppen, in festem Abstand.",
				pros: ["Stetiger Fortschritt", "Das Team zieht von Welle zu Welle"],
				cons: ["Weniger Zeit zu lernen zwischen zwei Wellen"],
			},
			atOnce: {
				label: "Überall auf einmal",
				reason: "Passt nur, wo zwei Arbeitsweisen nebeneinander schlimmer sind als das Risiko.",
				description: "Alle Einheiten stellen an einem Tag um.",
				pros: ["Eine Umstellung statt vieler", "Keine Zeit mit zwei Arbeitsweisen"],
				cons: ["Jeder Fehler wird überall gemacht"],
				warning: "Am Tag selbst gibt es kein Zurück.",
			},
		},
		ownership: {
			question: "Wer verantwortet es?",
			context: "Eine Veränderung ohne Verantwortlichen endet, wenn ihr erster Fürsprecher andere Arbeit hat.",
			team: {
				label: "Ein eigenes Programmteam",
				reason: "Eine Veränderung über Abteilungen hinweg braucht jemanden, der Zeit für sie hat.",
				description:
					"Eine Programmleitung und ein kleines Team haben eigene Zeit dafür, bis es übergeben ist.",
				pros: ["Volle Aufmerksamkeit", "Eine Person, die man fragen kann"],
				cons: ["Die Leute fehlen in der Linie"],
			},
			line: {
				label: "Die Linie, mit einem Auftraggeber",
				reason: "Passt zu einer kleinen Veränderung in einer Abteilung.",
				description:
					"Die Abteilungen tun es neben ihrer Arbeit; ein Auftraggeber im Vorstand räumt den Weg frei.",
				pros: ["Wer damit lebt, macht es", "Günstiger"],
				cons: ["Das Tagesgeschäft geht vor", "Es dauert länger"],
			},
		},
		evidence: {
			question: "Wann schließen wir die Lücken in dem, was wir wissen?",
			context: (gaps) =>
				`${gaps === 1 ? "Eines ist" : `${gaps} Dinge sind`} noch nicht bekannt; siehe die Recherche.`,
			first: {
				label: "Bevor Geld gebunden wird",
				reason: "Eine Antwort ist billiger als eine Stufe, die wiederholt werden muss.",
				description: "Die offenen Fragen werden zuerst beantwortet; ohne sie besteht das nächste Tor nicht.",
				pros: ["Die Entscheidung steht auf Tatsachen"],
				cons: ["Wochen, bevor die Arbeit beginnt"],
			},
			alongside: {
				label: "Neben der ersten Stufe",
				reason: "Passt, wo die Zeit kürzer ist als die Liste der Fragen.",
				description: "Die Arbeit beginnt; jede offene Frage hat einen Verantwortlichen und ein Datum.",
				pros: ["Keine Zeit geht verloren"],
				cons: ["Die erste Stufe muss vielleicht wiederholt werden"],
			},
		},
		context: (problem, cause) =>
			`Das Problem: „${inner(problem)}“. Wohin das Warum führte: „${inner(cause)}“.`,
		fromBudget: (amount) => `Gerechnet vom Budget, das Ihr Material nennt (${amount}).`,
		fromAmount: (amount) =>
			`Gerechnet vom größten Betrag, den Ihr Material für das Problem nennt (${amount}); eine Annahme.`,
		fromMeasure: (amount) =>
			`Gerechnet von den Kosten der teuersten Maßnahme Ihres Materials (${amount}); eine Annahme.`,
		fromChosen: (measure, amount) =>
			`Gerechnet von der Maßnahme, zu der es gehört („${inner(measure)}“, ${amount}); eine Annahme.`,
		fromEstimate: (measure) =>
			`Gerechnet von der Maßnahme, zu der es gehört („${inner(measure)}“), deren eigene Kosten geschätzt sind; eine Annahme.`,
		assumed: "Ihr Material nennt keinen Betrag dafür: eine Annahme, die zu ersetzen ist.",
		said: (quote) => `Ihr Material sagt: „${inner(quote)}“`,
		unsaid: (reason) => `${reason} Ihr Material sagt nichts dafür oder dagegen.`,
		aboveBudget: (amount) => `Die oberen Kosten liegen über dem, was Ihr Material zulässt (${amount}).`,
		measure: {
			named: (amount) => `${amount}, in Ihrem Material genannt.`,
			reason: "Sie kommt aus Ihrem eigenen Material, mit eigenen Zahlen, und betrifft die Ursache.",
			pros: {
				named: "In Ihrem eigenen Material vorgeschlagen",
				quick: (months) =>
					`Ihrem Material zufolge in ${months === 1 ? "einem Monat" : `${months} Monaten`} im Einsatz`,
				within: "Im Rahmen dessen, was ausgegeben werden darf",
			},
			cons: {
				untested: "Nichts in Ihrem Material zeigt, dass sie sich anderswo bewährt hat",
				noCost: "Ihr Material sagt nicht, was sie kostet",
				noTime: "Ihr Material sagt nicht, wie lange sie dauert",
				everyYear: "Kostet das jedes Jahr aufs Neue",
			},
		},
		assumption: {
			cause: (cause) => `„${inner(cause)}“ verursacht das Problem.`,
			budget: (amount) => `Ausgegeben werden können höchstens ${amount}.`,
			time: (months) => `${months} Monate genügen.`,
			assumedTime: (months) => `${months} Monate genügen (Ihr Material setzt keine Zeit).`,
			measure: (label) => `„${inner(label)}“ kostet und dauert, was Ihr Material sagt.`,
		},
	},
};
