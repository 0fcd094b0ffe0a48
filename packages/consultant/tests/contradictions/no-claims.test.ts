import { describe, expect, it } from "vitest";
import { caseOfText } from "../read-text.ts";

const pairsIn = (text: string) =>
	caseOfText(text).contradictions.map(({ one, other }) => `${one.plain} <> ${other.plain}`);

describe("what claims nothing contradicts nothing", () => {
	it.each([
		[
			"en, a remark beside a list of things to do",
			"Walk of 3 March 2026\n\nOf 90 boilers 31 failed last winter. Nobody bleeds the radiators.\n\nGood coffee there.\n\nAlso, nothing to do with this: coffee for the office, call the dentist, the other house wants a visit.",
		],
		[
			"de, a remark beside a list of things to do",
			"Begehung vom 3. März 2026\n\nVon 90 Kesseln fielen 31 aus. Niemand entlüftet die Heizkörper.\n\nNette Hausmeister übrigens.\n\nNoch auf meiner Liste, hat nichts damit zu tun: Blumen für die Hausmeister, Zahnarzt anrufen.",
		],
		[
			"fr, a remark beside a list of things to do",
			"Visite du 3 mars 2026\n\nSur 90 chaudières, 31 sont tombées en panne. Personne ne purge les radiateurs.\n\nCafé excellent là-bas.\n\nEncore sur ma liste, rien à voir avec ceci : café pour le bureau, appeler le dentiste.",
		],
		[
			"it, a remark beside a list of things to do",
			"Visita del 3 marzo 2026\n\nSu 90 caldaie 31 si sono fermate. Nessuno spurga i radiatori.\n\nBuon caffè lì.\n\nAncora in lista, non c'entra niente con questo: caffè per l'ufficio, chiamare il dentista.",
		],
		[
			"fr, the same formula of denial",
			"Courriels du 3 mars 2026\n\nDe Paul : Le 4 janvier, six heures d'attente au quai pour rien.\n\nDe Anne : La grue n'y est pour rien, elle a été contrôlée en novembre.",
		],
		[
			"it, a word in quotation marks",
			"Nota del 3 marzo 2026\n\nPer chiudere un reclamo impieghiamo 74 giorni. I reclami vanno a una casella che nessuno legge.\n\nGreco: a me toccano sempre i reclami «Zeta», cioè tutti.",
		],
		[
			"de, a word in quotation marks",
			"Notiz vom 3. März 2026\n\nEine Reklamation bleibt 74 Tage liegen. Die Reklamationen gehen in ein Postfach, das niemand liest.\n\nKern: Mir bleiben immer die Reklamationen „Z“, also alle.",
		],
		[
			"en, a number that names a thing",
			"Briefing, 3 March 2026\n\nDUNCAN: Two of you for fourteen cages. Aye, I know.\n\nDUNCAN: Oh, and rats, cage 3, in through the same gap twice.",
		],
		[
			"de, a number that names a thing",
			"Besprechung, 3. März 2026\n\nHinrich: Zwei Leute für vierzehn Ställe, ich weiß.\n\nHinrich: Und Ratten, Stall 3, zweimal durch dasselbe Loch.",
		],
		[
			"en, a habit and one of its days",
			"Minutes of 3 March 2026\n\nFAULK: Porters count by hand two days in May.\n\nFAULK: The porters' count for May 2025 came to 1,430 guests.",
		],
		[
			"en, all day is not all people",
			"Talk of 3 March 2026\n\nA: Half of all calls come between eight and nine, because people ring early for a slot.\n\nB: Your head nurse says that the desk is covered by two people all day.",
		],
		[
			"de, jeden Tag ist nicht alle",
			"Gespräch vom 3. März 2026\n\nA: Ein Drittel aller Anrufe kommt vor neun, weil die Leute früh anrufen.\n\nB: Die Pflegeleitung sagt, am Tresen säßen jeden Tag zwei Leute.",
		],
		[
			"en, what somebody said and whatever is said",
			"Letter of 3 March 2026\n\nEleven families have left since Easter. Mrs Adeyemi's son had five key persons. \"You can't build anything with that,\" she said, and I had no answer.\n\nThe waiting list is on one laptop.\n\nFees are not the reason, whatever is said at the school gate.",
		],
		[
			"de, one word for two things that are counted",
			"Vermerk vom 5. Oktober 2026\n\nIm dritten Quartal gingen 2.140 Rechnungen verspätet hinaus.\n\nUrsachen\n- Die Zählerstände der 9.600 neuen Funkzähler kommen im Abrechnungssystem nicht an, weil die Schnittstelle die 14-stelligen Gerätenummern auf 12 Stellen kürzt.\n- Von sieben Stellen in der Abrechnung sind drei seit März unbesetzt.",
		],
	])("%s", (_, text) => {
		expect(pairsIn(text)).toEqual([]);
	});

	it.each([
		[
			"en, an objection to a claim",
			"Minutes of 3 March 2026\n\nAda: The late boats come from the old pump.\n\nBen: The pump has nothing to do with it: the late boats were the two without a pilot.",
		],
		[
			"it, a quoted sentence",
			"Nota del 3 marzo 2026\n\nGreco: «Ogni reclamo viene letto entro un giorno.»\n\nRossi: I reclami di marzo non sono stati letti per tre settimane.",
		],
		[
			"fr, an objection to a claim",
			"Courriels du 3 mars 2026\n\nDe Paul : Les retards au quai viennent de la grue.\n\nDe Anne : La grue n'y est pour rien, les retards viennent du planning.",
		],
	])("a claim and its denial still do: %s", (_, text) => {
		expect(pairsIn(text)).toHaveLength(1);
	});
});

it("Two instead of five turns against nothing", () => {
	const text =
		"Verbale del 4 novembre 2026\n\nNeri: le prenotazioni delle scuole sono scese del 40 %. Le guide sono due invece di cinque, perché tre contratti sono finiti a giugno.\n\nObiettivo: 300 prenotazioni entro marzo 2027.";
	expect(caseOfText(text).contradictions).toEqual([]);
});

it("How much is well is no claim that all is", () => {
	const text =
		"Board slide, 3 November 2026\n\n- On time: 82 % in October (target 95 %)\n- Late runs by cause: driver missing 61, breakdown 34, roadworks 23\n";
	expect(caseOfText(text).contradictions).toEqual([]);
});
