import { matchersByLanguage } from "../matchers.ts";

/**
 * How each language says that something was set right, and that it goes on as before. `mended`: it is repaired, replaced,
 * handed over, back in use; `still`: it is still or not yet so, out of use, waited for; `filled`: a post has somebody; `vacant`:
 * it has nobody; `oldest`: what has waited longest, or goes on as it was. Lists as in `CueWords`, written for speakers to
 * review: no entry is made for one sentence.
 */
export const stillWords = matchersByLanguage({
	en: {
		mended:
			"repaired fixed mended restored replaced renewed back_in_service back_in_use back_to_full back_up back_to_normal full_power delivered fitted installed updated handed_over cleared cleaned recalibrated working_again running_again up_and_running went_live is_live are_live",
		still:
			"still not_yet yet_to out_of_use out_of_service out_of_order has_never_come have_never_come never_arrived we_are_waiting we're_waiting to_this_day is_missing are_missing",
		filled:
			"in_post in_place_since has_started have_started was_hired were_hired been_hired is_filled was_filled been_filled recruited taken_on joined_us",
		vacant:
			"vacant unfilled no_applicants no_applications nobody_applied no_one_applied not_been_filled never_been_filled still_advertised",
		oldest: "oldest longest earliest still_hangs still_there still_stands still_says still_dated",
	},
	de: {
		mended:
			"repariert instandgesetzt instand_gesetzt behoben ersetzt getauscht ausgetauscht erneuert wieder_in_betrieb wiederhergestellt geliefert ausgeliefert eingebaut montiert installiert aktualisiert übergeben ausgestattet gereinigt kalibriert austausch läuft_wieder laufen_wieder funktioniert_wieder in_betrieb_genommen",
		still:
			"immer_noch noch_immer noch_nicht noch_kein noch_keine noch_keinen noch_die noch_der noch_das weiterhin nach_wie_vor außer_betrieb ausser_betrieb bis_heute fehlen fehlt wir_warten warten_wir defekt",
		filled: "besetzt nachbesetzt neu_besetzt angetreten hat_angefangen haben_angefangen im_dienst an_bord",
		vacant:
			"unbesetzt vakant nicht_besetzt nie_besetzt nicht_nachbesetzt keine_bewerbung keine_bewerbungen noch_ausgeschrieben",
		oldest:
			"älteste ältesten ältester ältestes längste hängt_noch steht_noch liegt_noch hängt_immer steht_immer liegt_immer",
	},
	fr: {
		mended:
			"réparé réparée réparés réparées remplacé remplacée remplacés remplacées rétabli rétablie remis_en_service remise_en_service remis_en_état remise_en_état livré livrée livrés livrées posé posée posés posées installé installée installés installées mis_à_jour mise_à_jour mises_à_jour de_nouveau à_nouveau fonctionne_de fonctionnent_de en_service nettoyé nettoyée équipé équipées équipés",
		still:
			"toujours_pas toujours encore_pas pas_encore on_attend attendons hors_service hors_d'usage en_panne à_ce_jour reste_à restent_à manque manquent n'est_jamais ne_sont_jamais",
		filled: "en_poste pourvu pourvue pourvus pourvues embauché embauchée embauchés recruté recrutée recrutés",
		vacant:
			"vacant vacante vacants vacantes non_pourvu non_pourvue pas_pourvu aucune_candidature pas_de_candidature pas_de_candidat",
		oldest:
			"plus_ancien plus_ancienne plus_anciens plus_vieux plus_vieille est_encore y_est_encore toujours_là encore_là",
	},
	es: {
		mended:
			"reparado reparada reparados reparadas sustituido sustituida sustituidos sustituidas cambiado cambiada arreglado arreglada arreglados restablecido en_servicio en_funcionamiento entregado entregada entregados entregadas instalado instalada instalados instaladas actualizado actualizada actualizados actualizadas funciona_de_nuevo vuelve_a_funcionar limpiado",
		still:
			"sigue siguen seguimos todavía aún aún_no fuera_de_servicio fuera_de_uso averiado averiada esperando falta faltan a_día_de_hoy hasta_hoy desmontado",
		filled:
			"cubierta cubierto cubiertas cubiertos contratado contratada incorporado incorporada se_incorporó en_plantilla",
		vacant: "vacante vacantes sin_cubrir ninguna_candidatura ningún_candidato no_se_ha_presentado_nadie",
		oldest:
			"más_antiguo más_antigua más_antiguos más_viejo más_vieja sigue_ahí sigue_puesto sigue_puesta sigue_colgado",
	},
	it: {
		mended:
			"riparato riparata riparati riparate sostituito sostituita sostituiti sostituite sistemato sistemata ripristinato ripristinata rimesso_in rimessa_in in_funzione consegnato consegnata consegnati consegnate installato installata installati installate aggiornato aggiornata aggiornati aggiornate di_nuovo_in funziona_di_nuovo montato montata montati montate",
		still:
			"ancora tuttora tutt'ora fuori_servizio fuori_uso guasto guasta in_attesa aspettiamo manca mancano mancavano a_oggi ad_oggi finora",
		filled: "coperto coperta assunto assunta assunti assunte preso_servizio in_organico insediato insediata",
		vacant:
			"vacante vacanti scoperto scoperta scoperti scoperte nessuna_candidatura nessun_candidato mai_coperto mai_coperta",
		oldest: "più_vecchio più_vecchia più_vecchie più_datato è_ancora_lì ancora_lì è_ancora_appeso c'è_ancora",
	},
	nl: {
		mended:
			"hersteld verholpen gerepareerd vervangen vernieuwd opgeleverd geleverd geplaatst geïnstalleerd bijgewerkt uitgereikt weer_in_gebruik weer_in_bedrijf in_gebruik_genomen draait_weer werkt_weer schoongemaakt gemonteerd",
		still:
			"nog_steeds nog_altijd nog_niet nog_geen buiten_gebruik buiten_bedrijf buiten_werking defect kapot tot_vandaag we_wachten wachten_we ontbreken ontbreekt missen",
		filled: "aangenomen ingevuld vervuld in_dienst aangesteld is_begonnen",
		vacant:
			"vacant onvervuld niet_ingevuld niet_vervuld geen_sollicitanten geen_sollicitaties geen_sollicitant",
		oldest:
			"oudste langste hangt_er_nog hangt_er_nu hangt_nog ligt_er_nog ligt_nog staat_er_nog hangt_er_steeds",
	},
});
