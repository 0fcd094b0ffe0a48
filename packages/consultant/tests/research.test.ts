import { expect, test } from "vitest";
import { researchSteps } from "../src/consultant.ts";
import { consultationOf } from "./read-text.ts";

function researchOf(content: string, rootCause = "Carts fail") {
	const steps = researchSteps(consultationOf(content), { rootCause, whysPath: [rootCause] });
	for (;;) {
		const { done, value } = steps.next();
		if (done) return value;
	}
}

test("A sum that nobody called a limit is offered where no limit was found, and speaks of the search only", () => {
	const { gaps, nearest = [] } = researchOf(
		"Deliveries from the depot arrive late every Monday because the carts fail.\nCustomers complain and two of them left us.\nTwo years ago a first set of carts cost 200,000 euros.",
	);
	const asked = nearest.find(({ gap }) => gap.includes("may be spent"));
	expect(asked?.gap).toBe("I found no sum that may be spent at most. Is it in one of these statements?");
	expect(asked?.quotes.map(({ text }) => text)).toEqual([
		"Two years ago a first set of carts cost 200,000 euros.",
	]);
	expect(gaps).toContain("I found no day by which it must be done. Which one is it?");
	expect(gaps).not.toEqual(expect.arrayContaining([expect.stringContaining("material")]));
});

test.each([
	[
		"Repairs take 9 days and tenants cancel.\n\nNobody orders spare parts before the van is empty.\n\nLast month 41 repairs stopped because spare parts were missing in the van.\n\nThe canteen has a new menu since Tuesday.\n\nWe may spend at most 90,000 euros on spare parts for the van.",
		"Nobody orders spare parts before the van is empty.",
		"41 repairs stopped",
	],
	[
		"Reparaturen dauern 9 Tage, und Mieter kündigen.\n\nNiemand bestellt Ersatzteile, bevor das Lager leer ist.\n\nIm März standen 41 Aufträge still, weil Ersatzteile im Lager fehlten.\n\nDie Kantine hat seit Dienstag eine neue Karte.",
		"Niemand bestellt Ersatzteile, bevor das Lager leer ist.",
		"41 Aufträge",
	],
	[
		"Les réparations durent 9 jours et les clients partent.\n\nPersonne ne commande les pièces détachées avant que le dépôt soit vide.\n\nEn mars, 41 réparations se sont arrêtées, car les pièces détachées manquaient au dépôt.\n\nLa cantine a une nouvelle carte depuis mardi.",
		"Personne ne commande les pièces détachées avant que le dépôt soit vide.",
		"41 réparations",
	],
])(
	"What an ordinary text says of the root cause is found, word for word: %#",
	(content, rootCause, other) => {
		const { findings } = researchOf(content, rootCause);
		const found = findings.root_cause ?? [];
		expect(found[0]?.fact).toBe(rootCause);
		expect(found.map(({ fact }) => fact).join(" ")).toContain(other);
		for (const { quote } of found) expect(content.slice(quote?.start, quote?.end)).toBe(quote?.text);
		const facts = found.map(({ fact }) => fact).join(" ");
		expect(facts).not.toMatch(/canteen|Kantine|cantine|90,000/);
		const others = [findings.market_dynamics, findings.buyer_behavior].flat().map(({ fact }) => fact);
		expect(others.filter((fact) => facts.includes(fact))).toEqual([]);
	},
);

test("Of a root cause that nothing in the text speaks of, nothing is found", () => {
	const { findings } = researchOf(
		"Repairs take 9 days and tenants cancel.\nNobody orders spare parts before the van is empty.",
		"The quarterly newsletter lost its editor",
	);
	expect(findings.root_cause).toEqual([]);
});
