import { describe, expect, it } from "vitest";
import { caseOfText } from "../read-text.ts";

const mails = {
	en: [
		"From: Moira Keane\nTo: Dev Anand; Will Orr; May Pike\nSent: Wednesday, 18 November 2026 18:22\nSubject: kegs\n\nWe lost 412 kegs this year, last year it was 150. Nobody counts them at the pub.\n\n",
		"Will: talk to the Corrigan people about how long they keep our kegs in their cellars, before the 16th.",
		"Will Orr",
		"2026-12-16",
	],
	de: [
		"Von: Katrin Ohlsen\nAn: Bernd Schirmer; Aylin Demirci\nGesendet: Mittwoch, 18. November 2026 07:48\nBetreff: Fässer\n\nWir haben 412 Fässer verloren, im Vorjahr 150. Niemand zählt sie in den Kneipen.\n\n",
		"Aylin: mit den Leuten von Korrig über die Standzeiten unserer Fässer in ihren Kellern reden, bis zum 16.",
		"Aylin Demirci",
		"2026-12-16",
	],
	fr: [
		"De : Claire Vasseur\nÀ : Karim Benali; Sophie Delmas\nEnvoyé : mercredi 18 novembre 2026 18:22\nObjet : fûts\n\nNous avons perdu 412 fûts, contre 150 l'an dernier. Personne ne les compte dans les bars.\n\n",
		"Karim : parler avec les gens de Corrigan de la durée de nos fûts dans leurs caves, avant le 16.",
		"Karim Benali",
		"2026-12-16",
	],
	es: [
		"De: Begoña Rueda\nPara: Xavi Puig; Chelo Montero\nEnviado: miércoles, 18 de noviembre de 2026 18:22\nAsunto: barriles\n\nHemos perdido 412 barriles, el año pasado 150. Nadie los cuenta en los bares.\n\n",
		"Xavi: hablar con la gente de Corrigan de cuánto tiempo guardan nuestros barriles, antes del día 16.",
		"Xavi Puig",
		"2026-12-16",
	],
	it: [
		"Da: Lorenza Pavan\nA: Gianni Dorigo; Samira Haddad\nInviato: mercoledì 18 novembre 2026 18:22\nOggetto: fusti\n\nAbbiamo perso 412 fusti, l'anno scorso 150. Nessuno li conta nei bar.\n\n",
		"Gianni: parlare con la gente di Corrigan di quanto tengono i nostri fusti nelle cantine, entro il 16.",
		"Gianni Dorigo",
		"2026-12-16",
	],
	nl: [
		"Van: Hanneke Vermeulen\nAan: Driss Bouali; Corrie Smit\nVerzonden: woensdag 18 november 2026 18:22\nOnderwerp: vaten\n\nWe hebben 412 vaten verloren, vorig jaar 150. Niemand telt ze in de kroegen.\n\n",
		"Driss: met de mensen van Corrigan praten over hoe lang ze onze vaten in hun kelders houden, voor de 16e.",
		"Driss Bouali",
		"2026-12-16",
	],
} as const;

describe("what somebody is told to do by a day of the month", () => {
	it.each(Object.entries(mails))(
		"is their task, due on the next such day, and nothing that must not be, in %s",
		(_language, [mail, line, owner, due]) => {
			const { actions, mustNots } = caseOfText(`${mail}${line}`);
			expect(actions.map((each) => [each.owner, each.due])).toContainEqual([owner, due]);
			expect(mustNots).toEqual([]);
		},
	);
});

describe("who gets a mail", () => {
	it("is a person, though the name is a word, too", () => {
		const { people } = caseOfText(`${mails.en[0]}Prices rise in May.`);
		expect(people.map(({ name }) => name)).toEqual(
			expect.arrayContaining(["Dev Anand", "Will Orr", "May Pike"]),
		);
	});
});

it("who is told to do something by a day is not forbidden it, however near to what must not be", () => {
	const { actions, mustNots } = caseOfText(
		"From: Moira Keane\nTo: Jonas Pike\nDate: 2 December 2026\n\n12 % of the glasses are lost. Nobody renews the labels.\n\nThe pot is £20,000 until the end of March and not a penny beyond that. We can't close the bar in December. Please also leave the brewery contract as it is, it's signed until 2028.\n\nJonas: talk to the brewery people about how long they keep glasses, before the 16th.",
	);
	expect(actions.map(({ owner, due }) => [owner, due])).toEqual([["Jonas Pike", "2026-12-16"]]);
	expect(mustNots.map(({ text }) => text)).toEqual([
		"We can't close the bar in December.",
		"Please also leave the brewery contract as it is, it's signed until 2028.",
	]);
});
