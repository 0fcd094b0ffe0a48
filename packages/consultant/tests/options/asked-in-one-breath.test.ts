import { expect, it } from "vitest";
import { caseOfText } from "../read-text.ts";

const told = {
	en: [
		"Voice note of 3 March 2026\n\nIn January 14 % of the tours were cancelled, because two drivers share one van.",
		"So, what can we do. A second van, 9,000 euros, eight weeks. Then raise the limit for repairs, that costs nothing. And an alarm in the yard, 3,700 euros. I'd start with the van.",
		["second van", "limit for repairs", "alarm in the yard"],
	],
	de: [
		"Sprachnachricht vom 3. März 2026\n\nIm Januar sind 14 % der Fahrten ausgefallen, weil sich zwei Fahrer einen Wagen teilen.",
		"So, was können wir machen. Ein zweiter Wagen, 9.000 Euro, acht Wochen. Dann die Freigabegrenze hoch, das kostet gar nichts. Und ein Alarm im Hof, 3.700 Euro. Ich würd mit dem Wagen anfangen.",
		["zweiter Wagen", "Freigabegrenze hoch", "Alarm im Hof"],
	],
	fr: [
		"Message vocal du 3 mars 2026\n\nEn janvier 14 % des tournées ont été annulées, parce que deux chauffeurs se partagent une camionnette.",
		"Alors, que peut-on faire. Une deuxième camionnette, 9 000 euros, huit semaines. Ensuite relever le seuil des réparations, cela ne coûte rien. Et une alarme dans la cour, 3 700 euros.",
		["deuxième camionnette", "seuil des réparations", "alarme dans la cour"],
	],
	es: [
		"Nota de voz del 3 de marzo de 2026\n\nEn enero se anuló el 14 % de las rutas, porque dos conductores comparten una furgoneta.",
		"Bueno, qué podemos hacer. Una segunda furgoneta, 9.000 euros, ocho semanas. Luego subir el límite de las reparaciones, eso no cuesta nada. Y una alarma en el patio, 3.700 euros.",
		["segunda furgoneta", "límite de las reparaciones", "alarma en el patio"],
	],
	it: [
		"Messaggio vocale del 3 marzo 2026\n\nA gennaio il 14 % dei giri è saltato, perché due autisti si dividono un furgone.",
		"Allora, cosa possiamo fare. Un secondo furgone, 9.000 euro, otto settimane. Poi alzare il limite delle riparazioni, non costa niente. E un allarme nel cortile, 3.700 euro.",
		["secondo furgone", "limite delle riparazioni", "allarme nel cortile"],
	],
	nl: [
		"Spraakbericht van 3 maart 2026\n\nIn januari viel 14 % van de ritten uit, omdat twee chauffeurs één bus delen.",
		"Dus, wat kunnen we doen. Een tweede bus, 9.000 euro, acht weken. Dan de grens voor reparaties omhoog, dat kost niets. En een alarm op het terrein, 3.700 euro.",
		["tweede bus", "grens voor reparaties", "alarm op het terrein"],
	],
} as const;

it.each(Object.entries(told))(
	"Who asks what can be done, and answers it in the same breath, names ways (%s)",
	(_, [wrong, answer, ways]) => {
		const labels = caseOfText(`${wrong}\n\n${answer}`).options.map(({ label }) => label);
		expect(labels).toHaveLength(ways.length);
		for (const way of ways) expect(labels.join("\n")).toContain(way);
	},
);
