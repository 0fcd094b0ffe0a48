import { expect, test } from "vitest";
import { asQuestion } from "../src/decisions/as-question.ts";

test.each([
	["en", "And before anyone asks, it was 61 last year", "It was 61 last year"],
	["en", "But the quote lies in purchasing", "The quote lies in purchasing"],
	["en", "Android tablets break", "Android tablets break"],
	["en", "So", "So"],
	["de", "Und übrigens: Tour 4 ist zu lang", "Tour 4 ist zu lang"],
	["fr", "Mais les enfants attendent", "Les enfants attendent"],
	["fr", "En mars, le four est tombé en panne", "En mars, le four est tombé en panne"],
	["es", "Y el túnel no alcanza", "El túnel no alcanza"],
	["it", "E poi le bocchette perdono", "Poi le bocchette perdono"],
	["nl", "En de planning klopt niet", "De planning klopt niet"],
] as const)("A question in %s is asked about “%s” as “%s”", (language, said, asked) => {
	expect(asQuestion(said, language)).toBe(asked);
});
