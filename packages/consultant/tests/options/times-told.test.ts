import { describe, expect, it } from "vitest";
import { decisionsOf } from "../../src/consultant.ts";
import { caseOfText, consultationOf, today } from "../read-text.ts";
import { inList } from "./in-list.ts";

const week = (value: number) => ({ value, unit: "week" });

describe("how long a way takes", () => {
	it.each([
		["en", "Release the list 2 days before loading, £3,500, 6 weeks"],
		["en", "Send the bill 10 days after delivery, £3,500, 6 weeks"],
		["en", "Release the list 4 hours before loading, IT says 6 weeks and £3,500"],
		["de", "Die Packliste 2 Tage vor dem Verladen freigeben, 3.500 €, 6 Wochen"],
		["fr", "Valider la liste 2 jours avant le chargement, 3 500 €, 6 semaines"],
		["es", "Liberar la lista 2 días antes de la carga, 3.500 €, 6 semanas"],
		["it", "Rilasciare la lista 2 giorni prima del carico, 3.500 €, 6 settimane"],
		["nl", "De lijst 2 dagen voor het laden vrijgeven, € 3.500, 6 weken"],
	] as const)("is no time before or after an event (%s: %s)", (language, way) => {
		expect(caseOfText(inList(language, way)).options[0]?.time).toEqual(week(6));
	});

	it.each([
		["en", "New racks, £3,500, delivered 6 weeks after the order"],
		["de", "Neue Regale, 3.500 €, 6 Wochen nach der Bestellung"],
		["fr", "De nouveaux rayons, 3 500 €, 6 semaines après la commande"],
	] as const)("is the time after an order (%s)", (language, way) => {
		expect(caseOfText(inList(language, way)).options[0]?.time).toEqual(week(6));
	});

	it.each([
		["en", "A second crew, £4,800 a month, could start in two weeks"],
		["de", "Eine zweite Mannschaft, 4.800 € im Monat, kann in zwei Wochen anfangen"],
		["fr", "Une deuxième équipe, 4 800 € par mois, peut commencer dans deux semaines"],
		["es", "Un segundo turno, 4.800 € al mes, puede empezar en dos semanas"],
		["it", "Una seconda squadra, 4.800 € al mese, può iniziare tra due settimane"],
		["nl", "Een tweede ploeg, € 4.800 per maand, kan over twee weken beginnen"],
	] as const)("is not when it can begin (%s)", (language, way) => {
		expect(caseOfText(inList(language, way)).options[0]).toMatchObject({ time: null, startsIn: week(2) });
	});

	it("is told as the text tells it, and asks for nothing that is known", () => {
		const optionOf = (way: string) => {
			const consultation = consultationOf(inList("en", way));
			const rootCause = consultation.case.causes[0]?.text ?? "";
			const about = { rootCause, whysPath: [rootCause], research: null };
			return decisionsOf(consultation, about, today)[0]?.options.find(({ id }) => id === "measure-1");
		};
		const release = optionOf("Release the list 4 hours before loading, IT says 6 weeks and £3,500");
		expect(release).toMatchObject({ stated_time: "6 weeks", estimated_timeline_months: 1.5, cons: [] });
		const crew = optionOf("A second crew, £4,800 a month, could start in two weeks");
		expect(crew).toMatchObject({ stated_time: "It can begin in 2 weeks, your text says.", cons: [] });
	});
});

it.each([
	["en", "open a branch, £185,000, break-even after 20 months"],
	["de", "eine Filiale öffnen, 185.000 €, rechnet sich nach 20 Monaten"],
	["fr", "ouvrir une agence, 185 000 €, amortie en 20 mois"],
	["es", "abrir una sucursal, 185.000 €, se amortiza en 20 meses"],
	["it", "aprire una filiale, 185.000 €, si ripaga in 20 mesi"],
	["nl", "een filiaal openen, € 185.000, in 20 maanden terugverdiend"],
] as const)("until its cost has come back is no time that a way takes (%s)", (language, way) => {
	const [option] = caseOfText(inList(language, way)).options;
	expect(option?.time).toBeNull();
});
