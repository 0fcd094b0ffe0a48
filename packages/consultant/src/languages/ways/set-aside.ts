import type { Language } from "../language.ts";
import { matchersByLanguage } from "../matchers.ts";

/** Words of what is counted and measures nothing of the matter. */
const words = matchersByLanguage({
	en: {
		votes: "vote votes votes_for votes_against abstention* show_of_hands",
		service:
			"retires retired retiring retirement jubilee anniversary birthday years_of_service years_with_us",
	},
	de: {
		votes: "stimme stimmen enthaltung* gegenstimme* ja-stimmen nein-stimmen",
		service:
			"ruhestand pensioniert pension rente jubiläum *jubiläum geburtstag dienstjahre betriebszugehörigkeit",
	},
	fr: {
		votes: "voix abstention* suffrages votants",
		service: "retraite anniversaire ancienneté années_de_service ans_de_service jubilé",
	},
	es: {
		votes: "voto votos abstencion* abstención",
		service: "jubila jubilan jubiló jubilación aniversario cumpleaños antigüedad años_de_servicio",
	},
	it: {
		votes: "voto voti astenuti astenuto astension*",
		service: "pensione anniversario compleanno anzianità anni_di_servizio giubileo",
	},
	nl: {
		votes: "stem stemmen tegenstem* onthouding*",
		service: "pensioen jubileum verjaardag dienstjaren jaar_in_dienst",
	},
});

/** Whether a statement tells how people voted. */
export function tellsOfVotes(said: readonly string[], language: Language): boolean {
	return (words(language)?.votes.count(said) ?? 0) > 0;
}

/** Whether it tells how old somebody is or how long somebody has been there. */
export function tellsOfService(said: readonly string[], language: Language): boolean {
	return (words(language)?.service.count(said) ?? 0) > 0;
}
