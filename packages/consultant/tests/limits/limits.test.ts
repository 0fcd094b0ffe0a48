import { describe, expect, it } from "vitest";
import { caseOfText } from "../read-text.ts";

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

describe("the day in brackets on which something begins, behind “by” it", () => {
	it.each([
		["en", "We want to be at 20 days by the summer closure (from 19 July 2027)."],
		["de", "Bis zur Sommerschließung (ab 19. Juli 2027) wollen wir wieder bei 20 Tagen sein."],
		["fr", "Nous voulons être à 20 jours avant la fermeture d'été (à partir du 19 juillet 2027)."],
		["es", "Queremos estar en 20 días antes del cierre de verano (a partir del 19 de julio de 2027)."],
		["it", "Vogliamo essere a 20 giorni prima della chiusura estiva (dal 19 luglio 2027)."],
		["nl", "We willen vóór de zomersluiting (vanaf 19 juli 2027) op 20 dagen zitten."],
	])("is the deadline (%s)", (_, text) => {
		expect(caseOfText(text).limits.deadline?.figure.date?.to).toBe("2027-07-19");
	});

	it("is none where nothing is due by it", () => {
		expect(caseOfText("Es gibt einen neuen Tarif (ab 19. Juli 2027).").limits.deadline).toBeNull();
	});
});

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
		["the end of it", en, "One-time money: $80,000 and that's the end of it.", 80_000],
		["put aside", en, "Finance put $80,000 aside for it.", 80_000],
		["the next sentence", en, "The money for this year is £80,000. There won't be any more.", 80_000],
		["the next sentence", en, "The board signed off on $80,000. Full stop.", 80_000],
		["money to work with", en, "You have £80,000 to play with.", 80_000],
		["the end of it", de, "Für das alles sind 80.000 € da, und damit ist Schluss.", 80_000],
		[
			"an amount alone below a heading of limits",
			en,
			"Frame\n- £80,000\n- 3 % late by 30 November 2026",
			80_000,
		],
		[
			"an amount alone below a heading of limits",
			de,
			"Rahmen\n- 80.000 €\n- 3 % bis 30. November 2026",
			80_000,
		],
		["an amount alone below a heading of limits", fr, "Cadre\n- 80 000 €\n- 3 % au 30 novembre 2026", 80_000],
		["what it may cost", de, "Das Ganze darf 80.000 € kosten.", 80_000],
		["to make do with", de, "Wir müssen mit 80.000 Euro auskommen.", 80_000],
		["a cost that must not exceed", en, "Cost must stay under £80,000.", 80_000],
		["a cost that must not exceed", fr, "Le coût ne doit pas excéder 80 000 €.", 80_000],
		["a cost that must not exceed", es, "El coste no puede pasar de 80.000 €.", 80_000],
		["a cost that must not exceed", it_, "Il costo non può superare gli 80.000 euro.", 80_000],
		["a cost that must not exceed", nl, "De kosten mogen niet boven € 80.000 komen.", 80_000],
		["nobody may go beyond it", it_, "Non si possono superare 80.000 euro nel 2027.", 80_000],
		["nobody may go beyond it", it_, "Gli 80.000 euro non vanno superati.", 80_000],
		["nobody may go beyond it", es, "No se pueden superar los 80.000 € en 2027.", 80_000],
		["nobody may go beyond it", es, "Hay 80.000 € que no se pueden rebasar.", 80_000],
		["nobody may go beyond it", fr, "Les 80 000 € ne doivent pas être dépassés.", 80_000],
		["nobody may go beyond it", en, "£80,000 is not to be exceeded.", 80_000],
		["nobody may go beyond it", nl, "We kunnen niet over de € 80.000 heen.", 80_000],
		["what is said of a time beside it", en, "We could put it back, £3,000, two weeks tops.", null],
		[
			"what is said of a time beside it",
			it_,
			"Si potrebbe rimettere, 3.000 euro, due settimane al massimo.",
			null,
		],
		[
			"what is said of a time beside it",
			de,
			"Wir könnten es zurücksetzen, 3.000 Euro, höchstens zwei Wochen.",
			null,
		],
		["an answer in a talk", en, "Q: What can we spend?\nA: Eighty thousand pounds. Not more.", 80_000],
		["no more to come", es, "Nos han dado 80.000 € y no va a haber más.", 80_000],
		["left in the budget", nl, "Er zit nog € 80.000 in de begroting van dit jaar.", 80_000],
		["out of a pot", de, "80 T€ aus dem Topf, mehr wird es nicht.", 80_000],
		["must do, at the head of a line", de, "80.000 € müssen reichen.", 80_000],
		["the next sentence", de, "Die Stiftung gibt 80.000 €. Einen Nachschlag gibt es nicht.", 80_000],
		["a Swiss ceiling", de, "Kostendach CHF 80'000.", 80_000],
		["to make do with", fr, "80 k€, et il faudra faire avec.", 80_000],
		["full stop", fr, "Il y a 80 000 € sur la table, point.", 80_000],
		["the next sentence", fr, "Le conseil a ouvert 80 000 €. Il n'y aura pas de rallonge.", 80_000],
		["at our disposal", fr, "On dispose de 80 000 €.", 80_000],
		["and that is it", es, "Hay 80.000 € y se acabó.", 80_000],
		["to make do with", es, "Con 80.000 € hay que arreglarse.", 80_000],
		["the next sentence", es, "La consejería asigna 80.000 €. No habrá ampliación.", 80_000],
		["not one euro more", es, "Gerencia autoriza 80.000 € para 2026 y ni un euro más.", 80_000],
		["and stop", it_, "Il consiglio mette 80.000 euro sul tavolo e stop.", 80_000],
		["no more of it", it_, "Ci sono 80.000 euro in cassa. Di più non ce n'è.", 80_000],
		["full stop", it_, "80 mila euro, punto.", 80_000],
		["to make do with", nl, "Er is € 80.000 en daar moeten we het mee doen.", 80_000],
		["the next clause", nl, "Voor dit jaar ligt er € 80.000; een aanvulling komt er niet.", 80_000],
		["not a cent on top", nl, "Er is dit jaar € 80.000; Gerrit zegt dat er geen cent bij komt.", 80_000],
		[
			"the amount that the words stand beside",
			en,
			"The roof would be £190,000 with the grant, the bank gives us £80,000 and not a penny more.",
			80_000,
		],
	])("is read from: %s", (_form, head, sentence, cap) => {
		expect(capOf(head, sentence)).toBe(cap);
	});

	it.each([
		["what somebody may sign alone", en, "The sign-off limit is £2,500."],
		["above what somebody may not sign", en, "I cannot sign anything over £500."],
		["above what somebody may not sign", de, "Über 500 € darf ich nicht unterschreiben."],
		["above what somebody may not sign", fr, "Je ne peux rien signer au-delà de 500 €."],
		["above what somebody may not sign", es, "No puedo firmar nada por encima de 500 €."],
		["above what somebody may not sign", it_, "Non posso firmare niente oltre i 500 euro."],
		["above what somebody may not sign", nl, "Boven € 500 mag ik niet tekenen."],
		["the money of a year that is over", en, "In 2024 the council granted £80,000 for signs."],
		["the money of a year that is over", de, "2024 wurden 80.000 € für Schilder bewilligt."],
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
		["what a fault may cost", en, "One missed tour can cost us £80,000."],
		["what a fault may cost", it_, "Un giro mancato può costare 80.000 euro."],
		["what was paid", nl, "De boetes kostten ons meer dan € 80.000."],
	])("is not %s", (_form, head, sentence) => {
		expect(capOf(head, sentence)).toBeNull();
	});

	it.each([
		[en, "The trustees have put £80,000 aside, and more will not come this year."],
		[en, "There is £80,000 for it, and there won't, before the audit, be any more."],
		[de, "Der Vorstand hat 80.000 € bereitgelegt, und mehr gibt es in diesem Jahr nicht."],
		[de, "Es liegen 80.000 € bereit, mehr steht bis zum Abschluss nicht in Aussicht."],
		[fr, "La direction a réservé 80 000 €, il n'y en aura pas cette année davantage."],
		[fr, "On a mis 80 000 € de côté et rien ne viendra cette année de plus."],
		[es, "La dirección ha reservado 80.000 € y más no habrá este año."],
		[es, "Hay 80.000 € apartados y no va a haber este año ninguno más."],
		[it_, "La direzione ha accantonato 80.000 euro e altri quest'anno non ne arrivano."],
		[it_, "Ci sono 80.000 euro da parte e non ne arriveranno quest'anno di più."],
		[nl, "De directie heeft € 80.000 gereserveerd en meer komt er dit boekjaar niet."],
		[nl, "Er ligt € 80.000 klaar, meer zit er tot de zomer niet in."],
	])("is what there is, where words stand between “more” and its denial (%#)", (head, sentence) => {
		expect(capOf(head, sentence)).toBe(80_000);
	});

	it.each([
		[en, "The highest sum is £80,000 for everything."],
		[en, "The top figure stands at £80,000."],
		[en, "Head office has given us £80,000 all told."],
		[de, "Die Höchstsumme beträgt 80.000 € inklusive Mehrwertsteuer."],
		[de, "Maximalbetrag sind 80.000 €."],
		[de, "Das Äußerste sind 80.000 €."],
		[fr, "Le montant maximal est de 80 000 €."],
		[fr, "La somme maximale s'élève à 80 000 € TTC."],
		[fr, "La direction accorde 80 000 € au total."],
		[es, "La cantidad máxima son 80.000 €."],
		[es, "La cifra máxima es de 80.000 €."],
		[it_, "La cifra massima è 80.000 € per tutto, IVA compresa."],
		[it_, "Il tetto è di 80.000 € per tutto."],
		[nl, "Het maximumbedrag is € 80.000."],
		[nl, "Het maximum is € 80.000 voor alles."],
		[nl, "€ 80.000 is het maximum."],
		[nl, "Het bestuur geeft ons in totaal € 80.000."],
	])("is what is called the highest sum, or granted in all (%#)", (head, sentence) => {
		expect(capOf(head, sentence)).toBe(80_000);
	});

	it.each([
		[en, "Head office has taken £80,000 of the budget back."],
		[en, "They cut our budget by £80,000."],
		[en, "The maximum fine is £80,000."],
		[de, "Die Stadt hat uns vom Budget 80.000 € gestrichen."],
		[fr, "Le budget a été amputé de 80 000 €."],
		[es, "Nos han recortado 80.000 € del presupuesto."],
		[it_, "Ci hanno tagliato 80.000 € di fondi."],
		[nl, "Er is € 80.000 op het budget gekort."],
	])("is not what was taken away, nor the highest of something else (%#)", (head, sentence) => {
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
		["what must be then", en, "The new plan must be running on 30 November 2026.", "2026-11-30"],
		["a label", en, "Deadline: 30/11/2026.", "2026-11-30"],
		["a label before a bar", en, "Budget | £80,000\nDeadline | 30 November 2026", "2026-11-30"],
		[
			"a year said before its day",
			en,
			"At 3 % by the first day of term 2026, which is November 30.",
			"2026-11-30",
		],
		["what must be then", de, "Die neue Planung muss am 30. November 2026 laufen.", "2026-11-30"],
		["a month that is still to come", de, "Ende November wollen wir bei 3 % sein.", "2026-11-30"],
		["rules that take effect", de, "Ab dem 30. November 2026 gilt die neue Verordnung.", "2026-11-30"],
		["a label", de, "Spätester Termin: 30.11.2026.", "2026-11-30"],
		["what must be then", fr, "Tout doit être en place le 30 novembre 2026.", "2026-11-30"],
		["a label", fr, "Date butoir : 30 novembre 2026.", "2026-11-30"],
		["what must be then", es, "Todo tiene que estar en marcha el 30 de noviembre de 2026.", "2026-11-30"],
		["a month that is still to come", es, "Hay que llegar al 3 % a finales de noviembre.", "2026-11-30"],
		["a label", es, "Fecha límite: 30 de noviembre de 2026.", "2026-11-30"],
		["what must be then", it_, "Tutto deve essere pronto il 30 novembre 2026.", "2026-11-30"],
		["a label", it_, "Termine: 30 novembre 2026.", "2026-11-30"],
		["what must be then", nl, "Alles moet op 30 november 2026 draaien.", "2026-11-30"],
		["a month that is still to come", nl, "Eind november willen we op 3 % zitten.", "2026-11-30"],
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
		["the end of a standstill", en, "The price does not change before 30 November 2026."],
		["the end of a standstill", de, "Der Preis ändert sich nicht vor dem 30. November 2026."],
		["the end of a standstill", fr, "Le prix ne bouge pas avant le 30 novembre 2026."],
		["the end of a standstill", es, "El precio no cambia antes del 30 de noviembre de 2026."],
		["the end of a standstill", it_, "Il prezzo non cambia prima del 30 novembre 2026."],
		["the end of a standstill", nl, "De prijs verandert niet vóór 30 november 2026."],
		["how long a contract holds", en, "The carrier's contract is valid until 30 November 2026."],
		["how long a contract holds", de, "Der Vertrag des Spediteurs gilt bis 30. November 2026."],
		["how long a contract holds", fr, "Le contrat est valable jusqu'au 30 novembre 2026."],
		["how long a contract holds", es, "El contrato es válido hasta el 30 de noviembre de 2026."],
		["how long a contract holds", it_, "Il contratto è valido fino al 30 novembre 2026."],
		["how long a contract holds", nl, "Het contract is geldig tot 30 november 2026."],
		["a day by which readers answer", en, "Please tell Nora by 30 November whether you come."],
		["a day by which readers answer", de, "Bitte geben Sie Frau Nolte bis 30. November Bescheid."],
	])("is not %s", (_form, head, sentence) => {
		expect(dueOf(head, sentence)).toBeNull();
	});

	it("is a day that is told rather than the season of a wish", () => {
		const due = dueOf(
			en,
			"It should work by the start of the trade fair (15 February 2027). I'd like us to be back at 2,800 visits a month by next summer.",
		);
		expect(due).not.toBeNull();
		expect(due?.slice(0, 7)).toBe("2027-02");
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
