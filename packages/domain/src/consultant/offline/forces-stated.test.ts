import { describe, expect, test } from "vitest";
import { materialOf } from "../../../tests/material.ts";
import { offlineEnhancedAnalysis } from "./analysis.ts";
import { type Force, judgedForces, type Level } from "./forces.ts";
import { offlineResearch } from "./research.ts";

const stated: [text: string, force: Force, level: Level][] = [
	[
		"FrigoTrans opened a 42,000-pallet automated warehouse and quotes 12% below our price. LineCold and FrigoTrans together won 6 of our last 11 tenders.",
		"competitive_rivalry",
		"high",
	],
	["LineCold and FrigoTrans together won 6 of our last 11 tenders.", "competitive_rivalry", "high"],
	[
		"Unser Wettbewerber Kaufgut senkte die Preise um 10 %. Er eröffnete drei Filialen in der Stadt.",
		"competitive_rivalry",
		"high",
	],
	["Die Firma Kaufgut senkte die Preise um 10 %. Wir haben nicht reagiert.", "competitive_rivalry", "high"],
	[
		"Kaufgut eröffnete drei Filialen in der Stadt, und wir haben nicht reagiert.",
		"competitive_rivalry",
		"high",
	],
	["A competitor delivers within two hours in every city.", "competitive_rivalry", "medium"],
	["A new entrant would need roughly €20 million and two years for permits.", "threat_of_new_entry", "low"],
	["Building a competitor takes ~18 months and $5M.", "threat_of_new_entry", "low"],
	[
		"Ein neuer Anbieter bräuchte rund 20 Millionen Euro und zwei Jahre für die Genehmigungen.",
		"threat_of_new_entry",
		"low",
	],
	["Two customers make 60% of revenue.", "buyer_power", "high"],
	["Our two largest customers account for 46% of revenue.", "buyer_power", "high"],
	[
		"Our two largest customers, Halberd Foods and Mirelle Pharma, account for 46% of revenue.",
		"buyer_power",
		"high",
	],
	[
		"Die Krankenkassen verhandeln hart; die AOK und die Techniker stehen für 57 % der Erlöse.",
		"buyer_power",
		"high",
	],
	["AI tutors may replace reading apps within a few years.", "threat_of_substitution", "medium"],
	["KI-Tutoren könnten die Lese-Apps ersetzen.", "threat_of_substitution", "medium"],
];

describe("a force of which the material says how it presses", () => {
	test.each(stated)("is judged by that: %j", (text, force, level) => {
		const { said, level: judged } = judgedForces(materialOf(text))[force];
		expect([judged, said.length > 0]).toEqual([level, true]);
	});

	test.each(stated)("is not said to lack data: %j", (text, force) => {
		const material = materialOf(text);
		const question = { rootCause: "Picking is slow", whysPath: [] };
		const research = offlineResearch(material, question);
		const { portersAnalysis } = offlineEnhancedAnalysis(material, { ...question, research });
		expect(portersAnalysis[force].insufficientData).toBe(false);
	});
});

test.each([
	["Our goal is to cut churn from 9% to 5% by December.", "buyer_power"],
	["Unser Ziel ist es, die Abwanderung der Kunden auf 5 % zu senken.", "buyer_power"],
	["We opened three stores and won two tenders.", "competitive_rivalry"],
	["Wir eröffneten drei Filialen und senkten die Preise um 10 %.", "competitive_rivalry"],
	["Nordwind opened three stores in 2019 and cut its prices.", "competitive_rivalry"],
	["The new software may replace our spreadsheets.", "threat_of_substitution"],
] as const)("A goal, or what we do ourselves, presses on nobody: %j", (text, force) => {
	expect(judgedForces(materialOf(text))[force]).toEqual({ said: [], level: "unknown" });
});
