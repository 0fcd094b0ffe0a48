import { expect, it } from "vitest";
import { speaksOf } from "../../src/case/subjects.ts";
import { analysisOf, enhancedAnalysisOf } from "../../src/consultant.ts";
import type { Topic } from "../../src/languages/cues.ts";
import { consultationOf, readText } from "../read-text.ts";

it.each<[Topic, string, boolean]>([
	["market", "The market for refills has shrunk by a third since the spring of last year.", true],
	["market", "Der Markt für Nachfüllpackungen ist seit dem Frühjahr um ein Drittel geschrumpft.", true],
	[
		"market",
		"Die Schulung fand am Testmandanten ohne Marktkommunikation statt und hat uns nichts gebracht.",
		false,
	],
	["market", "Le marché des recharges a reculé d'un tiers depuis le printemps de cette année.", true],
	["buyer", "In October fourteen customers of the north branch ended their contracts with us.", true],
	["buyer", "Verfasser: Dr. Jana Quitt, Leiterin Kundenservice", false],
	["buyer", "The contract lapsed in July and nobody at the office renewed it for the branch.", false],
	["buyer", "Les clients de l'agence du nord se plaignent depuis le mois de mars de la lenteur.", true],
	["supplier", "El proveedor del cartón nos entrega con tres semanas de retraso desde el verano.", true],
	["competitor", "I concorrenti della zona hanno abbassato i prezzi di un quinto e la gente ci va.", true],
	["supplier", "De leverancier van de pompen levert sinds de zomer drie weken te laat aan ons.", true],
])("as %s, “%s” is read as its subject: %s", (topic, text, isSubject) => {
	const [statement] = readText(text).statements;
	if (!statement) throw new Error("nothing read");
	expect(speaksOf(statement, topic) > 0).toBe(isSubject);
});

it("weighs no force and names no market of a text that speaks of neither", () => {
	const consultation = consultationOf(
		"Vermerk vom 3. März 2026\nVerfasser: Dr. Jana Quitt, Leiterin Kundenservice\n\nVon 90 Rechnungen blieben 31 liegen, weil niemand die Liste bearbeitet.\nDie Schulung fand am Testmandanten ohne Marktkommunikation statt.\nWir wollen bis zum 30. September 2026 höchstens 5.",
	);
	const settled = {
		rootCause: "Niemand bearbeitet die Liste",
		whysPath: ["Niemand bearbeitet die Liste"],
		research: null,
	};
	const { overall_attractiveness: _overall, ...forces } = enhancedAnalysisOf(
		consultation,
		settled,
	).portersAnalysis;
	expect(Object.values(forces).map(({ insufficientData }) => insufficientData)).toEqual([
		true,
		true,
		true,
		true,
		true,
	]);
	expect(analysisOf(consultation, settled)).toMatchObject({ market_named: false });
});
