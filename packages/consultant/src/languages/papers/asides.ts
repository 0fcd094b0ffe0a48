import type { KnownLanguage } from "../language.ts";
import { matchersByLanguage } from "../matchers.ts";

/**
 * What stands in letters, minutes and dictations beside the matter, in the form of cue words: it neither harms nor explains.
 * Written for speakers to review.
 */
type AsideWords = {
	/** How a vote went. */
	ballot: string;
	/** Set phrases of a meeting: it opens, ends, agrees on its minutes. */
	session: string;
	/** Talk around the matter in chats, mails and notes: greets all, excuses how it is typed, reminds of a small thing, says so far. */
	chatter: string;
	/** Somebody is thanked, greeted or congratulated. */
	thanks: string;
	/** Somebody remembers how it once was. */
	memory: string;
	/** How a paper came about: who was asked, what was drawn, what it leaves out. */
	method: string;
	/** The house, the village: what a description of a place begins with. */
	premises: string;
	/** What such a description tells of them: size, age, what they are beside. */
	scenery: string;
	/** Puts forward what something would cost. */
	offers: string;
	/** Who buys or uses what is done, and their associations: none of those who do it. */
	customers: string;
	/** What customers do when they are not content. */
	complains: string;
	/** Somebody stands up for a way: what they would like explains nothing. */
	advocates: string;
};

const words: Record<KnownLanguage, AsideWords> = {
	en: {
		ballot:
			"votes_to votes_for votes_against votes_in voted_in_favour show_of_hands abstention* abstained unanimous* carried_by carried_with motion_carried seconded nem_con agreed_that_*_will agreed_that_*_*_will resolved_that",
		session:
			"no_other_business any_other_business meeting_closed meeting_opened meeting_ended closed_the_meeting opened_the_meeting minutes_were_agreed minutes_were_approved minutes_were_signed minutes_were_taken apologies_for_absence next_meeting date_of_next",
		chatter:
			"end-to-end_encrypted media_omitted image_omitted evening_all morning_all night_all hi_all bye_all evening_everyone morning_everyone excuse_typos excuse_the_typos excuse_the_formatting excuse_my_typing sorry_for_the_typos sorry_for_typos sent_from_my typed_on_my don't_forget do_not_forget",
		thanks:
			"thank thanks_for thanks_again thanks_everyone thanks_all many_thanks thanked thanking grateful congratulat* congratulations welcomed_everyone welcomes_everyone",
		memory:
			"i_remember we_remember remembers_when recalls_the recalled_the recalled_how recalls_how remembered_the in_my_day good_old_days my_father my_grandfather my_mother",
		method:
			"we_spoke_to we_spoke_with we_talked_to we_talked_with i_spoke_to i_spoke_with i_talked_to we_looked_at we_looked_through pulling_*_together pulled_*_together pull_*_together i've_put_together i_put_together i_have_put_together i've_collected i_have_collected i_collected i've_gathered i_have_gathered i_gathered to_sum_up summing_up summed_up_the for_info fyi moving_on on_another_note on_a_lighter_note by_the_way btw incidentally i_read_all i_have_read i_read_through i_spent_*_days i_spent_*_weeks i_visited i_interviewed i_sat_with i_went_through i_looked_through i_have_looked i_spent_*day drawn_at_random at_random were_interviewed was_interviewed we_interviewed we_sampled anonymised outside_the_scope out_of_scope not_part_of_this not_covered_by_this as_it_came",
		premises:
			"building house hall shop site premises clubhouse loft workshop office school clinic residence village town harbour centre yard",
		scenery:
			"storey* floors view overlooking park square_metres inhabitants brick victorian listed seafront outskirts edge_of village_green next_to lighthouse double-fronted built_in seats beds gardens church",
		offers: "offer offers offered quote quotes quoted quotation tendered bid would_charge",
		customers:
			"customer* client* member members guest guests tenant* passenger* patient* resident* neighbour* parent parents family families school schools visitor* reader* subscriber* team teams donor* employer* retailer* dealer* shop shops association* club clubs practice practices",
		complains:
			"complain complains complained complaining protest* object objected cancelled cancel given_notice sent_back returned_the not_renewed not_renewing threaten* written_in written_to_us signed_a_complaint signed_a_petition petitioned lodged_a_complaint lodged_complaints filed_a_complaint filed_complaints made_a_complaint look_elsewhere go_elsewhere going_elsewhere gone_elsewhere looking_elsewhere withdrawn withdrew",
		advocates:
			"pushing_for pushes_for argues_for arguing_for advocates campaigns_for campaigning_for lobbies_for lobbying_for swears_by is_keen_on are_keen_on a_great_believer is_set_on",
	},
	de: {
		ballot:
			"ja-stimmen nein-stimmen gegenstimme gegenstimmen enthaltung enthaltungen einstimmig mehrheitlich stimmenmehrheit handzeichen gegen_stimmen zu_stimmen mit_*_stimmen bei_*_stimmen wird_beschlossen beschließt",
		session:
			"eröffnet_die_sitzung schließt_die_sitzung sitzung_wird_geschlossen sitzung_wird_eröffnet protokoll_wird_genehmigt protokoll_wurde_genehmigt ende_der_sitzung nächste_sitzung keine_weiteren_wortmeldungen stellt_die_beschlussfähigkeit bitte_abtippen",
		chatter:
			"ende-zu-ende-verschlüsselt medien_ausgeschlossen bild_weggelassen abend_zusammen morgen_zusammen hallo_zusammen nacht_zusammen moin_zusammen tippfehler schnell_getippt am_handy_getippt von_meinem_iphone von_meinem_handy nicht_vergessen",
		thanks:
			"danke dank dankt danken bedankt gratulier* gratuliert glückwunsch begrüßt_die begrüßt_alle herzlichen_dank",
		memory:
			"erinnere_mich erinnert_sich erinnern_uns weiß_noch_wie weiß_noch_gut wissen_noch damals_noch mein_vater mein_großvater meine_mutter früher_einmal",
		method:
			"mit_*_gesprochen mit_*_*_gesprochen mit_*_*_*_gesprochen mit_*_*_*_*_gesprochen ich_habe_*_zusammengetragen ich_habe_*_*_zusammengetragen ich_habe_*_*_*_zusammengetragen ich_habe_*_*_*_*_zusammengetragen ich_habe_*_*_*_*_*_zusammengetragen ich_habe_*_zusammengestellt ich_habe_*_*_zusammengestellt ich_habe_*_*_*_zusammengestellt ich_habe_*_*_*_*_zusammengestellt ich_habe_*_*_*_*_*_zusammengestellt habe_ich_zusammengetragen habe_ich_zusammengestellt habe_ich_gesammelt fasse_*_zusammen fasse_*_*_zusammen fasse_*_*_*_zusammen zur_info zurück_zum_thema weiter_im_text übrigens nebenbei_bemerkt am_rande ich_habe_*_gelesen ich_habe_mir_* ich_war_*_tage habe_ich_besucht ich_habe_*_besucht ich_habe_*_durchgesehen habe_ich_durchgesehen zufällig_ausgewählt stichprobe wurden_befragt haben_befragt anonymisiert nicht_gegenstand nicht_enthalten_ist nicht_enthalten_sind bleibt_außer_betracht",
		premises:
			"gebäude haus halle laden betrieb werkstatt standort vereinsheim becken büro schule praxis heim dorf ort gelände lokal",
		scenery:
			"stockwerk* geschosse untergeschoss erdgeschoss blick park quadratmeter einwohner backstein denkmal* ortsrand waldrand stadtrand neben_der gebaut erbaut parkplätze sitzplätze tore kirche marktplatz seeufer meter_lang",
		offers:
			"bietet anbieten angebot angeboten bot offeriert offerte kostenvoranschlag veranschlagt würde_kosten",
		customers:
			"kund* klient* mitglied* gast gäste mieter* fahrgäste patient* bewohner* nachbar* eltern familie familien schule schulen besucher* leser* abonnent* mannschaft* verein vereine händler bauträger schüler* teilnehmer*",
		complains:
			"beschwert beschweren beschwerte beschwerten geschimpft protestiert abgesagt gekündigt abgesprungen zurückgehen zurückgeschickt zahlen_nicht droht drohen storniert reklamiert beschwerde_unterschrieben beschwerde_eingereicht beschwerden_eingereicht petition_unterschrieben zurückgezogen woanders anderswo abgewandert ausgetreten",
		advocates:
			"setzt_sich_für setzt_sich_*_für setzt_sich_*_*_für setzt_sich_*_*_*_für setzen_sich_für setzen_sich_*_für plädiert_für plädieren_für wirbt_für werben_für spricht_sich_für sprechen_sich_für macht_sich_stark macht_sich_für schwört_auf",
	},
	fr: {
		ballot:
			"voix_contre voix_pour unanimité abstention abstentions à_main_levée vote_à a_voté ont_voté mis_aux_voix il_est_décidé est_décidé_de",
		session:
			"séance_est_ouverte séance_est_levée séance_levée ouvre_la_séance lève_la_séance compte_rendu_est_adopté est_adopté_à procès-verbal_est_adopté prochaine_séance prochaine_réunion ordre_du_jour_épuisé",
		chatter:
			"chiffrés_de_bout médias_omis bonsoir_à_tous bonjour_à_tous salut_à_tous bonne_nuit_à_tous fautes_de_frappe désolée_pour_les_fautes désolé_pour_les_fautes pardon_pour_les_fautes tapé_sur envoyé_de_mon ne_pas_oublier n'oubliez_pas n'oublie_pas",
		thanks:
			"merci mercis remercie remercient remercié remercions remerciements félicite félicitations salue_les souhaite_la_bienvenue",
		memory:
			"me_souviens se_souvient nous_souvenons du_temps_où rappelle_époque mon_père mon_grand-père ma_mère je_revois",
		method:
			"nous_avons_parlé_avec nous_avons_échangé_avec nous_avons_rencontré j'ai_parlé_avec j'ai_rassemblé j'ai_réuni j'ai_recueilli j'ai_compilé j'ai_rassemblés je_résume je_vous_résume je_récapitule pour_mémoire pour_info revenons_à passons_à au_fait soit_dit_en_passant j'ai_lu j'ai_passé j'ai_visité j'ai_interrogé j'ai_parcouru j'ai_regardé j'ai_relu nous_avons_visité tirés_au_sort tirées_au_sort au_hasard ont_été_interrogés ont_été_interrogées anonymisés entre_pas_dans hors_champ hors_périmètre",
		premises:
			"bâtiment maison résidence salle boutique local locaux atelier site bureau école clinique village commune bourg siège",
		scenery:
			"étages parc vue mètres_carrés habitants pierre brique donnant lisière centre-ville place_du église construit construite bâti rez-de-chaussée entouré entourée places_assises",
		offers: "propose proposent proposé devis offre offrent facturerait",
		customers:
			"client* adhérent* membre membres usager* locataire* passager* patient* résident* voisin* riverain* parent parents famille familles école écoles visiteur* lecteur* abonné* équipe équipes association* commerçant* élève* habitant*",
		complains:
			"plaint plaints plaintes plaignent plainte se_plaint signé_une_pétition ailleurs protest* résilié annulé menace menacent renvoyé ont_écrit a_écrit retiré renouvellent_pas",
		advocates:
			"milite_pour militent_pour plaide_pour plaident_pour défend_l_idée défend_depuis pousse_pour se_bat_pour ne_jure_que",
	},
	es: {
		ballot:
			"votos_a votos_en votos_contra a_favor_y por_unanimidad unanimidad abstención abstenciones a_mano_alzada votó votaron se_somete_a se_acuerda_por se_aprueba_por se_acuerda_que",
		session:
			"se_abre_la_sesión se_levanta_la_sesión abre_la_sesión levanta_la_sesión se_aprueba_el_acta se_aprueba_por acta_anterior próxima_sesión próxima_reunión ruegos_y_preguntas sin_más_asuntos",
		chatter:
			"cifrados_de_extremo multimedia_omitido buenas_a_todos hola_a_todos buenas_noches_a buenos_días_a perdón_por_las perdonad_las_faltas perdón_por_las_faltas escrito_desde_el enviado_desde_mi no_olvidar no_olvidéis no_olvides",
		thanks:
			"gracias agradece agradecen agradecemos agradecimiento felicita felicidades felicitaciones da_la_bienvenida saluda_a",
		memory:
			"recuerdo me_acuerdo recuerda_cuando recuerda_el recuerda_la recuerda_aquel nos_acordamos cuando_éramos mi_padre mi_abuelo mi_madre",
		method:
			"hemos_hablado_con nos_hemos_reunido_con he_hablado_con he_juntado he_reunido he_recogido he_recopilado he_preparado_un os_resumo les_resumo resumo para_información volviendo_al_tema seguimos_con por_cierto dicho_sea_de_paso he_leído he_mirado he_revisado he_pasado_*_días he_visitado he_hablado_con estuve_*_días al_azar fueron_entrevistad* entrevistamos anonimizad* queda_fuera quedan_fuera no_forma_parte no_entra_en hemos_revisado",
		premises:
			"edificio casa local sala tienda sede taller oficina escuela clínica residencia pueblo municipio nave club",
		scenery:
			"plantas planta_baja plaza parque vistas metros_cuadrados habitantes ladrillo piedra afueras iglesia construid* frente_a junto_a rodead* mercado_viejo asientos plazas",
		offers: "ofrece ofrecen ofreció presupuesta presupuestó oferta cotiza cotizó cobraría",
		customers:
			"client* socio socios socia miembro* usuari* inquilin* pasajer* pacient* vecin* padre padres madre familia familias escuela escuelas visitante* lector* suscriptor* equipo equipos asociación asociaciones comercio comercios alumno* regante* comuner*",
		complains:
			"queja quejan quejado quejó firmado_una_queja firmado_una_petición presentado_una_queja presentado_quejas otro_sitio otra_parte retirado protest* cancelad* anulad* devuelto amenaza amenazan dado_de_baja presentado_escrito renuevan escrito_una",
		advocates: "aboga_por abogan_por apuesta_por apuestan_por es_partidario es_partidaria se_bate_por",
	},
	it: {
		ballot:
			"voti_favorevoli voti_contrari voti_a voto_contrario favorevoli_e unanimità astensione astensioni astenuti per_alzata messo_ai_voti delibera_di si_delibera il_consiglio_delibera",
		session:
			"apre_la_seduta seduta_è_tolta seduta_è_aperta chiude_la_seduta la_seduta_si verbale_precedente approvato_il_verbale verbale_è_approvato prossima_seduta prossima_riunione varie_ed_eventuali assente_giustificato assenti_giustificati",
		chatter:
			"crittografati_end-to-end media_omessi ciao_a_tutti buonasera_a_tutti buongiorno_a_tutti buonanotte_a_tutti scusate_gli_errori scusate_i_refusi scritto_di_fretta inviato_da_iphone inviato_dal_mio non_dimenticare non_dimenticate",
		thanks:
			"grazie ringrazia ringraziano ringraziamo ringraziamenti congratula complimenti saluta_i saluta_gli",
		memory:
			"ricorda_la ricorda_il ricorda_i ricorda_quando ricorda_quella mi_ricordo ricordo_ancora ricordo_quando mio_padre mio_nonno mia_madre ai_miei_tempi",
		method:
			"abbiamo_parlato_con ho_parlato_con abbiamo_sentito_il abbiamo_sentito_la abbiamo_sentito_i abbiamo_sentito_le abbiamo_sentito_gli ho_raccolto ho_riunito ho_messo_insieme ho_messo_in_fila vi_riassumo riassumo ti_riassumo riepilogo_qui per_la_cronaca per_informazione torniamo_a andiamo_avanti a_proposito_di per_inciso ho_letto ho_riletto ho_guardato ho_passato ho_visitato ho_controllato ho_sentito ho_parlato_con a_campione estratti_a_sorte sono_stati_intervistati abbiamo_intervistato anonimizzat* resta_fuori restano_fuori non_rientra non_è_una_trascrizione",
		premises:
			"edificio casa locale sala negozio sede officina ufficio scuola clinica residenza paese comune capannone circolo",
		scenery:
			"piani parco vista metri_quadrati abitanti mattoni pietra periferia piazza chiesa costruit* di_fronte accanto_al pianterreno pian_terreno circondat* posti_a_sedere molo faro",
		offers: "offre offrono offerto propone propongono preventivo preventiva chiede_*_euro",
		customers:
			"client* socio soci socia membri utent* inquilin* passegger* pazient* vicin* genitor* madre famiglia famiglie scuola scuole visitator* lettor* abbonat* squadra squadre associazione associazioni negozianti alliev* cittadin*",
		complains:
			"lamenta lamentano lamentat* firmato_una_petizione presentato_un_reclamo presentato_reclami altrove ritirato protest* disdett* annullat* rimandat* rispedit* minaccia minacciano rinnovano_più non_rinnovano reclama reclamato",
		advocates:
			"spinge_per spingono_per si_batte_per si_battono_per caldeggia caldeggiano preme_per è_un_sostenitore è_una_sostenitrice",
	},
	nl: {
		ballot:
			"stemmen_voor stemmen_tegen stemmen_besloten tegen_stemmen met_*_stemmen unaniem eenstemmig onthouding* handopsteken meerderheid_van_stemmen wordt_besloten besluit_om",
		session:
			"opent_de_vergadering sluit_de_vergadering vergadering_wordt_gesloten vergadering_is_gesloten notulen_worden_goedgekeurd notulen_zijn_goedgekeurd volgende_vergadering vorige_notulen niets_meer_ter_tafel",
		chatter:
			"end-to-end_versleuteld media_weggelaten hoi_allemaal goedenavond_allemaal goedemorgen_allemaal dag_allemaal sorry_voor_de_fouten sorry_voor_de_typefouten snel_getypt verzonden_vanaf_mijn niet_vergeten",
		thanks: "dank dankt bedankt danken bedanken felicit* gefeliciteerd proficiat heet_iedereen",
		memory:
			"weet_nog_hoe weet_nog_dat weet_nog_wanneer herinner herinner_me herinnert_zich herinneren_ons mijn_vader mijn_opa mijn_moeder",
		method:
			"met_*_gesproken met_*_*_gesproken met_*_*_*_gesproken met_*_*_*_*_gesproken met_*_*_*_*_*_gesproken ik_heb_*_verzameld ik_heb_*_*_verzameld ik_heb_*_*_*_verzameld ik_heb_*_*_*_*_verzameld ik_heb_*_*_*_*_*_verzameld heb_ik_verzameld ik_heb_*_bijeengebracht ik_heb_*_op_een_rij heb_ik_op_een_rij vat_*_samen vat_*_*_samen vat_*_*_*_samen ter_info terug_naar_het verder_met overigens trouwens terzijde ik_heb_*_gelezen ik_las ik_heb_*_bekeken ik_heb_*_doorgenomen ik_ben_*_dagen ik_bezocht heb_ik_bekeken steekproef willekeurig_gekozen zijn_geïnterviewd hebben_geïnterviewd geanonimiseerd buiten_beschouwing maakt_geen_deel nagebeld",
		premises:
			"gebouw huis hal winkel pand clubhuis werkplaats kantoor school praktijk locatie dorp gemeente terrein zaal",
		scenery:
			"verdiepingen begane_grond uitzicht park vierkante_meter inwoners baksteen rand_van bos plein kerk gebouwd naast_de kleedkamers zitplaatsen monument*",
		offers: "biedt bieden bood offerte offreert aangeboden zou_rekenen",
		customers:
			"klant* cliënt* lid leden gast gasten huurder* passagier* patiënt* bewoner* buurman buren ouder ouders gezin gezinnen familie familie's families school scholen bezoeker* lezer* abonnee* team teams vereniging* winkelier* leerling* student*",
		complains:
			"klaagt klagen klaagde geklaagd klacht_ingediend klachten_ingediend klacht_getekend petitie_getekend elders ingetrokken protest* geannuleerd opgezegd afgezegd teruggestuurd dreigt dreigen weggegaan overgestapt sturen_ons",
		advocates:
			"pleit_voor pleiten_voor maakt_zich_sterk maakt_zich_hard zet_zich_in ijvert_voor is_voorstander zweert_bij",
	},
};

/** The lists of a language; null for an unknown one. */
export const asideWords = matchersByLanguage(words);
