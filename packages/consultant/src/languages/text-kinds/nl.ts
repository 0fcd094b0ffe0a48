import type { TextKindWords } from "./text-kind-words.ts";

export const nl: TextKindWords = {
	agenda:
		"agenda opening welkom mededelingen notulen vaststelling_van vaststellen_agenda rondvraag ingekomen_stukken wvttk sluiting verkiezing benoeming jaarverslag verslag_van kascommissie ledenvergadering uitnodiging koffiepauze volgende_vergadering aanwezig afmeldingen quorum",
	recipe:
		"ingrediënten deeg meel bloem boter suiker ei eieren gist zout peper oven bakken bakplaat roer roeren kneed kneden schil bestrooi* voorverwarm* eetlepel* theelepel* el tl snufje serveer serveren room ui uien knoflook kook koken bak",
	itinerary:
		"reisschema reisprogramma verzamelen vertrek aankomst overstappen spoor hotel vlucht vliegveld luchthaven station trein bus ontbijt lunch diner bezichtiging rondleiding museum overnachting bagage paspoort terugreis terugkeer inchecken uitchecken excursie",
	thanks: "bedankt dank dankbaar* dankjewel dankwoord hartelijk* lieve beste groet groeten herinnering warme",
	cv: "curriculum_vitae cv geboren opleiding opleidingen diploma bachelor master hbo wo universiteit talen hobby's interesses moedertaal vloeiend werkervaring vaardigheden rijbewijs stage vrijwilligerswerk referenties nationaliteit loopbaan",
	"job-ad":
		"m_v_x vacature sollicit* fulltime parttime wij_zoeken we_zoeken wij_bieden we_bieden jouw_profiel jouw_taken wat_ga wat_breng wat_bieden functie-eisen functieomschrijving salaris salarisschaal vakantiedagen pensioen motivatiebrief cv dienstverband uren_per kom_jij standplaats",
	invoice:
		"factuur factuurnummer factuurdatum btw btw-nummer subtotaal totaal totaalbedrag te_betalen vervaldatum betaaltermijn iban bic kvk kvk-nummer aantal stukprijs bedrag klantnummer excl incl omschrijving overmaken",
	story:
		"er_was_eens sprookje fluisterde zuchtte giechelde mompelde glimlachte prinses draak bos kasteel grootmoeder plotseling maanlicht fee hoofdstuk lang_en_gelukkig",
	product:
		"afmetingen gewicht materiaal specificaties technische_gegevens eigenschappen garantie kleur inhoud hoogte breedte diepte roestvrij accessoires gratis_verzending adviesprijs artikelnummer model gemaakt_in in_de_doos meegeleverd vaatwasser* accu handgemaakt verkrijgbaar_in",
	letter:
		"geachte beste lieve hoogachtend groet groeten vriendelijke bijgaand bijlage gefeliciteerd felicit* uitnodiging wensen ps",
	invitation:
		"uitnodiging uitgenodigd nodigen nodigt graag_uit van_harte welkom aanmelden aanmelding meld_je meld_u inschrijven inloop ontvangst borrel hapjes lunch diner buffet rondleiding rondleidingen plaatsen programma parkeren toegang entree avond open_dag gasten erbij_bent komt",
	notice:
		"mededeling bericht_aan aan_alle_medewerkers medewerkers collega's personeel met_ingang_van per_1 vanaf_1 nieuwe_regeling nieuwe_regels regeling toegestaan niet_toegestaan verboten verplicht aanvraag aanvragen maximaal hoogstens goedkeuring leidinggevende personeelszaken hr contactpersoon directie indienen",
	"press-release":
		"persbericht perscontact persvoorlichting maakt_bekend kondigt_aan trots directeur bestuursvoorzitter omzet winst miljoen groei banen investering investeert werknemers opgericht bedrijf opent vestiging dividend lanceert",
	news: "anp woordvoerder overname neemt_over overgenomen belang aandeelhouders aandelen beurs analisten fusie deal concern halfjaar kwartaal topman topvrouw opgericht werknemers meldt",
	terms:
		"algemene_voorwaarden voorwaarden huisregels huishoudelijk_reglement reglement aansprakelijk aansprakelijkheid overeenkomst opzegtermijn ontbinding garantie rechtbank toepasselijk overmacht huurder verhuurder schriftelijk borg waarborgsom verplichtingen artikel consument herroeping statuten leden contributie verplicht begeleid uitsluiting toegestaan",
	manual:
		"gebruiksaanwijzing handleiding veiligheidsinstructie veiligheidsvoorschriften waarschuwing let_op eerste_gebruik apparaat stekker druk_op knop lampje knippert foutcode vul reservoir reinig ontkalken controleer gebruik_nooit garantie klantenservice onderdelen inschakelen uitschakelen montage vóór_gebruik beschermingsmiddelen draag ongeval bel_112 meldt_u meld_direct veiligheid certificaat",
	"price-list":
		"prijslijst prijzen tarieven tarief per_uur per_nacht per_persoon per_maand incl excl btw toeslag korting volwassenen kinderen kaartje abonnement strippenkaart losse vanaf_€ openingstijden",
	order:
		"bestelling bestelnummer orderbevestiging bevestiging bedankt_voor_uw_bestelling uw_bestelling bezorgadres bezorgen bezorging levering verzending verzendkosten pakket track_and_trace aantal subtotaal totaal betaalwijze retourneren klantenservice",
	weather:
		"weer weerbericht verwachting regen buien zon zonnig wolken bewolkt bewolking wind windstoten km temperatuur temperaturen graden vorst mist sneeuw gladheid onweer kust nacht opklaringen droog",
	faq: "veelgestelde_vragen vragen_en_antwoorden faq hoe_kan kan_ik wat_gebeurt_er wat_doe wie_kan hoeveel_kost hoe_lang waar_kan moet_ik wanneer_krijg",
	minutes:
		"notulen verslag aanwezig afwezig afgemeld voorzitter goedgekeurd vastgesteld unaniem volgend_overleg volgende_vergadering rondvraag bijzonderheden besluit besluiten actiepunten licht_toe neemt_waar",
	"status-report":
		"voortgangsrapportage voortgangsverslag statusrapport op_schema volgens_plan volgens_planning op_koers mijlpaal mijlpalen gereed afgerond tot_nu_toe volgende_rapportage fase oplevering week werkzaamheden budget",
	calendar:
		"kalender januari februari maart april mei juni juli augustus september oktober november december maandag dinsdag woensdag donderdag vrijdag zaterdag zondag week vakantie deadline sluiting programma",
	contacts:
		"telefoonlijst deelnemerslijst ledenlijst contactenlijst telefoon mobiel toestel doorkiesnummer e-mail receptie vervanger spreekuur deelnemers leden",
	announcement:
		"verheugd verheugd_te blij_te_kunnen benoemd benoeming treedt_in_dienst volgt_op opvolger opvolgster opvolging met_pensioen pensioen nieuwe_directeur nieuwe_manager start_als welkom gefeliciteerd eerder_werkte",
};
