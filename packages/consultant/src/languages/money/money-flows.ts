import { matchersByLanguage } from "../matchers.ts";

/** Which way an amount of money flows; written for speakers to review. */
export const moneyFlows = matchersByLanguage({
	en: {
		/** What is taken in: "we expect revenue of 60,000". */
		income: "revenue revenues proceeds takings income receipts sales_of",
		/** It is looked forward to, not had. */
		awaited:
			"expect expects expected hope hopes would will could estimate* forecast* additional extra more_revenue",
		/** What exists already earns it, or is worth it. */
		earned: "earns earn earning worth brings bring brings_in bring_in contributes yields",
		/** A customer pays it to us. */
		paidToUs:
			"buys_from_us buy_from_us they_pay who_pay who_pays customer_pays client_pays customers_pay clients_pay",
		/** Third persons pay; to us, where `us` stands beside it. */
		pays: "pays pay paid paying",
		us: "us",
		/** People whom a problem keeps busy. */
		people:
			"full-time fulltime fte ftes people persons staff employees colleagues posts positions full-timers",
		/** An amount stands for one of the points by which a share falls short. */
		eachPoint:
			"each_point every_point per_point each_percentage_point every_percentage_point per_percentage_point",
	},
	de: {
		income:
			"einnahmen einnahme mehreinnahmen erlös erlöse erlösen mehrerlös* umsatz mehrumsatz zusatzumsatz einkünfte",
		awaited:
			"erwarten erwartet erwarte erhoffen rechnen würde würden könnte könnten soll geschätzt zusätzlich* mehr*",
		earned:
			"bringt_ein bringen_ein bringt bringen erwirtschaftet erwirtschaften wert einbringt einbringen erzielt",
		paidToUs: "kauft_bei_uns kaufen_bei_uns sie_zahlen zahlt_der_kunde die_kunden_zahlen der_kunde_zahlt",
		pays: "zahlt zahlen bezahlt bezahlen überweist",
		us: "uns",
		people:
			"vollzeitkraft vollzeitkräfte vollzeitstelle* stelle stellen mitarbeit* personen leute kolleg* kräfte vzä beschäftigte",
		eachPoint:
			"jeder_punkt jeden_punkt je_punkt pro_punkt jeder_prozentpunkt jeden_prozentpunkt je_prozentpunkt pro_prozentpunkt jedes_prozent",
	},
	fr: {
		income: "recettes recette revenus produits_de chiffre_d'affaires",
		awaited:
			"attendons attend attendent attendu* espérons espère prévoyons estim* pourrait pourraient supplémentaire*",
		earned: "rapporte rapportent génère génèrent vaut valent valeur_de",
		paidToUs: "nous_achète nous_achètent ils_paient elle_paie il_paie le_client_paie les_clients_paient",
		pays: "paie paient verse versent payait",
		us: "nous",
		people: "temps_plein etp personnes salarié* postes poste collègues employé* agents",
		eachPoint: "chaque_point par_point point_perdu",
	},
	es: {
		income: "ingresos ingreso recaudación facturación",
		awaited: "esperamos espera esperan prevemos estim* podría podrían supondría adicional* más_ingresos",
		earned: "genera generan aporta aportan rinde rinden deja dejan vale valen valor_de valorado",
		paidToUs: "nos_compra nos_compran ellos_pagan el_cliente_paga los_clientes_pagan",
		pays: "paga pagan pagaba abona abonan",
		us: "nos",
		people: "jornada_completa personas empleados empleadas puestos trabajador* compañeros plantilla",
		eachPoint: "cada_punto por_punto por_cada_punto",
	},
	it: {
		income: "ricavi ricavo entrate incassi incasso introiti fatturato",
		awaited:
			"aspettiamo aspetta attendiamo attesi attese prevediamo stim* potrebbe potrebbero porterebbe aggiuntiv* in_più",
		earned: "rende rendono frutta fruttano genera generano porta portano vale valgono valore_di",
		paidToUs: "ci_compra ci_comprano il_cliente_paga i_clienti_pagano",
		pays: "paga pagano versa versano pagava",
		us: "ci",
		people: "tempo_pieno persone dipendenti posti addetti addette colleghi impiegat*",
		eachPoint: "ogni_punto per_punto per_ogni_punto ciascun_punto",
	},
	nl: {
		income: "opbrengst opbrengsten inkomsten omzet ontvangsten",
		awaited: "verwachten verwacht hopen rekenen zou zouden kan_opleveren geschat extra meer",
		earned:
			"levert_per_jaar levert_per_maand leveren_per_jaar leveren_per_maand brengt_op brengen_op levert_op leveren_op brengt_*_op levert_*_op waard waarde_van verdient opbrengt oplevert",
		paidToUs: "koopt_bij_ons kopen_bij_ons ze_betalen zij_betalen de_klant_betaalt klanten_betalen",
		pays: "betaalt betalen betaalde",
		us: "ons",
		people: "voltijd* fulltime* fte fte's mensen medewerkers collega's personen formatieplaats* krachten",
		eachPoint: "elk_punt ieder_punt per_punt elk_procentpunt ieder_procentpunt per_procentpunt elke_procent",
	},
});
