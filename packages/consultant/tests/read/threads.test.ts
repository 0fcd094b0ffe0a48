import { describe, expect, it } from "vitest";
import { caseOf } from "../../src/consultant.ts";
import { isDayOfMoney } from "../../src/ledger/roles/day-of-money.ts";
import { caseOfText, consultationOf, readText } from "../read-text.ts";

describe("a value of a year ago", () => {
	it.each([
		["en", "Our reject rate is 6.8% since July. It was 2.1% a year ago. Nobody checks the moulds."],
		[
			"it",
			"La quota di scarti è del 6,8 % da luglio. Era il 2,1 % un anno fa. Nessuno controlla gli stampi.",
		],
		[
			"nl",
			"Het afkeurpercentage is 6,8 % sinds juli. Het was 2,1 % een jaar geleden. Niemand controleert de mallen.",
		],
	])("is for no year (%s)", (_language, text) => {
		const { statements } = caseOfText(text);
		expect(statements.flatMap(({ figures }) => figures).find(({ value }) => value === 2.1)?.per).toBeNull();
	});

	it("belongs to the problem behind which it stands", () => {
		const text =
			"All,\n\nOur reject rate is 6.8% since July. It was 2.1% a year ago.\n\n38% of the rejects come from moulds that nobody has cleaned. The cleaner left in May.";
		expect(caseOfText(text).problem?.text).toBe(
			"Our reject rate is 6.8% since July. It was 2.1% a year ago.",
		);
	});
});

describe("a sentence behind a short word", () => {
	it("begins with its share", () => {
		const said = readText("I disagree a bit. 38% of the refunds come from late orders.");
		expect(said.statements.map(({ plain }) => plain)).toEqual([
			"I disagree a bit.",
			"38% of the refunds come from late orders.",
		]);
	});
});

describe("what is denied", () => {
	it.each([
		[
			"en",
			"33% of the parcels come late. Nobody plans the tours. I don't think it is the vans. All 46 of them were serviced in June.",
			/vans|serviced/,
		],
		[
			"de",
			"33 % der Pakete kommen zu spät. Niemand plant die Touren. Herr Wirth führt die Verspätung auf die neuen Wagen zurück. Die Messung der Werkstatt zeigt dafür keinen Zusammenhang.",
			/Wagen|Zusammenhang/,
		],
		[
			"fr",
			"33 % des colis arrivent en retard. Personne ne planifie les tournées. M. Petit attribue les retards aux nouveaux camions. Les relevés de l'atelier ne montrent aucun lien.",
			/camions|lien/,
		],
		[
			"nl",
			"33 % van de pakketten komt te laat. Niemand plant de routes. Met de oude en de nieuwe wagens duurt het even lang, dus niet de wagens.",
			/wagens/,
		],
		[
			"de",
			"33 % der Pakete kommen zu spät. Niemand plant die Touren. Von 94 Pannen entfallen 6 auf die Reifen. Die Reifen sind es nicht.",
			/Die Reifen sind/,
		],
		[
			"es",
			"El 33 % de los paquetes llega tarde. Nadie planifica las rutas. No creo que sea la flota nueva.",
			/flota/,
		],
	])("explains nothing, nor does what shows it (%s)", (_language, text, denied) => {
		const texts = caseOfText(text).causes.map(({ text: cause }) => cause);
		expect(texts.length).toBeGreaterThan(0);
		expect(texts.filter((cause) => denied.test(cause))).toEqual([]);
	});
});

describe("a condition with its consequence", () => {
	it.each([
		["en", "Dunmore: if it is not under 8% by 1 May 2027, they leave the programme"],
		["de", "Dunmoor: wenn es bis 1. Mai 2027 nicht unter 8 % ist, verlassen sie das Programm"],
		["nl", "Zuidoever: als het voor 1 mei 2027 niet onder de 8 % is, gaan ze uit het programma"],
	])("forbids nothing (%s)", (_language, sentence) => {
		const [statement] = caseOfText(`${sentence}\n\nNobody checks.`).statements;
		expect(statement?.forbids).toBe(false);
	});
});

describe("a way of a list", () => {
	it.each([
		[
			"en",
			"- Drop the trial nights. No: they are in the campaign, they must not be touched.",
			"Drop the trial nights",
		],
		["de", "- Probezeit verkürzen – das lehne ich ab", "Probezeit verkürzen"],
		[
			"es",
			"- Quitar las noches de prueba. NO: están en la campaña, no se pueden tocar.",
			"Quitar las noches",
		],
	])("is rejected where its own line takes it back (%s)", (language, line, name) => {
		const [problem, title, other] = {
			en: ["18% of the mattresses come back.", "Proposals:", "- Correct the descriptions, £4,000"],
			de: ["18 % der Geräte kommen zurück.", "Vorschläge:", "- Die Messung verbindlich machen, 4.000 €"],
			es: ["El 18 % de los colchones vuelve.", "Propuestas:", "- Corregir las fichas, 4.000 €"],
		}[language as "en" | "de" | "es"];
		const { options } = caseOfText(`${problem}\n\n${title}\n${other}\n${line}\n`);
		expect(options.find(({ label }) => label.startsWith(name))?.standing).toBe("rejected");
	});
});

describe("the money that there is", () => {
	it.each([
		["fr", "Le conseil plafonne la dépense à 60 000 €. Le Département menace de retirer 90 000 €.", 60_000],
		["en", "Pete: I have £40k till March, thats it.", 40_000],
		["en", "The fund limits what it gives to £120,000 per application.", 120_000],
		["de", "Der Fonds begrenzt die Förderung auf 120.000 € je Antrag.", 120_000],
		["fr", "Le règlement limite l'intervention à 120 000 € par dossier.", 120_000],
	])("is the cap, and not what somebody threatens to take (%s)", (_language, sentence, cap) => {
		const { limits } = caseOfText(`33% of the parcels come late. Nobody plans the tours.\n\n${sentence}`);
		expect(limits.cap?.figure.value).toBe(cap);
	});
});

describe("an aim with its day", () => {
	it.each([
		[
			"en",
			"33 hours a week the line stands still. Nobody cleans it.\n\nGoal: at most 5 hours of standstill a week by 31 March 2027.",
		],
		[
			"de",
			"Die Linie steht 33 Stunden je Woche still. Niemand reinigt sie.\n\nZiel: höchstens 5 Stunden Stillstand je Woche bis 31. März 2027.",
		],
	])("is shown as an aim (%s)", (_language, text) => {
		const shown = caseOf(consultationOf(text)).statements;
		expect(shown.at(-1)?.role).toBe("target");
	});
});

it.each([
	["de", "Die Verpackungslinie 4 steht still. Niemand reinigt sie, weil die Leute fehlen."],
	["fr", "La ligne 4 est arrêtée. Personne ne la nettoie parce que les gens manquent."],
	["en", "In the hall Line 4 is down. Nobody cleans it because the people are gone."],
])("the number of a name is no figure (%s)", (_language, text) => {
	expect(caseOfText(text).statements.flatMap(({ figures }) => figures)).toEqual([]);
});

describe("a thread that is printed newest first", () => {
	const mail = (from: string, day: string, said: string) =>
		`From: ${from}\nDate: ${day}\nSubject: Boxes\n\n${said}`;
	const claim = "The clerks count the boxes twice a day and found three mistakes.";
	const answer =
		"I disagree. 38% of the boxes come from shelves that nobody counts, because the list is missing.";
	const early = mail("Aisha Bello", "2 October 2026", answer);
	const late = mail("Tom Hedges", "5 October 2026", claim);

	it("has nobody object to what was written later", () => {
		expect(caseOfText(`${late}\n\n${early}`).contradictions).toEqual([]);
	});

	it("else has", () => {
		const [first, second] = [
			mail("Tom Hedges", "2 October 2026", claim),
			mail("Aisha Bello", "5 October 2026", answer),
		];
		expect(caseOfText(`${first}\n\n${second}`).contradictions).toHaveLength(1);
	});
});

it.each([
	["en", "We have a capital freeze until April 2027 and at most £150,000 of running cost."],
	["de", "Es gilt ein Investitionsstopp bis April 2027 und höchstens 150.000 € laufende Kosten."],
	["fr", "Il y a un gel des investissements jusqu'en avril 2027 et au plus 150 000 € de frais."],
])("the end of a freeze is not the day up to which money is given (%s)", (_language, sentence) => {
	const { limits, statements } = caseOfText(`33% come late. Nobody plans the tours.\n\n${sentence}`);
	expect(limits.cap?.figure.value).toBe(150_000);
	const days = statements.flatMap((each) => each.figures.filter((figure) => isDayOfMoney(figure, each)));
	expect(days).toEqual([]);
});
