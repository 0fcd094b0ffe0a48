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
};
