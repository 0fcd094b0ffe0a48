import { describe, expect, it, test } from "vitest";
import { caseOfText } from "../read-text.ts";

const labels = (text: string) => caseOfText(text).options.map(({ label }) => label);

describe("a list below a heading", () => {
	it.each([
		[
			"en, a question",
			"Board note, 3 March 2026\n\nOf 90 boilers 31 failed last winter because nobody services them.\n\nWhat could we do?\n- service contract for all boilers, £22,000 a year\n- two fitters of our own, £88,000 a year",
			["service contract for all boilers", "two fitters of our own"],
		],
		[
			"en, in small letters",
			"walk through the bakery, 3 march 2026\n\n- of 400 loaves 60 are burnt because the oven has no timer\n\nwhat people said could be done\n* timer for the oven, £900\n* second baker at night, £31,000 a year\n\nmoney - the owner says £20,000 at most",
			["timer for the oven", "second baker at night"],
		],
		[
			"de, numbered",
			"Vermerk vom 3. März 2026\n\nVon 90 Kesseln fielen 31 aus, weil niemand sie wartet.\n\nWas wir tun könnten\n1. Wartungsvertrag für alle Kessel: 22.000 € im Jahr\n2. Zwei eigene Monteure: 88.000 € im Jahr",
			["Wartungsvertrag für alle Kessel", "Zwei eigene Monteure"],
		],
		[
			"fr, a question",
			"Note du 3 mars 2026\n\nSur 90 chaudières, 31 sont tombées en panne parce que personne ne les entretient.\n\nQue faudrait-il ?\n– un contrat d'entretien : 22 000 € par an\n– deux techniciens à nous : 88 000 € par an",
			["un contrat d'entretien", "deux techniciens à nous"],
		],
		[
			"es, a verb",
			"Nota del 3 de marzo de 2026\n\nDe 90 calderas fallaron 31 porque nadie las revisa.\n\nSe propone\n1. Contratar el mantenimiento: 22.000 € al año.\n2. Formar a los conserjes en la purga.",
			["Contratar el mantenimiento", "Formar a los conserjes en la purga"],
		],
		[
			"it, an infinitive",
			"Nota del 3 marzo 2026\n\nSu 90 caldaie 31 si sono fermate perché nessuno le controlla.\n\nCosa si può fare\na) contratto di manutenzione: 22.000 euro all'anno\nb) due tecnici nostri: 88.000 euro all'anno",
			["contratto di manutenzione", "due tecnici nostri"],
		],
		[
			"nl, a question",
			"Notitie van 3 maart 2026\n\nVan de 90 ketels vielen er 31 uit omdat niemand ze onderhoudt.\n\nWat kunnen we doen?\n- onderhoudscontract voor alle ketels: € 22.000 per jaar\n- twee eigen monteurs: € 88.000 per jaar",
			["onderhoudscontract voor alle ketels", "twee eigen monteurs"],
		],
	])("offers its items: %s", (_, text, expected) => {
		expect(labels(text)).toEqual(expected);
	});

	it("goes on below a line that was broken for its length", () => {
		const text =
			"Bericht vom 3. März 2026\n\nVon 90 Kesseln fielen 31 aus, weil niemand sie wartet.\n\nLösungswege\na) Neue Kessel für alle Häuser, Kauf im Frühjahr, in sechs\n   Wochen eingebaut\nb) Wartungsvertrag für alle Kessel, 3 Monate";
		expect(labels(text)).toEqual([expect.stringContaining("Neue Kessel"), "Wartungsvertrag für alle Kessel"]);
	});

	it("ends where a paragraph with room before it stands behind the list", () => {
		const text =
			"Board note, 3 March 2026\n\nOf 90 boilers 31 failed last winter because nobody services them.\n\nOptions\n- service contract for all boilers, £22,000 a year\n- two fitters of our own, £88,000 a year\n\nThe parish fair takes place in June. The choir is looking for a room.";
		expect(labels(text)).toHaveLength(2);
	});

	it("keeps an item that has a colon behind its price", () => {
		const text =
			"Nota del 3 marzo 2026\n\nSu 90 caldaie 31 si sono fermate perché nessuno le controlla.\n\nProposte\n- controllo a pagamento, 9 euro a casa: nel test di gennaio i guasti sono calati\n- due tecnici nostri: 88.000 euro all'anno";
		expect(labels(text)[0]).toContain("controllo a pagamento");
	});
});

describe("the initial of a name at a line's beginning", () => {
	it.each([
		["fr", "M. Fontaine ouvre la séance : 31 chaudières sur 90 sont en panne."],
		["en", "R. Mahler opens the meeting: 31 of 90 boilers have failed."],
		["nl", "J. Bakker opent de vergadering: 31 van de 90 ketels zijn uitgevallen."],
	])("is no mark of a list: %s", (_, line) => {
		const [statement] = caseOfText(`${line}\n\nP. Renard: 12.`).statements;
		expect(statement?.plain).toContain(line.slice(0, 10));
	});

	it("but A., B., C. are", () => {
		const read = caseOfText("Ways\n\nA. Renew the boilers\nB. Repair the boilers\nC. Sell the house");
		expect(read.statements.filter(({ kind }) => kind === "item").map(({ plain }) => plain)).toEqual([
			"Renew the boilers",
			"Repair the boilers",
			"Sell the house",
		]);
	});
});

describe("a table of measures", () => {
	it.each([
		[
			"en",
			"what",
			"cost",
			"weeks",
			"owner",
			"Service contract for all boilers",
			"6 weeks",
			"Two fitters of our own",
			"9 weeks",
		],
		[
			"de",
			"Maßnahme",
			"Kosten",
			"Dauer",
			"Verantwortlich",
			"Wartungsvertrag für alle Kessel",
			"6 Wochen",
			"Zwei eigene Monteure im Haus",
			"9 Wochen",
		],
		[
			"fr",
			"mesure",
			"coût",
			"durée",
			"responsable",
			"Contrat pour toutes les chaudières",
			"6 semaines",
			"Deux techniciens à nous",
			"9 semaines",
		],
		[
			"es",
			"medida",
			"coste",
			"plazo",
			"responsable",
			"Contrato para todas las calderas",
			"6 semanas",
			"Dos técnicos de la casa",
			"9 semanas",
		],
		[
			"it",
			"misura",
			"costo",
			"durata",
			"responsabile",
			"Contratto per tutte le caldaie",
			"6 settimane",
			"Due tecnici nostri in sede",
			"9 settimane",
		],
		[
			"nl",
			"maatregel",
			"kosten",
			"doorlooptijd",
			"trekker",
			"Contract voor alle ketels",
			"6 weken",
			"Twee eigen monteurs in huis",
			"9 weken",
		],
	])(
		"offers each row with price, time and owner, whatever stands above it: %s",
		(_, what, cost, time, owner, one, six, other, nine) => {
			const text = `${what}\t${cost}\t${time}\t${owner}\n${one}\t€ 22.000\t${six}\tAnouk Terpstra\n${other}\t€ 88.000\t${nine}\t?\n`;
			expect(
				caseOfText(text).options.map(({ label, price, months, owner: who }) => [
					label,
					price?.max,
					months,
					who,
				]),
			).toEqual([
				[one, 22_000, 1.5, "Anouk Terpstra"],
				[other, 88_000, 2, null],
			]);
		},
	);
});

describe("for how long something is agreed", () => {
	it.each([
		[
			"en",
			"What could be done:\n- A fixed gas price for two years: £6,000\n- New burners: £40,000, 3 months",
		],
		[
			"de",
			"Was man tun könnte:\n- Ein fester Gaspreis für zwei Jahre: 6.000 €\n- Neue Brenner: 40.000 €, 3 Monate",
		],
		[
			"fr",
			"Ce que l'on pourrait faire :\n- Un prix du gaz fixe sur deux ans : 6 000 €\n- Brûleurs neufs : 40 000 €, 3 mois",
		],
		[
			"es",
			"Qué se podría hacer:\n- Un precio fijo del gas por dos años: 6.000 €\n- Quemadores nuevos: 40.000 €, 3 meses",
		],
		[
			"it",
			"Che cosa si può fare:\n- Un prezzo fisso del gas per due anni: 6.000 €\n- Bruciatori nuovi: 40.000 €, 3 mesi",
		],
		[
			"nl",
			"Wat we kunnen doen:\n- Een vaste gasprijs voor twee jaar: € 6.000\n- Nieuwe branders: € 40.000, 3 maanden",
		],
		[
			"en",
			"What could be done:\n- A second oven, £6,000, guaranteed 12 months\n- New burners: £40,000, 3 months",
		],
		[
			"de",
			"Was man tun könnte:\n- Ein zweiter Ofen, 6.000 €, ein Jahr Garantie\n- Neue Brenner: 40.000 €, 3 Monate",
		],
		[
			"fr",
			"Ce que l'on pourrait faire :\n- Un second four, 6 000 €, garanti un an\n- Brûleurs neufs : 40 000 €, 3 mois",
		],
		[
			"es",
			"Qué se podría hacer:\n- Un segundo horno, 6.000 €, garantía de un año\n- Quemadores nuevos: 40.000 €, 3 meses",
		],
		[
			"it",
			"Che cosa si può fare:\n- Un secondo forno, 6.000 €, garanzia di un anno\n- Bruciatori nuovi: 40.000 €, 3 mesi",
		],
		[
			"nl",
			"Wat we kunnen doen:\n- Een tweede oven, € 6.000, een jaar garantie\n- Nieuwe branders: € 40.000, 3 maanden",
		],
	])("is not how long doing it takes (%s)", (_language, text) => {
		expect(caseOfText(text).options.map(({ months }) => months)).toEqual([null, 3]);
	});
});

describe("what is paid by the year", () => {
	it.each([
		[
			"en",
			"Memo of 9 November 2026\n\nThe board gave us a cap of £160,000 over three years.\n\nWhat could be done:\n- Sensors in every tank, £54,000 a year\n- New lids: £40,000, 3 months",
		],
		[
			"de",
			"Vermerk vom 9. November 2026\n\nDer Vorstand gibt höchstens 160.000 € für drei Jahre.\n\nWas man tun könnte:\n- Fühler in jedem Tank, 54.000 € im Jahr\n- Neue Klappen: 40.000 €, 3 Monate",
		],
		[
			"fr",
			"Note du 9 novembre 2026\n\nLe conseil donne au maximum 160 000 € sur trois ans.\n\nCe que l'on pourrait faire :\n- Des sondes dans chaque cuve, 54 000 € par an\n- Couvercles neufs : 40 000 €, 3 mois",
		],
	])("is counted for the years that money is given for (%s)", (_language, text) => {
		expect(caseOfText(text).options.map(({ price }) => price?.max)).toEqual([162_000, 40_000]);
	});
});

describe("a suggestion in a chat", () => {
	const told: Record<string, [string, string, string]> = {
		en: [
			"the scanners are dead again because nobody charges them",
			"or buy thirty batteries, they come on Thursday",
			"the customers are angry about the late parcels",
		],
		de: [
			"die Scanner sind wieder leer, weil niemand sie lädt",
			"wir könnten dreißig Akkus kaufen",
			"die Kunden sind wütend über die späten Pakete",
		],
		fr: [
			"les scanners sont vides parce que personne ne les charge",
			"ou bien acheter trente batteries pour la nuit",
			"les clients sont furieux à cause des colis en retard",
		],
		es: [
			"los escáneres están sin batería porque nadie los carga",
			"o comprar treinta baterías para la noche",
			"los clientes están enfadados por los paquetes tardíos",
		],
		it: [
			"gli scanner sono scarichi perché nessuno li carica",
			"oppure comprare trenta batterie per la notte",
			"i clienti sono arrabbiati per i pacchi in ritardo",
		],
		nl: [
			"de scanners zijn leeg omdat niemand ze oplaadt",
			"of we kopen dertig accu's voor de nacht",
			"de klanten zijn boos over de late pakketten",
		],
	};

	it.each(Object.entries(told))("is an option, and no cause: %s", (_, [cause, suggestion, effect]) => {
		const read = caseOfText(`[07:52] mags: ${cause}\n[07:53] Deniz: ${suggestion}\n[07:55] mags: ${effect}`);
		expect(read.options.flatMap(({ statements }) => statements[0]?.plain ?? [])).toEqual([
			`Deniz: ${suggestion}`,
		]);
		expect(read.causes.some(({ text }) => text.includes(suggestion))).toBe(false);
	});
});

test("a paragraph's last sentence stands above the list behind it", () => {
	const { options } = caseOfText(
		"Day unit, 3 March 2026\n\n33% of the treatments start late.\n\nHelen and I went through it. My proposals for the 19th:\n\n1. Repair of the second cabinet, signed this week.\n2. Bloods the day before, a pilot with one clinic first.\n3. Standard doses for six drugs.",
	);
	expect(options.map(({ label }) => label)).toEqual([
		"Repair of the second cabinet, signed this week",
		"Bloods the day before, a pilot with one clinic first",
		"Standard doses for six drugs",
	]);
});

describe("what is answered to “what do we do?”", () => {
	it.each([
		[
			"en",
			"Review of 3 March 2026\n\nInes: 94 days from signature to the first run, the plan was 45. What do we do?\n\nRob: An import template with validation. The team said six weeks and about £24,000.\n\nYuki: Six weeks if we start on Monday. And someone rebuilds the pension interface, I'd guess £15,000.\n\nRob: My dog was ill.\n\nInes: Thanks. When do we meet again?\n\nRob: The room costs £40.",
			["An import template with validation", "Someone rebuilds the pension interface"],
		],
		[
			"de",
			"Protokoll vom 3. März 2026\n\nJana: 94 Tage von der Unterschrift bis zum Start, geplant waren 45. Was können wir tun?\n\nMehmet: Eine Importvorlage mit Prüfung. Das Team sagt sechs Wochen und rund 24.000 €.\n\nOle: Und eine Prüfung vor der Unterschrift. Das kostet nichts.",
			["Eine Importvorlage mit Prüfung", "Eine Prüfung vor der Unterschrift"],
		],
		[
			"fr",
			"Réunion du 3 mars 2026\n\nInès : 94 jours entre la signature et le démarrage, contre 45 prévus. Que faire ?\n\nRémi : Un modèle d'import avec contrôle. L'équipe dit six semaines et 24 000 €.",
			["Un modèle d'import avec contrôle"],
		],
	])("%s: is offered", (_language, text, expected) => {
		expect(labels(text)).toEqual(expected);
	});
});
