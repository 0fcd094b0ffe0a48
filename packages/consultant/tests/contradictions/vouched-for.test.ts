import { describe, expect, it } from "vitest";
import { unplannedTours } from "../late-deliveries.ts";
import { caseOfText } from "../read-text.ts";

const pairsIn = (language: keyof typeof unplannedTours, text: string) =>
	caseOfText(unplannedTours[language] + text).contradictions.map(({ one, other }) => [
		one.plain,
		other.plain,
	]);

describe("somebody's word, and what was counted", () => {
	it.each([
		[
			"en",
			"The club assures us that the lanes are always taken.",
			"The turnstile let nobody through on 11 of 40 mornings.",
		],
		[
			"de",
			"Der Verein versichert, die Bahnen seien immer belegt.",
			"Der Besucherzähler zeigt an 11 von 40 Vormittagen niemanden.",
		],
		[
			"fr",
			"Le club assure que les lignes sont toujours occupées.",
			"Le compteur n'a vu personne 11 matins sur 40.",
		],
		[
			"es",
			"El club asegura que las calles están siempre ocupadas.",
			"El contador no registró a nadie 11 de 40 mañanas.",
		],
		[
			"it",
			"La società assicura che le corsie sono sempre occupate.",
			"Il contatore dice che in 11 mattine su 40 non è entrato nessuno.",
		],
		[
			"nl",
			"De club verzekert dat de banen altijd bezet zijn.",
			"De teller zag op 11 van de 40 ochtenden niemand.",
		],
	] as const)("speak against each other right behind each other (%s)", (language, word, count) => {
		expect(pairsIn(language, `${word} ${count}`)).toContainEqual([word, count]);
	});

	it.each([
		[
			"en",
			"The club assures us that the lanes are always taken. The baths open at six. The survey is due on 3 December.",
		],
		["de", "Der Verein versichert, die Bahnen seien immer belegt. Das Bad öffnet um sechs."],
		["it", "La società assicura che le corsie sono sempre occupate. La piscina apre alle sei."],
	] as const)("do not where nothing was counted (%s)", (language, text) => {
		expect(pairsIn(language, text)).toEqual([]);
	});
});
