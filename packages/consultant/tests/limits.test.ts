import { describe, expect, it } from "vitest";
import { caseOfText } from "./read-text.ts";

/** The cap of a text that says what it says in a memo of 3 May 2026. */
const capOf = (head: string, sentence: string) =>
	caseOfText(`${head}\n\n${sentence}`).limits.cap?.figure.value ?? null;
const dueOf = (head: string, sentence: string) =>
	caseOfText(`${head}\n\n${sentence}`).limits.deadline?.figure.date?.to ?? null;

const en =
	"Memo of 3 May 2026\n\nLate deliveries are at 14 %. Nobody plans the tours and the drivers wait at the gate.";
const de =
	"Vermerk vom 3. Mai 2026\n\nVerspätete Lieferungen liegen bei 14 %. Niemand plant die Touren, und die Fahrer warten am Tor.";
const fr =
	"Note du 3 mai 2026\n\nLes livraisons en retard sont à 14 %. Personne ne planifie les tournées et les chauffeurs attendent.";
const es =
	"Nota del 3 de mayo de 2026\n\nLas entregas tardías están en el 14 %. Nadie planifica las rutas y los conductores esperan.";
const it_ =
	"Nota del 3 maggio 2026\n\nLe consegne in ritardo sono al 14 %. Nessuno pianifica i giri e gli autisti aspettano.";
const nl =
	"Notitie van 3 mei 2026\n\nTe late leveringen liggen op 14 %. Niemand plant de ritten en de chauffeurs staan te wachten.";

describe("what may be spent at most", () => {
	it.each([
		["no more than", en, "The purse holds no more than £80,000 for this.", 80_000],
		["nothing over", en, "Nothing over 80k without the treasurer.", 80_000],
		["tops", en, "The trustees say £80,000 tops.", 80_000],
		["there is and no more", en, "There is £80,000 in the pot and not a penny more.", 80_000],
		["negated more", de, "Mehr als 80.000 € stehen dafür nicht zur Verfügung.", 80_000],
		[
			"an overrun is excluded",
			de,
			"Der Kredit beträgt 80.000 €, eine Überschreitung ist nicht vorgesehen.",
			80_000,
		],
		["a label", de, "Grenze: 80.000 € für alles.", 80_000],
		["no amount above", de, "Nichts über 80.000 € ohne den Vorstand.", 80_000],
		["leaves only", fr, "La caisse ne laisse que 80 000 € pour cela.", 80_000],
		["do not go beyond", fr, "Pas question de dépasser 80 000 €, c'est tout ce qu'il y a.", 80_000],
		["a ceiling", fr, "Plafond : 80 000 €.", 80_000],
		["and not one more", es, "Para esto hay 80.000 € y ni uno más.", 80_000],
		["does not approve more", es, "El consejo no aprueba más de 80.000 €.", 80_000],
		["a limit as a label", es, "Tope: 80.000 €.", 80_000],
		["a roof", it_, "Ci sono 80.000 euro, tetto non superabile.", 80_000],
		["not beyond", it_, "Non si va oltre gli 80.000 euro.", 80_000],
		["at most", nl, "Wij hebben maximaal € 80.000.", 80_000],
		["a limit as a label", nl, "Grens: niet meer dan € 80.000 in 2027.", 80_000],
		["and that is all", nl, "Er is € 80.000 en dat is alles.", 80_000],
	])("is read from: %s", (_form, head, sentence, cap) => {
		expect(capOf(head, sentence)).toBe(cap);
	});

	it.each([
		["what somebody may sign alone", en, "The sign-off limit is £2,500."],
		["what was lost", en, "Customers claimed up to £80,000 in refunds and we lost them."],
		[
			"what an option costs at most",
			en,
			"Options\n- a second gate, £80,000 at most, 3 months\n- a planner, £40,000, 2 months",
		],
		["what was lost", de, "Die Vertragsstrafen kosteten uns mehr als 80.000 €."],
		["what was paid", fr, "Les pénalités nous ont coûté plus de 80 000 €."],
		["what was paid", es, "Las multas nos costaron más de 80.000 €."],
		["what was paid", it_, "Le penali ci sono costate più di 80.000 euro."],
		["what was paid", nl, "De boetes kostten ons meer dan € 80.000."],
	])("is not %s", (_form, head, sentence) => {
		expect(capOf(head, sentence)).toBeNull();
	});

	it("is neither an option nor its price", () => {
		const { options } = caseOfText(
			`${nl}\n\nMogelijkheden\nA. Een planner erbij, € 40.000, 2 maanden.\nB. Een tweede poort, € 60.000, 4 maanden.\n\nGrens: niet meer dan € 80.000 in 2027.`,
		);
		expect(options.map(({ price }) => price?.max)).toEqual([40_000, 60_000]);
	});
});

describe("the day by which it must be done", () => {
	it.each([
		["a contract that is up", en, "The contract is up on 30 November 2026.", "2026-11-30"],
		[
			"a day with its name",
			en,
			"No more than 3 % late by the first day of term, 30 November 2026.",
			"2026-11-30",
		],
		["small letters, as in a chat", en, "under 3 % late, 30 november latest", "2026-11-30"],
		["a permit that runs out", de, "Die Genehmigung läuft am 30. November 2026 ab.", "2026-11-30"],
		["an event on a day", de, "Ziel sind 3 % zum Start der Saison am 30. November 2026.", "2026-11-30"],
		["a contract that ends", fr, "La convention expire le 30 novembre 2026.", "2026-11-30"],
		["at the latest", fr, "L'objectif est de 3 % au plus tard au 30 novembre 2026.", "2026-11-30"],
		["a renewal", es, "El permiso se renueva el 30 de noviembre de 2026.", "2026-11-30"],
		["a contract that ends", it_, "Il contratto scade il 30 novembre 2026.", "2026-11-30"],
		["a contract that ends", nl, "Het contract eindigt op 30 november 2026.", "2026-11-30"],
		[
			"a row that is named so",
			nl,
			"Budget\tmaximaal € 80.000\nUiterlijk\t30 november 2026\nVerantwoordelijk\tJoris Bekkering",
			"2026-11-30",
		],
		[
			"a row that is named so",
			de,
			"Budget\tmaximal 80.000 €\nSpätestens\t30. November 2026\nVerantwortlich\tJoris Bekker",
			"2026-11-30",
		],
	])("is read from: %s", (_form, head, sentence, due) => {
		expect(dueOf(head, sentence)).toBe(due);
	});

	it.each([
		["the year of a budget", en, "For 2026 there is £80,000 and not a penny more."],
		["the year of a budget", es, "Para 2026 hay 80.000 € y ni uno más."],
		["what has been", de, "Zum Monatsende März lagen 400 Aufträge unbearbeitet."],
		["what has been", en, "The trucks were delivered in February."],
	])("is not %s", (_form, head, sentence) => {
		expect(dueOf(head, sentence)).toBeNull();
	});

	it("is not cut off where a line begins with its day", () => {
		const due = dueOf(
			"Quartalsbericht vom 3. Mai 2026",
			"Die Linie steht an drei Tagen der Woche, weil Teile aus\ndem Lager fehlen und niemand sie bestellt, wenn sie zur\nNeige gehen. Die Schicht wartet dann bis zum Abend. Ziel\nsind 25 Züge für den Verkehr zum Fahrplanwechsel am\n13. Dezember 2026. Danach wird neu verhandelt, mit allen\nBeteiligten und dem Kanton.",
		);
		expect(due).toBe("2026-12-13");
	});
});

describe("a month without a year", () => {
	const daysOf = (head: string, sentence: string) =>
		caseOfText(`${head}\n\n${sentence}`).ledger.flatMap(({ figure, statementId }) =>
			figure.date && Number(statementId.split(":")[1]) > head.length ? [figure.date.to] : [],
		);

	it.each([
		[en.replace("May", "November"), "The trucks were delivered in April.", "2026-04-30"],
		[de.replace("Mai", "November"), "Die Wagen wurden im April geliefert.", "2026-04-30"],
		[fr.replace("mai", "novembre"), "Les camions livrés en avril sont en panne.", "2026-04-30"],
		[es.replace("mayo", "noviembre"), "Los camiones llegaron en abril.", "2026-04-30"],
		[it_.replace("maggio", "novembre"), "I camion sono arrivati ad aprile.", "2026-04-30"],
		[nl.replace("mei", "november"), "De wagens werden in april geleverd.", "2026-04-30"],
		[en.replace("May", "November"), "The trucks must be delivered by April.", "2027-04-30"],
		[de.replace("Mai", "November"), "Die Wagen sollen im April geliefert werden.", "2027-04-30"],
		[fr.replace("mai", "novembre"), "Les camions seront livrés en avril.", "2027-04-30"],
	])("is the last one where a sentence tells of the past", (head, sentence, day) => {
		expect(daysOf(head, sentence)).toEqual([day]);
	});
});
