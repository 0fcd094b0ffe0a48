import type { Family } from "../reading/themes.ts";
import type { Language } from "../text/words.ts";

type OptionWords = { label: string; description: string; pros: string[]; cons: string[]; warning?: string };

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
	assumed: string;
	said: (quote: string) => string;
	unsaid: string;
	assumption: {
		cause: (cause: string) => string;
		budget: (amount: string) => string;
		time: (months: number) => string;
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
			question: (cause) => `How do we remove the root cause: “${cause}”?`,
			stages: (what) => ({
				label: "Mend the cause in stages",
				description: `Change ${what} step by step, each step measured before the next one is paid for.`,
				pros: ["Each stage can be stopped", "Results show before all of the money is spent"],
				cons: ["The full effect comes later"],
			}),
			renew: (what) => ({
				label: "Replace what causes it",
				description: `Replace ${what} as a whole by a new solution.`,
				pros: ["The cause is gone for good", "No old part has to be kept alive"],
				cons: [
					"Most of the money is spent before anything is earned",
					"The organisation changes all at once",
				],
				warning: "Stopping half-way leaves two solutions side by side.",
			}),
			partner: (what) => ({
				label: "Hand it to a partner",
				description: `Let a specialised partner run ${what} at an agreed price and quality.`,
				pros: ["Little investment", "Knowledge is there from the first day"],
				cons: ["The organisation depends on the partner", "The cause itself may stay"],
				warning: "Nothing of the cause is learnt in the own house.",
			}),
		},
		rollout: {
			question: "In which order do we roll it out?",
			context: "How much is risked at once, and how soon the first result is there.",
			pilot: {
				label: "One pilot first",
				description: "One unit goes first; its figures decide whether and how the others follow.",
				pros: ["Mistakes stay small", "The case for the others rests on own figures"],
				cons: ["The others wait"],
			},
			waves: {
				label: "In waves",
				description: "Units follow in groups, a fixed time apart.",
				pros: ["Steady progress", "The team goes from wave to wave"],
				cons: ["Less time to learn between two waves"],
			},
			atOnce: {
				label: "Everywhere at once",
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
				description: "A program manager and a small team work on it full time until it is handed over.",
				pros: ["Full attention", "One person to ask"],
				cons: ["People are missing in the line"],
			},
			line: {
				label: "The line, with a sponsor",
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
				description: "The open questions are answered first; the next gate does not pass without them.",
				pros: ["The decision rests on facts"],
				cons: ["Weeks before the work begins"],
			},
			alongside: {
				label: "Alongside the first stage",
				description: "The work begins; each open question has an owner and a date.",
				pros: ["No time is lost"],
				cons: ["The first stage may have to be done again"],
			},
		},
		context: (problem, cause) => `The problem: “${problem}”. What the whys led to: “${cause}”.`,
		fromBudget: (amount) => `Scaled from the budget that your material names (${amount}).`,
		fromAmount: (amount) =>
			`Scaled from the greatest amount that your material names (${amount}); an assumption.`,
		assumed: "Your material names no amount: an assumption, to be replaced.",
		said: (quote) => `Your material says: “${quote}”`,
		unsaid: "Your material says nothing that speaks for or against it.",
		assumption: {
			cause: (cause) => `“${cause}” is what causes the problem.`,
			budget: (amount) => `Up to ${amount} can be spent.`,
			time: (months) => `${months} months are enough.`,
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
			question: (cause) => `Wie beseitigen wir die Ursache: „${cause}“?`,
			stages: (what) => ({
				label: "Die Ursache in Stufen beheben",
				description: `${what.charAt(0).toUpperCase()}${what.slice(1)} Schritt für Schritt ändern; jeder Schritt wird gemessen, bevor der nächste bezahlt wird.`,
				pros: ["Jede Stufe kann die letzte sein", "Ergebnisse sind da, bevor alles Geld ausgegeben ist"],
				cons: ["Die volle Wirkung kommt später"],
			}),
			renew: (what) => ({
				label: "Ersetzen, was sie verursacht",
				description: `${what.charAt(0).toUpperCase()}${what.slice(1)} im Ganzen durch eine neue Lösung ersetzen.`,
				pros: ["Die Ursache ist endgültig weg", "Nichts Altes muss am Leben gehalten werden"],
				cons: ["Das meiste Geld ist ausgegeben, bevor etwas zurückkommt", "Alles ändert sich auf einmal"],
				warning: "Wer auf halbem Weg aufhört, hat zwei Lösungen nebeneinander.",
			}),
			partner: (what) => ({
				label: "An einen Partner geben",
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
				description: "Eine Einheit geht voran; ihre Zahlen entscheiden, ob und wie die anderen folgen.",
				pros: ["Fehler bleiben klein", "Der Nachweis für die anderen steht auf eigenen Zahlen"],
				cons: ["Die anderen warten"],
			},
			waves: {
				label: "In Wellen",
				description: "Die Einheiten folgen in Gruppen, in festem Abstand.",
				pros: ["Stetiger Fortschritt", "Das Team zieht von Welle zu Welle"],
				cons: ["Weniger Zeit zu lernen zwischen zwei Wellen"],
			},
			atOnce: {
				label: "Überall auf einmal",
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
				description: "Eine Programmleitung und ein kleines Team arbeiten ganz daran, bis es übergeben ist.",
				pros: ["Volle Aufmerksamkeit", "Eine Person, die man fragen kann"],
				cons: ["Die Leute fehlen in der Linie"],
			},
			line: {
				label: "Die Linie, mit einem Auftraggeber",
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
				description: "Die offenen Fragen werden zuerst beantwortet; ohne sie besteht das nächste Tor nicht.",
				pros: ["Die Entscheidung steht auf Tatsachen"],
				cons: ["Wochen, bevor die Arbeit beginnt"],
			},
			alongside: {
				label: "Neben der ersten Stufe",
				description: "Die Arbeit beginnt; jede offene Frage hat einen Verantwortlichen und ein Datum.",
				pros: ["Keine Zeit geht verloren"],
				cons: ["Die erste Stufe muss vielleicht wiederholt werden"],
			},
		},
		context: (problem, cause) => `Das Problem: „${problem}“. Wohin das Warum führte: „${cause}“.`,
		fromBudget: (amount) => `Gerechnet vom Budget, das Ihr Material nennt (${amount}).`,
		fromAmount: (amount) => `Gerechnet vom größten Betrag, den Ihr Material nennt (${amount}); eine Annahme.`,
		assumed: "Ihr Material nennt keinen Betrag: eine Annahme, die zu ersetzen ist.",
		said: (quote) => `Ihr Material sagt: „${quote}“`,
		unsaid: "Ihr Material sagt nichts, was dafür oder dagegen spricht.",
		assumption: {
			cause: (cause) => `„${cause}“ verursacht das Problem.`,
			budget: (amount) => `Bis zu ${amount} können ausgegeben werden.`,
			time: (months) => `${months} Monate genügen.`,
		},
	},
};
