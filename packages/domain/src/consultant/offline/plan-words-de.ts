import type { PlanWords } from "./plan-words.ts";
import { inner } from "./quoting.ts";

export const german: PlanWords = {
	title: (about) => `${about}: die Ursache beheben`,
	untitled: "Die Ursache beheben",
	streams: {
		approach: (choice) => `Die Ursache beheben: ${choice}`,
		rollout: (choice) => `Einführen: ${choice}`,
		ownership: (choice) => `Führen und steuern: ${choice}`,
		evidence: (choice) => `Lücken schließen: ${choice}`,
	},
	partTime: (role) => `${role} (Teilzeit)`,
	serves: (choice, question) => `Teil von „${inner(choice)}“, der Antwort auf: ${question}`,
	cost: (basis) => `Kosten: ${basis.replace(/^(?:Gerechnet|Ihr)(?= )/u, (head) => head.toLowerCase())}`,
	courses: {
		stages: {
			description: "Nimmt die Ursache weg, einen gemessenen Schritt nach dem anderen.",
			roles: ["Prozessverantwortung", "Fachkraft"],
			tasks: [
				["Beschreiben, wie heute gearbeitet wird, mit Zahlen", 0.12, "prepare"],
				["Entwerfen, wie gearbeitet werden soll, und in Stufen teilen", 0.16, "prepare"],
				["Die erste Stufe bauen", 0.2, "prepare"],
				["Die erste Stufe erproben und an den heutigen Zahlen messen", 0.14, "try"],
				["Die übrigen Stufen bauen", 0.28, "complete"],
				["An den Betrieb übergeben", 0.1, "close"],
			],
		},
		renew: {
			description: "Setzt eine neue Lösung an die Stelle dessen, was das Problem verursacht.",
			roles: ["Lösungsarchitektur", "Einführungsberatung"],
			tasks: [
				["Aufschreiben, was die neue Lösung können muss", 0.12, "prepare"],
				["Angebote vergleichen und wählen", 0.14, "prepare"],
				["Den Vertrag schließen", 0.08, "prepare"],
				["Die Lösung bauen und anbinden", 0.34, "prepare"],
				["Mit denen prüfen, die mit ihr arbeiten werden", 0.14, "prepare"],
				["Auf die neue Lösung umstellen", 0.06, "try"],
				["Die alte Lösung abschalten", 0.06, "close"],
				["An den Betrieb übergeben", 0.06, "close"],
			],
		},
		partner: {
			description:
				"Gewinnt einen Partner, der die Arbeit zu vereinbartem Preis und vereinbarter Qualität tut.",
			roles: ["Beschaffung", "Dienstleistungssteuerung"],
			tasks: [
				["Leistung, Menge und Qualität beschreiben", 0.15, "prepare"],
				["Angebote von Partnern einholen", 0.18, "prepare"],
				["Referenzen, Bedingungen und den Weg zurück prüfen", 0.15, "prepare"],
				["Den Vertrag schließen", 0.12, "prepare"],
				["Dem Partner einen ersten Teil übergeben und dessen Qualität messen", 0.16, "try"],
				["Dem Partner den Rest übergeben", 0.14, "try"],
				["Die Arbeit des Partners am Vertrag messen", 0.1, "close"],
			],
		},
		measure: {
			description: "Führt aus, was gewählt wurde, mit einer Prüfung, bevor alles Geld ausgegeben ist.",
			roles: ["Projektleitung", "Fachkraft"],
			tasks: [
				["Umfang, Kosten und Zeit bestätigen: „{choice}“", 0.14, "prepare"],
				["Bestellen und vorbereiten, was zuerst nötig ist: „{choice}“", 0.22, "prepare"],
				["An einer Stelle erproben: „{choice}“", 0.2, "try"],
				["Messen, was die Erprobung verändert hat", 0.1, "decide"],
				["Auf den vollen Umfang ausdehnen: „{choice}“", 0.24, "complete"],
				["An den Betrieb übergeben", 0.1, "close"],
			],
		},
		pilot: {
			description: "Bringt die Lösung zuerst in eine Einheit; ihre Zahlen entscheiden über die anderen.",
			roles: ["Veränderungsmanagement", "Schulung"],
			tasks: [
				["Die Einheit wählen, die vorangeht, und ihre Zahlen festhalten", 0.12, "prepare"],
				["Ihre Menschen vorbereiten", 0.2, "prepare"],
				["Den Pilot durchführen", 0.28, "try"],
				["Seine Zahlen vergleichen und über die anderen entscheiden", 0.1, "decide"],
				["Die anderen Einheiten schulen und bei ihrem Start begleiten", 0.3, "spread"],
			],
		},
		waves: {
			description: "Bringt die Lösung in Gruppen von Einheiten, eine nach der anderen.",
			roles: ["Veränderungsmanagement", "Schulung"],
			tasks: [
				["Wellen bilden und ihre Reihenfolge festlegen", 0.12, "prepare"],
				["Die Menschen der ersten Welle vorbereiten", 0.2, "prepare"],
				["Die erste Welle umstellen", 0.22, "try"],
				["Nachbessern, was sie gezeigt hat, und die nächste freigeben", 0.1, "decide"],
				["Die übrigen Wellen schulen und bei ihrem Start begleiten", 0.36, "spread"],
			],
		},
		"at-once": {
			description: "Bringt die Lösung an einem Tag zu allen.",
			roles: ["Veränderungsmanagement", "Schulung"],
			tasks: [
				["Den Tag planen, und den Weg zurück", 0.2, "prepare"],
				["Alle vor dem Tag schulen", 0.3, "prepare"],
				["Die Umstellung proben", 0.2, "prepare"],
				["An einem Tag überall umstellen", 0.1, "spread"],
				["Bereitstehen, bis die Zahlen wieder stimmen", 0.2, "spread"],
			],
		},
		team: {
			description: "Hält Entscheidungen, Geld und Berichte in einer Hand, mit eigenem Team.",
			roles: ["Programmleitung", "Projektbüro"],
			tasks: [
				["Verantwortliche und Team benennen", 0.06, "prepare"],
				["Ziele, Kennzahlen und Berichte vereinbaren", 0.08, "prepare"],
				["Budget und Freigaben einrichten", 0.08, "prepare"],
				["Die Arbeit steuern und jeden Monat berichten", 0.7, "prepare"],
				["Das Programm abschließen und den Nutzen weitergeben", 0.08, "prepare"],
			],
		},
		line: {
			description: "Lässt die Arbeit in den Abteilungen; ein Auftraggeber räumt den Weg frei.",
			roles: ["Beauftragte des Auftraggebers", "Koordination der Abteilungen"],
			tasks: [
				["Auftraggeber und Anteil jeder Abteilung benennen", 0.06, "prepare"],
				["Zeit dafür in den Abteilungen freimachen", 0.08, "prepare"],
				["Ziele, Kennzahlen und Berichte vereinbaren", 0.08, "prepare"],
				["Hindernisse ausräumen und jeden Monat berichten", 0.7, "prepare"],
				["Das Programm abschließen und den Nutzen weitergeben", 0.08, "prepare"],
			],
		},
		evidence: {
			description: "Beantwortet, was das Material offen lässt, und klärt, wo es sich widerspricht.",
			roles: ["Analyse", "Controlling"],
			tasks: [],
		},
	},
	evidence: {
		list: "Jeder offenen Frage Verantwortliche und ein Datum geben",
		find: (gap) => `Beantworten, was offen ist: „${inner(gap)}“`,
		settle: (one, other) => `Klären, was gilt: „${inner(one)}“ oder „${inner(other)}“`,
		report: "Die Antworten dem nächsten Tor berichten",
	},
	gates: [
		{
			name: "Ideenfindung",
			criteria: ["Das Problem ist beziffert", "Ein Auftraggeber ist benannt"],
			deliverables: ["Problembeschreibung", "Auftrag des Programms"],
		},
		{
			name: "Konzept",
			criteria: [
				"Die Möglichkeiten sind verglichen, mit Kosten und Nutzen",
				"Für jeden Arbeitsstrang sind Verantwortliche benannt",
			],
			deliverables: ["Wirtschaftlichkeitsrechnung", "Liste der offenen Fragen"],
		},
		{
			name: "Machbarkeit",
			criteria: [
				"Die erste Stufe hat ihre Wirkung in Zahlen gezeigt",
				"Kritische Risiken haben eine Gegenmaßnahme",
			],
			deliverables: ["Bericht zur ersten Stufe", "Bestätigtes Budget"],
		},
		{
			name: "Entwicklung",
			criteria: ["Der volle Umfang ist gebaut und abgenommen", "Die Menschen sind geschult"],
			deliverables: ["Abnahmebericht", "Schulungsnachweis"],
		},
		{
			name: "Start",
			criteria: ["Der Betrieb hat übernommen", "Der Nutzen wird gemessen"],
			deliverables: ["Übergabeprotokoll", "Erfahrungsbericht"],
		},
	],
	criteria: {
		cause: (cause) => `Die Ursache ist von denen anerkannt, die sie verantworten: „${inner(cause)}“`,
		questions: (count) =>
			count === 1
				? "Die offene Frage hat Verantwortliche und ein Datum"
				: `Die ${count} offenen Fragen haben Verantwortliche und ein Datum`,
		moves: (kpi, from, to) => `Auf dem Weg von ${from} zu ${to}: ${kpi}`,
		within: (budget) => `Die erwarteten Kosten bleiben innerhalb von ${budget}`,
		kept: (rule) => `Eingehalten: „${inner(rule)}“`,
		reached: (target) => `Erreicht, oder mit Datum auf dem Weg: „${inner(target)}“`,
	},
	kpis: {
		onTime: "Meilensteine im Termin",
		withinBudget: "Verbrauch des geplanten Budgets",
		that: (what, does) => `Anteil der ${what} (${does})`,
		value: (quote) => `Anteil: „${inner(quote)}“`,
		disputed: "Kein heutiger Wert: Ihr Material nennt zwei verschiedene; das ist zuerst zu klären.",
		named: "In Ihrem Material genannt.",
		returned: "Der frühere Wert: eine Annahme, von den Verantwortlichen festzulegen.",
		raised: "Ein Viertel über dem heutigen Wert: eine Annahme, von den Verantwortlichen festzulegen.",
		halved: "Die Hälfte des heutigen Werts: eine Annahme, von den Verantwortlichen festzulegen.",
		steering: "Eine übliche Steuerungsgröße: eine Annahme.",
	},
	benefits: {
		stated: (quote) => `In Ihrem Material genannt: „${inner(quote)}“`,
		saved: (quote) => `Die Hälfte dessen, was Ihr Material beziffert, eine Annahme: „${inner(quote)}“`,
		savings: "Kostensenkung",
		revenue: "Umsatzwachstum",
		other: (cause) => `Das Problem kehrt nicht wieder, weil seine Ursache weg ist: „${inner(cause)}“`,
		quality: "Qualität",
	},
	risks: {
		figures: (one, other) =>
			`Der Plan steht auf Zahlen, die sich widersprechen: „${inner(one)}“ und „${inner(other)}“`,
		statements: (one, other) =>
			`Der Plan steht auf Aussagen, die sich widersprechen: „${inner(one)}“ und „${inner(other)}“`,
		settle: "Vor dem nächsten Tor klären, was gilt; bis dahin mit dem schlechteren Fall planen.",
		gap: (gap) => `Noch nicht bekannt: „${inner(gap)}“`,
		answer: "Der Frage Verantwortliche und ein Datum geben und den Plan an der Antwort prüfen.",
		warned: (quote) => `Ihr Material warnt: „${inner(quote)}“`,
		prevent: "Benennen, woran es zuerst zu sehen wäre, und wer die Arbeit dann anhält.",
		rule: (quote) => `Eine Regel, die den Plan bindet, wird verfehlt: „${inner(quote)}“`,
		calendar: "In den Kalender jedes Arbeitsstrangs eintragen und an jedem Tor prüfen.",
		cost: (upper, budget) =>
			`Die oberen Kosten des Plans (${upper}) liegen über dem, was Ihr Material zulässt (${budget})`,
		trim: "Eine kleinere Möglichkeit wählen, eine Stufe kürzen oder den Rest vor dem Tor Machbarkeit genehmigen lassen.",
		late: (months, allowed) => `Der Plan dauert ${months} Monate, Ihr Material lässt ${allowed} zu`,
		shorten: "Eine Stufe kürzen oder den späteren Termin vor Beginn der Arbeit vereinbaren.",
		con: (choice, warning) => `Mit „${inner(choice)}“ in Kauf genommen: ${warning}`,
		supposed: (assumption) => `Eine Annahme des Plans trifft vielleicht nicht zu: ${assumption}`,
		test: "An den ersten Zahlen prüfen, bevor der größere Teil des Geldes ausgegeben ist.",
		untested: "Was gewählt wurde, wirkt hier vielleicht nicht: Das Material prüft es nicht.",
		watch: "Jeden Monat darüber berichten und die Zahl nennen, bei der neu entschieden wird.",
	},
	funding: {
		budget: (amount) => `Aus dem Budget von ${amount}, das das Material nennt; zu bestätigen`,
		missing: (budget) =>
			`Über das Budget von ${budget} hinaus: noch nicht gedeckt, zu genehmigen oder einzusparen`,
		unnamed: "Programmbudget, zu genehmigen",
	},
	money: (amount) => `${Math.round(amount).toLocaleString("de")} $`,
	percent: (value) => `${value.replace(".", ",")} Prozent`,
};
