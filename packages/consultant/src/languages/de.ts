import type { CueWords } from "./cue-words.ts";

export const de: CueWords = {
	function:
		"der die das den dem des ein eine einen einem einer eines und oder aber doch sondern denn dass daß ob wenn als wie so zu zum zur im in ins am an ans auf aus bei beim bis durch für gegen mit nach ohne um unter über vom von vor während wegen zwischen seit ist sind war waren wird werden wurde wurden worden sein hat haben hatte hatten kann können konnte konnten muss müssen musste soll sollen sollte will wollen darf dürfen mag ich du er sie es wir ihr ihm ihn ihnen uns euch man sich mein dein unser unsere unserer unseren unserem euer ihre ihren ihrem ihrer seine seinen seinem seiner dieser diese dieses diesem diesen jener welche welcher welches was wer wem wen wo wann warum wieso nicht kein keine keinen keinem keiner auch noch nur schon sehr mehr viel viele alle alles etwa rund ca bzw dort da dann hier jetzt heute je pro beide beiden zwei drei ja nein dabei damit davon dazu dafür daran darauf darüber weil",
	lack: "nicht kein keine keinen keinem keiner keinerlei niemand nirgends nie niemals nichts ohne fehlt fehlen fehlend* fehlte mangel* mangelt unbesetzt vakant leer unklar ungeklärt ungelesen* ungeprüft* unvollständig* veraltet* abgelaufen* zu_wenig zu_wenige zu_selten knapp kaum selten nur weder noch_nicht nicht_mehr lediglich unbekannt ungenügend unzureichend* unterbesetzt offen offene* nirgendwo vergessen versäumt entfiel entfällt lücke* engpass* ausgefallen ungepflegt* undokumentiert* überlastet sonst inkonsistent* kein_einziger lückenhaft* ausgedünnt unerreichbar* unleserlich* unauffindbar* unbearbeitet* unbeantwortet* wegfall weggefallen entfallen abgeschafft eingestellt aufgelöst",
	trouble:
		"verspät* verzög* falsch* fehler* *fehler fehlerhaft* beschwer* *beschwerden reklam* *reklamationen verlust* verlier* verlor* verloren strafe* *strafe* bußgeld* vertragsstrafe* überschreit* überzog* schaden* schäden sank sinkt sinken gesunken rückgang* gefallen fiel verschlecht* langsam* warteschlange* rückstand* rückstände* stau* ausfall* *ausfall *ausfälle ausfälle* fällt_aus fiel_aus still stillstand* stockt wart* *wartezeit* storn* künd* kündigung* überfällig* rot defekt* störung* *störung mahnung* nacharbeit* ausschuss problem* ärger* unzufrieden* vorfall* unfall* unfälle* bricht abbruch* droht drohen drohend* fluktuation krank* krankenstand abgang abgänge überstunden zu_spät zu_lange zu_hoch zu_teuer zu_langsam teuer* gestiegen stieg steigt steigen mehrkosten auslieferungsstopp mangelhaft* retouren* rückläufer* abweichung* verfehl* abwander* ausgefallen fielen fallen_aus frust* wütend verärgert verstoß* verstöße defizit* undicht leck absturz* abstürze burnout havarie*",
	causal:
		"weil da denn deshalb daher darum wegen aufgrund infolge dadurch somit sodass grund gründe ursache* verursach* bedingt führt_zu führen_zu liegt_an lag_an hängt_ab abhängig hängt weshalb folge dazu_führt",
	incentive:
		"bezahlt_nach bezahlt_pro bezahlt_je vergütet_nach vergütet_pro gemessen_an an_*_gemessen an_*_*_gemessen an_*_*_*_gemessen beurteilt_nach bewertet_nach abgerechnet_nach akkord akkordlohn stücklohn prämie_für prämie_auf provision_auf provision_für bonus_für bonus_hängt",
	arrangement:
		"alle_*_wochen alle_*_monate alle_wochen alle_monate berichtet_an zeigt_auf wartet_auf warten_auf bezahlt_nach manuell* händisch* von_hand excel* papier* getrennt* jede jeder jedes einzeln* selbst allein eigen* verschieden* lokal* zentral* alt alte alten altes neu neue seit bisher immer_noch nach_wie_vor umstellung* umzug* abgeschafft gestrichen geschlossen verlagert reorganis* umstrukturier* gemessen bezahlt prämie* zuständig* entscheid* entschied* freigabe* genehmig* unterschrift* unterschreib* vertrag* *vertrag dienstleister* hersteller* lieferant* regel* vorgabe* richtlinie* prozess* ablauf* abläufe* übergabe* sitzung* tagt tagen einmal_im telefonisch per_mail sammeladresse* doppelt erfasst abtipp* eingetippt geschult* schulung* kenntnis* wissen zugriff* zugang* system* software* schnittstelle* export* import* standard* format* liste* *liste vorlage* checkliste* priorit* halbtags teilzeit nacht* schicht* dienstplan* einspring* vertretung* leiharbeit* befristet* gehalt* gehälter* lohn* tarif* bezahlung stundensatz* lieferzeit* ersatzteil* lager* einstellungsstopp verschoben aufgeteilt verteilt kapazität* zertifik* lizenz* maschine* wartung* wartet pflegt gepflegt kopiert satzung* abteilung* bereich* ausgeschrieben nachgeholt personen eine_person einzige* grenze silo* altsystem* provision* anreiz* pauschal* pro_besuch je_stück gewohnheit* auf_zuruf augenmaß aus_dem_kopf insellösung* medienbruch* stellvertret* abgestimmt historisch_gewachsen ausgelagert fremdvergeben gremium gremien lenkungskreis* nachgetragen abgeschrieben erst_wenn erst_nach erst_am erst_um erst_in erst_dann erst_ab erst_bei erst bevor gehen_über geht_über läuft_über laufen_über über_den_tisch schließt öffnet schließen öffnungszeit* nahm_an dachte_* ging_davon wer_zuerst reihenfolge der_reihe_nach",
	target:
		"möchte möchten künftig ziel* *ziel zielwert* soll sollen sollte anstreb* angestrebt gewünscht gefordert vorgabe erreichen erreicht_werden spätestens muss_laufen wollen zurück_auf senken_auf steigern_auf höchstens mindestens weniger_als unter versprochen zugesagt erwartet verlangt ich_will wir_wollen will_ich wollen_wir",
	limit:
		"zugestanden gewährt gestiftet locker locker_macht lockermachen herausgeschlagen losgeeist steuert_bei spendiert eingestellt eingeplant veranschlagt stemmen gibt_her rückt_raus hingelegt alles_inklusive alles_in_allem lockermachen topf *topf bereitgestellt* stehen_bereit steht_bereit lockergemacht zugesprochen gesprochen etat zurückgelegt mehr_ist_nicht mehr_gibt_es_nicht keinen_cent kein_cent höchstens maximal max obergrenze budget* bis_zu nicht_mehr mehr_nicht nicht_mehr_als verfügbar stehen_zur_verfügung bewilligt* freigegeben* genehmigt* haushalt* *mittel rahmen deckel* gedeckelt ausgeben kostenrahmen begrenzt rücklage* darf_nicht dürfen_nicht zur_verfügung gibt_uns geben_uns bekommen_wir bereit bereitgestellt freigeben freigibt",
	ceiling:
		"allerhöchstens überzogen überziehen keinen_rappen basta und_schluss kein_nachtrag nachträge nachtrag inbegriffen schmerzgrenze höher_gehen höher_geht höher_gehe absolute_grenze oberstes_limit das_limit mehr_gibt's mehr_steht nicht_dehnbar fester_betrag festbetrag alles_inbegriffen alles_in_allem in_summe_nicht drüber_hinaus oder_gar_nicht muss_alles_abdecken alles_abdecken auskommen übersteigen weiter_geht weiter_gehen kostendach ist_ende mehr_rückt mehr_gibt_der schluss_ist ende_der_fahnenstange darüber_hinaus darüber_geht mehr_wird_es mehr_kommt_nicht mehr_ist_nicht_da mehr_kriegen mehr_bekommen_wir nachschlag nachschuss aufgestockt muss_reichen müssen_reichen muss_genügen müssen_genügen mehr_haben_wir keinen_franken kein_franken keinen_pfennig das_war_es das_ist_es kommt_nichts_dazu nichts_dazu nichts_obendrauf mehr_ist_nicht mehr_gibt_es_nicht mehr_gibt mehr_haben_wir_nicht mehr_geht_nicht mehr_nicht keinen_cent kein_cent kein_euro keinen_euro keinen_rappen nichts_über obergrenze höchstgrenze höchstbetrag deckel* gedeckelt kostendeckel überschreitung überschreitungen nicht_überschritten nicht_überschreiten nicht_übersteigen nicht_zur_verfügung zur_verfügung ist_alles das_war's dürfen_ausgeben ausgeben nicht_drin ist_schluss kostenrahmen mehr_nicht_drin das_ist_alles alles_darüber überplanmäßige außerplanmäßige keine_weiteren_mittel weitere_mittel_gibt kein_nachschlag weg_ist_weg alle_ist_alle für_alles_zusammen deckelt gedeckelt deckeln",
	option:
		"option* variante* vorschlag* vorschläge* wir_schlagen ich_schlage schlagen_vor schlägt_vor vorgeschlagen idee* angebot* anbieter* empfehl* empfiehlt empfohlen alternativ* pilot* *pilot probebetrieb maßnahme* könnte* szenario* denkbar stattdessen entweder sofortmaßnahme* erwogen im_gespräch lösung* erprobt* getestet versuchsweise würde_kosten würde_etwa würden_kosten kosten_würde kosten_würden",
	expiry:
		"in_kraft gilt_ab gelten_ab gilt_die_neue wirksam läuft_ab läuft_aus ausläuft abläuft endet enden erneuert verlängert neuausschreibung stichtag ablauf auslaufen",
	risk: "risik* *risiko droht drohen gefahr* gefähr* könnte* befürcht* sorge* unsicher* falls abspringen sofern_nicht",
	past: "im_jahr_davor jahr_davor jahre_davor im_jahr_zuvor vor_einem_jahr vor_zwei_jahren vor_drei_jahren vor_fünf_jahren vorjahr* letztes_jahr letzten_jahr vergangenen_jahr vergangenes_jahr früher damals zuvor bisher war waren wurde wurden vorher noch_2019 gegenüber verglichen",
	now: "heute jetzt derzeit aktuell* momentan zurzeit zur_zeit gegenwärtig liegt liegen inzwischen mittlerweile dieses_jahr diesem_jahr bislang stand ist im_schnitt durchschnittlich sachstand im_mittel",
	mean: "im_schnitt durchschnittlich im_mittel im_durchschnitt schnitt",
	says: "sagt sagen sagte meldet meldete berichtet laut behauptet angabe* nach_darstellung nach_auskunft nach_angabe nach_angaben schätzt meint glaubt schreibt rechnet_mit geht_davon_aus gehen_davon_aus zufolge stellungnahme bericht ausweist weist_aus heißt gesagt erklärt erklärte mitgeteilt teilt_mit angegeben gibt_an geben_an vermerkt vermerkte versichert versicherte bestätigt betont sei seien nannten genannt antwortet antwortete",
	source:
		"auswertung protokoll zählung register liste tabelle aufzeichnung* statistik prüfbericht saalbuch schichtbuch journal inventur messung* nachweis* auszug darstellung zähler gps sensor* messgerät auswertung* zählt zählen rechnet",
	asserts:
		"behauptet behaupten versichert versichern erklärt erklären meldet melden lobt loben nennt nennen notiert vermerkt betont bestätigt bestätigen verspricht versprochen beteuert schwört kommt_zum_schluss stellt_fest festgestellt teilt_mit kündigt_an angekündigt gibt_an geben_an erzählt erzählte berichtet schreibt schreiben antwortet anwortet meint meinen sagt sagen laut gemäß zufolge heißt offiziell angeblich prospekt webseite website aushang handbuch vertrag vereinbarung satzung bescheid ausschreibung rechnung schreiben brief plan fahrplan dienstplan zeugnis erfuhr erfahren hörte gehört stand steht_im steht_in",
	falling:
		"gesunken sank sinkt sinken gefallen fiel fällt zurückgegangen ging_zurück geht_zurück abgenommen nahm_ab verringert verschlechtert geschrumpft rückläufig",
	finds:
		"fand fanden gefunden gezählt zählte zählten gemessen maß ermittelt ermittelten festgestellt beobachtet sah sahen gesehen zeigt zeigen zeigte ergab ergibt ergeben weist_aus verzeichnet aufgezeichnet steht stehen listet stichprobe* begehung prüfer* kontrolleur* buch datei datenbank system eigene_zählung unsere_zahlen nachgezählt nachgemessen nachgesehen",
	we: "wir unser unsere unseren unserer unserem uns",
	loss: "standgeld* weniger_gezahlt weniger_überwiesen weniger_erhalten gekostet abgeschrieben uns_fehlen fehlen_uns kosten* *kosten kostet kostete strafe* vertragsstrafe* bußgeld* verlust* verlor* verliert verlieren erstattung* schadenersatz mehrkosten mehrausgaben nachzahlung* gutschrift* ausfallkosten überstunden verschwend* pönale* abschreib* zuschlag* eilfracht* *nachteil *nachteile entgang* entgeht entgehen mindererlös* mehraufwand* einbuß* fehlbetrag* kürzt kürzung* malus säumnis* *strafen rückzahlung* gutschein* kulanz* sonderfahrt* ausgegeben weggeworfen weggeschmissen entsorg* vernichte* verpufft leerstand* mietausfall* schwund nicht_eingenommen draufgezahlt versickert* liegen_gelassen erstattet* aufgewendet entgangen*",
	gain: "zuwachs* mehreinnahm* mehrertrag* mehrumsatz* zusatzerlös* spart gespart sparen einspar* ersparnis* nutzen gewinn* vorteil* halbier* verbesser* mehrerlös* amortis* vermeid* senk* reduzier* entlast* bringt_jährlich",
	owner:
		"übernimmt übernehme kümmere verantwort* zuständig* leitet leitung leiter* vorsitz* federführ* kümmert_sich betreut entscheidet unterschreibt ansprechpartner* geschäftsführ* beauftragt* benannt",
	business:
		"kund* lieferant* vertrag* vertrage* auftrag* aufträge* bestell* rechnung* liefer* produkt* dienstleist* umsatz* marge* kosten* budget* haushalt* mitarbeit* personal* team* abteilung* leitung* projekt* system* software* daten* prozess* lager* werk* fabrik* linie* standort* filiale* büro* markt* preis* qualität* beschwerde* reklamation* bestand* behörde* revision* prüf* lizenz* vorstand* ausschuss* ministerium klinik* patient* schule* verband* verwaltung* techniker* fachkr* schicht* kapazität* wartung* risik* ziel* bericht* sitzung* geschäftsführ* stelle* schulung* gesetz* ausschreib* zahlung* antrag* anträge* bürger* mieter* fahrgäst* nutzer*",
	well: "alle immer vollständig in_ordnung pünktlich erledigt abgeschlossen behoben richtig gut zufrieden geschult verfügbar erreichbar aktuell funktioniert läuft besetzt geprüft zertifiziert kalibriert fertig gelöst jeden jede jedes ganz ganzen gesamte beide normal regulär störungsfrei",
	linking:
		"ist sind war waren wird werden wurde hat haben hatte liegt liegen lag beträgt betrug betragen steht stehen stand dauert dauerte bei auf um von in im zu zum zur mit an am für je pro rund etwa ca nur noch derzeit aktuell heute jetzt die der das den dem ein eine es sie wir unsere unser im_schnitt schnitt durchschnittlich stieg sank fiel kommt kommen kam erreicht erreichte zusammen insgesamt als nach vor über unter bis und oder dass bereits höchstens mindestens weniger mehr",
	anaphor:
		"er sie es diese dieser dieses diesen dort dabei damit dafür daran darauf deren dessen das dies so hier beide die_letzte",
	leaning: "er sie ihn ihm ihnen diese dieser dieses",
	thenThere: "dann dort",
	address:
		"ich mir mich mein meine bitte sie_bitte danke hallo liebe lieber frage fragen entschuldigung sorry ihr euch mal_ehrlich ehrlich kollegen",
	formality:
		"zu_protokoll ins_protokoll nicht_ins_protokoll verteilt_ein_blatt teilt_ein_blatt protokoll tagesordnung beschlussfähig* in_der_anlage_finden als_anlage anbei beigefügt grüße grüßen entwurf vertraulich zur_besprechung zur_kenntnis nächstes_treffen nächste_sitzung letztes_protokoll einstimmig sitzungsende nicht_weitergeben redaktion erstellt_von verfasst_von gegengelesen ohne_abstimmung",
	statedReason:
		"hauptgrund hauptursache grund_ist grund_dafür gründe_dafür grund_war ein_grund der_grund ursache_ist ursache_dafür ursache_war die_ursache das_liegt_daran liegt_vor_allem_an liegt_daran kommt_daher",
	asksWhy:
		"fragt_warum fragte_warum fragen_warum fragten_warum fragt_wieso fragte_wieso fragt_sich_warum will_wissen_warum wollte_wissen_warum",
	gist: "tl_dr tldr kurze_antwort lange_antwort kurz_gesagt kurzum kurzfassung in_kürze kurz_und_gut zusammengefasst in_einem_satz unterm_strich der_punkt_ist das_problem_ist auf_einen_blick fazit",
	free: "kostenlos kostet_nichts kostet_gar_nichts kostet_uns_nichts kostet_kein_geld ohne_kosten keine_kosten ohne_investition kostenneutral kostenfrei gratis unentgeltlich umsonst gebührenfrei ohne_mehrkosten ohne_zusatzkosten keine_ausgaben keine_anschaffung ohne_anschaffung keine_investition kostet_uns_nichts kein_geld nichts_zu_zahlen nichts_zu_bezahlen kostet_nix kosten_nichts keine_zusatzkosten keine_mehrkosten",
	rival: "angebot angebote variante varianten alternative alternativen",
	filled: "besetzt bemannt",
	opening:
		"zudem ferner und_dann dann also außerdem aber naja jedenfalls übrigens erstens zweitens drittens eins zwei drei wer was_können was_wir",
	same: "selbe selben derselbe derselben demselben dieselbe dieselben dasselbe gleiche gleichen gleicher gleichem",
	latest: "zuletzt letzte letzten letzter letztes letztmals eingefroren unverändert seitdem_nicht",
	every: "alle allen aller sämtliche sämtlichen jede jeder jedes jeden beide beiden",
	whole: "ganze ganzen ganzes gesamte gesamten gesamtes",
	recommended: "empfehl* empfiehlt empfohlen* bevorzug* befürwort* ratsam anzuraten",
	advisedAgainst:
		"abraten abgeraten abzuraten rate_ab rät_ab raten_ab rate_*_ab rät_*_ab raten_*_ab ausgeschlossen abgelehnt abzulehnen lehnt_ab lehne_ab lehnen_ab lehnt_*_ab lehnen_*_ab scheidet_aus verworfen ist_keine_option nicht_infrage nicht_in_frage",
	negation:
		"nicht kein keine keinen keinem keiner keinerlei niemand nie niemals weder kaum nichts nirgends nirgendwo",
	adversative: "aber jedoch allerdings obwohl",
	usual:
		"normal normalerweise üblich üblicherweise sonst geplant vorgesehen statt anstatt gegenüber gegen verglichen im_vergleich",
	opposite:
		"das_gegenteil ein_anderes_bild eine_andere_sprache sagt_etwas_anderes sagen_etwas_anderes zeigt_etwas_anderes zeigen_etwas_anderes sagt_anderes sagen_anderes",
	objects:
		"bin_nicht_einverstanden sind_nicht_einverstanden glaube_nicht glaubt_das_nicht glaube_das_nicht nimmt_ihm_das widerspricht widersprechen widersprach widersprachen bestreitet bestreiten bestritt das_stimmt_nicht stimmt_so_nicht dementiert entgegnet entgegnete hält_dagegen hielt_dagegen wendet_ein bezweifelt nichts_damit_zu_tun unsinn trifft_nicht_zu im_gegenteil nicht_das_problem nicht_der_grund nicht_die_ursache nicht_daran das_gegenteil ein_anderes_bild eine_andere_sprache",
	counters: "jedoch hingegen dagegen allerdings indes tatsächlich demgegenüber",
	differently:
		"sehe_ich_anders sehe_das_anders sieht_das_anders sehen_das_anders nicht_ganz_was ich_habe_andere ich_habe_was_anderes das_deckt_sich_nicht deckt_sich_nicht_mit kann_ich_nicht_bestätigen nicht_einverstanden bei_mir_sieht_das_anders",
	disagree:
		"passt_nicht passen_nicht nicht_zusammen stimmen_nicht_überein stimmt_nicht_überein nicht_überein widersprechen_sich widerspricht_sich widersprechen_einander widerspruch widersprüchlich* decken_sich_nicht deckt_sich_nicht geht_nicht_auf gehen_nicht_auf klaffen_auseinander unvereinbar beißt_sich beißen_sich",
	accounts:
		"zahlen angaben werte aussagen versionen daten beträge summen berichte darstellungen beide beides beiden",
	whichHolds:
		"welche_zahl welcher_wert welche_angabe welche_der_beiden welche_von_beiden welcher_von_beiden welches_von_beiden welche_version wer_recht was_davon_stimmt eine_davon_muss eine_davon_ist_falsch eine_von_beiden_muss eine_von_beiden_ist_falsch einer_von_beiden_irrt einer_von_beiden_muss eines_von_beiden_ist_falsch eins_von_beiden_ist_falsch einer_irrt eine_muss_falsch eine_zahl_ist_falsch",
	condition: "wenn falls sofern sonst andernfalls ansonsten widrigenfalls",
	praise:
		"alles_super alles_gut alles_bestens alles_prima alles_ok alles_okay alles_in_ordnung keine_beschwerden keine_klagen nichts_zu_meckern nichts_zu_beanstanden zufrieden läuft_gut",
	department:
		"pflege medizin labor apotheke aufnahme küche empfang *rat dev gf *abteilung *amt *behörde *bereich *büro *dienst *gruppe *kreis *leitung *meister *referat *team *verwaltung *wesen abteilung* alle arbeitsvorbereitung bau* betrieb* buchhaltung controlling digital* disposition edv einkauf entwicklung extern* fertigung finanz* forschung geschäftsführ* hr instandhaltung intern* it jurist* keiner konstruktion kunde* lager* leitung lieferant* logistik marketing montage n.n niemand offen organisation personal* planung politik* produktion projekt* qualität* recht* revision service* sicherheit stab* support team* technik unbekannt unbesetzt vakant verkauf versand vertrieb verwaltung vorstand werk* werkstatt zentrale",
	post: "*leiter *leiterin *meister *meisterin *führer *führerin *chef *chefin *ingenieur *ingenieurin *arzt *ärztin *referent *referentin *beauftragte *beauftragter *betreuerin *planerin *pfleger *pflegerin *direktor *direktorin *sekretärin *wart kämmerer kämmerin disponent disponentin kollege kollegin assistent assistentin obfrau obmann präsident präsidentin",
	columns: {
		owner:
			"verantw verantw. zust zust. resp bearbeitung ansprechperson verantwort* zuständig* federführ* leiter* leitung inhaber* eigner ansprechpartner* bearbeiter* beauftragte*",
		who: "wer",
		what: "was beschreibung",
	},
	changing: "sank gesunken stieg* gestiegen abgebaut gefallen zurückgegangen verringert erhöht gekürzt",
	trial: "pilot* versuch* probe* test tests getestet",
	funded:
		"zuschuss zuschüsse *zuschuss *zuschüsse förderung *förderung fördert fördern gefördert fördermittel fördergeld* subvention* spende spenden spendet *spende *spenden gespendet sponsor* kofinanz* stiftet gestiftet steuert beisteuern beigesteuert beisteuer* schießt_zu zuschießen zugeschossen beteiligt_sich beteiligen_sich beteiligte_sich dazugeben übernimmt übernähme übernehmen versicherung_zahlt versicherung_zahlte versicherung_hat versicherung_erstattet versicherung_ersetzt versicherungsleistung erbschaft crowdfunding",
	lent: "darlehen *darlehen kredit *kredit leiht leihen liehe lieh geliehen bank_gibt bank_gäbe bank_würde bank_gewährt von_der_bank",
	savings:
		"rücklage rücklagen *rücklage *rücklagen erspart erspartes ersparnisse angespart zurückgelegt beiseite_gelegt beiseitegelegt auf_der_kante hohe_kante hohen_kante sparbuch eigenmittel eigenkapital eigenes_geld in_der_kasse auf_dem_konto kassenbestand",
	paidByOthers: "pfand kaution anzahlung selbstbeteiligung",
	costs: "kostet kosten",
	would: "würde würden wird werden",
	bearing: "uns mich sie ihn",
	another: "ein eine einen zusätzlich* weitere* neue* zweite*",
	grants:
		"gibt geben gab gewährt gewähren bewilligt bewilligen genehmigt genehmigen gibt_frei stellt_bereit stellen_bereit",
	priced: "kosten kostet preis angebot verlangt einmalig invest*",
	paper:
		"plan pläne entwurf entwürfe vorschlag vorschläge angebot angebote antwort antworten rückmeldung rückmeldungen entscheidung bericht konzept vorlage stellungnahme präsentation kostenschätzung terminplan unterlagen",
	tariff:
		"preis preise *preis *preise tarif tarife *tarif *tarife gebühr gebühren *gebühr *gebühren entgelt *entgelt *entgelte miete beitrag beiträge umlage",
	inspection:
		"prüfer prüfung* *prüfung audit audits auditor auditoren *audit akkreditierung rezertifizierung zertifizierung* begehung inspektion inspektor begutachtung abnahme",
	granted:
		"erlaubt erlauben erlaubte* zugelassene* gestattete* lässt_zu lässt_uns_zu lassen_zu zulässig* zugelassen gestattet gestatten duldet dulden toleriert tolerieren vereinbart* vertraglich* vorgeschrieben* schreibt_vor festgelegt festgeschrieben zugesichert garantiert pflichtenheft lastenheft grenzwert* höchstwert* vorgegeben im_vertrag laut_vertrag vorgenommen",
	agreement:
		"*vertrag *vertrags *bedingungen *vereinbarung *abkommen *charta *konzession *konzept pflichtenheft lastenheft *norm *richtlinie *verordnung satzung *zertifizierung *leistungsbeschreibung sla *standard",
	wanting:
		"erwartet erwarten verlangt verlangen will wollen fordern wünschen fordert strebt peilt visiert wünscht möchte",
	lasting: "solange",
	when: "wenn sobald bevor ehe",
	relative: "die der das welche welcher welches",
	whatToDo:
		"was_tun was_können_wir_machen was_kann_man_machen was_kann_man_tun was_könnte_man was_lässt_sich_machen was_lässt_sich_tun was_machen_wir was_können_wir_tun was_könnten_wir was_jetzt wie_weiter was_schlagt_ihr_vor was_schlagen_sie_vor welche_ideen was_ist_zu_tun was_wollt_ihr was_wollen_sie was_haben_sie_vor was_habt_ihr_vor was_gedenken habt_ihr_überlegt haben_sie_überlegt habt_ihr_gedacht haben_sie_gedacht was_schlagen_wir_vor was_ist_der_vorschlag was_ist_euer_vorschlag",
	reason: "weil",
	reasonBehindComma: "da denn",
	remainder: "sonstige* andere übrige*",
	worst: "schlechteste* schlechtester schlimmste*",
	consequence: "dadurch deshalb daher darum somit sodass weshalb folglich",
	once: "einmal",
	partOfDay: "morgen abend nacht",
	timing:
		"jahr jahre monat monate woche wochen tag tage quartal schnitt mittel durchschnitt zuvor früher solange während",
	variant: "variante option alternative szenario",
	numbered: "maßnahme vorschlag",
	joining: "obwohl",
	farewell:
		"viele_grüße viele_grüsse freundliche_grüsse beste_grüsse liebe_grüsse herzliche_grüsse mit_freundlichen_grüssen mit_freundlichen_grüßen beste_grüße gruß lg",
	must: "peile peilen anpeilen ziele zielen strebe streben muss müssen müsste müssten soll sollen hat_zu haben_zu wollen will möchte möchten wünscht ziel",
	polite: "bitte bescheid anmeld* anzumelden",
	done: "fertig bereit steht stehen erledigt abgeschlossen läuft umgesetzt behoben gelöst fertiggestellt einsatzbereit eingeführt in_betrieb online peilen peile anstreben zielen",
	valid: "gilt gelten gültig gültigkeit läuft_noch laufen_noch",
	request: "bitte kannst_du könntest_du können_sie könnten_sie",
	byThen:
		"bis_dahin bis_zu_diesem_tag bis_zu_diesem_termin bis_zu_diesem_zeitpunkt bis_zu_dem_tag bis_zum_stichtag zu_diesem_stichtag an_diesem_stichtag",
	beforeThat: "vorher davor zuvor bevor_es bevor_das",
	thatDay:
		"dann da an_diesem_tag an_dem_tag an_jenem_tag diesem_tag zu_diesem_zeitpunkt zu_diesem_termin ab_diesem_tag ab_dann ab_da",
	ready:
		"fertig bereit stehen erledigt abgeschlossen laufen umgesetzt behoben gelöst fertiggestellt einsatzbereit eingeführt in_betrieb online vorliegen funktionieren da_sein weg_sein geliefert eingebaut geschult verfügbar fristgerecht pünktlich rechtzeitig abgebaut weg sichtbar spürbar erkennbar",
	mustBe: "muss müssen müsste müssten soll sollen sollte sollten",
	exceeding: "über übersteig* überschreit* mehr_als",
	better:
		"pünktlich* verfügbar* zufrieden* auslastung ausbeute deckung marge durchsatz termintreu* liefertreue anwesenheit erfolgsquote",
	worse:
		"gekündigt kündigen kündigten abgesprungen weggeworfen wegwerfen werfen_weg verspät* *verspätung *verspätungen krankenstand krank* fehlzeit* *ausfall *ausfälle ausfälle ausgefallen* absetz* ausschuss* reklam* beschwerd* verlust* *verlust *verluste fluktuation *fehler fehler* fehlerquote unf* *unfälle storn* rückstand* wartezeit* *wartezeit leerstand* schwund abwander* überstunden abbrecher* überfällig* abgelehnt* ablehn*",
	duty: "soll wird muss sollte sollten müssen sollen",
	nextSteps:
		"wer_macht_was bereits_vergeben schon_vergeben bereits_verteilt schon_verteilt bereits_angestoßen schon_angestoßen läuft_bereits läuft_schon bereits_in_arbeit schon_in_arbeit aufträge arbeitsaufträge zuständigkeiten weiteres_vorgehen wie_es_weitergeht offene_punkte zu_tun nächster_schritt maßnahmenplan beschlossen nächste_schritte aufgaben vereinbart beschlüsse todo to-do",
	ordinal:
		"nächste* letzte* erste* zweite* neue neuer neues dritte dritter dritten drittes vierte vierter vierten viertes fünfte*",
	wrong:
		"beschwer* *beschwerde *beschwerden klagen_über beklag* reklam* *reklamation *reklamationen verlier* verlor* verloren verlust* verspät* *verspätung *verspätungen verzug verzöger* überfällig* zu_spät zu_lange zu_hoch zu_teuer zu_langsam zu_viel zu_viele zu_wenig zu_wenige zu_selten zu_klein zu_knapp falsch* fehler* *fehler fehlt fehlen fehlte fehlten fehlend* fehlzeit* mangel* *mangel mangelt mängel defekt* kaputt* ausfall* *ausfall ausfälle* *ausfälle ausgefallen fällt_aus fielen_aus fiel_aus fallen_aus störung* *störung *störungen panne* stillstand* *stillstand stockt ausschuss nacharbeit* verschwend* vertragsstrafe* pönale* strafe* bußgeld* rückstand* rückstände* *rückstand stau staut stauen warteschlange* *wartezeit *wartezeiten warten wartet wartezeit* wartezeiten *kündigung *kündigungen abgesprungen springen_ab springt_ab abwander* wandern_ab wandert_ab unzufrieden* ärger* verärgert* wütend* frust* enttäuscht* unbesetzt* unterbesetzt* unterbesetzung vakant* überlast* überstunden fluktuation krankenstand krankenquote problem* *problem *probleme schwierigkeiten unfall* unfälle* vorfall* vorfälle* diebstahl* gestohlen schaden* schäden *schäden beschädig* rückgang* sinkt sinken sank sanken gesunken eingebrochen brach_ein schrumpf* gefallen zurückgegangen verschlecht* schlecht schlechte* schlimm* miserabel defizit* verlustgeschäft mehrkosten nachzahl* gutschrift* verstoß* verstöße* mahnung* bemängel* beanstand* überschritten überschreit* überzogen verfehl* verpass* versäum* vergessen niemand keiner veraltet* unvollständig* unleserlich* unauffindbar* unbeantwort* unbearbeitet* liegen_geblieben bleiben_liegen bleibt_liegen liegengeblieb* doppelt_erfasst von_hand_abgetippt chaos chaotisch* engpass* engpässe* flaschenhals rückläufer* zurückgeschickt leere leerstand* leerstehend* langsam* schleppend* funktioniert_nicht funktionieren_nicht klappt_nicht kostet_uns kosten_uns läuft_schief schiefgelaufen aus_dem_ruder schon_wieder gestiegen dauert_zu bedroht drohen_mit undicht* leck absturz* abstürze* abstürzt befund* feststellungen verweiger* absetzung* gekürzt absprung* ablehn* abgelehnt* umsonst unnötig* weg_sind sind_weg kunden_weg ungepflegt* klagen klagt klagten leeren bleibt_leer steht_leer stehen_leer steht_still stehen_still stand_still standen_still nicht_mehr_nach hinterher drei_mal_so unter_plan hinter_plan unter_ziel hinterherhinken hinken hinkt unpünktlich* unzuverlässig* unsicher* untragbar* leiden leidet vernachlässig* verrost* verschmutz* abmahn* klage klagen_ein niemanden niemandem fehlverhalten missbrauch* missbräuch* schwund inventurdifferenz* unstimmigkeit* widersprüch* liegen_länger liegen_seit liegt_seit hängt_fest stecken_fest steckt_fest doppelt_verkauft wegschicken vertröst* bereits_drei abgewiesen geplatzt platzt überbucht überfüllt überlaufen offene_feststellung* offene_befunde prüfungsfeststellung* nichtkonformität* bricht brechen zerbr* gebrochen gekündigt gekündigte ampel_rot auf_rot ist_rot nicht_stabil instabil* häufen_sich häuft_sich stapeln_sich stapelt_sich nicht_erschienen nie_angekommen nicht_angekommen storniert stornierten stornierungen stornos kündigt kündigen kündigten kündigung kündigungen rücksendungen retouren retourenquote reihenweise ausfällt ausfallen verschwunden verschwindet verschwinden zurückgehen_lassen geschlossen_bleiben bleibt_zu sagen_ab sagt_ab abgesagt weggeworfen weggekippt geht_verloren gehen_verloren schaffen_es_nicht kommen_nicht kommt_nicht gibt_auf",
	rule: "darf dürfen erlaubt gestattet untersagt verboten verpflichtet bitte haftet haften haftung sind_zu ist_zu wird_berechnet werden_berechnet kann_zu können_zu im_falle im_fall bei_verlust bei_verspätung falls sofern wenn_sie wenn_du vermeid* verhinder* schützt vorbeug* garantie* gewährleistung vorbehalten ausgeschlossen gilt gelten verwarnung wird_verwarnt sollte_sie sollten_sie wird_mit_berechnet werden_mit_berechnet in_rechnung_gestellt können_zum können_zur kann_zum kann_zur zu_entrichten geahndet ersetzt_werden bei_unfall bei_brand bei_problemen bei_fragen bei_schwierigkeiten bei_störungen bei_fehlern wenden_sie spätestens",
	without: "ohne null",
	agreed: "fest garantie garantiert gewährleistung laufzeit mindestlaufzeit vertrag vertragsdauer festpreis",
	during: "für über",
	added: "plus zuzüglich zzgl dazu hinzu außerdem zusätzlich weitere obendrauf sowie",
	total:
		"insgesamt zusammen gesamt gesamtkosten summe alles_in_allem das_sind das_ist macht ergibt das_macht gesamtsumme gesamtbetrag gesamtpreis in_summe alles_zusammen",
	partOf: "davon darunter hiervon",
	notice: "im_voraus voraus vorher zuvor früher",
	toLevel: "auf",
	notBesides:
		"davon darin darunter inklusive inkl brutto netto mwst vertragsstrafe* pönale* strafe* listenpreis voriges_jahr letztes_jahr vorjahr früher waren war wären",
	atPrice: "à zu",
	oneOff: "einmalig* einmal",
	season:
		"winter sommer frühjahr frühling herbst saison saisons kampagne kampagnen schuljahr ernte winterhalbjahr sommerhalbjahr",
	orElse: "oder alternativ stattdessen ersatzweise andernfalls",
	buying: "kauf* gekauft anschaff*",
	hiring: "miet* gemietet leas* geleast *miete",
	mostly:
		"meiste meisten meistens hauptsächlich vorwiegend überwiegend vor_allem besonders insbesondere fast_alle fast_nur fast_ausschließlich beinahe_alle nahezu_alle häufigsten am_meisten am_schlimmsten großteil mehrheit mehrzahl hälfte drei_viertel zwei_drittel vornehmlich",
	happens:
		"kommt kommen kamen stammt stammen entsteht entstehen entstanden passiert passieren geschieht geschehen tritt treten traten liegt liegen lagen entfällt entfallen entfielen ist_in ist_im ist_an ist_am sind_in sind_im sind_an sind_am sind_aus sind_vom sind_von war_in war_im war_an war_am waren_in waren_im waren_an waren_am waren_aus dort_waren dort_sind fallen_auf fällt_auf finden_sich häufen_sich häuft_sich",
	afflicts: "betrifft betreffen betraf betrafen betroffen trifft treffen",
	threatens:
		"droht drohen drohte drohten woanders_umsehen anderswo_umsehen gedroht androht angedroht spricht_davon sprechen_davon redet_davon erwägt erwägen überlegt überlegen",
	failing:
		"sonst andernfalls ansonsten wenn_nicht wenn_das_so wenn_es_so gelingt_das_nicht gelingt_es_nicht klappt_das_nicht",
	there: "dort hier",
	takesAway:
		"schließen schließt geschlossen entziehen entzieht entzogen widerrufen widerruft kündigen kündigt abspringen abzuspringen abwandern abzuwandern woanders_umsehen anderswo_umsehen verklagen klagen klage verlassen zurückziehen zurückzuziehen streichen einstellen einzustellen stilllegen stillzulegen verlieren verliert auszulisten auslisten auszusteigen aussteigen kürzen entzug",
	might: "könnte könnten",
	headings: {
		problem:
			"problem* sachstand lage situation ausgangslage folgen auswirkung* beschwerden was_passiert ist-stand ist-situation stand vorfall anlass was_ist_passiert status",
		cause:
			"ursache* grund feststellung* befund* analyse gründe warum beobachtung* was_die_häuser wo_es_hakt wo_es_klemmt hindernis* hintergründe schwach* abweichung* erkenntnis* rückmeldung* aus_den_gesprächen stimmen ablauf personal organisation was_berichten auffällig* was_auffiel was_uns_auffiel was_wir_sehen was_wir_gesehen was_schief woran_es woran_liegt engpass* engpässe beobachtet interviews lessons_learned schwierigkeiten weshalb wieso wodurch was_hält was_bremst was_steckt_dahinter worauf_führen worauf_führst worin_sehen",
		option:
			"option* variante* vorschlag* vorschläge* maßnahme* empfehlung* idee* angebot* lösung* alternativ* nächste_schritte was_tun auf_dem_tisch was_ich_täte was_wir_täten auswege handlungs* weg wege möglichkeit* hebel ansätze was_können was_könnten was_könnte was_wäre was_sollte was_sollten was_ginge vorgeschlagen* wir_schlagen schlagen_vor denkbar tun_könnte* tun_können machen_könnte* zu_tun getan_werden massnahme* was_geht zur_auswahl zur_wahl stünde_zur steht_zur stehen_zur auswahl mögliche_schritte machbar* was_hilft was_hülfe was_helfen stellschraub* zur_entscheidung abhilfe ginge gegenmaßnahme* vorhaben was_wir_tun was_man_tun tun_würde* machen_würde* was_ich_vorschl* was_wir_vorschl* möglich_wäre möglich_wären möglich_ist möglich_sind vorstellbar*",
		target: "ziel* *ziel *ziele soll zielbild zielsetzung",
		limit:
			"moneten finanzen darf_es_kosten darf_kosten kosten_darf verfügbar eckpunkte eckdaten rahmen* budget* mittel grenzen bedingung* vorgaben haushalt geld finanzier* kosten_und_termine randbedingung* obergrenze deckel grenze einschränkung* auflage* tabu* verbote leitplanken nicht_verhandelbar restriktion* kredit kostenrahmen nebenbedingung* spielregeln",
		risk: "risik* gefahr* bedenken sorgen",
		context:
			"eröffnung mitteilungen verschiedenes begrüßung kontext teilnehmer anwesend* tagesordnung anlage* anhang impressum verteiler zeitablauf chronologie thema geprüft",
		well: "gut_war gut_lief lief_gut gut_läuft läuft_gut gut_gelaufen gut_ging gut_ist geklappt bewährt positiv* stärken erfolge was_funktioniert",
		people: "zuständigkeiten aufgabenverteilung wer_ist wer_macht wer_tut zuständig* verantwortlich* rollen",
		refuted:
			"mythos mythen ausgeschlossene_ursachen nicht_die_ursache keine_ursache keine_ursachen woran_es_nicht was_es_nicht glauben_aber denken_aber meinen_aber vermutet_aber widerlegt* verworfene_erklärungen",
		open: "offene_fragen offene_punkte ungeklärt* zu_klären",
	},
	topics: {
		market:
			"markt markts marktes märkte märkten marktlage marktpreis* nachfrage segment* branche* trend* konjunktur inflation hochsaison nebensaison saisongeschäft fachkräfte* löhne preise preis volumen",
		competitor: "wettbewerb* konkurren* mitbewerb* marktführer* marktanteil* anderer_anbieter nachbar*",
		culture: "sprach* übersetz* kultur* zweisprachig dialekt* dolmetsch* muttersprach*",
		buyer:
			"kunde kunden kundin kundinnen kundschaft käufer* nutzer* nutzerin* leser* mieter* fahrgäst* patient* bürger* gäste beschwer* reklam* zufrieden* händler* eltern",
		law: "gesetz* recht* vorschrift* dsgvo genehmig* lizenz* zertifi* norm* steuer* richtlinie* betriebsrat gewerkschaft* behörde* bezirksregierung bußgeld* satzung* frist* aufsicht*",
		supplier: "lieferant* hersteller* dienstleister* zulieferer* anbieter* werkstatt agentur*",
		substitute: "stattdessen alternativ* ersatz* ersetzen wechsel* selbst_machen eigenleistung",
		entry: "neueinsteiger* start-up* startup* neue_anbieter markteintritt*",
	},
};
