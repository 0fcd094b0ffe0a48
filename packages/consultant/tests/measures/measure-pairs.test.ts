import { describe, expect, it } from "vitest";
import { caseOfText } from "../read-text.ts";

/** The first measure: its name, its value of today and the one wanted. */
const pairOf = (text: string) => {
	const [measure] = caseOfText(text).measures;
	return [measure?.baseline?.figure.value ?? null, measure?.target?.figure.value ?? null];
};

describe("of several things that a sentence counts", () => {
	it.each([
		[
			"en",
			"31 vans, 640 trips, and the depot was rung up for 118 no-starts. Nobody charges the batteries at night.\n\nI want fewer than 40 no-starts next winter.",
		],
		[
			"de",
			"31 Wagen, 640 Fahrten, und es gab 118 Pannen. Niemand lädt nachts die Batterien.\n\nZiel: im nächsten Winter weniger als 40 Pannen.",
		],
		[
			"fr",
			"31 camionnettes, 640 trajets, et nous avons eu 118 pannes. Personne ne charge les batteries la nuit.\n\nObjectif : moins de 40 pannes l'hiver prochain.",
		],
		[
			"es",
			"31 furgonetas, 640 viajes, y tuvimos 118 averías. Nadie carga las baterías de noche.\n\nObjetivo: menos de 40 averías el próximo invierno.",
		],
		[
			"it",
			"31 furgoni, 640 viaggi, e abbiamo avuto 118 guasti. Nessuno carica le batterie di notte.\n\nObiettivo: meno di 40 guasti il prossimo inverno.",
		],
		[
			"nl",
			"31 busjes, 640 ritten, en wij hadden 118 storingen. Niemand laadt 's nachts de accu's.\n\nDoel: minder dan 40 storingen volgende winter.",
		],
	])("the target's own is compared with it (%s)", (_, text) => {
		expect(pairOf(text)).toEqual([118, 40]);
	});

	it("none is, where no clause speaks of it", () => {
		expect(
			pairOf(
				"31 vans and 640 trips this winter. Nobody charges the batteries.\n\nTarget: fewer than 40 call-outs this winter.",
			),
		).toEqual([null, 40]);
	});
});

it("amounts of one unit are compared, in whole numbers or not", () => {
	expect(pairOf("We lost 2.9 tonnes of food in October. We want 1 tonne by the end of April 2027.")).toEqual([
		2.9, 1,
	]);
});
