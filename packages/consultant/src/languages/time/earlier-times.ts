import { matchersByLanguage } from "../matchers.ts";

/** How each language names a time before the one that is spoken of, apart from days and from what only was; for speakers to review. */
export const earlierTimes = matchersByLanguage({
	en: {
		earlier:
			"last_year last_season last_quarter last_month previous_year previous_season previous_quarter previous_month year_before season_before quarter_before month_before year_earlier years_earlier year_ago years_ago months_ago back_then",
	},
	de: {
		earlier:
			"letztes_jahr letzten_jahr im_vorjahr vorjahr* vergangenes_jahr vergangenen_jahr jahr_davor jahr_zuvor jahre_zuvor saison_davor quartal_davor monat_davor vormonat* vorquartal* vor_einem_jahr vor_zwei_jahren vor_drei_jahren vor_fünf_jahren damals",
	},
	fr: {
		earlier:
			"l'an_dernier an_dernier année_dernière l'année_dernière année_précédente l'année_précédente l'année_d'avant année_d'avant saison_précédente saison_dernière mois_dernier mois_précédent trimestre_précédent un_an_plus_tôt ans_plus_tôt un_an_auparavant il_y_a_un_an à_l'époque",
	},
	es: {
		earlier:
			"año_pasado año_anterior temporada_pasada temporada_anterior mes_pasado mes_anterior trimestre_anterior un_año_antes años_antes hace_un_año hace_dos_años entonces",
	},
	it: {
		earlier:
			"anno_scorso l'anno_scorso anno_precedente l'anno_precedente anno_prima l'anno_prima stagione_precedente stagione_scorsa mese_scorso mese_precedente trimestre_precedente un_anno_fa due_anni_fa anni_prima allora",
	},
	nl: {
		earlier:
			"vorig_jaar vorig_seizoen vorige_maand vorig_kwartaal jaar_ervoor jaar_daarvoor seizoen_ervoor maand_ervoor jaar_eerder jaar_geleden jaar_terug destijds",
	},
});
