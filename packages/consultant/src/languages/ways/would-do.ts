import type { KnownLanguage } from "../language.ts";

/** Where somebody says in the first person what they would do, and the verb's plain form; null where that is not known. */
type FirstPerson = { opening: RegExp; plainOf: (form: string) => string | null };

const never: FirstPerson = { opening: /(?!)/u, plainOf: () => null };

/** Irregular forms, each with its plain one. */
const irregular: Partial<Record<KnownLanguage, Readonly<Record<string, string>>>> = {
	fr: { fer: "faire", enverr: "envoyer", tiendr: "tenir", viendr: "venir" },
	es: { pondr: "poner", tendr: "tener", har: "hacer", saldr: "salir", vendr: "venir" },
	it: { far: "fare", terr: "tenere", verr: "venire" },
};

/** Italian verbs whose plain form ends in -ere; of the others with this stem it ends in -are. */
const withEre =
	/^(?:mett|prend|chied|chiud|vend|assum|aggiung|scegl|spend|permett|sospend|divid|scriv|togl|cred|promuov|riprend|smett)/u;

/**
 * "Je mettrais une infirmière", "yo pondría", "io metterei": languages in which the form itself says "would". What stands
 * before the verb is left out, the verb in its plain form stands instead of it. Written for speakers to review.
 */
export const wouldDo: Record<KnownLanguage, FirstPerson> = {
	en: never,
	de: never,
	nl: never,
	fr: {
		opening:
			/^(?:je |j['’]|nous )(?!(?:aime|voud|pour|dev|sau|se|au)r(?:ais|ions)(?!\p{L}))(\p{L}+r)(?:ais|ions) (?=\p{Ll})/iu,
		plainOf: (form) =>
			irregular.fr?.[form] ??
			(/[aeiou]r$/u.test(form) ? form : `${form}e`).replace(/è(?=(?:t|v|n|m)er$)/u, "e"),
	},
	es: {
		opening: /^(?:yo |nosotros )?(?!(?:gustar|podr|deber|ser|habr|querr)ía)(\p{L}+r)ía(?:mos)? (?=\p{Ll})/iu,
		plainOf: (form) => irregular.es?.[form] ?? (/[aei]r$/u.test(form) ? form : null),
	},
	it: {
		opening:
			/^(?:io |noi )?(?!(?:vor|pot|dov|sar|avr|sapr)r?(?:ei|emmo)(?!\p{L}))(\p{L}+r)(?:ei|emmo) (?=\p{Ll})/iu,
		plainOf: (form) => irregular.it?.[form] ?? plainInItalian(form),
	},
};

/** "Noleggerei" of "noleggiare", "pagherei" of "pagare", "metterei" of "mettere". */
function plainInItalian(form: string): string | null {
	if (form.endsWith("ir")) return `${form}e`;
	const stem = /^(.+)er$/u.exec(form)?.[1];
	if (stem === undefined) return null;
	if (withEre.test(stem)) return `${stem}ere`;
	if (/[cg]h$/u.test(stem)) return `${stem.slice(0, -1)}are`;
	return /[cg]$/u.test(stem) ? `${stem}iare` : `${stem}are`;
}
