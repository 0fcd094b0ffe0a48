import { describe, expect, it } from "vitest";
import { decisionsOf, planOf } from "../../src/consultant.ts";
import type { KnownLanguage } from "../../src/languages/language.ts";
import { reachWords } from "../../src/wording/reach.ts";
import { caseOfText, consultationOf, today } from "../read-text.ts";
import { walked } from "../walked.ts";

const note = `Vermerk vom 3. November 2026

Im Pflegeheim sind seit dem Sommer 9 von 46 Bewohnern gestürzt. Die Sturzrisiken werden bei der Aufnahme nicht erfasst, der Bogen dafür wurde abgeschafft. Das Licht im Flur geht zu spät an, weil der Bewegungsmelder falsch hängt.

Wir könnten die Bewegungsmelder umhängen lassen, das kostet 1.400 € und dauert eine Woche. Eine zweite Nachtwache würde 5.600 € im Monat kosten.

Bis zum 30. Juni 2027 wollen wir höchstens 3 Stürze im halben Jahr haben.`;

function summaryOf(rootCause: string, way = "Die Bewegungsmelder umhängen lassen"): string {
	const consultation = consultationOf(note);
	const decisions = decisionsOf(consultation, { rootCause, whysPath: [rootCause], research: null }, today);
	const selected = Object.fromEntries(
		decisions.map(({ id, options }) => [
			id,
			(options.find(({ label }) => label === way) ?? options[0])?.id ?? "",
		]),
	);
	const plan = planOf(consultation, { rootCause, decisions, selected }, today);
	return [
		...(plan.summary ?? []).map(({ text }) => text),
		...plan.risks.map(({ description }) => description),
	].join("\n");
}

describe("a plan with a target", () => {
	it("says where nothing shows that it reaches it: no chosen way has to do with the root cause", () => {
		const said = summaryOf(
			"Die Sturzrisiken werden bei der Aufnahme nicht erfasst, der Bogen dafür wurde abgeschafft.",
			"Eine zweite Nachtwache",
		);
		expect(said.match(/Dass die gewählten Wege es erreichen, zeigt Ihr Text nicht/gu)).toHaveLength(1);
	});

	it("says of which stated cause the chosen way is, where that is another one", () => {
		const said = summaryOf(
			"Die Sturzrisiken werden bei der Aufnahme nicht erfasst, der Bogen dafür wurde abgeschafft.",
		);
		expect(said).toContain(
			"gehen eine andere Ursache an, die Ihr Text nennt, „Der Bewegungsmelder hängt falsch“",
		);
	});

	it("does not where one has", () => {
		expect(
			summaryOf("Das Licht im Flur geht zu spät an, weil der Bewegungsmelder falsch hängt."),
		).not.toContain("zeigt Ihr Text nicht");
	});

	it.each<[KnownLanguage, string, string, string]>([
		[
			"en",
			"18 % of deliveries are late. Nobody plans the tours of the night shift.\n\nOption: name a planner for the tours of the night shift, €12,000, six weeks.\n\nTarget: 5 % of deliveries late by 30 June 2027.",
			"5% (today 18%), by 30 June 2027.",
			"Who decides is still to be named.",
		],
		[
			"de",
			"18 % der Lieferungen kommen zu spät. Niemand plant die Touren der Nachtschicht.\n\nOption: einen Planer für die Touren der Nachtschicht benennen, 12.000 €, sechs Wochen.\n\nZiel: 5 % verspätete Lieferungen bis 30. Juni 2027.",
			"5 % (heute 18 %), bis 30. Juni 2027.",
			"Wer entscheidet, ist noch zu benennen.",
		],
		[
			"fr",
			"18 % des livraisons arrivent en retard. Personne ne planifie les tournées de nuit.\n\nOption : nommer un planificateur des tournées de nuit, 12 000 €, six semaines.\n\nObjectif : 5 % de livraisons en retard au 30 juin 2027.",
			"5 % (aujourd'hui 18 %), d'ici au 30 juin 2027.",
			"Il reste à nommer qui décide.",
		],
		[
			"es",
			"El 18 % de las entregas llega tarde. Nadie planifica las rutas de la noche.\n\nOpción: nombrar a un planificador de las rutas de la noche, 12.000 €, seis semanas.\n\nObjetivo: 5 % de entregas tardías para el 30 de junio de 2027.",
			"5 % (hoy 18 %), para el 30 de junio de 2027.",
			"Falta nombrar a quien decida.",
		],
		[
			"it",
			"Il 18 % delle consegne arriva in ritardo. Nessuno pianifica i giri della notte.\n\nOpzione: nominare un pianificatore dei giri della notte, 12.000 €, sei settimane.\n\nObiettivo: 5 % di consegne in ritardo entro il 30 giugno 2027.",
			"5% (oggi 18%), entro il 30 giugno 2027.",
			"Resta da indicare chi decide.",
		],
		[
			"nl",
			"18 % van de leveringen komt te laat. Niemand plant de ritten van de nacht.\n\nOptie: een planner voor de ritten van de nacht aanwijzen, € 12.000, zes weken.\n\nDoel: 5 % te late leveringen op 30 juni 2027.",
			"5% (vandaag 18%), uiterlijk 30 juni 2027.",
			"Wie beslist, moet nog worden aangewezen.",
		],
	])(
		"says what is to be reached by when, and that who decides is to be named (%s)",
		(_, text, wanted, nobody) => {
			const { plan } = walked(text);
			const [, , proposed, , decided] = (plan.summary ?? []).map(({ text: said }) =>
				said.replaceAll(/\s/gu, " "),
			);
			expect(proposed).toContain(wanted);
			expect(decided).toContain(nobody);
		},
	);

	it.each<KnownLanguage>(["en", "de", "fr", "es", "it", "nl"])("says it in its language (%s)", (language) => {
		expect(reachWords(language).untouched("A: 3")).toContain("A: 3");
	});
});

it("says nothing of who decides where a body does, or somebody is named", () => {
	const said = (more: string) =>
		walked(
			`18 % of deliveries are late. Nobody plans the tours.\n\nOption: name a planner for the tours, €12,000.\n\n${more}`,
		)
			.plan.summary?.map(({ text }) => text)
			.join(" ");
	expect(said("Target: 5 % by 30 June 2027.")).toContain("is still to be named");
	expect(said("The board sees the figures in spring.")).not.toContain("is still to be named");
	expect(said("Nora Kinsella is responsible for the depot.")).not.toContain("is still to be named");
});

describe("ways told one behind the other", () => {
	it.each([
		[
			"We could move the sensors, that costs £1,400. A second night nurse would cost £5,600 a month.",
			[1400, 67_200],
		],
		[
			"Wir könnten die Melder umhängen lassen, das kostet 1.400 €. Eine zweite Nachtwache würde 5.600 € im Monat kosten.",
			[1400, 67_200],
		],
		[
			"On pourrait déplacer les capteurs, cela coûte 1 400 €. Une seconde veilleuse coûterait 5 600 € par mois.",
			[1400, 67_200],
		],
	])("have each their own price: %s", (said, prices) => {
		const options = caseOfText(`3 November 2026\n\n${said}`).options;
		expect(options.map(({ price }) => price?.max)).toEqual(prices);
	});
});
