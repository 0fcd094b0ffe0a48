import { describe, expect, it } from "vitest";
import { decisionsOf } from "../../../src/consultant.ts";
import { consultationOf, today } from "../../read-text.ts";

const texts = {
	en: "Final bills go out late, because three of seven posts in billing are vacant.\n\nProposals\n- Hand the billing to Enervia: £11.40 an invoice\n- Set thresholds for the release of bills: £4,000, 2 weeks\n- Train two colleagues for billing: £3,000, 3 weeks\n\nAt most £60,000 may be spent.",
	de: "Schlussrechnungen gehen verspätet hinaus, weil von sieben Stellen in der Abrechnung drei unbesetzt sind.\n\nVorschläge\n- Die Abrechnung an Enervia geben: 11,40 € je Rechnung\n- Schwellenwerte für die Freigabe einführen: 4.000 €, 2 Wochen\n- Zwei Kollegen für die Abrechnung schulen: 3.000 €, 3 Wochen\n\nHöchstens 60.000 € dürfen ausgegeben werden.",
};

describe("a way that has a price for one of something, of which nobody knows how many", () => {
	it.each(Object.entries(texts))(
		"is recommended by no limit of money, alone or with others (%s)",
		(_, text) => {
			const consultation = consultationOf(text);
			const rootCause = consultation.case.causes[0]?.text ?? "";
			const [decision] = decisionsOf(
				consultation,
				{ rootCause, whysPath: [rootCause], research: null },
				today,
			);
			const recommended = (decision?.options ?? []).filter((option) => option.recommended);
			expect(recommended.map(({ label, description }) => `${label} ${description}`).join("\n")).not.toContain(
				"Enervia",
			);
			expect(recommended).toHaveLength(1);
		},
	);
});
