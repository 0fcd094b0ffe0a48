import { describe, expect, it, test } from "vitest";
import { standingOf } from "../../src/case/options/standing.ts";
import { decisionsOf, planOf } from "../../src/consultant.ts";
import { servesCause } from "../../src/decisions/serves-cause.ts";
import type { KnownLanguage } from "../../src/languages/language.ts";
import { caseOfText, consultationOf, today } from "../read-text.ts";

describe("Whether a text speaks for a way forward or against it", () => {
	test.each<[KnownLanguage, string, "recommended" | "rejected" | "open"]>([
		["en", "I recommend the second supplier.", "recommended"],
		["en", "I would not recommend it.", "rejected"],
		["en", "We advise against the move.", "rejected"],
		["en", "Nobody on the board recommends this.", "rejected"],
		["en", "This was ruled out in May.", "rejected"],
		["en", "A second supplier for 4 weeks.", "open"],
		["de", "Wird von mir nicht empfohlen.", "rejected"],
		["de", "Der Einkauf empfiehlt das.", "recommended"],
		["de", "Davon rät die Werkstatt ab, die Leitung rät davon ab.", "rejected"],
		["de", "Diese Variante scheidet aus.", "rejected"],
		["de", "Nicht billig, wird aber von allen empfohlen.", "recommended"],
		["fr", "Nous ne recommandons pas cette piste.", "rejected"],
		["fr", "Recommandé par le comité.", "recommended"],
		["fr", "Déconseillé par l'atelier.", "rejected"],
		["es", "No se recomienda antes de mayo.", "rejected"],
		["es", "Lo recomienda el taller.", "recommended"],
		["es", "Descartado por la dirección.", "rejected"],
		["it", "Non è consigliabile.", "rejected"],
		["it", "Raccomandato dal responsabile.", "recommended"],
		["it", "Il consulente lo sconsiglia.", "rejected"],
		["nl", "Dit wordt niet aanbevolen.", "rejected"],
		["nl", "Aanbevolen door de werkplaats.", "recommended"],
		["nl", "De planner raadt dit af.", "rejected"],
	])("%s: %s", (language, plain, standing) => {
		expect(standingOf([{ plain, language }])).toBe(standing);
	});
});

const text = `Laundry memo, 3 March 2026

In February 14 % of hotel deliveries were late, the target is 3 % by 30 September 2026. It costs us EUR 60,000 a year.

Findings
- the ironing line stops because its bearings are never greased
- drivers wait for the trolleys, which nobody counts

Proposals
1. Grease the ironing line weekly by a contractor, EUR 6,000, 2 weeks
2. Count the trolleys at the gate, EUR 3,000, 4 weeks
3. Move the night shift to noon, EUR 1,000, 2 weeks, but two hotels would lose their early delivery
4. Rent a second hall, EUR 9,000, 8 weeks. The operations manager advises against it.

At most EUR 40,000 may be spent.`;

describe("What is recommended", () => {
	const consultation = consultationOf(text);
	const cause = (words: string) =>
		consultation.case.causes.find(({ text: said }) => said.includes(words))?.text ?? words;
	const decided = (rootCause: string) => {
		const decisions = decisionsOf(consultation, { rootCause, whysPath: [rootCause], research: null }, today);
		const [measures] = decisions;
		if (!measures) throw new Error("nothing to decide");
		return { decisions, measures };
	};
	const recommended = (rootCause: string) =>
		decided(rootCause).measures.options.find((option) => option.recommended)?.description ?? "";

	it("leaves out what the text speaks against, however cheap it is, and says so where it stands", () => {
		const { measures } = decided(cause("greased"));
		expect(recommended(cause("greased"))).toMatch(/Grease the ironing line/);
		const together = measures.options.find(({ id }) => id === "package")?.description;
		expect(together).toMatch(/Grease the ironing line.*Count the trolleys/);
		expect(together).not.toMatch(/night shift|second hall/);
		const [shift, hall] = ["night shift", "second hall"].map((words) =>
			measures.options.find(({ label }) => label.includes(words)),
		);
		expect(shift?.cons).toContain("Your text also says: “but two hotels would lose their early delivery”");
		expect(hall?.reasoning).toBe("Named in your text, which speaks against it.");
	});

	it("misses a price or a time only where the text states none", () => {
		const { options } = decided(cause("greased")).measures;
		const cons = options
			.filter(({ measures = [] }) => measures.length === 1)
			.flatMap((option) => option.cons);
		expect(cons.filter((con) => con.includes("has to be found out"))).toEqual([]);
	});

	it("says when nothing that is proposed speaks of the root cause, and plans who removes it", () => {
		const other = "The boiler is too small";
		const { measures } = decided(other);
		expect(measures.context).toContain("Your text does not say which of its proposals removes this cause");
		expect(decided(cause("greased")).measures.context).not.toContain("None of your text's proposals");
		const planned = (rootCause: string) => {
			const { decisions } = decided(rootCause);
			const selected = Object.fromEntries(
				decisions.map(({ id, options }) => [id, options.find((option) => option.recommended)?.id ?? ""]),
			);
			const { workstreams } = planOf(consultation, { rootCause, decisions, selected }, today);
			return workstreams.flatMap(({ tasks }) => tasks.map(({ name }) => name));
		};
		const removal = (rootCause: string) =>
			planned(rootCause).find((name) => /, and by when: /.test(name) && name.includes(rootCause));
		expect(removal(other)).toBeDefined();
		expect(removal(cause("greased"))).toBeUndefined();
	});
});

test("A measure serves a cause in other forms of the same words, or where a person linked the two", () => {
	const case_ = caseOfText(text);
	const serving = (rootCause: string) =>
		case_.options
			.filter(servesCause(case_, rootCause))
			.map(({ label }) => label.split(" ").slice(0, 2).join(" "));
	expect(serving("Nobody counted trolleys")).toEqual(["Count the"]);
	expect(serving("The boiler is too small")).toEqual([]);
});
