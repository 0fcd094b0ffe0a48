import type { KnownLanguage, Language } from "../language.ts";
import { perLanguage } from "../per-language.ts";

/**
 * What a noun stands right behind: articles, possessives, the prepositions that have an article inside, and those that
 * stand before things rather than places.
 */
const lists: Record<KnownLanguage, string> = {
	en: "a an the this these those our your their its his her my every each no any some all both another of for without by per with from",
	de: "der die das den dem des ein eine einen einem einer eines kein keine keinen keinem keiner unser unsere unserer unseren unserem ihr ihre ihrer ihren ihrem sein seine seiner seinen dieser diese dieses diesen diesem jede jeder jedes jeden jedem alle aller allen am im zum zur vom beim ins ans ohne wegen pro per je",
	fr: "le la les l un une des du d de ce cet cette ces mon ma mes notre nos votre vos leur leurs son sa ses aucun aucune chaque quelques plusieurs au aux sans par",
	es: "el la los las un una unos unas del al de este esta estos estas ese esa nuestro nuestra nuestros nuestras su sus cada ningún ninguna sin por",
	it: "il lo la i gli le l un uno una del dello della dei degli delle dell al allo alla ai agli alle all dal dalla dai nel nello nella nei nelle nell sul sulla sulle questo questa questi queste nostro nostra nostri nostre suo sua suoi sue mio mia miei mie loro ogni nessun nessuna",
	nl: "de het een deze dit onze uw hun haar elke elk iedere ieder geen van zonder per",
};

const openersOf = perLanguage((language: KnownLanguage) => new Set(lists[language].split(" ")));

/** Of those, what stands before a verb as well: "de livrer". */
const beforeVerbs: ReadonlySet<string> = new Set(["de", "d", "sans", "sin", "por", "van", "zonder", "per"]);

/** Whether a noun may stand right behind a lower-case word; `surely`, whether no infinitive does. */
export function opensNoun(word: string, language: Language): { surely: boolean } | null {
	if (language === "unknown" || !openersOf(language).has(word)) return null;
	const isArticle = language === "nl" && word === "de";
	return { surely: isArticle || !beforeVerbs.has(word) };
}

/** Articles that stand for a thing before a verb as well, and what they stand behind then: "non lo prendono". */
const pronouns: ReadonlySet<string> = new Set(["le", "la", "les", "l", "lo", "los", "las", "gli"]);
const beforePronouns: ReadonlySet<string> = new Set(
	"non no ne n se si je tu on il elle ils elles nous vous qui que che chi me te ci vi nos y".split(" "),
);

/** Whether an article stands for a thing, by the word before it; both in lower case. */
export function isPronoun(article: string, before: string): boolean {
	return pronouns.has(article) && beforePronouns.has(before);
}
