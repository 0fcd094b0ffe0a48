import { expect, it } from "vitest";
import { caseOfText, readText } from "../read-text.ts";

it.each([
	[
		"fr",
		"Question 3 – Que faudrait-il faire ?",
		"Facturer toute leçon annulée.\nEmbaucher un moniteur, 19 500 € par an.",
		2,
	],
	[
		"de",
		"TOP 2 – Was wir tun können",
		"Roden nach Bestelleingang.\nEine Nebelanlage in der Halle, 23.400 Euro.",
		2,
	],
	[
		"en",
		"Question 2 – What could be done?",
		"Charge lessons cancelled late.\nHire an instructor, £19,500 a year.",
		2,
	],
])("reads a numbered section's title as a heading, %s", (_, title, lines, ways) => {
	const { options, statements } = caseOfText(`Die Lage 2026\n\n17 % 2026.\n\n${title}\n${lines}`);
	expect(statements.find(({ plain }) => plain === title)?.kind).toBe("title");
	expect(options).toHaveLength(ways);
});

it("reads a form's question as the heading of its answers, and nothing out of a remark in brackets", () => {
	const { causes, statements } = caseOfText(
		"Formulario F-12, 28/09/2026\n\n4. Describa el problema (máx. 15 líneas)\nPasan de media 6,5 días. La ordenanza exige 3 días.\n\n5. ¿A qué cree que se debe? (puede adjuntar hojas)\n- Los permisos llegan por fax.\n- La tasa es la misma a cualquier hora.\n\n10. Conforme: R. Aldunate [firma] L. Iturralde [firma]",
	);
	expect(statements.find(({ plain }) => plain.includes("¿A qué cree"))?.kind).toBe("title");
	expect(statements.find(({ plain }) => plain.startsWith("Pasan"))?.role).toBe("problem");
	expect(causes.map(({ text }) => text)).toEqual([
		"Los permisos llegan por fax.",
		"La tasa es la misma a cualquier hora.",
	]);
});

it("knows a contact of a chat by the first letter of the rest of the name", () => {
	const { statements } = caseOfText(
		"[12-11-2026 20:11] Femke B: na de les laten we ze los\n[12-11-2026 20:12] Rachid: dat staat op de site",
	);
	expect(statements.map(({ speaker }) => speaker)).toEqual(["Femke B", "Rachid"]);
});

it("reads a line of 18,000 numbers within seconds", () => {
	const started = performance.now();
	caseOfText("1 2 3 4 5 6 7 8 9 ".repeat(2000));
	expect(performance.now() - started).toBeLessThan(30_000);
});

it("The next number closes a numbered heading, and what stands below it", () => {
	const { statements } = readText(
		"3. Proposals\n- a shuttle from the station: £22,000\n- a new till: £6,500\n\n4. Conti recalls that the car park was to stay open all year.\n",
	);
	expect(statements.find(({ plain }) => plain.startsWith("Conti"))?.headings).toEqual([]);
	expect(statements.find(({ plain }) => plain.startsWith("a new till"))?.headings).toEqual(["3. Proposals"]);
});

it("A list that counts up below a numbered heading stays below it", () => {
	const { statements } = readText(
		"3. Proposals\n\n1. a shuttle\n2. a new till\n3. two guides\n4. a show of a known painter\n",
	);
	expect(statements.filter(({ kind }) => kind === "item").map(({ headings }) => headings)).toEqual(
		Array(4).fill(["3. Proposals"]),
	);
});
