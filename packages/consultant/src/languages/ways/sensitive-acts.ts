import type { KnownLanguage } from "../language.ts";
import { matchersByLanguage } from "../matchers.ts";

/**
 * What is often forbidden and said in many words: a prohibition and a measure that speak of the same are about one thing.
 * Lists as in `CueWords`. Written for speakers to review: no entry is made for one sentence.
 */
type SensitiveActs = Record<
	"dismissing" | "hiring" | "outsourcing" | "borrowing" | "overtime" | "nightWork" | "weekendWork",
	string
>;

const lists: Record<KnownLanguage, SensitiveActs> = {
	en: {
		dismissing:
			"dismiss* layoff* lay_off laid_off redundan* sack sacked sacking fire fired job_cuts job_losses cut_staff let_go",
		hiring: "hire hires hired hiring recruit* new_posts new_post new_staff extra_staff",
		outsourcing: "outsourc* subcontract* sub-contract* contract_out contracted_out contracting_out offshor*",
		borrowing: "borrow* loan loans overdraft debt debts",
		overtime: "overtime extra_hours",
		nightWork: "night_work night_shift night_shifts at_night nights overnight",
		weekendWork: "weekend weekends saturday saturdays sunday sundays",
	},
	de: {
		dismissing: "entlass* kündigung* stellenabbau personalabbau abgebaut",
		hiring: "neueinstellung* einstellung* einstellen eingestellt neue_stelle neue_stellen stellenaufbau",
		outsourcing: "auslager* ausgelagert auslagerung* fremdvergabe vergeben outsourc* fremdfirm*",
		borrowing: "kredit* darlehen schulden verschuldung",
		overtime: "überstunden mehrarbeit",
		nightWork: "nachtarbeit nachtschicht* nachts nächte",
		weekendWork: "wochenend* samstag* sonntag*",
	},
	fr: {
		dismissing: "licenci* suppression_de_poste suppressions_de_postes suppression_de_postes",
		hiring: "embauch* recrut*",
		outsourcing: "sous-trait* externalis* délocalis*",
		borrowing: "emprunt* prêt_bancaire crédit endett*",
		overtime: "heures_supplémentaires heures_sup",
		nightWork: "nuit nuits nocturne",
		weekendWork: "week-end week-ends samedi samedis dimanche dimanches",
	},
	es: {
		dismissing: "desped* despid* recorte_de_plantilla",
		hiring: "contratar_personal contratar_a contrataci* nuevos_puestos nuevo_puesto",
		outsourcing: "subcontrat* externaliz* empresa_externa contrata_externa",
		borrowing: "crédito préstamo* endeud* deuda*",
		overtime: "horas_extra horas_extras horas_extraordinarias",
		nightWork: "noche noches nocturn*",
		weekendWork: "fin_de_semana fines_de_semana sábado* domingo*",
	},
	it: {
		dismissing: "licenzi* esuber* taglio_del_personale",
		hiring: "assum* assunzion*",
		outsourcing: "esternalizz* subappalt* all'esterno appalt*",
		borrowing: "prestito prestiti mutuo indebit* debiti",
		overtime: "straordinari straordinario",
		nightWork: "notte notturn* notti",
		weekendWork: "fine_settimana weekend sabato sabati domenica domeniche",
	},
	nl: {
		dismissing: "ontsla* ontslag* banenverlies inkrimp*",
		hiring: "aannemen aangenomen werven nieuwe_functie nieuwe_functies extra_personeel",
		outsourcing: "uitbested* uitbesteed*",
		borrowing: "lening* lenen krediet* schulden",
		overtime: "overwerk* overuren",
		nightWork: "nachtwerk nachtploeg* nachtdienst* nacht nachten",
		weekendWork: "weekend* zaterdag* zondag*",
	},
};

/** The words of a language, ready for look-ups; null of an unknown one. */
export const sensitiveActsOf = matchersByLanguage(lists);
