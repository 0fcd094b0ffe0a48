import { describe, expect, it } from "vitest";
import { walkOf } from "../planned-texts.ts";

/** What is wanted in money and why it is not so, with a way that goes at one cause only and says nothing of what it brings. */
const memos = {
	en: {
		text: "Note of 3 November 2026\n\nJoint purchasing was to save €4,200,000 a year; today it saves €900,000 a year. The two warehouses use different article numbers. The post of head of purchasing has been vacant since March.\n\nProposals\n- appoint an interim head of purchasing, €15,000, 2 months\n\nTarget: savings of €4,200,000 a year by 31 December 2027.",
		served: "The post of head of purchasing has been vacant since March.",
		beside: "The two warehouses use different article numbers.",
		size: "How large the matter is",
	},
	de: {
		text: "Vermerk vom 3. November 2026\n\nVerspätete Touren kosten uns 240.000 € im Jahr. 12 % der Touren sind verspätet. Niemand pflegt die Stammdaten der Kunden. Das Tor am Lager klemmt seit März.\n\nVorschläge\n- das Tor am Lager reparieren, 9.000 €, 1 Monat\n\nZiel: 3 % verspätete Touren bis 31. Dezember 2027.",
		served: "Das Tor am Lager klemmt seit März.",
		beside: "Niemand pflegt die Stammdaten der Kunden.",
		size: "So groß ist die Sache",
	},
	fr: {
		text: "Note du 3 novembre 2026\n\nLes tournées en retard nous coûtent 240 000 € par an. 12 % des tournées sont en retard. Personne ne tient à jour les adresses des clients. La porte du dépôt est bloquée depuis mars.\n\nPropositions\n- réparer la porte du dépôt, 9 000 €, 1 mois\n\nObjectif : 3 % de tournées en retard au 31 décembre 2027.",
		served: "La porte du dépôt est bloquée depuis mars.",
		beside: "Personne ne tient à jour les adresses des clients.",
		size: "L'ampleur de l'enjeu",
	},
	nl: {
		text: "Notitie van 3 november 2026\n\nTe late ritten kosten ons € 240.000 per jaar. 12 % van de ritten is te laat. Niemand houdt de adressen van klanten bij. De poort van het depot klemt sinds maart.\n\nVoorstellen\n- de poort van het depot herstellen, € 9.000, 1 maand\n\nDoel: 3 % te late ritten op 31 december 2027.",
		served: "De poort van het depot klemt sinds maart.",
		beside: "Niemand houdt de adressen van klanten bij.",
		size: "Zo groot is de zaak",
	},
} as const;

describe.each(Object.entries(memos))("what a plan gains (%s)", (_, { text, served, beside, size }) => {
	it("is how large the matter is where no chosen way goes at the root cause", () => {
		const { plan, decisions } = walkOf(text, beside);
		expect(plan.benefits[0]?.description).toContain(size);
		expect(plan.benefits[0]).toMatchObject({ up_to: true });
		expect(plan.payback).toBeUndefined();
		expect(decisions[0]?.options.flatMap(({ payback }) => payback ?? [])).toEqual([]);
	});

	it("is the gain where one does", () => {
		const [benefit] = walkOf(text, served).plan.benefits;
		expect(benefit?.quantified_value).toBeGreaterThan(0);
		expect(benefit?.description).not.toContain(size);
	});
});
