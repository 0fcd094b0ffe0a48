import { matchersByLanguage } from "../matchers.ts";

/** Words that a way forward and a cause may share without having to do with each other; written for speakers to review. */
export const linklessWords = matchersByLanguage({
	en: {
		linkless:
			"keep keeps keeping kept order person persons people thing things way ways set new old first second third front week* month* year* day days hour hours today work works working give gives put puts bring brings use uses using",
	},
	de: {
		linkless:
			"woche* monat* jahr* tag tage stunde* person personen leute sache sachen weg wege art punkt mal seite teil teile ende anfang grund firma",
	},
	fr: {
		linkless:
			"semaine* mois an ans année* jour jours heure* personne personnes gens chose choses fois mise faire nouveau nouvelle nouveaux fin début partie",
	},
	es: {
		linkless:
			"semana* mes meses año* día días hora* persona* gente cosa* vez veces llega llegan llegar pone ponen poner hace hacer nuevo nueva nuevos nuevas fin parte volver vuelve vuelven orden",
	},
	it: {
		linkless:
			"settimana settimane mese mesi anno anni giorno giorni ora ore persona persone gente cosa cose volta volte arriva arrivano fare nuovo nuova nuovi nuove fine parte serve servono",
	},
	nl: {
		linkless:
			"week weken maand maanden jaar jaren dag dagen uur uren persoon personen mensen ding dingen keer binnen zetten doen maken nieuw nieuwe eind deel",
	},
});
