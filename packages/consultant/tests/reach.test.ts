import { describe, expect, it } from "vitest";
import { decisionsOf, planOf } from "../src/consultant.ts";
import type { KnownLanguage } from "../src/languages/language.ts";
import { reachWords } from "../src/wording/reach.ts";
import { caseOfText, consultationOf, today } from "./read-text.ts";

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

	it.each<KnownLanguage>(["en", "de", "fr", "es", "it", "nl"])("says it in its language (%s)", (language) => {
		expect(reachWords(language).untouched("A: 3")).toContain("A: 3");
	});
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
