import { expect, it } from "vitest";
import { caseOfText } from "../read-text.ts";

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
