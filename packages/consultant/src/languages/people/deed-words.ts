import type { KnownLanguage } from "../language.ts";
import { perLanguage } from "../per-language.ts";

/** How each language says how long a deed takes, and how much of something "we" do away with. Written for speakers to review. */
type DeedWords = {
	/** Before the time: that it is taken. */
	takes: RegExp;
	/** Behind the time: what is done in it. */
	deed: RegExp;
	/** Before what is done, in a name. */
	timeTo: string;
	/** "Of what we pick up we throw (now)", before the share: of what, and the verb. Only where the rest of the verb stands behind it. */
	ourShare: RegExp | null;
	/** Between of what and the verb, in a name. */
	ofWhat: (whole: string, verb: string) => string;
};

/** Languages without such an order say it as every other share. */
const none = (): string => "";

export const deedWords = perLanguage(
	(language: KnownLanguage): DeedWords =>
		({
			en: {
				takes: /(?<!\p{L})(?:takes?|took|needs?|needed)(?!\p{L})/iu,
				deed: /^ to (\p{Ll}{2,} .+)$/u,
				timeTo: "time to",
				ourShare: null,
				ofWhat: none,
			},
			de: {
				takes: /(?<!\p{L})(?:brauch|benötig|dauer)\p{L}*(?!\p{L})/iu,
				deed: /^,? (um .+ (?:zu \p{L}+|\p{L}+zu\p{L}+))$/u,
				timeTo: "Zeit,",
				ourShare: /^Von (.+?) (\p{Ll}+) wir(?: \p{Ll}+)?$/u,
				ofWhat: (whole: string, verb: string) => `Anteil von ${whole}, den wir ${verb}`,
			},
			fr: {
				takes: /(?<!\p{L})(?:mett\p{L}+|met|faut|fallait|prend|prennent|prenons)(?!\p{L})/iu,
				deed: /^ (?:pour|à) (\p{Ll}+(?:er|ir|oir|re) .+)$/u,
				timeTo: "temps pour",
				ourShare: null,
				ofWhat: none,
			},
			es: {
				takes: /(?<!\p{L})(?:tard|necesit|demor)\p{L}+(?!\p{L})/iu,
				deed: /^ (?:en|para) (\p{Ll}+(?:ar|er|ir)(?:l[aeo]s?)? .+)$/u,
				timeTo: "tiempo para",
				ourShare: null,
				ofWhat: none,
			},
			it: {
				takes: /(?<!\p{L})(?:impieg\p{L}+|mettiamo|mette|mettono|vuole|vogliono|occorr\p{L}+)(?!\p{L})/iu,
				deed: /^ (?:per|ad?) (\p{Ll}+(?:are|ere|ire|rre) .+)$/u,
				timeTo: "tempo per",
				ourShare: null,
				ofWhat: none,
			},
			nl: {
				takes: /(?<!\p{L})(?:duurt|duurde|doen|deden|kost|kostte|nodig)(?!\p{L})/iu,
				deed: /^,? (om .+ te \p{L}+)$/u,
				timeTo: "tijd",
				ourShare: /^Van (.+?) (\p{Ll}+) we(?: \p{Ll}+)?$/u,
				ofWhat: (whole: string, verb: string) => `aandeel van ${whole} dat we ${verb}`,
			},
		})[language],
);
