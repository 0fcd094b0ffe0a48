import { describe, expect, it } from "vitest";
import { decisionsOf, planOf } from "../../src/consultant.ts";
import type { KnownLanguage } from "../../src/languages/language.ts";
import { unplannedTours } from "../late-deliveries.ts";
import { caseOfText, consultationOf, today } from "../read-text.ts";

const measuresIn = (language: KnownLanguage, text: string) =>
	caseOfText(unplannedTours[language] + text).measures;

describe("what a text wants to move", () => {
	it.each<[KnownLanguage, string]>([
		["en", "Options\n- a daily order by software: the maker asks £2,100 a month for the 18 shops"],
		[
			"de",
			"Vorschläge\n- eine tägliche Bestellung: der Hersteller verlangt 2.100 € im Monat für die 18 Filialen",
		],
		[
			"fr",
			"Une commande quotidienne calculée par un logiciel : l'éditeur Prevoo demande 2 100 € par mois pour les 18 magasins, et 12 000 € d'installation.",
		],
		["es", "Propuestas\n- un pedido diario: el proveedor pide 2.100 € al mes para las 18 tiendas"],
		["it", "Proposte\n- un ordine quotidiano: il fornitore chiede 2.100 € al mese per i 18 negozi"],
		[
			"nl",
			"Voorstellen\n- een dagelijkse bestelling: de leverancier vraagt € 2.100 per maand voor de 18 winkels",
		],
	])("is not the number of things that a price is for (%s: %s)", (language, text) => {
		expect(measuresIn(language, text).map(({ target }) => target?.figure.value)).not.toContain(18);
	});

	it.each<[KnownLanguage, string]>([
		["nl", "Marieke belt dan tot 9 uur zelf rond. We willen dit jaar hooguit 20 uitgevallen dagen."],
		["fr", "La directrice doit appeler jusqu'à 9 h. Nous voulons 20 jours perdus au plus cette année."],
	])("is no hour of the day (%s: %s)", (language, text) => {
		expect(measuresIn(language, text).map(({ target }) => target?.figure.unit)).not.toContain("hour");
	});

	it.each<[KnownLanguage, string]>([
		["en", "25 % of calls wait longer. Target: no more than 5 % of calls unanswered after ten minutes."],
		[
			"de",
			"25 % der Anrufer warten. Ziel: höchstens 5 % der Anrufer länger als zehn Minuten in der Leitung.",
		],
		["fr", "25 % des appels attendent. Objectif : au plus 5 % des appels sans réponse après dix minutes."],
		["es", "El 25 % de las llamadas espera. Objetivo: como mucho el 5 % sin respuesta a los diez minutos."],
		["it", "Il 25 % delle chiamate attende. Obiettivo: al massimo il 5 % senza risposta dopo dieci minuti."],
		[
			"nl",
			"25 % van de bellers wacht. Doel: hooguit 5 % van de bellers langer dan tien minuten in de wacht.",
		],
	])("is not how long a part of it may take (%s: %s)", (language, text) => {
		expect(measuresIn(language, text).map(({ target }) => target?.figure.unit)).toEqual(["%"]);
	});

	it("is a time beside a share where both are wanted", () => {
		const text = "Target: no more than 5 % of calls unanswered, and at most 10 minutes of waiting by June.";
		const units = measuresIn("en", text).map(({ target }) => target?.figure.unit);
		expect(units).toEqual(expect.arrayContaining(["%", "minute"]));
	});

	it.each<[KnownLanguage, string, string]>([
		["en", "A house connection takes 143 days today. The target is 75 days by 30 June 2027.", "(duration)"],
		[
			"de",
			"Ein Hausanschluss dauert derzeit 143 Tage. Ziel: höchstens 75 Tage bis zum 30.06.2027.",
			"(Dauer)",
		],
		[
			"fr",
			"Un raccordement dure actuellement 143 jours. L'objectif est de 75 jours pour le 30 juin 2027.",
			"(durée)",
		],
		[
			"es",
			"Una conexión dura hoy 143 días. El objetivo son 75 días para el 30 de junio de 2027.",
			"(duración)",
		],
		[
			"it",
			"Un allacciamento dura oggi 143 giorni. L'obiettivo è di 75 giorni entro il 30 giugno 2027.",
			"(durata)",
		],
		["nl", "Een aansluiting duurt nu 143 dagen. Het doel is 75 dagen op 30 juni 2027.", "(duur)"],
	])("is the time that a thing takes, not the thing (%s: %s)", (language, text, ending) => {
		expect(measuresIn(language, text)[0]?.name).toMatch(
			new RegExp(`\\p{L}{4} \\${ending.replace(")", "\\)")}$`, "u"),
		);
	});

	it.each<[KnownLanguage, string]>([
		["en", "Our bakeries throw away 17 % of their production. We want 9 % at most by 30 June 2027."],
		[
			"de",
			"Unsere Bäckereien werfen 17 % ihrer Produktion weg. Wir wollen höchstens 9 % bis zum 30. Juni 2027.",
		],
		[
			"fr",
			"Nos boulangeries jettent 17 % de leur production. Nous voulons 9 % au plus pour le 30 juin 2027.",
		],
		[
			"es",
			"Nuestras panaderías tiran el 17 % de su producción. Queremos un 9 % como máximo para el 30 de junio de 2027.",
		],
		[
			"it",
			"I nostri panifici buttano il 17 % della loro produzione. Vogliamo il 9 % al massimo entro il 30 giugno 2027.",
		],
		["nl", "Onze bakkerijen gooien 17 % van hun productie weg. We willen hooguit 9 % op 30 juni 2027."],
	])("is not the whole of which a part is lost (%s: %s)", (language, text) => {
		expect(measuresIn(language, text).map(({ name }) => name)).not.toContainEqual(
			expect.stringMatching(/^(?:de |su )?produ[czk]\p{L}+$/iu),
		);
	});

	it("is a thing without the word that says how often", () => {
		const [measure] = measuresIn(
			"nl",
			"De wachttijd is 9 weken. De wachttijd weer op 4 weken is het doel voor 1 maart 2027.",
		);
		expect(measure?.name).not.toMatch(/weer/u);
	});
});

describe("the gate at which an effect is shown", () => {
	it.each<[KnownLanguage, string, string]>([
		[
			"en",
			"14 of the lifts stand still. The target is 3 lifts standing still by 30 June 2027.",
			"half the way from",
		],
		[
			"de",
			"Verspätete Lieferungen sollen bis zum 30. Juni 2027 auf 4 % sinken; heute sind es 14 %.",
			"der halbe Weg von",
		],
		[
			"fr",
			"Les livraisons en retard sont à 14 %. L'objectif est de 4 % pour le 30 juin 2027.",
			"la moitié du chemin",
		],
	])("says how a value between today and the target was reached (%s: %s)", (language, text, words) => {
		const consultation = consultationOf(unplannedTours[language] + text);
		const rootCause = consultation.case.causes[0]?.text ?? "Nobody plans the tours.";
		const decisions = decisionsOf(consultation, { rootCause, whysPath: [rootCause], research: null }, today);
		const selected = Object.fromEntries(decisions.map(({ id, options }) => [id, options[0]?.id ?? ""]));
		const { stage_gates } = planOf(consultation, { rootCause, decisions, selected }, today);
		const criteria = stage_gates.find(({ gate }) => gate === "G3")?.criteria ?? [];
		for (const criterion of criteria.filter((each) => /\d/u.test(each))) expect(criterion).toContain(words);
		expect(criteria.join(" ")).toMatch(/\p{L}/u);
	});
});
