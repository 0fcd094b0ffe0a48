import { questionOfOption } from "@throughline/domain/consultant/whys";
import type { TimeUnit } from "../figures/stated-time.ts";
import { capitalise } from "./capitalise.ts";
import { asSentence, inARow } from "./sentence.ts";
import type { Wording } from "./wording.ts";

const list = (texts: readonly string[]) => new Intl.ListFormat("de-DE").format(texts);
const counted = (months: string) => `${months} Monat${months === "1" ? "" : "e"}`;
const timeUnits: Record<TimeUnit, readonly [one: string, more: string]> = {
	day: ["Tag", "Tage"],
	"working-day": ["Arbeitstag", "Arbeitstage"],
	week: ["Woche", "Wochen"],
	month: ["Monat", "Monate"],
	quarter: ["Quartal", "Quartale"],
	year: ["Jahr", "Jahre"],
};
const units: Record<string, string> = {
	year: "Jahr",
	quarter: "Quartal",
	month: "Monat",
	week: "Woche",
	day: "Tag",
	hour: "Stunde",
	head: "Person",
	weekend: "Wochenende",
	night: "Nacht",
	shift: "Schicht",
	visit: "Besuch",
	piece: "Stück",
};

export const german: Wording = {
	language: "de",
	spans: { workingDay: ["Arbeitstag", "Arbeitstage"], quarter: ["Quartal", "Quartale"] },
	per: (unit) => ` / ${units[unit] ?? capitalise(unit)}`,
	rootQuestion: (problem) => `Warum ist das so: ${problem}`,
	noProblem: "Was ist das Problem? Der Text nennt noch keines deutlich.",
	whyIs: (option) => questionOfOption(option, 1, "de"),
	statedCause: ({ contradicted, speaker, connected, explains }) =>
		inARow([
			speaker ? `Das sagt ${speaker} in Ihrem Text.` : "Das steht in Ihrem Text.",
			connected === false
				? explains === "problem"
					? "Es steht in einer anderen Zeile der Tabelle als das Problem: Wählen Sie es nur, wenn es auch dieses erklärt."
					: "Es steht neben der Ebene darüber, und der Text verbindet beide nicht: Wählen Sie es nur, wenn es sie erklärt."
				: explains === "problem"
					? "Prüfen Sie, ob es das Problem erklärt."
					: "Prüfen Sie, ob es die Ebene darüber erklärt.",
			contradicted > 0 ? "Eine andere Aussage widerspricht: Klären Sie, welche gilt." : "",
		]),
	reasonsEnd: (mayStop) =>
		inARow([
			"In Ihrem Text wurde nichts gefunden, was die Ebene darüber erklärt: Ist es eines von diesen?",
			mayStop ? "Sie können auch die Ebene darüber als Grundursache festhalten." : "",
		]),
	typicalCause: (playbook, evidence) =>
		`Typische Ursache aus dem Playbook „${playbook}“. In Ihrem Text wurde dafür bisher kein Beleg gefunden.${evidence === null ? "" : ` Zeigen würde sie: ${asSentence(evidence)}`}`,
	whichHolds: (topic) =>
		topic === "" ? "Welche der beiden Aussagen gilt?" : `Welche der beiden Aussagen gilt: ${topic}?`,
	readiness: {
		ready: "Der Text nennt ein Problem, seine Folgen und was es erklären könnte.",
		"too-little":
			"Das scheint eine Idee oder Notiz zu sein: zu kurz, um ein Problem und seine Ursachen darin zu finden.",
		"no-problem": "Das scheint etwas zu beschreiben, ohne zu sagen, was daran nicht stimmt.",
		"no-business-case":
			"Das scheint von keinem Vorhaben zu handeln: Ein Problem einer Organisation steht nicht darin.",
		"unknown-language":
			"Diese Sprache kann hier nicht gelesen werden: möglich sind Englisch, Deutsch, Französisch, Spanisch, Italienisch und Niederländisch.",
	},
	textKind: {
		agenda:
			"Das scheint eine Tagesordnung zu sein: Sie nennt, worüber gesprochen wird, nicht, was nicht stimmt.",
		recipe: "Das scheint ein Rezept zu sein.",
		itinerary: "Das scheint ein Reiseplan zu sein: wer wann wo ist.",
		thanks: "Das scheint ein Dankschreiben zu sein.",
		cv: "Das scheint ein Lebenslauf zu sein.",
		"job-ad": "Das scheint eine Stellenanzeige zu sein.",
		invoice: "Das scheint eine Rechnung zu sein.",
		poem: "Das scheint ein Gedicht zu sein.",
		story: "Das scheint eine Geschichte zu sein.",
		product: "Das scheint eine Produktbeschreibung zu sein.",
		letter: "Das scheint ein persönlicher Brief zu sein.",
		invitation:
			"Das scheint eine Einladung zu sein: Sie sagt, wann und wohin man kommt, nicht, was nicht stimmt.",
		notice:
			"Das scheint ein Aushang oder Rundschreiben zu sein: Es sagt, was ab jetzt gilt, nicht, was nicht stimmt.",
		"press-release":
			"Das scheint eine Pressemitteilung zu sein: Sie sagt, worauf ein Unternehmen stolz ist, nicht, was nicht stimmt.",
		news: "Das scheint eine Meldung über ein Unternehmen zu sein, von außen geschrieben.",
		terms:
			"Das scheinen Geschäftsbedingungen oder eine Ordnung zu sein: Sie sagen, was gelten würde, nicht, was schiefgegangen ist.",
		manual: "Das scheint eine Anleitung zu sein: Sie sagt, wie man etwas benutzt, nicht, was nicht stimmt.",
		"price-list": "Das scheint eine Preisliste zu sein.",
		order: "Das scheint eine Bestellbestätigung zu sein.",
		weather: "Das scheint ein Wetterbericht zu sein.",
		faq: "Das scheint eine Liste von Fragen und Antworten zu sein.",
		minutes:
			"Das scheint ein Protokoll zu sein: Es sagt, wer da war und was vereinbart wurde, nicht, was nicht stimmt.",
		"status-report": "Das scheint ein Zwischenbericht zu sein, nach dem alles läuft wie geplant.",
		calendar: "Das scheint ein Kalender zu sein: Er sagt, was wann ist, nicht, was nicht stimmt.",
		contacts: "Das scheint eine Liste von Personen zu sein.",
		announcement:
			"Das scheint eine Ankündigung zu sein: Sie sagt, wer oder was neu ist, nicht, was nicht stimmt.",
	},
	unexplained: (unfelt) =>
		unfelt
			? "Hier steht, dass etwas nicht stimmt, aber noch nicht, wozu es führt und was es erklären könnte."
			: "Hier steht, dass etwas nicht stimmt, aber noch nicht, was es erklären könnte.",
	foreign: (language) =>
		`Der Text scheint in dieser Sprache zu sein: ${language}. Zahlen und Daten werden trotzdem gelesen.`,
	problemCost: ({ amount, yearly, projected, quote }) =>
		projected
			? `Geht es weiter wie in den genannten Monaten, kostet das ${amount} im Jahr.`
			: yearly
				? `Das kostet ${amount} im Jahr.`
				: `Zu den Kosten sagt Ihr Text: „${quote}“.`,
	measures: {
		questionUnquoted: "Was soll gegen die Grundursache getan werden?",
		question: (problem) => `Was soll dagegen getan werden: ${problem.replace(/[.?!]+$/u, "")}?`,
		context: ({ stated, unserved, cap, deadline, mustNots, problemCost }) =>
			inARow([
				stated > 0
					? stated === 1
						? "Ihr Text nennt einen Weg."
						: `Ihr Text nennt ${stated} Wege.`
					: "Ihr Text schlägt keine Maßnahme vor; diese kommen aus dem Playbook.",
				unserved
					? "Ihr Text sagt nicht, welcher seiner Vorschläge diese Ursache beseitigt: Prüfen Sie, ob es einer tut oder was es sonst täte."
					: "",
				cap ? `Ausgegeben werden dürfen höchstens ${cap}.` : "",
				deadline ? `Fällig ist es bis ${deadline}.` : "",
				mustNots.length > 0
					? `Was nicht geschehen darf oder feststeht: ${mustNots.map((text) => `„${text}“`).join("; ")}.`
					: "",
				problemCost ?? "",
			]),
		leave: "Alles lassen, wie es ist",
		leaveDescription: (cost) =>
			cost
				? `Es geschieht nichts, und das Problem bleibt. ${cost}`
				: "Es geschieht nichts, und das Problem bleibt.",
		open: "In Ihrem Text vorgeschlagen.",
		agreed: "In Ihrem Text vereinbart.",
		recommended: "In Ihrem Text empfohlen.",
		rejected: "In Ihrem Text genannt, der sich dagegen ausspricht.",
		noPrice: (range) => `Ihr Text nennt keinen Preis: ${range}.`,
		price: (amount) => `Genannter Preis: ${amount}.`,
		runningPrice: ({ once, yearly, total, months }) =>
			`Genannter Preis: ${once ? `${once} einmalig, ` : ""}${yearly} im Jahr. Gerechnet ${german.measures.counted(months)}${total ? `: ${total}` : ""}.`,
		counted: (months) =>
			months ? `für ${counted(months)}, bis zu dem Tag, bis zu dem Geld da ist` : "für die ersten 12 Monate",
		noTimeOfPost: (months) => `Dauer angenommen: ${months} Monate, bis die Stelle besetzt ist.`,
		ordered: (quote) => `Ihr Text hat es schon jemandem aufgetragen: „${quote}“`,
		noTime: "Dauer nach der Größe des Falls angenommen.",
		time: ({ value, unit }, written) => `Genannte Zeit: ${written} ${timeUnits[unit][value === 1 ? 0 : 1]}.`,
		atOnce: "Laut Ihrem Text sofort zu haben.",
		begins: (date) => `Beginnt frühestens am ${date}.`,
		due: (date) => `Fällig bis ${date}.`,
		byPerson: (name) => `Dafür genannt: ${name}.`,
		foreign: (price) =>
			`Der Preis, ${price}, ist in einer anderen Währung als der Fall: Rechnen Sie ihn um, er steht in keiner Summe`,
		sum: ({ once, yearly, counted, total }) =>
			`${once ? `Einmalig: ${once}. ` : ""}Im Jahr: ${yearly}. Gerechnet ${counted}: ${total}.`,
		recurring: ({ yearly, part, counted }) =>
			` (davon ${part === null ? `${yearly} im Jahr` : `${part} für das, was ${yearly} im Jahr kostet`}, gerechnet ${counted})`,
		withinCap: (cap, counted) => `Bleibt unter ${cap}${counted ? `, gerechnet ${counted}` : ""}`,
		overCap: (cap, by, counted) =>
			`Überschreitet die Grenze von ${cap} um ${by}${counted ? `, gerechnet ${counted}` : ""}`,
		lateBy: (deadline, months) => `Ist bis ${deadline} nicht fertig: ${counted(months)} zu spät`,
		inTime: (deadline) => `Kann bis ${deadline} fertig sein`,
		proven: (quote) => `Es hat gewirkt, sagt Ihr Text: „${quote}“`,
		contested: (quote) => `Ihr Text sagt auch: „${quote}“`,
		forbids: (quote) => `Ihr Text verbietet: „${quote}“. Prüfen Sie, ob das eingehalten wird`,
		nothingChanges: "Was das Problem erklärt, bleibt, wie es ist",
		noEffort: "Kostet jetzt weder Geld noch Arbeit",
		withPrice: "Preis und Aufwand sind bekannt",
		unknown: (price, time) =>
			price && time
				? "Preis und Zeit müssen erst ermittelt werden"
				: `${price ? "Der Preis" : "Die Dauer"} muss erst ermittelt werden`,
	},
	model: {
		estimate: "Schätzung des Modells, nicht aus Ihrem Text.",
		figures: (figures) => `Schätzung des Modells, nicht in Ihrem Text: ${figures.join(", ")}.`,
		cost: "Kosten: Schätzung des Modells.",
		time: "Zeit: Schätzung des Modells.",
	},
	accountable: {
		question: "Wer verantwortet das Ergebnis im Ganzen?",
		context: "Eine Person muss über alle Schritte hinweg entscheiden können. Diese Personen nennt Ihr Text.",
		named: (name, role) =>
			role === "" ? `${name}, in Ihrem Text genannt.` : `${name} (${role}), in Ihrem Text genannt.`,
		leads: (name) => `Verantwortlich: ${name}.`,
		other: "Jemand anderes",
		otherDescription: "Eine Person, die jetzt benannt wird und in Ihrem Text nicht steht.",
		away: (reason) => `Ist laut Ihrem Text nicht da: „${reason}“`,
		otherPro: "Hat an der heutigen Regelung keinen Anteil",
		otherCon: "Muss erst gefunden und eingearbeitet werden",
	},
	assumption: {
		cause: (cause) => `Das erklärt das Problem: ${cause}`,
		budget: (amount) => `Mehr als ${amount} darf nicht ausgegeben werden.`,
		deadline: (date) => `Das Ergebnis wird bis ${date} gebraucht.`,
		contradiction: (topic) => `Offen ist, welche von zwei Aussagen gilt${topic === "" ? "" : `: ${topic}`}.`,
		measure: (name, value) => `Der heutige Wert stimmt: ${name}, ${value}.`,
	},
	effort: (days, rate, from) =>
		`angenommen: ${days} ${days === "1" ? "Personentag" : "Personentage"} × ${rate} am Tag (${from})`,
	effortWithoutRate: (days, currency, from) =>
		`angenommen: ${days} ${days === "1" ? "Personentag" : "Personentage"}, ohne Preis: In ${currency} ist kein Tagessatz angenommen (${from})`,
	playbookBasis: (playbook, size) => `Playbook „${playbook}“, Größe ${size}`,
	size: (size, basis) => `${size}: ${basis}`,
	sizeBasis: {
		cap: (amount) => `die Grenze ist ${amount}`,
		price: (amount) => `die genannten Maßnahmen kosten ${amount}`,
		cost: (amount) => `das Problem kostet ${amount}`,
		months: (months) => `es ${months === "1" ? "bleibt" : "bleiben"} ${counted(months)}`,
		measures: (count) => (count === 1 ? "eine Maßnahme genannt" : `${count} Maßnahmen genannt`),
		nothing: "der Text nennt keine Zahl zu seiner Größe",
	},
	plan: {
		title: (subject, from, to) =>
			from && to ? `${subject}: von ${from} auf ${to}` : to ? `${subject}: auf ${to}` : subject,
		fromText: "Steht in Ihrem Text.",
		fromPlaybook: (playbook) => `Angenommen, aus dem Playbook „${playbook}“.`,
		kpiBasis: (baseline, target) =>
			[baseline ? `Heute: ${baseline}` : "", target ? `gewünscht: ${target}` : ""]
				.filter((part) => part !== "")
				.join("; "),
		kpiOpen: (days) => `Wird nach ${days} Arbeitstagen Messung festgelegt`,
		avoided: (quote, upTo) =>
			upTo
				? `Vermiedene Kosten, höchstens: ${quote}`
				: `Vermiedene Kosten, der Teil, den das Ziel beseitigt: ${quote}`,
		avoidedAtMost: (whole) =>
			`Alles, was das Problem nach Ihrem Text kostet, ${whole}: Welcher Teil davon wegfällt, ist nicht bekannt.`,
		avoidedPart: ({ calculation, measure }) =>
			`${calculation}, wenn das Ziel erreicht wird und die Kosten im gleichen Maß fallen${measure === "" ? "" : ` wie „${measure}“`}.`,
		payback: (months, calculation) =>
			`Nach ${months} ${months === "1" ? "Monat" : "Monaten"} bezahlt: ${calculation}.`,
		noPayback: (yearly, gain) => `Zahlt sich nicht zurück: Es kostet ${yearly} im Jahr und bringt ${gain}.`,
		tightBudget: (planned, cap) =>
			`Der Plan braucht ${planned} von ${cap}: Für Unvorhergesehenes bleibt fast nichts.`,
		tightTime: (planned, left) =>
			`Der Plan braucht ${counted(planned)} von ${left}, die bleiben: Kein Verzug hat Platz.`,
		restsOn: (name, count, of) => `Viel hängt an ${name}: ${count} von ${of} Maßnahmen.`,
		doubted: (one, other) => `„${one}“ ist nur eine Annahme; dagegen steht: „${other}“`,
		unresolved: (one, other) => `Es ist offen, was gilt: „${one}“ oder „${other}“`,
		pricesAssumed: (labels) => `Der Preis ist angenommen, nicht genannt: ${labels.join("; ")}`,
		calculated: "Aus den gewählten Maßnahmen und dem, was Ihr Text nennt.",
		budgetLimit: ({ cap, planned, met, over }) =>
			met
				? `Der Plan kostet ${planned} und bleibt unter der Grenze von ${cap}.`
				: `Der Plan kostet ${planned} und überschreitet die Grenze von ${cap} um ${over}.`,
		deadlineLimit: ({ date, months, left, met, late, isOver }) =>
			met
				? `Der Plan dauert ${counted(months)}; bis ${date} ${left === "1" ? "bleibt" : "bleiben"} ${left}.`
				: `Der Plan dauert ${counted(months)} und verfehlt den ${date}${isOver ? ", der vorbei ist" : left === "0" ? ": Es bleibt kaum Zeit" : `: Es ${left === "1" ? "bleibt" : "bleiben"} nur ${left}`}. Er endet ${counted(late)} zu spät.`,
		gates: {
			G0: "Fall bestätigt",
			G1: "Ausgabe entschieden",
			G2: "Erster Schritt im Einsatz",
			G3: "Wirkung gezeigt",
			G4: "Übergeben",
		},
		deliverables: {
			G0: "Bestätigter Fall mit seinen Zahlen",
			G1: "Unterschriebene Entscheidung mit Verantwortlichem",
			G2: "Erster Schritt im täglichen Einsatz",
			G3: "Messung gegen die heutigen Zahlen",
			G4: "Verantwortlicher in der Linie, mit den Endzahlen",
		},
		spendApproved: (amount) => `Ausgaben von höchstens ${amount} sind genehmigt`,
		halfWay: ({ kpi, value, from, to }) => `${kpi}: ${value}, der halbe Weg von ${from} auf ${to}`,
		doneBy: (date) => `Alles oben Genannte gilt bis ${date}`,
		funding: "Zu genehmigen, innerhalb der Grenze, die Ihr Text nennt",
		fundingOpen: "Zu genehmigen",
		fundingMissing: "Durch das, was Ihr Text nennt, nicht gedeckt",
		summary: {
			wrong: (problem, cost) => (cost ? `${asSentence(problem)} ${cost}` : asSentence(problem)),
			foreign: (prices) =>
				`Hinzu kommen ${list(prices)}: eine andere Währung als die des Falls; sie stehen in keiner Summe, bis jemand sie umrechnet.`,
			perUnit: (prices) =>
				`Dazu kommt, in keiner Summe, weil Ihr Text nicht sagt, wie viele oder wie lange: ${prices.join("; ")}.`,
			why: (cause, whose) =>
				`${{ stated: "Grundursache", own: "Grundursache, mit Ihren eigenen Worten", assumed: "Angenommene Grundursache, nicht mit diesen Worten in Ihrem Text" }[whose]}: ${asSentence(cause)}`,
			openCurrency: (name) =>
				`Welches Landes sind die „${name}“ in Ihrem Text? Bis Sie ihre Währung im Fall berichtigen, stehen sie als US-Dollar da.`,
			proposed: (labels) => `Vorgeschlagen: ${labels.join("; ")}.`,
			unserved: "Ihr Text sagt nicht, welcher seiner Vorschläge diese Ursache beseitigt.",
			assumed: (cost) => `Davon sind ${cost} für Arbeit angenommen, die Ihr Text nicht vorschlägt.`,
			takes: (cost, months, limits) =>
				`Es braucht ${cost} und ${counted(months)}.${limits.length > 0 ? ` ${limits.join(" ")}` : ""}`,
			decide: (question, by, day, bringer) => {
				const told = (by ? `, durch ${by}` : "") + (bringer ? `, vorgelegt von ${bringer}` : "");
				const whose = told.replace(/Herr(?=\s)/gu, "Herrn");
				if (day === null) return `Jetzt zu entscheiden${whose}: ${question}`;
				return day.isPast
					? `Jetzt zu entscheiden${whose} (der Tag dafür, der ${day.text}, ist vorbei): ${question}`
					: `Zu entscheiden bis ${day.text}${whose}: ${question}`;
			},
		},
	},
};
