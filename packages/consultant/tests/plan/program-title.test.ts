import { describe, expect, it } from "vitest";
import { planOfText } from "../planned-texts.ts";

const bodies = {
	en: "Today 31 % of the parcels arrive late, the target is 8 %.\n\nCauses\n- nobody checks the addresses\n\nProposals\n- repair the belt: EUR 20,000, 4 weeks",
	de: "Heute kommen 31 % der Pakete zu spät an, das Ziel sind 8 %.\n\nUrsachen\n- niemand prüft die Adressen\n\nVorschläge\n- das Band reparieren: 20.000 €, 4 Wochen",
	fr: "Aujourd'hui 31 % des colis arrivent en retard, l'objectif est de 8 %.\n\nCauses\n- personne ne vérifie les adresses\n\nPropositions\n- réparer le tapis : 20 000 €, 4 semaines",
	es: "Hoy el 31 % de los paquetes llega tarde, el objetivo es el 8 %.\n\nCausas\n- nadie comprueba las direcciones\n\nPropuestas\n- reparar la cinta: 20.000 €, 4 semanas",
	it: "Oggi il 31 % dei pacchi arriva in ritardo, l'obiettivo è l'8 %.\n\nCause\n- nessuno verifica gli indirizzi\n\nProposte\n- riparare il nastro: 20.000 €, 4 settimane",
	nl: "Vandaag komt 31 % van de pakketten te laat aan, het doel is 8 %.\n\nOorzaken\n- niemand controleert de adressen\n\nVoorstellen\n- de band repareren: € 20.000, 4 weken",
};

describe("A program's name", () => {
	it.each([
		["en", "Memorandum", "Subject: Late parcels at the depot", "Late parcels at the depot"],
		["de", "Aktenvermerk", "Betreff: Verspätete Pakete im Depot", "Verspätete Pakete im Depot"],
		[
			"fr",
			"Note à l'attention de la direction",
			"Objet : Colis en retard au dépôt",
			"Colis en retard au dépôt",
		],
		["es", "Nota para la dirección", "Asunto: Paquetes atrasados", "Paquetes atrasados"],
		["it", "Promemoria per la direzione", "Oggetto: Pacchi in ritardo", "Pacchi in ritardo"],
		["nl", "Memo aan de directie", "Betreft: Late pakketten", "Late pakketten"],
	] as const)(
		"is the subject, not the kind of paper or its addressee (%s)",
		(language, kind, subject, name) => {
			const { title } = planOfText(`${kind}\n\n${subject}\n\n${bodies[language]}`);
			expect(title).toContain(name);
			expect(title).not.toContain(kind.split(" ")[0]);
		},
	);

	it.each([
		["en", "Minutes of the depot meeting"],
		["de", "Protokoll der Sitzung vom 3. März 2026"],
		["fr", "Compte rendu de la réunion du 3 mars 2026"],
		["es", "Acta de la reunión del 3 de marzo de 2026"],
		["it", "Verbale della riunione del 3 marzo 2026"],
		["nl", "Notulen van het overleg van 3 maart 2026"],
	] as const)("is what is measured where the head names no matter (%s)", (language, head) => {
		const { title } = planOfText(`${head}\n\n${bodies[language]}`);
		expect(title).not.toContain(head.split(" ")[0]);
		expect(title).toMatch(/31\s?%.*8\s?%/u);
	});

	it("leaves out what answers and forwarded mails begin with", () => {
		const { title } = planOfText(
			`From: Nora Finch\nTo: Paul Vane\nSubject: Re: Fwd: Late parcels at the depot\n\n${bodies.en}`,
		);
		expect(title).toMatch(/^Late parcels at the depot/);
	});

	it("has a unit once where both values have it", () => {
		const { title } = planOfText(
			"Vermerk\n\nHeute dauert die Reparatur im Mittel 8 Wochen. Das Ziel sind 3 Wochen Reparatur.\n\nUrsachen\n- niemand wartet die Brenner",
		);
		expect(title).toContain("von 8 auf 3 Wochen");
	});

	it("does not say its subject twice", () => {
		const text =
			"Subject: Remakes\n\nRemakes at the lens lab hit 9.4 % of jobs in October. The chain wants us under 5 %.\n\nCauses\n- nobody checks the blocker";
		expect(planOfText(text).title).toBe("Remakes at the lens lab: from 9.4% to 5%");
	});
});
