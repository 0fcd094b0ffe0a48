import { matchersByLanguage } from "../matchers.ts";

/**
 * How each language disputes a value. `recognises`: beside a "not" it denies the value that it speaks of ("we do not recognise
 * the 6.8"); `known`: right before a value, that it was named before; `rounded`: right behind a round number, it is that and some more ("4,000 odd"); `notMore`: right behind a value,
 * it is that and nothing above it ("34 %, not more"); `level`: right before a number, it stands at it and counts nothing
 * ("rapids at 86"); `leftOut`: a sum that was named does not hold it ("is not included in that"); `holds`: what a sum holds,
 * and what it does not. Lists as in `CueWords`, written for speakers to review.
 */
export const disputedWords = matchersByLanguage({
	en: {
		recognises:
			"recognise recognize recognised recognized reproduce reproduced verify reconcile confirm retrace understand_where explain_where know_where see_where stand_by",
		known: "the this that these those your their his her",
		rounded:
			"odd and_something and_a_bit and_some and_change or_something and_a_few something plus_change or_thereabouts",
		notMore:
			"not_more no_more not_one_more and_not_more and_no_more not_higher no_higher and_not_one not_a_single_one",
		level: "at",
		leftOut:
			"not_included_in_that not_included_in_this not_included_there not_part_of_that not_part_of_it excluded_from_that is_not_included are_not_included isn't_included aren't_included not_counted_in comes_on_top come_on_top",
		holds: "includ* exclud* comprise* comprising contains all-in",
	},
	de: {
		recognises:
			"nachvollziehen nachvollziehbar bestätigen bestätigt erkennen anerkennen wiederfinden wiederfindet finden_wir reproduzieren belegen verifizieren stehen_wir weiß_nicht_woher woher wie_man_auf wie_sie_auf",
		known: "die der den das dem diese dieser diesen diesem eure ihre deren",
		rounded: "und_ein_paar und_etwas und_noch_was und_noch_etwas und_ein_bisschen irgendwas und_irgendwas",
		notMore: "nicht_mehr und_nicht_mehr mehr_nicht nicht_höher und_keine_mehr und_keiner_mehr keine_einzige",
		level: "bei auf",
		leftOut:
			"da_nicht_drin nicht_mit_drin nicht_enthalten nicht_eingerechnet nicht_mitgerechnet nicht_inbegriffen kommt_noch_dazu kommen_noch_dazu kommt_obendrauf kommen_obendrauf",
		holds: "enthält enthalten inbegriffen inklusive einschließlich eingerechnet mitgerechnet inkl zuzüglich",
	},
	fr: {
		recognises:
			"reconnaissons reconnaît reconnais reconnaissent retrouvons retrouve retrouvent confirmons confirme confirment comprenons vérifier reproduire validons nous_expliquons d'où",
		known: "le la les l ce cet cette ces vos leurs votre leur ses",
		rounded: "et_quelques et_des_poussières et_un_peu et_plus et_des",
		notMore: "pas_plus et_pas_plus pas_davantage pas_un_de et_pas_un rien_de_plus",
		level: "à",
		leftOut:
			"n'y_est_pas n'y_sont_pas n_y_est_pas n_y_sont_pas est_pas_compris est_pas_comprise sont_pas_compris sont_pas_comprises pas_inclus pas_incluse pas_incluses pas_compté pas_comptée pas_comptés en_plus_de_cela viennent_en_plus vient_en_plus",
		holds: "compris comprise comprises comprend comprennent inclus incluse incluses inclut",
	},
	es: {
		recognises:
			"reconocemos reconozco reconoce reconocen confirmamos confirma entendemos cuadra cuadran encontramos comprobar reproducir avalamos compartimos de_dónde",
		known: "el la los las ese esa esos esas este esta estos estas su sus",
		rounded: "y_pico y_algo y_tantos y_tantas y_un_poco y_pocos y_poco y_picos",
		notMore: "no_más y_no_más ni_uno_más ni_una_más y_ni_uno y_ni_una ni_más nada_más",
		level: "en al a",
		leftOut:
			"no_está_incluido no_está_incluida no_están_incluidos no_están_incluidas no_va_incluido no_va_incluida no_entra_ahí no_entran_ahí no_incluido no_incluida no_se_incluye no_se_incluyen va_aparte van_aparte",
		holds: "incluido incluida incluidos incluidas incluye incluyen incluyendo comprende",
	},
	it: {
		recognises:
			"riconosciamo riconosco riconosce riconoscono risulta risultano torna tornano confermiamo confermo conferma ritroviamo ritrovo capiamo verificare riprodurre da_dove",
		known: "il lo la i gli le l questo questa questi queste quel quella quei quelle suo suoi",
		rounded: "e_rotti e_qualcosa e_passa e_spiccioli e_un_po",
		notMore: "non_di_più e_non_di_più non_uno_di_più non_una_di_più e_basta non_più_di niente_di_più",
		level: "al a",
		leftOut:
			"non_è_compreso non_è_compresa non_sono_compresi non_sono_comprese non_è_incluso non_è_inclusa non_sono_inclusi non_sono_incluse non_compreso non_compresa non_vi_rientra non_vi_rientrano si_aggiunge si_aggiungono",
		holds:
			"compreso compresa compresi comprese comprende comprendono incluso inclusa inclusi incluse include",
	},
	nl: {
		recognises:
			"herkennen herken herkent onderschrijven onderschrijft terugvinden vinden_wij bevestigen bevestigt reproduceren thuisbrengen waar_die waar_dat vandaan",
		known: "de het die deze dat dit jullie hun",
		rounded: "en_nog_wat en_een_beetje en_nog_iets en_wat en_een_paar",
		notMore: "niet_meer en_niet_meer meer_niet niet_hoger en_geen_een geen_een_meer en_niet_één",
		level: "op",
		leftOut:
			"zit_daar_niet_bij zitten_daar_niet_bij zit_daar_niet_in zitten_daar_niet_in daar_niet_bij_zit daar_niet_bij_zitten zit_er_niet_bij zitten_er_niet_bij zit_er_niet_in niet_inbegrepen niet_meegerekend niet_meegeteld komt_daar_bij komt_er_nog_bij komen_er_nog_bij",
		holds: "inbegrepen inclusief bevat bevatten meegerekend meegeteld omvat omvatten exclusief",
	},
});
