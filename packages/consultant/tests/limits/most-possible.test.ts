import { expect, it } from "vitest";
import { caseOfText } from "../read-text.ts";

it.each([
	["en", "The most I can put in is £40,000.", "Courtesy vans cost us £118,000 last year."],
	[
		"de",
		"Das Äußerste, was wir ausgeben können, sind 40.000 Euro.",
		"Der Ersatz hat uns 86.000 Euro gekostet, die Portokosten sind da noch nicht drin.",
	],
	["fr", "Le maximum qu'on puisse mettre est de 40 000 €.", "Les avoirs nous ont coûté 128 000 €."],
	["es", "Lo máximo que podemos poner son 40.000 euros.", "Las devoluciones nos costaron 54.000 euros."],
	["it", "Il massimo che possiamo spendere è 40.000 euro.", "Il riacquisto ci è costato 240.000 euro."],
	["nl", "Het meeste wat we kunnen uitgeven is € 40.000.", "De boetes hebben ons € 73.000 gekost."],
])("takes the most that somebody can give for the limit, and no loss that was had, %s", (_, limit, loss) => {
	expect(caseOfText(`${loss} ${limit}`).limits.cap?.figure.value).toBe(40_000);
});

it("prices a way by its own amount, and not by the sum from which on a rule holds", () => {
	const { options } = caseOfText(
		"Options:\n- our own damp meter, so the surveyor is only called for claims above £2,000: £6,400 with the course\n- a photo form for dealers, £11,500",
	);
	expect(options.map(({ price }) => price?.max)).toEqual([6400, 11_500]);
});
