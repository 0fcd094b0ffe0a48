import type { KnownLanguage } from "../language.ts";

/** Stands before whoever does something, and before little else: "by", "durch". */
export const doerWords: Record<KnownLanguage, readonly string[]> = {
	en: ["by"],
	de: ["durch", "vom"],
	fr: ["par"],
	es: ["por"],
	it: ["da", "dal", "dalla", "dall"],
	nl: ["door"],
};
