import { describe, expect, it } from "vitest";
import { caseOfText } from "../read-text.ts";

const waysOf = (text: string) => caseOfText(text).options.map(({ price }) => price?.max ?? null);

describe("how often something was said in a survey", () => {
	it.each([
		[
			"en",
			'Memo of 9 November 2026\n\n31.5 % of the aids come back. The forms say: 402 x "too loud / unpleasant", 231 x "cannot handle it", 118 x price, 119 x other.\n\nOptions\n- a call on day five, £63,000',
		],
		[
			"de",
			'Vermerk vom 9. November 2026\n\n31,5 % der Geräte werden zurückgegeben. Die Auswertung zeigt: 402 x "zu laut / unangenehm", 231 x "kommt nicht zurecht", 118 x Preis, 119 x Sonstiges.\n\nVorschläge\n- ein Anruf am fünften Tag, 63.000 €',
		],
		[
			"fr",
			"Note du 9 novembre 2026\n\n31,5 % des appareils reviennent. Les fiches montrent : 402 x « trop fort / désagréable », 231 x « trop compliqué », 118 x prix, 119 x divers.\n\nPistes\n- un appel au cinquième jour, 63 000 €",
		],
		[
			"it",
			"Nota del 9 novembre 2026\n\nIl 31,5 % degli apparecchi torna indietro. I moduli dicono: 402 × troppo forte, 231 × troppo difficile, 118 × prezzo, 119 × altro.\n\nProposte\n- una telefonata al quinto giorno, 63.000 €",
		],
	])("is no way and no price (%s)", (_, text) => {
		expect(waysOf(text)).toEqual([63_000]);
	});

	it.each([
		[
			"en",
			"Memo of 9 November 2026\n\n31.5 % of the aids come back, nobody calls.\n\nOptions\n- headsets for the callers: 3 x £410",
		],
		[
			"de",
			"Vermerk vom 9. November 2026\n\n31,5 % der Geräte kommen zurück, niemand ruft an.\n\nVorschläge\n- Headsets für den Anruf: 3 x 410 €",
		],
		[
			"it",
			"Nota del 9 novembre 2026\n\nIl 31,5 % degli apparecchi torna, nessuno chiama.\n\nProposte\n- cuffie per le chiamate: 3 × 410 €",
		],
	])("is told from what is multiplied (%s)", (_, text) => {
		expect(waysOf(text)).toEqual([1230]);
	});

	it("is one statement, whatever slash stands between its quotation marks", () => {
		const { statements } = caseOfText(
			'Memo of 9 November 2026\n\nThe forms say so: 402 x "much too loud / rather unpleasant to wear", 231 x "cannot handle it".',
		);
		expect(statements.filter(({ plain }) => plain.includes("unpleasant"))).toHaveLength(1);
		expect(statements.find(({ plain }) => plain.includes("unpleasant"))?.plain).toContain("too loud");
	});
});
