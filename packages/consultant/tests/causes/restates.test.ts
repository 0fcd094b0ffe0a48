import { describe, expect, it } from "vitest";
import { caseOfText } from "../read-text.ts";

/** A problem with a cause, and a sentence that only says again what is wrong, what follows, or what is wanted. */
const texts = {
	en: {
		problem:
			"Of 900 loaves a day 140 come back unsold. The shops accept 40 at most. That costs us £31,000 a year.",
		cause: "Nobody tells the bakers what was ordered.",
		again: ["The consequences we all know: two shops now bake for themselves.", "Eleven hours on average."],
	},
	de: {
		problem:
			"Von 900 Broten am Tag kommen 140 unverkauft zurück. Ziel sind höchstens 40. Das kostet uns 31.000 € im Jahr.",
		cause: "Der Nachtofen hat seit Mai keinen Thermostat mehr.",
		again: ["Die Folgen kennen alle: Zwei Filialen backen inzwischen selbst.", "Im Schnitt elf Stunden."],
	},
	fr: {
		problem:
			"Sur 900 pains par jour, 140 reviennent invendus. L'objectif est de 40 au plus. Cela nous coûte 31 000 € par an.",
		cause: "Personne ne dit aux boulangers ce qui a été commandé.",
		again: ["Les conséquences connues de tous : deux magasins cuisent eux-mêmes.", "Onze heures en moyenne."],
	},
	es: {
		problem:
			"De 900 panes al día, 140 vuelven sin vender. El objetivo es de 40 como máximo. Eso nos cuesta 31.000 € al año.",
		cause: "Nadie dice a los panaderos lo que se ha pedido.",
		again: ["Las consecuencias ya conocidas: dos tiendas hornean por su cuenta.", "Once horas de media."],
	},
	it: {
		problem:
			"Di 900 pani al giorno, 140 tornano invenduti. L'obiettivo è 40 al massimo. Questo ci costa 31.000 € all'anno.",
		cause: "Il forno di notte è senza termostato da maggio.",
		again: ["Le conseguenze note a tutti: due negozi cuociono da soli.", "Undici ore in media."],
	},
	nl: {
		problem:
			"Van 900 broden per dag komen er 140 onverkocht terug. Het doel is hoogstens 40. Dat kost ons € 31.000 per jaar.",
		cause: "De nachtoven heeft sinds mei geen thermostaat meer.",
		again: ["De gevolgen kent iedereen: twee winkels bakken nu zelf.", "Gemiddeld elf uur."],
	},
};

describe.each(Object.entries(texts))("a text in %s", (_language, { problem, cause, again }) => {
	it("offers its cause, and neither what follows from the problem nor a bare value", () => {
		const causes = caseOfText([problem, cause, ...again].join(" ")).causes.map(({ text }) => text);
		expect(causes.join("\n")).toContain(cause);
		for (const each of again) expect(causes.join("\n")).not.toContain(each);
	});
});

it("keeps a consequence that says why", () => {
	const said = "Consequences of the cut: the night oven fails because nobody replaced its thermostat.";
	const { causes } = caseOfText(
		`Of 900 loaves a day 140 come back unsold. That costs us £31,000 a year. ${said}`,
	);
	expect(causes.map(({ text }) => text)).toContain(said);
});

it("keeps a short point of a list that tells how long a step takes", () => {
	const text =
		"Of 900 loaves a day 140 come back unsold. That costs us £31,000 a year.\n\nCauses\n- nobody tells the bakers what was ordered\n- from order to oven: eleven hours";
	expect(caseOfText(text).causes.map(({ text: cause }) => cause)).toContain(
		"From order to oven: eleven hours",
	);
});
