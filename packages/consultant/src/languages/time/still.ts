import { matchersByLanguage } from "../matchers.ts";

/**
 * How each language says that something was set right, and that it goes on as before. `mended`: it is repaired, replaced,
 * handed over, back in use; `still`: it is still or not yet so, out of use, waited for. Lists as in `CueWords`, written for
 * speakers to review: no entry is made for one sentence.
 */
export const stillWords = matchersByLanguage({
	en: {
		mended:
			"repaired fixed mended restored replaced renewed back_in_service back_in_use back_to_full back_up back_to_normal full_power delivered fitted installed updated handed_over cleared cleaned recalibrated working_again running_again up_and_running went_live is_live are_live",
		still:
			"still not_yet yet_to out_of_use out_of_service out_of_order has_never_come have_never_come never_arrived we_are_waiting we're_waiting to_this_day is_missing are_missing",
	},
	de: {
		mended:
			"repariert instandgesetzt instand_gesetzt behoben ersetzt getauscht ausgetauscht erneuert wieder_in_betrieb wiederhergestellt geliefert ausgeliefert eingebaut montiert installiert aktualisiert übergeben ausgestattet gereinigt kalibriert austausch läuft_wieder laufen_wieder funktioniert_wieder in_betrieb_genommen",
		still:
			"immer_noch noch_immer noch_nicht noch_kein noch_keine noch_keinen noch_die noch_der noch_das weiterhin nach_wie_vor außer_betrieb ausser_betrieb bis_heute fehlen fehlt wir_warten warten_wir defekt",
	},
	fr: {
		mended:
			"réparé réparée réparés réparées remplacé remplacée remplacés remplacées rétabli rétablie remis_en_service remise_en_service remis_en_état remise_en_état livré livrée livrés livrées posé posée posés posées installé installée installés installées mis_à_jour mise_à_jour mises_à_jour de_nouveau à_nouveau fonctionne_de fonctionnent_de en_service nettoyé nettoyée équipé équipées équipés",
		still:
			"toujours_pas toujours encore_pas pas_encore on_attend attendons hors_service hors_d'usage en_panne à_ce_jour reste_à restent_à manque manquent n'est_jamais ne_sont_jamais",
	},
	es: {
		mended:
			"reparado reparada reparados reparadas sustituido sustituida sustituidos sustituidas cambiado cambiada arreglado arreglada arreglados restablecido en_servicio en_funcionamiento entregado entregada entregados entregadas instalado instalada instalados instaladas actualizado actualizada actualizados actualizadas funciona_de_nuevo vuelve_a_funcionar limpiado",
		still:
			"sigue siguen seguimos todavía aún aún_no fuera_de_servicio fuera_de_uso averiado averiada esperando falta faltan a_día_de_hoy hasta_hoy desmontado",
	},
	it: {
		mended:
			"riparato riparata riparati riparate sostituito sostituita sostituiti sostituite sistemato sistemata ripristinato ripristinata rimesso_in rimessa_in in_funzione consegnato consegnata consegnati consegnate installato installata installati installate aggiornato aggiornata aggiornati aggiornate di_nuovo_in funziona_di_nuovo montato montata montati montate",
		still:
			"ancora tuttora tutt'ora fuori_servizio fuori_uso guasto guasta in_attesa aspettiamo manca mancano mancavano a_oggi ad_oggi finora",
	},
	nl: {
		mended:
			"hersteld verholpen gerepareerd vervangen vernieuwd opgeleverd geleverd geplaatst geïnstalleerd bijgewerkt uitgereikt weer_in_gebruik weer_in_bedrijf in_gebruik_genomen draait_weer werkt_weer schoongemaakt gemonteerd",
		still:
			"nog_steeds nog_altijd nog_niet nog_geen buiten_gebruik buiten_bedrijf buiten_werking defect kapot tot_vandaag we_wachten wachten_we ontbreken ontbreekt missen",
	},
});
