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
	/** From what to what a time runs, with its prepositions, in the first group. */
	between: RegExp;
	/** Before that, in a name. */
	time: string;
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
				between:
					/(?<!\p{L})(from the (?:day|moment|hour) [^,;:\d]{3,60}? (?:to|until) the (?:day|moment|hour) [^,;:\d]{4,50}(?=[,;:.]|$)|(?:from [^,;:\d]{3,60}? (?:to|until)|between [^,;:\d]{3,60}? and) [^,;:\d]{4,50}?)(?=\s(?:takes?|took|lasts?|lasted|pass(?:es|ed)?|is|are|was|were|now|we|it|there|on average|today|currently|about|around|in the middle)(?!\p{L})|\s?[,;:.]|\s*$)/iu,
				time: "time",
				ourShare: null,
				ofWhat: none,
			},
			de: {
				takes: /(?<!\p{L})(?:brauch|benötig|dauer)\p{L}*(?!\p{L})/iu,
				deed: /^,? (um .+ (?:zu \p{L}+|\p{L}+zu\p{L}+))$/u,
				timeTo: "Zeit,",
				between:
					/(?<!\p{L})((?:vo[nm] [^,;:\d]{3,60}? bis(?: zu[mr]?| an| in)?|zwischen [^,;:\d]{3,60}? und) [^,;:\d]{4,50}?)(?=\s(?:vergehen|vergeht|vergingen|dauert|dauerte|dauern|liegen|lagen|verstreichen|braucht|brauchen|brauchten|sind|ist|war|waren|im|derzeit|heute|jetzt|rund|etwa|wir|es)(?!\p{L})|\s?[,;:.]|\s*$)/iu,
				time: "Zeit",
				ourShare: /^Von (.+?) (\p{Ll}+) wir(?: \p{Ll}+)?$/u,
				ofWhat: (whole: string, verb: string) => `Anteil von ${whole}, den wir ${verb}`,
			},
			fr: {
				takes: /(?<!\p{L})(?:mett\p{L}+|met|faut|fallait|prend|prennent|prenons)(?!\p{L})/iu,
				deed: /^ (?:pour|à) (\p{Ll}+(?:er|ir|oir|re) .+)$/u,
				timeTo: "temps pour",
				between:
					/(?<!\p{L})((?:entre [^,;:\d]{3,60}? et|depuis [^,;:\d]{3,60}? jusqu['’](?:à|au)|(?:de la|du|de l['’]|des) ?[^,;:\d]{3,60}? (?:à la|au|à l['’]|aux)) ?[^,;:\d]{4,50}?)(?=\s(?:(?:il )?s['’]écoulent?|passent?|il|on|dure|prend|en moyenne|aujourd['’]hui|actuellement|environ)(?!\p{L})|\s?[,;:.]|\s*$)/iu,
				time: "délai",
				ourShare: null,
				ofWhat: none,
			},
			es: {
				takes: /(?<!\p{L})(?:tard|necesit|demor)\p{L}+(?!\p{L})/iu,
				deed: /^ (?:en|para) (\p{Ll}+(?:ar|er|ir)(?:l[aeo]s?)? .+)$/u,
				timeTo: "tiempo para",
				between:
					/(?<!\p{L})((?:desde [^,;:\d]{3,60}? hasta|entre [^,;:\d]{3,60}? y) [^,;:\d]{4,50}?)(?=\s(?:pasan?|pasaron|transcurren?|se|hay|tarda|tardamos|van|de media|hoy|ahora|unos|son)(?!\p{L})|\s?[,;:.]|\s*$)/iu,
				time: "tiempo",
				ourShare: null,
				ofWhat: none,
			},
			it: {
				takes: /(?<!\p{L})(?:impieg\p{L}+|mettiamo|mette|mettono|vuole|vogliono|occorr\p{L}+)(?!\p{L})/iu,
				deed: /^ (?:per|ad?) (\p{Ll}+(?:are|ere|ire|rre) .+)$/u,
				timeTo: "tempo per",
				between:
					/(?<!\p{L})((?:(?:dal|dalla|dall['’]|dallo) ?[^,;:\d]{3,60}? (?:al|alla|all['’]|allo)|tra [^,;:\d]{3,60}? e) ?[^,;:\d]{4,50}?)(?=\s(?:passano|passa|trascorrono|ci|servono|in media|oggi|ora|circa|sono)(?!\p{L})|\s?[,;:.]|\s*$)/iu,
				time: "tempo",
				ourShare: null,
				ofWhat: none,
			},
			nl: {
				takes: /(?<!\p{L})(?:duurt|duurde|doen|deden|kost|kostte|nodig)(?!\p{L})/iu,
				deed: /^,? (om .+ te \p{L}+)$/u,
				timeTo: "tijd",
				between:
					/(?<!\p{L})((?:van [^,;:\d]{3,60}? tot(?: en met)?|tussen [^,;:\d]{3,60}? en) [^,;:\d]{4,50}?)(?=\s(?:verstrijken|verloopt|verlopen|zit|zitten|duurt|duurde|gaan|liggen|gemiddeld|nu|is|zijn|was|waren|ongeveer|we)(?!\p{L})|\s?[,;:.]|\s*$)/iu,
				time: "tijd",
				ourShare: /^Van (.+?) (\p{Ll}+) we(?: \p{Ll}+)?$/u,
				ofWhat: (whole: string, verb: string) => `aandeel van ${whole} dat we ${verb}`,
			},
		})[language],
);
