import { describe, expect, test } from "vitest";
import { materialOf } from "../../../tests/material.ts";
import { analysisWords } from "./analysis-words.ts";
import { judgedForces, type Level, type Pressure, pressing } from "./forces.ts";

function forcesIn(content: string) {
	return judgedForces(materialOf(content));
}

describe("a force", () => {
	test.each([
		[
			"Eight posts are vacant because two competitors pay more. The vacancies stem from a pay gap to the national competitors. Competitors pay engineers 11 percent more.",
			"competitive_rivalry",
		],
		[
			"Acht Stellen sind unbesetzt, weil zwei Wettbewerber mehr zahlen. Die Löhne der Wettbewerber sind höher als unsere.",
			"competitive_rivalry",
		],
		[
			"Handing the service to a partner was examined as an alternative for our customers. A second supplier would cost $90,000 and take two months.",
			"supplier_power",
		],
		["The customer database is old and slow. The customer list is typed by hand every day.", "buyer_power"],
	] as const)("is not judged by what speaks of something else: %j", (content, force) => {
		expect(forcesIn(content)[force].level).toBe("unknown");
	});

	test.each([
		[
			"Two competitors deliver within two hours. We lost three tenders to competitors.",
			"competitive_rivalry",
			"medium",
		],
		[
			"Zwei Wettbewerber liefern binnen zwei Stunden. Wir haben drei Ausschreibungen verloren.",
			"competitive_rivalry",
			"medium",
		],
		[
			"Our only supplier delivers late every month. The supplier raised its prices by 9 percent.",
			"supplier_power",
			"medium",
		],
		[
			"Kunden kündigen ihre Verträge nach der zweiten Verspätung. Großkunden verlangen einen Rabatt von 5 Prozent.",
			"buyer_power",
			"medium",
		],
	] as const)("is judged by what speaks of it: %j", (content, force, level) => {
		expect(forcesIn(content)[force].level).toBe(level);
	});

	test("has its sentences for itself: each goes to the force of which it says most", () => {
		const judged = forcesIn(
			"Customers switched to a competitor because our supplier was late. Key accounts of two competitors complain about the same supplier. Customers cancel contracts with their supplier. Our supplier delivers late, and a newcomer does not.",
		);
		const all = Object.values(judged).flatMap(({ said }) => said.map(({ id }) => id));
		expect(all.length).toBeGreaterThan(2);
		expect(new Set(all).size).toBe(all.length);
	});
});

describe("the attractiveness", () => {
	const levels: Level[] = ["high", "medium", "low", "unknown"];
	const every = levels.flatMap((a) =>
		levels.flatMap((b) =>
			levels.flatMap((c) => levels.flatMap((d) => levels.map((e): Level[] => [a, b, c, d, e]))),
		),
	);
	const pressureOf = (given: readonly Level[]): Pressure => {
		const count = (level: Level) => given.filter((each) => each === level).length;
		return { high: count("high"), medium: count("medium"), low: count("low"), unknown: count("unknown") };
	};
	const { en, de } = analysisWords;

	test.each([
		[
			["high", "medium", "medium", "unknown", "unknown"],
			"Low to moderate: one force presses strongly, two press moderately; of two too little is known.",
			"Gering bis mittel: Eine Kraft drückt stark, zwei drücken mäßig; über zwei ist zu wenig bekannt.",
		],
		[
			["high", "low", "low", "low", "low"],
			"Moderate to high: one force presses strongly, four leave room.",
			"Mittel bis hoch: Eine Kraft drückt stark, vier lassen Raum.",
		],
		[
			["low", "low", "low", "low", "low"],
			"High: all five forces leave room.",
			"Hoch: Alle fünf Kräfte lassen Raum.",
		],
		[
			["high", "high", "unknown", "unknown", "unknown"],
			"Not to be judged: the material says too little about the forces.",
			"Nicht zu beurteilen: Das Material sagt zu wenig über die Kräfte.",
		],
	] as [Level[], string, string][])("of %j is told with what it rests on", (given, english, german) => {
		expect(en.attractive(pressureOf(given))).toBe(english);
		expect(de.attractive(pressureOf(given))).toBe(german);
	});

	test("follows from the levels: a force that presses more never makes it greater, and none is said to leave room that does not", () => {
		for (const given of every) {
			const before = pressing(pressureOf(given));
			expect(en.attractive(pressureOf(given)).includes("room")).toBe(
				before !== null && given.includes("low"),
			);
			for (const [at, level] of given.entries()) {
				if (before === null || level === "unknown" || level === "high") continue;
				const after = pressing(pressureOf(given.with(at, level === "low" ? "medium" : "high")));
				expect(after).toBeGreaterThanOrEqual(before);
			}
		}
	});
});
