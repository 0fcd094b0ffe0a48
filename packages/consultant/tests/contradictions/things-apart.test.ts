import { describe, expect, it } from "vitest";
import { caseOfText } from "../read-text.ts";

const pairsIn = (text: string) => caseOfText(text).contradictions.length;

describe("two things of a kind", () => {
	it.each([
		[
			"en",
			"Dock notes\n\nAda says conveyor 3 has been repaired since Monday.\n\nThe log shows conveyor {n} has not been repaired since Monday.",
		],
		[
			"de",
			"Notizen\n\nAda sagt, Linie 3 ist seit Montag repariert.\n\nDas Logbuch zeigt, Linie {n} ist seit Montag nicht repariert.",
		],
		[
			"fr",
			"Notes\n\nAda dit que le quai 3 est réparé depuis lundi.\n\nLe registre montre que le quai {n} n'est pas réparé depuis lundi.",
		],
		[
			"es",
			"Notas\n\nAda dice que la línea 3 está reparada desde el lunes.\n\nEl registro muestra que la línea {n} no está reparada desde el lunes.",
		],
		[
			"it",
			"Note\n\nAda dice che la linea 3 è riparata da lunedì.\n\nIl registro mostra che la linea {n} non è riparata da lunedì.",
		],
		[
			"nl",
			"Notities\n\nAda zegt dat lijn 3 sinds maandag gerepareerd is.\n\nHet logboek toont dat lijn {n} sinds maandag niet gerepareerd is.",
		],
	])("do not contradict each other, one and the same does (%s)", (_, text) => {
		expect(pairsIn(text.replace("{n}", "3"))).toBe(1);
		expect(pairsIn(text.replace("{n}", "4"))).toBe(0);
	});

	it.each([
		"Dock notes\n\nAda says the app shows 6 late boats for 12 June.\n\nThe harbour log of 12 June shows 9 late boats.",
	])("are no two counts (%s)", (text) => {
		expect(pairsIn(text)).toBe(1);
	});

	it("and a list of those present claims nothing", () => {
		const text =
			"Sitzung\n\nAnwesend: Kiefert (Vorstand), Dillner (Verkauf), Noltek, Aksu (Protokoll)\n\nDillner: Es liegt nicht am Verkauf.";
		expect(pairsIn(text)).toBe(0);
	});
});
