import { describe, expect, it } from "vitest";
import { decisionsOf, treeOf } from "../../src/consultant.ts";
import { caseOfText, consultationOf, today } from "../read-text.ts";

/** A register of losses with their causes, and a table of ideas with cost and gain, as a workbook is read. */
const registers = {
	en: `Losses

Loss: Changeover too long on line 3 | Loss per year (USD): 148000 | Why: No tools at the line
Loss: Broken glass jars at the depalletizer | Loss per year (USD): 212000 | Why: Guide rail bent since the move in May
Loss: Label misprints scrapped | Loss per year (USD): 31000 | Why: Print file is changed by hand for each order

Ideas

Idea: Replace guide rail and add pallet stop | Cost (USD): 18500 | Weeks: 4 | Saves per year (USD): 170000
Idea: Quarterly scale calibration contract | Cost (USD): 9600 | Weeks: 3 | Saves per year (USD): 80000`,
	de: `Verluste

Verlust: Umrüsten dauert zu lange an Linie 3 | Verlust pro Jahr (EUR): 148000 | Warum: Keine Werkzeuge an der Linie
Verlust: Zerbrochene Gläser am Entpalettierer | Verlust pro Jahr (EUR): 212000 | Warum: Führungsschiene verbogen seit dem Umzug im Mai
Verlust: Fehldrucke der Etiketten verworfen | Verlust pro Jahr (EUR): 31000 | Warum: Druckdatei wird für jeden Auftrag von Hand geändert

Ideen

Idee: Führungsschiene ersetzen und Palettenstopp einbauen | Kosten (EUR): 18500 | Wochen: 4 | Ersparnis pro Jahr (EUR): 170000
Idee: Vertrag für vierteljährliche Kalibrierung | Kosten (EUR): 9600 | Wochen: 3 | Ersparnis pro Jahr (EUR): 80000`,
};

const parts = {
	en: {
		problem: "Broken glass jars",
		cause: "Guide rail bent",
		offer: "calibration contract",
		apart: "another row",
	},
	de: { problem: "Zerbrochene Gläser", cause: "verbogen", offer: "Kalibrierung", apart: "anderen Zeile" },
};

describe.each(["en", "de"] as const)("a register of losses with a column for why (%s)", (language) => {
	const said = parts[language];
	const consultation = consultationOf(registers[language]);
	const [own, ...others] = treeOf(consultation).branches.filter(({ supporting }) => supporting.length > 0);

	it("has its costliest row as the problem, and first the cause that stands in that row", () => {
		expect(consultation.case.problem?.text).toContain(said.problem);
		expect(own?.option).toContain(said.cause);
		expect(own?.consideration).not.toContain(said.apart);
	});

	it("says of the causes of other rows where they stand, and offers no idea as one", () => {
		expect(others.map(({ consideration }) => consideration.includes(said.apart))).toEqual([true, true]);
		expect(others.filter(({ option }) => option.includes(said.offer))).toEqual([]);
	});

	it("takes what an idea saves every year for its gain, by which it pays back, and not for its price", () => {
		const [decision] = decisionsOf(
			consultation,
			{ rootCause: own?.option ?? "", whysPath: [own?.option ?? ""], research: null },
			today,
		);
		const [first] = (decision?.options ?? []).filter(({ mark }) => mark === "quoted");
		expect(first?.estimated_cost).toEqual({ min: 18_500, max: 18_500 });
		expect(first?.payback?.months).toBe(1.3);
	});
});

describe("what happened since an event", () => {
	it.each([
		["en", "Since the move in May the rail is bent."],
		["de", "Seit dem Umzug im Mai ist die Schiene verbogen."],
		["fr", "Le rail est tordu depuis le déménagement en mai."],
		["es", "El carril está doblado desde el traslado en mayo."],
		["it", "La guida è piegata dal trasloco a maggio."],
		["nl", "De geleiderail is krom sinds de verhuizing in mei."],
	])("was in the last May, not in the next (%s)", (_, text) => {
		expect(caseOfText(text).ledger.map(({ figure }) => figure.date?.to)).toEqual(["2026-05-31"]);
	});
});

describe("what stands below the heading that says how things are", () => {
	it.each([
		[
			"en",
			"1. Situation\nFinal bills go out late. The regulator has heard us on 22 September.\n\n2. Causes\n- The meter readings do not arrive because the interface cuts the device numbers.\n- Three of seven posts are vacant since March.",
			"regulator",
		],
		[
			"de",
			"1. Lage\nSchlussrechnungen gehen verspätet hinaus. Die Bundesnetzagentur hat uns am 22. September angehört.\n\n2. Ursachen\n- Die Zählerstände kommen nicht an, weil die Schnittstelle die Gerätenummern kürzt.\n- Von sieben Stellen sind drei seit März unbesetzt.",
			"Bundesnetzagentur",
		],
		[
			"fr",
			"1. Situation\nLes factures partent en retard. Le régulateur nous a entendus le 22 septembre.\n\n2. Causes\n- Les relevés n'arrivent pas parce que l'interface tronque les numéros d'appareil.\n- Trois postes sur sept sont vacants depuis mars.",
			"régulateur",
		],
	])("is no cause where causes have a heading of their own (%s)", (_, text, word) => {
		const causes = caseOfText(text).causes.map(({ text: cause }) => cause);
		expect(causes).toHaveLength(2);
		expect(causes.filter((cause) => cause.includes(word))).toEqual([]);
	});
});
