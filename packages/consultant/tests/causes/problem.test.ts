import { readFileSync } from "node:fs";
import { describe, expect, it, test } from "vitest";
import { noCorrections } from "../../src/case/corrections.ts";
import { caseOfText } from "../read-text.ts";

describe("the problem", () => {
	it("is said with the name of what it measures where it does not stand alone", () => {
		const { problem } = caseOfText(
			"The shop writes: complaint rate at most 2.5 % by 30 June 2027, or we are delisted. We're at 6.8 %. Nobody looks at the packing.",
		);
		expect(problem?.text).toBe("Complaint rate: We're at 6.8 %.");
	});

	it.each([
		[
			"The main reason is that two drivers left in May and nobody stands in.",
			"en",
			"We closed the kitchen on 23 days this year",
		],
		[
			"Der Hauptgrund ist, dass zwei Fahrer seit Mai fehlen und niemand vertritt.",
			"de",
			"Wir mussten die Küche an 23 Tagen schließen",
		],
		[
			"La raison principale est que deux chauffeurs manquent depuis mai.",
			"fr",
			"Nous avons fermé la cuisine 23 jours cette année",
		],
		[
			"El motivo principal es que faltan dos conductores desde mayo.",
			"es",
			"Hemos cerrado la cocina 23 días este año",
		],
		[
			"Il motivo principale è che mancano due autisti da maggio.",
			"it",
			"Abbiamo chiuso la cucina 23 giorni quest'anno",
		],
		[
			"De hoofdreden is dat er sinds mei twee chauffeurs ontbreken.",
			"nl",
			"We hebben de keuken dit jaar 23 dagen gesloten",
		],
	])("is not what says of itself that it is the reason: %s", (reason, _language, problem) => {
		expect(caseOfText(`${problem}. ${reason}`).problem?.text).toContain("23");
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

it.each([
	[
		"en",
		"The home has 84 places, and on Monday 57 were taken. In September last year the register stood at 79 residents. When somebody rings in sick nobody steps in. We want 78 residents by July 2027.",
		"57",
	],
	[
		"fr",
		"La maison a 84 places et lundi 57 étaient prises. En septembre de l'an dernier, le registre comptait 79 résidents. Quand quelqu'un est malade, personne ne remplace. Nous voulons 78 résidents en juillet 2027.",
		"57",
	],
])("%s: the earlier value behind today's is not the problem", (_language, text, today) => {
	expect(caseOfText(text).problem?.statement?.plain).toContain(today);
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

test("who answered in brackets is not part of what is said", () => {
	const { problem, causes } = caseOfText(
		"Survey of March\n\nWhat worries you?\n- (emergency): results come after 94 minutes on average, a year ago it was 50 minutes\n\nWhy?\n- (night shift): one person at night, sick leave is never covered\n- (IT): nobody links the two systems, each request is typed twice",
	);
	expect(problem?.text).toBe("Results come after 94 minutes on average, a year ago it was 50 minutes");
	expect(causes.map(({ text }) => text)).toContain("One person at night, sick leave is never covered");
});

test.each([
	[
		"behind a letter's address",
		"Sehr geehrte Frau Vogt,\n\nim April kamen 31 von 200 Lieferungen zu spät (im Vorjahr 6), weil niemand die Touren plant.",
		"Im April kamen 31 von 200 Lieferungen zu spät",
	],
	[
		"in a note in small letters",
		"in april 31 of 200 deliveries were late, a year ago it was 6\nnobody plans the tours because the post is empty",
		"In april 31 of 200 deliveries were late",
	],
])("begins like a sentence %s, and its quote stays as it is", (_, content, expected) => {
	const { problem } = caseOfText(content);
	expect(problem?.text.startsWith(expected)).toBe(true);
	const { text, start, end } = problem?.statement ?? { text: "", start: 0, end: 0 };
	expect(content.slice(start, end)).toBe(text);
	expect(text.startsWith("i")).toBe(true);
});

describe("the problem as a client reads it", () => {
	const why = {
		en: "Nobody checks the addresses, because the list was closed in May.",
		de: "Niemand prüft die Adressen, weil die Liste im Mai geschlossen wurde.",
		fr: "Personne ne vérifie les adresses, car la liste a été fermée en mai.",
		es: "Nadie revisa las direcciones, porque la lista se cerró en mayo.",
		it: "Nessuno controlla gli indirizzi, perché l'elenco è stato chiuso a maggio.",
		nl: "Niemand controleert de adressen, omdat de lijst in mei is gesloten.",
	};

	it.each([
		[
			"en",
			"On average 19 % of the parcels come back. A year ago it was 6 %.",
			"On average 19 % of the parcels come back. A year ago it was 6 %.",
		],
		[
			"de",
			"Im Schnitt kommen 19 % der Pakete zurück. Ein Jahr zuvor waren es 6 %.",
			"Im Schnitt kommen 19 % der Pakete zurück. Ein Jahr zuvor waren es 6 %.",
		],
		[
			"fr",
			"En moyenne 19 % des colis sont retournés en retard. Un an plus tôt c'était 6 %.",
			"En moyenne 19 % des colis sont retournés en retard. Un an plus tôt c'était 6 %.",
		],
		[
			"es",
			"De media el 19 % de los paquetes llega tarde. En 2023 era el 6 %.",
			"De media el 19 % de los paquetes llega tarde. En 2023 era el 6 %.",
		],
		[
			"it",
			"In media il 19 % dei pacchi torna in ritardo. Nel 2023 era il 6 %.",
			"In media il 19 % dei pacchi torna in ritardo. Nel 2023 era il 6 %.",
		],
		[
			"nl",
			"Gemiddeld komt 19% van de pakketten te laat. In 2023 was het 6%.",
			"Gemiddeld komt 19% van de pakketten te laat. In 2023 was het 6%.",
		],
	] as const)("comes with what it was before, in %s", (language, said, problem) => {
		expect(caseOfText(`${said} ${why[language]}`).problem?.text).toBe(problem);
	});

	it("comes without a figure of something else behind it", () => {
		const { problem } = caseOfText(
			`On average 19 % of the parcels come back. We were 12 drivers then. ${why.en}`,
		);
		expect(problem?.text).toBe("On average 19 % of the parcels come back.");
	});

	it.each([
		["en", "TL;DR we lose 9 % of the parcels.", "We lose 9 % of the parcels."],
		["en", "In short, 9 % of the parcels are lost.", "9 % of the parcels are lost."],
		["de", "Kurz gesagt: 9 % der Pakete gehen verloren.", "9 % der Pakete gehen verloren."],
		["fr", "En bref, 9 % des colis sont perdus.", "9 % des colis sont perdus."],
		["es", "En resumen: el 9 % de los paquetes se pierde.", "El 9 % de los paquetes se pierde."],
		["it", "In sintesi, il 9 % dei pacchi va perso.", "Il 9 % dei pacchi va perso."],
		["nl", "Kortom, 9% van de pakketten raakt zoek.", "9% van de pakketten raakt zoek."],
		["en", "Ortega: 9 % of the parcels are lost.", "9 % of the parcels are lost."],
		[
			"en",
			"It began in June. 9 % of the parcels are lost on the way.",
			"9 % of the parcels are lost on the way.",
		],
	] as const)("comes without the talk before it, in %s: %s", (language, said, problem) => {
		expect(caseOfText(`${said} ${why[language]}`).problem?.text).toBe(problem);
	});

	it.each([
		["en", "In a nutshell, 4 % of the letters are late."],
		["de", "Unterm Strich sind 4 % der Briefe verspätet."],
		["fr", "En deux mots, 4 % des lettres sont en retard."],
		["es", "En pocas palabras, el 4 % de las cartas llega tarde."],
		["it", "In poche parole, il 4 % delle lettere è in ritardo."],
		["nl", "Het komt erop neer dat 4% van de brieven te laat is."],
	] as const)("is the sentence that says so itself, in %s", (language, gist) => {
		const others = {
			en: "62 % of the vans are late.",
			de: "62 % der Wagen sind verspätet.",
			fr: "62 % des camions sont en retard.",
			es: "El 62 % de los camiones llega tarde.",
			it: "Il 62 % dei camion è in ritardo.",
			nl: "62% van de wagens is te laat.",
		};
		expect(caseOfText(`${others[language]} ${gist} ${why[language]}`).problem?.statement?.plain).toBe(gist);
	});
});

it("is not what two count differently, and its KPI starts where the text does", () => {
	const { problem, measures, mustNots } = caseOfText(
		"Memo of 3 March 2026\n\nIn October 212 of 640 treatments started more than an hour late, that is 33 %. Nurses stay until 8.\n\nLate starts must be below 10 % by 31 May 2026. By the way, the dashboard says 24 % late in October, not 33.",
	);
	expect(problem?.text).toContain("212 of 640");
	expect(measures[0]?.baseline?.figure.value).toBe(33);
	expect(mustNots).toEqual([]);
});

it("a row of a cover sheet that only says when a paper was written is no problem", () => {
	const workbook = new URL("../../../../bench/own-cases/o07-baeder.txt", import.meta.url);
	const { problem } = caseOfText(readFileSync(workbook, "utf8"));
	expect(problem?.text).toBeDefined();
	expect(problem?.text).not.toContain("Kerstholt");
});

describe("what has never been worse", () => {
	it.each([
		["en", "312 members left in Q3. That's the worst quarter since we opened.", "Nobody was hired for Ben."],
		[
			"de",
			"Im Herbst gingen 312 Mitglieder. Das ist das schlechteste Quartal seit 2010.",
			"Für Ben kam niemand.",
		],
		[
			"fr",
			"312 adhérents sont partis cet été. C'est le pire trimestre depuis l'ouverture.",
			"Personne ne remplace Ben.",
		],
		[
			"es",
			"312 socios se fueron en otoño. Es el peor trimestre desde que abrimos.",
			"Nadie sustituye a Ben.",
		],
		["it", "312 soci se ne sono andati. È il peggior trimestre dall'apertura.", "Nessuno sostituisce Ben."],
		[
			"nl",
			"312 leden zijn vertrokken. Dat is het slechtste kwartaal sinds de opening.",
			"Niemand vervangt Ben.",
		],
	])("is the problem, and the verdict no cause (%s)", (_, said, cause) => {
		const [first, verdict] = said.split(". ");
		const { problem, causes } = caseOfText(`${cause} ${said} ${cause.replace("Ben", "Sanne")}`);
		expect(problem?.text).toContain(first);
		expect(causes.map(({ text }) => text).join("\n")).not.toContain(verdict);
	});

	it("is not the worst of something else", () => {
		const text =
			"Returns rose to 240 a week, in May it was 90. Nobody packs by the list. The worst is the tape, it is old and broken.";
		const { problem, causes } = caseOfText(text);
		expect(problem?.text).toContain("240");
		expect(causes.map(({ text }) => text).join("\n")).toContain("the tape");
	});
});

describe("what a problem costs", () => {
	it.each([
		["en", "Every fifth order leaves a day late.", "Late orders cost us 180,000 dollars last year."],
		[
			"de",
			"Jede fünfte Bestellung kommt einen Tag zu spät.",
			"Zu späte Bestellungen kosten uns 180.000 Euro im Jahr.",
		],
		[
			"fr",
			"Une commande sur cinq part en retard.",
			"Les commandes en retard nous coûtent 180 000 euros par an.",
		],
		[
			"it",
			"Un ordine su cinque parte in ritardo.",
			"Gli ordini in ritardo ci costano 180.000 euro all'anno.",
		],
		[
			"nl",
			"Eén op de vijf bestellingen gaat te laat weg.",
			"Te late bestellingen kosten ons 180.000 euro per jaar.",
		],
	])("is no other problem than what was measured before (%s)", (_, measured, cost) => {
		const { problem } = caseOfText(`${measured} ${cost}`);
		expect(problem?.text).toBe(measured);
	});
});

it("A measured statement is the problem, and not the next one that only says what that costs", () => {
	const { problem } = caseOfText(
		"Synthèse du 5 décembre 2025\n\nSur 690 couronnes livrées, 96 nous sont revenues, soit 14 % de reprises. La matière et les heures perdues représentent 78 000 € depuis janvier. La teinte se choisit d'après une photo.",
	);
	expect(problem?.text).toMatch(/^Sur 690 couronnes/u);
});

/** An old pump, how often the pool was shut, who complains and what nobody does, of which only the second is what is wrong. */
const shutPool = {
	en: "The pump is old and worn. The pool was shut on 23 days, in the whole year before on 6. 214 families have signed a complaint. Nobody cleans the filters in winter.",
	de: "Die Pumpe ist alt. Das Bad war an 23 Tagen geschlossen, im Jahr davor an 6. 214 Familien haben sich beschwert. Im Winter reinigt niemand die Filter.",
	fr: "La pompe est vieille. La piscine a été fermée 23 jours, l'année d'avant 6. 214 familles se sont plaintes. Personne ne nettoie les filtres en hiver.",
	es: "La bomba es vieja. La piscina cerró 23 días, el año anterior 6. Se han quejado 214 familias. Nadie limpia los filtros en invierno.",
	it: "La pompa è vecchia. La piscina è rimasta chiusa 23 giorni, l'anno prima 6. 214 famiglie si sono lamentate. Nessuno pulisce i filtri d'inverno.",
	nl: "De pomp is oud. Het zwembad was 23 dagen dicht, het jaar ervoor 6. 214 gezinnen hebben geklaagd. Niemand reinigt de filters in de winter.",
};

describe("what is measured today and at an earlier time", () => {
	it.each(Object.entries(shutPool))(
		"is the problem, and who complains of it explains nothing (%s)",
		(_, text) => {
			const { problem, causes } = caseOfText(text);
			expect(problem?.text).toMatch(/23.*6/);
			expect(causes.filter(({ text: cause }) => cause.includes("214"))).toEqual([]);
		},
	);

	it.each(Object.entries(shutPool))("makes a case with what stands beside it (%s)", (_, text) => {
		expect(caseOfText(text).readiness.ready).toBe(true);
	});

	it("is not two values of different times that are both past", () => {
		const { problem } = caseOfText(
			"The pool lost 30 % of its members this year. The building was shut for 9 days in 2019 and for 6 days in 2018. Nobody cleans the filters and the water is cold.",
		);
		expect(problem?.text).toContain("30 %");
	});
});

test.each([
	[
		"en",
		"The wheel is from 1931. The stream fell below what is permitted on 37 of 92 days. Four farms had no water for their cattle. Nobody reads the gauge at the weekend.",
	],
	[
		"de",
		"Das Wehr ist von 1931. Der Bach lag an 37 von 92 Tagen unter dem Erlaubten. Vier Höfe hatten kein Wasser für das Vieh. Am Wochenende liest niemand den Pegel ab.",
	],
	[
		"fr",
		"La vanne date de 1931. Le ruisseau est passé en dessous du seuil autorisé 37 jours sur 92. Quatre fermes n'avaient pas d'eau pour le bétail. Le week-end, personne ne lit la jauge.",
	],
	[
		"es",
		"La compuerta es de 1931. El arroyo quedó por debajo de lo permitido 37 de 92 días. Cuatro granjas no tenían agua para el ganado. El fin de semana nadie lee el medidor.",
	],
	[
		"it",
		"La paratoia è del 1931. Il torrente è sceso sotto il livello consentito in 37 giorni su 92. Quattro fattorie non avevano acqua per il bestiame. Nel fine settimana nessuno legge l'asta.",
	],
	[
		"nl",
		"De stuw is van 1931. Op 37 van 92 dagen lag de beek onder het toegestane. Vier boerderijen hadden geen water voor het vee. In het weekend leest niemand de peilschaal.",
	],
])("how often what is allowed was passed is the problem (%s)", (_language, content) => {
	expect(caseOfText(content).problem?.text).toContain("37");
});

test.each([
	["en", "Two customers have written to say they will look elsewhere if the pool stays shut."],
	["de", "Zwei Kunden haben geschrieben, dass sie sich woanders umsehen, wenn das Bad zu bleibt."],
	["fr", "Deux clients nous ont écrit qu'ils iraient voir ailleurs si la piscine reste fermée."],
	["es", "Dos clientes nos han escrito que buscarán otro sitio si la piscina sigue cerrada."],
	["it", "Due clienti ci hanno scritto che vogliono rivolgersi altrove se la piscina resta chiusa."],
	["nl", "Twee klanten schreven dat ze elders kijken als het zwembad dicht blijft."],
] as const)("who will look elsewhere explains nothing (%s)", (language, sentence) => {
	const { causes } = caseOfText(`${shutPool[language]} ${sentence}`);
	expect(causes.map(({ text }) => text).join("\n")).not.toContain(sentence.slice(0, 20));
});
