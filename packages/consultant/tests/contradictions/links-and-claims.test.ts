import { expect, test } from "vitest";
import { caseOfText } from "../read-text.ts";

const pairsIn = (text: string) =>
	caseOfText(text).contradictions.map(({ one, other }) => [one.plain, other.plain]);

test.each([
	[
		"en",
		"Report, 3 May 2026\n\nIn April 9% of operations started late; a year ago it was 3%.\n\nTrays come back without a list. Staff stopped filling in the count sheets in May. The count sheets were withdrawn when the software went live, and nobody had told the theatres that it does not count instruments.",
	],
	[
		"es",
		"Acta, 3 de mayo de 2026\n\nEn abril se suspendió el 34 % de las sesiones; hace un año era el 12 %.\n\nFaltan reactivos. Tomás explica que cada pedido necesita tres firmas y que la segunda la pone contratación, que solo se reúne los jueves. La norma de las tres firmas se aprobó en 2022 después de una auditoría y nadie la ha revisado desde entonces.",
	],
	[
		"de",
		"Vermerk, 3. Mai 2026\n\nIm April kamen 34 % der Lieferungen zu spät; im Vorjahr waren es 12 %.\n\nDie Packlisten hängen nicht mehr aus. Das Lager sagt, jede Packliste braucht zwei Unterschriften. Die Regel der zwei Unterschriften stammt von 2019, und niemand hat sie seither geprüft.",
	],
])("Two links of one chain do not contradict each other (%s)", (_language, text) => {
	expect(pairsIn(text)).toEqual([]);
});

test.each([
	[
		"fr",
		"Compte rendu, 3 mai 2026\n\nEn avril, 18 % des repas étaient faux ; l'an dernier 5 %.\n\nMme Lebrun précise que la délégation de signature a expiré en septembre et que personne ne l'a renouvelée.\n\nSuites\nMme Lebrun inscrit la délégation de signature à l'ordre du jour du conseil du 15 décembre.",
	],
	[
		"en",
		"Minutes, 3 May 2026\n\nIn April 44% of repairs needed a second visit; a year ago it was 19%.\n\nThe script was cut down in January to get calls under three minutes, and nobody asks what boiler it is.\n\nNext steps\nGareth Pugh gets the old script out of the archive by Friday.",
	],
])("What somebody is to do contradicts no claim (%s)", (_language, text) => {
	expect(pairsIn(text)).toEqual([]);
});

test.each([
	[
		"it",
		"Il dott. Moretti attribuisce il calo ai prezzi. Nel questionario, invece, solo 12 ospiti su 340 citano il prezzo.",
	],
	[
		"en",
		"Dr Moretti attributes the fall to the prices. In the questionnaire only 12 of 340 guests mention the price.",
	],
	[
		"de",
		"Moretti führt den Rückgang auf die Preise zurück. Im Fragebogen nennen nur 12 von 340 Gästen den Preis.",
	],
	[
		"fr",
		"Le Dr Moretti attribue la baisse aux prix. Dans le questionnaire, seulement 12 clients sur 340 citent le prix.",
	],
	[
		"es",
		"El Dr. Moretti atribuye la caída a los precios. En el cuestionario solo 12 de 340 clientes citan el precio.",
	],
	[
		"nl",
		"Dr. Moretti wijt de daling aan de prijzen. In de vragenlijst noemen slechts 12 van de 340 gasten de prijs.",
	],
	[
		"de",
		"Herr Tadić vermutet, dass vor allem die Leihkräfte die Fehler machen. Die Auswertung von Frau Lorenz ergibt etwas anderes: 46 der 57 Fehler entstanden ohne Leihkraft.",
	],
])(
	"What somebody puts it down to, and the record against it, are a pair and no causes (%s: %s)",
	(_language, said) => {
		const { contradictions, causes } = caseOfText(`Memo\n\n31 % 2026, 18 % 2023.\n\n${said}`);
		expect(contradictions).toHaveLength(1);
		expect(causes).toEqual([]);
	},
);

test("Who answers somebody else in a talk does not contradict what they said themselves", () => {
	const pairs = pairsIn(`00:10 Ann Rao: each second visit costs us about £110, we had 620 visits last month
00:20 Gareth Pugh: the tenants aren't in half the time
00:30 Ann Rao: that's not what the app says, no access was 4% of visits`);
	expect(pairs).toEqual([[expect.stringContaining("half the time"), expect.stringContaining("the app")]]);
});

test.each([
	[
		"en",
		"Study, 3 May 2026\n\nTurnover is at 9 million, a year ago it was 12. Spending on repairs rose in Norway in 2025, according to the statistics office. Spending on repairs fell in Norway in 2025, according to the trade association.",
	],
	[
		"de",
		"Vermerk, 3. Mai 2026\n\nDer Umsatz liegt bei 9 Mio. €, im Vorjahr waren es 12. Die Zufriedenheit der Händler ist im ersten Halbjahr gestiegen, schreibt der Vertrieb. Die Zufriedenheit der Händler ist im ersten Halbjahr gesunken, schreibt der Kundendienst.",
	],
])("Who says it may stand behind what is said (%s)", (_language, text) => {
	expect(pairsIn(text)).toHaveLength(1);
});
