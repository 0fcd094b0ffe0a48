import { expect, it } from "vitest";
import { caseOfText } from "../read-text.ts";

it.each([
	["en", "New locks at the gate - £2,750, done inside a week", 1, "week"],
	["en", "New locks at the gate, £2,750, ready in a fortnight", 2, "week"],
	["en", "New locks at the gate, £2,750, takes a month", 1, "month"],
	["de", "Neue Schlösser am Tor, 2.750 €, innerhalb einer Woche fertig", 1, "week"],
	["fr", "De nouvelles serrures, 2 750 €, prêt en une semaine", 1, "week"],
	["es", "Cerraduras nuevas, 2.750 €, listo en una semana", 1, "week"],
	["it", "Serrature nuove, 2.750 €, pronto in una settimana", 1, "week"],
	["nl", "Nieuwe sloten, € 2.750, klaar binnen een week", 1, "week"],
] as const)("one unit of time is how long a way takes (%s: %s)", (language, way, value, unit) => {
	const heads = {
		en: "Options",
		de: "Vorschläge",
		fr: "Propositions",
		es: "Propuestas",
		it: "Proposte",
		nl: "Voorstellen",
	};
	const others = {
		en: "Late parcels are at 22 %.|A second gate, £1,800, 2 weeks",
		de: "Verspätete Pakete liegen bei 22 %.|Ein zweites Tor, 1.800 €, 2 Wochen",
		fr: "Les colis en retard sont à 22 %.|Une deuxième porte, 1 800 €, 2 semaines",
		es: "Los paquetes con retraso están en el 22 %.|Una segunda puerta, 1.800 €, 2 semanas",
		it: "I pacchi in ritardo sono al 22 %.|Un secondo portone, 1.800 €, 2 settimane",
		nl: "Te late pakketten liggen op 22 %.|Een tweede poort, € 1.800, 2 weken",
	};
	const [problem, other] = others[language].split("|");
	const [option] = caseOfText(`${problem}\n\n${heads[language]}\n- ${way}\n- ${other}`).options;
	expect(option?.time).toEqual({ value, unit });
});

it("a price by the month is no time", () => {
	const text =
		"Late parcels are at 22 %.\n\nOptions\n- Lease scanners, £38 a month each\n- A second gate, £1,800, 2 weeks";
	expect(caseOfText(text).options[0]?.time).toBeNull();
});
