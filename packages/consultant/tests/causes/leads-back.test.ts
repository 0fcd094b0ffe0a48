import { describe, expect, it } from "vitest";
import { expandWhys, whysTree } from "../../src/whys/tree.ts";
import { caseOfText } from "../read-text.ts";

const chains = {
	en: {
		text: "Memo, 3 March 2026\n\n12 % of the parcels are late.\n\nParcels are late because the vans wait at the ramp. The vans wait at the ramp because nobody plans the slots. Nobody plans the slots because the depot has no planner. Two large customers threaten to leave.",
		deepest: "Nobody plans the slots because the depot has no planner.",
		above: ["Parcels are late because", "The vans wait at the ramp because"],
		threat: "threaten",
	},
	de: {
		text: "Vermerk vom 3. März 2026\n\n12 % der Pakete kommen zu spät.\n\nDie Pakete kommen zu spät, weil die Wagen an der Rampe warten. Die Wagen warten an der Rampe, weil niemand die Zeiten plant. Niemand plant die Zeiten, weil dem Lager ein Disponent fehlt. Zwei Großkunden drohen zu kündigen.",
		deepest: "Niemand plant die Zeiten, weil dem Lager ein Disponent fehlt.",
		above: ["Die Pakete kommen zu spät, weil", "Die Wagen warten an der Rampe, weil"],
		threat: "drohen",
	},
	fr: {
		text: "Note du 3 mars 2026\n\n12 % des colis arrivent en retard.\n\nLes colis arrivent en retard parce que les camions attendent au quai. Les camions attendent au quai parce que personne ne planifie les créneaux. Personne ne planifie les créneaux parce que le dépôt n'a pas de planificateur. Deux gros clients menacent de partir.",
		deepest: "Personne ne planifie les créneaux parce que le dépôt n'a pas de planificateur.",
		above: ["Les colis arrivent en retard parce que", "Les camions attendent au quai parce que"],
		threat: "menacent",
	},
};

describe("below a cause", () => {
	it.each(Object.entries(chains))(
		"stands nothing that the text states as its effect, and no threat (%s)",
		(_language, { text, deepest, above, threat }) => {
			const options = expandWhys(caseOfText(text), null, [deepest]).map(({ option }) => option);
			expect(options.filter((option) => above.some((start) => option.startsWith(start)))).toEqual([]);
			expect(options.filter((option) => option.includes(threat))).toEqual([]);
		},
	);

	it("stands what goes on from it, though nothing says because, and not what it explains", () => {
		const case_ = caseOfText(
			"Memo, 3 March 2026\n\n12 % of the loaves come back, the target is 5 %.\n\nThe loaves are packed warm because the racks are full. The racks are full since the second cooler broke in May. The cooler was never repaired: nobody owns the service contract.",
		);
		const below = (option: string) => expandWhys(case_, null, [option]).map(({ option: why }) => why);
		const [first] = whysTree(case_, null).branches;
		expect(first?.option).toContain("packed warm");
		expect(below(first?.option ?? "")[0]).toContain("since the second cooler broke");
		expect(below("The racks are full since the second cooler broke in May.")[0]).toContain("never repaired");
		const last = below("The cooler was never repaired: nobody owns the service contract.");
		expect(last.filter((option) => option.includes("racks are full"))).toEqual([]);
	});

	it("stands what speaks against a claim neither as its reason nor makes it the first cause", () => {
		const case_ = caseOfText(
			'Letter, 3 March 2026\n\nIn April 612 trips were cancelled, a year before it was 140. Ms Roy told the meeting: "Nobody has left us because of the pay." In the exit interviews 13 of the 22 named the pay as the reason why they left. Of two instructors one has been retired since February, and the post was not advertised.',
		);
		expect(case_.contradictions).toHaveLength(1);
		const tops = whysTree(case_, null).branches.map(({ option }) => option);
		expect(tops[0]).toContain("two instructors");
	});

	it("stands the next link of a chain, also where its effect is worded otherwise", () => {
		const options = expandWhys(caseOfText(chains.en.text), null, [
			"Parcels are late because the vans wait at the ramp.",
		]).map(({ option }) => option);
		expect(options.some((option) => option.startsWith("The vans wait at the ramp because"))).toBe(true);
	});
});
