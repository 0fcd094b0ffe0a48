import { describe, expect, it } from "vitest";
import { caseOfText } from "../read-text.ts";

/** What is wrong and a list of ways, behind which somebody gives money and says what must stay. */
const notes = {
	en: [
		"Errors rise.\n\nProposals\n- a course: £4,000\n- a second till: £900\n\n",
		"The council releases £9,000 for 2027.",
	],
	de: [
		"Die Fehler steigen.\n\nVorschläge\n- ein Kurs: 4.000 €\n- eine zweite Kasse: 900 €\n\n",
		"Der Träger gibt 9.000 € für 2027 frei.",
	],
	fr: [
		"Les erreurs montent.\n\nPropositions\n- un cours : 4 000 €\n- une seconde caisse : 900 €\n\n",
		"La mairie met 9 000 € à disposition pour 2027.",
	],
	es: [
		"Los errores suben.\n\nPropuestas\n- un curso: 4.000 €\n- una segunda caja: 900 €\n\n",
		"El ayuntamiento pone 9.000 € a nuestra disposición para 2027.",
	],
	it: [
		"Gli errori aumentano.\n\nProposte\n- un corso: 4.000 €\n- una seconda cassa: 900 €\n\n",
		"Il Comune mette a disposizione 9.000 € per il 2027.",
	],
	nl: [
		"De fouten nemen toe.\n\nVoorstellen\n- een cursus: € 4.000\n- een tweede kassa: € 900\n\n",
		"De gemeente stelt € 9.000 beschikbaar voor 2027.",
	],
} as const;

describe.each(Object.entries(notes))("money behind a list of ways (%s)", (_, [ways, given]) => {
	it("is the most that may be spent where somebody gives it", () => {
		const { limits, options } = caseOfText(`${ways}${given}`);
		expect(limits.cap?.figure.value).toBe(9_000);
		expect(options).toHaveLength(2);
	});
});

it("What an offer of the list gives is no cap", () => {
	const { limits } = caseOfText(
		"Errors rise.\n\nProposals\n- the bank grants £9,000 for a second till\n- a course: £4,000\n",
	);
	expect(limits.cap).toBeNull();
});

it.each(["Die Nachtwache darf nicht verkleinert werden.", "Das Team darf nicht halbiert werden."])(
	"What must not become less must not happen: %s",
	(said) => {
		const { mustNots } = caseOfText(`${notes.de[0]}${notes.de[1]} ${said}`);
		expect(mustNots.map(({ statement }) => statement?.plain)).toEqual([said]);
	},
);

it.each([
	"Errors rise. Two releases a year need £9,000 for testing.",
	"Les erreurs montent. La mairie accorde un permis pour des travaux de 9 000 €.",
])("What speaks of something else that is given is no cap: %s", (text) => {
	expect(caseOfText(text).limits.cap).toBeNull();
});
