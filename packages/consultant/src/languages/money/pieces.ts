import type { KnownLanguage } from "../language.ts";
import { perLanguage } from "../per-language.ts";

/** Counts whatever was named with its price: "£2,300 each, 64 pieces". Written for speakers to review. */
const words: Record<KnownLanguage, string> = {
	en: "pieces units pcs items",
	de: "stück stücke einheiten stk",
	fr: "pièces unités exemplaires pces",
	es: "piezas unidades uds unid ejemplares",
	it: "pezzi unità pz esemplari",
	nl: "stuks eenheden exemplaren",
};

/** The words of a language, in small letters. */
export const pieces = perLanguage(
	(language: KnownLanguage): ReadonlySet<string> => new Set(words[language].split(" ")),
);
