import { describe, expect, it } from "vitest";
import { levelBelow } from "../../src/consultant.ts";
import { consultationOf } from "../read-text.ts";

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
			"Er was geen geld voor een nieuwe compressor omdat de subsidie is geschrapt.",
		],
	])("is the first why below it (%s)", (_language, text, above, reason) => {
		expect(below(text, above)[0]).toBe(reason);
	});
});

describe("a sentence that names itself the reason", () => {
	it.each([
		[
			"en",
			"31 % of the doses are late. The second check is suspended. The reason is the new rota: it has one nurse at night.",
			"The second check is suspended.",
			"The new rota: it has one nurse at night.",
			/stands beside|does not connect/,
		],
		[
			"de",
			"31 % der Gaben sind zu spät. Das Vier-Augen-Prinzip ist ausgesetzt. Grund ist der neue Dienstplan: Er sieht nachts eine Kraft vor.",
			"Das Vier-Augen-Prinzip ist ausgesetzt.",
			"Der neue Dienstplan: Er sieht nachts eine Kraft vor.",
			/steht neben/,
		],
	])("is connected with the one before (%s)", (_language, text, above, reason, beside) => {
		const [first] = levelBelow(consultationOf(text), [above]);
		expect(first?.option).toBe(reason);
		expect(first?.consideration).not.toMatch(beside);
	});
});

it("a reason behind a colon is offered where a cause can be settled on", () => {
	const text =
		"Buttiamo il 14 % della carta. I colori cambiano a metà tiratura. La macchina viene tarata una volta al mese anziché ogni settimana: il tecnico è passato al digitale e la procedura non è mai stata scritta.";
	const path = [
		"I colori cambiano a metà tiratura.",
		"La macchina viene tarata una volta al mese anziché ogni settimana: il tecnico è passato al digitale e la procedura non è mai stata scritta.",
	];
	expect(levelBelow(consultationOf(text), path)[0]?.option).toBe(
		"Il tecnico è passato al digitale e la procedura non è mai stata scritta",
	);
});
