import type { CueWords } from "./cue-words.ts";

export const it: CueWords = {
	function:
		"il lo la i gli le l un uno una un' e ed o od ma però né che chi cui quale quali dove quando come se non sì di del dello della dei degli delle d a al allo alla ai agli alle da dal dallo dalla dai dagli dalle in nel nello nella nei negli nelle con col su sul sullo sulla sui sugli sulle per tra fra verso senza sotto sopra secondo durante contro è sono era erano fu stato stata stati state essere ha hanno aveva avevano avere c'è ci si ne mi ti vi lo li lui lei loro noi voi io tu questo questa questi queste quello quella quelli quelle suo sua suoi sue nostro nostra nostri nostre vostro mio mia più meno molto poco tutto tutta tutti tutte anche ancora già solo ogni altro altra altri altre due tre quattro così perché quindi poi può possono deve devono va vanno fa fanno circa dopo prima poiché",
	lack: "non nessun nessuno nessuna niente nulla mai senza manca* mancano mancat* carenz* assen* vacant* vuot* né insufficient* troppo_poco troppo_pochi appena raramente solo soltanto un_solo una_sola sconosciut* scadut* obsolet* dimenticat* incomplet* in_attesa pendent* neppure nemmeno neanche scars* privo priva inesistent* scopert* a_corto fermo ferma sospes* irreperibil* indisponibil* illeggibil* mancant* disallineat* tolto tolta abolit* soppress* sparit*",
	trouble:
		"tardi ritard* error* sbagliat* errat* guast* fallit* lament* reclam* perdit* perso persa persi perse perdut* perde* perdiam* multa* multe penal* sanzion* sfor* super* dann* rimbors* cala* calat* calo scend* sces* peggior* peggio lent* coda code arretrat* ferm* fermo_macchina blocc* annull* disdett* recess* insolut* ross* difett* scart* rilavor* contenzios* incident* infortun* problem* fallim* minacc* scontent* insoddisf* turnover assenteis* dimission* abband* extracost* rottur* scostament* troppo_tardi troppo_lung* troppo_car* costos* aument* salit* sale salgono urgent* resi reso restituit* inadempi* disserviz* attes* sovraccaric* malattia arrabbiat* infrazion* deficit satur* esaurit* scioper* ingorg*",
	causal:
		"perché poiché siccome a_causa_di per_colpa_di dovut* quindi perciò per_questo motivo* ragion* caus* provoc* dipend* deriv* porta_a consegu* spieg* grazie_a visto_che dato_che in_seguito",
	incentive:
		"paga_a pagati_a pagato_a pagata_a pagate_a pagati_per valutati_su valutato_su misurati_su misurato_su giudicati_su premio_per premio_su premio_dipende provvigione_su a_cottimo",
	arrangement:
		"ogni_*_settimane ogni_*_mesi risponde_a remunera* pagat* aspetta aspettano a_mano trascriv* manual* a_mano foglio* excel carta cartace* separat* ciascun* ogni propri* divers* local* central* vecch* nuov* da_quando ancora tuttora sempre chius* eliminat* tolt* soppress* trasferit* riorganizz* fusion* misurat* pagat* premi* incentiv* spetta compet* decid* decis* approv* autorizz* firma* contratt* fornitor* appaltator* subappalt* regol* procedur* process* passagg* riunion* comitat* una_volta_al al_telefono via_mail copiat* ricopiat* inserit* digitat* doppi* due_volte formazion* format* conosc* access* sistem* gestional* software strument* interfacc* esport* standard* elenc* list* modell* priorit* part-time nott* turn* interinal* precari* sostitut* stipend* salar* tariff* prezz* tempi_di consegn* ricamb* magazzin* congel* blocco rinviat* ripartit* capacit* certific* licenz* macchin* line* manutenzion* pension* unico unica ufficio reparto sindacat* bando gara a_occhio a_memoria abitudin* collo_di_bottiglia doppion* esternalizz* provvigion* a_cottimo a_corpo ereditat* improvvis* delegat* supplent* una_volta_che finché fino_a_quando prima_che solo_quando solo_dopo passa_da passano_da passa_per passano_per passa_dal passa_dalla chiude chiudono apre aprono orario orari credeva credevano pensava supponeva dava_per ordine_di_arrivo",
	target:
		"vorrei puntiamo obiettiv* traguard* vogli* vuole* voglion* chied* richiest* raggiung* arrivare_a tornare_a scendere_a salire_a entro promess* almeno al_massimo impegn* target minim* chiede attende vogliamo voglio",
	limit:
		"ottenuto ottiene concede concedono stanzia stanziano concordato copre fondo strappato dedica destina destinati sborsa mette_a ci_mette disponiamo_di dispone_di abbiamo_a sul_tavolo a_disposizione assegnat* accantonat* messi_da_parte concess* approvat* in_tutto di_più_non è_tutto basta_così al_massimo massim* max tetto limit* budget* fino_a non_oltre non_di_più nemmeno_un_euro autorizzat* stanziat* disponibil* spendere spesa dotazion* deliberat* non_può non_si_può fondi plafond ci_dà ci_danno ci_concede stanziament* messo_da_parte",
	ceiling:
		"prendere_o_lasciare o_lasciare oltre_il_quale oltre_la_quale oltre_i_quali oltre_non non_un_soldo neanche_un_soldo nemmeno_un_soldo tutto_compreso tutto_incluso cifra_chiusa importo_chiuso cifra_fissa e_poi_basta a_bussare non_si_aggiunge ultima_parola coprire_tutto deve_coprire non_può_superare non_deve_superare non_possono_superare non_devono_superare non_uno_di_più farcela bisogna_farcela non_ci_sarà e_stop punto_e_basta non_un_centesimo neanche_un_centesimo nemmeno_un_centesimo un_centesimo_di_più e_non_di_più non_di_più non_ce_n'è niente_di_più nulla_di_più tutto_qui tutto_quello_che non_si_sfora non_si_sale non_si_supera si_ferma ci_si_ferma un_euro_di_più bisogna_farseli bastare devono_bastare deve_bastare in_tutto di_più_non basta_così tetto nemmeno_un_euro neanche_un_euro non_un_euro plafond non_superabil* non_superare non_si_può_superare senza_sforare non_sforare niente_oltre niente_sopra non_possiamo_spendere possiamo_spendere spendere non_c'è_altro è_tutto e_basta non_oltre non_si_va nessuno_sforamento nessun_extra tutto_il_resto_no finiti_quelli finito_quello per_tutto in_tutto_e_per_tutto mette_un_tetto ha_messo_un_tetto",
	option:
		"opzion* propost* propon* idea* idee suggeri* offert* preventiv* raccomand* consiglia consigliano consigliamo consigliato consiglierei variant* alternativ* pilota prova sperimentaz* potrebb* potremmo azion* scenar* soluzion* ipotes* meglio invece provat* sperimenta* costerebbe costerebbero",
	expiry: "entra_in_vigore entrano_in_vigore scade scadono scadenza rinnov* termina finisce",
	risk: "risch* pericol* minacc* potrebb* teme temono temiamo timor* preoccup* incert* attenzione se_non",
	past: "prima precedent* l'anno_scorso anno_scorso un_anno_fa due_anni_fa era erano in_passato fu contro rispetto_a allora",
	now: "oggi ora adesso attualmente al_momento attual* quest'anno ad_oggi in_media finora siamo_al siamo_a mediamente",
	mean: "in_media mediamente",
	says: "dice dicono secondo afferma* sostien* indic* dichiar* riport* stim* calcol* cred* scriv* pens* risulta mostra dà indica certifica afferma affermano sostiene sostengono dichiara assicura risponde risposta riferisce comunica annuncia ammette risultano",
	source:
		"registro registri verbale tabella conteggio ispezione indagine statistica elenco giornale estratto contatore gps sensore conta contano segna",
	asserts:
		"afferma affermano assicura assicurano sostiene sostengono dichiara dichiarano conclude concludono annuncia annunciano promette promesso giura annota annotano segnala segnalano informa informano loda definisce conferma confermano risponde racconta spiega indica indicano risulta risultano secondo ufficialmente pare opuscolo sito pagina manifesto manuale contratto convenzione statuto ordinanza regolamento capitolato fattura lettera circolare avviso verbale delibera piano orario certificato ribadito ribadisce dice dicono detto sentito saputo fa_notare",
	falling:
		"calato calata calati calano cala sceso scesa scesi scende diminuito diminuita diminuisce ridotto ridotta peggiorato peggiorata",
	finds:
		"trovato trova troviamo contato contiamo misurato visto osservato constatato rilevato riscontrato registra registrano riporta riportano mostra mostrano emerge figura figurano elenca archivio libro sistema ispettore revisore campione tracciato rilevazione nostri_dati nostro_conteggio sopralluogo cartellini",
	we: "noi nostro nostra nostri nostre",
	loss: "controstallie ci_manca ci_mancano costo costi costa costano costat* costare penal* multa* multe perdit* perde perdono perdiamo perso persa persi perse rimbors* indennizz* extracost* straordinar* sprec* maggiorazion* sanzion* note_di_credito trasporti_urgenti mancat* ammanc* trattenut* addebit* danno danni buttat* buttiamo speso scart* non_incassat* mancati_incassi ristor* smaltiment* invendut* non_riscoss* in_meno",
	gain: "aumento_del_margine margine_aggiuntivo ricavi_aggiuntivi entrate_aggiuntive risparmi* benefici* guadagn* riduc* riduzion* evit* miglior* recuper* dimezz* rendiment*",
	owner:
		"occupa occuperà cura responsabil* dirig* direttor* direttrice capo guida presied* president* firma* decid* nominat* coordin* referent* incaricat* segue gestisce",
	business:
		"client* fornitor* contratt* ordin* fattur* consegn* prodott* serviz* vendit* ricav* margin* cost* budget* personale dipendent* squadr* reparto ufficio direzion* progett* sistem* software dati process* magazzin* stabiliment* impiant* line* sede sedi filial* negoz* mercat* prezz* qualità reclam* scort* autorità audit licenz* consiglio comitato ospedal* pazient* scuol* comune utent* tecnic* ingegner* capacità manutenzion* rischi* obiettiv* report riunion* post* formazion* legg* normativ* bando gara pagament* pratic* domand* cittadin* inquilin* produzion* acquist*",
	well: "tutti tutte sempre complet* in_ordine puntual* finit* conclus* risolt* corrett* buon* soddisfatt* format* disponibil* raggiungibil* aggiornat* funzion* fatto a_posto certificat* copert* ogni intero regolarmente normalmente",
	linking:
		"è sono era erano ha hanno di del della dei delle a al alla in nel nella per con un una il lo la i gli le circa quasi solo più meno oggi ora attualmente siamo raggiunge arriva resta scende sale passa costa dura impiega ammonta già ancora che e o nostro nostra si da dal dalla fino",
	anaphor: "questo questa questi queste ciò esso essa essi loro lo li ne così lì suo sua",
	leaning: "esso essa essi esse ciò",
	thenThere: "lì allora",
	address:
		"io mi mio lei grazie buongiorno prego cara caro chied* gentil* vi ti chiedo ditemi scusa scusate dimmi ciao ragazzi buonasera",
	formality:
		"a_verbale messo_a_verbale distribuisce_un_foglio prende_la_parola verbale ordine_del_giorno allegato allegata allegati in_allegato saluti bozza riservato riservata prossima_riunione redazione a_disposizione all'unanimità per_conoscenza non_divulgare senza_votazione versione_*",
	statedReason:
		"motivo_principale causa_principale ragione_principale principale_motivo principale_causa il_motivo_è la_causa_è la_ragione_è un_motivo altro_motivo dipende_dal_fatto è_dovuto_al_fatto è_perché",
	asksWhy: "chiede_perché chiedono_perché chiesto_perché chiede_come_mai domanda_perché vuole_sapere_perché",
	gist: "tl_dr tldr risposta_breve risposta_lunga in_breve in_sintesi in_poche_parole in_due_parole riassumendo in_una_frase il_punto_è il_problema_è la_questione_è",
	free: "gratis gratuit* senza_costi a_costo_zero non_costa_nulla senza_investiment* senza_costi_aggiuntivi costo_zero nessuna_spesa nessun_acquisto costa_zero costi_zero non_costano_nulla non_costa_niente non_costano_niente senza_spese niente_da_pagare nulla_da_pagare nessun_costo non_costerebbe_nulla non_ci_costa_nulla non_ci_costa_niente senza_costo",
	rival: "offerta offerte preventivo preventivi variante varianti alternativa alternative",
	filled: "coperto coperti coperta coperte occupat*",
	opening:
		"inoltre infine e_poi poi allora dunque però quindi ah ecco una_è uno due tre primo secondo terzo chi cosa_possiamo siccome",
	same: "stesso stessa stessi stesse medesimo medesima",
	latest: "ultimo ultima ultimi ultime congelato congelata invariato invariata",
	every: "tutto tutta tutti tutte ogni ciascuno ciascuna",
	whole: "intero intera",
	recommended: "raccomand* consigliat* consigliam* consigliabil* consigliano preferibil*",
	advisedAgainst: "sconsigli* escluso esclusa scartata scartato bocciat* fuori_discussione",
	negation: "non né nessuno nessuna nessun mai neppure nemmeno niente nulla",
	adversative: "ma però tuttavia sebbene",
	usual:
		"normale normalmente solito abitualmente previsto prevista previsti previste contro invece_di invece_del invece_dello invece_della invece_dei invece_degli invece_delle invece_che rispetto anziché",
	opposite:
		"il_contrario l'opposto tutt'altro dice_altro dicono_altro dice_altra_cosa dicono_altra_cosa mostra_altro mostrano_altro",
	objects:
		"non_sono_d'accordo non_siamo_d'accordo non_credo_che non_ci_crede non_ci_credo non_è_d'accordo nega negano contesta contestano smentisce smentiscono contraddice contraddicono ribatte obietta replica non_è_vero è_falso non_c'entra non_c'entrano c_entra c_entrano niente_a_che_fare al_contrario dubita dubitano non_è_il_problema non_è_la_causa il_contrario l'opposto tutt'altro",
	counters: "tuttavia invece però al_contrario eppure in_realtà d'altra_parte",
	differently:
		"non_è_quello_che non_è_ciò_che la_vedo_diversamente lo_vedo_diversamente non_sono_d'accordo non_la_vedo_così altri_numeri altre_cifre non_mi_risulta",
	disagree:
		"non_tornano non_torna non_quadrano non_quadra non_coincidono non_coincide non_combaciano non_combacia si_contraddicono si_contraddice contraddizione contraddittori* non_corrispondono non_corrisponde non_concordano non_concorda",
	accounts: "numeri cifre dati versioni conti dichiarazioni date importi rapporti due entrambi entrambe",
	whichHolds:
		"quale_dei_due quale_delle_due quale_numero quale_cifra quale_dato quale_versione quale_sia quale_valga chi_ha_ragione uno_dei_due_è_sbagliato una_delle_due_è_sbagliata uno_è_sbagliato una_è_sbagliata uno_dei_due_si_sbaglia una_delle_due_è_falsa",
	condition: "se altrimenti diversamente in_caso_contrario sennò a_meno_che qualora",
	praise:
		"tutto_bene tutto_ok tutto_a_posto nessun_problema nessuna_lamentela soddisfatto soddisfatta soddisfatti contenti",
	department:
		"medicina farmacia accoglienza cucina presidenza spedizioni acquisti amministrazione assistenza commerciale comitato comunicazione consiglio contabilità controllo dati direzione esterno finanza formazione fornitor* gruppo informatica interno laboratorio legale logistica magazzino manutenzione marketing nessuno officina operazioni personale pianificazione produzione progett* qualità reparto ricerca risorse segreteria servizi* sicurezza sistemi squadra stabilimento supporto tecnic* tutti ufficio vacante vendite",
	post: "direttore direttrice capo caporeparto capoturno capofficina responsabile ingegnere infermiere infermiera sindaco sindaca assessore contabile segretario segretaria presidente tecnico geometra coordinatore coordinatrice dottor dottoressa",
	columns: {
		owner: "resp resp. rif a_cura assegnat* responsabil* referent* incaricat* titolare capo a_cura_di",
		who: "chi",
		what: "cosa descrizione",
	},
	changing: "calato calata calati calate calo sceso scesa scesi scese diminuit* ridott* cresciut* aument*",
	trial: "pilota prova prove provato test",
	funded:
		"contributo contribuisce contribuiscono contribuirebbe sovvenzion* cofinanzi* dona donano donerebbe donato donazione donazioni partecipa_con partecipano_con parteciperebbe_con partecipazione sponsor* assicurazione_ha assicurazione_paga assicurazione_copre assicurazione_rimborsa risarcimento_dell'assicurazione lascito eredità",
	lent: "finanziamento mutuo prestito prestiti presta prestano presterebbe presterebbero",
	savings:
		"abbiamo_da_parte ho_da_parte messo_da_parte messi_da_parte messa_da_parte accantonat* nostri_risparmi miei_risparmi in_risparmi fondo_cassa in_cassa in_banca sul_conto in_riserva fondo_di_riserva riserve fondi_propri mezzi_propri",
	paidByOthers: "cauzione caparra",
	costs: "costa costano costerebbe costerebbero costerà costeranno",
	would: "costerebbe costerebbero costerà costeranno",
	bearing: "ci mi gli",
	another: "un uno una un'altra altro nuov* secondo seconda",
	grants:
		"dà danno concede concedono stanzia stanziano autorizza autorizzano approva approvano mette_a_disposizione",
	priced: "costo costi costa prezzo preventivo offerta chiede una_tantum invest*",
	paper:
		"piano piani proposta proposte offerta offerte preventivo preventivi risposta risposte decisione relazione bozza presentazione nota stima parere calendario",
	tariff: "prezzo prezzi tariffa tariffe canone canoni affitto",
	inspection:
		"ispettore ispettori ispezione audit auditor revisore revisori accreditamento certificazione ricertificazione collaudo",
	granted:
		"permette permettono ammette ammettono ammess* tollera tollerano concede concedono consente consentono prevede prevedono pattuit* concordat* stabilit* stabilisce fissa_un fissa_una fissa_al fissa_il fissano fissat* capitolato contrattual* garantit* da_contratto nel_contratto prefiss* ci_siamo_proposti ci_siamo_dati",
	agreement:
		"contratto convenzione* ordinanza* carta accordo accordi capitolato disciplinare norma* certificazione* concessione licenza direttiva* regolamento* standard protocollo* sla",
	wanting:
		"vuole vogliono aspetta aspettano chiede chiedono esigono punta puntano mira esige pretende attende impone",
	lasting: "finché fintanto",
	when: "quando prima_che",
	relative: "che chi cui",
	whatToDo:
		"che_facciamo cosa_si_può_fare che_si_può_fare cosa_fare cosa_facciamo cosa_possiamo_fare che_cosa_facciamo cosa_proponete cosa_proponiamo che_proponiamo che_fare idee pensate_di_fare pensa_di_fare intendete_fare avete_intenzione avete_pensato ha_pensato",
	reason: "perché",
	reasonBehindComma: "poiché siccome visto_che dato_che",
	remainder: "altri altre altro varie",
	worst: "il_peggior il_peggiore la_peggiore la_peggior i_peggiori",
	consequence: "quindi perciò per_questo così di_conseguenza",
	once: "una_volta",
	partOfDay: "mattina sera notte",
	timing: "anno anni mese mesi settimana giorno giorni trimestre media prima finché",
	variant: "variante opzione alternativa scenario",
	numbered: "misura proposta",
	joining: "ma sebbene",
	farewell: "cordiali_saluti un_saluto saluti grazie",
	must: "punto puntiamo contiamo dobbiamo dovete deve devono dovrà dovranno bisogna si_deve vogliamo vuole vogliono sarà saranno obiettivo impegno traguardo",
	polite: "per_favore per_cortesia prego si_prega vi_prego iscri* conferm*",
	done: "pronto pronta pronti pronte finit* concluso conclusa complet* operativ* a_regime risolt* in_funzione sistemat* puntiamo contiamo",
	valid: "valido valida valide validi in_vigore",
	request: "per_favore puoi potresti potete potreste",
	byThen:
		"per_allora entro_allora entro_quella_data entro_tale_data per_quella_data prima_di_allora a_quella_data a_tale_data a_quella_scadenza",
	beforeThat: "prima_di_ciò prima_di_quel prima_di_quella prima_di_questo",
	thatDay:
		"allora quel_giorno in_quel_momento in_quella_data a_quel_punto da_quel_giorno da_quel_momento da_allora",
	ready:
		"pronto pronta pronti pronte finit* concluso conclusa complet* operativ* a_regime risolt* in_funzione sistemat* funzionare funzionante installat* consegnat* formati disponibil* puntual* nei_termini in_orario rientrat* visibil* percepibil*",
	mustBe:
		"dobbiamo deve devono dovrà dovranno dovrebbe dovrebbero andava andavano andrebbe andrebbero bisogna",
	exceeding: "super* oltre più_di sopra ecced* oltrepass*",
	better: "in_orario puntual* disponib* soddisf* resa occupazione copertura margine presenza",
	worse:
		"disdetto disdetta disdette buttiamo buttano buttato buttati ritard* assen* respint* rifiut* perdit* perse perso reclam* error* difett* sprec* scart* infortun* annull* guast* attes* abband* dimission* fughe mancat* resi",
	duty: "deve dovrà dovrebbe dovrebbero devono",
	nextSteps:
		"chi_fa_cosa incarichi assegnazioni già_avviato già_avviati già_assegnati già_in_corso già_affidati chi_fa_che azioni prossime_azioni decisioni prossimi_passi compiti da_fare",
	ordinal: "prossim* nuov* primo prima ultim* secondo seconda terzo terza quarto quarta quinto quinta",
	agreed: "fisso fissi fissa garanzia garantito garantiti contratto vincolo",
	during: "per durante",
	wrong:
		"reclam* lament* si_lamentano protest* perd* perso persa persi perse perdit* ritard* in_ritardo troppo troppa troppi troppe error* errat* sbagli* guast* rotto rotta rotti rotte rottur* difett* fuori_servizio fuori_uso sprec* scart* rilavor* butt* penal* multa* multe sanzion* arretrat* fermo ferme fermat* bloccat* saltat* salta saltano annull* disdett* disdic* disdir* recess* abband* se_ne_vanno se_ne_sono dimission* dimess* turnover scontent* insoddisf* arrabbi* stuf* delus* manca mancano mancava* mancat* mancanza carenz* scopert* vacant* sovraccaric* sotto_organico esaurit* assenteis* difficolt* incident* infortun* furt* rubat* dann* cala calano calat* calo scende scendono sces* crollat* crollo peggior* peggio cattiv* pessim* deficit sforat* sfor* extracost* reso_di contenzios* inadempi* violazion* nessuno dimentic* incomplet* obsolet* illeggibil* introvabil* irreperibil* senza_risposta non_risponde non_rispondono non_funziona* non_arriva* non_tiene non_riesc* non_c_è ci_costa ci_costano ci_è_costato costa_a_noi caos disordine collo_di disserviz* insufficient* respint* rifiutat* insolut* ricopiat* doppion* scioper* vuot* infiltr* contest* minacc* male_con va_male vanno_male è_fermo è_ferma sono_fermi fermi_per resi_per resi_sono tasso_di_resi lento lenta lenti lente lentezza abuso abusi frod* furb* irregolarit* anomal* non_sanno non_sa nessuna_risposta non_basta non_bastano non_torna non_tornano non_quadra* fuori_soglia sopra_soglia sotto_obiettivo in_rosso sporc* ruggin* inaffidabil* ingorgh* in_tilt sbaglia spariti sparito sparisc* si_perde si_perdono inutilizzabil* se_ne_va in_sciopero stufi respinti rilievi_aperti rilievi_del non_conformità romp* si_rompono non_si_è_presentato mai_arrivat* si_accumul* instabil* spariscono si_blocca si_bloccano attendono attende aspetta aspettano aspettando aspettiamo attesa attese arriva_tardi arrivano_tardi in_coda code_di coda_di lunghe_code rimandat*_indietro problema problemi non_ci_sono_più sparit* scompar* se_ne_sono_andati rinunci* buttiamo non_ce_la_facciamo non_arriva resta_chiuso restano_chiusi non_sono_state non_sono_stati",
	rule: "deve_essere devono_essere dovrà dovranno si_prega preghiamo vietat* divieto consentit* permess* obbligator* responsabilità risponde_di in_caso se_la se_il se_si se_compare qualora evita evitare previene protegge garan* salvo sarà saranno viene_addebitat* si_applica si_applicano soggett* esclus* non_oltre non_immergere può_comportare possono_comportare comporta_la chi_lo chi_la rivolgersi contattare per_problemi per_eventuali eventuali va_segnalat* vanno_segnalat* va_restituit* vanno_restituit* al_più_tardi non_spetta non_spettano spetta spettano ammess*",
	without: "senza zero",
	added: "più oltre_a inoltre ulteriori aggiuntivi aggiuntivo si_aggiungono si_aggiunge",
	total:
		"in_totale totale complessivamente complessivi complessivo in_tutto somma cioè pari_a fanno vale_a_dire costo_totale importo_totale ammontare tutto_insieme",
	partOf: "di_cui dei_quali delle_quali tra_cui fra_cui",
	notice: "in_anticipo di_anticipo di_preavviso",
	toLevel: "a ai fino",
	notBesides: "di_cui compreso compresa compresi iva lordo netto penal* multa* anno_scorso erano era prima",
	atPrice: "a da",
	oneOff: "una_tantum una_volta una_sola_volta",
	season:
		"inverno estate primavera autunno stagione stagioni campagna campagne anno_scolastico raccolto vendemmia",
	orElse: "o oppure altrimenti in_alternativa alternativamente",
	buying: "acquist* compra*",
	hiring: "noleggi* affitt* leasing",
	mostly:
		"maggior_parte maggioranza soprattutto principalmente quasi_tutti quasi_tutte specialmente in_particolare metà due_terzi tre_quarti perlopiù per_lo_più prevalentemente",
	happens:
		"viene_da viene_dal viene_dalla vengono_da vengono_dal vengono_dalla vengono_dai arriva arrivano proviene provengono succede succedono capita capitano si_verifica si_verificano si_concentra si_concentrano avviene avvengono è_in è_nel è_nella è_a sono_in sono_nel sono_nella sono_a sono_al sono_alla sono_di sono_del sono_della erano_in erano_nel erano_nella erano_a erano_di nasce nascono",
	afflicts:
		"riguarda riguardano riguardava riguardavano colpisce colpiscono colpito colpita colpiti colpite interessa interessano",
	threatens:
		"minaccia minacciano rivolgersi_altrove andare_altrove minacciato minacciava parla_di parlano_di valuta_di valutano_di medita",
	failing: "altrimenti in_caso_contrario se_no sennò se_continua se_si_continua se_non_ci",
	there: "lì là",
	takesAway:
		"chiudere chiuderà revocar* ritirare ritira disdire recedere rescindere andarsene rivolgersi_altrove andare_altrove togliere toglierci perdere perderemo perderà sospendere lasciare lasciarci sanzionare citarci",
	might: "potrebbe potrebbero può possono rischia rischiano",
	headings: {
		problem:
			"problem* situazion* stato impatt* conseguenz* reclami cosa_è_successo sintom* criticità disserviz*",
		cause:
			"caus* ragion* analisi diagnosi perché motiv* osservazion* riliev* ostacol* cosa_dicono organizzazion* personale process* difficoltà abbiamo_visto abbiamo_osservato abbiamo_rilevato abbiamo_notato non_va va_storto punti_deboli debolezze carenze interviste da_cosa_dipende cosa_provoca che_cosa_provoca cosa_rallenta cosa_frena a_cosa_è_dovuto a_cosa_attribuisce a_cosa_crede",
		option:
			"propost* opzion* misur* azion* raccomandazion* idea idee offert* soluzion* alternativ* prossimi_passi strad* vie ipotes* possibilit* scenari si_propone si_propongono proponiamo cosa_fare sul_tavolo io_farei cosa_farei che_fare cosa_si_può cosa_possiamo cosa_potremmo cosa_proponete da_fare potremmo_fare possiamo_fare si_potrebbe interventi_possibili possibili_interventi interventi_proposti intervento rimedi* cosa_si_potrebbe da_scegliere fra_cui_scegliere tra_cui_scegliere scelte scelta contromisur* suggeriment* iniziativ* si_può_fare che_cosa_si soluzioni leve farebbe farebbero proporrei sarebbe_possibile sarebbero_possibili si_potrebbero",
		target: "obiettiv* traguard* target risultati_attesi",
		limit:
			"fondi fondo disponibilit* denaro può_costare investimento_massimo regole perimetro condizioni_quadro budget* limit* vincol* condizion* risorse finanziament* tempi tetto soldi paletti divieti limitazion* limiti plafond regole_del_gioco",
		risk: "risch* preoccupazion* minacc*",
		context:
			"apertura comunicazioni varie_ed_eventuali presenti ordine_del_giorno allegat* cronologia partecipanti",
		well: "ha_funzionato funziona_bene cosa_funziona andato_bene andata_bene è_andato va_bene punti_di_forza aspetti_positivi successi",
		people: "incarichi chi_segue chi_fa responsabil* ruoli",
		refuted:
			"mito miti falsi_miti luoghi_comuni cause_escluse ipotesi_escluse ipotesi_scartate non_è_la_causa non_sono_la_causa cosa_non_è credevamo crede_ma pensa_ma si_crede smentit*",
		open: "domande_aperte questioni_aperte punti_aperti da_chiarire da_verificare",
	},
	topics: {
		market:
			"mercat* domanda segment* settor* tendenz* alta_stagione bassa_stagione stagionalità congiuntura inflazione volum* prezz*",
		competitor: "concorren* rival* quota_di_mercato altro_fornitore vicin*",
		culture: "lingu* traduz* cultur* bilingu* dialett* interpret*",
		buyer:
			"client* compratori acquirent* utent* pazient* inquilin* distributor* reclam* soddisf* fedel* cittadin* lettor*",
		law: "legg* legal* regolament* gdpr permess* licenz* certific* tass* direttiv* sindacat* ispezion* autorità norm* decret* asl",
		supplier: "fornitor* appaltator* produttor* prestator*",
		substitute: "invece alternativ* sostitu* rimpiazz* internalizz*",
		entry: "nuovi_entranti start-up* nuovi_concorrenti",
	},
};
