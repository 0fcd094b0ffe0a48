import type { KnownLanguage } from "../language.ts";
import { perLanguage } from "../per-language.ts";

type Words = { from: string; to: string; of: string; moved: string };

/**
 * What stands before the value that is to be left, and before the one that is to be reached,
 * before what they are shares of, and what says behind that where it goes; as alternatives of a regular expression.
 */
const words: Record<KnownLanguage, Words> = {
	en: { from: "from", to: "down to|up to|to", of: "of", moved: "we (?:get|go|come|move)" },
	de: { from: "von", to: "herunter auf|runter auf|auf", of: "der|des|von", moved: "(?!)" },
	fr: { from: "de", to: "à", of: "de|des|du|d['’]", moved: "(?:on|nous) \\p{L}+" },
	es: { from: "de|del|desde el", to: "a|al|hasta|hasta el", of: "de|del", moved: "\\p{L}+[ae]mos" },
	it: {
		from: "da|dal|dall['’]|dallo",
		to: "a|al|all['’]|allo",
		of: "di|dei|delle|degli|del|della",
		moved: "\\p{L}+iamo",
	},
	nl: { from: "van", to: "terug naar|omlaag naar|naar", of: "van de|van", moved: "(?:gaan|komen|dalen)" },
};

/** The patterns of what stands right before a value that is left, and between it and the one that is reached. */
export const fromToPatterns = perLanguage((language: KnownLanguage) => {
	const { from, to, of, moved } = words[language];
	return {
		from: new RegExp(`(?<!\\p{L})(?:${from})\\s?$`, "iu"),
		to: new RegExp(`^(?<thing>[^.,;:!?\\d]{0,60}?)(?<!\\p{L})(?:${to})\\s?$`, "iu"),
		of: new RegExp(`^(?:${of})(?:\\s|(?<=['’]))`, "iu"),
		moved: new RegExp(`\\s(?:${moved})\\s?$`, "u"),
	};
});
