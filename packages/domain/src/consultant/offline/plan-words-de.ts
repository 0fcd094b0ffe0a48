import type { PlanWords } from "./plan-words.ts";

export const german: PlanWords = {
	title: (about) => `${about}: die Ursache beheben`,
	untitled: "Die Ursache beheben",
	streams: {
		approach: (choice) => `Die Ursache beheben: ${choice}`,
		rollout: (choice) => `Einführen: ${choice}`,
		ownership: (choice) => `Führen und steuern: ${choice}`,
		evidence: (choice) => `Lücken schließen: ${choice}`,
	},
	serves: (choice, question) => `Teil von „${choice}“, der Antwort auf: ${question}`,
	courses: {
		stages: {
			description: "Nimmt die Ursache weg, einen gemessenen Schritt nach dem anderen.",
			roles: ["Prozessverantwortung", "Fachkraft"],
			tasks: [
				["Beschreiben, wie heute gearbeitet wird, mit Zahlen", 0.12],
				["Entwerfen, wie gearbeitet werden soll, und in Stufen teilen", 0.16],
				["Die erste Stufe bauen und erproben", 0.24],
				["Die erste Stufe an den heutigen Zahlen messen", 0.1],
				["Die übrigen Stufen bauen", 0.28],
				["An den Betrieb übergeben", 0.1],
			],
			ready: 2,
		},
		renew: {
			description: "Setzt eine neue Lösung an die Stelle dessen, was das Problem verursacht.",
			roles: ["Lösungsarchitektur", "Einführungsberatung"],
			tasks: [
				["Aufschreiben, was die neue Lösung können muss", 0.12],
				["Angebote vergleichen und wählen", 0.14],
				["Den Vertrag schließen", 0.08],
				["Die Lösung bauen und anbinden", 0.34],
				["Mit denen prüfen, die mit ihr arbeiten werden", 0.16],
				["Umstellen und die alte Lösung abschalten", 0.1],
				["An den Betrieb übergeben", 0.06],
			],
			ready: 4,
		},
		partner: {
			description:
				"Gewinnt einen Partner, der die Arbeit zu vereinbartem Preis und vereinbarter Qualität tut.",
			roles: ["Beschaffung", "Dienstleistungssteuerung"],
			tasks: [
				["Leistung, Menge und Qualität beschreiben", 0.15],
				["Angebote von Partnern einholen", 0.18],
				["Referenzen, Bedingungen und den Weg zurück prüfen", 0.15],
				["Den Vertrag schließen", 0.12],
				["Einen ersten Teil übergeben und seine Qualität messen", 0.2],
				["Den Rest übergeben", 0.2],
			],
			ready: 4,
		},
		measure: {
			description: "Führt aus, was gewählt wurde, mit einer Prüfung, bevor alles Geld ausgegeben ist.",
			roles: ["Projektleitung", "Fachkraft"],
			tasks: [
				["Umfang, Kosten und Zeit bestätigen: „{choice}“", 0.14],
				["Bestellen und vorbereiten, was nötig ist: „{choice}“", 0.22],
				["An einer Stelle erproben: „{choice}“", 0.2],
				["Messen, was die Erprobung verändert hat", 0.1],
				["Auf den vollen Umfang ausdehnen: „{choice}“", 0.24],
				["An den Betrieb übergeben", 0.1],
			],
			ready: 2,
		},
		pilot: {
			description: "Bringt die Lösung zuerst in eine Einheit; ihre Zahlen entscheiden über die anderen.",
			roles: ["Veränderungsmanagement", "Schulung"],
			tasks: [
				["Die Einheit wählen, die vorangeht, und ihre Zahlen festhalten", 0.12],
				["Ihre Menschen und ihr Material vorbereiten", 0.2],
				["Den Pilot durchführen", 0.28],
				["Seine Zahlen vergleichen und über die anderen entscheiden", 0.1],
				["Die anderen Einheiten umstellen", 0.3],
			],
			ready: 2,
		},
		waves: {
			description: "Bringt die Lösung in Gruppen von Einheiten, eine nach der anderen.",
			roles: ["Veränderungsmanagement", "Schulung"],
			tasks: [
				["Wellen bilden und ihre Reihenfolge festlegen", 0.12],
				["Menschen und Material der ersten Welle vorbereiten", 0.2],
				["Die erste Welle umstellen", 0.22],
				["Nachbessern, was sie gezeigt hat", 0.1],
				["Die übrigen Wellen umstellen", 0.36],
			],
			ready: 2,
		},
		"at-once": {
			description: "Bringt die Lösung an einem Tag zu allen.",
			roles: ["Veränderungsmanagement", "Schulung"],
			tasks: [
				["Den Tag planen, und den Weg zurück", 0.2],
				["Alle vor dem Tag schulen", 0.3],
				["Die Umstellung proben", 0.2],
				["An einem Tag überall umstellen", 0.1],
				["Bereitstehen, bis die Zahlen wieder stimmen", 0.2],
			],
			ready: 3,
		},
		team: {
			description: "Hält Entscheidungen, Geld und Berichte in einer Hand, mit eigenem Team.",
			roles: ["Programmleitung", "Projektbüro"],
			tasks: [
				["Verantwortliche und Team benennen", 0.06],
				["Ziele, Kennzahlen und Berichte vereinbaren", 0.08],
				["Budget und Freigaben einrichten", 0.08],
				["Die Arbeit steuern und jeden Monat berichten", 0.7],
				["Das Programm abschließen und den Nutzen weitergeben", 0.08],
			],
			ready: 0,
		},
		line: {
			description: "Lässt die Arbeit in den Abteilungen; ein Auftraggeber räumt den Weg frei.",
			roles: ["Beauftragte des Auftraggebers", "Koordination der Abteilungen"],
			tasks: [
				["Auftraggeber und Anteil jeder Abteilung benennen", 0.06],
				["Zeit dafür in den Abteilungen freimachen", 0.08],
				["Ziele, Kennzahlen und Berichte vereinbaren", 0.08],
				["Hindernisse ausräumen und jeden Monat berichten", 0.7],
				["Das Programm abschließen und den Nutzen weitergeben", 0.08],
			],
			ready: 0,
		},
		evidence: {
			description: "Beantwortet, was das Material offen lässt, und klärt, wo es sich widerspricht.",
			roles: ["Analyse", "Controlling"],
			tasks: [],
			ready: 0,
		},
	},
	evidence: {
		list: "Jeder offenen Frage Verantwortliche und ein Datum geben",
		find: (gap) => `Beantworten, was offen ist: „${gap}“`,
		settle: (one, other) => `Klären, was gilt: „${one}“ oder „${other}“`,
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
		cause: (cause) => `Die Ursache ist von denen anerkannt, die sie verantworten: „${cause}“`,
		questions: (count) =>
			count === 1
				? "Die offene Frage hat Verantwortliche und ein Datum"
				: `Die ${count} offenen Fragen haben Verantwortliche und ein Datum`,
		moves: (kpi, from, to) => `Auf dem Weg von ${from} zu ${to}: ${kpi}`,
		within: (budget) => `Die erwarteten Kosten bleiben innerhalb von ${budget}`,
		kept: (rule) => `Eingehalten: „${rule}“`,
		reached: (target) => `Erreicht, oder mit Datum auf dem Weg: „${target}“`,
	},
	kpis: {
		onTime: "Meilensteine im Termin",
		withinBudget: "Verbrauch des geplanten Budgets",
		that: (what, does) => `${what}: ${does}`,
		value: (quote) => `Wert in „${quote}“`,
		named: "In Ihrem Material genannt.",
		halved: "Die Hälfte des heutigen Werts: eine Annahme, von den Verantwortlichen festzulegen.",
		steering: "Eine übliche Steuerungsgröße: eine Annahme.",
	},
	benefits: {
		saved: (quote) => `Die Hälfte dessen, was Ihr Material beziffert, eine Annahme: „${quote}“`,
		savings: "Kostensenkung",
		revenue: "Umsatzwachstum",
		other: (cause) => `Das Problem kehrt nicht wieder, weil seine Ursache weg ist: „${cause}“`,
		quality: "Qualität",
	},
	risks: {
		figures: (one, other) => `Der Plan steht auf Zahlen, die sich widersprechen: „${one}“ und „${other}“`,
		statements: (one, other) =>
			`Der Plan steht auf Aussagen, die sich widersprechen: „${one}“ und „${other}“`,
		settle: "Vor dem nächsten Tor klären, was gilt; bis dahin mit dem schlechteren Fall planen.",
		gap: (gap) => `Noch nicht bekannt: „${gap}“`,
		answer: "Der Frage Verantwortliche und ein Datum geben und den Plan an der Antwort prüfen.",
		warned: (quote) => `Ihr Material warnt: „${quote}“`,
		prevent: "Benennen, woran es zuerst zu sehen wäre, und wer die Arbeit dann anhält.",
		rule: (quote) => `Eine Regel, die den Plan bindet, wird verfehlt: „${quote}“`,
		calendar: "In den Kalender jedes Arbeitsstrangs eintragen und an jedem Tor prüfen.",
		cost: (upper, budget) =>
			`Die oberen Kosten des Plans (${upper}) liegen über dem, was Ihr Material zulässt (${budget})`,
		trim: "Eine kleinere Möglichkeit wählen, eine Stufe kürzen oder den Rest vor dem Tor Machbarkeit genehmigen lassen.",
		late: (months, allowed) => `Der Plan dauert ${months} Monate, Ihr Material lässt ${allowed} zu`,
		shorten: "Eine Stufe kürzen oder den späteren Termin vor Beginn der Arbeit vereinbaren.",
		con: (choice, con) => `Der Preis von „${choice}“: ${con}`,
		watch: "Jeden Monat darüber berichten und die Zahl nennen, bei der neu entschieden wird.",
	},
	funding: {
		budget: (amount) => `Im Material genanntes Budget (${amount}), zu bestätigen`,
		missing: "Noch nicht gedeckt: zu genehmigen oder einzusparen",
		unnamed: "Programmbudget, zu genehmigen",
	},
	money: (amount) => `${Math.round(amount).toLocaleString("de")} $`,
	percent: (value) => `${value.replace(".", ",")} Prozent`,
};
