import { matchersByLanguage } from "../matchers.ts";

/**
 * What is told in letters and minutes for the sake of form, of the firm, or of what nobody knows; what somebody would like
 * (`wishes`) or asks of the others (`asks`), that we `have` something, that something is `fine`, and what is as it was before (`unchanged`). `whether` opens what is not known; `notBad` finds nothing to
 * complain of; `unsure` says that figures tell too little yet. Written for speakers to review.
 */
export const courtesies = matchersByLanguage({
	en: {
		asks: "can_somebody can_someone can_anyone could_somebody could_someone could_anyone will_somebody will_someone can_you could_you would_you",
		have: "have",
		fine: "is_fine are_fine works_fine work_fine runs_fine run_fine is_ok are_ok is_okay fully_stocked fully_staffed within_limits within_the_limits within_tolerance within_spec in_good_order error-free works_without works_as_intended no_problem_with no_problems_with",
		wishes: "i_would_like i'd_like we_would_like we'd_like i_wish we_wish my_wish",
		unchanged:
			"same_as same_*_as same_*_*_as same_*_*_*_as same_number_of same_amount_of as_many_*_as as_much_*_as no_fewer_*_than not_changed_since unchanged_since",
		writes:
			"copying_everyone copying_all copying_you copying_in i_am_copying i'm_copying i_have_copied some_background a_bit_of_background a_little_background some_context a_bit_of_context to_close_this_thread to_close_the_thread before_i_leave i_am_writing i'm_writing i_write_to we_are_writing writing_to_you i_write_because",
		praises:
			"thank thanks grateful appreciate* well_done hats_off kudos congratulat* bravo big_hand special_mention",
		trades:
			"deliver make bake build run serve treat supply employ operate repair clean transport sell produce grow offer",
		unknown:
			"nobody_knows no_one_knows nobody_can_say no_one_can_say nobody_could_say we_do_not_know we_don't_know nobody_understands",
		notBad: "not_bad not_too_bad",
		whether: "whether if",
		unsure: "not_much_of_a_sample too_few_to_tell too_few_to_say too_early_to_tell too_early_to_say",
		why: "why",
	},
	de: {
		asks: "kann_jemand kann_mir könnte_jemand könnte_mir kannst_du könntest_du könnt_ihr können_sie",
		have: "haben",
		fine: "in_ordnung vollständig_bestückt vollständig_besetzt voll_besetzt fehlerfrei einwandfrei reibungslos innerhalb_der_grenzen innerhalb_der_toleranz innerhalb_der_norm im_rahmen_der läuft_ohne laufen_ohne funktioniert_ohne funktionieren_ohne funktioniert_gut",
		wishes:
			"ich_hätte_gern ich_hätte_gerne ich_würde_mir ich_wünsche_mir wir_wünschen_uns ich_möchte wir_hätten_gern ich_würde_gern ich_würde_gerne",
		unchanged:
			"genauso_lange_wie genauso_lang_wie gleich_lang_wie dasselbe_wie gleich_viele gleich_viel dieselben_*_wie die_gleichen_*_wie selben_*_wie ebenso_viele genauso_viele genauso_viel so_viele_*_wie unverändert_seit seit_*_unverändert",
		writes:
			"setze_alle_in setze_euch_in setze_sie_in nehme_alle_in nehme_sie_in etwas_hintergrund ein_paar_hintergründe um_den_faden zum_abschluss_noch bevor_ich_weg bevor_ich_in_urlaub ich_schreibe schreibe_ich schreiben_wir schreibe_ihnen schreibe_euch schreibe_dir wende_mich_an wir_schreiben_ihnen",
		praises: "danke dank dankt danken bedank* gratulier* glückwunsch lob hut_ab respekt_an anerkennung",
		trades:
			"liefern backen bauen betreiben versorgen behandeln beschäftigen reparieren reinigen transportieren verkaufen produzieren betreuen fertigen",
		unknown:
			"weiß_keiner weiß_niemand keiner_weiß niemand_weiß weiß_man_nicht wissen_wir_nicht kann_keiner_sagen kann_niemand_sagen versteht_keiner",
		notBad: "nicht_schlecht gar_nicht_schlecht",
		whether: "ob",
		unsure: "zu_früh_für_ein_urteil zu_früh_zu_sagen zu_früh_um_zu_sagen",
		why: "warum wieso weshalb",
	},
	fr: {
		asks: "quelqu'un_peut quelqu'un_pourrait peux-tu pouvez-vous pourriez-vous",
		have: "avons",
		fine: "est_en_ordre sont_en_ordre fonctionne_bien fonctionnent_bien marche_bien sans_problème sans_problèmes sans_erreur dans_les_limites dans_les_normes dans_la_norme au_complet est_conforme sont_conformes",
		wishes:
			"je_voudrais j'aimerais nous_voudrions nous_aimerions je_souhaite je_souhaiterais nous_souhaitons",
		unchanged:
			"même_*_qu'en même_*_que aussi_longtemps_qu'en mêmes_*_qu'en mêmes_*_que mêmes_*_qu'au même_nombre autant_de_*_qu'en autant_de_*_que autant_de_*_qu'au inchangé_depuis inchangée_depuis inchangés_depuis",
		writes:
			"mets_*_en_copie mets_en_copie mettons_en_copie quelques_éléments_de_contexte un_peu_de_contexte pour_clore_le_fil pour_clore_ce pour_conclure_le avant_de_partir vous_écris vous_écrivons je_m'adresse vous_adresse",
		praises: "merci mercis remerci* félicit* bravo chapeau reconnaissan* gratitude",
		trades:
			"livrons fabriquons exploitons servons soignons fournissons employons réparons nettoyons transportons vendons produisons accueillons",
		unknown: "personne_ne_sait nul_ne_sait on_ne_sait nous_ne_savons personne_ne_comprend",
		notBad: "pas_mal_du_tout pas_si_mal",
		whether: "si s'il",
		unsure: "trop_tôt_pour_dire trop_tôt_pour_juger",
		why: "pourquoi",
	},
	es: {
		asks: "alguien_puede alguien_podría puede_alguien puedes podéis podrías",
		have: "tenemos",
		fine: "está_en_orden están_en_orden funciona_bien funcionan_bien va_bien van_bien sin_problema sin_problemas sin_errores dentro_de_los_límites dentro_de_lo_normal dentro_de_la_norma al_completo está_correcto",
		wishes: "me_gustaría nos_gustaría quisiera querría desearía",
		unchanged:
			"lo_mismo_que igual_que_en mismos_*_que mismas_*_que mismo_número misma_cantidad tantos_*_como tantas_*_como sin_cambios_desde",
		writes:
			"pongo_en_copia pongo_a_*_en_copia ponemos_en_copia algo_de_contexto un_poco_de_contexto para_cerrar_el_hilo para_cerrar_este_hilo para_cerrar_el_tema antes_de_irme les_escribo le_escribo os_escribo te_escribo les_escribimos me_dirijo_a",
		praises: "gracias agradec* felicidades felicit* enhorabuena reconocimiento",
		trades:
			"entregamos fabricamos servimos atendemos empleamos reparamos limpiamos transportamos vendemos producimos repartimos gestionamos",
		unknown: "nadie_sabe no_se_sabe no_sabemos nadie_entiende",
		notBad: "no_está_mal no_está_nada_mal no_va_mal",
		whether: "si",
		unsure: "demasiado_pronto_para_decir demasiado_pronto_para_saber",
		why: "por_qué",
	},
	it: {
		asks: "qualcuno_può qualcuno_potrebbe qualcuno_mi puoi potete potresti",
		have: "abbiamo",
		fine: "è_a_posto sono_a_posto è_in_ordine sono_in_ordine funziona_bene funzionano_bene senza_problemi senza_errori nei_limiti entro_i_limiti nella_norma al_completo è_regolare sono_regolari",
		wishes: "vorrei mi_piacerebbe ci_piacerebbe vorremmo desidero",
		unchanged:
			"lo_stesso_di quanto_nel come_nel stessi_*_di stesse_*_di stesso_numero stessa_quantità tanti_*_quanti tante_*_quante come_prima invariat*",
		writes:
			"metto_in_copia metto_*_in_copia mettiamo_in_copia un_po'_di_contesto per_chiudere_il_discorso per_chiudere_questo prima_di_partire vi_scrivo le_scrivo ti_scrivo vi_scriviamo mi_rivolgo_a",
		praises: "grazie ringrazi* compliment* congratul* bravi plauso riconoscen*",
		trades:
			"consegniamo produciamo serviamo curiamo gestiamo impieghiamo ripariamo puliamo trasportiamo vendiamo forniamo",
		unknown: "nessuno_sa non_si_sa non_sappiamo nessuno_capisce",
		notBad: "non_è_male niente_male non_va_male",
		whether: "se",
		unsure: "troppo_presto_per_dire troppo_presto_per_giudicare",
		why: "perché perchè",
	},
	nl: {
		asks: "kan_iemand zou_iemand kun_je kan_je kunnen_jullie kunt_u",
		have: "hebben",
		fine: "is_in_orde zijn_in_orde werkt_goed werken_goed loopt_goed zonder_problemen zonder_fouten foutloos binnen_de_grenzen binnen_de_norm volledig_bezet volledig_gevuld compleet_gevuld",
		wishes: "ik_zou_graag ik_wil_graag wij_zouden_graag we_zouden_graag ik_wens",
		unchanged:
			"hetzelfde_als even_lang_als net_zo_lang_als dezelfde_*_als even_veel evenveel net_zo_veel net_zoveel zelfde_aantal ongewijzigd_sinds onveranderd",
		writes:
			"iedereen_in_de_cc jullie_in_de_cc allemaal_in_de_cc wat_achtergrond even_wat_achtergrond om_dit_af_te_sluiten ter_afsluiting_van voordat_ik_weg schrijf_ik schrijven_wij schrijven_we schrijf_u schrijf_jullie schrijf_je schrijven_u richt_mij_tot ik_schrijf",
		praises: "dank bedank* dankjewel compliment* gefeliciteerd waardering petje_af hulde",
		trades:
			"leveren bakken bouwen behandelen bedienen verkopen repareren vervoeren produceren verzorgen maken",
		unknown: "niemand_weet weet_niemand weten_we_niet we_weten_niet niemand_begrijpt begrijpt_niemand",
		notBad: "niet_slecht lang_niet_slecht",
		whether: "of",
		unsure: "te_vroeg_om_te_zeggen te_vroeg_voor_een_oordeel",
		why: "waarom",
	},
});

/** How somebody's opinion is told, and what was counted against it. Written for speakers to review. */
export const opinionWords = matchersByLanguage({
	en: {
		opines:
			"attributes attribute ascribes puts_*_down_to put_*_down_to i_think we_think i'd_say i_would_say if_you_ask_me my_guess in_my_opinion in_my_view believes believe thinks think reckons reckon suspects suspect blames blame insists insist maintains is_convinced is_sure puts_it_down",
		records:
			"turnstile footage gps tracker trackers survey log logbook inventory slips dockets receipts register records record count sheet sheets sensor* meter* book figures data measurements measurement lab laboratory sample tally counted questionnaire report readings",
		only: "no_difference only just merely barely however though above_average below_average as_usual unchanged stable",
	},
	de: {
		opines:
			"glaube denke meine bleibe_dabei führt_*_auf führt_*_*_auf führen_*_auf führen_*_*_auf schreibt_*_zu macht_*_verantwortlich macht_*_*_verantwortlich meines_erachtens meiner_meinung wenn_ihr_mich wenn_du_mich wenn_sie_mich ich_würde_sagen für_mich_ist für_mich_liegt meint meinen glaubt glauben vermutet behauptet behaupten überzeugt ist_sicher schiebt schieben vermuten denkt denken",
		records:
			"aufnahmen gps *zähler *zählung *bogen *bögen *belege *protokoll *protokolle *register aufzeichnung* *umfrage *befragung *messung *messungen *daten zahlen *labor *fragebogen *buch *inventur auswertung stichprobe *liste statistik gezählt nachgezählt",
		only: "kein_unterschied keinen_unterschied keine_unterschiede überdurchschnittlich* unterdurchschnittlich* wie_üblich unverändert stabil nur bloß lediglich dagegen jedoch hingegen aber",
	},
	fr: {
		opines:
			"attribue attribuent impute imputent rejette_la_faute met_*_sur_le met_*_*_sur_le à_mon_avis pour_moi selon_moi je_dirais estime estiment pense pensent croit croient soutient affirme affirment convaincu convaincue persuadé persuadée est_sûr est_sûre selon d'après",
		records:
			"compteur vidéosurveillance inventaire gps enquête sondage registre fiches tickets bons le_relevé ce_relevé un_relevé relevés enregistreur enregistreurs mesures pesées comptage données chiffres laboratoire journal questionnaire statistiques compté",
		only: "aucune_différence pas_de_différence au-dessus_de_la_moyenne en_dessous_de_la_moyenne comme_d_habitude inchangé* stable stables seulement pourtant toutefois cependant uniquement",
	},
	es: {
		opines:
			"creo creemos pienso atribuye atribuyen achaca achacan imputa echa_la_culpa para_mí en_mi_opinión yo_diría a_mi_juicio opina opinan cree creen piensa piensan sostiene afirma afirman asegura según está_seguro está_segura convencido convencida",
		records:
			"contador grabaciones inventario gps encuesta registro registros fichas albaranes tickets recuento medición mediciones datos cifras laboratorio cuestionario pesadas libro muestreo estadística contado",
		only: "ninguna_diferencia no_hay_diferencia por_encima_de_la_media por_debajo_de_la_media como_siempre estable estables solo sólo apenas en_cambio sin_embargo únicamente",
	},
	it: {
		opines:
			"credo pensiamo penso attribuisce attribuiscono imputa imputano addebita dà_la_colpa danno_la_colpa per_me secondo_me a_mio_avviso a_mio_parere direi_che ritiene ritengono pensa pensano crede credono sostiene sostengono afferma secondo è_sicuro è_sicura convinto convinta",
		records:
			"contatore filmati riprese inventario gps sondaggio indagine registro registri verbali fogli schede scontrini bolle conteggio misure misurazioni dati cifre laboratorio questionario pesate statistica contato",
		only: "nessuna_differenza alcuna_differenza sopra_la_media sotto_la_media come_sempre stabile stabili solo soltanto appena invece tuttavia però",
	},
	nl: {
		opines:
			"denk vind wijt wijten schrijft_*_toe geeft_de_schuld geeft_*_de_schuld volgens_mij naar_mijn_mening wat_mij_betreft ik_zou_zeggen als_je_het_mij denkt denken meent menen vindt vinden gelooft geloven vermoedt weet_zeker volgens overtuigd",
		records:
			"teller *boek camerabeelden inventarisatie voorraadlijst gps vragenlijst enquête bonnen formulieren lijsten logboek register rittenstaten ritstaten telling metingen meting cijfers gegevens laboratorium lab steekproef statistiek geteld nageteld",
		only: "geen_verschil boven_het_gemiddelde onder_het_gemiddelde bovengemiddeld* ondergemiddeld* zoals_altijd stabiel onveranderd maar slechts alleen echter daarentegen",
	},
});
