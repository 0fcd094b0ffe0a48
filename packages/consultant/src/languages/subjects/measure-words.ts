import { matchersByLanguage } from "../matchers.ts";

/** Words that tell what a figure measures; written for speakers to review. */
export const measureWords = matchersByLanguage({
	en: {
		/** Something takes so long. */
		lasts: "takes take took lasts last needs_*_days",
		/** Somebody waits so long. */
		waits: "waits wait waited waiting waits_for",
		/** Names already that a time is meant. */
		time: "time times duration wait waiting delay delays lead-time period length hours days age",
		/** Say when or how, and name nothing: "waiting time again". */
		adverb:
			"again still only also already too now then therefore once_more currently little bit shade before after until while",
		/** Before a time of the day. */
		until: "until till at before by from",
	},
	de: {
		lasts: "dauert dauern dauerte dauerten braucht brauchen benötigt benötigen",
		waits: "wartet warten wartete warteten",
		time: "zeit *zeit zeiten *zeiten dauer *dauer frist *frist verzug verspätung *verspätung verzögerung laufzeit alter rückstand",
		adverb:
			"wieder noch nur auch schon bereits erneut jetzt dann deshalb derzeit weiterhin knapp gut bevor nachdem während",
		until: "bis vor um ab gegen seit",
	},
	fr: {
		lasts: "dure durent durait prend prennent demande demandent faut met mettent",
		waits: "attend attendent attendait attendaient patiente patientent",
		time: "temps durée délai délais attente retard retards âge heures jours",
		adverb: "ici encore toujours seulement aussi déjà nouveau maintenant alors donc peu avant après pendant",
		until: "jusqu'à avant à dès vers depuis",
	},
	es: {
		lasts: "dura duran duraba tarda tardan tardaba lleva llevan requiere demora",
		waits: "espera esperan esperaba aguarda aguardan",
		time: "tiempo tiempos duración plazo plazos espera demora retraso retrasos horas días edad",
		adverb:
			"aquí otra_vez todavía aún solo sólo también ya ahora mismo entonces nuevamente poco algo antes después mientras",
		until: "hasta antes_de a_las desde sobre_las",
	},
	it: {
		lasts: "dura durano durava richiede richiedono impiega impiegano serve servono",
		waits: "aspetta aspettano aspettava attende attendono attendeva",
		time: "tempo tempi durata termine attesa attese ritardo ritardi ore giorni età",
		adverb: "pari ancora solo soltanto anche già ora adesso poi nuovamente di_nuovo poco prima dopo mentre",
		until: "fino_alle fino_a entro_le prima_delle alle dalle verso_le",
	},
	nl: {
		lasts: "duurt duren duurde duurden kost_*_dagen vergt vergen",
		waits: "wacht wachten wachtte wachtten",
		time: "tijd *tijd tijden *tijden duur *duur termijn *termijn wachttijd vertraging achterstand leeftijd",
		adverb:
			"tevoren weer nog alleen ook al opnieuw nu dan dus momenteel ruim bijna krap voordat nadat terwijl",
		until: "tot om voor vanaf rond",
	},
});

/** How a name says in brackets which time of a thing it means. */
export const timesOfThing = {
	en: { lasts: "duration", waits: "wait" },
	de: { lasts: "Dauer", waits: "Wartezeit" },
	fr: { lasts: "durée", waits: "attente" },
	es: { lasts: "duración", waits: "espera" },
	it: { lasts: "durata", waits: "attesa" },
	nl: { lasts: "duur", waits: "wachttijd" },
} as const;
