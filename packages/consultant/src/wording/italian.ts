import { questionOfOption } from "@throughline/domain/consultant/whys";
import type { TimeUnit } from "../figures/stated-time.ts";
import { asSentence, inARow } from "./sentence.ts";
import type { Wording } from "./wording.ts";

const list = (texts: readonly string[]) => new Intl.ListFormat("it-IT").format(texts);
const counted = (months: string) => `${months} ${months === "1" ? "mese" : "mesi"}`;
const timeUnits: Record<TimeUnit, readonly [one: string, more: string]> = {
	day: ["giorno", "giorni"],
	"working-day": ["giorno lavorativo", "giorni lavorativi"],
	week: ["settimana", "settimane"],
	month: ["mese", "mesi"],
	quarter: ["trimestre", "trimestri"],
	year: ["anno", "anni"],
};
const units: Record<string, string> = {
	year: "anno",
	quarter: "trimestre",
	month: "mese",
	week: "settimana",
	day: "giorno",
	hour: "ora",
	head: "persona",
	weekend: "fine settimana",
	night: "notte",
	shift: "turno",
	visit: "visita",
	piece: "pezzo",
};
const personDays = (days: string) => `${days} ${days === "1" ? "giornata" : "giornate"} di lavoro`;

export const italian: Wording = {
	language: "it",
	spans: { workingDay: timeUnits["working-day"], quarter: timeUnits.quarter },
	per: (unit) => ` / ${units[unit] ?? unit}`,
	rootQuestion: (problem) => `Perché è così: ${problem}`,
	noProblem: "Qual è il problema? Il testo non ne indica ancora uno con chiarezza.",
	whyIs: (option) => questionOfOption(option, 1, "it"),
	statedCause: ({ contradicted, speaker, connected, explains }) =>
		inARow([
			speaker ? `Lo dice ${speaker} nel testo.` : "Lo dice il testo.",
			connected === false
				? explains === "problem"
					? "Sta in un'altra riga della tabella rispetto al problema: lo scelga solo se spiega anche questo."
					: "Sta accanto al livello precedente e il testo non collega i due: lo scelga solo se lo spiega."
				: explains === "problem"
					? "Verifichi se spiega il problema."
					: "Verifichi se spiega il livello precedente.",
			contradicted > 0 ? "Un'altra affermazione lo contraddice: accerti quale sia vera." : "",
		]),
	reasonsEnd: (mayStop) =>
		inARow([
			"Nel testo non è stato trovato nulla che spieghi il livello precedente: è uno di questi?",
			mayStop ? "Può anche fermarsi sul livello precedente come causa di fondo." : "",
		]),
	typicalCause: (playbook, evidence) =>
		`Causa tipica del playbook «${playbook}». Finora nel testo non ne è stato trovato riscontro.${evidence === null ? "" : ` La mostrerebbe: ${asSentence(evidence)}`}`,
	whichHolds: (topic) =>
		topic === "" ? "Quale delle due affermazioni è vera?" : `Quale delle due affermazioni è vera: ${topic}?`,
	readiness: {
		ready: "Il testo indica un problema, le sue conseguenze e ciò che potrebbe spiegarlo.",
		"too-little": "Sembra un'idea o un appunto: troppo breve per trovarvi un problema e le sue cause.",
		"no-problem": "Sembra descrivere qualcosa senza dire che cosa non va.",
		"no-business-case":
			"Non sembra trattare di un progetto: non vi compare alcun problema di un'organizzazione.",
		"unknown-language":
			"Questa lingua non è fra quelle che si possono leggere qui: inglese, tedesco, francese, spagnolo, italiano e olandese.",
	},
	textKind: {
		agenda: "Sembra un ordine del giorno: elenca di che cosa si parlerà, non che cosa non va.",
		recipe: "Sembra una ricetta.",
		itinerary: "Sembra un programma di viaggio: chi è dove, e quando.",
		thanks: "Sembra una lettera di ringraziamento.",
		cv: "Sembra un curriculum.",
		"job-ad": "Sembra un'offerta di lavoro.",
		invoice: "Sembra una fattura.",
		poem: "Sembra una poesia.",
		story: "Sembra un racconto.",
		product: "Sembra la descrizione di un prodotto.",
		letter: "Sembra una lettera personale.",
		invitation: "Sembra un invito: dice quando e dove andare, non che cosa non va.",
		notice: "Sembra un avviso: dice che cosa vale da ora in poi, non che cosa non va.",
		"press-release":
			"Sembra un comunicato stampa: racconta di che cosa un'azienda va fiera, non che cosa non va.",
		news: "Sembra una notizia su un'azienda, scritta dall'esterno.",
		terms: "Sembrano condizioni o un regolamento: dicono che cosa varrebbe, non che cosa è andato storto.",
		manual: "Sembra un manuale: dice come si usa qualcosa, non che cosa non va.",
		"price-list": "Sembra un listino prezzi.",
		order: "Sembra la conferma di un ordine.",
		weather: "Sembra un bollettino meteo.",
		faq: "Sembra un elenco di domande e risposte.",
		minutes: "Sembra il verbale di una riunione: dice chi c'era e che cosa si è deciso, non che cosa non va.",
		"status-report": "Sembra una relazione di avanzamento in cui tutto va come previsto.",
		calendar: "Sembra un calendario: dice che cosa c'è e quando, non che cosa non va.",
		contacts: "Sembra un elenco di persone.",
		announcement: "Sembra un annuncio: dice chi o che cosa è nuovo, non che cosa non va.",
	},
	unexplained: (unfelt) =>
		unfelt
			? "Si legge che qualcosa non va, ma non ancora a che cosa porta né che cosa potrebbe spiegarlo."
			: "Si legge che qualcosa non va, ma non ancora che cosa potrebbe spiegarlo.",
	foreign: (language) =>
		`Il testo sembra in questa lingua: ${language}. Cifre e date vengono lette comunque.`,
	problemCost: ({ amount, yearly, projected, quote }) =>
		projected
			? `Al ritmo dei mesi che il testo nomina, costa ${amount} l'anno.`
			: yearly
				? `Costa ${amount} l'anno.`
				: `Su quanto costa, il testo dice: «${quote}».`,
	measures: {
		questionUnquoted: "Che cosa fare contro la causa principale?",
		question: (problem) => `Che cosa fare contro questo: ${problem.replace(/[\s.?!]+$/u, "")}?`,
		context: ({ stated, unserved, cap, deadline, mustNots, problemCost }) =>
			inARow([
				stated > 0
					? stated === 1
						? "Il testo indica una via."
						: `Il testo indica ${stated} vie.`
					: "Il testo non propone alcuna misura; queste vengono dal playbook.",
				unserved
					? "Il testo non dice quale delle sue proposte elimini questa causa: verifichi se una lo fa, o che cosa lo farebbe."
					: "",
				cap ? `Si possono spendere al massimo ${cap}.` : "",
				deadline ? `Scadenza: ${deadline}.` : "",
				mustNots.length > 0
					? `Non deve accadere, o è stabilito: ${mustNots.map((text) => `«${text}»`).join("; ")}.`
					: "",
				problemCost ?? "",
			]),
		leave: "Lasciare tutto com'è",
		leaveDescription: (cost) => inARow(["Non si fa nulla, e il problema resta.", cost ?? ""]),
		open: "Proposto nel testo.",
		agreed: "Concordato, secondo il testo.",
		recommended: "Raccomandato nel testo.",
		rejected: "Citato nel testo, che è contrario.",
		noPrice: (range) => `Il testo non dà un prezzo: ${range}.`,
		price: (amount) => `Prezzo indicato: ${amount}.`,
		runningPrice: ({ once, yearly, total, months }) =>
			`Prezzo indicato: ${once ? `${once} una tantum, ` : ""}${yearly} l'anno. Calcolato ${italian.measures.counted(months)}${total ? `: ${total}` : ""}.`,
		counted: (months) =>
			months ? `per ${counted(months)}, fino al giorno in cui ci sono i fondi` : "per i primi 12 mesi",
		noTimeOfPost: (months) => `Durata supposta: ${months} mesi fino a coprire il posto.`,
		ordered: (quote) => `Il testo ne incarica già qualcuno: «${quote}»`,
		noTime: "Durata supposta in base alla dimensione del caso.",
		time: ({ value, unit }, written) => `Tempo indicato: ${written} ${timeUnits[unit][value === 1 ? 0 : 1]}.`,
		atOnce: "Disponibile subito, secondo il testo.",
		begins: (date) => `Inizia non prima del ${date}.`,
		due: (date) => `Scadenza: ${date}.`,
		byPerson: (name) => `Incaricato: ${name}.`,
		foreign: (price) =>
			`Il prezzo, ${price}, è in una valuta diversa da quella del caso: lo converta, non entra in alcuna somma`,
		sum: ({ once, yearly, counted: time, total }) =>
			`${once ? `Una tantum: ${once}. ` : ""}All'anno: ${yearly}. Calcolato ${time}: ${total}.`,
		recurring: ({ yearly, part, counted }) =>
			` (di cui ${part === null ? `${yearly} l'anno` : `${part} per ciò che costa ${yearly} l'anno`}, calcolato ${counted})`,
		withinCap: (cap, time) => `Resta entro ${cap}${time ? `, calcolato ${time}` : ""}`,
		overCap: (cap, by, time) => `Supera il limite di ${cap} per ${by}${time ? `, calcolato ${time}` : ""}`,
		lateBy: (deadline, months) => `Non è pronto per il ${deadline}: ${counted(months)} di ritardo`,
		inTime: (deadline) => `Può essere pronto per il ${deadline}`,
		proven: (quote) => `Ha funzionato, dice il testo: «${quote}»`,
		contested: (quote) => `Il testo dice anche: «${quote}»`,
		forbids: (quote) => `Il testo vieta: «${quote}». Verifichi che sia rispettato`,
		nothingChanges: "Ciò che spiega il problema resta com'è",
		noEffort: "Ora non costa né denaro né lavoro",
		withPrice: "Prezzo e impegno sono noti",
		unknown: (price, time) =>
			price && time
				? "Prezzo e durata sono ancora da accertare"
				: `${price ? "Il prezzo è ancora" : "La durata è ancora"} da accertare`,
	},
	model: {
		estimate: "Stima del modello, non presente nel testo.",
		figures: (figures) => `Stima del modello, non presente nel testo: ${figures.join(", ")}.`,
		cost: "Costo: stima del modello.",
		time: "Tempo: stima del modello.",
	},
	accountable: {
		question: "Chi risponde del risultato nel suo insieme?",
		context: "Una persona deve poter decidere in tutte le fasi. Queste sono le persone che il testo nomina.",
		named: (name, role) => `${role === "" ? name : `${name} (${role})`}, secondo il testo.`,
		leads: (name) => `Responsabile: ${name}.`,
		other: "Un'altra persona",
		otherDescription: "Una persona designata ora, che non compare nel testo.",
		away: (reason) => `Assente secondo il testo: «${reason}»`,
		otherPro: "Non ha interessi nell'assetto attuale",
		otherCon: "Va prima trovata e messa al corrente",
	},
	assumption: {
		cause: (cause) => `Questo spiega il problema: ${cause}`,
		budget: (amount) => `Non si possono spendere più di ${amount}.`,
		deadline: (date) => `Il risultato serve entro il ${date}.`,
		contradiction: (topic) =>
			`Non si sa quale di due affermazioni sia vera${topic === "" ? "" : `: ${topic}`}.`,
		measure: (name, value) => `Il valore di oggi è giusto: ${name}, ${value}.`,
	},
	effort: (days, rate, from) => `supposto: ${personDays(days)} × ${rate} al giorno (${from})`,
	effortWithoutRate: (days, currency, from) =>
		`supposto: ${personDays(days)}, senza prezzo: in ${currency} non si suppone alcuna tariffa giornaliera (${from})`,
	playbookBasis: (playbook, size) => `playbook «${playbook}», dimensione ${size}`,
	size: (size, basis) => `${size}: ${basis}`,
	sizeBasis: {
		cap: (amount) => `il limite è di ${amount}`,
		price: (amount) => `le misure con prezzo costano ${amount}`,
		cost: (amount) => `il problema costa ${amount}`,
		months: (months) => (months === "1" ? "resta 1 mese" : `restano ${counted(months)}`),
		measures: (count) => (count === 1 ? "una misura citata" : `${count} misure citate`),
		nothing: "il testo non dà cifre sulla sua dimensione",
	},
	plan: {
		title: (subject, from, to) =>
			from && to ? `${subject}: da ${from} a ${to}` : to ? `${subject}: obiettivo ${to}` : subject,
		fromText: "Indicato nel testo.",
		fromPlaybook: (playbook) => `Supposto, dal playbook «${playbook}».`,
		kpiBasis: (baseline, target) =>
			[baseline ? `Oggi: ${baseline}` : "", target ? `obiettivo: ${target}` : ""]
				.filter((part) => part !== "")
				.join("; "),
		kpiOpen: (days) => `Da fissare dopo ${days} giorni lavorativi di misurazione`,
		avoided: (quote, upTo) =>
			upTo
				? `Costo evitato, al massimo: ${quote}`
				: `Costo evitato, la parte che l'obiettivo elimina: ${quote}`,
		avoidedAtMost: (whole) =>
			`Tutto ciò che il problema costa secondo il testo, ${whole}: non si sa quale parte venga meno.`,
		avoidedPart: ({ calculation, measure }) =>
			`${calculation}, se l'obiettivo è raggiunto e il costo cala nella stessa misura${measure === "" ? "" : ` di «${measure}»`}.`,
		payback: (months, calculation) => `Ripagato in ${counted(months)}: ${calculation}.`,
		noPayback: (yearly, gain) => `Non si ripaga: costa ${yearly} l'anno e rende ${gain}.`,
		tightBudget: (planned, cap) =>
			`Il piano impegna ${planned} su ${cap}: per gli imprevisti non resta quasi nulla.`,
		tightTime: (planned, left) =>
			`Il piano impegna ${counted(planned)} dei ${left} che restano: non c'è spazio per ritardi.`,
		restsOn: (name, count, of) => `Molto dipende da ${name}: ${count} misure su ${of}.`,
		doubted: (one, other) => `«${one}» è solo un'opinione; contro: «${other}»`,
		unresolved: (one, other) => `Non si sa che cosa sia vero: «${one}» o «${other}»`,
		pricesAssumed: (labels) => `Il prezzo è supposto, non indicato: ${labels.join("; ")}`,
		calculated: "Dalle misure scelte e da ciò che il testo indica.",
		budgetLimit: ({ cap, planned, met, over }) =>
			met
				? `Il piano costa ${planned} e resta entro il limite di ${cap}.`
				: `Il piano costa ${planned} e supera il limite di ${cap} per ${over}.`,
		deadlineLimit: ({ date, months, left, met, late, isOver }) =>
			met
				? `Il piano dura ${counted(months)}; ne ${left === "1" ? "resta" : "restano"} ${left} fino al ${date}.`
				: `Il piano dura ${counted(months)} e manca il ${date}${isOver ? ", già passato" : left === "0" ? ": non resta quasi più tempo" : `: ne ${left === "1" ? "resta" : "restano"} solo ${left}`}. Finisce con ${counted(late)} di ritardo.`,
		gates: {
			G0: "Caso confermato",
			G1: "Spesa decisa",
			G2: "Primo passo in uso",
			G3: "Effetto dimostrato",
			G4: "Consegnato",
		},
		deliverables: {
			G0: "Caso confermato, con le sue cifre",
			G1: "Decisione firmata, con un responsabile",
			G2: "Primo passo in uso quotidiano",
			G3: "Misurazione rispetto alle cifre di oggi",
			G4: "Responsabile in linea, con le cifre finali",
		},
		spendApproved: (amount) => `È approvata una spesa di ${amount} al massimo`,
		halfWay: ({ kpi, value, from, to }) => `${kpi}: ${value}, metà della strada da ${from} a ${to}`,
		doneBy: (date) => `Tutto quanto sopra vale entro il ${date}`,
		funding: "Da approvare, entro il limite indicato nel testo",
		fundingOpen: "Da approvare",
		fundingMissing: "Non coperto da ciò che il testo indica",
		summary: {
			wrong: (problem, cost) => inARow([asSentence(problem), cost ?? ""]),
			foreign: (prices) =>
				`Si aggiungono ${list(prices)}: una valuta diversa da quella del caso, fuori da ogni somma finché qualcuno non li converte.`,
			perUnit: (prices) =>
				`Si aggiunge, fuori da ogni somma perché il testo non dice quante unità o per quanto tempo: ${prices.join("; ")}.`,
			why: (cause, whose) =>
				`${{ stated: "Causa principale", own: "Causa principale, con parole sue", assumed: "Causa principale supposta, non con queste parole nel testo" }[whose]}: ${asSentence(cause)}`,
			openCurrency: (name) =>
				`Di quale paese sono i «${name}» del testo? Finché non ne corregge la valuta nel caso, figurano come dollari statunitensi.`,
			proposed: (labels) => `Proposto: ${labels.join("; ")}.`,
			unserved: "Il testo non dice quale delle sue proposte elimini questa causa.",
			assumed: (cost) => `Di questi, ${cost} sono supposti per lavoro che il testo non propone.`,
			takes: (cost, months, limits) => inARow([`Servono ${cost} e ${counted(months)}.`, ...limits]),
			decide: (question, by, day, bringer) => {
				const whose =
					(by ? `, a cura di ${by}` : "")
						.replace(/ di (il|la) /u, (_, article) => (article === "il" ? " del " : " della "))
						.replace(" di l'", " dell'") + (bringer ? `, su proposta di ${bringer}` : "");
				if (day === null) return `Da decidere ora${whose}: ${question}`;
				return day.isPast
					? `Da decidere ora${whose} (il giorno previsto, ${day.text}, è passato): ${question}`
					: `Da decidere entro il ${day.text}${whose}: ${question}`;
			},
		},
	},
};
