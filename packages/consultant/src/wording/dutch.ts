import { questionOfOption } from "@throughline/domain/consultant/whys";
import type { TimeUnit } from "../figures/stated-time.ts";
import { asSentence, inARow } from "./sentence.ts";
import type { Wording } from "./wording.ts";

const list = (texts: readonly string[]) => new Intl.ListFormat("nl-NL").format(texts);
const counted = (months: string) => `${months} ${months === "1" ? "maand" : "maanden"}`;
const timeUnits: Record<TimeUnit, readonly [one: string, more: string]> = {
	day: ["dag", "dagen"],
	"working-day": ["werkdag", "werkdagen"],
	week: ["week", "weken"],
	month: ["maand", "maanden"],
	quarter: ["kwartaal", "kwartalen"],
	year: ["jaar", "jaar"],
};
const units: Record<string, string> = {
	year: "jaar",
	quarter: "kwartaal",
	month: "maand",
	week: "week",
	day: "dag",
	hour: "uur",
	head: "persoon",
	weekend: "weekend",
	night: "nacht",
	shift: "dienst",
	visit: "bezoek",
	piece: "stuk",
};
const personDays = (days: string) => `${days} ${days === "1" ? "mensdag" : "mensdagen"}`;

export const dutch: Wording = {
	language: "nl",
	spans: { workingDay: timeUnits["working-day"], quarter: timeUnits.quarter },
	per: (unit) => ` / ${units[unit] ?? unit}`,
	rootQuestion: (problem) => `Waarom is dat zo: ${problem}`,
	noProblem: "Wat is het probleem? De tekst noemt er nog geen duidelijk.",
	whyIs: (option) => questionOfOption(option, 1, "nl"),
	statedCause: ({ contradicted, speaker, connected, explains }) =>
		inARow([
			speaker ? `Dat zegt ${speaker} in uw tekst.` : "Dat staat in uw tekst.",
			connected === false
				? explains === "problem"
					? "Het staat in een andere rij van de tabel dan het probleem: kies het alleen als het ook dat verklaart."
					: "Het staat naast het niveau erboven, en de tekst verbindt de twee niet: kies het alleen als het dat verklaart."
				: explains === "problem"
					? "Ga na of het het probleem verklaart."
					: "Ga na of het het niveau erboven verklaart.",
			contradicted > 0 ? "Een andere uitspraak spreekt het tegen: zoek uit welke klopt." : "",
		]),
	reasonsEnd: (mayStop) =>
		inARow([
			"In uw tekst is niets gevonden dat het niveau erboven verklaart: is het een van deze?",
			mayStop ? "U kunt ook bij het niveau erboven blijven als grondoorzaak." : "",
		]),
	typicalCause: (playbook, evidence) =>
		`Typische oorzaak uit het playbook ‘${playbook}’. In uw tekst is er tot nu toe geen bewijs voor gevonden.${evidence === null ? "" : ` Dit zou haar aantonen: ${asSentence(evidence)}`}`,
	whichHolds: (topic) => (topic === "" ? "Welke van de twee klopt?" : `Welke van de twee klopt: ${topic}?`),
	readiness: {
		ready: "De tekst noemt een probleem, de gevolgen ervan en wat het zou kunnen verklaren.",
		"too-little":
			"Dit lijkt een idee of notitie: te kort om er een probleem en de oorzaken ervan in te vinden.",
		"no-problem": "Dit lijkt iets te beschrijven zonder te zeggen wat er mis is.",
		"no-business-case":
			"Dit lijkt niet over een onderneming te gaan: er staat geen probleem van een organisatie in.",
		"unknown-language":
			"Deze taal kan hier niet worden gelezen: wel Engels, Duits, Frans, Spaans, Italiaans en Nederlands.",
	},
	textKind: {
		agenda: "Dit lijkt een agenda: er staat waarover gesproken wordt, niet wat er mis is.",
		recipe: "Dit lijkt een recept.",
		itinerary: "Dit lijkt een reisschema: wie waar is, en wanneer.",
		thanks: "Dit lijkt een bedankbrief.",
		cv: "Dit lijkt een cv.",
		"job-ad": "Dit lijkt een vacature.",
		invoice: "Dit lijkt een factuur.",
		poem: "Dit lijkt een gedicht.",
		story: "Dit lijkt een verhaal.",
		product: "Dit lijkt een productbeschrijving.",
		letter: "Dit lijkt een persoonlijke brief.",
		invitation: "Dit lijkt een uitnodiging: er staat wanneer en waar men komt, niet wat er mis is.",
		notice: "Dit lijkt een bericht: er staat wat voortaan geldt, niet wat er mis is.",
		"press-release": "Dit lijkt een persbericht: er staat waar een bedrijf trots op is, niet wat er mis is.",
		news: "Dit lijkt een nieuwsbericht over een bedrijf, van buitenaf geschreven.",
		terms: "Dit lijken voorwaarden of huisregels: er staat wat zou gelden, niet wat er mis is gegaan.",
		manual: "Dit lijkt een handleiding: er staat hoe iets wordt gebruikt, niet wat er mis is.",
		"price-list": "Dit lijkt een prijslijst.",
		order: "Dit lijkt een orderbevestiging.",
		weather: "Dit lijkt een weerbericht.",
		faq: "Dit lijkt een lijst met vragen en antwoorden.",
		minutes: "Dit lijken notulen: er staat wie er was en wat is afgesproken, niet wat er mis is.",
		"status-report": "Dit lijkt een voortgangsrapport waarin alles volgens plan gaat.",
		calendar: "Dit lijkt een kalender: er staat wat wanneer is, niet wat er mis is.",
		contacts: "Dit lijkt een lijst met personen.",
		announcement: "Dit lijkt een aankondiging: er staat wie of wat nieuw is, niet wat er mis is.",
	},
	unexplained: (unfelt) =>
		unfelt
			? "Er staat dat er iets mis is, maar nog niet waartoe het leidt en wat het zou kunnen verklaren."
			: "Er staat dat er iets mis is, maar nog niet wat het zou kunnen verklaren.",
	foreign: (language) =>
		`De tekst lijkt in deze taal te zijn: ${language}. Cijfers en datums worden toch gelezen.`,
	problemCost: ({ amount, yearly, projected, quote }) =>
		projected
			? `In het tempo van de genoemde maanden kost het ${amount} per jaar.`
			: yearly
				? `Het kost ${amount} per jaar.`
				: `Over de kosten zegt uw tekst: ‘${quote}’.`,
	measures: {
		questionUnquoted: "Wat moet er tegen de grondoorzaak worden gedaan?",
		question: (problem) => `Wat moet hiertegen worden gedaan: ${problem.replace(/[\s.?!]+$/u, "")}?`,
		context: ({ stated, unserved, cap, deadline, mustNots, problemCost }) =>
			inARow([
				stated > 0
					? stated === 1
						? "Uw tekst noemt één weg."
						: `Uw tekst noemt ${stated} wegen.`
					: "Uw tekst stelt geen maatregel voor; deze komen uit het playbook.",
				unserved
					? "Uw tekst zegt niet welk van zijn voorstellen deze oorzaak wegneemt: ga na of er een dat doet, of wat dat wel zou doen."
					: "",
				cap ? `Er mag hoogstens ${cap} worden uitgegeven.` : "",
				deadline ? `Het moet klaar zijn op ${deadline}.` : "",
				mustNots.length > 0
					? `Mag niet gebeuren, of staat vast: ${mustNots.map((text) => `‘${text}’`).join("; ")}.`
					: "",
				problemCost ?? "",
			]),
		leave: "Alles laten zoals het is",
		leaveDescription: (cost) => inARow(["Er gebeurt niets, en het probleem blijft.", cost ?? ""]),
		open: "Voorgesteld in uw tekst.",
		agreed: "Afgesproken, zegt uw tekst.",
		recommended: "Aanbevolen in uw tekst.",
		rejected: "Genoemd in uw tekst, die ertegen is.",
		noPrice: (range) => `Uw tekst noemt geen prijs: ${range}.`,
		price: (amount) => `Genoemde prijs: ${amount}.`,
		runningPrice: ({ once, yearly, total, months }) =>
			`Genoemde prijs: ${once ? `${once} eenmalig, ` : ""}${yearly} per jaar. Gerekend ${dutch.measures.counted(months)}${total ? `: ${total}` : ""}.`,
		counted: (months) =>
			months ? `voor ${counted(months)}, tot de dag tot wanneer er geld is` : "voor de eerste 12 maanden",
		noTimeOfPost: (months) => `Duur aangenomen: ${months} maanden tot de post is vervuld.`,
		ordered: (quote) => `Uw tekst draagt het al aan iemand op: ‘${quote}’`,
		noTime: "Duur aangenomen naar de omvang van de casus.",
		time: ({ value, unit }, written) => `Genoemde tijd: ${written} ${timeUnits[unit][value === 1 ? 0 : 1]}.`,
		atOnce: "Volgens uw tekst meteen beschikbaar.",
		begins: (date) => `Begint op zijn vroegst op ${date}.`,
		due: (date) => `Klaar op ${date}.`,
		byPerson: (name) => `Hiervoor genoemd: ${name}.`,
		foreign: (price) =>
			`De prijs, ${price}, is in een andere munt dan de casus: reken hem om, hij telt in geen som mee`,
		sum: ({ once, yearly, counted: time, total }) =>
			`${once ? `Eenmalig: ${once}. ` : ""}Per jaar: ${yearly}. Gerekend ${time}: ${total}.`,
		recurring: ({ yearly, part, counted }) =>
			` (waarvan ${part === null ? `${yearly} per jaar` : `${part} voor wat ${yearly} per jaar kost`}, gerekend ${counted})`,
		withinCap: (cap, time) => `Blijft onder ${cap}${time ? `, gerekend ${time}` : ""}`,
		overCap: (cap, by, time) =>
			`Overschrijdt de grens van ${cap} met ${by}${time ? `, gerekend ${time}` : ""}`,
		lateBy: (deadline, months) => `Is op ${deadline} niet klaar: ${counted(months)} te laat`,
		inTime: (deadline) => `Kan op ${deadline} klaar zijn`,
		proven: (quote) => `Het heeft gewerkt, zegt uw tekst: ‘${quote}’`,
		contested: (quote) => `Uw tekst zegt ook: ‘${quote}’`,
		forbids: (quote) => `Uw tekst verbiedt: ‘${quote}’. Ga na of dat wordt nageleefd`,
		nothingChanges: "Wat het probleem verklaart, blijft zoals het is",
		noEffort: "Kost nu geen geld en geen werk",
		withPrice: "Prijs en inspanning zijn bekend",
		unknown: (price, time) =>
			price && time
				? "Prijs en tijd moeten eerst worden bepaald"
				: `De ${price ? "prijs" : "tijd"} moet eerst worden bepaald`,
	},
	model: {
		estimate: "Schatting van het model, niet uit uw tekst.",
		figures: (figures) => `Schatting van het model, niet in uw tekst: ${figures.join(", ")}.`,
		cost: "Kosten: schatting van het model.",
		time: "Tijd: schatting van het model.",
	},
	accountable: {
		question: "Wie is verantwoordelijk voor het resultaat als geheel?",
		context: "Eén persoon moet over alle stappen kunnen beslissen. Deze personen noemt uw tekst.",
		named: (name, role) => `${role === "" ? name : `${name} (${role})`}, genoemd in uw tekst.`,
		leads: (name) => `Verantwoordelijk: ${name}.`,
		other: "Iemand anders",
		otherDescription: "Iemand die nu wordt aangewezen en niet in uw tekst staat.",
		away: (reason) => `Is volgens uw tekst afwezig: ‘${reason}’`,
		otherPro: "Heeft geen belang bij de huidige regeling",
		otherCon: "Moet eerst worden gevonden en ingewerkt",
	},
	assumption: {
		cause: (cause) => `Dit verklaart het probleem: ${cause}`,
		budget: (amount) => `Er mag niet meer dan ${amount} worden uitgegeven.`,
		deadline: (date) => `Het resultaat is nodig op ${date}.`,
		contradiction: (topic) =>
			`Het is niet bekend welke van twee uitspraken klopt${topic === "" ? "" : `: ${topic}`}.`,
		measure: (name, value) => `De waarde van vandaag klopt: ${name}, ${value}.`,
	},
	effort: (days, rate, from) => `aangenomen: ${personDays(days)} × ${rate} per dag (${from})`,
	effortWithoutRate: (days, currency, from) =>
		`aangenomen: ${personDays(days)}, zonder prijs: in ${currency} is geen dagtarief aangenomen (${from})`,
	playbookBasis: (playbook, size) => `playbook ‘${playbook}’, omvang ${size}`,
	size: (size, basis) => `${size}: ${basis}`,
	sizeBasis: {
		cap: (amount) => `de grens is ${amount}`,
		price: (amount) => `de genoemde maatregelen kosten ${amount}`,
		cost: (amount) => `het probleem kost ${amount}`,
		months: (months) => `er ${months === "1" ? "is" : "zijn"} nog ${counted(months)}`,
		measures: (count) => (count === 1 ? "één maatregel genoemd" : `${count} maatregelen genoemd`),
		nothing: "de tekst noemt geen cijfer over de omvang",
	},
	plan: {
		title: (subject, from, to) =>
			from && to ? `${subject}: van ${from} naar ${to}` : to ? `${subject}: doel ${to}` : subject,
		fromText: "Staat in uw tekst.",
		fromPlaybook: (playbook) => `Aangenomen, uit het playbook ‘${playbook}’.`,
		kpiBasis: (baseline, target) =>
			[baseline ? `Vandaag: ${baseline}` : "", target ? `gewenst: ${target}` : ""]
				.filter((part) => part !== "")
				.join("; "),
		kpiOpen: (days) => `Wordt na ${days} werkdagen meten bepaald`,
		avoided: (quote, upTo) =>
			upTo
				? `Vermeden kosten, hoogstens: ${quote}`
				: `Vermeden kosten, het deel dat het doel wegneemt: ${quote}`,
		avoidedAtMost: (whole) =>
			`Alles wat het probleem volgens uw tekst kost, ${whole}: welk deel wegvalt, is niet bekend.`,
		avoidedPart: ({ calculation, measure }) =>
			`${calculation}, als het doel wordt gehaald en de kosten evenveel dalen${measure === "" ? "" : ` als ‘${measure}’`}.`,
		payback: (months, calculation) => `Terugverdiend na ${counted(months)}: ${calculation}.`,
		noPayback: (yearly, gain) =>
			`Verdient zich niet terug: het kost ${yearly} per jaar en brengt ${gain} op.`,
		tightBudget: (planned, cap) =>
			`Het plan kost ${planned} van ${cap}: voor tegenvallers blijft bijna niets over.`,
		tightTime: (planned, left) =>
			`Het plan duurt ${counted(planned)} van de ${left} die er nog zijn: er past geen vertraging in.`,
		restsOn: (name, count, of) => `Veel hangt af van ${name}: ${count} van ${of} maatregelen.`,
		doubted: (one, other) => `‘${one}’ is alleen een vermoeden; daartegen staat: ‘${other}’`,
		unresolved: (one, other) => `Het is niet bekend wat klopt: ‘${one}’ of ‘${other}’`,
		pricesAssumed: (labels) => `De prijs is aangenomen, niet genoemd: ${labels.join("; ")}`,
		calculated: "Uit de gekozen maatregelen en wat uw tekst noemt.",
		budgetLimit: ({ cap, planned, met, over }) =>
			met
				? `Het plan kost ${planned} en blijft onder de grens van ${cap}.`
				: `Het plan kost ${planned} en overschrijdt de grens van ${cap} met ${over}.`,
		deadlineLimit: ({ date, months, left, met, late, isOver }) =>
			met
				? `Het plan duurt ${counted(months)}; tot ${date} ${left === "1" ? "is" : "zijn"} er nog ${left}.`
				: `Het plan duurt ${counted(months)} en haalt ${date} niet${isOver ? "; die dag is voorbij" : left === "0" ? ": er is nauwelijks tijd over" : `: er ${left === "1" ? "is" : "zijn"} er nog maar ${left}`}. Het is ${counted(late)} te laat klaar.`,
		gates: {
			G0: "Casus bevestigd",
			G1: "Uitgave besloten",
			G2: "Eerste stap in gebruik",
			G3: "Effect aangetoond",
			G4: "Overgedragen",
		},
		deliverables: {
			G0: "Bevestigde casus met de cijfers",
			G1: "Ondertekend besluit met verantwoordelijke",
			G2: "Eerste stap in dagelijks gebruik",
			G3: "Meting tegenover de cijfers van vandaag",
			G4: "Verantwoordelijke in de lijn, met de eindcijfers",
		},
		spendApproved: (amount) => `Een uitgave van hoogstens ${amount} is goedgekeurd`,
		halfWay: ({ kpi, value, from, to }) => `${kpi}: ${value}, halverwege tussen ${from} en ${to}`,
		doneBy: (date) => `Al het bovenstaande geldt op ${date}`,
		funding: "Goed te keuren, binnen de grens die uw tekst noemt",
		fundingOpen: "Goed te keuren",
		fundingMissing: "Niet gedekt door wat uw tekst noemt",
		summary: {
			wrong: (problem, cost) => inARow([asSentence(problem), cost ?? ""]),
			foreign: (prices) =>
				`Daarbij komen ${list(prices)}: een andere munt dan die van de casus; ze tellen in geen som mee tot iemand ze omrekent.`,
			perUnit: (prices) =>
				`Daarbij komt, in geen som omdat uw tekst niet zegt hoeveel of hoelang: ${prices.join("; ")}.`,
			why: (cause, whose) =>
				`${{ stated: "Grondoorzaak", own: "Grondoorzaak, in uw eigen woorden", assumed: "Aangenomen grondoorzaak, niet met deze woorden in uw tekst" }[whose]}: ${asSentence(cause)}`,
			openCurrency: (name) =>
				`Van welk land zijn de ‘${name}’ in uw tekst? Tot u de munt in de casus verbetert, staan ze er als Amerikaanse dollars.`,
			proposed: (labels) => `Voorgesteld: ${labels.join("; ")}.`,
			unserved: "Uw tekst zegt niet welk van zijn voorstellen deze oorzaak wegneemt.",
			assumed: (cost) => `Daarvan is ${cost} aangenomen voor werk dat uw tekst niet voorstelt.`,
			takes: (cost, months, limits) => inARow([`Er is ${cost} en ${counted(months)} voor nodig.`, ...limits]),
			decide: (question, by, day, bringer) => {
				const whose = (by ? `, door ${by}` : "") + (bringer ? `, voorgelegd door ${bringer}` : "");
				if (day === null) return `Nu te beslissen${whose}: ${question}`;
				return day.isPast
					? `Nu te beslissen${whose} (de dag ervoor, ${day.text}, is voorbij): ${question}`
					: `Te beslissen uiterlijk ${day.text}${whose}: ${question}`;
			},
		},
	},
};
