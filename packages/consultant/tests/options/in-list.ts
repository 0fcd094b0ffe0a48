const heads = {
	en: "Options",
	de: "Vorschläge",
	fr: "Propositions",
	es: "Propuestas",
	it: "Proposte",
	nl: "Voorstellen",
};
const others = {
	en: "Late parcels are at 22 %, because nobody sees where the boxes are.|A second gate, £1,800, 2 weeks",
	de: "Verspätete Pakete liegen bei 22 %, weil niemand sieht, wo die Kisten sind.|Ein zweites Tor, 1.800 €, 2 Wochen",
	fr: "Les colis en retard sont à 22 %, parce que personne ne voit où sont les caisses.|Une deuxième porte, 1 800 €, 2 semaines",
	es: "Los paquetes con retraso están en el 22 %, porque nadie ve dónde están las cajas.|Una segunda puerta, 1.800 €, 2 semanas",
	it: "I pacchi in ritardo sono al 22 %, perché nessuno vede dove sono le casse.|Un secondo portone, 1.800 €, 2 settimane",
	nl: "Te late pakketten liggen op 22 %, omdat niemand ziet waar de kisten zijn.|Een tweede poort, € 1.800, 2 weken",
};

/** A problem with its cause, and a way as the first of two. */
export function inList(language: keyof typeof heads, way: string): string {
	const [problem, other] = others[language].split("|");
	return `${problem}\n\n${heads[language]}\n- ${way}\n- ${other}`;
}
