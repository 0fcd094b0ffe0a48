import type { KnownLanguage, Language } from "../../language.ts";
import { matchersByLanguage } from "../../matchers.ts";

/**
 * Words with a capital at the beginning of a sentence that stand for nobody in particular, or for a group. Lists as in
 * `CueWords`. Written for speakers to review: no entry is made for one sentence.
 */
const words: Record<KnownLanguage, Record<"unnamed", string>> = {
	en: {
		unnamed:
			"some somebody someone many most several others another few both all everybody everyone anybody anyone each either neither nobody people folks nothing none everything",
	},
	de: {
		unnamed:
			"einige einiger einigen manche mancher manchen mehrere mehreren viele vielen andere anderer anderen alle allen jemand jemanden man jeder jede jeden beide beiden etliche wenige irgendwer niemand keiner leute mitarbeitende nichts alles",
	},
	fr: {
		unnamed:
			"certains certaines certain certaine plusieurs beaucoup quelques quelques-uns quelques-unes d'aucuns d'autres autres tous toutes chacun chacune quelqu'un aucun aucune personne nul les_uns la_plupart plupart rien tout",
	},
	es: {
		unnamed:
			"algunos algunas alguno alguna alguien varios varias muchos muchas pocos pocas otros otras otro otra todos todas cada ambos ambas unos unas nadie ninguno ninguna nada todo",
	},
	it: {
		unnamed:
			"alcuni alcune alcuno qualcuno qualcuna molti molte parecchi parecchie pochi poche altri altre altro altra tutti tutte taluni talune ognuno ciascuno diversi diverse entrambi nessuno certi certe niente nulla tutto",
	},
	nl: {
		unnamed:
			"sommige sommigen enkele enkelen veel velen meerdere verschillende andere anderen alle allen iedereen iemand beide beiden weinigen niemand menigeen mensen niets alles",
	},
};

const lists = matchersByLanguage(words);

/** Whether a word that looks like a name stands for nobody in particular: "Certains", "einige". */
export function isUnnamed(name: string, language: Language): boolean {
	return lists(language)?.unnamed.has(name.toLowerCase()) === true;
}
