import type { KnownLanguage, Language } from "../language.ts";
import { matchersByLanguage } from "../matchers.ts";

/** Who suffers feels it (`feels`), that they do not (`nothing`), and that it is so up to now (`stillSo`): three together say that no harm has been felt yet. */
type UnfeltWords = Record<"feels" | "nothing" | "stillSo", string>;

const lists: Record<KnownLanguage, UnfeltWords> = {
	en: {
		feels: "notice noticed notices noticing felt feel feels complained complain complaint complaints",
		nothing: "nothing none no not never nobody n't haven't hasn't",
		stillSo: "so_far yet until_now up_to_now to_date as_yet",
	},
	de: {
		feels: "merken merkt gemerkt bemerkt gespürt spüren spürt beschwert beschwerde beschwerden",
		nothing: "nichts niemand kein keine nicht",
		stillSo: "bisher bislang noch bis_jetzt",
	},
	fr: {
		feels:
			"remarqué remarquent aperçu aperçus aperçoivent senti ressenti plaint plaints plaignent plainte plaintes",
		nothing: "rien aucun aucune personne ne n pas",
		stillSo: "jusqu'ici jusqu_ici jusqu_à_présent jusqu'à_présent pour_l_instant pour_l'instant encore",
	},
	es: {
		feels: "notado notan nota notaron percibido quejado quejan queja quejas",
		nothing: "nada nadie ningún ninguna no",
		stillSo: "hasta_ahora de_momento por_ahora todavía aún",
	},
	it: {
		feels:
			"accorto accorti accorta accorte accorge accorgono notato notano lamentato lamentati lamentano reclamo reclami",
		nothing: "niente nulla nessuno nessun nessuna non",
		stillSo: "finora per_ora ancora fino_a_oggi",
	},
	nl: {
		feels: "merken merkt gemerkt opgemerkt gevoeld voelen geklaagd klagen klacht klachten",
		nothing: "niets niemand geen niet",
		stillSo: "tot_nu_toe vooralsnog nog tot_nog_toe",
	},
};

const cuesIn = matchersByLanguage(lists);

/** A longer sentence says what it is that nobody has noticed: that may well be a cause. */
const mostWords = 9;

/** "Guests have noticed nothing so far": an effect that has not come explains none. */
export function isUnfelt(words: readonly string[], language: Language): boolean {
	const cues = words.length > mostWords ? null : cuesIn(language);
	return cues !== null && [cues.feels, cues.nothing, cues.stillSo].every((list) => list.count(words) > 0);
}
