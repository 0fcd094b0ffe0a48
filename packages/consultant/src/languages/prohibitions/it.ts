import type { Prohibitions } from "./prohibitions.ts";

export const it: Prohibitions = {
	forbidden:
		"non_consente non_consentono non_permette non_permettono non_autorizza non_autorizzano impensabile non_se_ne_parla non_accetto non_accettiamo non_accetterò non_accetteremo vietato vietata vietati vietate vieta vietano divieto divieti proibito proibita proibiti proibite fuori_discussione non_negoziabile non_negoziabili non_si_negozia intoccabile intoccabili non_si_tocca non_si_toccano non_si_tocchi in_nessun_caso per_nessun_motivo per_nessuna_ragione a_nessun_costo linea_rossa linee_rosse sacro sacra sacri tabù guai non_è_ammesso non_sono_ammessi non_è_ammessa non_ammesso non_ammessi non_è_consentito non_è_permesso neanche_per nemmeno_per neppure_per inaccettabile giù_le_mani lo_vieta lo_esclude non_è_in_discussione resta_fermo fermo_restando nemmeno_a_pensarci blindato blindata veto senza_se non_sono_in_discussione astenersi è_escluso è_esclusa sono_esclusi sono_escluse lo_impedisce lo_vietano lo_impediscono blocco_delle_assunzioni assunzioni_sono_bloccate quello_che_non_farò quello_che_non_faremo ciò_che_non_farò ciò_che_non_faremo",
	bound: "contratto contratti accordo convenzione legge statuto concessione",
	permission:
		"non_si_può non_si_possono non_si_deve non_si_devono non_può_essere non_possono_essere non_deve_essere non_devono_essere non_può_venire non_deve_venire neppure_si_può nemmeno_si_può neanche_si_può non_può_subire non_devono_subire non_vogliamo non_intendiamo non_si_vuole",
	consent: "consenso accordo autorizzazione firma assenso",
	aside: "dimenticare dimentichiamo dimentichi scordare credere sottovalutare negare avanti_così così_non",
	unwanted:
		"non_voglio_che non_voglio_nessun non_voglio_nessuna non_vogliamo_che non_vogliamo_nessun non_vogliamo_nessuna non_desidero_che non_desideriamo_che mi_rifiuto_di ci_rifiutiamo_di non_con_me",
	unknown:
		"sa sanno sappiamo so sapeva conosce sicuro sicura risposto trovato troviamo trova capisce capiscono ricorda ancora_non non_ancora ancora nessuna_idea",
	keeps:
		"resta restano rimane rimangono resti restino rimanga rimangano mantiene mantengono mantenuto mantenuta mantenere conserva conservano continua continuano continui continuino tiene tengono si_tiene garantito garantita garantire salvaguardat* preservat* rispettat* lascia lasciare lasciamo prosegue proseguono sopravvive vale valgono rimarrà resterà rimanere restare rispettato rispettata garantiti tutelato tutelata protetto protetta assicurato assicurata funzionare",
	unchanged:
		"invariato invariata invariati invariate inalterato inalterata intatto intatta intatti tale_quale così_com'è così_come come_oggi come_adesso come_prima come_sempre come_ora dov'è dove_sono al_suo_posto al_loro_posto in_piedi in_vigore in_pace in_servizio attivo attiva gratuito gratuita aperto aperta consultabile disponibile in_funzione in_essere nella_stessa allo_stesso sul_posto sempre",
	touching:
		"aument* alz* cresc* ridu* abbass* tagli* tocc* cambi* modific* spost* trasfer* chiu* licenzi* vend* ced* esternalizz* appalt* privatizz* ferm* spegn* spent* interromp* interruz* sospend* rinvi* rimand* ritard* allung* accorci* sostitu* tolt* togli* elimin* cancell* abol* abbandon* assum* assunzion* aggiung* ampli* allent* annacqu* pubblic* condivid* divulg* esport* esc* uscir* disturb* indebit* fusion* accorp* sacrific* obblig* salt* peggior* pag* straordinari muov* toccare intacc* manomett* demol* abbatt* raddoppi* perd* gonfi* compromett* svend* stravol* rinunci* rimuov* diminu* peggiora ridott*",
	spared:
		"prezz* tariff* appalt* contratt* canon* retta rette affitt* quota quote contribut* abbonament* stipend* pension* posto posti organico personale dipendent* lavorator* volontar* squadr* turno turni straordinar* notte notturn* domenic* sabato festiv* weekend ferie pausa pause orari* apertura servizi* qualità sicurezza igiene dato dati archivi* storico client* pazient* ospit* soci consorziat* alunn* bambin* famigli* inquilin* passegger* utent* accesso controll* ispezion* contratt* convenzion* accord* garanzi* marchio ricett* interfacc* sede scuol* filial* linea linee licenziament* fornitor* certificazion* patrimonio alber* prenotazion* diet* piano_dei cavalli",
	strict: "deve devono dobbiamo",
	never: "mai neanche_un nemmeno_un neppure_un nessun_giorno in_nessun_momento neanche_una nemmeno_una",
	always: "sempre in_ogni_caso comunque",
	may: "può possiamo possono puoi deve devono dovrà dovranno si_può potrà potranno",
	will: "sarà saranno verrà verranno va vanno avrà *eremo *erà *eranno *irà",
	only: "solo soltanto solamente esclusivamente unicamente",
	none: "nessun nessuno nessuna niente nulla mai né senza neanche nemmeno neppure zero",
	order: "guai giù vietato divieto lasciate lascia rispettate attenzione mantenere",
	emphasis:
		"neanche nemmeno neppure costi_quel promesso promessa per_iscritto legge principio ovviamente naturalmente senza_eccezioni eccezione eccezioni tutti tutte assolutamente di_un_centesimo a_ogni_costo costi_quel_che in_ogni_caso comunque a_tutti_i altresì anche ancora",
	terms:
		"condizione condizioni purché a_patto a_condizione limite limiti regola regole vincolo vincoli chiede chiedono pretende requisit* negoziabil* unica_cosa sola_cosa",
};
