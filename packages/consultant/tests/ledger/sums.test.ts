import { describe, expect, it } from "vitest";
import { caseOfText } from "../read-text.ts";

const pairsIn = (text: string) =>
	caseOfText(text).contradictions.map(({ one, other }) => `${one.plain} | ${other.plain}`);

describe("a total that its parts do not add up to", () => {
	it.each([
		[
			"in the next sentence (en)",
			"The pumps fail every week. Spare parts took £4,100, call-outs £2,900 and hired tankers £6,000. The full cost of these is £11,500.",
			"Spare parts took £4,100, call-outs £2,900 and hired tankers £6,000. | The full cost of these is £11,500.",
		],
		[
			"below a list (fr)",
			"Les pompes tombent en panne.\n\n- Pièces 4 100 €\n- Dépannages 2 900 €\n- Citernes 6 000 €\n- Total 12 000 €",
			"Citernes 6 000 € | Total 12 000 €",
		],
		[
			"above its parts (nl)",
			"De pompen vallen elke week uit.\n\nStilstand in totaal: 30 uur\nwaarvan storing 14 uur\nwaarvan wachten op onderdelen 11 uur\nwaarvan wachten op de monteur 9 uur",
			"Stilstand in totaal: 30 uur | waarvan wachten op de monteur 9 uur",
		],
		[
			"in the next sentence (it)",
			"Le pompe si guastano ogni settimana. I ricambi sono costati 4.100 euro e gli interventi 2.900 euro. In totale fanno 6.400 euro.",
			"I ricambi sono costati 4.100 euro e gli interventi 2.900 euro. | In totale fanno 6.400 euro.",
		],
	])("is asked about %s", (_where, text, pair) => {
		expect(pairsIn(text)).toContain(pair);
	});

	it.each([
		[
			"they do add up",
			"The pumps fail every week. Spare parts took £4,100 and call-outs £2,900. Together that is £7,000.",
		],
		[
			"they are rounded",
			"Die Pumpen fallen aus. Ersatzteile kosteten 4.133 €, Einsätze 2.910 €. Zusammen sind das 7.040 €.",
		],
		[
			"only some of them are named",
			"Las bombas fallan.\n\nParada en total: 30 horas\nde las cuales 14 por avería\nde las cuales 9 por repuestos",
		],
		[
			"the total is of something else",
			"The pumps fail every week. Spare parts took £4,100 and call-outs £2,900. Our turnover is £910,000 in total.",
		],
	])("is not asked about where %s", (_why, text) => {
		expect(pairsIn(text)).toEqual([]);
	});
});
