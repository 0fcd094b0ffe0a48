import type { KnownLanguage } from "../language.ts";
import { matchersByLanguage } from "../matchers.ts";

/**
 * With what words each language says that something is due when something else comes, of which no day is told: "before the
 * school year starts". Lists as in `CueWords`. Written for speakers to review: no entry is made for one sentence.
 */
type OpenDays = {
	/** By, before, in time for. */
	towards: string;
	/** What comes on a day that everybody concerned knows: a season, a term, an opening, an inspection. */
	events: string;
};

const lists: Record<KnownLanguage, OpenDays> = {
	en: {
		towards: "before by until till ahead_of in_time for",
		events:
			"school_year academic_year term season heating_season summer winter spring autumn harvest holiday holidays vacation opening re-opening reopening inspection audit election elections fair christmas easter handover festival stocktaking summer_holidays start_of beginning_of kick-off",
	},
	de: {
		towards: "vor bis bevor ehe rechtzeitig pünktlich zum zur",
		events:
			"schuljahr* schulbeginn semester* heizperiode heizsaison saison *saison ferien *ferien urlaubszeit eröffnung wiedereröffnung prüfung inventur wahl wahlen messe umzug weihnacht* ostern ernte erntezeit *beginn saisonstart *start einzug fest sommer winter frühjahr herbst",
	},
	fr: {
		towards: "avant d'ici pour jusqu'à jusqu'au à_temps",
		events:
			"rentrée vacances congés ouverture réouverture saison inspection audit élection élections salon foire déménagement noël pâques fêtes vendanges récolte moisson hiver été printemps automne inventaire lancement chauffe",
	},
	es: {
		towards: "antes para hasta a_tiempo",
		events:
			"curso vacaciones apertura reapertura temporada inspección auditoría elecciones feria mudanza navidad navidades semana_santa fiestas vendimia cosecha campaña invierno verano primavera otoño inventario inauguración",
	},
	it: {
		towards: "prima entro per in_tempo fino",
		events:
			"scuola scuole anno_scolastico vacanze ferie apertura riapertura stagione ispezione audit elezioni fiera trasloco natale pasqua feste vendemmia raccolto campagna inverno estate primavera autunno inventario inaugurazione",
	},
	nl: {
		towards: "voor vóór voordat tegen tot op_tijd",
		events:
			"schooljaar *seizoen seizoen vakantie *vakantie opening heropening inspectie audit verkiezingen beurs verhuizing kerst kerstmis pasen feestdagen oogst winter zomer voorjaar herfst inventarisatie",
	},
};

/** The words of a language, ready for look-ups; null of an unknown one. */
export const openDaysOf = matchersByLanguage(lists);
