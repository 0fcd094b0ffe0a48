import { describe, expect, it } from "vitest";
import { caseOfText } from "../read-text.ts";

const pairs = (text: string) =>
	caseOfText(text).contradictions.map(({ one, other }) => [one.plain, other.plain]);

const apart = "9 % of it is late, 2026.";

describe("what was done, and is said never to have been", () => {
	it.each([
		[
			"en",
			"Night cleaning was cancelled in the May budget round.",
			"The contractor says night cleaning was never cancelled.",
		],
		[
			"de",
			"Die Werkstattreinigung wurde im Mai eingestellt.",
			"Laut Dienstleister wurde die Werkstattreinigung nie eingestellt.",
		],
		[
			"fr",
			"La ronde de nuit a été supprimée en mai.",
			"Le prestataire affirme que la ronde de nuit n'a jamais été supprimée.",
		],
		[
			"es",
			"El turno de limpieza se suprimió en mayo.",
			"El contratista dice que el turno de limpieza nunca se suprimió.",
		],
		[
			"it",
			"La pulizia notturna è stata sospesa a maggio.",
			"L'appaltatore dice che la pulizia notturna non è mai stata sospesa.",
		],
		[
			"nl",
			"De nachtelijke schoonmaak is in mei geschrapt.",
			"Volgens de aannemer is de nachtelijke schoonmaak nooit geschrapt.",
		],
	])("contradict each other, %s", (_, done, never) => {
		expect(pairs(`${done}\n\n${apart}\n\n${never}`)).toEqual([[done, never]]);
	});

	it("contradict each other where one stands in a cell of a log", () => {
		const found = pairs(
			"ID | Opened | Site | Comments\n1 | 2 May | Quay | weekly greasing was dropped in the spring plan\n2 | 9 May | Mill | the seal was changed by the fitter\n\nThe supplier writes that weekly greasing was never dropped.",
		);
		expect(found).toEqual([
			[
				"weekly greasing was dropped in the spring plan",
				"The supplier writes that weekly greasing was never dropped.",
			],
		]);
	});

	it.each([
		[
			"another thing, en",
			"The north pump was stopped in March.",
			"The operator says the south pump never stopped.",
		],
		[
			"another verb, de",
			"Die Werkstattreinigung wurde im Mai verlegt.",
			"Die Werkstattreinigung wurde nie eingestellt.",
		],
		["never again, de", "Die Ronde wurde im Mai gestrichen.", "Die Ronde wurde nie wieder gestrichen."],
		[
			"never before, fr",
			"La ronde de nuit a été supprimée en mai.",
			"La ronde de nuit n'avait jamais été supprimée auparavant.",
		],
		[
			"of another year, es",
			"El turno de limpieza se suprimió en mayo de 2026.",
			"El turno de limpieza nunca se suprimió en 2024.",
		],
		[
			"a light verb, it",
			"Il corso antincendio è stato fatto a maggio.",
			"La prova antincendio non è mai stata fatta.",
		],
		[
			"a condition, nl",
			"De ronde is in mei geschrapt.",
			"Als de ronde nooit geschrapt wordt, kost dat geld.",
		],
	])("do not of %s", (_, done, never) => {
		expect(pairs(`${done}\n\n${apart}\n\n${never}`)).toEqual([]);
	});
});

describe("what is said to have been on all the time, and is off", () => {
	it.each([
		["en", "The dehumidifier has been bypassed since 4 May.", "The dehumidifier has always been in service."],
		[
			"de",
			"Die Entstaubung ist seit dem 4. Mai überbrückt.",
			"Die Entstaubung ist durchgehend in Betrieb gewesen.",
		],
		["fr", "Le surpresseur est à l'arrêt depuis le 4 mai.", "Le surpresseur a toujours fonctionné."],
		["es", "El compresor está puenteado desde el 4 de mayo.", "El compresor siempre ha funcionado."],
		["it", "Il depuratore è in bypass dal 4 maggio.", "Il depuratore è sempre rimasto in servizio."],
		["nl", "De ontvochtiger is sinds 4 mei buiten werking.", "De ontvochtiger heeft altijd gedraaid."],
	])("contradict each other, %s", (_, off, on) => {
		expect(pairs(`${off}\n\n${apart}\n\n${on}`)).toEqual([[off, on]]);
	});

	it.each([
		["another thing, en", "The dehumidifier is off since 4 May.", "The lift has always run."],
		["another thing, fr", "Le surpresseur est à l'arrêt depuis mai.", "La caisse a toujours fonctionné."],
		["both off, it", "Il depuratore è fermo dal 4 maggio.", "Il depuratore era sempre spento."],
	])("do not of %s", (_, off, on) => {
		expect(pairs(`${off}\n\n${apart}\n\n${on}`)).toEqual([]);
	});
});
