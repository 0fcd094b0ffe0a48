import { describe, expect, it } from "vitest";
import { orderCorrections, withoutRefuted } from "../../src/case/corrections.ts";
import { treeOf } from "../../src/consultant.ts";
import type { KnownLanguage } from "../../src/languages/language.ts";
import { caseOfText, consultationOf } from "../read-text.ts";

const heads: Record<KnownLanguage, string> = {
	en: "Note on the ferry shop\n\nThe queue costs us guests: one in six leaves, because only one till is open.",
	de: "Notiz zum Hofladen\n\nDie Schlange kostet uns Gäste: jeder sechste geht, weil nur eine Kasse offen ist.",
	fr: "Note sur la boutique\n\nLa file nous coûte des clients : un sur six s'en va, parce qu'une seule caisse est ouverte.",
	es: "Nota sobre la tienda\n\nLa cola nos cuesta clientes: uno de cada seis se va, porque solo hay una caja abierta.",
	it: "Nota sul negozio\n\nLa coda ci costa clienti: uno su sei se ne va, perché è aperta una sola cassa.",
	nl: "Notitie over de winkel\n\nDe rij kost ons klanten: een op de zes loopt weg, omdat maar één kassa open is.",
};

const disputes: [KnownLanguage, string, string, string][] = [
	["en", "Ada has 52 lost parcels on her list.", "The driver remembers 31.", "The two figures don't match."],
	["en", "Ada says the scanner was charged.", "The driver found it empty.", "One of them must be wrong."],
	[
		"de",
		"Auf Adas Liste stehen 52 verlorene Pakete.",
		"Der Fahrer kommt auf 31.",
		"Das passt nicht zusammen.",
	],
	["de", "Ada sagt, der Scanner war geladen.", "Der Fahrer fand ihn leer.", "Wer recht hat, ist offen."],
	[
		"fr",
		"La liste d'Ada compte 52 colis perdus.",
		"Le chauffeur en trouve 31.",
		"Les deux chiffres ne collent pas.",
	],
	["es", "La lista de Ada tiene 52 paquetes perdidos.", "El chófer habla de 31.", "Las cifras no cuadran."],
	["it", "La lista di Ada ha 52 pacchi persi.", "L'autista parla di 31.", "I due numeri non tornano."],
	[
		"nl",
		"Op de lijst van Ada staan 52 verloren pakketten.",
		"De chauffeur noemt er 31.",
		"Die cijfers kloppen niet met elkaar.",
	],
];

describe("a remark that two accounts do not agree", () => {
	it.each(disputes)("makes them a contradiction (%s: %s %s %s)", (language, one, other, remark) => {
		const { contradictions } = caseOfText(`${heads[language]}\n\n${one} ${other} ${remark}`);
		expect(contradictions.map((pair) => [pair.one.plain, pair.other.plain])).toEqual([[one, other]]);
	});

	it.each(disputes)("explains nothing, nor do the two (%s: %s %s %s)", (language, one, other, remark) => {
		const text = `${heads[language]}\n\n${one} ${other} ${remark}`;
		const stated = treeOf(consultationOf(text))
			.branches.map(({ option }) => option)
			.join("\n");
		for (const each of [one, other, remark]) expect(stated).not.toContain(each.slice(0, -1));
	});

	it.each<[KnownLanguage, string, string, string]>([
		["en", "The minutes have £38,000, the invoice only £24,000.", "£38,000", "£24,000"],
		["de", "Im Protokoll stehen 38.000 €, in der Rechnung 24.000 €.", "38.000 €", "24.000 €"],
	])("may speak of the two halves of one sentence (%s)", (language, sentence, first, second) => {
		const remark = language === "en" ? "Which figure holds is open." : "Welche Zahl gilt, ist offen.";
		const { contradictions, ledger } = caseOfText(`${heads[language]}\n\n${sentence} ${remark}`);
		const [pair] = contradictions;
		expect(contradictions).toHaveLength(1);
		expect(pair?.one.text).toContain(first);
		expect(pair?.one.text).not.toContain(second);
		expect(pair?.other.text).toContain(second);
		const values = (holds: string) =>
			withoutRefuted(
				ledger,
				orderCorrections([{ kind: "contradiction", contradictionId: pair?.id ?? "", holds }]),
			)
				.filter(({ figure }) => figure.kind === "money")
				.map(({ figure }) => figure.value);
		expect(values(pair?.one.id ?? "")).toEqual([38_000]);
		expect(values(pair?.other.id ?? "")).toEqual([24_000]);
	});

	it.each([
		"The keys were changed in May. The new ones don't fit the old doors.",
		"The till was moved in May. One of the two belts is broken.",
	])("is none where two things do not fit (%s)", (text) => {
		expect(caseOfText(`${heads.en}\n\n${text}`).contradictions).toEqual([]);
	});
});
