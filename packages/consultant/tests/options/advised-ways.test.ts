import { describe, expect, it } from "vitest";
import { decisionsOf } from "../../src/consultant.ts";
import { caseOfText, consultationOf, today } from "../read-text.ts";

const texts = {
	en: `Minutes of 3 November 2026

Of 900 parcels a week 120 arrive late, last year it was 40. The van breaks down because nobody services it.

At most £40,000 may be spent.

Options
1. New van: £30,000, 6 weeks
2. Service contract: £4,000 a year, 2 weeks
3. Second driver: £24,000 a year, 3 weeks
4. Parcel lockers: £9,000, 8 weeks
`,
	de: `Protokoll vom 3. November 2026

Von 900 Paketen in der Woche kommen 120 zu spät, im Vorjahr waren es 40. Der Wagen fällt aus, weil ihn niemand wartet.

Höchstens 40.000 € dürfen ausgegeben werden.

Möglichkeiten
1. Neuer Wagen: 30.000 €, 6 Wochen
2. Wartungsvertrag: 4.000 € im Jahr, 2 Wochen
3. Zweiter Fahrer: 24.000 € im Jahr, 3 Wochen
4. Paketfächer: 9.000 €, 8 Wochen
`,
	fr: `Compte rendu du 3 novembre 2026

Sur 900 colis par semaine, 120 arrivent en retard ; l'an dernier c'était 40. Le fourgon tombe en panne parce que personne ne l'entretient.

On peut dépenser 40 000 € au plus.

Pistes
1. Nouveau fourgon : 30 000 €, 6 semaines
2. Contrat d'entretien : 4 000 € par an, 2 semaines
3. Second chauffeur : 24 000 € par an, 3 semaines
4. Consignes à colis : 9 000 €, 8 semaines
`,
	es: `Acta del 3 de noviembre de 2026

De 900 paquetes a la semana, 120 llegan tarde; el año pasado eran 40. La furgoneta se avería porque nadie la revisa.

Se pueden gastar 40.000 € como máximo.

Opciones
1. Furgoneta nueva: 30.000 €, 6 semanas
2. Contrato de mantenimiento: 4.000 € al año, 2 semanas
3. Segundo conductor: 24.000 € al año, 3 semanas
4. Taquillas para paquetes: 9.000 €, 8 semanas
`,
	it: `Verbale del 3 novembre 2026

Di 900 pacchi alla settimana 120 arrivano in ritardo; l'anno scorso erano 40. Il furgone si guasta perché nessuno lo revisiona.

Si possono spendere al massimo 40.000 €.

Opzioni
1. Furgone nuovo: 30.000 €, 6 settimane
2. Contratto di manutenzione: 4.000 € all'anno, 2 settimane
3. Secondo autista: 24.000 € all'anno, 3 settimane
4. Armadietti per pacchi: 9.000 €, 8 settimane
`,
	nl: `Verslag van 3 november 2026

Van de 900 pakketten per week komen er 120 te laat, vorig jaar waren het er 40. De bus valt uit omdat niemand hem onderhoudt.

Er mag hoogstens € 40.000 worden uitgegeven.

Opties
1. Nieuwe bus: € 30.000, 6 weken
2. Onderhoudscontract: € 4.000 per jaar, 2 weken
3. Tweede chauffeur: € 24.000 per jaar, 3 weken
4. Pakketkluizen: € 9.000, 8 weken
`,
} as const;

type Tongue = keyof typeof texts;

function advised(language: Tongue, said: string): string {
	return caseOfText(`${texts[language]}\n${said}\n`)
		.options.flatMap(({ advised: advice, statements: [first] }) =>
			advice ? `${first?.mark} ${advice.when}` : [],
		)
		.join(", ");
}

function recommendedIn(language: Tongue, said: string) {
	const consultation = consultationOf(`${texts[language]}\n${said}\n`);
	const rootCause = consultation.case.causes[0]?.text ?? "";
	const [measures] = decisionsOf(consultation, { rootCause, whysPath: [rootCause], research: null }, today);
	return measures?.options.find(({ recommended }) => recommended);
}

it("Ways that letters list before a gap are known by them, and nobody is called like their names", () => {
	const listed = texts.de.replaceAll(/^(\d)\. /gm, (_, digit: string) => `${"ABCD"[Number(digit) - 1]}  `);
	const { options } = caseOfText(`${listed}\nWir neigen zu A und D.\n`);
	expect(options.map(({ advised: advice, label }) => [label, advice?.when])).toEqual([
		["Neuer Wagen", "now"],
		["Wartungsvertrag", undefined],
		["Zweiter Fahrer", undefined],
		["Paketfächer", "now"],
	]);
});

describe("A recommendation of the text", () => {
	it.each([
		["en", "My own view: 2 and 4 now, 1 only if the old van fails again.", "1 tied, 2 now, 4 now"],
		["en", "We should start with 4, then 2.", "2 then, 4 now"],
		["en", "I recommend the service contract at once and lockers in two streets.", "2 now, 4 now"],
		[
			"de",
			"Meine Empfehlung: 2 und 4 sofort, 1 nur wenn der alte Wagen wieder ausfällt.",
			"1 tied, 2 now, 4 now",
		],
		["de", "Ich würde mit 4 beginnen, danach 2.", "2 then, 4 now"],
		[
			"de",
			"Ich empfehle den Wartungsvertrag sofort und Paketfächer zunächst in zwei Straßen.",
			"2 now, 4 now",
		],
		["fr", "Je propose de commencer par les pistes 2 et 4, puis la 3.", "2 now, 3 then, 4 now"],
		[
			"fr",
			"À mon avis : 2 et 4 maintenant, 1 seulement si le fourgon retombe en panne.",
			"1 tied, 2 now, 4 now",
		],
		["es", "Mi opinión: 2 y 4 ya, 1 solo si la furgoneta vuelve a fallar.", "1 tied, 2 now, 4 now"],
		["es", "Propongo empezar por las opciones 2 y 4, luego la 3.", "2 now, 3 then, 4 now"],
		["it", "Il mio parere: 2 e 4 subito, 1 solo se il furgone si guasta ancora.", "1 tied, 2 now, 4 now"],
		["it", "Propongo di partire dalle opzioni 2 e 4, poi la 3.", "2 now, 3 then, 4 now"],
		["nl", "Mijn mening: 2 en 4 nu, 1 alleen als de oude bus weer uitvalt.", "1 tied, 2 now, 4 now"],
		["nl", "Ik stel voor te beginnen met opties 2 en 4, daarna 3.", "2 now, 3 then, 4 now"],
		["en", "We lean towards 2 and 4.", "2 now, 4 now"],
		["de", "Wir neigen zu 2 und 4 als erstem Schritt.", "2 now, 4 now"],
		["fr", "Nous penchons pour 2 et 4.", "2 now, 4 now"],
		["es", "Nos inclinamos por 2 y 4.", "2 now, 4 now"],
		["it", "L'assessora propende per la 2 e la 4.", "2 now, 4 now"],
		["nl", "Wij neigen naar 2 en 4.", "2 now, 4 now"],
	] as const)("names ways by number or name, with when (%s: %s)", (language, said, expected) => {
		expect(advised(language, said)).toBe(expected);
	});

	it.each([
		["en", "I would not do 2 and 4."],
		["en", "Should we start with 2 and 4?"],
		["en", "Last year the auditors recommended 2 and 4."],
		["en", "I propose a service contract and a driver for £9,000."],
		["en", "I recommend that two people check the rounds for 4 weeks."],
		["de", "Ich würde 2 und 4 nicht nehmen."],
		["de", "Die Prüfer empfahlen im Vorjahr 2 und 4."],
		["de", "Ich empfehle, dass 2 Leute die Touren 4 Wochen lang prüfen."],
		["fr", "Je ne propose pas les pistes 2 et 4."],
		["es", "No recomiendo las opciones 2 y 4."],
		["it", "Non propongo le opzioni 2 e 4."],
		["nl", "Ik stel opties 2 en 4 niet voor."],
	] as const)("is not read into what says otherwise (%s: %s)", (language, said) => {
		expect(advised(language, said)).toBe("");
	});

	it.each([
		[
			"en",
			"My own view: 2 and 4 now, 1 only if the old van fails again.",
			/recommends it: “My own view.*condition only: New van/u,
		],
		[
			"de",
			"Meine Empfehlung: 2 und 4 sofort, 1 nur wenn der alte Wagen wieder ausfällt.",
			/empfiehlt es: „Meine.*Bedingung: Neuer Wagen/u,
		],
		[
			"fr",
			"À mon avis : 2 et 4 maintenant, 1 seulement si le fourgon retombe en panne.",
			/recommande : « À mon avis.*condition seulement : Nouveau fourgon/u,
		],
	] as const)("is what is recommended, in its own words (%s: %s)", (language, said, reason) => {
		const option = recommendedIn(language, said);
		expect(option?.measures).toHaveLength(2);
		expect(option?.reasoning).toMatch(reason);
	});

	it.each([
		[
			"en",
			"I propose 1 and 3 now.",
			/recommends otherwise: .*“(?:New van|Second).*” is left out here: .*£54,000/u,
		],
		[
			"de",
			"Ich empfehle 1 und 3 sofort.",
			/empfiehlt es anders: .*„(?:Neuer Wagen|Zweiter).*“ fehlt hier: .*54\.000/u,
		],
		[
			"it",
			"Propongo 1 e 3 subito.",
			/raccomanda altro: .*«(?:Furgone|Secondo).*» qui resta fuori: .*54\.000/u,
		],
	] as const)("is not followed beyond the limits, which is told (%s: %s)", (language, said, reason) => {
		expect(recommendedIn(language, said)?.reasoning).toMatch(reason);
	});
});

describe("the figures of a recommendation by numbers", () => {
	it.each<[keyof typeof texts, string]>([
		["en", "My own view: 2 and 4 now, 1 only if the late parcels are still above 3 % in March."],
		["de", "Meine Empfehlung: 2 und 4 sofort, 1 nur, wenn im März noch über 3 % zu spät kommen."],
		["fr", "Mon avis : 2 et 4 tout de suite, 1 seulement si les retards dépassent encore 3 % en mars."],
	])("are no values of a measure (%s)", (language, advice) => {
		const { ledger, measures, statements } = caseOfText(`${texts[language]}\n${advice}\n`);
		const told = statements.find(({ plain }) => plain === advice);
		expect(
			ledger.filter(({ statementId }) => statementId === told?.id).map(({ role }) => role),
		).not.toContain("target");
		const figures = measures.flatMap(({ baseline, target }) => [baseline?.statementId, target?.statementId]);
		expect(figures).not.toContain(told?.id);
	});

	it("stays a target where nothing hangs on it", () => {
		const advice = "I recommend 2 and 4 now, so that at most 60 parcels a week are late by 30 June 2027.";
		const { ledger } = caseOfText(`${texts.en}\n${advice}\n`);
		expect(ledger.some(({ role, figure }) => role === "target" && figure.value === 60)).toBe(true);
	});
});
