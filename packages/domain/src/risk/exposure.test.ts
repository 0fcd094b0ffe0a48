import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { riskStatuses } from "../risk.ts";
import { fromCents, toCents } from "../value/money.ts";
import { expectedMonetaryValue, exposureOf } from "./exposure.ts";

test.each([
	[0.35, "620000.00", "217000.00"],
	[0, "100.00", "0.00"],
	[1, "99999999999999.99", "99999999999999.99"],
	[0.0001, "50.00", "0.01"],
	[0.0001, "49.99", "0.00"],
	[0.3333, "0.03", "0.01"],
	[0.1, "0.35", "0.04"],
	[0.2857, "90071992547409.93", "25733568270795.02"],
	[null, "1.00", null],
	[0.5, null, null],
])("%s of %s is expected to cost %s", (probability, impactCost, value) => {
	expect(expectedMonetaryValue({ probability, impactCost })).toBe(value);
});

const parts = fc.integer({ min: 0, max: 10_000 });
const cents = fc.bigInt({ min: 0n, max: 9_999_999_999_999_999n });

it("is the product in whole numbers, rounded half up", () => {
	fc.assert(
		fc.property(parts, cents, (share, cost) => {
			const exact = BigInt(share) * cost;
			const rounded = exact / 10_000n + (exact % 10_000n >= 5_000n ? 1n : 0n);
			const value = expectedMonetaryValue({ probability: share / 10_000, impactCost: fromCents(cost) });
			expect(value).toBe(fromCents(rounded));
		}),
	);
});

const risk = (
	code: number,
	probability: number | null,
	impactCost: string | null,
	status = "Open" as const,
) => ({
	id: `id-${code}`,
	riskId: `R-00${code}`,
	description: `Risk ${code}`,
	status,
	probability,
	impactCost,
});

describe("exposure", () => {
	it("counts active risks only, and says how many of them are estimated", () => {
		const risks = [
			risk(1, 0.5, "1000.00"),
			{ ...risk(2, 0.1, "5000.01"), status: "Monitoring" as const },
			{ ...risk(3, 0.9, "9000.00"), status: "Closed" as const },
			{ ...risk(4, 0.9, "9000.00"), status: "Mitigated" as const },
			risk(5, null, "100.00"),
			risk(6, 0, "100.00"),
		];
		expect(exposureOf(risks, "800.00")).toEqual({
			exposure: "1000.00",
			contingency: "800.00",
			remaining: "-200.00",
			usedPercent: 125,
			active: 4,
			estimated: 3,
			top: [
				{ id: "id-1", riskId: "R-001", description: "Risk 1", expectedMonetaryValue: "500.00" },
				{ id: "id-2", riskId: "R-002", description: "Risk 2", expectedMonetaryValue: "500.00" },
			],
		});
	});

	it("names the five that weigh most", () => {
		const risks = [3, 1, 4, 1, 5, 9, 2].map((weight, index) => risk(index, 1, `${weight}.00`));
		const top = exposureOf(risks, "0.00").top.map(({ expectedMonetaryValue }) => expectedMonetaryValue);
		expect(top).toEqual(["9.00", "5.00", "4.00", "3.00", "2.00"]);
	});

	it("adds up to the cent", () => {
		const any = fc.record({
			id: fc.uuid(),
			riskId: fc.constant("R-001"),
			description: fc.string(),
			status: fc.constantFrom(...riskStatuses),
			probability: fc.option(parts.map((share) => share / 10_000)),
			impactCost: fc.option(cents.map(fromCents)),
		});
		fc.assert(
			fc.property(fc.array(any), cents, (risks, contingency) => {
				const { exposure, remaining } = exposureOf(risks, fromCents(contingency));
				const values = risks
					.filter(({ status }) => status === "Open" || status === "Monitoring")
					.map((each) => toCents(expectedMonetaryValue(each) ?? "0"));
				const sum = values.reduce((all, value) => all + value, 0n);
				expect(exposure).toBe(fromCents(sum));
				expect(remaining).toBe(fromCents(contingency - sum));
			}),
		);
	});
});
