import { describe, expect, it } from "vitest";
import { decisionsOf, planOf } from "../../src/consultant.ts";
import { consultationOf, today } from "../read-text.ts";

/** The plan's limits where the option with these words is chosen against the cause with those. */
function limitsOf(text: string, { cause, choose }: { cause: string; choose: string }) {
	const consultation = consultationOf(text);
	const rootCause = consultation.case.causes.find(({ text: said }) => said.includes(cause))?.text ?? cause;
	const decisions = decisionsOf(consultation, { rootCause, whysPath: [rootCause], research: null }, today);
	const selected = Object.fromEntries(
		decisions.map(({ id, options }) => [
			id,
			(
				options.find(({ label }) => id === "measures" && label.includes(choose)) ??
				options.find(({ recommended }) => recommended)
			)?.id ?? "",
		]),
	);
	const { limits = [] } = planOf(consultation, { rootCause, decisions, selected }, today);
	const of = (kind: string) => limits.find((limit) => limit.kind === kind);
	return { budget: of("budget"), deadline: of("deadline") };
}

const mill = (proposals: string, frame: string) => `Mill note, 3 October 2026

In September 9 % of the flour sacks burst, the target is 1 % by ${frame}. It costs us EUR 80,000 a year.

Findings
- the sewing head of the sack line is worn because it was last serviced in 2011
- the pallets are stacked seven high

Proposals
${proposals}

At most EUR 40,000 may be spent.`;
const mild = "30 June 2027";

describe("The cheapest change of a plan beyond its limits", () => {
	it("is the cheaper way against the same cause, not to leave out the only one", () => {
		const { budget } = limitsOf(
			mill(
				`1. A robot that replaces the sewing head, EUR 95,000, 4 months
2. Overhaul the sewing head, EUR 12,000, 2 months
3. Stack the pallets five high, EUR 1,000, 2 weeks`,
				mild,
			),
			{ cause: "sewing head", choose: "robot" },
		);
		expect(budget?.met).toBe(false);
		expect(budget?.change).toMatch(
			/^Choose “Overhaul the sewing head” instead of “A robot that replaces the sewing head”: the plan then takes €\d/,
		);
	});

	it("keeps the day as well as the amount", () => {
		const { budget } = limitsOf(
			mill(
				`1. A robot that replaces the sewing head, EUR 95,000, 4 months
2. Overhaul the sewing head, EUR 12,000, 14 months
3. Hire a second sewing head, EUR 20,000, 1 month`,
				mild,
			),
			{ cause: "sewing head", choose: "robot" },
		);
		expect(budget?.change).toContain("Choose “Hire a second sewing head” instead");
	});

	it("is told by how much the nearest fails where nothing keeps to the limit", () => {
		const { budget } = limitsOf(
			mill(
				`1. A robot that replaces the sewing head, EUR 95,000, 4 months
2. Overhaul the sewing head, EUR 60,000, 2 months
3. Stack the pallets five high, EUR 1,000, 2 weeks`,
				mild,
			),
			{ cause: "sewing head", choose: "robot" },
		);
		expect(budget?.change).toMatch(
			/^No way in your text that has to do with this cause keeps to the limits\. The nearest is “Overhaul the sewing head”, still €\d[\d,]* above the limit\.$/,
		);
		expect(budget?.change).not.toContain("pallets");
	});

	it("says that what would be in time costs too much, and the other way round", () => {
		const text = mill(
			`1. A robot that replaces the sewing head, EUR 95,000, 2 months
2. Overhaul the sewing head, EUR 12,000, 14 months`,
			mild,
		);
		const cause = "sewing head";
		expect(limitsOf(text, { cause, choose: "robot" }).budget?.change).toMatch(
			/“Overhaul the sewing head” would keep to the amount, but end [\d.]+ months late/,
		);
		expect(limitsOf(text, { cause, choose: "Overhaul" }).deadline?.change).toMatch(
			/“A robot that replaces the sewing head” would be done in time, but cost €[\d,]+ too much/,
		);
	});

	it("of a day that has passed is to name another one", () => {
		const { deadline } = limitsOf(
			mill("1. Overhaul the sewing head, EUR 12,000, 2 months", "31 October 2026"),
			{ cause: "sewing head", choose: "Overhaul" },
		);
		expect(deadline?.change).toMatch(/^The day has passed: correct it in the case\./);
	});

	it("speaks German in a German case", () => {
		const { budget } = limitsOf(
			`Vermerk Mühle, 3. Oktober 2026

Im September sind 9 % der Mehlsäcke geplatzt, Ziel ist 1 % bis 30. Juni 2027.

Feststellungen
- der Nähkopf der Sackanlage ist verschlissen, zuletzt gewartet wurde er 2011

Vorschläge
1. Ein Roboter, der den Nähkopf ersetzt, 95.000 €, 4 Monate
2. Den Nähkopf überholen, 12.000 €, 2 Monate

Höchstens 40.000 € dürfen ausgegeben werden.`,
			{ cause: "Nähkopf", choose: "Roboter" },
		);
		expect(budget?.change).toMatch(
			/^„Den Nähkopf überholen“ statt „Ein Roboter.*“ wählen: Der Plan braucht dann/,
		);
	});
});
