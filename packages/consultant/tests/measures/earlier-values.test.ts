import { expect, it } from "vitest";
import { caseOfText } from "../read-text.ts";

const texts = {
	en: "Interview of 3 May 2026\n\nThe exchange says that 31% of calls in April were never answered. That is the one thing I'd like to get right this year. Two years ago it was about 9%. I want it under 8% by the end of November, before the winter rush.",
	de: "Gespräch vom 3. Mai 2026\n\nDie Anlage sagt, dass 31 % der Anrufe im April nie angenommen wurden. Das ist das eine, das ich dieses Jahr in Ordnung bringen will. Vor zwei Jahren waren es etwa 9 %. Ich will es unter 8 % bis Ende November, vor dem Winter.",
	nl: "Gesprek van 3 mei 2026\n\nDe centrale zegt dat 31 % van de telefoontjes in april nooit is beantwoord. Dat is het ene dat ik dit jaar in orde wil brengen. Twee jaar geleden was het ongeveer 9 %. Ik wil het onder 8 % vóór eind november.",
	it: "Colloquio del 3 maggio 2026\n\nIl centralino dice che il 31 % delle chiamate di aprile è rimasto senza risposta. È l'unica cosa che quest'anno vorrei sistemare. Due anni fa era circa il 9 %. Lo voglio sotto l'8 % entro fine novembre.",
};

it.each(Object.entries(texts))(
	"starts from the value of today, not from an earlier one said behind it (%s)",
	(_language, text) => {
		const [first] = caseOfText(text).measures;
		expect([first?.baseline?.figure.value, first?.target?.figure.value]).toEqual([31, 8]);
	},
);
