import { expect, test } from "vitest";
import { consult, enhancedAnalysisOf, researchSteps } from "../src/consultant.ts";
import { shippedPlaybooks } from "../src/playbooks/shipped-playbooks.ts";
import { consultationOf, materialOf } from "./read-text.ts";

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
	expect(asked?.gap).toBe("No sum was found that may be spent at most. Is it in one of these statements?");
	expect(asked?.quotes.map(({ text }) => text)).toEqual([
		"Two years ago a first set of carts cost 200,000 euros.",
	]);
	expect(gaps).toContain("No day was found by which it must be done. Which one is it?");
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

test.each([
	[
		"en",
		"Customers leave us because nobody answers.",
		"The customers' data may not leave the country, the auditors say.",
	],
	[
		"en",
		"Two of our oldest customers complain about it.",
		"We learned of it from the customer in September.",
	],
	[
		"de",
		"Die Kunden kündigen, weil niemand antwortet.",
		"Die Daten der Kunden liegen seit Mai in einem anderen Land.",
	],
	[
		"de",
		"Zwei unserer Kunden beschweren sich darüber.",
		"Wir erfuhren es im September von den Kunden selbst.",
	],
	[
		"fr",
		"Les clients partent parce que personne ne répond.",
		"Nous l'avons appris en septembre par les clients eux-mêmes.",
	],
	["es", "Los clientes se van porque nadie contesta.", "Lo supimos en septiembre por los clientes mismos."],
	[
		"it",
		"I clienti se ne vanno perché nessuno risponde.",
		"Lo abbiamo saputo a settembre dai clienti stessi.",
	],
	["nl", "Klanten vertrekken omdat niemand antwoordt.", "We hoorden het in september van de klanten zelf."],
])(
	"Under customers stands what speaks of them, not what only mentions them (%s): %s",
	(_, about, mentions) => {
		const { findings } = researchOf(`${about}\n\n${mentions}`, "The quarterly newsletter lost its editor");
		expect(findings.buyer_behavior.map(({ fact }) => fact)).toEqual([about]);
	},
);

test("A clause that hangs on the one before is no finding of its own", () => {
	const { findings } = researchOf(
		"Das Budget ist auf 90.000 € begrenzt; darüber müsste die Aufsichtsbehörde entscheiden.\n\nNiemand prüft die Anträge, und sie liegen drei Wochen.",
		"Niemand prüft die Anträge",
	);
	const facts = Object.entries(findings).flatMap(([group, list]) =>
		group === "sources" ? [] : list.map((finding) => ("fact" in finding ? finding.fact : "")),
	);
	expect(facts.filter((fact) => fact.startsWith("darüber"))).toEqual([]);
});

test("The reasons on the way to the cause stand before what only speaks of it", () => {
	const content =
		"Carts fail every Monday.\n\nThe grease is stored outside in the rain.\n\nNobody ordered a roof for the shed.\n\nThe shed stands behind the hall and the roof of the hall is new.";
	const steps = researchSteps(consultationOf(content), {
		rootCause: "Nobody ordered a roof for the shed.",
		whysPath: ["The grease is stored outside in the rain.", "Nobody ordered a roof for the shed."],
	});
	let step = steps.next();
	while (!step.done) step = steps.next();
	expect(step.value.findings.root_cause?.map(({ fact }) => fact).slice(0, 2)).toEqual([
		"Nobody ordered a roof for the shed.",
		"The grease is stored outside in the rain.",
	]);
});

test("In German a word stands for the compound that ends with it", () => {
	const { findings } = researchOf(
		"Die Bearbeitung dauert 143 Tage.\n\nDas Formular von 2011 fragt die Unterlagen nicht ab.\n\nDie Kantine hat seit Dienstag eine neue Karte.",
		"Niemand ist für das Antragsformular zuständig",
	);
	expect(findings.root_cause?.map(({ fact }) => fact)).toEqual([
		"Das Formular von 2011 fragt die Unterlagen nicht ab.",
	]);
});

test("What was counted is called so where nothing else confirms it, in the findings and in the analysis", () => {
	const consultation = consultationOf(
		"Carts fail.\n\nAccording to the log 41 of the 131 carts failed in May because nobody greases them.",
	);
	const settled = { rootCause: "Nobody greases them", whysPath: ["Nobody greases them"], research: null };
	const { validation } = researchOf(
		"Carts fail.\n\nAccording to the log 41 of the 131 carts failed in May because nobody greases them.",
		"Nobody greases them",
	);
	const strong = validation.filter(({ strength }) => strength !== "WEAK");
	expect(strong.map(({ details }) => details)).toEqual([
		"Counted or written down; said once, and nothing else in the material confirms it.",
	]);
	expect(enhancedAnalysisOf(consultation, settled).confidenceExplanation).toContain(
		`${strong.length} of ${validation.length} facts are counted or supported by another passage`,
	);
});

test.each([
	[
		"We wrote off £412k of stock. 38 % of the refunds come from orders that were picked early. The planning system releases picking at 18:00 because nobody changed the rule. Lunch is at noon.",
		"38 %",
	],
	[
		"Wir haben 412.000 € abgeschrieben. 38 % der Erstattungen stammen aus früh gepackten Sendungen. Das Planungssystem gibt um 18 Uhr frei, weil niemand die Regel geändert hat. Mittag ist um zwölf.",
		"38 %",
	],
	[
		"Nous avons perdu 412 000 € de stock. 38 % des remboursements viennent de commandes préparées trop tôt. Le logiciel libère la préparation à 18 h parce que personne n'a changé la règle. Le déjeuner est à midi.",
		"38 %",
	],
])("What was measured right before the cause stands beside it: %#", (paragraph, measured) => {
	const { case: case_ } = consultationOf(paragraph);
	const cause = case_.causes.find(({ statements: [first] }) => /18/u.test(first?.plain ?? ""));
	const { findings } = researchOf(paragraph, cause?.text);
	const facts = (findings.root_cause ?? []).map(({ fact }) => fact);
	expect(facts.join(" ")).toContain(measured);
	expect(facts.join(" ")).not.toMatch(/noon|Mittag|midi/u);
});

test("Pages of the web are looked through beside the text, and ask and decide nothing in its place", () => {
	const text =
		"Repairs take 9 days and tenants cancel.\n\nNobody orders spare parts before the van is empty.";
	const page =
		"Maintenance firms and their vans\n\nIn 41 of 60 firms nobody orders spare parts before the van is empty.\n\nThe budget of the study was at most 90,000 euros, and it had to be done by 31 March 2027.\n\nThe canteen has a new menu since Tuesday.";
	const own = materialOf(text);
	const web = materialOf(page, "018f0000-0000-7000-8000-000000000002");
	const read = consult(
		{ ...own, sources: [...own.sources, ...web.sources], passages: [...own.passages, ...web.passages] },
		[],
	);
	const rootCause = "Nobody orders spare parts before the van is empty";
	const steps = researchSteps(consultationOf(text), { rootCause, whysPath: [rootCause] }, read);
	let step = steps.next();
	while (!step.done) step = steps.next();
	const { findings, gaps, sourcesAnalyzed } = step.value;
	expect(sourcesAnalyzed).toBe(2);
	const ofPage = (findings.root_cause ?? []).filter(({ quote }) => quote?.documentId === web.sources[0]?.id);
	expect(ofPage.map(({ fact }) => fact)).toEqual([
		"In 41 of 60 firms nobody orders spare parts before the van is empty.",
	]);
	for (const { quote } of ofPage) expect(page.slice(quote?.start, quote?.end)).toBe(quote?.text);
	// A limit and a day of the page are none of this case's.
	expect(gaps.join(" ")).toContain("No sum was found that may be spent at most.");
	expect(gaps.join(" ")).toContain("No day was found by which it must be done.");
});

test("What two earlier undertakings count differently is no contradiction of this one, nor are their surroundings its own", () => {
	const rootCause = "Nobody orders spare parts before the van is empty.";
	const own = materialOf(`Repairs take 9 days and tenants cancel.\n\n${rootCause}`);
	const earlier = materialOf(
		"In 2024 nobody ordered spare parts before the depot was empty.\n\nAccording to finance 12 of 57 drivers left in May.\n\nHR counts 19 of 57 drivers who left in May, not 12.\n\nThe market for rented vans grew by 20 percent, competitors offer them for 300 euros.",
		"018f0000-0000-7000-8000-000000000002",
	);
	const both = {
		...own,
		sources: [...own.sources, ...earlier.sources],
		passages: [...own.passages, ...earlier.passages],
	};
	const playbooks = shippedPlaybooks();
	const steps = researchSteps(
		consult(own, playbooks),
		{ rootCause, whysPath: [rootCause], web: [] },
		consult(both, playbooks),
	);
	for (;;) {
		const { done, value } = steps.next();
		if (!done) continue;
		const { root_cause: onCause = [], ...others } = value.findings;
		expect(onCause.map(({ fact }) => fact)).toContain(
			"In 2024 nobody ordered spare parts before the depot was empty.",
		);
		expect(JSON.stringify(others)).not.toContain("vans");
		expect(value.validation.filter(({ contradicts }) => contradicts)).toEqual([]);
		return;
	}
});
