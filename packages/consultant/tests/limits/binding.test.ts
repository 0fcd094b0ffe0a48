import { describe, expect, it } from "vitest";
import { caseOfText } from "../read-text.ts";

/** A text in which the sentence about money and the one about the day stand below a heading on ways forward. */
const textOf = (head: string, ways: string, cap: string, due: string, target: string) =>
	`${head}\n\n${ways}\n\n${cap} ${due}\n\n${target}`;

describe("a heading on proposals", () => {
	it.each([
		[
			"en",
			"Memo of 3 May 2026\n\n140 parcels came back broken this year. Nobody checks the boxes.",
			"Proposals\n\nOffer 1: Packwell, new boxes, £18,500\nOffer 2: Tapeman, double tape, £4,900",
			"There is £20,000 for this and not a penny more.",
			"The solution must be running by 30 September 2026.",
			"Target: at most 40 broken parcels in 2027.",
		],
		[
			"de",
			"Vermerk vom 3. Mai 2026\n\n140 Pakete kamen in diesem Jahr kaputt zurück. Niemand prüft die Kartons.",
			"Vorschläge\n\nAngebot 1: Packwell, neue Kartons, 18.500 €\nAngebot 2: Tapeman, doppeltes Band, 4.900 €",
			"Mehr als 20.000 € gibt es dafür nicht.",
			"Die Lösung muss bis zum 30. September 2026 laufen.",
			"Ziel: höchstens 40 kaputte Pakete im Jahr 2027.",
		],
		[
			"fr",
			"Note du 3 mai 2026\n\n140 colis sont revenus cassés cette année. Personne ne contrôle les cartons.",
			"Propositions\n\nOffre 1 : Packwell, nouveaux cartons, 18 500 €\nOffre 2 : Tapeman, double ruban, 4 900 €",
			"Il y a 20 000 € et pas un euro de plus.",
			"La solution doit être en service avant le 30 septembre 2026.",
			"Objectif : au plus 40 colis cassés en 2027.",
		],
		[
			"es",
			"Nota del 3 de mayo de 2026\n\n140 paquetes volvieron rotos este año. Nadie revisa las cajas.",
			"Propuestas\n\nOferta 1: Packwell, cajas nuevas, 18.500 €\nOferta 2: Tapeman, cinta doble, 4.900 €",
			"Hay 20.000 € y ni un euro más.",
			"La solución tiene que estar en marcha antes del 30 de septiembre de 2026.",
			"Objetivo: como máximo 40 paquetes rotos en 2027.",
		],
		[
			"it",
			"Nota del 3 maggio 2026\n\n140 pacchi sono tornati rotti quest'anno. Nessuno controlla le scatole.",
			"Proposte\n\nOfferta 1: Packwell, scatole nuove, 18.500 €\nOfferta 2: Tapeman, nastro doppio, 4.900 €",
			"Ci sono 20.000 € e non un euro di più.",
			"La soluzione deve essere in funzione entro il 30 settembre 2026.",
			"Obiettivo: al massimo 40 pacchi rotti nel 2027.",
		],
		[
			"nl",
			"Notitie van 3 mei 2026\n\n140 pakketten kwamen dit jaar kapot terug. Niemand controleert de dozen.",
			"Voorstellen\n\nOfferte 1: Packwell, nieuwe dozen, € 18.500\nOfferte 2: Tapeman, dubbel plakband, € 4.900",
			"Er is € 20.000 en geen cent meer.",
			"De oplossing moet uiterlijk 30 september 2026 werken.",
			"Doel: hoogstens 40 kapotte pakketten in 2027.",
		],
	])("leaves a cap and a day below it what their sentences say (%s)", (_, ...parts) => {
		const { limits, statements } = caseOfText(textOf(...(parts as [string, string, string, string, string])));
		expect(limits.cap?.figure.value).toBe(20_000);
		expect(limits.deadline?.figure.date?.to).toBe("2026-09-30");
		const binding = statements.filter(({ plain }) => parts.slice(2, 4).includes(plain));
		expect(binding.map(({ role }) => role)).not.toContain("option");
	});

	it("stays the place of a way whose price is the most that it costs, or that must be ordered by a day", () => {
		const { limits, options } = caseOfText(
			"Memo of 3 May 2026\n\n140 parcels came back broken. Nobody checks the boxes.\n\nProposals\n\n- New boxes from Packwell, at most £18,500, to be ordered by 1 June 2026\n- Double tape, £4,900",
		);
		expect(limits.cap).toBeNull();
		expect(options).toHaveLength(2);
	});
});

describe("what somebody gives at most", () => {
	it.each([
		[
			"en",
			"140 parcels came back broken. Nobody checks the boxes.\n\nProposals\n- New boxes, £18,500\n- Double tape, £4,900\nThe board gives at most £20,000 for 2027.",
		],
		[
			"de",
			"140 Pakete kamen kaputt zurück. Niemand prüft die Kartons.\n\nVorschläge\n- Neue Kartons, 18.500 €\n- Doppeltes Band, 4.900 €\nDer Vorstand gibt höchstens 20.000 € für 2027.",
		],
		[
			"fr",
			"140 colis sont revenus cassés. Personne ne contrôle les cartons.\n\nPropositions\n- Nouveaux cartons, 18 500 €\n- Double ruban, 4 900 €\nLe conseil accorde au maximum 20 000 € pour 2027.",
		],
		[
			"es",
			"140 paquetes volvieron rotos. Nadie revisa las cajas.\n\nPropuestas\n- Cajas nuevas, 18.500 €\n- Doble cinta, 4.900 €\nLa junta concede como máximo 20.000 € para 2027.",
		],
		[
			"it",
			"140 pacchi sono tornati rotti. Nessuno controlla le scatole.\n\nProposte\n- Scatole nuove, 18.500 €\n- Nastro doppio, 4.900 €\nIl consiglio concede al massimo 20.000 € per il 2027.",
		],
		[
			"nl",
			"140 pakketten kwamen kapot terug. Niemand controleert de dozen.\n\nVoorstellen\n- Nieuwe dozen, € 18.500\n- Dubbele tape, € 4.900\nHet bestuur geeft hooguit € 20.000 voor 2027.",
		],
	])("is the cap behind a list of proposals, in %s", (_language, content) => {
		expect(caseOfText(content).limits.cap?.figure.value).toBe(20_000);
	});
});
