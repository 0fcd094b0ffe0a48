import type { Language } from "../text/words.ts";

type Stream = {
	title: (decision: string) => string;
	description: string;
	tasks: [string, string, string, string, string];
	roles: [string, string];
};

export type PlanWords = {
	title: (cause: string) => string;
	streams: Record<string, Stream>;
	gates: { name: string; criteria: [string, string, string]; deliverables: string[] }[];
	kpis: { onTime: string; withinBudget: string; measured: (quote: string) => string };
	benefits: { saved: (quote: string) => string; category: string; other: string; otherCategory: string };
	risks: {
		contradiction: (one: string, other: string) => string;
		settle: string;
		gap: (gap: string) => string;
		answer: string;
		con: (con: string) => string;
		watch: string;
	};
	funding: string;
	manager: string;
};

/** What the offline consultant's plans are made of; everything else in them comes from the material. */
export const planWords: Record<Language, PlanWords> = {
	en: {
		title: (cause) => `Remove the cause: ${cause}`,
		streams: {
			approach: {
				title: (choice) => `Remove the cause: ${choice}`,
				description: "Does what the strategy is for: takes the root cause away.",
				tasks: [
					"Describe how it works today, with figures",
					"Design how it will work",
					"Build and try the first stage",
					"Extend to the full scope",
					"Hand over to operation",
				],
				roles: ["Solution Architect", "Specialist"],
			},
			rollout: {
				title: (choice) => `Roll out: ${choice}`,
				description: "Brings the solution to everybody who works with it.",
				tasks: [
					"Choose the units and their order",
					"Prepare people and material",
					"Run the first unit",
					"Review its figures and decide on the rest",
					"Bring in the remaining units",
				],
				roles: ["Change Manager", "Trainer"],
			},
			ownership: {
				title: (choice) => `Lead and govern: ${choice}`,
				description: "Keeps decisions, money and reporting in one hand.",
				tasks: [
					"Name the owner and the team",
					"Agree on targets and reporting",
					"Set up budget and approvals",
					"Report to the steering group every month",
					"Close the program and pass on the benefits",
				],
				roles: ["Program Manager", "Project Management Office"],
			},
			evidence: {
				title: (choice) => `Close the gaps: ${choice}`,
				description: "Answers the questions that the material leaves open.",
				tasks: [
					"List the open questions with an owner each",
					"Measure what has not been measured",
					"Ask customers and suppliers",
					"Settle where sources disagree",
					"Report the answers to the next gate",
				],
				roles: ["Analyst", "Controller"],
			},
		},
		gates: [
			{
				name: "Ideation",
				criteria: [
					"The problem is put into figures",
					"The root cause is accepted by its owner",
					"A sponsor is named",
				],
				deliverables: ["Problem statement"],
			},
			{
				name: "Concept",
				criteria: [
					"The options are compared",
					"Costs and benefits are estimated",
					"The open questions have owners",
				],
				deliverables: ["Business case"],
			},
			{
				name: "Feasibility",
				criteria: [
					"The first stage meets its figures",
					"Critical risks have a mitigation",
					"The budget is confirmed",
				],
				deliverables: ["Report on the first stage"],
			},
			{
				name: "Development",
				criteria: ["The full scope is built and tested", "People are trained", "Operation is prepared"],
				deliverables: ["Acceptance report", "Training record"],
			},
			{
				name: "Launch",
				criteria: ["Operation has taken over", "The benefits are measured", "No critical risk is open"],
				deliverables: ["Handover protocol", "Lessons learnt"],
			},
		],
		kpis: {
			onTime: "Milestones reached on time",
			withinBudget: "Spent of the planned budget",
			measured: (quote) => `Figure named in: “${quote}”`,
		},
		benefits: {
			saved: (quote) => `Half of what this costs is saved: “${quote}” (an assumption)`,
			category: "Cost Savings",
			other: "The root cause no longer produces the problem",
			otherCategory: "Quality",
		},
		risks: {
			contradiction: (one, other) => `The plan rests on figures that disagree: “${one}” and “${other}”`,
			settle: "Settle which of them holds before the next gate.",
			gap: (gap) => `Not known: ${gap}`,
			answer: "Give the question an owner and a date; test the plan against the answer.",
			con: (con) => `The chosen option's price: ${con.charAt(0).toLowerCase()}${con.slice(1)}`,
			watch: "Watch it in the monthly report; name the figure at which the decision is looked at again.",
		},
		funding: "Program budget, to be approved",
		manager: "Program Manager",
	},
	de: {
		title: (cause) => `Die Ursache beheben: ${cause}`,
		streams: {
			approach: {
				title: (choice) => `Die Ursache beheben: ${choice}`,
				description: "Tut, wofür die Strategie da ist: nimmt die Ursache weg.",
				tasks: [
					"Beschreiben, wie es heute läuft, mit Zahlen",
					"Entwerfen, wie es laufen wird",
					"Die erste Stufe bauen und erproben",
					"Auf den vollen Umfang ausdehnen",
					"An den Betrieb übergeben",
				],
				roles: ["Lösungsarchitektur", "Fachkraft"],
			},
			rollout: {
				title: (choice) => `Einführen: ${choice}`,
				description: "Bringt die Lösung zu allen, die damit arbeiten.",
				tasks: [
					"Einheiten und ihre Reihenfolge wählen",
					"Menschen und Material vorbereiten",
					"Die erste Einheit umstellen",
					"Ihre Zahlen prüfen und über den Rest entscheiden",
					"Die übrigen Einheiten umstellen",
				],
				roles: ["Veränderungsmanagement", "Schulung"],
			},
			ownership: {
				title: (choice) => `Führen und steuern: ${choice}`,
				description: "Hält Entscheidungen, Geld und Berichte in einer Hand.",
				tasks: [
					"Verantwortliche und Team benennen",
					"Ziele und Berichte vereinbaren",
					"Budget und Freigaben einrichten",
					"Jeden Monat an den Lenkungskreis berichten",
					"Das Programm abschließen und den Nutzen weitergeben",
				],
				roles: ["Programmleitung", "Projektbüro"],
			},
			evidence: {
				title: (choice) => `Lücken schließen: ${choice}`,
				description: "Beantwortet, was das Material offen lässt.",
				tasks: [
					"Offene Fragen auflisten, jede mit Verantwortlichen",
					"Messen, was nicht gemessen ist",
					"Kunden und Lieferanten fragen",
					"Klären, wo Quellen sich widersprechen",
					"Die Antworten dem nächsten Tor berichten",
				],
				roles: ["Analyse", "Controlling"],
			},
		},
		gates: [
			{
				name: "Ideenfindung",
				criteria: [
					"Das Problem ist beziffert",
					"Die Ursache ist von ihren Verantwortlichen anerkannt",
					"Ein Auftraggeber ist benannt",
				],
				deliverables: ["Problembeschreibung"],
			},
			{
				name: "Konzept",
				criteria: [
					"Die Möglichkeiten sind verglichen",
					"Kosten und Nutzen sind geschätzt",
					"Die offenen Fragen haben Verantwortliche",
				],
				deliverables: ["Wirtschaftlichkeitsrechnung"],
			},
			{
				name: "Machbarkeit",
				criteria: [
					"Die erste Stufe erreicht ihre Zahlen",
					"Kritische Risiken haben eine Gegenmaßnahme",
					"Das Budget ist bestätigt",
				],
				deliverables: ["Bericht zur ersten Stufe"],
			},
			{
				name: "Entwicklung",
				criteria: [
					"Der volle Umfang ist gebaut und geprüft",
					"Die Menschen sind geschult",
					"Der Betrieb ist vorbereitet",
				],
				deliverables: ["Abnahmebericht", "Schulungsnachweis"],
			},
			{
				name: "Start",
				criteria: [
					"Der Betrieb hat übernommen",
					"Der Nutzen wird gemessen",
					"Kein kritisches Risiko ist offen",
				],
				deliverables: ["Übergabeprotokoll", "Erfahrungsbericht"],
			},
		],
		kpis: {
			onTime: "Meilensteine im Termin",
			withinBudget: "Verbrauch des geplanten Budgets",
			measured: (quote) => `Zahl aus: „${quote}“`,
		},
		benefits: {
			saved: (quote) => `Die Hälfte dessen, was das kostet, wird gespart: „${quote}“ (eine Annahme)`,
			category: "Kostensenkung",
			other: "Die Ursache erzeugt das Problem nicht mehr",
			otherCategory: "Qualität",
		},
		risks: {
			contradiction: (one, other) =>
				`Der Plan steht auf Angaben, die sich widersprechen: „${one}“ und „${other}“`,
			settle: "Vor dem nächsten Tor klären, welche gilt.",
			gap: (gap) => `Nicht bekannt: ${gap}`,
			answer: "Der Frage Verantwortliche und ein Datum geben; den Plan an der Antwort prüfen.",
			con: (con) => `Der Preis der gewählten Möglichkeit: ${con}`,
			watch: "Im Monatsbericht beobachten; die Zahl nennen, bei der neu entschieden wird.",
		},
		funding: "Programmbudget, zu genehmigen",
		manager: "Programmleitung",
	},
};
