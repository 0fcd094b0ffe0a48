import type { CaseCorrection } from "@throughline/domain/consultant/case";
import { describe, expect, test } from "vitest";
import { buildCase } from "../../src/case/build.ts";
import { orderCorrections } from "../../src/case/corrections.ts";
import { decide } from "../../src/decisions/decide.ts";
import { sizeMeasures } from "../../src/money/size-measures.ts";
import { makePlan } from "../../src/plan/plan.ts";
import { moneyText } from "../../src/wording/money.ts";
import { readText, today } from "../read-text.ts";

const memo = `# Late deliveries at the Leipzig depot

Late deliveries cost us €640,000 a year, and 14 percent of all orders leave late.
Orders leave late because pickers search for articles that stand in the wrong place.
The board approved at most €300,000.

## Options

- Book returns by scanner: €120,000, 4 months.
- Move the fast movers to the front: €60,000, 2 months.
- Buy the routing software of the British supplier: £80,000 – 90,000, 3 months.
`;

const reading = readText(memo);
const caseWith = (corrections: readonly CaseCorrection[]) =>
	buildCase(reading, orderCorrections(corrections, reading));
const routing = (corrections: readonly CaseCorrection[]) =>
	sizeMeasures(caseWith(corrections), "S", today).find(({ option }) => option.label.includes("routing"));

const pounds = caseWith([]).ledger.find(({ figure }) => figure.currency === "GBP");
const answer = (value: number, currency: string): CaseCorrection => ({
	kind: "figure",
	entryId: pounds?.id ?? "",
	subject: "Routing software",
	type: "money",
	value,
	unit: null,
	currency,
	date: null,
	role: "option cost",
});

describe("an amount in another currency than the case", () => {
	test("keeps it and enters no sum", () => {
		expect(caseWith([]).currency).toBe("EUR");
		expect(routing([])).toMatchObject({ foreign: "GBP", cost: { min: 0, max: 0 } });
		expect(routing([])?.arithmetic).toContain("£80,000");
	});

	test("enters the sums as the amount that a person says it is in the case's currency", () => {
		expect(routing([answer(98_000, "EUR")])).toMatchObject({
			foreign: null,
			cost: { min: 98_000, max: 98_000 },
		});
	});

	test("stays what it is when a person leaves it out", () => {
		const left = caseWith([answer(80_000, "GBP")]);
		expect(left.ledger.find(({ id }) => id === pounds?.id)).toMatchObject({
			confirmed: true,
			figure: { value: 80_000, high: 90_000, currency: "GBP" },
		});
		expect(routing([answer(80_000, "GBP")])).toMatchObject({ foreign: "GBP", cost: { max: 0 } });
	});

	test("never counts as free, nor as within the limit, and the summary names it", () => {
		const case_ = caseWith([]);
		const decisions = decide(case_, null, null, { rootCause: "", today });
		const option = decisions.flatMap(({ options }) => options).find(({ label }) => label.includes("routing"));
		expect(option?.warning).toContain("£90,000, is in another currency than the case");
		expect(option?.pros.join("\n")).not.toContain("Stays within");
		const selected = Object.fromEntries(
			decisions.map(({ id, options }) => [
				id,
				(options.find((each) => each === option) ?? options[0])?.id ?? "",
			]),
		);
		const plan = makePlan(case_, null, { rootCause: "", decisions, selected, today });
		expect(plan.summary?.map(({ text }) => text).join("\n")).toContain("£90,000 come on top");
	});
});

test("what something may go up to is no price of what costs nothing", () => {
	const case_ = buildCase(
		readText(
			"Late refunds are at 14 % today, the target is 4 %.\n\nIdeas\n- Let the Dublin desk approve up to $200 as well, no cost",
		),
	);
	expect(case_.options[0]?.price).toMatchObject({ min: 0, max: 0 });
});

test("dollars of the United States are written as specified, those of others say whose they are", () => {
	expect(moneyText(60_000, "USD", "en")).toBe("$60,000");
	expect(moneyText(60_000, "AUD", "en")).toBe("A$60,000");
});
