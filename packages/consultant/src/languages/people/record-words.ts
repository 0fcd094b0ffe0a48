import { matchersByLanguage } from "../matchers.ts";

/**
 * Of what is found right behind what somebody says: papers and
 * measurements that a sentence may open with (`papers`), that it is as was said (`confirms`), whose record it is (`own`),
 * that something has become many times what it was (`multiplies`), that what was said is not so (`no`), that all is on, open or
 * as it should be (`on`), and that it is off, shut or gone (`off`); that somebody has to find out which of two holds
 * (`settles`); that somebody has read or heard a value (`reads`); and that another tells something else (`otherwise`). Lists as in `CueWords`, written for speakers to review.
 */
export const recordWords = matchersByLanguage({
	en: {
		papers: "mail mails email emails e-mail e-mails letter letters laboratory lab test tests",
		confirms: "confirm* indeed likewise agree* supports bears_out bear_out",
		own: "my our mine",
		multiplies: "doubled tripled quadrupled exploded exploding soared skyrocketed through_the_roof halved",
		no: "so_no clearly_not evidently_not that_is_not_it that's_not_it",
		on: "is_switched_on switched_on turned_on is_set_to are_set_to is_open are_open was_open is_active are_active is_running are_running was_running were_running is_working are_working operational in_use up_to_date no_bug no_fault no_faults no_bugs",
		off: "is_off are_off was_off were_off switched_off turned_off is_shut are_shut is_closed are_closed was_closed been_shut been_closed been_off is_locked shut_down dismantled unplugged disconnected out_of_use out_of_order known_issue known_bug known_fault bypassed on_bypass in_bypass on_standby mothballed",
		settles:
			"clear_this_up clear_that_up clear_it_up cleared_up get_to_the_bottom to_be_clarified needs_clarifying needs_clarification be_settled be_reconciled reconcile find_out_which",
		reads: "read hear heard see told quoted keep_hearing",
		otherwise:
			"puts_it_differently put_it_differently tells_it_differently tell_it_differently sees_it_differently see_it_differently tells_a_different_story tell_a_different_story says_otherwise say_otherwise a_different_picture a_different_story something_quite_different quite_another_story another_story",
	},
	de: {
		papers: "mail mails e-mail e-mails brief schreiben labor test tests",
		confirms: "bestätig* tatsächlich ebenfalls ebenso auch deckt_sich decken_sich",
		own: "mein meine meinem meinen meiner unser unsere unserem unserer",
		multiplies: "verdoppelt verdreifacht vervierfacht explodiert explodieren durch_die_decke halbiert",
		no: "also_nein also_nicht das_ist_es_nicht daran_liegt_es_nicht eben_nicht",
		on: "eingeschaltet angeschaltet ist_offen sind_offen geöffnet ist_aktiv sind_aktiv aktiv in_betrieb einsatzbereit betriebsbereit arbeitsfähig ist_frei sind_frei auf_dem_neuesten kein_fehler keinen_fehler keine_fehler",
		off: "ausgeschaltet abgeschaltet abgeklemmt abgebaut ist_geschlossen sind_geschlossen bleibt_geschlossen gesperrt stillgelegt abgestellt verschlossen außer_betrieb bekannter_fehler bekanntes_problem bekannten_fehler überbrückt im_bypass umgangen steht_still",
		settles:
			"zu_klären geklärt_werden klären_lassen aufgeklärt_werden muss_man_klären müssen_wir_klären sollten_wir_klären aufzuklären abzugleichen nachprüfen_lassen",
		reads: "lese las höre hörte gehört gelesen sehe",
		otherwise:
			"stellt_es_anders_dar stellt_das_anders_dar sieht_es_anders sieht_das_anders sehen_das_anders sagt_etwas_anderes sagen_etwas_anderes sagt_was_anderes etwas_ganz_anderes ganz_was_anderes anderes_bild klingt_das_anders klingt_es_anders liest_sich_anders lautet_anders",
	},
	fr: {
		papers: "mail mails courriel courriels lettre laboratoire labo essai essais",
		confirms: "confirm* effectivement également aussi_bien corrobor*",
		own: "mon ma mes notre nos",
		multiplies: "doublé doublée doublés triplé triplée explose explosent explosé explosée flambe s'envole",
		no: "donc_non alors_non ce_n'est_pas_ça évidemment_non",
		on: "est_allumé est_allumée est_ouvert est_ouverte sont_ouverts est_actif est_active sont_actifs opérationnel opérationnelle opérationnels en_service en_marche en_fonction à_jour aucun_défaut aucun_bogue pas_de_défaut pas_de_bug aucun_bug",
		off: "éteint éteinte éteints désactivé désactivée désactivés est_fermé est_fermée sont_fermés condamné condamnée à_l'arrêt démonté démontée débranché débranchée hors_service problème_connu défaut_connu bogue_connu bug_connu en_bypass court-circuité court-circuitée contourné contournée shunté shuntée",
		settles:
			"tirer_cela_au tirer_ça_au tirer_au_clair tirer_l'affaire au_clair à_clarifier éclaircir clarifier_ce à_vérifier_lequel être_tranché",
		reads: "lis entends entendu lu vois",
		otherwise:
			"dit_autre_chose disent_autre_chose une_autre_version tout_autre_chose un_autre_son autre_son_de voit_les_choses présente_les_choses un_tout_autre raconte_autre_chose",
	},
	es: {
		papers: "correo correos carta laboratorio ensayo ensayos",
		confirms: "confirm* efectivamente también igualmente corrobor*",
		own: "mi mis nuestro nuestra nuestros nuestras",
		multiplies:
			"duplicado duplicó triplicado triplicó disparado disparada disparó explota explotado se_dispara multiplicado",
		no: "así_que_no o_sea_que_no pues_no no_es_eso",
		on: "está_encendido está_encendida está_abierto está_abierta están_abiertos está_activo está_activa activo operativo operativa operativos en_marcha en_servicio en_uso al_día ningún_fallo ningún_error no_hay_fallo",
		off: "apagado apagada apagados desconectado desconectada desactivado desactivada está_cerrado está_cerrada están_cerrados parado parada desmontado desmontada fuera_de_servicio fallo_conocido problema_conocido error_conocido en_baipás en_bypass puenteado puenteada",
		settles:
			"aclararlo aclarar_esto aclarar_eso hay_que_aclarar habría_que_aclarar por_aclarar ponerlo_en_claro",
		reads: "leo oigo oído leído veo",
		otherwise:
			"dice_otra_cosa dicen_otra_cosa otra_versión cuenta_otra_cosa cuentan_otra_cosa otra_cosa_muy_distinta algo_muy_distinto lo_ve_de_otra lo_ven_de_otra muy_distinto",
	},
	it: {
		papers: "mail email e-mail lettera laboratorio prova prove",
		confirms: "conferm* effettivamente anche infatti altrettanto",
		own: "mio mia miei mie nostro nostra nostri nostre",
		multiplies:
			"raddoppiato raddoppiata raddoppiati raddoppiate triplicato triplicata esploso esplosa esplode esplosi dimezzato dimezzata",
		no: "quindi_no dunque_no non_è_quello non_è_questo",
		on: "è_acceso è_accesa sono_accesi è_aperto è_aperta sono_aperti è_attivo è_attiva sono_attivi operativo operativa operativi in_funzione in_servizio in_uso aggiornato nessun_difetto nessun_errore nessun_guasto",
		off: "spento spenta spenti disattivato disattivata disattivati staccato staccata è_chiuso è_chiusa sono_chiusi fermo ferma smontato smontata fuori_servizio problema_noto difetto_noto errore_noto in_bypass bypassato bypassata escluso_dal_circuito disinserito disinserita",
		settles:
			"va_chiarito da_chiarire bisogna_chiarire chiarire_questo chiarirlo occorre_chiarire andrebbe_chiarito fare_chiarezza",
		reads: "leggo sento sentito letto vedo",
		otherwise:
			"dice_altro dicono_altro racconta_altro un'altra_versione tutt'altra_cosa la_vede_diversamente la_vedono_diversamente di_tutt'altro",
	},
	nl: {
		papers: "mail mails e-mail e-mails brief lab laboratorium proef proeven",
		confirms: "bevestig* inderdaad eveneens ook klopt_met",
		own: "mijn ons onze",
		multiplies: "verdubbeld verdubbelde verdrievoudigd geëxplodeerd explodeert gehalveerd de_pan_uit",
		no: "dus_nee dus_niet dat_is_het_niet",
		on: "staat_aan staan_aan stond_aan is_open zijn_open is_actief zijn_actief actief operationeel bedrijfsklaar in_bedrijf in_gebruik bijgewerkt geen_fout geen_fouten geen_storing",
		off: "staat_uit staan_uit stond_uit uitgeschakeld uitgezet afgesloten is_dicht zijn_dicht is_gesloten zijn_gesloten op_slot stilgelegd gedemonteerd losgekoppeld buiten_gebruik buiten_werking bekend_probleem bekende_fout bekende_storing in_bypass overbrugd omgeleid staat_stil",
		settles:
			"uit_te_zoeken uitgezocht_worden moeten_we_uitzoeken op_te_helderen opgehelderd_worden worden_opgehelderd",
		reads: "lees hoor gehoord gelezen zie",
		otherwise:
			"zegt_iets_anders zeggen_iets_anders stelt_het_anders ziet_het_anders zien_het_anders heel_iets_anders heel_wat_anders ander_verhaal ander_beeld klinkt_anders vertelt_iets_anders",
	},
});
