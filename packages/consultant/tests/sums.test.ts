import { describe, expect, it } from "vitest";
import type { KnownLanguage } from "../src/languages/language.ts";
import { figuresIn } from "../src/ledger/figures.ts";
import { caseOfText } from "./read-text.ts";

const heads: Record<KnownLanguage, string> = {
	en: "Late deliveries are at 14 %. Nobody plans the tours and the drivers wait at the gate. Refunds cost us £61,000 last year.",
	de: "Verspätete Lieferungen liegen bei 14 %. Niemand plant die Touren, und die Fahrer warten am Tor. Erstattungen kosteten uns 61.000 €.",
	fr: "Les livraisons en retard sont à 14 %. Personne ne planifie les tournées. Les remboursements nous ont coûté 61 000 €.",
	es: "Las entregas tardías están en el 14 %. Nadie planifica las rutas. Las devoluciones nos costaron 61.000 €.",
	it: "Le consegne in ritardo sono al 14 %. Nessuno pianifica i giri. I rimborsi ci sono costati 61.000 euro.",
	nl: "Te late leveringen liggen op 14 %. Niemand plant de ritten. Terugbetalingen kostten ons € 61.000.",
};

const capOf = (language: KnownLanguage, sentence: string) =>
	caseOfText(`${heads[language]}\n\n${sentence}`).limits.cap?.figure.value ?? null;

describe("a sum in words", () => {
	it.each<[KnownLanguage, string, number]>([
		["en", "a quarter of a million pounds", 250_000],
		["en", "one hundred and twenty thousand dollars", 120_000],
		["de", "einhundertzwanzigtausend Euro", 120_000],
		["de", "dreihundertfünfundsiebzigtausend Franken", 375_000],
		["de", "eine Viertelmillion Euro", 250_000],
		["fr", "cent vingt mille euros", 120_000],
		["fr", "deux cent cinquante mille euros", 250_000],
		["es", "ciento veinte mil euros", 120_000],
		["es", "doscientos cincuenta mil euros", 250_000],
		["it", "centoventimila euro", 120_000],
		["it", "duecentocinquantamila euro", 250_000],
		["nl", "honderdtwintigduizend euro", 120_000],
		["nl", "een kwart miljoen euro", 250_000],
	])("is read whole (%s): %s", (language, text, value) => {
		const [figure, ...others] = figuresIn(text, { language, asOf: null, currency: null });
		expect(figure).toMatchObject({ kind: "money", value, start: expect.any(Number), end: text.length });
		expect(others).toEqual([]);
	});
});

describe("a sum that is all there is", () => {
	it.each<[KnownLanguage, string]>([
		["en", "The parish voted £80,000 for it."],
		["en", "They'll go to £80,000, and not a bean more."],
		["en", "80,000, take it or leave it."],
		["en", "I got 80,000 out of them. When it's gone it's gone."],
		["en", "Means: £80,000."],
		["de", "Der Chef macht 80.000 Euro locker."],
		["de", "80.000 allerhöchstens, sagt der Vorstand."],
		["de", "Der Beirat gibt achtzigtausend Euro, und Schluss."],
		["de", "Verfügbar: 80.000 €."],
		["fr", "Le comité a voté quatre-vingt mille euros, à prendre ou à laisser."],
		["fr", "La mairie finance le projet à hauteur de 80 000 € ; au-delà, rien."],
		["fr", "J'ai le feu vert jusqu'à concurrence de 80 000 €."],
		["es", "Hemos conseguido que la junta reserve 80.000 euros; es una cifra cerrada."],
		["es", "La fundación subvenciona 80.000 euros y ahí nos plantamos."],
		["es", "80.000, todo incluido, ni un euro más."],
		["it", "Ha detto ottantamila euro, prendere o lasciare."],
		["it", "Lo stanziamento è di 80.000 euro, oltre il quale non si va."],
		["it", "Fondo: 80.000 euro."],
		["nl", "Ik heb 80.000 geregeld. Op is op."],
		["nl", "De directie zet een streep bij tachtigduizend euro, daar moet alles uit."],
		["nl", "Wat mag het kosten: € 80.000."],
	])("is the cap (%s): %s", (language, sentence) => {
		expect(capOf(language, sentence)).toBe(80_000);
	});

	it.each<[KnownLanguage, string]>([
		["en", "We handle 80,000 parcels a year, and no more fit on the belt."],
		["en", "The provision was strengthened by £80,000."],
		["de", "Die Halle fasst 80.000 Pakete, mehr nicht."],
		["fr", "Nous avons perdu 80 000 € et c'est trop."],
		["es", "El año pasado pagamos 80.000 € en multas."],
		["it", "Abbiamo già speso 80.000 euro in corrieri."],
		["nl", "Vorig jaar ging er € 80.000 aan boetes naar klanten."],
	])("is not what is counted, lost or paid (%s): %s", (language, sentence) => {
		expect(capOf(language, sentence)).toBeNull();
	});
});
