import type { WorkKindWords } from "./work-kinds.ts";

export const de: WorkKindWords = {
	hiring: [
		"Personal",
		"honorar arbeitskräft* leute product_owner einstell* eingestellt personal* bewerb* stelle stellenausschreib* ausschreiben_der_stelle auszubild* azubi* zulage zulagen lohn löhne gehalt gehälter zeitarbeit* leiharbeit* werkstudent* aushilf* rekrutier* planstelle*",
	],
	training: [
		"Schulung",
		"schul* *schulung *schulungen unterweis* einarbeit* ausbildung* fortbild* weiterbild* *training kurs kurse lehrgang* workshop* anlernen",
	],
	software: [
		"IT",
		"firmware fernübertrag* release plattform software* *software app apps *system *systeme edv it schnittstell* datenbank* server* modul* lizenz* scanner* tablet* digital* automatis* website portal* online* *portal dashboard* sensor* barcode* erp crm zusatzmodul",
	],
	maintenance: [
		"Instandhaltung",
		"ersetzen ersatz regler fühler messer* steuerung sonde *sonde zähler *zähler erneuerung austausch* tausch* wart* *wartung reparat* reparier* instandhalt* instandsetz* ersatzteil* dichtung* schmier* reinig* kalibrier* pumpe* maschine* ventil* überhol* revision",
	],
	building: [
		"Gebäude und Bau",
		"bau baut bauen umbau* anbau* neubau* einbau* *einbau sanier* dach dächer tor tore halle raum räume beleuchtung* dämm* rohr* leitung leitungen kabel rampe* wärmepumpe* heizung* montage montier*",
	],
	legal: [
		"Recht",
		"recht rechtlich* jurist* anwalt* gericht* klausel* genehmig* satzung* datenschutz* vereinbarung_mit betriebsvereinbarung*",
	],
	pricing: ["Vertrieb", "preis* rabatt* tarif* zuschlag* vertrieb* verkauf* konditionen"],
	transport: [
		"Transport und Logistik",
		"tour touren route routen transport* lkw fahrer fahrzeug* liefer* spedit* fracht* shuttle* bus busse versand*",
	],
	stock: [
		"Lager",
		"mindestbestand* sicherheitsbestand* lager* *lager bestand bestände vorrat* vorräte puffer* regal* silo* inventur*",
	],
	planning: [
		"Planung und Disposition",
		"*fenster dienstplan* schichtplan* fahrplan* terminplan* disposition planung* einplan* takt* termin termine schicht schichten belegung* buchung* kalender* umplan*",
	],
	quality: [
		"Qualität",
		"prüf* *prüfung *prüfungen kontroll* *kontrolle checkliste* audit* qualität* test tests testen stichprobe* standard* etikett* abnahme*",
	],
	purchasing: [
		"Einkauf",
		"subunternehm* generalunternehm* fachfirma fremdfirma dienstleister* fremdvergab* kauf kaufen beschaff* bestell* einkauf* lieferant* anbieter* angebot* miet* *miete leasing leasen vertrag verträge rahmenvertrag* ausschreib* zweitlieferant* anschaff*",
	],
	information: [
		"Kommunikation",
		"inform* merkblatt* faltblatt* broschüre* internetseite* brief briefe flyer* plakat* aushang newsletter* mitteil* kampagne* schild schilder sms erinnerung* ankündig* rundschreiben",
	],
	finance: ["Finanzen", "rechnung* zahlung* budget* konto konten erstatt* gebühr* abrechnung* prämie*"],
	analysis: [
		"Datenauswertung",
		"messen messung* zähl* auswert* *auswertung befrag* umfrage* bericht* kennzahl* daten erheb*",
	],
};
