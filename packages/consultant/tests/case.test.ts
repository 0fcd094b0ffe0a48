import { statementsAtOnce } from "@throughline/domain/consultant/case";
import { describe, expect, it, test } from "vitest";
import { noCorrections } from "../src/case/corrections.ts";
import { caseOf, misfitsOf } from "../src/consultant.ts";
import { caseOfText, consultationOf } from "./read-text.ts";

const memo = `Wind service north, for Tuesday 11 November 2025

Availability is at 92.4% today, the contract guarantees 97%. Liquidated damages cost us EUR 1.35m this year.

What we found
- of 38 technician posts only 27 are filled
- course slots are booked out until February
- nobody sees who holds which certificate
- dispatch belongs to nobody since the reorganisation

Ideas
- second yard at Itzehoe, EUR 190k, 4 months
- retention bonus for all technicians, EUR 150k, 2 months

Jule Brandt owns hiring. Wanted: availability of 97% by 30 June 2026. We may spend at most EUR 600k.`;

const paragraphs = memo.split("\n\n");
const shuffled = [paragraphs[0], paragraphs[1], paragraphs[4], paragraphs[3], paragraphs[2]].join("\n\n");
const bare = (texts: readonly string[]) =>
	texts.map((text) =>
		text
			.toLowerCase()
			.replaceAll(/[^\p{L}\d ]/gu, "")
			.trim(),
	);

describe("the case of a memo", () => {
	const read = caseOfText(memo);

	it("takes what is measured today for the problem, not a target, a limit or an idea", () => {
		expect(read.problem?.text).toContain("92.4%");
	});

	it("offers the findings as causes, and neither the ideas nor the limit", () => {
		const causes = bare(read.causes.map(({ text }) => text)).join("\n");
		for (const part of ["27 are filled", "booked out", "which certificate", "belongs to nobody"])
			expect(causes).toContain(part);
		for (const part of ["itzehoe", "retention", "at most"]) expect(causes).not.toContain(part);
	});

	it("pairs the value of today with the one that is wanted", () => {
		const [measure] = read.measures;
		expect([measure?.baseline?.figure.value, measure?.target?.figure.value]).toEqual([92.4, 97]);
		expect(measure?.name.toLowerCase()).toContain("availability");
	});

	it("keeps limit and deadline with their places in the text", () => {
		const { cap, deadline } = read.limits;
		expect(cap?.figure).toMatchObject({ value: 600_000, currency: "EUR" });
		expect(memo.slice(cap?.start, cap?.end)).toBe("EUR 600k");
		expect(deadline?.figure.date?.to).toBe("2026-06-30");
	});

	it("reads ideas with price and time, and who answers for what", () => {
		expect(read.options.map(({ label, price, months }) => [label, price?.max, months])).toEqual([
			["second yard at Itzehoe", 190_000, 4],
			["retention bonus for all technicians", 150_000, 2],
		]);
		expect(read.people.map(({ name }) => name)).toEqual(["Jule Brandt"]);
	});

	it("finds the same causes in another order of paragraphs", () => {
		const other = caseOfText(shuffled);
		expect(bare(other.causes.map(({ text }) => text)).toSorted()).toEqual(
			bare(read.causes.map(({ text }) => text)).toSorted(),
		);
	});

	it.each([
		["in upper case", memo.toUpperCase()],
		["without full stops", memo.replaceAll(/\.(?=\s|$)/g, "")],
		[
			"as prose",
			memo
				.replaceAll(/\n- (.+)/g, " $1.")
				.replaceAll("\n\nWhat we found", "\n\nThis is what we found.")
				.replaceAll("\n\nIdeas", "\n\nThere are ideas."),
		],
		[
			"as a table",
			memo
				.replaceAll(/\n- (.+)/g, "\n| $1 | open |")
				.replace("What we found\n", "What we found\n| Finding | Status |\n|---|---|\n"),
		],
	])("finds at least four fifths of its causes %s", (_form, content) => {
		const wanted = ["27 are filled", "booked out", "which certificate", "belongs to nobody"];
		const causes = bare(caseOfText(content).causes.map(({ text }) => text)).join("\n");
		expect(wanted.filter((part) => causes.includes(part)).length).toBeGreaterThanOrEqual(
			wanted.length * 0.8 - 0.2,
		);
	});
});

describe("contradictions", () => {
	it.each([
		[
			"two reports of one thing",
			"El stock. Producción dice que el stock de blanco es de 12 días; compras dice que el stock de blanco es de 4 días.",
			1,
		],
		[
			"a claim that all is well",
			"Prüfung\n\nHerr Pfandl sagt: „In Trebnitz sind alle Etiketten in Ordnung.“\nElf der falschen Etiketten stammen aus Trebnitz.",
			1,
		],
		[
			"a value of today and one of last year",
			"Turnover of drivers is 19 % today. Last year turnover of drivers was 8 %.",
			0,
		],
		["a value and its target", "On-time service is 64 % today. The target for on-time service is 90 %.", 0],
		[
			"two reports of the same day",
			"Het jaarverslag noemt eind juni 4.120 betalende leden. De administratie telt voor diezelfde dag 3.870 betalende leden.",
			1,
		],
		[
			"two reports of different months",
			"In May 2026 41 lifts stood still. In June 2026 12 lifts stood still.",
			0,
		],
		[
			"a denial and a count",
			"Der Leiter hat gesagt: „Wegen der Hitze hat sich niemand beschwert.“ In der Umfrage haben 13 von 22 die Hitze genannt.",
			1,
		],
		[
			"all and some",
			"The vendor says the tool has been tested against all 48 stores. It ran against 7 of the 48 stores.",
			1,
		],
		[
			"the last time and a later one",
			"Price list last updated in April 2024. Pricing writes that the price list was updated in October 2025.",
			1,
		],
		["two offers", "Offers\n- Mechelen, EUR 50k, four months\n- Breda, EUR 120k, seven months", 0],
		[
			"two readings of one month by a day in it",
			"Walk of the stores, 3 February 2026\n\nYard office: store 2 stood at 4 degrees on 10 October.\nHarbour master: store 2 stood at 9 degrees in October.",
			1,
		],
		[
			"how often a round is made",
			"Nachtdienst: Der Rundgang durch das Archiv ist jede Stunde.\nLeitung: Der Rundgang durch das Archiv ist alle drei Stunden.",
			1,
		],
		[
			"how often, in Spanish",
			"Ana: la lanzadera al muelle sale cada media hora.\nLuis: la lanzadera al muelle sale cada dos horas.",
			1,
		],
		[
			"a free thing with a price",
			"Accueil : l'atelier du mercredi est gratuit pour les familles.\nCaisse : l'atelier du mercredi coûte 6 € pour les familles.",
			1,
		],
		[
			"a free thing and another one with a price",
			"Accueil : l'atelier du mercredi est gratuit.\nCaisse : le parking du port coûte 6 € par heure.",
			0,
		],
		[
			"what is still inside one quotation",
			"Entwurf: „Die Anlage ist in Betrieb und geprüft; der Bieter hat keinen Anspruch auf Änderung der Anlage.“",
			0,
		],
	])("in %s", (_name, content, count) => {
		expect(caseOfText(content).contradictions).toHaveLength(count);
	});

	it.each([
		[
			"en",
			"The cold store doors stay open all morning.",
			"Ms Irwin disputes this: the cold store doors shut by themselves since March.",
		],
		[
			"de",
			"Die Rollen fallen aus, weil die Walzen nie geschmiert werden.",
			"Herr Tamm bestreitet das: Die Walzen werden jede Woche geschmiert.",
		],
		[
			"fr",
			"Les colis se perdent au quai 3 parce que personne ne les scanne.",
			"M. Aubry conteste : les colis du quai 3 sont scannés depuis mai.",
		],
		[
			"es",
			"Las macetas llegan rotas porque el camión no lleva separadores.",
			"Nuria lo niega: el camión lleva separadores desde abril.",
		],
		[
			"it",
			"Le sedie si rompono perché la colla è scaduta.",
			"Il magazzino smentisce: la colla è stata cambiata a gennaio.",
		],
		[
			"nl",
			"De planken trekken krom omdat de loods vochtig is.",
			"De chef weerspreekt dat: de loods is sinds mei droog.",
		],
	])("that an objection says itself, in %s", (_language, claim, objection) => {
		const filler = { en: "We met on Monday." }[_language] ?? "";
		const read = caseOfText(`${claim} ${filler}\n\n${objection}`);
		expect(read.contradictions.map(({ one, other }) => [one.plain, other.plain])).toEqual([
			[claim, objection],
		]);
		expect(read.causes.map(({ text }) => text)).not.toContain(objection);
	});
});

describe("the problem", () => {
	it("is said with the name of what it measures where it does not stand alone", () => {
		const { problem } = caseOfText(
			"The shop writes: complaint rate at most 2.5 % by 30 June 2027, or we are delisted. We're at 6.8 %. Nobody looks at the packing.",
		);
		expect(problem?.text).toBe("Complaint rate: We're at 6.8 %.");
	});

	it.each([
		[
			"with what it was",
			"Chaque mois l'équipe perd du monde. En avril, 14 % des trains sont partis en retard, contre 5 % un an plus tôt. Les freins sont vieux et mal entretenus, faute de pièces.",
			"14 %",
		],
		[
			"with what is usual",
			"Nora: the belts are worn and broken again. 240 parcels went to the wrong depot last night, normal is about 30.",
			"240 parcels",
		],
		[
			"with the sentence after it",
			"La cosecha va mal y hay quejas. Este mes nos devolvieron 41 de 280 palés de uva. El año pasado fueron 9 de 260.",
			"41 de 280",
		],
		[
			"rather than what somebody will do",
			"Si en mayo seguimos por encima del 4 % de roturas, el cliente se marcha y perdemos el contrato. Hoy se rompen 31 de cada 400 botellas, el año pasado eran 6.",
			"31 de cada 400",
		],
		[
			"as a row of a table",
			"Cifre\nResi online\t31 %\nAnno scorso\t18 %\nCosto di un reso\t€ 12,40\n\nPerché\nLa colla non tiene e nessuno la controlla.",
			"Resi online: 31 %",
		],
	])("is what is measured, compared %s", (_name, content, part) => {
		expect(caseOfText(content).problem?.text).toContain(part);
	});
});

describe("the heads of a scan's pages", () => {
	const page = (number: number) => `Stadtwerke Nord   Bericht   - ${number} -`;
	const content = `${page(3)}\n\nDie Pumpe in Halle 2 steht seit Mai still, Teile dafür liefert\nniemand mehr. Das Lager wurde vor zwei Jahren aufgelöst.\n\n${page(4)}\n\nDie Nachtschicht arbeitet ohne Leitung. Fahrplan und Wartung\nplant jeder für sich.\n\n${page(5)}\n`;

	it("are no statements", () => {
		expect(caseOfText(content).statements.filter(({ plain }) => plain.includes("Bericht"))).toEqual([]);
	});

	it.each([
		"Option 1\nNew pumps for the hall.\nOption 2\nNew gates for the lock.\n",
		"Pump 2 stood still on 3\nPump 2 stood still on 4\n",
	])("are apart from other lines that count: %j", (content) => {
		expect(
			caseOfText(content)
				.statements.map(({ plain }) => plain)
				.join(" "),
		).toMatch(/[13]\b.*[24]\b/);
	});
});

describe("talk around a problem", () => {
	const { problem, measures, causes, options } = caseOfText(
		"So that we stop going round in circles: the hospitals pay us to report in time, and in October 27 % of the results went out late. What I want to see is at most 8 % late by 30 June 2027. It is not the machines. Nobody has agreed collection times since 2019. A second evening shift would cost £120,000 a year.",
	);

	it("is left out where the problem is said", () => {
		expect(problem?.text).toMatch(/^The hospitals pay us .* 27 % of the results went out late\.$/u);
	});

	it("hides no target behind “is at most”", () => {
		expect(measures.map(({ baseline, target }) => [baseline?.figure.value, target?.figure.value])).toEqual([
			[27, 8],
		]);
	});

	it("gives neither a bare denial for a cause nor what would cost something for one", () => {
		expect(causes.map(({ text }) => text)).toEqual(["Nobody has agreed collection times since 2019."]);
		expect(options.map(({ label }) => label)).toHaveLength(1);
	});
});

describe("what is measured", () => {
	const pair = (content: string) => {
		const [measure] = caseOfText(content).measures;
		return [measure?.name, measure?.baseline?.figure.value, measure?.target?.figure.value];
	};

	it.each([
		[
			"the clause before a figure says whether it is of today or wanted",
			"A repair took 41 days on average. The target that the panel set stands: 20 days on average, by 30 September 2026.",
			41,
			20,
		],
		[
			"a value of last year is none of today",
			"Cancelled trips in April: 612 (last year 140).\n\nGoal: no more than 120 cancelled trips a month by 31 December 2027.",
			612,
			120,
		],
		[
			"numbers of names and years are nothing to move",
			"Rig 2 has stood still since 2019. Only 34 % of the bottles are tested. We want 100 % tested by 30 June 2027 on Rig 2.",
			34,
			100,
		],
	])("%s", (_rule, content, baseline, target) => {
		expect(pair(content).slice(1)).toEqual([baseline, target]);
	});

	it("is called by what it counts, or by the label before it", () => {
		expect(
			pair("Average delay in February 2027: 84 days. The council wants 25 days by 30 June 2027.")[0],
		).toBe("Average delay");
		expect(
			pair("Im April sind 612 Fahrten ausgefallen. Ziel: höchstens 120 Fahrten bis 31. Dezember 2027.")[0],
		).toBe("Fahrten");
	});
});

describe("what is offered", () => {
	const labels = (content: string) => caseOfText(content).options.map(({ label }) => label);

	it("are named by all that stands before their price, never cut inside", () => {
		expect(labels("Frau Aydin schlägt vor, die Checkliste neu zu schreiben (4.000 €, zwei Wochen).")).toEqual(
			["Frau Aydin schlägt vor, die Checkliste neu zu schreiben"],
		);
	});

	it("holds every item of a list of priced offers, whatever an item says after its price", () => {
		expect(
			labels(
				"Quotes from purchasing\n1. rent a test bench, 210k EUR, 4 months. I like it\n2. second toolmaker, 340k EUR, five months\n3. let others do the sums, 75k EUR",
			),
		).toEqual(["rent a test bench", "second toolmaker", "let others do the sums"]);
	});

	it("tells two offers for one thing apart, and that they exclude each other", () => {
		const { options } = caseOfText(
			"Two offers are on my desk, Mechelen (no investment, four months) and Breda (120,000 EUR, seven months).",
		);
		expect(options.map(({ label, alternative }) => [label, alternative])).toEqual([
			["Mechelen", true],
			["Breda", true],
		]);
		expect(new Set(options.map(({ id }) => id)).size).toBe(2);
	});

	it("holds no remark on the options", () => {
		expect(
			labels(
				"What could be done\n\nOption 1. Roll out the pilot to all areas: 210,000 EUR, five months.\n\nOption 2. Link the two systems, 185,000 EUR, nine months.\n\nThey are not alternatives in the strict sense. Options 1 and 2 belong together, in that order.",
			),
		).toHaveLength(2);
	});

	it("holds names with a bracket of price and time in a proposal", () => {
		expect(
			labels(
				"Wir schlagen ein Zusatzmodul (58.000 €, vier Monate) und zwei Lehrer auf Honorar (36.000 €, ein Jahr) vor.",
			),
		).toHaveLength(2);
	});
});

describe("people", () => {
	it.each([
		[
			"who signs a letter",
			"An die Leitung\n\nDie Fahrten fallen aus. Niemand plant.\n\nMit freundlichen Grüßen\nHenrike Dombrowa\nVorsitzende",
			"Henrike Dombrowa",
		],
		["who writes in a chat, in small letters too", "marek  08:06\nnobody told us", "marek"],
		[
			"a name with a particle",
			"De : Yohann Le Goasduff (bureau d'études)\nDate : 20 avril 2026\nObjet : essai\n\nPersonne ne décide.",
			"Yohann Le Goasduff",
		],
	])("are found: %s", (_case, content, name) => {
		expect(caseOfText(content).people.map((person) => person.name)).toContain(name);
	});
});

describe("causes", () => {
	it.each([
		["posts that are only partly filled", "Of 38 posts 27 are filled."],
		["few for many", "There is one splicer for the whole county."],
		["rare turns", "The committee sits every nine weeks."],
	])("are read from %s", (_rule, sentence) => {
		const texts = caseOfText(
			`Repairs take 41 days. ${sentence} Tenants get a letter. The canteen is on the second floor.`,
		).causes.map(({ text }) => text);
		expect(texts[0]).toBe(sentence);
	});
});

describe("limits", () => {
	it.each([
		["£340,000 is what there is.", 340_000, null],
		["Je peux ajouter 600 k€ de rallonge, pas un de plus.", 600_000, null],
		["La banca ci dà 250.000 euro in tutto, di più non se ne parla.", 250_000, null],
		[
			"Support ends on 31 October 2027, and after that nothing works. So 64 of 64 by then.",
			null,
			"2027-10-31",
		],
	])("are read from: %s", (content, cap, deadline) => {
		const { limits } = caseOfText(`Report of 3 May 2026\n\nNobody answers. ${content}`);
		expect([limits.cap?.figure.value ?? null, limits.deadline?.figure.date?.to ?? null]).toEqual([
			cap,
			deadline,
		]);
	});
});

describe("readiness", () => {
	it.each([
		["an idea in one sentence", "What if we offered our fittings at people's homes?", "too-little"],
		[
			"a recipe",
			"Plum cake\n\nKnead 500 g flour with 80 g butter for 5 minutes. Leave it in a warm place for 45 minutes. Stone the plums and set them in rows. Bake at 200 degrees for 35 minutes.",
			"no-business-case",
		],
		[
			"an agenda",
			"Tagesordnung\n\n1. Begrüßung\n2. Wahl der Protokollführung\n3. Bericht des Vorstands\n4. Bericht des Schatzmeisters\n5. Verschiedenes",
			"no-problem",
		],
	])("is refused to %s", (_kind, content, reason) => {
		expect(caseOfText(content).readiness).toMatchObject({ ready: false, reason });
	});

	it("is given to a memo", () => {
		expect(caseOfText(memo).readiness).toMatchObject({
			ready: true,
			reason: "ready",
			missing: [],
			kind: null,
		});
	});
});

describe("what is no cause", () => {
	const memo = (line: string) =>
		`Late orders are at 21 % today, a year ago it was 8 %. It costs us EUR 40,000 a year.\n\nAnswers\n- nobody checks the stock before an order is taken\n- ${line}\n- the only printer has been broken since May`;

	it.each([
		"all fine here, no complaints",
		"If we are above 10 % in May, the chain leaves us.",
		"Present: Ms Roy (director), Mr Blanc (finance), Ms Cole (stock)",
	])("%s", (line) => {
		const causes = caseOfText(memo(line))
			.causes.slice(0, 3)
			.map(({ text }) => text);
		expect(causes.join("\n")).toContain("printer");
		expect(causes).not.toContain(line);
	});

	it.each([
		["de", "Alles bestens, keine Klagen."],
		["fr", "Tout va bien, rien à signaler."],
		["es", "Por mi parte todo bien, sin quejas."],
		["it", "Da noi tutto bene, nessuna lamentela."],
		["nl", "Hier alles prima, geen klachten."],
	] as const)("praise, in %s", (language, line) => {
		const around = {
			de: "Die Pumpe ist seit Mai defekt und niemand bestellt das Teil. Jede dritte Lieferung kam zu spät.",
			fr: "La pompe est en panne depuis mai et personne ne commande la pièce. Une livraison sur trois est en retard.",
			es: "La bomba está rota desde mayo y nadie pide la pieza. Una entrega de cada tres llegó tarde.",
			it: "La pompa è rotta da maggio e nessuno ordina il pezzo. Una consegna su tre è arrivata in ritardo.",
			nl: "De pomp is sinds mei kapot en niemand bestelt het onderdeel. Een op de drie leveringen kwam te laat.",
		}[language];
		const read = caseOfText(`${around} ${line}`);
		expect(read.causes.map(({ text }) => text)).not.toContain(line);
		expect(read.problem?.text).not.toBe(line);
	});
});

describe("a clear cause", () => {
	it("stays one where a figure in it is taken for a measure's", () => {
		const { causes } = caseOfText(
			"Open tickets stand at 640 today, the target is 200 by 30 June 2027.\n\nWhy\n- The gateway rejects old cards, so 200 tickets come back every week.\n- Two of five agents left and nobody replaced them.",
		);
		expect(causes.map(({ text }) => text).join("\n")).toContain("rejects old cards");
	});
});

test("what does not stand in the books objects to nobody", () => {
	const read = caseOfText(
		"Die Kommissionierer suchen, weil der Bestand im System nicht stimmt. Der Bestand stimmt nicht, weil niemand die Retouren bucht. Verspätete Aufträge liegen bei 14 %.",
	);
	expect(read.contradictions).toEqual([]);
	expect(read.causes.map(({ text }) => text).join("\n")).toContain("Retouren");
});

describe("a problem in a person's own words", () => {
	const content =
		"Sick leave rose from 6.8 % to 11.2 %. In October we could not make 1,240 of 15,500 planned visits on the agreed day.\n\nNobody plans the time between the villages.";
	const sourceOf = (problem: string) =>
		caseOfText(content, { ...noCorrections, problem }).problem?.statement?.plain;

	it("has the statement that says the same for its source", () => {
		expect(sourceOf("8 % of the planned visits were not made on the agreed day in October.")).toContain(
			"1,240",
		);
	});

	it("has none where no statement says the same", () => {
		expect(sourceOf("Our accounts are closed too late.")).toBeUndefined();
	});
});

describe("a case of a few sentences", () => {
	it.each([
		[
			"en",
			"Since June 17 % of the invoices come back unpaid (5 % before). That costs us £11,000 a month. Nobody keeps the address book since the move.",
		],
		[
			"de",
			"Seit Mai fallen 14 % der Kurse aus (vorher 3 %). Das kostet uns 9.000 € im Monat. Zwei Trainer sind gegangen, und keiner hat sie ersetzt.",
		],
		[
			"fr",
			"Depuis juin, 19 % des repas reviennent froids (6 % avant). Cela nous coûte 7 000 € par mois. Les deux chariots chauffants sont en panne et personne ne les répare.",
		],
		[
			"es",
			"Desde julio el 21 % de las maletas llega tarde (antes el 9 %). Nos cuesta 12.500 € al mes. La cinta se para porque falta una pieza que nadie ha pedido.",
		],
		[
			"it",
			"Da maggio il 16 % dei pacchi torna indietro (prima il 4 %). Ci costa 8.200 € al mese. Gli indirizzi si copiano a mano e nessuno li controlla.",
		],
		[
			"nl",
			"Sinds april komt 23% van de maaltijden koud aan (eerst 7%). Dat kost ons € 6.400 per maand. De warmhoudkar is kapot en niemand heeft een nieuwe besteld.",
		],
	])("is ready, in %s", (_language, content) => {
		expect(caseOfText(content).readiness).toMatchObject({ ready: true, missing: [] });
	});

	it("is not where nothing explains the problem", () => {
		const { readiness } = caseOfText(
			"Since June 17 % of the invoices come back unpaid (5 % before). That costs us £11,000 a month.",
		);
		expect(readiness).toMatchObject({ ready: false, missing: ["explanation"] });
	});
});

describe("what a first reading of new texts missed", () => {
	const memo = (rest: string) =>
		caseOfText(
			`Note du 6 novembre 2026\n\n18 % des colis arrivent cassés, contre 7 % il y a un an.\n\n${rest}`,
		);

	it("is a ceiling told by its smallest coin", () => {
		expect(memo("Pas un centime de plus que 12 000 €.").limits.cap?.figure.value).toBe(12_000);
	});

	it("is a measure whose name says that something comes back", () => {
		const { options, measures } = memo(
			"Pistes\n- revenir à l'ancien carton : +0,42 € par colis\n- embaucher un saisonnier, 2 900 €",
		);
		expect(options.map(({ label }) => label).join("\n")).toContain("revenir à l'ancien carton");
		expect(measures.some(({ target }) => target?.figure.value === 0.42)).toBe(false);
	});

	it("is a day in brackets behind the term that it explains", () => {
		const { limits } = caseOfText(
			"Vermerk vom 12.11.2026\n\nDie Bescheide gehen nach 9 Wochen raus, zugesagt sind 4. Spätestens zum Sommersemester (1. April 2027) müssen wir bei 4 Wochen sein.",
		);
		expect(limits.deadline?.figure.date?.to).toBe("2027-04-01");
	});

	it("is a doubt, against what it doubts and not against what shares a number", () => {
		const { contradictions } = caseOfText(
			"Eleven of 34 attendants are agency. The list is printed at 8 and never again. Dermot thinks the printed list is not the issue: we print at eleven.",
		);
		expect(contradictions.map(({ one }) => one.plain)).toEqual(["The list is printed at 8 and never again."]);
	});

	it("are two counts of which neither explains anything yet", () => {
		const { causes } = memo(
			"Le transporteur affirme que 3 % des colis seulement ont été abîmés. Notre relevé donne 11 % de colis abîmés.\n\nDeux saisonniers préparent tout, sans liste de contrôle.",
		);
		expect(causes.map(({ text }) => text)).toEqual([
			"Deux saisonniers préparent tout, sans liste de contrôle.",
		]);
	});
});

describe("a case of very many statements", () => {
	const lines = Array.from({ length: statementsAtOnce + 40 }, (_, at) => `- order ${at} left late by 3 days`);
	const budget = "- We may spend at most €90,000.";
	const consultation = consultationOf([...lines, budget].join("\n"));
	const shown = caseOf(consultation);

	it("is shown in parts, with how many there are", () => {
		expect(shown.statements).toHaveLength(statementsAtOnce);
		expect(shown.statementCount).toBe(lines.length + 1);
		const rest = caseOf(consultation, statementsAtOnce);
		expect(rest.statements).toHaveLength(41);
		expect(rest.statements[0]?.quote.text).toContain(`order ${statementsAtOnce} left`);
		expect(caseOf(consultation, 1_000_000).statements).toEqual([]);
	});

	it("shows its limits with every part, and takes a correction of any", () => {
		expect(shown.ledger.find(({ id }) => id === shown.limits.cap)?.value).toBe(90_000);
		const last = caseOf(consultation, statementsAtOnce).statements.at(-1)?.id ?? "";
		expect(misfitsOf(consultation, { kind: "role", statementId: last, role: "context" })).toEqual([]);
		expect(misfitsOf(consultation, { kind: "role", statementId: "7:7", role: "context" })).toEqual([
			{ field: "statementId", message: "This is not a statement of this case" },
		]);
	});

	it("shows no figure of a statement that is not", () => {
		const ids = new Set(shown.statements.map(({ id }) => id));
		expect(shown.ledger.length).toBeGreaterThan(statementsAtOnce);
		const others = shown.ledger.filter(({ statementId }) => statementId && !ids.has(statementId));
		expect(others.map(({ id }) => id)).toEqual([shown.limits.cap]);
	});
});

test("who answered in brackets is not part of what is said", () => {
	const { problem, causes } = caseOfText(
		"Survey of March\n\nWhat worries you?\n- (emergency): results come after 94 minutes on average, a year ago it was 50 minutes\n\nWhy?\n- (night shift): one person at night, sick leave is never covered\n- (IT): nobody links the two systems, each request is typed twice",
	);
	expect(problem?.text).toBe("results come after 94 minutes on average, a year ago it was 50 minutes");
	expect(causes.map(({ text }) => text)).toContain("one person at night, sick leave is never covered");
});
