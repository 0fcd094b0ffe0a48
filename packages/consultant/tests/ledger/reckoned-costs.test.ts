import { describe, expect, it } from "vitest";
import { problemCostOf } from "../../src/case/problem/problem-cost.ts";
import { caseOfText } from "../read-text.ts";

const costOf = (text: string) => problemCostOf(caseOfText(text))?.amount ?? null;

describe("what a harm comes to", () => {
	it.each([
		[
			"en",
			"Memo of 2 November 2026\n\n312 members left, the worst quarter since we opened. Each member pays 49 a month, so ca. £183k a year walking out of the door. Nobody resets the routes.",
			183_000,
		],
		[
			"en",
			"Memo of 2 November 2026\n\n9.2 % of the payments failed. Average session is £17.80, so around £12,264 in three weeks, ca £212k a year if it stays. Nobody tested the signal.",
			212_000,
		],
		[
			"de",
			"Protokoll vom 22. Oktober 2026\n\nDie Makulatur liegt bei 11,8 %. Das sind knapp 200 t zu viel, à 1.120 €/t, also rd. 225 T€ im Jahr. Die Farbmessung ist defekt, weil niemand sie bestellt hat.",
			225_000,
		],
		[
			"fr",
			"Note du 16 novembre 2026\n\n634 interventions n'ont pas été faites. Chaque intervention manquée nous coûte 26 €, donc env. 66 000 € par an. Personne ne répond au téléphone.",
			66_000,
		],
		[
			"es",
			"Correo del 12 de noviembre de 2026\n\nLas devoluciones han llegado al 18,6 %. Cada devolución nos cuesta 74 € entre recogida y destrucción, o sea unos 206.000 € al año. Nadie cambió las fichas de la web.",
			206_000,
		],
		[
			"it",
			"Verbale del 10 novembre 2026\n\nIl 14 % dei pacchi arriva rotto. Un pacco rotto ci costa 23 euro, quindi circa 90.000 euro l'anno. Nessuno controlla gli imballaggi.",
			90_000,
		],
		[
			"nl",
			"Notities van 17 november 2026\n\n- 14,2 % van de paprika's wordt afgekeurd\n- klasse 2 brengt 48 cent per kilo minder op, dus ruim 211.000 euro per jaar\n- niemand kijkt naar de doseerunit",
			211_000,
		],
	])("is its cost where a sentence draws the sum of it (%s)", (_, text, amount) => {
		expect(costOf(text)).toBe(amount);
	});

	it.each([
		[
			"en",
			"9.4 % of the jobs were ground twice, nobody calibrates the blocker. Finance puts the year at £208,000.",
		],
		[
			"de",
			"9,4 % der Gläser wurden verschliffen, niemand kalibriert die Maschine. Das Controlling beziffert das Jahr auf 208.000 €.",
		],
		[
			"fr",
			"9,4 % des verres sont ratés, personne ne règle la machine. La comptabilité chiffre cela à 208 000 € par an.",
		],
		[
			"es",
			"El 9,4 % de los cristales sale defectuoso, nadie calibra la máquina. Contabilidad calcula unos 208.000 € al año.",
		],
		[
			"it",
			"Il 9,4 % delle lenti è difettoso, nessuno calibra la macchina. La contabilità stima 208.000 euro l'anno.",
		],
		[
			"nl",
			"9,4 % van de glazen is afgekeurd, niemand stelt de machine bij. Ingrid rekent 208.000 euro per jaar.",
		],
	])("is its cost where somebody reckons it (%s)", (_, text) => {
		expect(costOf(`2026-11-02\n\n${text}`)).toBe(208_000);
	});

	it.each([
		[
			"en",
			"9.4 % of the jobs were ground twice, nobody calibrates the blocker. Finance puts the new machine at £208,000 a year.",
		],
		[
			"en",
			"9.4 % of the jobs were ground twice, nobody calibrates the blocker. The season is over, so £40,000 is left.",
		],
		[
			"de",
			"9,4 % der Gläser wurden verschliffen, niemand kalibriert die Maschine. Der Umsatz liegt bei 40.000 € im Monat, also rund 480.000 € im Jahr.",
		],
		[
			"es",
			"El 9,4 % de los cristales sale defectuoso, nadie calibra la máquina. Contratar a otro técnico costaría 2.000 € al mes, o sea unos 24.000 € al año.",
		],
		[
			"it",
			"Il 9,4 % delle lenti è difettoso, nessuno calibra la macchina. Il fornitore stima la nuova macchina 208.000 euro l'anno.",
		],
		[
			"nl",
			"9,4 % van de glazen is afgekeurd, niemand stelt de machine bij. De omzet is 40.000 euro per maand, dus zo'n 480.000 euro per jaar.",
		],
	])("is no price, no income and no money that is left (%s): %s", (_, text) => {
		expect(costOf(`2026-11-02\n\n${text}`)).toBeNull();
	});

	it.each([
		[
			"en",
			"312 members left because the hall is full. We could cap the passes to 30 a night. That costs nothing, we lose maybe £900 a month.",
		],
		[
			"de",
			"312 Mitglieder sind weg, weil die Halle voll ist. Wir könnten die Karten auf 30 begrenzen. Das kostet nichts, wir verlieren vielleicht 900 € im Monat.",
		],
		[
			"it",
			"312 iscritti sono andati via perché la sala è piena. Potremmo limitare gli ingressi a 30. Non costa nulla, perdiamo forse 900 euro al mese.",
		],
		[
			"nl",
			"312 leden zijn weg omdat de hal vol is. We zouden de passen tot 30 kunnen beperken. Dat kost niets, we verliezen misschien 900 euro per maand.",
		],
	])("is not what a way would lose (%s)", (_, text) => {
		expect(costOf(`2026-11-02\n\n${text}`)).toBeNull();
	});

	it.each([
		["en", "312 members left because the hall is full. We lose £900 a month."],
		["de", "312 Mitglieder sind weg, weil die Halle voll ist. Wir verlieren 900 € im Monat."],
		["it", "312 iscritti sono andati via perché la sala è piena. Perdiamo 900 euro al mese."],
	])("is what is lost now (%s)", (_, text) => {
		expect(costOf(`2026-11-02\n\n${text}`)).toBe(10_800);
	});

	it("is told as what follows, not as a reason", () => {
		const { statements } = caseOfText(
			"Protokoll vom 22. Oktober 2026\n\nDie Makulatur liegt bei 11,8 %. Das sind knapp 200 t zu viel, à 1.120 €/t, also rd. 225 T€ im Jahr. Die Farbmessung ist defekt, weil niemand sie bestellt hat.",
		);
		expect(statements.find(({ plain }) => plain.includes("225 T€"))?.role).toBe("effect");
	});
});
