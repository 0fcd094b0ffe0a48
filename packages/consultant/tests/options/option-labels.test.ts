import { describe, expect, it } from "vitest";
import { caseOfText } from "../read-text.ts";

const texts = {
	en: {
		text: "Customers call twice in 31 % of cases. Costs €90,000 a year.\n\nNobody gave the agents access.\n\nOption: give agents a read-only screen, €12,000, six weeks.\nProposal: hire two more agents for €60,000 a year.\nIdea: Send a text message, €8,000.",
		ways: ["Give agents a read-only screen", "Hire two more agents", "Send a text message"],
	},
	de: {
		text: "Kunden rufen in 31 % der Fälle zweimal an. Kostet 90.000 € im Jahr.\n\nNiemand hat den Mitarbeitern Zugang gegeben.\n\nOption: den Mitarbeitern lesenden Zugang geben, 12.000 €, sechs Wochen.\nVorschlag: zwei weitere Mitarbeiter einstellen für 60.000 € im Jahr.\nIdee: Eine Nachricht schicken, 8.000 €.",
		ways: [
			"Den Mitarbeitern lesenden Zugang geben",
			"Zwei weitere Mitarbeiter einstellen",
			"Eine Nachricht schicken",
		],
	},
	fr: {
		text: "Les clients appellent deux fois dans 31 % des cas. Coûte 90 000 € par an.\n\nPersonne n'a donné l'accès aux agents.\n\nOption : donner aux agents un écran en lecture seule, 12 000 €, six semaines.\nProposition : embaucher deux agents de plus pour 60 000 € par an.\nIdée : envoyer un message, 8 000 €.",
		ways: [
			"Donner aux agents un écran en lecture seule",
			"Embaucher deux agents de plus",
			"Envoyer un message",
		],
	},
	es: {
		text: "Los clientes llaman dos veces en el 31 % de los casos. Cuesta 90.000 € al año.\n\nNadie dio acceso a los agentes.\n\nOpción: dar a los agentes una pantalla de lectura, 12.000 €, seis semanas.\nPropuesta: contratar a dos agentes más por 60.000 € al año.\nIdea: enviar un mensaje, 8.000 €.",
		ways: ["Dar a los agentes una pantalla de lectura", "Contratar a dos agentes más", "Enviar un mensaje"],
	},
	it: {
		text: "I clienti chiamano due volte nel 31 % dei casi. Costa 90.000 € all'anno.\n\nNessuno ha dato l'accesso agli operatori.\n\nOpzione: dare agli operatori una schermata di lettura, 12.000 €, sei settimane.\nProposta: assumere altri due operatori per 60.000 € all'anno.\nIdea: mandare un messaggio, 8.000 €.",
		ways: [
			"Dare agli operatori una schermata di lettura",
			"Assumere altri due operatori",
			"Mandare un messaggio",
		],
	},
	nl: {
		text: "Klanten bellen in 31 % van de gevallen twee keer. Kost € 90.000 per jaar.\n\nNiemand heeft de medewerkers toegang gegeven.\n\nOptie: de medewerkers een scherm geven om te lezen, € 12.000, zes weken.\nVoorstel: twee extra medewerkers aannemen voor € 60.000 per jaar.\nIdee: klanten een bericht sturen, € 8.000.",
		ways: [
			"De medewerkers een scherm geven om te lezen",
			"Twee extra medewerkers aannemen",
			"Klanten een bericht sturen",
		],
	},
};

describe.each(Object.entries(texts))("In %s", (_language, { text, ways }) => {
	it("a way is called by what is done, without the word that says what it is", () => {
		expect(caseOfText(text).options.map(({ label }) => label)).toEqual(ways);
	});

	it.each(["alone", "above the rest"])(
		"what costs so much right behind the problem is an effect: %s",
		(where) => {
			const [said = ""] = text.split("\n\n");
			const { statements, ledger, options } = caseOfText(where === "alone" ? said : text);
			const cost = statements.find(({ plain }) => /^\p{L}+ (?:€ )?[€\d]/u.test(plain));
			expect(cost?.role).toBe("effect");
			expect(ledger.find(({ statementId }) => statementId === cost?.id)?.role).toBe("problem cost");
			expect(options.map(({ id }) => id)).not.toContain(cost?.id);
		},
	);
});

it.each([
	[
		"We propose to raise the hourly bonus by £1.50 (£41,000 a year) and two instructors from June (£36,000 for a year).",
		["1.50", "instructors"],
	],
	[
		"Wir schlagen eine Zulage von 1,50 € je Stunde bis zum Tarifabschluss vor (410.000 € im Jahr) und zwei Fahrlehrer auf Honorar ab Juni (36.000 € für ein Jahr).",
		["1,50", "Fahrlehrer"],
	],
	[
		"On propose une prime de 1,50 € par heure (41 000 € par an) et deux moniteurs dès juin (36 000 € pour un an).",
		["1,50", "moniteurs"],
	],
])("a way with its price in a bracket is not cut inside a number: %s", (proposal, parts) => {
	const { options } = caseOfText(`3 November 2026\n\n12 % of the tours are cancelled.\n\n${proposal}`);
	expect(options).toHaveLength(2);
	for (const [at, part] of parts.entries()) expect(options[at]?.label).toContain(part);
	for (const { label } of options) expect(label).toMatch(/^\p{L}/u);
});
