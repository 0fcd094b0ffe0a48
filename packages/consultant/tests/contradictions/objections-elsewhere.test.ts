import { describe, expect, it } from "vitest";
import { analysisOf } from "../../src/consultant.ts";
import { type PaperLanguage, papers, walkOf } from "../planned-texts.ts";
import { caseOfText, consultationOf } from "../read-text.ts";

const limits: Record<PaperLanguage, string> = {
	en: "At most EUR 60,000 may be spent.",
	de: "Höchstens 60.000 Euro dürfen ausgegeben werden.",
	fr: "Nous pouvons dépenser 60 000 € au maximum.",
	es: "Podemos gastar como máximo 60.000 €.",
	it: "Possiamo spendere al massimo 60.000 €.",
	nl: "We kunnen hoogstens € 60.000 uitgeven.",
};

/** Two ways, the second by a firm, and who speaks against it, by its name or its number. */
const said: Record<PaperLanguage, readonly [ways: readonly string[], against: string]> = {
	en: [
		["Address check: EUR 12,000, three weeks", "Hand the sorting to Kordes: EUR 20,000, two months"],
		"Ms Demir advises against Kordes: at Tessmer their error rate rose.",
	],
	de: [
		["Adressprüfung: 12.000 Euro, drei Wochen", "Sortierung an Kordes abgeben: 20.000 Euro, zwei Monate"],
		"Von Kordes rät Frau Demir ab: Bei Tessmer ist deren Fehlerquote gestiegen.",
	],
	fr: [
		["Contrôle des adresses : 12 000 €, trois semaines", "Confier le tri à Kordes : 20 000 €, deux mois"],
		"Mme Demir déconseille Kordes : chez Tessmer leur taux d'erreur a augmenté.",
	],
	es: [
		[
			"Revisar las direcciones: 12.000 €, tres semanas",
			"Encargar la clasificación a Kordes: 20.000 €, dos meses",
		],
		"La señora Demir desaconseja Kordes: en Tessmer su tasa de errores subió.",
	],
	it: [
		[
			"Controllo degli indirizzi: 12.000 €, tre settimane",
			"Affidare lo smistamento a Kordes: 20.000 €, due mesi",
		],
		"La Kordes da Tessmer ha perso 40 pacchi al mese, quindi io la escluderei.",
	],
	nl: [
		["Adrescontrole: € 12.000, drie weken", "Het sorteren aan Kordes uitbesteden: € 20.000, twee maanden"],
		"Mevrouw Demir ziet Kordes niet zitten: bij Tessmer steeg hun foutpercentage.",
	],
};

describe("what somebody says against a way elsewhere in the text", () => {
	it.each(Object.keys(said) as PaperLanguage[])(
		"is held against it, and it is not recommended (%s)",
		(language) => {
			const [ways, against] = said[language];
			const text = `${papers[language](ways, limits[language])}\n\n${against}`;
			const { options } = caseOfText(text);
			expect(options.map(({ standing }) => standing)).toEqual(["open", "rejected"]);
			const { decisions } = walkOf(text, caseOfText(text).causes[0]?.text ?? "");
			const [measures] = decisions;
			const kordes = measures?.options.find(({ label }) => label.includes("Kordes"));
			expect(kordes?.cons.join(" ")).toContain("Tessmer");
			const recommended = measures?.options.find((option) => option.recommended);
			expect(recommended?.measures).toHaveLength(1);
			expect(recommended?.label).not.toContain("Kordes");
		},
	);

	it("is found by the number of the way", () => {
		const text = papers
			.en(said.en[0], limits.en)
			.replace("- Address", "1. Address")
			.replace("- Hand", "2. Hand");
		const { options } = caseOfText(`${text}\n\nNoor is against 2 - nobody there knows our streets.`);
		expect(options.map(({ standing }) => standing)).toEqual(["open", "rejected"]);
	});

	it("says nothing where it names no way", () => {
		const text = papers.en(said.en[0], limits.en);
		const { options } = caseOfText(`${text}\n\nMs Demir is against the new canteen.`);
		expect(options.map(({ standing }) => standing)).toEqual(["open", "open"]);
	});
});

it("a way is called by what it does, not by its letter", () => {
	const text = papers.en(
		[
			"Option A: Lease a second sorting belt for EUR 2,000 a month",
			"Option B: Check the addresses. EUR 12,000",
		],
		limits.en,
	);
	expect(caseOfText(text).options.map(({ label }) => label)).toEqual([
		"Lease a second sorting belt",
		"Check the addresses",
	]);
});

it("the comparison begins when all short measures are in use", () => {
	const text = papers.en(
		["Check the addresses: EUR 2,000, one week", "Repair the sorting belt: EUR 12,000, six weeks"],
		limits.en,
	);
	const { plan } = walkOf(text, "nobody checks the addresses before loading");
	const tasks = plan.workstreams.flatMap((stream) => stream.tasks);
	const repaired = tasks.find(({ name }) => name.startsWith("Repair the sorting belt"));
	const compared = tasks.find(({ id }) => id === "c-compare");
	expect(compared?.start_day).toBeGreaterThanOrEqual(
		(repaired?.start_day ?? 0) + (repaired?.duration_days ?? 0),
	);
});

describe("a claim that the text turns down in its own sentence or by a count", () => {
	it.each([
		[
			"en",
			"Late parcels are at 31 %. Mr Dunmore believes the new addresses are to blame, yet their number has not changed since 2024. Nobody checks the labels.",
			"to blame",
		],
		[
			"fr",
			"Les retards sont à 31 %. M. Haddouche pense que le nouveau tapis est trop lent, mais le même tapis à Vannes ne retarde que 2 % des colis. Personne ne vérifie les étiquettes.",
			"trop lent",
		],
		[
			"nl",
			"De vertragingen liggen op 31 %. Teun denkt dat de klanten meer bestellen. Corrie heeft geteld: per gezin gaan er nu 14 pakketten mee, vorig jaar 13. Niemand controleert de labels.",
			"meer bestellen",
		],
		[
			"en",
			"Late parcels are at 31 %. The supplier says that no parcel has left late since July. The gate log lists 23 late parcels in September alone. Nobody checks the labels.",
			"no parcel has left late",
		],
	])("is no cause (%s)", (_language, text, claim) => {
		expect(
			caseOfText(text)
				.causes.map((cause) => cause.text)
				.join(" "),
		).not.toContain(claim);
	});
});

it("a problem that only says “that” has the sentence before it", () => {
	const { problem } = caseOfText(
		"In October 62 of 940 operations started late because a tray was missing. That is 6.6 %. The Board expects 2 % by 30 April 2027. Nobody counts the trays.",
	);
	expect(problem?.text).toContain("62 of 940 operations");
});

it("what a record only counts is no cause", () => {
	const { causes } = caseOfText(
		"Nota del 3 novembre 2026\n\nDa giugno il 27 % delle biciclette è fermo, l'obiettivo è il 12 %. I verbali della polizia parlano di 7 furti su 10 di notte, nei depositi chiusi. Nessuno controlla i lucchetti e mancano i pezzi.",
	);
	expect(causes.map(({ text }) => text)).toEqual(["Nessuno controlla i lucchetti e mancano i pezzi."]);
});

describe("a cause stands alone", () => {
	const late = {
		de: "Vermerk vom 3. November 2026\n\nHeute kommen 31 % der Pakete zu spät an, das Ziel sind 8 %.\n\n",
		fr: "Note du 3 novembre 2026\n\nAujourd'hui 31 % des colis arrivent en retard, l'objectif est de 8 %.\n\n",
	};
	it.each([
		["de", "Frau Dunn berichtet: Niemand prüft die Adressen.", "Niemand prüft die Adressen."],
		["de", "Dazu kommt: Niemand prüft die Adressen.", "Niemand prüft die Adressen."],
		["fr", "M. Kaci explique : personne ne vérifie les adresses.", "Personne ne vérifie les adresses."],
	] as const)("without who tells it or what joins it (%s: %s)", (language, said, cause) => {
		expect(caseOfText(late[language] + said).causes.map(({ text }) => text)).toEqual([cause]);
	});
});

describe("what somebody only holds, and a record speaks against", () => {
	const memo = {
		en: "Memo of 3 November 2026\n\nToday 31 % of the parcels arrive late, the target is 8 %. Nobody checks the addresses. Mr Dunmore thinks the carriers are slow. But the gate log shows only 2 % of the tours late.",
		de: "Vermerk vom 3. November 2026\n\nHeute kommen 31 % der Pakete zu spät an, das Ziel sind 8 %. Niemand prüft die Adressen. Herr Dunn meint, die Fahrer seien langsam. Das Torprotokoll zeigt aber nur 2 % verspätete Touren.",
	};
	it.each(["en", "de"] as const)("is told as that in the plan's risks (%s)", (language) => {
		const { plan } = walkOf(memo[language], caseOfText(memo[language]).causes[0]?.text ?? "");
		const risks = plan.risks.map(({ description }) => description).join("\n");
		expect(risks).toMatch(
			language === "en"
				? /is only held to be so; against it stands: “But the gate log/
				: /ist nur eine Annahme; dagegen steht: „Das Torprotokoll/,
		);
	});
});

describe("ways with letters", () => {
	const ways = {
		en: [
			"Option A: Repair the belt, EUR 20,000",
			"Option B: Lease a belt, EUR 30,000",
			"Option C: Check the addresses, EUR 5,000",
		],
		de: [
			"Option A: Band reparieren, 20.000 Euro",
			"Option B: Band mieten, 30.000 Euro",
			"Option C: Adressen prüfen, 5.000 Euro",
		],
	};
	it.each([
		["en", "Ms Vogt takes the choice between A and B to the board."],
		["de", "Frau Vogt legt dem Beirat die Wahl zwischen A und B vor."],
	] as const)("exclude each other where the text names them as the choice (%s)", (language, choice) => {
		const text = `${papers[language](ways[language], limits[language])}\n\n${choice}`;
		const [a, b, c] = caseOfText(text).options;
		expect([a?.rivals === b?.rivals, a?.rivals != null, c?.rivals, c?.alternative]).toEqual([
			true,
			true,
			null,
			false,
		]);
	});

	it("exclude each other all where it does not", () => {
		const { options } = caseOfText(papers.en(ways.en, limits.en));
		expect(options.every(({ alternative }) => alternative)).toBe(true);
	});
});

it("two who only hold something leave it open which is so", () => {
	const text =
		"Memo of 3 November 2026\n\nToday 31 % of the parcels arrive late, the target is 8 %. Nobody checks the addresses.\n\nMr Dunmore thinks the carriers are slow.\n\nBut Ms Vogt thinks the carriers are not slow.";
	const { plan } = walkOf(text, caseOfText(text).causes[0]?.text ?? "");
	const risks = plan.risks.map(({ description }) => description).filter((each) => each.includes("carriers"));
	expect(risks).toEqual([expect.stringMatching(/^It is not known which holds: /)]);
});

it("what turns against its own claim clashes with no other's figure", () => {
	const { contradictions } = caseOfText(
		"Depuis le printemps, 7,8 % des tubes sont rejetés à la réception. L'objectif est de 3 % au 30 juin 2027. Personne ne relève les températures. Le Dr Haddouche pense que l'automate est trop sévère, mais le même automate à Vannes ne rejette que 2,1 % des tubes.",
	);
	expect(contradictions).toEqual([]);
});

it("the analysis recommends no way over what may be spent while another keeps it", () => {
	const text = papers.en(
		["Buy a second belt: EUR 90,000, six months", "Check the addresses: EUR 5,000, one week"],
		limits.en,
	);
	const cause = "nobody checks the addresses before loading";
	const settled = { rootCause: cause, whysPath: [cause], research: null };
	expect(analysisOf(consultationOf(text), settled).recommended_approaches).toEqual(["Check the addresses"]);
});

it("a word that only says when ties no way to a cause", () => {
	const text = papers.fr(["Nommer un directeur avant le 15 décembre : 3 000 €"], limits.fr);
	const { decisions } = walkOf(
		`${text}\n\nLa rotation des chauffeurs est de 19 %, contre 8 % avant la fusion.`,
		"La rotation des chauffeurs est de 19 %, contre 8 % avant la fusion.",
	);
	expect(JSON.stringify(decisions[0]?.options)).not.toContain("« avant »");
});
