import type { TextKindWords } from "./text-kind-words.ts";

export const de: TextKindWords = {
	agenda:
		"tagesordnung tagesordnungspunkt* top begrüßung beschlussfähigkeit protokollführung genehmigung_des verschiedenes sonstiges aussprache entlastung wahlen wahl_der wahl_des bericht_des bericht_der kassenbericht mitgliederversammlung einladung_zur anträge kaffeepause ablauf sitzungsende nächster_termin",
	recipe:
		"zutaten teig mehl butter zucker ei eier hefe salz pfeffer ofen backofen backen backblech rühren verrühren kneten schälen bestreuen vorheizen esslöffel teelöffel el tl prise servieren sahne zwiebel* knoblauch kochen köcheln braten ruhen_lassen",
	itinerary:
		"reiseplan reiseverlauf treffpunkt abfahrt ankunft weiterfahrt rückfahrt rückkehr umsteigen gleis hotel flug flughafen bahnhof zug bus frühstück mittagessen abendessen besichtigung stadtrundgang führung museum einchecken auschecken gepäck personalausweis lunchpaket* reiseleitung",
	thanks:
		"danke danken dank dankbar* dankeschön herzlich* lieber liebe liebes grüße gedenken freude wertschätzung",
	cv: "lebenslauf geboren schulbildung ausbildung studium abitur hochschule universität bachelor master diplom berufserfahrung werdegang kenntnisse sprachkenntnisse muttersprache fließend hobbys interessen staatsangehörigkeit familienstand führerschein referenzen praktikum ehrenamt",
	"job-ad":
		"m_w_d w_m_d m_w_x stellenanzeige stellenausschreibung bewerb* vollzeit teilzeit wir_suchen wir_bieten ihr_profil dein_profil ihre_aufgaben deine_aufgaben das_bieten das_bringst du_bringst sie_bringen unbefristet vergütung gehalt gehaltsvorstellung* urlaubstage lebenslauf anschreiben eintrittstermin arbeitsort bewerbungsunterlagen",
	invoice:
		"rechnung rechnungsnummer rechnungs-nr rechnungsdatum ust ust-id umsatzsteuer mwst mehrwertsteuer zwischensumme gesamtbetrag rechnungsbetrag summe netto brutto zahlbar zahlungsziel skonto iban bic einzelpreis menge kundennummer leistungszeitraum bankverbindung",
	story:
		"es_war_einmal märchen flüsterte seufzte kicherte murmelte lächelte prinzessin drache wald schloss großmutter plötzlich mondlicht fee kapitel und_wenn_sie_nicht",
	product:
		"abmessungen maße gewicht material technische_daten eigenschaften garantie farbe fassungsvermögen höhe breite tiefe edelstahl lieferumfang zubehör uvp versandkostenfrei artikelnummer modell spülmaschinenfest akku handgefertigt erhältlich_in produktbeschreibung",
	letter:
		"sehr_geehrte sehr_geehrter lieber liebe freundlichen_grüßen mit_freundlichen hochachtungsvoll anbei beigefügt grüße herzlich* wünsche glückwunsch gratul* einladung ps",
	invitation:
		"einladung laden einladen eingeladen herzlich begrüßen freuen_uns wir_freuen anmeldung anmelden zusage um_antwort u_a_w_g beginn einlass gäste rundgang führung imbiss getränke büfett buffet mittagessen abend fest feier programm parkplätze sitzplätze begrenzt kommen dabei_sein eintritt",
	notice:
		"aushang rundschreiben mitteilung ab_sofort ab_1 ab_dem neue_regelung neue_regel regelung gilt kolleginnen kollegen mitarbeitende mitarbeiterinnen beschäftigte belegschaft gestattet nicht_gestattet untersagt erlaubt verboten antrag anträge beantragen genehmigung höchstens personalabteilung ansprechpartner ansprechpartnerin geschäftsführung vorgesetzte",
	"press-release":
		"pressemitteilung presseinformation pressekontakt pressestelle gibt_bekannt freut_sich setzt_maßstäbe geschäftsführer geschäftsführerin vorstand umsatz gewinn rekord millionen investiert investition beschäftigt exportiert gegründet unternehmen standort arbeitsplätze auf_den_markt wachstum dividende bilder_unter",
	news: "dpa sprecher sprecherin teilte_mit mitteilte übernimmt übernahme beteiligung anteile aktie aktien börse analysten konzern fusion kartellamt vorstandschef kaufpreis medienbericht halbjahr quartal marktführer beschäftigt gegründet nachrichtenagentur",
	terms:
		"agb allgemeine_geschäftsbedingungen geschäftsbedingungen hausordnung benutzungsordnung satzung haftet haftung vertragspartner vertrag kündigungsfrist gewährleistung gerichtsstand schriftlich widerruf widerrufsrecht verbraucher mieter vermieter verstöße zuwiderhandlung untersagt verboten freizuhalten unberührt unwirksam geltung § mitglieder vorstand beschlüsse beschlussfähigkeit jahresbeitrag mitgliedsbeitrag ausgeschlossen",
	manual:
		"bedienungsanleitung gebrauchsanweisung anleitung sicherheitshinweise warnhinweis achtung vorsicht inbetriebnahme vor_dem_ersten gerät einschalten ausschalten netzstecker taste drücken leuchtet blinkt fehlercode entkalken reinigen befüllen behälter garantie kundendienst ersatzteile betriebsanweisung montage schutzbrille sicherheitsanweisung schutzausrüstung tragen unfall notruf betreten_verboten",
	"price-list":
		"preisliste preise tarife tarif gebühren pro_stunde je_stunde pro_nacht pro_person im_monat inkl zzgl mwst aufpreis zuschlag rabatt ermäßigt erwachsene kinder einzelkarte zehnerkarte jahreskarte ab_€ öffnungszeiten",
	order:
		"bestellung bestellnummer bestellbestätigung auftragsbestätigung vielen_dank_für_ihre lieferadresse lieferung liefern liefertermin versand versandkosten zustellung paket sendung sendungsverfolgung artikel menge gesamtsumme gesamtbetrag zahlungsart rückgabe widerruf kundenservice",
	weather:
		"wetter wetterbericht vorhersage aussichten regen regnet schauer sonne sonnig wolken bewölkt wind böen sturmböen km grad temperaturen temperatur frost nebel schnee glätte gewitter niederschläge niederschlag tief hoch küste bergland nacht liter trüb",
	faq: "faq häufige_fragen häufig_gestellte fragen_und_antworten wie_kann wie_viel was_passiert was_mache kann_ich wer_kann wo_finde muss_ich wie_lange wann_bekomme",
	minutes:
		"protokoll niederschrift anwesend teilnehmer teilnehmende entschuldigt tagesordnung genehmigt einstimmig beschlossen beschluss zur_kenntnis nächste_sitzung nächster_termin verschiedenes keine_wortmeldungen protokollführung schriftführer",
	"status-report":
		"statusbericht zwischenbericht fortschrittsbericht im_plan planmäßig wie_geplant im_zeitplan meilenstein meilensteine abgeschlossen erreicht stand berichtszeitraum nächster_bericht ampel_grün grün fertigstellungsgrad bauabschnitt übergabe kalenderwoche kw",
	calendar:
		"kalender terminkalender terminplan termine januar februar märz april mai juni juli august september oktober november dezember montag dienstag mittwoch donnerstag freitag samstag sonntag ganztägig ferien frist anmeldung schulungskalender abfuhrkalender",
	contacts:
		"telefonliste telefonverzeichnis kontaktliste ansprechpartner durchwahl telefon mobil fax e-mail vertretung zentrale pforte sprechzeiten teilnehmerliste mitgliederliste namensliste adressliste empfang",
	announcement:
		"freuen_uns_bekannt personalie ernannt ernennung berufen übernimmt_die leitung nachfolge nachfolger nachfolgerin tritt_an verabschiedet ruhestand neue_leiterin neuer_leiter zum_1 wechselt_zu begrüßen_wir herzlich_willkommen gratulieren zuletzt_war",
};
