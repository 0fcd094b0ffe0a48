import { describe, expect, it } from "vitest";
import { wayName } from "../../src/case/options/way-name.ts";
import type { KnownLanguage } from "../../src/languages/language.ts";

describe("the name of a way forward", () => {
	it.each<[KnownLanguage, string, string, string]>([
		[
			"en",
			"I can rent two vans with lifts from Medivan for £900 a month",
			"£900",
			"Rent two vans with lifts from Medivan",
		],
		["en", "Keeping spares on the shelf would be £3,400 once", "£3,400", "Keeping spares on the shelf"],
		["en", "A third clerk would cost us roughly £1,400 a month", "£1,400", "A third clerk"],
		["en", "Our IT says that the portal could send the changes", "", "The portal could send the changes"],
		["en", "A tariff feed costs $400 a month and would tell us of each change", "$400", "A tariff feed"],
		[
			"en",
			"Publish the rota eight weeks ahead, no cost, but the union decides",
			"",
			"Publish the rota eight weeks ahead",
		],
		["en", "There is a second firm in Leeds", "", "A second firm in Leeds"],
		["en", "And then there's a hire clause", "", "A hire clause"],
		["en", "Dawn says pay the strike like the build, £35 a lift", "£35", "Pay the strike like the build"],
		["de", "Dann gibt es noch eine Mietklausel", "", "Eine Mietklausel"],
		["fr", "Puis il y a une clause de location", "", "Une clause de location"],
		["es", "Luego hay una cláusula de alquiler", "", "Una cláusula de alquiler"],
		["it", "Poi c'è una clausola di noleggio", "", "Una clausola di noleggio"],
		["nl", "Dan is er een huurclausule", "", "Een huurclausule"],
		["de", "Ich sehe drei Wege: Wir schließen den Vertrag wieder ab", "", "Den Vertrag wieder abschließen"],
		["de", "Wir könnten zwei Wagen mieten, das kostet 900 € im Monat", "900 €", "Zwei Wagen mieten"],
		[
			"de",
			"Den alten Bogen könnte Frau Kern sofort wieder einführen",
			"",
			"Den alten Bogen sofort wieder einführen",
		],
		["nl", "De oude lijst kan Ilse meteen weer invoeren", "", "De oude lijst meteen weer invoeren"],
		["de", "Wir ersetzen die Schließer für 3.200 €", "3.200 €", "Die Schließer ersetzen"],
		["de", "Mein Schwager hat eine App für Schichten", "", "Eine App für Schichten"],
		[
			"de",
			"Einen zweiten Prüfer einstellen, würde rund 4.000 € im Monat kosten",
			"4.000 €",
			"Einen zweiten Prüfer einstellen",
		],
		[
			"fr",
			"Je peux louer deux camions chez Berger pour 900 € par mois",
			"900 €",
			"Louer deux camions chez Berger",
		],
		["fr", "Une seconde douchette au comptoir coûte 380 €", "380 €", "Une seconde douchette au comptoir"],
		["fr", "Pour les solutions : on peut inverser la tournée, ça ne coûte rien", "", "Inverser la tournée"],
		["es", "Mi primo tiene en Jaén una app de turnos", "", "Una app de turnos"],
		["es", "Un ordenador nuevo para la báscula son 1.900 €", "1.900 €", "Un ordenador nuevo para la báscula"],
		["es", "Se podría alquilar una grúa por 900 € al mes", "900 €", "Alquilar una grúa"],
		["it", "Possiamo noleggiare due furgoni per 900 euro al mese", "900 euro", "Noleggiare due furgoni"],
		["it", "Una seconda cassa costerebbe circa 4.000 euro", "4.000 euro", "Una seconda cassa"],
		["nl", "We kunnen twee busjes huren voor € 900 per maand", "€ 900", "Twee busjes huren"],
		["nl", "We sluiten het contract weer af", "", "Het contract weer afsluiten"],
		["de", "Wir könnten den Dienst für 4.200 € kaufen", "4.200 €", "Den Dienst kaufen"],
		["fr", "Je mettrais une seconde personne à l'accueil", "", "Mettre une seconde personne à l'accueil"],
		["fr", "J'achèterais un camion, 18 000 €", "18 000 €", "Acheter un camion"],
		["es", "Yo pondría una segunda persona en recepción", "", "Poner una segunda persona en recepción"],
		["es", "Alquilaríamos un almacén, 2.000 € al mes", "2.000 €", "Alquilar un almacén"],
		["es", "Debería comprarse una báscula", "", "Debería comprarse una báscula"],
		["it", "Io metterei una seconda persona in cassa", "", "Mettere una seconda persona in cassa"],
		["it", "Noleggerei un furgone, 900 € al mese", "900 €", "Noleggiare un furgone"],
	])("is the way itself (%s): %s", (language, said, amount, name) => {
		expect(wayName(said, language, amount === "" ? [] : [amount])).toBe(name);
	});

	it.each<[KnownLanguage, string, string]>([
		["en", "Lift the free-freight threshold to £150", "£150"],
		["en", "A retention bonus of £4,000 per head", "£4,000"],
		["en", "Option 1. Roll out Fairholme to all five areas", ""],
		["de", "Zentrale Datenblätter: Angebot Kauf", ""],
		["de", "Wir können nicht mehr", ""],
		["es", "Fianza de 30 € al reservar", "30 €"],
		["it", "Portare la soglia della firma a 8.000 euro", "8.000 euro"],
		["nl", "Mandaat van € 7.500 naar € 15.000", "€ 7.500"],
	])("keeps what belongs to it (%s): %s", (language, said, amount) => {
		expect(wayName(said, language, amount === "" ? [] : [amount])).toBe(said);
	});
});
