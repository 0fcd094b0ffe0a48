import { describe, expect, test } from "vitest";
import { caseOfText } from "../read-text.ts";

/** A text around a statement, one that names a way with its price in passing and one that tells of other money. */
const texts = [
	{
		language: "en",
		before:
			"Visits have dropped from 3,100 to 1,950 a month. Nobody answers the inbox, because it goes to an old address.",
		after: "We can spend at most £29,000.",
		ways: [
			"I can rent two vans with lifts from Medivan for £1,150 a month each.",
			"Keeping a set of lift spares on the shelf would be £3,400 once.",
			"The vendor has a fix for it, £1,900 one-off, three weeks.",
			"A new scanner with the software comes to £1,900.",
		],
		others: [
			"Refunds have cost us £7,400 so far.",
			"They pay £54,000 a year.",
			"The contract is worth £420,000 a year.",
			"Repeating the tests costs us £148,000 a year.",
		],
	},
	{
		language: "de",
		before:
			"Die Besuche sind von 3.100 auf 1.950 im Monat gefallen. Niemand liest das Postfach, weil es an eine alte Adresse geht.",
		after: "Wir dürfen höchstens 29.000 € ausgeben.",
		ways: [
			"Ein Satz Ersatzteile im Regal würde einmalig 3.400 € kosten.",
			"Mein Cousin hat dafür eine App, 180 € im Monat, in zwei Wochen läuft sie.",
			"Für 4.000 € könnten wir das Tor ersetzen lassen.",
		],
		others: [
			"Erstattungen haben uns bisher 7.400 € gekostet.",
			"Das beschäftigt zwei Vollzeitkräfte, das sind rund 110.000 € im Jahr.",
			"Die Maschine hat 2023 6.800 € gekostet.",
		],
	},
	{
		language: "fr",
		before:
			"Les visites sont passées de 3 100 à 1 950 par mois. Personne ne lit la boîte, parce qu'elle va à une ancienne adresse.",
		after: "Nous pouvons dépenser 29 000 € au plus.",
		ways: [
			"Je peux louer deux camionnettes chez Medivan pour 1 150 € par mois.",
			"Un nouveau lecteur avec le logiciel revient à 1 900 €.",
		],
		others: ["Les remboursements nous ont coûté 7 400 € jusqu'ici.", "La machine a coûté 6 800 € en 2023."],
	},
	{
		language: "es",
		before:
			"Las visitas han bajado de 3.100 a 1.950 al mes. Nadie lee el buzón, porque llega a una dirección vieja.",
		after: "Podemos gastar como máximo 29.000 €.",
		ways: [
			"Un rodamiento urgente desde Italia: 2.300 € y llega en cuatro días.",
			"Un ordenador nuevo para la báscula con el programa son 1.900 €.",
		],
		others: ["Perdemos 4.000 € al mes.", "Cada punto que perdemos son unos 14.000 €."],
	},
	{
		language: "it",
		before:
			"Le visite sono scese da 3.100 a 1.950 al mese. Nessuno legge la casella, perché arriva a un vecchio indirizzo.",
		after: "Possiamo spendere al massimo 29.000 €.",
		ways: ["Posso noleggiare due furgoni da Medivan a 1.150 € al mese."],
		others: ["Perdiamo 4.000 € al mese.", "La macchina è costata 6.800 € nel 2023."],
	},
	{
		language: "nl",
		before:
			"De bezoeken zijn gedaald van 3.100 naar 1.950 per maand. Niemand leest de mailbox, omdat die naar een oud adres gaat.",
		after: "We mogen hoogstens € 29.000 uitgeven.",
		ways: [
			"Ik kan bij Medivan twee busjes huren voor € 1.150 per maand.",
			"Een set reserveonderdelen op de plank zou eenmalig € 3.400 kosten.",
		],
		others: ["We verliezen € 4.000 per maand.", "De machine kostte in 2023 € 6.800."],
	},
];

describe.each(texts)(
	"What could be done, named in passing ($language)",
	({ before, after, ways, others }) => {
		const opensOption = (text: string, said: string) =>
			caseOfText(text).options.some(({ statements }) =>
				statements.some(({ plain }) => said.startsWith(plain.slice(0, 20))),
			);

		test.each(ways)("is a way with its price: %s", (said) => {
			expect(opensOption(`${before}\n\n${said}\n\n${after}`, said)).toBe(true);
		});

		test.each(others)("is none where money was paid, lost or earned: %s", (said) => {
			expect(opensOption(`${before} ${said}\n\n${after}`, said)).toBe(false);
		});
	},
);

test("the price and time of a way are called so in the ledger, and its statement an option", () => {
	const { ledger, options } = caseOfText(
		"Visits have dropped from 3,100 to 1,950 a month. The vendor has a fix, £1,900 one-off, three weeks.",
	);
	expect(options).toHaveLength(1);
	const roles = ledger.map(({ figure, role }) => [figure.value, role]);
	expect(roles).toContainEqual([1900, "option cost"]);
	expect(roles).toContainEqual([3, "option time"]);
});
