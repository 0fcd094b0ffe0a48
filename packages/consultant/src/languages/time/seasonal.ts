import { matchersByLanguage } from "../matchers.ts";

/** How each language says that something is so in a part of the year only, days and months aside; written for speakers to review. */
export const seasonalWords = matchersByLanguage({
	en: {
		seasonal:
			"in_summer in_the_summer summer_months in_winter in_the_winter winter_months in_season in_the_season high_season peak_season holiday_season during_the_season during_the_summer during_the_winter all_season over_the_summer over_the_winter every_summer every_winter harvest_time",
	},
	de: {
		seasonal:
			"im_sommer sommermonat* sommers im_winter wintermonat* winters in_der_saison während_der_saison hochsaison hauptsaison badesaison skisaison sommersaison wintersaison erntezeit den_sommer_über den_winter_über jeden_sommer jeden_winter",
	},
	fr: {
		seasonal:
			"en_été l'été pendant_l'été en_hiver l'hiver pendant_l'hiver mois_d'été mois_d'hiver en_saison pendant_la_saison haute_saison pleine_saison chaque_été chaque_hiver vendanges",
	},
	es: {
		seasonal:
			"en_verano en_el_verano durante_el_verano meses_de_verano en_invierno en_el_invierno durante_el_invierno meses_de_invierno en_temporada durante_la_temporada temporada_alta plena_temporada cada_verano cada_invierno vendimia",
	},
	it: {
		seasonal:
			"d'estate in_estate durante_l'estate mesi_estivi d'inverno in_inverno durante_l'inverno mesi_invernali in_stagione durante_la_stagione alta_stagione piena_stagione ogni_estate ogni_inverno vendemmia",
	},
	nl: {
		seasonal:
			"in_de_zomer 's_zomers zomers zomermaanden in_de_winter 's_winters winters wintermaanden in_het_seizoen tijdens_het_seizoen hoogseizoen zomerseizoen winterseizoen elke_zomer elke_winter oogsttijd",
	},
});
