import type { KnownLanguage } from "../language.ts";
import { matchersByLanguage } from "../matchers.ts";

/**
 * Two kinds of words in the name of a way forward. `leaving` opens a way that changes nothing: to wait, to go on as before.
 * `version` tells two ways to one thing apart: how large or new it is, and whether it is bought, hired or mended. Written for
 * speakers to review: no entry is made for one text.
 */
type WayKinds = { leaving: string; version: string };

const lists: Record<KnownLanguage, WayKinds> = {
	en: {
		leaving:
			"do_nothing doing_nothing no_change change_nothing carry_on go_on_as continue_as keep_going_as stay_as stay_put leave_it leave_things leave_everything leave_all wait sit_it_out status_quo business_as_usual no_action as_is",
		version:
			"small smaller smallest large larger largest big bigger full fully complete completely whole entire basic simple simpler light lite reduced minimal minimum maximum cheap cheaper expensive new newer used second-hand reconditioned refurbished temporary permanent interim partial version variant option offer quote quotation bid buy purchase hire rent lease repair replace renew overhaul refurbish modernise mend fix upgrade install get order build only just",
	},
	de: {
		leaving:
			"nichts_tun nichts_machen nichts_ändern nichts_unternehmen gar_nichts weiter_wie weitermachen_wie alles_lassen alles_so so_lassen belassen abwarten zuwarten warten aussitzen alles_bleibt status_quo keine_änderung",
		version:
			"klein* groß* voll* ganz* komplett* einfach* leicht* reduziert* minimal* maximal* billig* günstig* teur* neu neue neuer neues neuen gebraucht* generalüberholt* vorübergehend* dauerhaft* teilweise version variante option angebot offerte kauf kaufen anschaff* miete mieten leasing leasen pacht* reparatur reparieren ersetzen ersatz erneuer* überhol* sanier* modernisier* instandsetz* einbau* bestell* nur bloß",
	},
	fr: {
		leaving:
			"ne_rien_faire ne_rien_changer rien_faire ne_pas_bouger attendre continuer_comme rester_comme laisser_tel laisser_en laisser_les_choses laisser_faire statu_quo status_quo aucun_changement",
		version:
			"petit* grand* plein* complet* complète* entier* entière* simple* léger* légère* réduit* minimal* maximal* bon_marché cher chère neuf neuve nouveau nouvel nouvelle nouveaux nouvelles occasion reconditionné* temporaire* provisoire* définitif définitive partiel* version variante option offre devis achat* achet* location louer crédit-bail réparation réparer remplacer remplacement renouvel* rénov* moderniser remettre installer commander seulement",
	},
	es: {
		leaving:
			"no_hacer_nada no_hacer no_cambiar_nada nada esperar seguir_como seguir_igual continuar_como quedarse_como dejarlo dejar_todo dejar_las_cosas statu_quo status_quo sin_cambios",
		version:
			"pequeñ* grande* menor mayor complet* entero entera simple* sencill* ligero ligera reducid* mínim* máxim* barat* caro cara nuevo nueva nuevos nuevas usado usada segunda_mano reacondicionad* temporal* provisional* definitiv* parcial* versión variante opción oferta presupuesto compra* comprar alquil* arrend* reparar reparación sustituir sustitución reemplaz* renovar renovación moderniz* instalar pedir solo sólo",
	},
	it: {
		leaving:
			"non_fare_nulla non_fare_niente non_cambiare_nulla non_cambiare_niente niente nulla aspettare attendere continuare_come andare_avanti_come restare_come rimanere_come lasciare_tutto lasciare_così lasciare_le_cose status_quo nessun_cambiamento",
		version:
			"piccol* grand* pien* complet* inter* semplic* legger* ridott* minim* massim* economic* car* nuovo nuova nuovi nuove usat* ricondizionat* temporane* provvisori* definitiv* parzial* versione variante opzione offerta preventivo acquist* comprare noleggi* affitt* riparar* riparazione sostitui* sostituzione rinnov* revision* ammodern* installar* ordinare solo soltanto",
	},
	nl: {
		leaving:
			"niets_doen niks_doen niets_veranderen afwachten wachten doorgaan_zoals zo_doorgaan alles_laten alles_zo laten_zoals zo_laten blijven_zoals alles_blijft status_quo geen_verandering",
		version:
			"klein* groot grote groter* volledig* compleet complete heel hele eenvoudig* simpel* licht* beperkt* minima* maxima* goedkoop goedkope* duur dure* nieuw nieuwe tweedehands gebruikt* gereviseerd* tijdelijk* definitie* gedeeltelijk* versie variant optie aanbieding offerte koop kopen aankoop* aanschaf* huur huren lease leasen reparatie repareren vervangen vervanging vernieuw* renover* reviseren moderniseren opknappen installeren bestellen alleen slechts",
	},
};

/** The matchers of a language; null for an unknown one. */
export const wayKindsOf = matchersByLanguage(lists);
