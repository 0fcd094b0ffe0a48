import type { Prohibitions } from "./prohibitions.ts";

export const de: Prohibitions = {
	forbidden:
		"erlaubt_keine erlaubt_keinen erlaubt_kein erlaubt_nicht erlauben_keine gestattet_keine gestattet_keinen gestattet_nicht duldet_keine dulden_keine akzeptiere_keine akzeptieren_keine akzeptiere_nicht akzeptieren_nicht lässt_keine lässt_keinen lassen_keine nicht_zugelassen nicht_infrage untersagt untersagen verbietet verbieten verboten unzulässig tabu tabus unantastbar ausgeschlossen nicht_verhandelbar nicht_zulässig nicht_erlaubt nicht_gestattet nicht_zur_disposition nicht_zur_debatte nicht_zur_diskussion nicht_diskutierbar kommt_nicht_in kommen_nicht_in auf_keinen_fall in_keinem_fall unter_keinen_umständen keinesfalls keineswegs finger_weg hände_weg rote_linie rote_linien no-go no-gos scheidet_aus scheiden_aus heilig nicht_angetastet nicht_gerüttelt rütteln nicht_infrage ausnahmslos ohne_ausnahme in_die_tüte unverrückbar sakrosankt um_keinen_preis veto nicht_gewollt nicht_gewünscht nicht_denkbar undenkbar nicht_zu_rütteln nicht_infrage_gestellt finger_von die_finger nicht_anrühren verschont ist_ausgeschlossen sind_ausgeschlossen was_nicht_geht wird_untersagt ist_untersagt sind_untersagt darf_nicht_an nicht_in_frage in_frage_kommt verbietet_es verbietet_das verbietet_dies schließt_es schließt_das untersagt_es untersagt_das scheidet das_verbieten das_verbietet das_untersagt das_untersagen verbieten_es untersagen_es einstellungsstopp einstellungsstop einstellungsstopps was_ich_nicht_mache was_wir_nicht_machen was_ich_nicht_will",
	bound:
		"vertrag vertrags verträge verträgen vereinbarung betriebsvereinbarung gesetz satzung tarifvertrag genehmigung mietvertrag auflage auflagen",
	permission: "darf dürfen wollen_wir wir_wollen werden_wir wir_werden möchten_wir wir_möchten",
	consent: "zustimmung genehmigung einwilligung freigabe unterschrift betriebsvereinbarung",
	aside:
		"vergessen unterschätz* übersehen glauben wundern beschweren verhehlen so_weitergehen so_weiter so_nicht so_geht so_kann",
	unwanted:
		"ich_möchte_nicht_dass ich_will_nicht_dass wir_möchten_nicht_dass wir_wollen_nicht_dass ich_will_keine ich_will_keinen ich_will_kein ich_möchte_keine ich_möchte_keinen ich_möchte_kein wir_wollen_keine wir_wollen_keinen wir_wollen_kein wir_möchten_keine wir_möchten_keinen nicht_mit_mir nicht_mit_uns kommt_nicht_in kommen_nicht_in",
	unknown:
		"weiß weiss wissen wusste bekannt sicher geantwortet gefunden finden findet versteht verstehen erinnert noch_nicht noch_keine noch_kein noch_keinen noch_nie keine_ahnung",
	keeps:
		"bleibt bleiben behält behalten beibehalten läuft laufen besteht bestehen erhalten gewahrt gehalten aufrechterhalten fortgeführt weitergeführt gelten gilt weiterhin sichergestellt weiter fortbestehen hat_bestand behält_bestand bestandsschutz überlebt gewährleistet garantiert gesichert geschützt respektiert fortgesetzt weiterlaufen weiterbestehen weiterarbeiten geöffnet verfügbar",
	unchanged:
		"unverändert unangetastet unberührt unangefochten wie_er_ist wie_sie_ist wie_es_ist wie_sie_sind wo_sie_sind wo_er_ist wo_es_ist wie_bisher wie_heute wie_gehabt wie_vereinbart bestehen in_betrieb in_kraft in_ruhe außen_vor so_wie stabil erhalten im_haus vor_ort kostenlos frei offen hat_bestand behält_bestand bestandsschutz gesetzt weiter_so beim_alten am_platz an_ort",
	touching:
		"erhöh* anheb* angehoben steig* senk* gesenkt kürz* gekürzt streich* gestrichen änder* geändert verändert anfass* angefasst antast* angetastet verschieb* verschoben verleg* verlagert verlager* auslager* ausgelagert schließ* geschlossen schließung* filialschließ* entlass* kündig* gekündigt verkauf* verkauft abgeben abgegeben aufgeb* aufgegeben stopp* stillsteh* stilllieg* stillgelegt stehenbleib* unterbrech* unterbrochen aussetz* ausgesetzt verzöger* verlänger* verkürz* gestreckt ersetz* entfern* lösch* gelöscht abschaff* abgeschafft einstell* eingestellt neueinstell* aufstock* aufgestockt ausweit* ausgeweitet erweiter* lockern gelockert aufgeweicht veröffentlich* weitergegeben weitergeben übermittelt störung* gestört gefährd* ausfall ausfälle abschalt* abgeschaltet zusammengeleg* fusion* verzicht* gespart sparen belast* zusätzlich* mehrarbeit rutschen wegfallen entfallen entfäll* fällt abweich* umgeh* überschr* zurückgestellt anrühr* angerührt rütteln kappen gekappt verlier* verloren aufweich* verwässer* übertrag* abgebaut abbau* umgestellt umzieh* umzug* einschränk* eingeschränkt reduzier* verteuer* abgezogen verzöger* vergeben angeschafft aufgenommen schulden unterbleib* nachgeben* verlass* verkleiner* verkleinert schwäch* geschwächt halbier* verringer* verringert",
	spared:
		"preis* *preis *preise *preisen gebühr* *gebühren beitrag* beiträge *beiträge tarif* miete* mieten *mieten gehalt* gehälter lohn löhne stelle* *stellen personal* stellenplan arbeitsplätze arbeitsplatz* belegschaft mitarbeit* beschäftigt* lehrling* azubi* ehrenamt* überstunden nachtarbeit wochenend* sonntag* samstag* schicht* *schicht urlaub* pause* öffnungszeit* sprechstunde* dienst* qualität* sicherheit* hygiene* daten* *daten akte* archiv* kund* patient* bewohner* mitglied* schüler* kinder* mieter* fahrgäst* zugang* prüfung* kontrolle* vier-augen-prinzip vertrag* verträge garantie marke rezept* schnittstelle* filial* linie* kündigung* entlassung* neueinstellung* auslagerung* betriebsrat* standort* denkmal* lärm* zulassung* bestand* laufwege",
	strict: "darf dürfen darfst",
	never:
		"nie niemals an_keinem_tag an_keinem kein_tag keinen_tag keinen_einzigen kein_einziger keine_stunde keine_minute zu_keiner zu_keinem keinen_augenblick",
	always: "immer stets jederzeit in_jedem_fall auf_jeden_fall ausnahmslos",
	may: "darf dürfen dürfte kann können muss müssen soll sollen",
	will: "wird werden wollen will",
	only: "nur ausschließlich lediglich",
	none: "kein keine keinen keinem keiner keinerlei nichts niemand nie niemals ohne null weder",
	order: "finger hände lasst lass lassen behaltet achtet",
	emphasis:
		"auch_nicht auch halt ebenfalls außerdem egal koste_es versprochen zugesagt schriftlich gesetzlich rechtlich vereinbarung betriebsvereinbarung grundsätzlich selbstverständlich natürlich eh_klar punkt jedenfalls wunsch einzige einzigen koste_was komme_was was_wolle ebensowenig genauso ohnehin unbedingt zwingend",
	terms:
		"bedingung* voraussetzung* auflage* vorgabe* grenzen grenze randbedingung* spielregel* unter_der solange_nur verhandelbar verlangt besteht_auf bestehen_auf hauptsache",
};
