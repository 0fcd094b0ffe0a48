import { describe, expect, it } from "vitest";
import { isAvailable } from "../../src/case/people/in-charge.ts";
import { caseOfText } from "../read-text.ts";

const available = (text: string) =>
	caseOfText(text)
		.people.filter(isAvailable)
		.map(({ name }) => name);

describe("Who is not there answers for nothing", () => {
	it.each([
		[
			"en",
			"Errors rise. Mara Dunn's post has been vacant since May. Nora Finch, our harbour master, leads the stores.",
			"Nora Finch",
		],
		[
			"de",
			"Die Fehler steigen. Die Stelle von Frau Albers ist seit Juni unbesetzt. Nora Finke, unsere Hafenmeisterin, leitet das Lager.",
			"Nora Finke",
		],
		[
			"es",
			"Los errores suben. El puesto de Carmen Ruiz está vacante desde mayo. Nora Prado, nuestra capitana, dirige el almacén.",
			"Nora Prado",
		],
	])("as their post is vacant (%s)", (_, text, there) => {
		expect(available(text)).toEqual([there]);
	});

	it("as they are away while something waits", () => {
		const { people } = caseOfText(
			"Les pertes montent. Le bon attend une signature, M. Lebrun étant en congé maladie. Mme Roux dirige la cantine.",
		);
		expect(people.find(({ name }) => name.includes("Lebrun"))?.away).toBe("étant en congé maladie");
	});
});

it.each([
	"Die Fehler steigen. Die Apotheke liefert Wochenblister, der Arzt ändert die Verordnung unter der Woche.",
	"Die Fehler steigen. Das Lager bekommt Mischpaletten, die Leiterin sortiert sie am Abend.",
])("A thing before a new clause is nobody: %s", (text) => {
	expect(caseOfText(text).people).toEqual([]);
});

it("but who is called by their post behind the name is somebody", () => {
	expect(available("Die Fehler steigen, sagt Nora Finke, die Leiterin der Küche.")).toEqual(["Nora Finke"]);
});

it("Who has retired is gone, with their post before the name too", () => {
	const { people } = caseOfText(
		"Los errores suben. El técnico de recepción, Julián Mora, se jubiló en enero.",
	);
	expect(people.map(({ name, left }) => [name, left])).toEqual([["Julián Mora", true]]);
});
