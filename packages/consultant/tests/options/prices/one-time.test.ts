import { expect, it } from "vitest";
import { caseOfText } from "../../read-text.ts";
import { inList } from "../in-list.ts";

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
	const [option] = caseOfText(inList(language, way)).options;
	expect(option?.time).toEqual({ value, unit });
});

it("a price by the month is no time", () => {
	const text =
		"Late parcels are at 22 %.\n\nOptions\n- Lease scanners, £38 a month each\n- A second gate, £1,800, 2 weeks";
	expect(caseOfText(text).options[0]?.time).toBeNull();
});
