import type { CueWords } from "./cue-words.ts";

export const nl: CueWords = {
	function:
		"de het een en of maar want dus dat die dit deze wie wat waar wanneer hoe als dan toen er daar hier niet geen wel ook nog al te ter ten tot van voor voor met zonder door over onder op om aan bij in uit naar na sinds tegen tijdens tussen per is zijn was waren wordt worden werd werden geweest heeft hebben had hadden kan kunnen kon konden moet moeten moest zal zullen zou zouden wil willen mag mogen gaat gaan doet doen ik jij je hij zij ze wij we jullie u ons onze onz hun haar zijn hem hen mij me zich mijn alle alles iedere elk elke andere veel meer meest minder weinig zeer heel zo ja nee twee drie vier nu dan toch omdat daarom ongeveer circa zolang doordat",
	lack: "niet geen niemand nooit niets nergens zonder ontbre* mist missen gemist tekort* vacant leeg lege onvoldoende te_weinig te_zelden amper nauwelijks zelden alleen slechts onbekend* onduidelijk* verlopen verouderd* vergeten onvolledig* wacht openstaand* ongelezen noch schaars* gebrek* onbezet onbemand krap uitgevallen overbelast ontbrak nog_niet niet_meer onbereikbaar* onleesbaar* onvindbaar* ontoereikend* achterhaald* onbeantwoord* vervallen weggevallen afgeschaft opgeheven geschrapt",
	trouble:
		"laat te_laat vertrag* fout* verkeerd* storing* *storing klacht* *klachten klag* verlies* verlor* verliest boete* overschrijd* overschreden schade* terugbetal* gedaald daalt daling* zakt gezakt slechter verslechter* traag trage langzaam wachtrij* wachttijd* achterstand* stilstand* stil uitval* geannuleerd* opgezegd* opzegg* rood defect* afgekeurd* herstelwerk geschil* incident* ongeval* ongeluk* probleem problemen mislukt* faalt dreig* ontevreden verloop verzuim ziek* ontslag* meerkosten te_lang te_duur te_hoog te_traag duur* gestegen stijgt stijging* spoed* retour* wanprestatie* overuren opstopping* boos boze lek lekt lekkage* overtreding* verstopt* uitgeput staking*",
	causal:
		"omdat want doordat daardoor daarom vanwege wegens door_het dankzij als_gevolg_van oorzaak oorzaken veroorzaak* reden* leidt_tot leiden_tot komt_door ligt_aan hangt_af afhankelijk gevolg* dus verklaart zodat aangezien",
	incentive:
		"betaald_per betaalt_per betalen_per afgerekend_op beoordeeld_op gemeten_aan op_*_afgerekend op_*_beoordeeld op_*_*_beoordeeld bonus_op bonus_voor bonus_hangt premie_voor provisie_op stukloon",
	arrangement:
		"elke_*_weken om_de_*_weken elke_*_maanden rapporteert_aan betaald_per wacht_op wachten_op overgetypt handmatig* met_de_hand spreadsheet* excel* papier* gescheiden apart* elke iedere ieder zelf eigen verschillend* lokaal lokale centraal centrale oud oude nieuw* sinds nog_steeds gesloten geschrapt verwijderd verhuis* gereorganiseerd reorganisatie* gemeten betaald bonus* hoort_bij beslist beslissen besluit* goedkeur* akkoord handteken* teken* contract* leverancier* aannemer* onderaannemer* regel* procedure* proces* overdracht* overleg* vergader* commissie* een_keer_per telefonisch per_mail gekopieerd overgetypt ingevoerd dubbel* twee_keer opgeleid* opleiding* training* kennis kent toegang systeem systemen software* tool* koppeling* export* standaard* lijst* *lijst sjabloon* priorit* parttime deeltijd nacht* ploeg* rooster* uitzend* inhuur* tijdelijk* vervang* salaris* loon* tarief* prijs* levertijd* onderdelen voorraad* magazijn* vacaturestop uitgesteld verdeeld capaciteit* certifica* vergunning* machine* lijn* onderhoud pensioen enige afdeling* wachten gedeelde op_het_oog uit_het_hoofd gewoonte* knelpunt* flessenhals dubbelop uitbested* provisie* prikkel* per_bezoek per_stuk stuurgroep* noodoplossing* plaatsvervang* versnipper* pas_als pas_wanneer pas_na pas_bij pas_op pas_om pas_in pas_te pas voordat gaat_langs gaan_langs gaat_via gaan_via loopt_via lopen_via sluit sluiten opent openingstijd* dacht dachten aangenomen ervan_uit op_volgorde volgorde_van",
	target:
		"zou_graag zouden_graag doel* *doel doelstelling* streef* wil willen gewenst* vereist* eis* halen bereiken terug_naar omlaag_naar uiterlijk beloofd* toegezegd* ten_minste minstens hooguit maximaal norm* streven vraagt verwacht ik_wil we_willen wij_willen",
	limit:
		"geregeld losgepeuterd losgekregen binnengehaald vrijgespeeld uittrekken subsidieert stelt_beschikbaar gegund gunt legt_in bijgelegd geoormerkt begroting trekt_er trekken_er uitgetrokken gereserveerd vrijgemaakt potje pot opzij_gezet ter_beschikking toegekend toegezegd meer_is_er_niet alles_bij_elkaar geen_euro maximaal max hooguit ten_hoogste plafond* budget* tot_en_met tot_maximaal niet_meer niet_meer_dan geen_cent beschikbaar* goedgekeurd* vrijgegeven begroot* uitgeven begrens* limiet* mag_niet reserve* krediet geeft_ons geven_ons krijgen_we opzijgezet",
	ceiling:
		"een_streep streep_onder alles_uit all-in all_in alles_inbegrepen graag_of_niet slikken_of_stikken geen_dubbeltje geen_rooie harde_grens de_grens overheen niet_overheen en_basta basta vast_bedrag laatste_woord alles_dekken alles_van_betalen niet_boven niet_hoger komt_er_niet komen_er_niet kostenplafond meer_komt_er_niet komt_er_niet_bij niets_bij geen_cent_bij meer_is_het_niet meer_niet dat_is_het daar_houdt houdt_het_op en_klaar punt_uit mee_doen geen_stuiver niet_erboven daarboven erboven niets_bovenop er_is_niet_meer moet_genoeg_zijn genoeg_zijn verder_gaan_we_niet meer_is_er_niet meer_hebben_we_niet meer_kan_niet meer_zit_er_niet alles_bij_elkaar geen_euro geen_cent plafond* niets_boven niets_over niet_overschr* mag_niet_overschr* bovengrens dat_is_alles is_alles mogen_uitgeven kunnen_uitgeven uitgeven en_niet_meer budgetplafond niet_meer alles_daarboven geen_overschrijding geen_extra_geld op_is_op voor_alles_samen plafonneert maximeert gemaximeerd dat_is_alles",
	option:
		"optie* voorstel* stelt_voor idee* ideeën suggest* offerte* aanbod* aanbieding* adviseert aanbevel* variant* alternatief alternatieve* pilot* proef* zou_kunnen kunnen_we maatregel* actie* scenario* oplossing* liever in_plaats geprobeerd proefgedraaid zou_kosten zouden_kosten kost_zou",
	expiry:
		"in_werking van_kracht gaat_in loopt_af aflopen afloopt verloopt vervalt eindigt verlengd verlenging vernieuwd",
	risk: "risico* gevaar* dreig* zou_kunnen zorg* vrees* onzeker* mits tenzij",
	past: "jaar_ervoor jaar_terug vorig* vorig_jaar een_jaar_geleden geleden eerder voorheen destijds was waren vroeger tegen vergeleken",
	now: "vandaag nu momenteel op_dit_moment huidig* dit_jaar inmiddels thans staat ligt gemiddeld tot_nu_toe",
	mean: "gemiddeld gemiddelde",
	says: "zegt zeggen volgens meldt beweert stelt geeft_aan schat schatten denkt gelooft schrijft rekent_met gaat_uit_van rapport* toont geeft laat_zien stellen verklaart verklaren bevestigt antwoordt antwoord aldus geven_aan staat_dat telt bericht",
	source:
		"logboek register telling tabel registratie inspectie enquête statistiek lijst overzicht notulen teller meter gps sensor telt tellen",
	asserts:
		"beweert beweren verzekert verzekeren stelt stellen verklaart verklaren concludeert concludeert meldt melden kondigt_aan aangekondigd belooft beloofd zweert noteert noteren noemt noemen prijst bevestigt bevestigen antwoordt vertelt vertelde legt_uit schrijft schrijven zegt zeggen volgens officieel naar_verluidt folder website poster handboek contract overeenkomst concessie bestek statuten reglement vergunning factuur brief memo notulen plan rooster dienstregeling certificaat vermeldt vermelden hoorde gehoord staat_in",
	falling:
		"gedaald daalde daalt dalen afgenomen nam_af gezakt zakte teruggelopen verminderd verslechterd gekrompen",
	finds:
		"vond vonden gevonden geteld telden gemeten maten gezien zagen waargenomen vastgesteld geconstateerd toont tonen blijkt blijken laat_zien staat vermeldt geregistreerd bestand systeem boek labdagboek dagboek inspecteur controleur steekproef eigen_telling onze_cijfers nageteld nagemeten bon servicebon",
	we: "wij we ons onze",
	loss: "overliggeld* minder_betaald minder_ontvangen gekost we_missen missen_we kost* kosten *kosten boete* verlies* verlor* terugbetal* schadevergoed* meerkosten overuren verspil* toeslag* spoed* afschrijv* claim* derving gederfd misgelopen verliezen verliest inhouding* kort_ons malus schadepost* uitgegeven weggegooid* vernietig* waardebon* tegoedbon* naheffing* restitutie* onverkocht* niet_geïnd mislopen lopen_mis laten_liggen *derving boven_begroting boven_de_begroting",
	gain: "meeropbrengst* extra_marge extra_omzet toename_van_de_marge bespaar* besparing* voordeel voordelen winst* levert_op opbrengst* halveer* verbeter* terugverdien* vermijd* verlaag* verminder* scheelt",
	owner:
		"pakt neemt_op zorgt_voor zorgt trekker* verantwoordelijk* leidt leider* hoofd directeur* voorzitter* trekt beslist tekent aangesteld coördin* eigenaar* gaat_over regelt",
	business:
		"klant* leverancier* contract* order* bestelling* factu* lever* product* dienst* omzet* marge* kosten budget* personeel medewerker* team* afdeling* directie* project* systeem* software gegevens data proces* magazijn* fabriek* lijn* locatie* vestiging* kantoor* markt* prijs* prijzen kwaliteit klacht* voorraad* toezichthouder* audit* vergunning* raad commissie* ziekenhuis* patiënt* school* gemeente* gebruiker* monteur* technic* capaciteit onderhoud risico* doel* rapport* vergadering* functie* opleiding* wet* aanbested* betaling* dossier* aanvra* inwoner* huurder* reiziger* cliënt* zorg* verkoop*",
	well: "alle altijd volledig* in_orde op_tijd klaar afgerond opgelost juist goed tevreden opgeleid beschikbaar bereikbaar actueel werkt gedaan gecertificeerd bezet elke iedere hele normaal probleemloos",
	linking:
		"is zijn was waren wordt heeft hebben had ligt liggen lag bedraagt staat staan stond duurt duurde op van in te tot met bij aan voor per ongeveer circa bijna slechts alleen nu vandaag momenteel de het een onze ons we gemiddeld steeg daalde komt kwam haalt al nog dat en of over onder boven tussen kost",
	anaphor: "het dit dat deze die ze zij hij daar hier hun zo daarvan daarmee daarvoor dan",
	leaning: "hij ze zij hem deze die",
	thenThere: "dan daar",
	address:
		"ik mij me mijn jullie u graag bedankt hallo beste alsjeblieft vraag sorry excuses jij jou jouw collega's allemaal",
	formality:
		"in_de_notulen niet_genotuleerd deelt_een_blad neemt_het_woord notulen agenda bijlage bijlagen bijgevoegd groet groeten concept vertrouwelijk ter_bespreking ter_informatie ter_kennisname volgende_vergadering volgend_overleg vorige_notulen rondvraag opgesteld_door eenstemmig niet_verspreiden versie_*",
	statedReason:
		"hoofdreden hoofdoorzaak belangrijkste_reden belangrijkste_oorzaak de_reden_is reden_hiervoor reden_daarvoor oorzaak_is de_oorzaak een_reden dat_komt_doordat dit_komt_doordat komt_omdat dat_ligt_aan",
	asksWhy:
		"vraagt_waarom vroeg_waarom vragen_waarom vroegen_waarom vraagt_zich_af_waarom wil_weten_waarom wilde_weten_waarom",
	gist: "tl_dr tldr korte_antwoord lange_antwoord kortom in_het_kort in_kort_bestek samengevat samenvattend in_één_zin het_punt_is het_probleem_is het_komt_erop kort_gezegd",
	free: "gratis kosteloos kost_niets zonder_kosten geen_investering geen_uitgaven geen_aankoop kostenloos zonder_meerkosten kost_nul kosten_niets kost_ons_niets zonder_uitgaven niets_te_betalen geen_kosten kost_geen_geld geen_extra_kosten",
	rival: "offerte offertes aanbieding aanbiedingen variant varianten alternatief alternatieven",
	filled: "bezet ingevuld bemand vervuld",
	opening:
		"bovendien en_dan dan dus verder nou maar ook_nog één twee drie ten_eerste ten_tweede wie wat_kunnen",
	same: "zelfde dezelfde hetzelfde diezelfde datzelfde",
	latest: "laatst laatste laatstelijk bevroren ongewijzigd",
	every: "alle elke iedere allemaal beide",
	whole: "hele gehele",
	recommended:
		"aanbevol* aanbevel* aanbeveel* beveelt beveel bevelen adviseer* adviseren geadviseerd aangeraden aan_te_raden raden_aan raad_aan voorkeur",
	advisedAgainst:
		"afgeraden af_te_raden ontraad* ontraden raad_af raden_af raadt_af raad_*_af raadt_*_af raden_*_af afgewezen verworpen uitgesloten is_geen_optie",
	negation: "niet geen niemand nooit noch niets nergens",
	adversative: "maar echter hoewel",
	usual: "normaal normaliter gewoonlijk doorgaans gepland voorzien tegenover tegen in_plaats_van vergeleken",
	opposite:
		"het_tegendeel het_tegenovergestelde een_ander_beeld zegt_iets_anders zeggen_iets_anders laat_iets_anders_zien laten_iets_anders_zien",
	objects:
		"niet_mee_eens geloof_niet gelooft_dat_niet gelooft_er_niets ontkent ontkennen betwist betwisten weerspreekt weerspreken spreekt_tegen spreekt_dat_tegen tegengesproken dat_klopt_niet niet_waar onzin niets_mee_te_maken niets_te_maken integendeel betwijfelt niet_het_probleem niet_de_oorzaak het_tegendeel het_tegenovergestelde een_ander_beeld",
	counters: "echter daarentegen evenwel toch nochtans in_werkelijkheid feitelijk",
	differently:
		"niet_wat_ik niet_wat_wij zie_ik_anders zie_dat_anders zie_het_anders niet_mee_eens oneens andere_cijfers andere_getallen herken_ik_niet",
	disagree:
		"klopt_niet kloppen_niet niet_overeen spreken_elkaar_tegen spreekt_elkaar_tegen elkaar_tegen tegenspraak tegenstrijdig* strookt_niet stroken_niet niet_met_elkaar kan_niet_allebei kunnen_niet_allebei",
	accounts:
		"getallen cijfers aantallen bedragen verklaringen versies gegevens opgaven beide allebei elkaar de_twee",
	whichHolds:
		"welk_getal welk_cijfer welke_versie welke_van welk_van wie_er_gelijk wie_gelijk een_van_de_twee_klopt een_van_beide_klopt een_van_de_twee_is_fout een_van_beide_is_fout een_van_beide_is_onjuist een_van_de_twee_vergist een_moet_fout",
	condition: "als indien tenzij zo_niet zoniet anders mits",
	praise:
		"alles_goed alles_prima alles_in_orde geen_klachten geen_klacht tevreden niets_te_klagen gaat_goed loopt_goed",
	department:
		"verpleging keuken laboratorium apotheek verhuur vastgoed wonen mt or bouwbedrijf stichting *afdeling *dienst *team administratie afdeling* allen beheer bestuur beveiliging boekhouding commissie communicatie controle data directie expeditie extern* faciliteit* financiën groep hr ict inkoop intern* it juridisch kantoor kwaliteit leverancier* logistiek magazijn management marketing niemand onderhoud ontwikkeling open opleiding organisatie personeel* planning productie project* raad receptie service staf systeem techniek team* vacant vacature veiligheid verkoop werkplaats zorg",
	post: "directeur manager teamleider teamleidster hoofd chef ploegleider planner inkoper verpleegkundige wethouder burgemeester secretaris voorzitter penningmeester coördinator opzichter uitvoerder controller beheerder",
	columns: {
		owner:
			"verantw. verantw actiehouder* uitvoerder* resp eigenaar* eigenaren verantwoordelijk* trekker* leider* beheerder* contactpersoon aanspreekpunt",
		who: "wie",
		what: "wat omschrijving beschrijving",
	},
	changing: "gedaald gestegen gezakt afgenomen toegenomen verminderd",
	trial: "pilot* proef* test tests getest",
	funded:
		"subsidie subsidies *subsidie subsidieert donatie donaties doneert doneren gedoneerd geschonken schenkt schenken schenking sponsor* draagt_bij dragen_bij bijdrage *bijdrage bijdragen cofinanc* neemt_voor_haar neemt_voor_zijn verzekering_betaalt verzekering_betaalde verzekering_keert verzekering_keerde verzekering_vergoedt verzekeraar_betaalt verzekeraar_keert uitgekeerd legt_bij leggen_bij bijgelegd bijleggen bijlegt erfenis",
	lent: "lening leningen *lening leent lenen leende geleend krediet",
	savings:
		"gespaard opzij_gezet opzij_gelegd opzijgezet spaarpot spaargeld reserves *reserve eigen_geld eigen_middelen in_kas in_de_kas op_de_bank op_de_rekening",
	paidByOthers: "borg statiegeld aanbetaling",
	costs: "kost kosten",
	would: "zou zouden zal",
	bearing: "ons mij hun",
	another: "een nieuwe tweede extra",
	grants: "geeft geven verleent verlenen gunt gunnen kent_toe stelt_beschikbaar keurt_goed",
	priced: "kost kosten prijs offerte vraagt eenmalig invest*",
	paper:
		"plan plannen voorstel voorstellen offerte offertes antwoord antwoorden reactie besluit rapport concept opzet presentatie notitie raming advies planning",
	tariff: "prijs prijzen *prijs *prijzen tarief tarieven *tarief *tarieven huur heffing heffingen premie",
	inspection:
		"inspecteur inspecteurs inspectie audit audits auditor auditors accreditatie hercertificering certificering keuring schouw",
	granted:
		"staat_toe staat_ons_toe staan_toe toegestaan* toegestane duldt tolereert afgesproken vastgelegd overeengekomen contractueel* bepaalt voorgeschreven schrijft_voor bestek gegarandeerd in_het_contract grenswaarde* voorgenomen",
	agreement:
		"*contract *overeenkomst *voorwaarden *handvest *convenant *concessie *norm *vergunning bestek *richtlijn *verordening *reglement *certificering *akkoord sla *standaard",
	wanting: "wil willen eist eisen vragen streeft mikt vraagt verwacht stelt",
	lasting: "zolang",
	when: "wanneer als voordat",
	relative: "die dat wat",
	whatToDo:
		"wat_doen_we wat_kunnen_we_eraan wat_kun_je_doen wat_kunnen_wij_doen wat_valt_er_te_doen wat_kunnen_we_doen wat_nu wat_stellen_jullie_voor wat_stellen_we_voor wat_stellen_wij_voor welke_ideeën wat_gaan_we_doen wat_gaat_u wat_gaan_jullie wat_zijn_uw_plannen van_plan hebben_jullie_bedacht heeft_u_bedacht hebben_jullie_gedacht",
	reason: "omdat doordat",
	reasonBehindComma: "want aangezien",
	remainder: "overige overig andere divers",
	worst: "slechtste ergste",
	consequence: "daardoor daarom dus zodat hierdoor",
	once: "een_keer eenmaal één_keer",
	partOfDay: "ochtend avond nacht",
	timing: "jaar maand week dag dagen kwartaal gemiddeld geleden eerder zolang",
	variant: "variant optie alternatief scenario",
	numbered: "maatregel voorstel",
	joining: "maar hoewel",
	farewell: "groet groeten groetjes met_vriendelijke_groet",
	must: "mik mikken streef streven moet moeten dient dienen behoort willen wil zal zullen doel",
	polite: "graag gelieve alstublieft alsjeblieft svp s.v.p aanmelden opgeven aanmelding",
	done: "klaar gereed af afgerond opgelost ingevoerd draait werkend operationeel in_gebruik verholpen mikken mik streven",
	valid: "geldig geldt loopt_nog lopen_nog",
	request: "graag alsjeblieft kun_je kan_je kunt_u zou_je wil_je",
	byThen:
		"tegen_die_tijd voor_die_tijd tot_dan voor_die_datum op_die_datum uiterlijk_dan per_die_datum tegen_die_datum",
	beforeThat: "daarvoor daarvóór voordien vóór_die voor_die_tijd",
	thatDay: "dan die_dag op_die_dag op_dat_moment vanaf_dan vanaf_die_dag",
	ready:
		"klaar gereed af afgerond opgelost ingevoerd draaien werken werkend operationeel in_gebruik verholpen geïnstalleerd geleverd opgeleid beschikbaar terug_op op_tijd weggewerkt weg zichtbaar merkbaar",
	mustBe: "moet moeten moest_worden dient dienen hoort",
	exceeding: "boven meer_dan overschrij* overstijg*",
	better: "op_tijd stipt* beschikbaar* tevreden* bezetting* dekking marge opbrengst opkomst",
	worse:
		"opgezegd zegden_op weggegooid gooien_weg te_laat vertrag* verzuim* ziekteverzuim *verzuim afgekeurd* afkeur* verlies* verliezen verloop klacht* fout* *fouten uitval* *uitval afval verspild* verspilling ongeval* ongelukken geannuleerd* storing* wachttijd* *wachttijd leegstand* vacatur* achterstand* lek* no-show*",
	duty: "moet zal gaat moeten zou zouden",
	nextSteps:
		"wie_doet_wat al_uitgezet al_afgesproken al_toegewezen al_lopend loopt_al opdrachten takenlijst taken actiepunten actielijst volgende_stappen besluiten vervolgstappen acties afspraken te_doen",
	ordinal: "volgende nieuwe eerste laatste tweede derde vierde vijfde",
	agreed: "vast vaste garantie gegarandeerd contract looptijd",
	during: "gedurende voor",
	wrong:
		"klacht* *klachten klaag* klagen beklag* verlies* verliez* verliest verlor* kwijt vertrag* te_laat te_lang te_lange te_traag te_duur te_hoog te_laag te_weinig te_veel te_vaak te_zelden achterstand* *achterstand achter_op achterloop* fout* *fouten verkeerd* storing* *storing *storingen defect* kapot stilstand stilgelegen stond_stil staat_stil stonden_stil staan_stil uitval* uitgevallen valt_uit vallen_uit afgekeurd* afkeur* verspil* boete* wachten wachttijd* *wachttijd *wachttijden wachtlijst* wachtrij* geannuleerd afgezegd* afzegg* opzegg* opgezegd* haakt_af haken_af afgehaakt lopen_weg loopt_weg weggelopen ontslag ontevreden boos boze gefrustreerd frustrat* ergern* ergeren teleurgesteld* ontbre* ontbrak* missen miste gemist* tekort* *tekort vacant* onbezet* onderbezet* overbelast* overwerk* uitgeput ziekteverzuim verzuim probleem problemen *problemen moeilijk* ongeval* ongeluk* incident* diefstal* gestolen schade* beschadig* daalt dalen daalde daling* gedaald zakt zakken gezakt terugloop* teruggelopen krimpt slecht slechte slechter slechtst* verslechter* tekortkoming* overschrijd* overschreden meerkosten schadeclaim* niemand vergeten onvolledig* verouderd* achterhaald* onleesbaar* onvindbaar* onbereikbaar* onbeantwoord* blijft_liggen blijven_liggen bleef_liggen bleven_liggen werkt_niet werken_niet kost_ons kosten_ons kostte_ons traag trage langzaam chaos chaotisch* rommel* knelpunt* bottleneck* retouren retourzend* teruggestuurd leegstand* *leegstand onbetrouwba* gaat_fout gaan_fout gaat_mis ging_mis misgegaan mislukt* faalt falen afgewezen weiger* geschil* overtreding* lek lekt lekkage* dubbel_ingevoer* overgetypt alweer dreig* helaas niet_vinden weken_niets raakt_kwijt raken_kwijt uren_stil uur_stil is_stuk gaat_stuk staan_leeg staat_leeg stond_leeg lege_plekken wachten_op wachten_gemiddeld leegstaand* onveilig* misbruik* fraude* onregelmatig* afwijking* onder_de_norm boven_de_norm boven_het_plafond rode_cijfers vuil vervuil* roest* vastgelopen loopt_vast lopen_vast zit_vast zitten_vast zit_klem bestaat_niet_meer klopt_niet kloppen_niet weet_niemand sluiten_niet onbruikbaar* komt_niet komen_niet ongeldig* scheeftrek* te_krap gemiste gemist_door missen_we bleef_leeg afgehaakte schade_van schade_ongeveer schadebedrag schadelast waterschade terugbetaald lukt_niet openstaande_bevinding* openstaande_punten auditbevinding* non-conformiteit* breekt breken gebroken kapotte zijn_stuk is_stuk mislopen loopt_mis lopen_mis misgelopen niet_komen_opdagen nooit_aangekomen stapelen_zich stapelt_zich instabiel* personeelsverloop hoog_verloop hoge_verloop verloop_onder verloop_is zitten_vol zit_vol verdwenen verdwijn* weggegooid gooien_weg gooit_weg dicht_gebleven blijft_dicht komt_niet_aan komen_niet_aan haalt_niet halen_niet weggaan gaan_weg zeggen_af zegt_af",
	rule: "mag mogen moet_worden moeten_worden dient dienen gelieve verboden toegestaan verplicht aansprakelijk* indien als_u bent_u heeft_u in_geval bij_verlies bij_schade voorkom* vermijd* beschermt garantie* garandeer* voorbehouden uitgesloten wordt_berekend worden_berekend geldt gelden zal_worden zullen_worden uiterlijk alstublieft graag_vóór kan_leiden kunnen_leiden wordt_in_rekening worden_in_rekening bij_een bij_brand bij_problemen bij_vragen bij_storing bij_storingen neem_contact contact_op",
	without: "zonder nul",
	added: "plus daarnaast daarbij bovenop extra aanvullend vermeerderd",
	total:
		"in_totaal totaal samen totale bij_elkaar som dat_is oftewel dat_maakt totaalbedrag totale_kosten alles_samen opgeteld",
	partOf: "waarvan daarvan hiervan waaronder",
	notice: "vooruit van_tevoren tevoren eerder vooraf",
	toLevel: "naar op",
	notBesides: "waarvan inclusief incl bruto netto btw boete* catalogusprijs vorig_jaar was waren voorheen",
	atPrice: "à tegen",
	oneOff: "eenmalig* één_keer",
	season: "winter zomer voorjaar lente najaar herfst seizoen seizoenen campagne campagnes schooljaar oogst",
	orElse: "of anders alternatief als_alternatief in_plaats_daarvan",
	buying: "koop* kopen aankoop* aanschaf*",
	hiring: "huren huur* gehuurd leas*",
	mostly:
		"meeste meestal vooral voornamelijk hoofdzakelijk bijna_alle vrijwel_alle grootste_deel merendeel meerderheid helft driekwart tweederde twee_derde met_name overwegend het_ergst",
	happens:
		"komt komen kwam kwamen gebeurt gebeuren gebeurde ontstaat ontstaan doet_zich doen_zich valt vallen vielen is_in is_op is_bij zijn_in zijn_op zijn_bij zijn_van zijn_uit was_in was_op waren_in waren_op waren_van zit_in zitten_in zit_bij zitten_bij zit_op zitten_op staat_bij staan_bij staan_op staan_in ligt_in liggen_in ligt_bij liggen_bij",
	afflicts: "betreft betreffen betrof betroffen treft treffen getroffen",
	threatens:
		"dreigt dreigen dreigde elders_kijken elders_zoeken naar_elders gedreigd praat_over praten_over spreekt_over overweegt overwegen",
	failing: "anders zo_niet als_dat_niet_lukt als_het_niet_lukt als_dit_zo als_het_zo",
	there: "daar",
	takesAway:
		"sluiten sluit intrekken in_te_trekken trekken opzeggen op_te_zeggen vertrekken verliezen verliest schrappen stopzetten stop_te_zetten ontbinden te_ontbinden weglopen weg_te_lopen elders_kijken elders_zoeken onder_toezicht boete overstappen over_te_stappen afhaken",
	might: "zou zouden kan kunnen",
	headings: {
		problem:
			"probleem problemen situatie stand gevolgen impact klachten wat_is_er_gebeurd aanleiding symptomen knelpunt*",
		cause:
			"oorzaken oorzaak analyse waarom reden* bevinding* observatie* waarneming* obstakel* wat_zeggen organisatie personeel proces* feedback wat_opviel opvallend* wat_we_zagen wat_wij_zagen wat_we_zien gezien_hebben gaat_mis misgaat misging zwakke_punten pijnpunten waar_het_knelt interviews gesprekken waardoor hoe_komt hoe_kan_het wat_veroorzaakt wat_remt waar_ligt_het waaraan_ligt waaraan_wijt",
		option:
			"voorstel* optie* maatregel* actie* aanbeveling* idee* offerte* oplossing* alternatie* vervolgstappen weg wegen mogelijkhe* scenario* wat_te_doen op_tafel wat_ik_zou wat_wij_zouden wat_kunnen wat_kan wat_zouden wat_moeten wordt_voorgesteld stellen_voor te_doen kunnen_doen zouden_kunnen gedaan_worden wat_zou mogelijke_stappen mogelijke_aanpak mogelijke_maatregelen zou_kunnen kunnen_helpen om_uit te_kiezen keuze keuzes suggesti* ingrep* wat_er_kan er_kan wat_helpt denkbaar aanpak_* te_overwegen opties ideeën tegenmaatregel* interventie* zouden_doen zou_doen ik_zou_voorst* wij_zouden_voorst* mogelijk_is mogelijk_zijn mogelijk_zou mogelijk_zouden",
		target: "doel* ambitie* beoogd*",
		limit:
			"krediet beschikbaar mag_het_kosten mag_kosten budgettair kostenkader piketpaaltjes uitgangspunten budget* kaders kader voorwaarden grenzen middelen geld financi* randvoorwaard* plafond grens randvoorwaarde* beperking* mag_niet niet_toegestaan verbod* bovengrens limiet* spelregels",
		risk: "risico* zorgen bedreig*",
		context: "opening mededelingen rondvraag context aanwezig* agenda bijlage* deelnemers tijdlijn",
		well: "goed_ging ging_goed goed_gaat gaat_goed goed_liep loopt_goed goed_gegaan wat_werkt sterke_punten pluspunten successen",
		people: "taakverdeling wie_pakt taken wie_doet verantwoordelijk* rollen rolverdeling",
		refuted:
			"mythe mythes uitgesloten_oorzaken verworpen_verklaringen niet_de_oorzaak geen_oorzaak geen_oorzaken wat_het_niet waar_het_niet denken_maar dachten_maar weerlegd* ontkracht*",
		open: "open_vragen open_punten openstaande_vragen nog_uit_te_zoeken onduidelijk",
	},
	topics: {
		market:
			"markt markten marktvraag segment* sector* trend* hoogseizoen laagseizoen conjunctuur inflatie volume* prijs prijzen",
		competitor: "concurren* rival* marktaandeel andere_leverancier buur*",
		culture: "taal talen vertal* cultu* tweetalig dialect* tolk*",
		buyer:
			"klant klanten klantenkring koper* gebruiker* patiënt* huurder* reiziger* cliënt* klacht* tevreden* trouw* inwoner* lezer* ouders leerling*",
		law: "wet wetten wettelijk* regelgeving avg vergunning* licentie* certific* belasting* richtlijn* vakbond* ondernemingsraad inspectie* toezichthouder* norm* besluit gemeente",
		supplier: "leverancier* aannemer* fabrikant* dienstverlener* vervoerder*",
		substitute: "in_plaats alternatie* vervang* zelf_doen inbested*",
		entry: "nieuwkomer* start-up* nieuwe_aanbieder*",
	},
};
