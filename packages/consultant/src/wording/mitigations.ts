import { type KnownLanguage, type Language, spoken } from "../languages/language.ts";

/** What is done about each kind of risk that a plan brings, and about one that the text names. */
export type Mitigations = {
	/** Nearly all of the money is planned. */
	tightBudget: string;
	/** Nearly all of the time is planned. */
	tightTime: string;
	/** Much rests on one person. */
	restsOn(name: string): string;
	/** Of two statements it is not known which holds. */
	unresolved: string;
	/** What somebody holds, and a record or a count speaks against. */
	doubted: string;
	/** Prices are assumed. */
	pricesAssumed: string;
	/** The text says what may come. */
	stated: string;
	/** Somebody will end or take something where nothing changes. */
	stake: string;
};

/** For speakers to review. */
const mitigations: Record<KnownLanguage, Mitigations> = {
	en: {
		tightBudget: "Agree before the first order what is left out if a price rises, and keep that money back.",
		tightTime: "Agree now what may be left out or begin earlier, and compare the date each week.",
		restsOn: (name) => `Name a deputy for ${name} for each measure before it begins.`,
		unresolved: "Count or look up in the records which of the two holds before money is spent on it.",
		doubted: "Rest no measure on it before somebody has checked it.",
		pricesAssumed: "Get a quotation or an estimate of the days before it is ordered.",
		stated: "Agree by which sign it is seen to come, by when, and what is done then.",
		stake: "Show whoever decides on it this plan with its dates, and report the figure to them until then.",
	},
	de: {
		tightBudget:
			"Vor der ersten Bestellung vereinbaren, was wegfällt, wenn ein Preis steigt, und dieses Geld zurückhalten.",
		tightTime:
			"Jetzt vereinbaren, was wegfallen oder früher beginnen darf, und den Termin jede Woche vergleichen.",
		restsOn: (name) => `Für jede Maßnahme vor ihrem Beginn eine Vertretung benennen: ${name}.`,
		unresolved:
			"Zählen oder in den Aufzeichnungen nachsehen, welche der beiden Aussagen gilt, bevor Geld dafür ausgegeben wird.",
		doubted: "Keine Maßnahme darauf stützen, bevor es jemand nachgeprüft hat.",
		pricesAssumed: "Vor der Bestellung ein Angebot einholen oder die Tage schätzen lassen.",
		stated: "Vereinbaren, woran man sieht, dass es eintritt, bis wann, und was dann getan wird.",
		stake:
			"Denen, die darüber entscheiden, diesen Plan mit seinen Terminen zeigen und ihnen bis dahin den Wert berichten.",
	},
	fr: {
		tightBudget:
			"Convenir avant la première commande de ce qui est abandonné si un prix monte, et garder cet argent.",
		tightTime:
			"Convenir dès maintenant de ce qui peut être abandonné ou commencer plus tôt, et comparer la date chaque semaine.",
		restsOn: (name) => `Désigner pour chaque mesure, avant son début, qui remplace ${name}.`,
		unresolved:
			"Compter ou vérifier dans les registres laquelle des deux est vraie avant d'y consacrer de l'argent.",
		doubted: "Ne fonder aucune mesure là-dessus avant que quelqu'un l'ait vérifié.",
		pricesAssumed: "Demander un devis ou faire estimer les jours avant de commander.",
		stated: "Convenir du signe qui l'annonce, de la date, et de ce qui est fait alors.",
		stake: "Présenter ce plan et ses dates à ceux qui en décident, et leur communiquer la valeur jusque-là.",
	},
	es: {
		tightBudget:
			"Acordar antes del primer pedido qué se deja fuera si sube un precio, y reservar ese dinero.",
		tightTime: "Acordar ya qué puede dejarse fuera o empezar antes, y comparar la fecha cada semana.",
		restsOn: (name) => `Nombrar para cada medida, antes de empezar, quién sustituye a ${name}.`,
		unresolved:
			"Contar o comprobar en los registros cuál de las dos es cierta antes de gastar dinero en ello.",
		doubted: "No basar en ello ninguna medida antes de que alguien lo compruebe.",
		pricesAssumed: "Pedir un presupuesto o hacer estimar los días antes de encargarlo.",
		stated: "Acordar qué señal lo anuncia, hasta cuándo, y qué se hace entonces.",
		stake: "Presentar este plan con sus fechas a quien lo decide, e informarle del valor hasta entonces.",
	},
	it: {
		tightBudget:
			"Concordare prima del primo ordine che cosa si lascia fuori se un prezzo sale, e tenere da parte quel denaro.",
		tightTime:
			"Concordare ora che cosa si può lasciare fuori o iniziare prima, e confrontare la data ogni settimana.",
		restsOn: (name) => `Nominare per ogni misura, prima che cominci, chi sostituisce ${name}.`,
		unresolved: "Contare o verificare nei registri quale delle due è vera prima di spendere denaro.",
		doubted: "Non basarvi alcuna misura prima che qualcuno l'abbia verificato.",
		pricesAssumed: "Chiedere un preventivo o far stimare le giornate prima di ordinare.",
		stated: "Concordare da quale segno si vede arrivare, entro quando, e che cosa si fa allora.",
		stake: "Mostrare questo piano con le sue date a chi lo decide, e comunicargli il valore fino ad allora.",
	},
	nl: {
		tightBudget:
			"Vóór de eerste bestelling afspreken wat vervalt als een prijs stijgt, en dat geld achterhouden.",
		tightTime: "Nu afspreken wat mag vervallen of eerder mag beginnen, en de datum elke week vergelijken.",
		restsOn: (name) => `Voor elke maatregel, voor die begint, een vervanger aanwijzen voor ${name}.`,
		unresolved:
			"Tellen of in de gegevens nagaan welke van de twee klopt, voordat er geld aan wordt uitgegeven.",
		doubted: "Er geen maatregel op baseren voordat iemand het heeft nagegaan.",
		pricesAssumed: "Een offerte vragen of de dagen laten schatten voordat het wordt besteld.",
		stated: "Afspreken aan welk teken men het ziet aankomen, tegen wanneer, en wat er dan gebeurt.",
		stake: "Laat wie erover beslist dit plan met zijn datums zien, en meld het cijfer tot die tijd.",
	},
};

export function mitigationsIn(language: Language): Mitigations {
	return mitigations[spoken(language)];
}
