import { describe, expect, it } from "vitest";
import { touches } from "../../src/case/limits/must-nots.ts";
import { decide } from "../../src/decisions/decide.ts";
import { makePlan } from "../../src/plan/plan.ts";
import { type PaperLanguage, papers, planOfText, proposals } from "../planned-texts.ts";
import { caseOfText, consultationOf } from "../read-text.ts";

const mustNots = (text: string) => caseOfText(text).mustNots.map(({ text: said }) => said);

const same = (language: string, text: string): [string, string, string][] => [[language, text, text]];

describe("what must not happen", () => {
	it.each([
		"Gillian can sign off £40k, not a pound over.",
		"Höchstens 90.000 €. Frau Dombrowski zählt vier Wochen lang den Bestand im Keller.",
		"At most £90,000. Nobody knows where the shut-off valves are.",
		"At most £90,000. The supplier has not answered yet.",
		"At most £90,000. We do not want any more complaints.",
		"Höchstens 90.000 €. Niemand weiß, wer die Kabine zuletzt gewartet hat.",
		"Höchstens 90.000 €. Bis zum Frühjahr soll es laufen.",
		"90 000 € au maximum. Personne ne sait combien de feuilles sont perdues.",
		"Como máximo 90.000 €. Nadie sabe cuánta harina se pierde.",
		"Al massimo 90.000 €. Nessuno sa quanti capi vanno persi.",
		"Hoogstens € 90.000. Niemand weet hoeveel papier er verloren gaat.",
		"At most £90,000. Nobody could tell me who calibrates the scale.",
		"At most £90,000. We reject about 4 % of the crates.",
		"Höchstens 90.000 €. Der Vorstand lehnt den Antrag der Abteilung ab.",
		"Höchstens 90.000 €. Die Gemeinde schließt die Arbeiten im Mai ab.",
		"90 000 € au maximum. Nous refusons environ 4 % des caisses.",
		"Como máximo 90.000 €. El seguro rechaza la reclamación.",
		"Al massimo 90.000 €. Il consiglio respinge la richiesta.",
		"Hoogstens € 90.000. Wij sluiten de kassa om zes uur af.",
		"At most £90,000. Nobody has a contract for the hoods.",
		"90 000 € au maximum. Personne n'a de contrat pour les hottes.",
		"Como máximo 90.000 €. No hay contrato de mantenimiento.",
		"Como máximo 90.000 €. Nadie tiene contrato de mantenimiento.",
		"Como máximo 90.000 €. No existe convenio con la escuela.",
		"Al massimo 90.000 €. Non c'è un contratto di manutenzione.",
		"Hoogstens € 90.000. Er bestaat geen overeenkomst met de garage.",
		"Höchstens 90.000 €. Es gibt keinen Vertrag für die Wartung.",
	])("is nothing that is only not known or not yet so: %s", (text) => {
		expect(mustNots(text)).toEqual([]);
	});

	it.each<[string, string]>([
		["en", "One thing: do not raise the prices again, ok?"],
		["de", "Und eins noch: Die Preise dürfen nicht noch einmal erhöht werden, ja?"],
		["fr", "Une chose : il ne faut pas toucher aux prix, d'accord ?"],
		["es", "Una cosa: no se pueden subir los precios otra vez, ¿vale?"],
		["it", "Una cosa: i prezzi non si possono alzare di nuovo, va bene?"],
		["nl", "Eén ding: de prijzen mogen niet weer omhoog, oké?"],
	])("is no question for ending in one (%s): %s", (_language, text) => {
		expect(mustNots(`14 %.\n\nBudget: max. 90.000 €\n\n${text}`)).toEqual([text]);
	});

	it.each([
		"At most £90,000. Could we win them back? The first month free for those who left.",
		"Höchstens 90.000 €. Sollen wir sie zurückholen? Der erste Monat bleibt für alle kostenlos.",
		"90 000 € au maximum. On les fait revenir ? Le premier mois reste gratuit pour eux.",
	])("is nothing that only goes on about a question: %s", (text) => {
		expect(mustNots(text)).toEqual([]);
	});

	it.each<[string, string]>([
		["de", "Und bitte: Der Versand darf vor Weihnachten an keinem Tag stillstehen."],
		["de", "Der Versand darf nie stillstehen."],
		["de", "Wir dürfen nie Fleisch ausgeben, das über 7 Grad war."],
		["nl", "We mogen nooit vlees uitgeven dat boven de 7 graden is geweest."],
		["nl", "De winkel mag geen dag dicht."],
		["en", "Dispatch may not stop on a single day."],
		["fr", "L'expédition ne doit s'arrêter aucun jour."],
		["es", "El reparto no debe pararse ningún día."],
		["it", "La spedizione non deve fermarsi nemmeno un giorno."],
	])("is what may never be (%s): %s", (_language, text) => {
		expect(mustNots(`14 %. ${text}`)).toEqual([text]);
	});

	it.each<[string, string, string]>([
		["en", "Limits\nAt most £90,000.", "The Friday handout always goes ahead."],
		["de", "Grenzen\nHöchstens 90.000 €.", "Die Ausgabe am Freitag findet immer statt."],
		["fr", "Limites\n90 000 € au maximum.", "La distribution du vendredi a toujours lieu."],
		["es", "Límites\nComo máximo 90.000 €.", "El reparto del viernes se hace siempre."],
		["it", "Limiti\nAl massimo 90.000 €.", "La distribuzione del venerdì si fa sempre."],
		["nl", "Grenzen\nHoogstens € 90.000.", "De uitgifte op vrijdag gaat altijd door."],
		[
			"fr",
			"Limites\n90 000 € au maximum.",
			"Nous ne pouvons jamais distribuer de viande restée au-dessus de 7 degrés.",
		],
		["it", "Limiti\nAl massimo 90.000 €.", "Non possiamo mai distribuire carne rimasta sopra i 7 gradi."],
		["en", "At most £90,000.", "No building work before 24 December."],
		["de", "Höchstens 90.000 €.", "Keine Bauarbeiten vor dem 24. Dezember."],
		["fr", "90 000 € au maximum.", "Pas de travaux avant le 24 décembre."],
		["es", "Como máximo 90.000 €.", "Nada de obras antes del 24 de diciembre."],
		["it", "Al massimo 90.000 €.", "Niente lavori prima del 24 dicembre."],
		["nl", "Meer dan € 90.000 is er niet.", "Geen bouwwerkzaamheden vóór 24 december."],
	])(
		"is what is so every time, or not before a day, where limits stand (%s, %s): %s",
		(_language, limits, text) => {
			expect(mustNots(`${limits} ${text}`)).toEqual([text]);
		},
	);

	it.each<[string, string, string]>([
		[
			"en",
			"Limits: at most £90,000. The audit in May is not to be disturbed.",
			"The audit in May is not to be disturbed.",
		],
		[
			"en",
			"Limits: at most £90,000. No deliveries before seven in the morning.",
			"No deliveries before seven in the morning.",
		],
		["en", "Night routes may not be cut, federal law.", "Night routes may not be cut, federal law."],
		[
			"de",
			"Höchstens 90.000 €. Die Prüfung im Mai darf nicht gefährdet werden.",
			"Die Prüfung im Mai darf nicht gefährdet werden.",
		],
		[
			"de",
			"Ohne Zustimmung des Personalrats keine Sonntagsarbeit.",
			"Ohne Zustimmung des Personalrats keine Sonntagsarbeit.",
		],
		["de", "Grenzen: höchstens 90.000 €. Keine Entlassungen.", "Keine Entlassungen."],
		[
			"fr",
			"Contraintes : 90 000 € au maximum. Pas de travail de nuit sur le site (convention).",
			"Pas de travail de nuit sur le site (convention).",
		],
		["fr", "Il est hors de question de fermer l'école.", "Il est hors de question de fermer l'école."],
		["fr", "On ne touche pas aux tarifs des abonnés.", "On ne touche pas aux tarifs des abonnés."],
		[
			"es",
			"Tope: 90.000 euros como máximo. No se puede tocar el horario de los conductores.",
			"No se puede tocar el horario de los conductores.",
		],
		["es", "Queda excluida la venta del edificio.", "Queda excluida la venta del edificio."],
		["es", "La plantilla no se puede ampliar.", "La plantilla no se puede ampliar."],
		[
			"it",
			"Vincoli: massimo 90.000 euro. Niente cantieri dal 20 novembre al 7 gennaio.",
			"Niente cantieri dal 20 novembre al 7 gennaio.",
		],
		["it", "È vietato deviare i mezzi nel centro.", "È vietato deviare i mezzi nel centro."],
		[
			"it",
			"I prezzi ai soci non si toccano, è fuori discussione.",
			"I prezzi ai soci non si toccano, è fuori discussione.",
		],
		["nl", "Grens: niet meer dan € 90.000. Geen bewoner mag verhuizen.", "Geen bewoner mag verhuizen."],
		[
			"nl",
			"Aan het rooster van de nachtploeg mag niet worden getornd.",
			"Aan het rooster van de nachtploeg mag niet worden getornd.",
		],
		["nl", "De keuring in mei mag niet verstoord worden.", "De keuring in mei mag niet verstoord worden."],
		[
			"en",
			"Hands off the school kitchens, whatever it saves.",
			"Hands off the school kitchens, whatever it saves.",
		],
		["en", "We will not close the night desk.", "We will not close the night desk."],
		[
			"en",
			"Dust must not exceed two milligrams beside the ward.",
			"Dust must not exceed two milligrams beside the ward.",
		],
		[
			"en",
			"Status of the wards, 4 May 2026\n\nThere are £90,000 at most, not a penny more. Nurses may not be moved between wards.",
			"Nurses may not be moved between wards.",
		],
		[
			"de",
			"Die Lärmwerte an der Schule dürfen unter keinen Umständen überschritten werden.",
			"Die Lärmwerte an der Schule dürfen unter keinen Umständen überschritten werden.",
		],
		[
			"de",
			"Wir wollen die Gebühren der Eltern nicht erhöhen.",
			"Wir wollen die Gebühren der Eltern nicht erhöhen.",
		],
		[
			"fr",
			"Les relevés de nuit ne seront en aucun cas publiés.",
			"Les relevés de nuit ne seront en aucun cas publiés.",
		],
		["fr", "Il ne faut pas toucher aux congés d'été.", "Il ne faut pas toucher aux congés d'été."],
		[
			"es",
			"Tampoco se puede cerrar la biblioteca los sábados.",
			"Tampoco se puede cerrar la biblioteca los sábados.",
		],
		["es", "No queremos subir las cuotas de los socios.", "No queremos subir las cuotas de los socios."],
		[
			"it",
			"Non vogliamo aumentare le rette delle famiglie.",
			"Non vogliamo aumentare le rette delle famiglie.",
		],
		["it", "In nessun caso si chiude il pronto soccorso.", "In nessun caso si chiude il pronto soccorso."],
		[
			"nl",
			"Het is duidelijk: handen af van de nachtbussen, wat het ook bespaart.",
			"Het is duidelijk: handen af van de nachtbussen, wat het ook bespaart.",
		],
		["nl", "We willen de contributie niet verhogen.", "We willen de contributie niet verhogen."],
		...same("en", "The union has turned down night shifts."),
		...same("de", "Der Betriebsrat lehnt Samstagsarbeit ab."),
		...same("de", "Unser Mietvertrag schließt Umbauten am Tor aus."),
		...same("de", "Unsere Police lässt offenes Feuer nicht zu."),
		...same("fr", "Le bailleur exclut une seconde entrée."),
		...same("es", "La junta se opone a subir las cuotas."),
		...same("it", "Il sindacato si oppone ai turni di notte."),
		...same("nl", "De verzekeraar sluit laswerk in de loods uit."),
		...same("nl", "Een hogere contributie wijzen de leden af."),
		...same("en", "The statute forbids loading at the gate."),
		...same("en", "I do not want anyone in the depot laid off."),
		...same("en", "The lease does not permit trailers in the yard."),
		...same("de", "Der Denkmalschutz untersagt Eingriffe in die Fassade."),
		...same("de", "Ich möchte nicht, dass am Wochenende lackiert wird."),
		...same("fr", "Je ne veux pas de travail de nuit au dépôt."),
		...same("fr", "L'arrêté ne permet pas de travaux en juillet."),
		...same("es", "No quiero que se toque la receta del pan."),
		...same("es", "El seguro no permite que los clientes entren en el taller."),
		...same("it", "Non voglio che si lavori la domenica."),
		...same("it", "Lo statuto non consente mutui."),
		...same("nl", "Ik wil niet dat er op zondag gewerkt wordt."),
		...same("nl", "De verzekeraar staat niet toe dat stagiairs medicijnen uitgeven."),
	])("is a constraint of the case: %s, %s", (_, text, expected) => {
		const read = caseOfText(text);
		expect(read.mustNots.map(({ text: said }) => said)).toEqual([expected]);
		const own = read.statements.find(({ plain }) => plain === expected);
		expect(own?.role).toBe("constraint");
		expect(read.causes.map(({ text: said }) => said)).not.toContain(expected);
		expect(read.options).toEqual([]);
	});

	it.each([
		[
			"en, how things are",
			"What we found\n- planners may not change an order once it is booked\n- no spare parts at the yard",
		],
		[
			"de, how things are",
			"Ursachen\n- Wer am Dienstag anfängt, darf vier Wochen nicht in die Halle\n- Keine Ersatzteile im Lager",
		],
		[
			"nl, how things are",
			"Oorzaken\n- de planner mag de route niet wijzigen\n- geen reserveonderdelen in het magazijn",
		],
		[
			"fr, how things are",
			"Causes\n- le planning ne peut pas être modifié le soir\n- pas de pièces de rechange",
		],
		[
			"es, how things are",
			"Causas\n- no se puede cambiar la ruta por la noche\n- ningún recambio en el almacén",
		],
		[
			"it, how things are",
			"Cause\n- il piano non può essere cambiato di sera\n- nessun ricambio in magazzino",
		],
		[
			"nl, a target",
			"Randvoorwaarden: hooguit € 90.000. Het verzuim moet op 1 juli 2027 onder de 5 % liggen.",
		],
		["de, a cap of its own", "Die Kosten dürfen keinesfalls überschritten werden."],
		["en, a cap", "We may spend at most £90,000. Exceeding it is ruled out."],
		["de, a cap", "Der Kredit beträgt 90.000 €, eine Überschreitung ist ausgeschlossen."],
	])("is not what is said of the present, or of a sum: %s", (_, text) => {
		expect(mustNots(text)).toEqual([]);
	});
});

describe("a must-not in two halves", () => {
	it("is one, with its reason", () => {
		const text =
			"We must not open on Sundays. And no night work; the union agreement rules it out until June.";
		expect(mustNots(text)).toEqual([
			"We must not open on Sundays.",
			"And no night work; the union agreement rules it out until June.",
		]);
	});

	it("stands below proposals too, in the paragraph of the sum, and is no option", () => {
		const { mustNots: found, options } = caseOfText(
			"Parcels, 3 March 2026\n\nIn February 14 % of parcels were late because nobody plans the van.\n\nWhat we can do\n\n1. Plan the van daily, £6,000, 3 weeks\n2. Rent a second van, £9,000, 4 weeks\n\nThe board has released £20,000 until 30 June and no more. Drivers' breaks must not be cut.",
		);
		expect(found.map(({ text }) => text)).toEqual(["Drivers' breaks must not be cut."]);
		expect(options.map(({ label }) => label)).toEqual(["Plan the van daily", "Rent a second van"]);
	});
});

const memo = `Note on no-shows, 3 March 2026

Of 900 appointments 180 were missed in February because nobody sends reminders. That costs us £40,000 a year.

Options
- reminders by text message, £6,000, 3 weeks
- night shifts at the Harbour clinic, £9,000, 4 weeks

Limits: at most £20,000. No night shifts at the Harbour clinic before the inspection.`;

describe("what must not happen, downstream", () => {
	const { case: read } = consultationOf(memo);
	const rootCause = "nobody sends reminders";
	const today = "2026-03-04";
	const decisions = decide(read, null, null, { rootCause, today });
	const [measures] = decisions;

	it("stands with the decision, and at the option that is about it", () => {
		expect(measures?.context).toContain("No night shifts at the Harbour clinic");
		const night = measures?.options.find(({ label }) => /^night shifts/i.test(label));
		expect(night?.warning).toContain("Your text forbids: “No night shifts at the Harbour clinic");
		const texts = measures?.options.find(({ label }) => /^reminders/i.test(label));
		expect(texts?.warning).toBeNull();
		expect(measures?.options.find(({ id }) => id === "package")).toBeUndefined();
	});

	it("stands in the plan with its quote, to be watched and never as met", () => {
		const option = measures?.options.find(({ label }) => /^night shifts/i.test(label));
		const plan = makePlan(read, null, {
			rootCause,
			decisions,
			selected: { measures: option?.id ?? "" },
			today,
		});
		const limit = plan.limits?.find(({ kind }) => kind === "must not");
		expect(limit).toMatchObject({ met: null, change: null, amount: null });
		expect(limit?.quotes.map(({ text }) => text)).toEqual([
			"No night shifts at the Harbour clinic before the inspection.",
		]);
		expect(limit?.statement).toMatch(/could be broken by: night shifts at the Harbour clinic/i);
	});
});

describe("A way that the speaker of what must not happen proposes", () => {
	it.each([
		[
			"es",
			"[12/10/26, 21:03] Paco Tolva: La aceituna espera 9 horas, nadie reparte los turnos\n[12/10/26, 21:05] Paco Tolva: lo que no podemos hacer es rechazar aceituna, los estatutos lo prohíben\n[12/10/26, 21:06] Paco Tolva: y contratar un segundo turno de noche, eso son 6.500 € al mes\n[12/10/26, 21:07] Paco Tolva: un ordenador nuevo para la báscula son 1.900 €",
		],
		[
			"de",
			"[12.10.26, 21:03] Paul Tolva: Die Oliven warten 9 Stunden, niemand verteilt die Termine\n[12.10.26, 21:05] Paul Tolva: Oliven dürfen wir nicht ablehnen, die Satzung verbietet es\n[12.10.26, 21:06] Paul Tolva: eine zweite Nachtschicht einstellen, das wären 6.500 € im Monat\n[12.10.26, 21:07] Paul Tolva: ein neuer Rechner für die Waage wäre für 1.900 € zu haben",
		],
	])("has nothing to do with it by the name alone (%s)", (_, text) => {
		const consultation = consultationOf(text);
		const { options, mustNots: forbidden } = consultation.case;
		expect(options.length).toBeGreaterThan(0);
		for (const option of options)
			expect(forbidden.filter((mustNot) => touches(mustNot, option)).map(({ text: said }) => said)).toEqual(
				[],
			);
	});
});

describe("what must not be done before a day", () => {
	it.each<[PaperLanguage, string, string]>([
		["en", "At most €40,000. No building work before 24 December 2026.", "24 December"],
		["de", "Höchstens 40.000 €. Keine Bauarbeiten vor dem 24. Dezember 2026.", "24. Dezember"],
		["fr", "40 000 € au maximum. Pas de travaux avant le 24 décembre 2026.", "24 décembre"],
		["es", "Como máximo 40.000 €. Nada de obras antes del 24 de diciembre de 2026.", "24 de diciembre"],
		["it", "Al massimo 40.000 €. Niente lavori prima del 24 dicembre 2026.", "24 dicembre"],
		["nl", "Meer dan € 40.000 is er niet. Geen bouwwerkzaamheden vóór 24 december 2026.", "24 december"],
	])("holds the chosen ways up to that day (%s)", (language, text, day) => {
		const [repair = ""] = proposals[language];
		const plan = planOfText(papers[language]([`${repair}: 9.000 €`], text));
		const [barred] = plan.limits?.filter(({ kind }) => kind === "must not") ?? [];
		expect(barred?.statement).toContain(repair);
		expect(barred?.statement).toContain(day);
		const begins = plan.workstreams.flatMap(({ tasks }) =>
			tasks.flatMap(({ id, start_day }) => (/^m\d/u.test(id) ? start_day : [])),
		);
		expect(Math.min(...begins)).toBeGreaterThanOrEqual(15);
	});

	it.each<[PaperLanguage, string]>([
		["en", "At most €40,000. No jobs may be cut before 24 December 2027."],
		["de", "Höchstens 40.000 €. Stellen dürfen bis zum 24. Dezember 2027 nicht abgebaut werden."],
		["fr", "40 000 € au maximum. Pas de suppression de postes avant le 24 décembre 2027."],
		["es", "Como máximo 40.000 €. No se pueden recortar puestos antes del 24 de diciembre de 2027."],
		["it", "Al massimo 40.000 €. L'appalto scade il 24 dicembre 2027 e non si può rescindere prima."],
		["nl", "Meer dan € 40.000 is er niet. Er mogen vóór 24 december 2027 geen banen verdwijnen."],
	])("holds nothing up that spares something else until then (%s)", (language, text) => {
		const [repair = ""] = proposals[language];
		const plan = planOfText(papers[language]([`${repair}: 9.000 €`], text));
		const begins = plan.workstreams.flatMap(({ tasks }) => tasks.map(({ start_day }) => start_day ?? 0));
		expect(Math.max(...begins)).toBeLessThan(100);
	});

	it("says nothing of a day that has come", () => {
		const paper = papers.en(
			["Repair the sorting belt: £9,000"],
			"At most £40,000. No building work before 24 November 2026.",
		);
		const limits = planOfText(paper, "2026-11-24").limits ?? [];
		expect(
			limits
				.filter(({ kind }) => kind === "must not")
				.map(({ statement }) => statement)
				.join(),
		).not.toContain("at the earliest");
	});
});
