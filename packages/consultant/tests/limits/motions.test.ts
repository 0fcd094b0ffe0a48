import { describe, expect, test } from "vitest";
import { caseOfText } from "../read-text.ts";

/** A text whose ways are listed by letters, and a motion that takes two of them and puts one off. */
const motions = [
	{
		language: "en",
		text: `Of 900 visits a month 300 are missed, last year it was 120. Nobody reminds the visitors.
What we could do:
a) Text messages the day before: £40 a month, 2 weeks.
b) A volunteer who rings: nothing to pay.
c) A new booking system: £9,000, 4 months.
I propose a) and b) at once, c) next year. Ms Hartley looks after a).`,
		owner: "Hartley",
	},
	{
		language: "de",
		text: `Von 900 Besuchen im Monat fallen 300 aus, im Vorjahr waren es 120. Niemand erinnert die Besucher.
Möglichkeiten:
a) SMS am Vortag: 40 € im Monat, 2 Wochen.
b) Eine Freiwillige, die anruft: kostenlos.
c) Ein neues Buchungssystem: 9.000 €, 4 Monate.
Vorschlag zur Abstimmung am 25. November: a) und b) sofort, c) prüfen. Frau Hartmann kümmert sich um a).`,
		owner: "Hartmann",
	},
	{
		language: "fr",
		text: `Sur 900 visites par mois, 300 sont manquées ; l'an dernier c'était 120. Personne ne prévient les visiteurs.
Pistes :
a) Un SMS la veille : 40 € par mois, 2 semaines.
b) Une bénévole qui appelle : gratuit.
c) Un nouveau logiciel : 9 000 €, 4 mois.
Je propose a) et b) tout de suite, c) plus tard.`,
		owner: null,
	},
	{
		language: "es",
		text: `De 900 visitas al mes se pierden 300; el año pasado eran 120. Nadie avisa a los visitantes.
Opciones:
a) Un SMS la víspera: 40 € al mes, 2 semanas.
b) Una voluntaria que llama: gratis.
c) Un programa nuevo: 9.000 €, 4 meses.
Propongo a) y b) ya, c) más adelante.`,
		owner: null,
	},
	{
		language: "it",
		text: `Di 900 visite al mese 300 saltano; l'anno scorso erano 120. Nessuno avvisa i visitatori.
Possibilità:
a) Un SMS il giorno prima: 40 € al mese, 2 settimane.
b) Una volontaria che telefona: gratis.
c) Un programma nuovo: 9.000 €, 4 mesi.
Propongo a) e b) subito, c) da valutare.`,
		owner: null,
	},
	{
		language: "nl",
		text: `Van de 900 bezoeken per maand vallen er 300 uit, vorig jaar waren het er 120. Niemand herinnert de bezoekers.
Mogelijkheden:
a) Een sms de dag ervoor: € 40 per maand, 2 weken.
b) Een vrijwilliger die belt: kost niets.
c) Een nieuw systeem: € 9.000, 4 maanden.
Ik stel voor a) en b) meteen, c) later.`,
		owner: null,
	},
];

describe.each(motions)("A motion that names ways by their letters ($language)", ({ text, owner }) => {
	const { options } = caseOfText(text);

	test("recommends those that it takes and not the one that it puts off", () => {
		expect(options.map(({ standing }) => standing)).toEqual(["recommended", "recommended", "open"]);
	});

	test("gives a way to who looks after its letter, and to nobody else", () => {
		expect(options.map((option) => option.owner)).toEqual([owner, null, null]);
	});
});

test("letters that count up list things, others only name them", () => {
	const listed = caseOfText("We could a) hire two drivers, b) rent a van or c) leave it as it is.");
	expect(listed.statements.map(({ mark }) => mark)).toContain("B");
	const named = caseOfText("The board wants b) and c) at once, and has a) looked into.");
	expect(named.statements).toHaveLength(1);
});
