import { expect, test } from "vitest";
import { expandWhys } from "../../src/whys/tree.ts";
import { withoutConnective } from "../../src/wording/alone.ts";
import { caseOfText } from "../read-text.ts";

test.each([
	["en", "On top of that three of the nine vans are broken.", "Three of the nine vans are broken."],
	[
		"en",
		"So the remaining vans do two rounds each morning.",
		"The remaining vans do two rounds each morning.",
	],
	["en", "So far nobody has looked at the vans.", "So far nobody has looked at the vans."],
	["en", "Ines is right, the slots are from February.", "The slots are from February."],
	["de", "Frau Kern hat recht: Die Zeiten stimmen nicht.", "Frau Kern hat recht: Die Zeiten stimmen nicht."],
	["de", "Stimmt, die Zeiten sind vom Februar.", "Die Zeiten sind vom Februar."],
	["fr", "C'est vrai, les horaires datent de février.", "Les horaires datent de février."],
	["es", "Lo de la báscula es verdad, se atasca cada mañana.", "Se atasca cada mañana."],
	["it", "Fabio ha ragione, gli orari sono di febbraio.", "Gli orari sono di febbraio."],
	["nl", "Joost heeft gelijk, de tijden zijn van februari.", "De tijden zijn van februari."],
	["de", "Außerdem: Die Wagen stehen seit Mai.", "Die Wagen stehen seit Mai."],
	["de", "Außerdem stehen die Wagen seit Mai.", "Außerdem stehen die Wagen seit Mai."],
	["fr", "Enfin, la cuisson se fait en une fois.", "La cuisson se fait en une fois."],
	["es", "Y la báscula se atasca cada mañana.", "La báscula se atasca cada mañana."],
	["it", "Inoltre la linea 2 è ferma da settembre.", "La linea 2 è ferma da settembre."],
	["nl", "Bovendien staan de wagens stil.", "Bovendien staan de wagens stil."],
] as const)(
	"a sentence that is read alone begins without what joins it (%s: %s)",
	(language, said, alone) => {
		expect(withoutConnective(said, language)).toBe(alone);
	},
);

test.each([
	[
		"en",
		"ann: Oil quality fell from 71 % to 46 %.\nbob: Line 2 has stood still since September because a bearing is missing.\nann: and why was there no spare?\nbob: because the maintenance budget was cut in May and the summer check was skipped\ncem: the supplier says three weeks",
		"A bearing is missing",
		"The maintenance budget was cut in May",
	],
	[
		"es",
		"ana: La calidad bajó del 71 % al 46 %.\nleo: La línea 2 está parada desde septiembre porque falta un rodamiento.\nana: ¿y por qué no había repuesto?\nleo: porque en mayo se recortó el presupuesto de mantenimiento y la revisión no se hizo\nsol: el proveedor dice tres semanas",
		"Falta un rodamiento",
		"En mayo se recortó",
	],
])("what answers a why is the reason of what was asked about (%s)", (_, text, above, answer) => {
	const case_ = caseOfText(text);
	const first = case_.causes.find(({ text: cause }) => cause.toLowerCase().includes(above.toLowerCase()));
	expect(expandWhys(case_, null, [first?.text ?? "", above])[0]?.option).toContain(answer);
});
