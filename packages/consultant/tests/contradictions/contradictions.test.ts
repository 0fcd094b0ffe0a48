import { describe, expect, it, test } from "vitest";
import { caseOfText } from "../read-text.ts";

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

test("what does not stand in the books objects to nobody", () => {
	const read = caseOfText(
		"Die Kommissionierer suchen, weil der Bestand im System nicht stimmt. Der Bestand stimmt nicht, weil niemand die Retouren bucht. Verspätete Aufträge liegen bei 14 %.",
	);
	expect(read.contradictions).toEqual([]);
	expect(read.causes.map(({ text }) => text).join("\n")).toContain("Retouren");
});

describe("two values for one thing in one sentence", () => {
	const pairs = (text: string) =>
		caseOfText(text).contradictions.map(({ one, other }) => `${one.plain} | ${other.plain}`);

	it.each([
		[
			"en",
			"Referrals, 3 March 2026\n\nIn February 31% of the referrals waited more than two weeks. Patients leave.\n\nBy the way, the dashboard says 22% of the referrals in February, not 31.",
			/31%.*22%/,
		],
		[
			"de",
			"Überweisungen, 3. März 2026\n\nIm Februar warteten 31 % der Überweisungen länger als zwei Wochen.\n\nOffen\n\nDie Verwaltung kommt auf 22 % der Überweisungen, wir auf 31 %.",
			/31 %.*22 %/,
		],
		[
			"fr",
			"Note du 3 mars 2026\n\nLa buanderie lave 3 400 draps par semaine. 12 % reviennent tachés.\n\nLe service des achats compte 2 900 draps par semaine, la buanderie 3 400.",
			/3 400 draps.*2 900/,
		],
		[
			"es",
			"Nota del 3 de marzo de 2026\n\nEl cliente rechazó 58 palés, el 14 %. Perdemos dinero.\n\nLo que no cuadra: comercial cuenta 51 palés rechazados y calidad 58.",
			/58 palés.*51/,
		],
		[
			"it",
			"Nota del 3 marzo 2026\n\nLa condotta perde per un tratto di 3,2 km. Gli utenti protestano.\n\nIl geometra dice che il tratto è di 2,6 km, non di 3,2.",
			/3,2 km.*2,6/,
		],
		[
			"nl",
			"Notitie van 3 maart 2026\n\nHet verloop is 29% op jaarbasis. De teams zijn te klein.\n\nHR komt op een verloop van 24%, wij op 29%.",
			/29%.*24%/,
		],
	])("%s: contradict who states one of them", (_language, text, expected) => {
		expect(pairs(text).filter((pair) => expected.test(pair))).toHaveLength(1);
	});

	it.each([
		["two places", "Late trains\n\n12% were late in May. The report says 12% in Leeds and in Hull 9%."],
		[
			"what was before",
			"Complaints\n\n683 complaints came in, against 240 last year, says the office. We lost 240 members.",
		],
		[
			"a share and what it is of",
			"Starts\n\n212 of 640 starts were late. The log shows 212 late starts, 640 in all.",
		],
	])("are none where they tell of %s", (_what, text) => {
		expect(pairs(text)).toEqual([]);
	});
});

describe("what two tell of one thing", () => {
	const pairs = (text: string) =>
		caseOfText(text).contradictions.map(({ one, other }) => `${one.plain} | ${other.plain}`);

	it.each([
		[
			"a reminder for all, and for six in ten",
			"Clinic, 3 March 2026\n\n14% of the appointments are missed.\n\nThe supplier says that all patients with an appointment get a text reminder.\n\nThe gateway's log shows that 61% of the patients with an appointment got a text reminder.",
			/supplier says.*61%/,
		],
		[
			"the day of one inspection",
			"Betrieb, 3. März 2026\n\n9 % der Fahrten fallen aus.\n\nLaut Hersteller wurde das Förderseil zuletzt am 12. November 2025 geprüft.\n\nIm Betriebsbuch steht, dass das Förderseil am 4. September 2024 geprüft wurde.",
			/Laut Hersteller.*Betriebsbuch/,
		],
		[
			"two counts that are nearly the same",
			"Depot, 3 March 2026\n\nThe lorries leave late.\n\nOn Monday we had 140 cages in the yard.\n\nThe driver's list shows 118 cages in the yard on Monday.",
			/140 cages.*118 cages/,
		],
		[
			"all orders done, and some without a visit",
			"Éclairage, 3 mars 2026\n\n9 % des lampes sont éteintes.\n\nLa société certifie que les 140 bons de janvier ont tous été exécutés. Or notre contrôle a relevé 58 bons de janvier sans aucune intervention.",
			/140 bons.*58 bons/,
		],
		[
			"a crane that works, and stands still",
			"Terminal, 3 de junio de 2026\n\nLos buques esperan 14 horas de media.\n\nMantenimiento informa que la grúa Grúa 3 opera con normalidad desde el 5 de mayo. En los partes de turno la Grúa 3 figura sin movimiento desde abril.",
			/Mantenimiento informa.*sin movimiento/,
		],
	])("is a contradiction: %s", (_what, text, expected) => {
		expect(pairs(text).filter((pair) => expected.test(pair))).toHaveLength(1);
	});

	it.each([
		[
			"two events",
			"Depot\n\nThe lorries leave late.\n\nThe report says the gate was repaired on 12 November 2025.\n\nThe log says the scales were replaced on 4 September 2024.",
		],
		[
			"all of one and a part of another",
			"Clinic\n\n14% of the appointments are missed.\n\nThe supplier says that all letters are sent by post.\n\nThe survey shows that 61% of the patients prefer a text.",
		],
	])("is none where they tell of %s", (_what, text) => {
		expect(pairs(text)).toEqual([]);
	});
});
