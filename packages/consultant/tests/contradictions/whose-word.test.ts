import { describe, expect, it } from "vitest";
import { caseOfText } from "../read-text.ts";

const pairsIn = (text: string) =>
	caseOfText(text).contradictions.map(({ one, other }) => `${one.plain} <> ${other.plain}`);

describe("one says that it is so, and another that it is not", () => {
	it.each([
		[
			"en, of a thing that is counted",
			"Plant log, 3 March 2026\n\nBarges wait 9 hours.\n\nThe fitter swears that winch 4 has not lifted a full load since May.\nThe supplier's visit sheet of 12 February: all six winches tested, no action.",
			/winch 4.*six winches/,
		],
		[
			"es, of a thing that is counted",
			"Taller, 3 de marzo de 2026\n\nEl 18 % de los tornos está parado.\n\nEl fabricante sostiene que desde enero no se ha producido ninguna parada por temperatura. Nuestros registros recogen 41 paradas por temperatura en febrero.",
			/ninguna parada.*41 paradas/,
		],
		[
			"de, in the words of another",
			"Protokoll vom 3. März 2026\n\n12 % der Anträge liegen länger als acht Wochen.\n\nFrau Ahlers: Jeder Antrag wird noch am selben Tag im Register erfasst.\n\nHerr Brode entgegnet, im Register stehe seit Januar kein einziger Antrag aus Husum.",
			/Jeder Antrag.*kein einziger Antrag/,
		],
	])("%s", (_, text, expected) => {
		expect(pairsIn(text).filter((pair) => expected.test(pair))).toHaveLength(1);
	});
});

describe("an objection", () => {
	it.each([
		[
			"de",
			"Herr Brode und Frau Ahlers haben gemeinsam unterschrieben.\n\nDer Kran stand drei Tage.\n\nHerr Brode bestreitet das nicht und bestätigt es nicht.",
		],
		[
			"en",
			"Mr Brode and Ms Ahlers signed together.\n\nThe crane stood for three days.\n\nMr Brode does not dispute it, nor does he confirm it.",
		],
		[
			"it",
			"Il signor Brodi e la signora Alesi hanno firmato insieme.\n\nLa gru è rimasta ferma tre giorni.\n\nIl signor Brodi non lo contesta e non lo conferma.",
		],
	])("that is itself denied is none, in %s", (_, text) => {
		expect(pairsIn(`Log, 3 March 2026\n\n9 % of the ships wait.\n\n${text}`)).toEqual([]);
	});

	it.each([
		[
			"de",
			"Frau Dr. Ahlers fragt nach dem Kran.\n\nHerr Brode meint, der Hafen müsse zuerst ausgebaggert werden.\n\nFrau Dr. Ahlers hält dagegen, ohne Lotsen wisse man gar nichts.",
		],
		[
			"fr",
			"Mme Dr Ahlers demande des nouvelles de la grue.\n\nM. Brode voudrait d'abord draguer le port.\n\nM. Colin note la date.\n\nMme Dr Ahlers rétorque que sans pilote on ne sait rien.",
		],
	])("is not against what is said of the one who objects, in %s", (_, text) => {
		expect(
			pairsIn(`Protokoll vom 3. März 2026\n\n${text}`).filter((pair) => /fragt|demande/.test(pair)),
		).toEqual([]);
	});
});
