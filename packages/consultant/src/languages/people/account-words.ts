import { matchersByLanguage } from "../matchers.ts";

/**
 * Of what somebody says in any tense (`claims`), of what things are written down, counted or seen in (`records`), and of
 * those of several that were not named yet (`others`). Lists as in `CueWords`, written for speakers to review.
 */
export const accountWords = matchersByLanguage({
	en: {
		claims:
			"say says said tell tells told claim claims claimed maintain maintains maintained insist insists insisted assert asserts asserted assure assures assured promise* swear swears swore sworn write writes wrote written state states stated declare* announce* explain* argue argues argued believe believes believed think thinks thought reckon* suppose* assume* estimate* put_it puts_it according apparently supposedly officially hear heard reply replies replied answer answers answered report reports reported confirm* deny denies denied mention* remark* point_out points_out pointed_out note notes noted vow* guarantee* convinced",
		records:
			"log logs logbook* logged diary diaries record* register* registry ledger book books audit* inspect* survey* statistic* dashboard* table tally system database data export* spreadsheet* sheet sheets file files list lists payroll payslip* invoice* bill bills receipt* docket* delivery_note* delivery_notes order_book contract* statement statements account accounts bank till stocktak* inventory timesheet* rota* roster* minutes protocol* report* certificate* meter* counter* sensor* gps camera* footage photo* picture* screenshot* scan scans tracker* tracking trace measur* reading readings sample* count counts counted counting check checks checked spot-check* recount* mystery printout* booking* ticket* case_notes worksheet* checklist* stamp* badge* clocked laboratory lab provider's controller bookkeep* accountant* auditor* inspector* surveyor* own_count own_figures i_see i_saw i_counted we_counted we_measured i_checked we_checked i_looked we_looked",
		others: "other others rest remaining remainder elsewhere",
	},
	de: {
		claims:
			"sagt sagen sagte sagten gesagt erzählt erzählte erzählen behauptet behaupten behauptete behaupteten versichert versichern versicherte beteuert beteuerte erklärt erklären erklärte erklärten meldet melden meldete meldeten gemeldet meint meinen meinte meinten glaubt glauben glaubte schreibt schreiben schrieb schrieben geschrieben berichtet berichten berichtete nennt nennen nannte betont betonte bestätigt bestätigen bestätigte verspricht versprechen versprach versprochen schwört schwören schwor teilt_mit teilte_mit mitgeteilt gibt_an geben_an gab_an gaben_an angegeben angabe angaben auskunft darstellung zufolge laut gemäß angeblich offiziell heißt hieß antwortet antwortete geht_davon_aus gehen_davon_aus ging_davon_aus schätzt schätzen schätzte rechnet_mit gehört erfahren sei seien liege lägen habe werde würden könne stellungnahme überzeugt",
		records:
			"*buch *bücher protokoll* *protokoll *protokolle register *register liste listen *liste *listen tabelle* *tabelle aufzeichnung* auswertung* *auswertung statistik* *statistik bericht *bericht *berichte journal kasse *kasse *kassen kassenbon* rechnung *rechnung rechnungen lieferschein* *schein *scheine beleg* *beleg *belege quittung* akte akten *akte datei* *datei daten *daten datenbank system *system inventur* *inventur zählung* *zählung zähler *zähler sensor* gps kamera* foto fotos bild bilder aufnahme* messung* *messung stichprobe* begehung prüfer prüferin *prüfung prüfbericht kontrolleur* revision revisor* buchhaltung controlling lohnbüro lohnabrechnung* *abrechnung zeiterfassung stempel* fahrtenschreiber reglement vertrag *vertrag *plan *bogen gezählt zählt zählte gemessen nachgezählt nachgemessen nachgesehen steht stehen verzeichnet eingetragen vermerkt ausgewiesen weist_aus gesehen ich_sehe ich_sah",
		others: "anderen andere übrigen übrige restlichen rest anderswo sonst",
	},
	fr: {
		claims:
			"dit disent disait disaient dire affirm* assur* soutien* soutenait prétend* déclar* explique* expliquait raconte* racontait annonc* indique* indiquait précise* écrit écrivent écrivait promet* promis jure* jurait certifie* croit croient pense* estime* estimait parle* évoque* répond* répondu rappelle* confirme* selon d'après officiellement paraît_il entendu appris à_en_croire à_l'entendre convaincu*",
		records:
			"journal journaux relevé relevés registre* tableau tableaux comptage* pointage* audit* contrôle* procès-verbal procès-verbaux statistique* enquête* rapport rapports compteur* capteur* gps caméra* photo photos image* fichier* base données cahier* carnet* main_courante facture* ticket* reçu reçus bon bons bordereau* bordereaux caisse comptabilité comptable* paie fiche* liste* listing logiciel système contrat planning badge* inventaire* dossier* archive* échantillon* mesure mesures mesuré* compté* comptons comptent additionn* recens* constat* inspecteur* contrôleur* auditeur* auditrice* vérifi* relève enregistr* figure figurent ressort j'ai_vu j'ai_compté nous_avons_compté nous_avons_mesuré",
		others: "autre autres reste restants restantes ailleurs",
	},
	es: {
		claims:
			"dice dicen decía decían dijo dijeron dicho afirm* asegur* sostiene* sostuvo sostenía declar* explic* cuenta cuentan contó contaba anunci* indic* señal* escrib* escrito prometi* promete* jura juran juraba cree creen creía piensa piensan opina* calcula* estima* estimaba según oficialmente por_lo_visto supuestamente responde* respondió contesta* contestó confirm* habla de_palabra oído convencid*",
		records:
			"registro registros acta actas tabla* recuento* conteo auditor* inspecc* inspector* encuesta* estadística* listado* lista listas informe informes contador* sensor* gps cámara* foto fotos imagen* fichero* archivo* base datos libro libros libreta cuaderno* parte partes albarán albaranes factura* tique* ticket* recibo* caja contabilidad contable* nómina nóminas ficha fichas fichaje* hoja hojas excel panel sistema programa contrato cuadrante inventario* expediente* muestra muestras muestreo medi* medido contado contamos contaron comprob* constat* revis* consta constan figura figuran refleja reflejan aparece aparecen he_mirado he_visto he_contado hemos_contado hemos_medido",
		others: "otro otra otros otras resto demás restantes",
	},
	it: {
		claims:
			"dice dicono diceva dicevano detto afferm* assicur* sostien* sosten* dichiar* spieg* raccont* annunci* indica indicano segnala* scrive scrivono scriveva scritto promett* promess* giura giurano giurava crede credono credeva pensa pensano ritien* stima stimano secondo ufficialmente pare_che a_quanto_pare si_legge si_dice rispond* risposto conferm* parla parlano riferi* a_voce sentito convint* a_sentire",
		records:
			"registro registri verbale verbali tabella tabelle conteggio conteggi ispezion* ispettor* indagine statistic* elenco elenchi lista liste giornale estratto contatore contatori sensore sensori gps telecamer* foto immagin* archivio database dati libro libri quaderno bolla bolle fattura fatture scontrin* ricevut* cassa contabilità contabile cedolin* buste_paga scheda schede foglio fogli sistema portale gestionale contratto turno turni inventario inventari fascicol* campion* misur* misurato contato contiamo contati verific* controll* rilev* riscontr* revisor* cartellin* timbratur* tracciat* risulta risultano registra registrano riporta riportano figura figurano emerge ho_aperto ho_visto ho_contato abbiamo_contato abbiamo_misurato",
		others: "altro altra altri altre gli_altri le_altre resto restanti rimanenti altrove",
	},
	nl: {
		claims:
			"zegt zeggen zei zeiden gezegd vertelt vertellen vertelde vertelden beweert beweren beweerde beweerden verzekert verzekeren verzekerde stelt stellen stelde stelden verklaart verklaren verklaarde verklaarden meldt melden meldde meldden schrijft schrijven schreef schreven geschreven belooft beloofde beloofd zweert zwoer legt_uit legde_uit geeft_aan geven_aan gaf_aan gaven_aan noemt noemde noemen bevestigt bevestigde antwoordt antwoordde denkt denken dacht gelooft gelooft schat schatten schatte gaat_uit_van volgens aldus officieel naar_verluidt naar_eigen_zeggen gehoord overtuigd kondigt_aan aangekondigd",
		records:
			"logboek* *boek *boeken register* *register telling* *telling tabel* *tabel registratie* *registratie inspectie* *inspectie enquête* statistiek* lijst lijsten *lijst *lijsten overzicht* *overzicht notulen verslag rapport* *rapport teller* *teller meter *meter sensor* gps camera* foto foto's beeld* bestand* *bestand gegevens *gegevens database systeem *systeem boekhouding bon bonnen *bon factuur facturen *factuur kassa* *kassa loonadministratie salarisadministratie administratie *administratie staat stond geteld tellen gemeten nageteld nagemeten nagekeken steekproef* controleur* inspecteur* accountant* audit* controle *controle contract* rooster* *rooster dossier* *dossier geregistreerd vermeldt vermelden blijkt bleek toont tonen uitdraai export ik_zie ik_zag",
		others: "andere anderen overige overigen rest elders",
	},
});
