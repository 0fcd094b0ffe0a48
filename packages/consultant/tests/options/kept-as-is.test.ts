import { describe, expect, it } from "vitest";
import type { KnownLanguage } from "../../src/languages/language.ts";
import { caseOfText } from "../read-text.ts";

/** A short text with a problem, a cause, a cap and a day; what is tested stands behind them. */
const heads: Record<KnownLanguage, string> = {
	en: "Late deliveries are at 14 %. Nobody plans the tours and the drivers wait at the gate. The board gives us £80,000 and not a penny more. It has to be done by 30 June 2027.",
	de: "Verspätete Lieferungen liegen bei 14 %. Niemand plant die Touren, und die Fahrer warten am Tor. Der Vorstand gibt höchstens 80.000 €. Das muss bis 30. Juni 2027 erledigt sein.",
	fr: "Les livraisons en retard sont à 14 %. Personne ne planifie les tournées. Le comité donne 80 000 € au maximum. Tout doit être réglé avant le 30 juin 2027.",
	es: "Las entregas tardías están en el 14 %. Nadie planifica las rutas. La junta da 80.000 euros como máximo. Tiene que estar listo antes del 30 de junio de 2027.",
	it: "Le consegne in ritardo sono al 14 %. Nessuno pianifica i giri. Il consiglio dà al massimo 80.000 euro. Deve essere pronto entro il 30 giugno 2027.",
	nl: "Te late leveringen liggen op 14 %. Niemand plant de ritten. De directie geeft maximaal € 80.000. Het moet klaar zijn vóór 30 juni 2027.",
};
const mustNots = (language: KnownLanguage, sentence: string) =>
	caseOfText(`${heads[language]} ${sentence}`).mustNots.map(({ text }) => text);

describe("what stays as it is, beside a cap and a day", () => {
	it.each<[KnownLanguage, string]>([
		["en", "Delivery fees stay exactly as they are."],
		["en", "Leave the night shift alone."],
		["en", "We won't be hiring anybody either."],
		["en", "No redundancies, that was promised to the union."],
		["de", "Die Liefergebühren bleiben unverändert."],
		["de", "Zusätzliches Personal wird es auch nicht geben."],
		["de", "Keine Überstunden am Wochenende."],
		["fr", "Le tarif des clients ne bouge pas."],
		["fr", "Les chauffeurs gardent leur prime de nuit, tous."],
		["fr", "Surtout pas de travail le dimanche."],
		["es", "Los precios de los socios se mantienen como están."],
		["es", "Sin despidos en el almacén."],
		["es", "El turno de noche no se cambia, cueste lo que cueste."],
		["it", "Le tariffe restano invariate."],
		["it", "Guai a spegnere le celle di notte."],
		["it", "I contratti degli autisti non si toccano."],
		["nl", "De tarieven blijven zoals ze zijn."],
		["nl", "Er komt geen personeel bij."],
		["nl", "De nachtploeg laten we met rust."],
	])("must not be changed (%s): %s", (language, sentence) => {
		expect(mustNots(language, sentence)).toEqual([sentence]);
	});

	it.each<[KnownLanguage, string]>([
		["en", "You have to see the gate at six to believe it."],
		["en", "Nobody told the drivers when the plan changed."],
		["de", "Man muss das Tor um sechs gesehen haben."],
		["de", "Die Waage meldet nichts, weil das Kabel fehlt."],
		["fr", "Il ne faut pas oublier de prévenir la mairie."],
		["fr", "Les camions attendent parce que rien n'est signé."],
		["es", "Así no se puede seguir."],
		["es", "El portero no sabe qué camión llega."],
		["it", "Non si può andare avanti così."],
		["it", "Il portiere non vede gli orari."],
		["nl", "We moeten niet vergeten de poort te smeren."],
		["nl", "De portier krijgt geen seintje."],
	])("is not how things are, or what is only said (%s): %s", (language, sentence) => {
		expect(mustNots(language, sentence)).toEqual([]);
	});

	it("only tells how things are where nothing limits it", () => {
		const text =
			"Late deliveries are at 14 %. The files stay on the desk as they are. Nobody plans the tours, so the drivers wait at the gate for an hour.";
		expect(caseOfText(text).mustNots).toEqual([]);
	});
});
