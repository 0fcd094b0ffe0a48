import { describe, expect, it, test } from "vitest";
import { decisionsOf, levelBelow, treeOf } from "../../src/consultant.ts";
import { caseOfText, consultationOf, today } from "../read-text.ts";

/** A problem, what it comes from, and a sentence that nobody understands without the one before it. */
const chains = {
	en: [
		"Late deliveries are at 27%, last year it was 11%.\n\nCauses\n- Repairs take nine days.\n- Parts are missing. The spare parts store was cleared out in March.",
		"The store keeper who ordered them left and was not replaced.",
	],
	de: [
		"Der Anteil verspäteter Lieferungen liegt bei 27 %, im Vorjahr waren es 11 %.\n\nUrsachen\n- Reparaturen dauern neun Tage.\n- Es fehlen Teile. Das Ersatzteillager wurde im März geräumt.",
		"Der Lagermeister, der es führte, ist in Rente und wurde nicht ersetzt.",
	],
	fr: [
		"La part des livraisons en retard est de 27 %, contre 11 % l'an dernier.\n\nCauses\n- Les réparations durent neuf jours.\n- Il manque des pièces. La tournée de midi a été supprimée en mars.",
		"Le chauffeur qui l'assurait est parti et n'a pas été remplacé.",
	],
	es: [
		"El 27 % de las entregas llega tarde, el año pasado era el 11 %.\n\nCausas\n- Las reparaciones duran nueve días.\n- Faltan piezas. Las piezas ya no se piden desde marzo.",
		"El encargado que las pedía se jubiló y nadie lo sustituye.",
	],
	it: [
		"Il 27% delle consegne arriva in ritardo, l'anno scorso era l'11%.\n\nCause\n- Le riparazioni durano nove giorni.\n- Mancano i pezzi. Il magazzino dei ricambi è stato svuotato a marzo.",
		"L'ha deciso la direzione commerciale senza sentire l'officina.",
	],
	nl: [
		"27% van de leveringen is te laat, vorig jaar was dat 11%.\n\nOorzaken\n- Reparaties duren negen dagen.\n- Er ontbreken onderdelen. Het onderdelenmagazijn is in maart leeggehaald.",
		"De chef die het beheerde is vertrokken en niet vervangen.",
	],
} as const;

describe("a cause that speaks of what was named before", () => {
	it.each(Object.entries(chains))(
		"stands behind that on the first levels and in the plan, in %s",
		(_language, [before, leaning]) => {
			const consultation = consultationOf(`${before} ${leaning}`);
			const named = before.slice(before.lastIndexOf(". ") + 2);
			const first = treeOf(consultation).branches.map(({ option }) => option);
			expect(first).not.toContain(leaning);
			expect(first.join("\n")).toContain(named);

			const below = levelBelow(consultation, [named]).map(({ option }) => option);
			const chosen = [...below, ...first].find((option) => option.includes(leaning));
			expect(chosen).toBeDefined();
			const [decision] = decisionsOf(
				consultation,
				{ rootCause: chosen ?? "", whysPath: [named, chosen ?? ""], research: null },
				today,
			);
			expect(decision?.question).toContain(named.replace(/\.$/, ""));
		},
	);
});

test("What the writer looked at is no cause", () => {
	const text =
		"We lost 312 of 4,100 sheets. I looked at the rejects with the night shift. Nobody cleans the washer.";
	expect(caseOfText(text).causes.map((each) => each.text)).toEqual(["Nobody cleans the washer."]);
});
