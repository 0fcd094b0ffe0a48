import { matchersByLanguage } from "../matchers.ts";

/** That somebody is not there: in the bracket behind a name or behind "is", and as a label before names; `being` stands between the name and that; written for speakers to review. */
export const absenceWords = matchersByLanguage({
	en: {
		being: "being",
		away: "on_leave annual_leave parental_leave maternity_leave sick_leave sick holiday holidays vacation away absent ill sabbatical",
		label: "apologies apologies_from absent excused",
	},
	de: {
		being: "derzeit",
		away: "urlaub krank krankenstand krankgeschrieben elternzeit mutterschutz karenz kur abwesend sabbatical reha",
		label: "entschuldigt abwesend verhindert es_fehlt es_fehlen",
	},
	fr: {
		being: "étant",
		away: "en_congé en_congés congé congés vacances malade en_arrêt arrêt_maladie absent absente congé_maternité",
		label: "excusé excusée excusés excusées absent absente absents absentes",
	},
	es: {
		being: "estando",
		away: "vacaciones de_baja baja_médica enfermo enferma ausente de_permiso excedencia",
		label: "excusa excusan excusado excusada excusados ausente ausentes",
	},
	it: {
		being: "essendo trovandosi",
		away: "ferie in_ferie malato malata malattia assente congedo maternità aspettativa",
		label: "assente assenti giustificato giustificata giustificati scusato scusata",
	},
	nl: {
		being: "momenteel",
		away: "vakantie met_verlof verlof ziek afwezig zwangerschapsverlof",
		label: "afwezig afmelding afmeldingen afgemeld verhinderd",
	},
});
