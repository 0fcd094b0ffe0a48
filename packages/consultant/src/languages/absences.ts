import { matchersByLanguage } from "./matchers.ts";

/** That somebody is not there, in the bracket behind a name or behind "is"; written for speakers to review. */
export const absenceWords = matchersByLanguage({
	en: {
		away: "on_leave annual_leave parental_leave maternity_leave sick_leave sick holiday holidays vacation away absent ill sabbatical",
	},
	de: {
		away: "urlaub krank krankenstand krankgeschrieben elternzeit mutterschutz karenz kur abwesend sabbatical reha",
	},
	fr: {
		away: "en_congé en_congés congé congés vacances malade en_arrêt arrêt_maladie absent absente congé_maternité",
	},
	es: { away: "vacaciones de_baja baja_médica enfermo enferma ausente de_permiso excedencia" },
	it: { away: "ferie in_ferie malato malata malattia assente congedo maternità aspettativa" },
	nl: { away: "vakantie met_verlof verlof ziek afwezig zwangerschapsverlof" },
});
