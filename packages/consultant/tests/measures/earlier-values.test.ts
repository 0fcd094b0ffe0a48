import { expect, it } from "vitest";
import { caseOfText } from "../read-text.ts";

const texts = {
	en: "The exchange shows that 31 % of calls were never answered. That is what I want to get right. Two years ago it was 9 %. I want it under 8 % by November.",
	de: "Die Anlage zeigt, dass 31 % der Anrufe nie angenommen wurden. Das will ich ändern. Vor zwei Jahren waren es 9 %. Ich will unter 8 % bis November.",
	fr: "Le central montre que 31 % des appels restent sans réponse. C'est cela que je veux régler. Il y a deux ans c'était 9 %. Je veux moins de 8 % d'ici novembre.",
	es: "La centralita muestra que el 31 % de las llamadas quedó sin respuesta. Es lo que quiero arreglar. Hace dos años era el 9 %. Quiero menos del 8 % antes de noviembre.",
	it: "Il centralino mostra che il 31 % delle chiamate resta senza risposta. È questo che voglio sistemare. Due anni fa era il 9 %. Voglio meno dell'8 % entro novembre.",
	nl: "De centrale laat zien dat 31 % van de telefoontjes nooit werd beantwoord. Dat wil ik in orde krijgen. Twee jaar geleden was het 9 %. Ik wil onder de 8 % vóór november.",
};

it.each(Object.entries(texts))(
	"starts from the value of today, not from an earlier one (%s)",
	(_language, text) => {
		const { measures } = caseOfText(text);
		expect([measures[0]?.baseline?.figure.value, measures[0]?.target?.figure.value]).toEqual([31, 8]);
	},
);

it.each([
	[
		"en",
		"Last year lending stood still on 17 days, 96 hours in all. With reservations it takes 12 days on average until a book is there. Target: reservations in 5 days at most, less than 10 hours of outage a year.",
	],
	[
		"nl",
		"Vorig jaar lag de uitleen 17 dagen stil, samen 96 uur. Bij reserveringen duurt het gemiddeld 12 dagen tot een boek er is. Doel: reserveringen in hoogstens 5 dagen, minder dan 10 uur uitval per jaar.",
	],
])("of several targets each starts from the value of its own thing (%s)", (_language, text) => {
	const pairs = caseOfText(text).measures.map(({ baseline, target }) => [
		baseline?.figure.value,
		target?.figure.value,
	]);
	expect(pairs).toContainEqual([12, 5]);
});
