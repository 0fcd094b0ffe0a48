import { matchersByLanguage } from "../matchers.ts";

/**
 * How each language says that something was so all the time, or at no time. `never`: at no time; `again`: that "never" is of
 * another time than what was before or comes after ("never before", "nie wieder"); `always`: all the time; `runs`: beside
 * `always`, that a thing is on and does its work. Lists as in `CueWords`, written for speakers to review.
 */
export const alwaysWords = matchersByLanguage({
	en: {
		never: "never at_no_time not_once at_no_point",
		again: "again before until since_then ever_since so_long so_much",
		always:
			"always all_along all_the_time the_whole_time at_all_times throughout without_interruption uninterrupted uninterruptedly without_a_break",
		runs: "run running ran runs works worked working operate* in_service in_operation in_use online",
	},
	de: {
		never: "nie niemals zu_keiner_zeit zu_keinem_zeitpunkt kein_einziges_mal nicht_ein_einziges",
		again: "wieder mehr zuvor vorher bisher davor bis so",
		always:
			"immer stets durchgehend durchweg ununterbrochen ständig die_ganze_zeit jederzeit ohne_unterbrechung durchgängig",
		runs: "läuft laufen lief liefen gelaufen arbeitet arbeitete gearbeitet funktioniert* in_betrieb im_einsatz im_dienst eingeschaltet",
	},
	fr: {
		never: "jamais à_aucun_moment pas_une_seule_fois",
		again: "plus auparavant avant depuis encore aussi autant",
		always:
			"toujours constamment en_permanence sans_interruption sans_arrêt tout_le_temps en_continu sans_discontinuer",
		runs: "tourné tourne tournait fonctionné fonctionne fonctionnait marché marche marchait en_service en_marche en_fonction allumé allumée",
	},
	es: {
		never: "nunca jamás en_ningún_momento ni_una_sola_vez ni_una_vez",
		again: "más antes hasta desde tanto tan",
		always:
			"siempre todo_el_tiempo en_todo_momento sin_interrupción sin_interrupciones ininterrumpidamente continuamente",
		runs: "funcionado funciona funcionaba funcionó en_marcha en_servicio en_funcionamiento operativo operativa encendido encendida",
	},
	it: {
		never: "mai in_nessun_momento neanche_una_volta nemmeno_una_volta",
		again: "più prima finora così tanto",
		always:
			"sempre costantemente ininterrottamente senza_interruzioni senza_interruzione tutto_il_tempo di_continuo",
		runs: "funzionato funziona funzionava girato gira lavorato in_servizio in_funzione in_marcia acceso accesa attivo attiva",
	},
	nl: {
		never: "nooit op_geen_enkel_moment geen_enkele_keer",
		again: "meer eerder weer opnieuw tevoren voorheen zo",
		always: "altijd steeds voortdurend doorlopend onafgebroken zonder_onderbreking de_hele_tijd continu",
		runs: "gedraaid draait draaide gewerkt werkt werkte gefunctioneerd functioneert in_bedrijf in_dienst in_gebruik aangestaan",
	},
});
