import { describe, expect, it } from "vitest";
import { levelBelow } from "../src/consultant.ts";
import { consultationOf } from "./read-text.ts";

const below = (text: string, option: string) =>
	levelBelow(consultationOf(text), [option]).map((why) => why.option);

describe("a reason that leans on the sentence before", () => {
	it.each([
		[
			"it",
			"Il 31 % delle biciclette è fermo. Il magazzino dei ricambi è stato svuotato a marzo. L'ha deciso la direzione senza sentire l'officina.",
			"Il magazzino dei ricambi è stato svuotato a marzo.",
			"L'ha deciso la direzione senza sentire l'officina.",
		],
		[
			"nl",
			"31 % van de groente gaat weg. De koelwagen is niet door de keuring gekomen; er was geen geld voor een nieuwe compressor omdat de subsidie is geschrapt.",
			"De koelwagen is niet door de keuring gekomen",
			"er was geen geld voor een nieuwe compressor omdat de subsidie is geschrapt.",
		],
	])("is the first why below it (%s)", (_language, text, above, reason) => {
		expect(below(text, above)[0]).toBe(reason);
	});
});
