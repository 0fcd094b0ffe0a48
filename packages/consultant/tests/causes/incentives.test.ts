import { expect, it } from "vitest";
import type { KnownLanguage } from "../../src/languages/language.ts";
import { caseOfText } from "../read-text.ts";

const memos: Record<KnownLanguage, (said: string) => string> = {
	en: (said) =>
		`Letter of 3 March 2026\n\n29 % of the meals are thrown away, in 2019 it was 16 %. The van is loaded at nine. ${said} The weather was fine.`,
	de: (said) =>
		`Brief vom 3. März 2026\n\n29 % der Essen landen in der Tonne, 2019 waren es 16 %. Der Wagen wird um neun beladen. ${said} Das Wetter war schön.`,
	fr: (said) =>
		`Lettre du 3 mars 2026\n\n29 % des repas sont jetés, en 2019 c'était 16 %. La camionnette est chargée à neuf heures. ${said} Il faisait beau.`,
	es: (said) =>
		`Carta del 3 de marzo de 2026\n\nEl 29 % de las comidas se tira, en 2019 era el 16 %. La furgoneta se carga a las nueve. ${said} Hacía buen tiempo.`,
	it: (said) =>
		`Lettera del 3 marzo 2026\n\nIl 29 % dei pasti finisce nel bidone, nel 2019 era il 16 %. Il furgone si carica alle nove. ${said} Il tempo era bello.`,
	nl: (said) =>
		`Brief van 3 maart 2026\n\n29 % van de maaltijden wordt weggegooid, in 2019 was dat 16 %. De bus wordt om negen uur geladen. ${said} Het weer was mooi.`,
};

it.each<[KnownLanguage, string]>([
	["en", "But the kitchen is scored on trays out by noon."],
	["de", "Die Küche wird nach ausgegebenen Tabletts bezahlt, sie ist an vollen Wagen gemessen worden."],
	["fr", "La cuisine est payée au plateau servi."],
	["es", "La cocina cobra por bandeja servida."],
	["it", "Il contratto ci paga a pasto prodotto."],
	["nl", "De keuken wordt afgerekend op volle karren."],
])("By what people are paid or judged explains what they do (%s: %s)", (language, said) => {
	const causes = caseOfText(memos[language](said)).causes.map(({ text }) => text);
	expect(causes.join("\n")).toContain(said.replace(/^But |\.$/g, "").slice(1, 30));
});
