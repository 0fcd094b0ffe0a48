import { describe, expect, it } from "vitest";
import { problemCostOf } from "../../src/case/problem/problem-cost.ts";
import { problemCostText } from "../../src/money/size.ts";
import { caseOfText } from "../read-text.ts";

const heads = {
	en: "Memo of 12 November 2026\n\nLate deliveries are at 14 %, nobody plans the tours and the drivers wait.",
	de: "Vermerk vom 12. November 2026\n\nVerspätete Lieferungen liegen bei 14 %, niemand plant die Touren.",
	fr: "Note du 12 novembre 2026\n\nLes livraisons en retard sont à 14 %, personne ne planifie les tournées.",
	es: "Nota del 12 de noviembre de 2026\n\nLas entregas tardías están en el 14 %, nadie planifica las rutas.",
	it: "Nota del 12 novembre 2026\n\nLe consegne in ritardo sono al 14 %, nessuno pianifica i giri.",
	nl: "Notitie van 12 november 2026\n\nTe late leveringen liggen op 14 %, niemand plant de ritten.",
};
type Head = keyof typeof heads;
const costOf = (head: Head, sentence: string) => problemCostOf(caseOfText(`${heads[head]}\n\n${sentence}`));

describe("what the problem costs", () => {
	it.each<[Head, string, number]>([
		["en", "Penalties run at £19,500 a month.", 234_000],
		["de", "Der Zinsnachteil beträgt etwa 19.500 € im Monat.", 234_000],
		["fr", "Les pénalités sont de 19 500 € par mois.", 234_000],
		["es", "Las multas son de 19.500 € al mes.", 234_000],
		["it", "Le penali sono di 19.500 € al mese.", 234_000],
		["nl", "De verzekeraar kort ons € 58.500 per kwartaal.", 234_000],
		["de", "Die Vertragsstrafen betragen 234.000 € im Jahr.", 234_000],
	])(
		"is counted up for a year where it is said for a month or a quarter (%s: %s)",
		(head, sentence, amount) => {
			expect(costOf(head, sentence)).toMatchObject({ amount, yearly: true });
		},
	);

	it.each<[Head, string, number]>([
		["en", "Fares not received came to £41,000 last year.", 41_000],
		["en", "Service credits paid to tenants since May: £41,000.", 41_000],
		["de", "Rückzahlungen und Gutscheine bisher 41.000 Euro.", 41_000],
		["de", "Konventionalstrafen und Sonderfahrten seit Mai: 41.000 €.", 41_000],
		["fr", "Manque à gagner sur l'année : 41 000 €.", 41_000],
		["fr", "41 000 € de marchandise à la poubelle depuis mai.", 41_000],
		["es", "El cliente nos ha cobrado 41.000 € en penalidades desde mayo.", 41_000],
		["it", "Merce buttata da maggio: 41.000 euro.", 41_000],
		["nl", "De huurderving komt uit op € 41.000.", 41_000],
	])("is what has been lost, in whatever words (%s: %s)", (head, sentence, amount) => {
		expect(costOf(head, sentence)).toMatchObject({ amount });
	});

	it("is said with its arithmetic", () => {
		const read = caseOfText(`${heads.de}\n\nDer Zinsnachteil beträgt etwa 19.500 € im Monat.`);
		expect(problemCostText(read)?.replaceAll(/\s/gu, " ")).toBe(
			"Das kostet 19.500 € × 12 = 234.000 € im Jahr.",
		);
	});

	it.each<[Head, string]>([
		["en", "Each returned container costs us about £21,400 in freight and scrap."],
		["en", "A lost order costs us £4,300."],
		["de", "Eine Nachbesetzung kostet uns 14.300 Euro."],
		["de", "Jede Fehllieferung kostet uns 850 € Strafe."],
		["fr", "La ville retient 1 850 € de pénalité par tranche de cent courses."],
		["es", "Cada contenedor devuelto nos cuesta unos 21.400 € entre flete y destrucción."],
		["it", "Ogni contenitore respinto ci costa circa 21.400 euro tra nolo e penali."],
		["nl", "Elke geretourneerde container kost ons zo'n € 21.400 aan vracht en boetes."],
	])("is no sum where the text says it of one case (%s: %s)", (head, sentence) => {
		const cost = costOf(head, sentence);
		expect(cost).toMatchObject({ amount: null, yearly: false });
		expect(cost?.statement?.plain).toBe(sentence);
	});

	it.each<[Head, string, number]>([
		[
			"fr",
			"La ville retient 1 850 € de pénalité par tranche de cent courses ; nous en sommes à 214 600 € depuis janvier.",
			214_600,
		],
		[
			"en",
			"The city withholds £1,850 of penalty per hundred trips; we are at £214,600 since January.",
			214_600,
		],
	])("is what has come together rather than the rate (%s)", (head, sentence, amount) => {
		expect(costOf(head, sentence)).toMatchObject({ amount, yearly: false });
	});

	it.each<[Head, string]>([
		["en", "If the rate stays above 5 %, the chain cancels and we lose £9.3m a year."],
		["de", "Wenn die Quote über 5 % bleibt, kündigt die Kette, und wir verlieren 9,3 Mio. € im Jahr."],
		["fr", "Si le taux reste au-dessus de 5 %, l'enseigne part et nous perdons 9,3 millions d'euros par an."],
		["es", "Si la tasa sigue por encima del 5 %, la cadena se va y perdemos 9,3 millones de euros al año."],
		[
			"it",
			"Se il tasso resta sopra il 5 %, la catena disdice e abbiamo una perdita di 9,3 milioni di euro all'anno.",
		],
		["nl", "Als het percentage boven 5 % blijft, vertrekt de keten en is het verlies € 9,3 mln per jaar."],
	])("is nothing that only threatens (%s)", (head, sentence) => {
		expect(costOf(head, sentence)).toBeNull();
	});
});
