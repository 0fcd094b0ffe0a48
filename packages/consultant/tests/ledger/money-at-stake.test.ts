import { describe, expect, it } from "vitest";
import { problemCostOf } from "../../src/case/problem/problem-cost.ts";
import type { KnownLanguage } from "../../src/languages/language.ts";
import { problemCostText } from "../../src/money/size.ts";
import { caseOfText } from "../read-text.ts";
import { walked } from "../walked.ts";

/** A memo on late parcels that are due to become fewer, with one sentence of money and two ways. */
const memos: Record<KnownLanguage, (money: string, way?: string) => string> = {
	en: (money, way = "a planner for the tours, £45,000, 4 months") =>
		`Memo of 12 October 2026\n\nLate parcels are at 12 %, because nobody plans the tours. ${money}\n\nOptions\n- ${way}\n- a second gate at the depot, £30,000, 3 months`,
	de: (money, way = "ein Planer für die Touren, 45.000 €, 4 Monate") =>
		`Vermerk vom 12. Oktober 2026\n\nVerspätete Pakete liegen bei 12 %, weil niemand die Touren plant. ${money}\n\nVorschläge\n- ${way}\n- ein zweites Tor am Lager, 30.000 €, 3 Monate`,
	fr: (money, way = "un planificateur pour les tournées, 45 000 €, 4 mois") =>
		`Note du 12 octobre 2026\n\nLes colis en retard sont à 12 %, parce que personne ne planifie les tournées. ${money}\n\nPropositions\n- ${way}\n- une deuxième porte au dépôt, 30 000 €, 3 mois`,
	es: (money, way = "un planificador para las rutas, 45.000 €, 4 meses") =>
		`Nota del 12 de octubre de 2026\n\nLos paquetes con retraso están en el 12 %, porque nadie planifica las rutas. ${money}\n\nPropuestas\n- ${way}\n- una segunda puerta en el almacén, 30.000 €, 3 meses`,
	it: (money, way = "un pianificatore per i giri, 45.000 €, 4 mesi") =>
		`Nota del 12 ottobre 2026\n\nI pacchi in ritardo sono al 12 %, perché nessuno pianifica i giri. ${money}\n\nProposte\n- ${way}\n- un secondo portone al deposito, 30.000 €, 3 mesi`,
	nl: (money, way = "een planner voor de ritten, € 45.000, 4 maanden") =>
		`Notitie van 12 oktober 2026\n\nTe late pakketten liggen op 12 %, omdat niemand de ritten plant. ${money}\n\nVoorstellen\n- ${way}\n- een tweede poort bij het depot, € 30.000, 3 maanden`,
};

describe("money that nobody gains", () => {
	it.each<[KnownLanguage, string]>([
		["en", "I advise against dropping the evening tour, it earns £310,000 a year."],
		["de", "Von der Streichung der Abendtour rate ich ab, sie bringt 310.000 € im Jahr."],
		["fr", "Je déconseille de supprimer la tournée du soir, elle rapporte 310 000 € par an."],
		["es", "Desaconsejo suprimir la ruta de tarde, genera 310.000 € al año."],
		["it", "Sconsiglio di sopprimere il giro serale, rende 310.000 € l'anno."],
		["nl", "Ik raad af de avondrit te schrappen, die levert € 310.000 per jaar op."],
		["en", "Otherwise the hospital can end the contract, which is worth £310,000 a year."],
		["de", "Sonst kündigt das Krankenhaus den Vertrag, der 310.000 € im Jahr wert ist."],
		["en", "The hospital may leave in January; they pay £310,000 a year."],
		["de", "Das Krankenhaus will im Januar gehen; es ist ein Kunde, der uns 310.000 € im Jahr zahlt."],
		["en", "The planner was dropped in 2024 to save £310,000 a year."],
		["de", "Der Planer wurde 2024 abgeschafft, um 310.000 € im Jahr zu sparen."],
		["fr", "Le poste a été supprimé en 2024 pour économiser 310 000 € par an."],
		["es", "El puesto se suprimió en 2024 para ahorrar 310.000 € al año."],
		["it", "Il posto è stato soppresso nel 2024 per risparmiare 310.000 € l'anno."],
		["nl", "De post werd in 2024 geschrapt om € 310.000 per jaar te besparen."],
	])("is no benefit and pays nothing back (%s: %s)", (language, money) => {
		const { plan, options } = walked(memos[language](money));
		expect(plan.benefits.map((benefit) => benefit.quantified_value)).not.toContain(310_000);
		expect(plan.payback).toBeUndefined();
		expect(options.map(({ payback }) => payback)).not.toContainEqual(expect.anything());
	});

	it.each<[KnownLanguage, string]>([
		["en", "an app that sells what is left; we expect £60,000 of revenue a year"],
		["de", "eine App, die Übriges verkauft; wir erwarten 60.000 € Einnahmen im Jahr"],
		["fr", "vendre les invendus par une application ; nous en attendons 60 000 € de recettes par an"],
		["es", "vender lo que sobra por una aplicación; esperamos 60.000 € de ingresos al año"],
		["it", "vendere gli avanzi con un'app; ne aspettiamo 60.000 € di ricavi l'anno"],
		["nl", "wat overblijft via een app verkopen; we verwachten € 60.000 opbrengst per jaar"],
	])("and that a way is to bring in is not its price (%s: %s)", (language, way) => {
		const read = caseOfText(memos[language]("", way));
		expect(read.ledger.find(({ figure }) => figure.value === 60_000)?.role).toBe("benefit");
		expect(read.options.map(({ price }) => price?.max)).not.toContain(60_000);
	});
});

describe("what a problem costs, of which the text tells the parts", () => {
	it.each<[KnownLanguage, string]>([
		["en", "Penalty notes came to £4,600 in August, £5,200 in September."],
		["de", "Die Vertragsstrafen betrugen 4.600 € im August, 5.200 € im September."],
		["fr", "Les pénalités ont été de 4 600 € en août, 5 200 € en septembre."],
		["es", "Las penalizaciones fueron de 4.600 € en agosto, 5.200 € en septiembre."],
		["it", "Le penali sono state di 4.600 € ad agosto, 5.200 € a settembre."],
		["nl", "De boetes waren € 4.600 in augustus, € 5.200 in september."],
	])("is reckoned for a year from the months, with the arithmetic (%s: %s)", (language, money) => {
		const read = caseOfText(memos[language](money));
		expect(problemCostOf(read)).toMatchObject({ amount: 58_800, yearly: true });
		expect(problemCostText(read)).toMatch(/\(.*4[.,\s]?600.* \+ .*5[.,\s]?200.*\) ÷ 2 × 12 = .*58[.,\s]800/u);
	});

	it.each<[KnownLanguage, string, number]>([
		["en", "We cancelled 14 sessions in September, and each cancelled session costs us about £310.", 4340],
		["de", "Im September fielen 14 Sitzungen aus, jede ausgefallene Sitzung kostet uns 310 €.", 4340],
		["fr", "En septembre, 14 séances ont été annulées, et chaque séance annulée nous coûte 310 €.", 4340],
		["es", "En septiembre se anularon 14 sesiones, y cada sesión anulada nos cuesta 310 €.", 4340],
		["it", "A settembre sono saltate 14 sedute, e ogni seduta saltata ci costa 310 €.", 4340],
		["nl", "In september vielen 14 sessies uit, en elke uitgevallen sessie kost ons € 310.", 4340],
		[
			"es",
			"Solo el 46 % sale bueno, el año pasado fue el 71 %. Cada punto que perdemos de lo que sale bueno cuesta 14.000 €.",
			350_000,
		],
		[
			"en",
			"Only 46 % of the oil is good, last year it was 71 %. Each point of good oil that we lose costs £14,000.",
			350_000,
		],
		[
			"de",
			"Nur 46 % des Öls sind gut, im Vorjahr waren es 71 %. Jeder Punkt an gutem Öl, den wir verlieren, kostet 14.000 €.",
			350_000,
		],
	])("is the price of one times so many as it counts (%s: %s)", (language, money, amount) => {
		const read = caseOfText(memos[language](money));
		expect(problemCostOf(read)).toMatchObject({ amount, lost: expect.anything() });
		expect(problemCostText(read)).toMatch(/ × .* = /u);
	});

	it.each<[KnownLanguage, string]>([
		["en", "Twelve families have left; per pupil that costs the school £7,200 a year."],
		["de", "Zwölf Familien sind gegangen; pro Schüler kostet das die Schule 7.200 € im Jahr."],
		["nl", "Twaalf gezinnen zijn vertrokken; per leerling kost dat de school € 7.200 per jaar."],
	])("is no sum where it is told for one of something that nobody counts (%s: %s)", (language, money) => {
		expect(problemCostOf(caseOfText(memos[language](money)))?.amount ?? null).toBeNull();
	});

	it.each<[KnownLanguage, string]>([
		["en", "Customers complain every day. That keeps two full-time people busy, some £110,000 a year."],
		[
			"de",
			"Täglich beschweren sich Kunden über Verspätungen. Das beschäftigt zwei Vollzeitkräfte, das sind rund 110.000 € im Jahr.",
		],
		[
			"fr",
			"Des clients se plaignent chaque jour des retards. Cela occupe deux personnes à temps plein, soit 110 000 € par an.",
		],
		[
			"es",
			"Cada día se quejan clientes de los retrasos. Eso ocupa a dos personas a jornada completa, unos 110.000 € al año.",
		],
		[
			"it",
			"Ogni giorno i clienti si lamentano dei ritardi. Questo occupa due persone a tempo pieno, circa 110.000 € l'anno.",
		],
		[
			"nl",
			"Elke dag klagen klanten over vertragingen. Dat houdt twee fulltime medewerkers bezig, ongeveer € 110.000 per jaar.",
		],
	])("has the people in it whom it keeps busy (%s: %s)", (language, money) => {
		expect(problemCostOf(caseOfText(memos[language](money)))).toMatchObject({
			amount: 110_000,
			yearly: true,
		});
	});
});
