import { matchersByLanguage } from "../matchers.ts";

/**
 * Verbs that say by themselves nothing of what is done: that two statements share one ties them no more than an article.
 * Lists as in `CueWords`, written for speakers to review.
 */
export const lightVerbs = matchersByLanguage({
	en: {
		light: "do does did done doing make makes made making get gets got take takes took taken give given",
	},
	de: {
		light:
			"macht machen machte machten gemacht tut tun tat getan gibt gab gegeben geht gehen ging gegangen kommt kommen kam gekommen nimmt genommen",
	},
	fr: {
		light:
			"fait faits faite faites faire font faisait faisaient fera mis mise mises mettre met mettent pris prise prises prend donné donne",
	},
	es: {
		light:
			"hecho hecha hechos hechas hace hacen hacer hacía hizo hicieron da dan dado dada pone ponen puesto puesta toma tomado",
	},
	it: {
		light:
			"fatto fatta fatti fatte fa fanno fare faceva facevano farà messo messa messi messe mette mettono preso presa presi prese dato data",
	},
	nl: {
		light:
			"gedaan doet doen deed deden maakt maken maakte maakten gemaakt gaat gaan ging gegaan komt komen kwam gekomen neemt nemen genomen geeft gegeven",
	},
});
