import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type ExpenseCategory, expenseCategories } from "../funding.ts";
import { fromCents, sum } from "../value/money.ts";
import { type BudgetLine, budgetPlanOf, NewBudgetLine } from "./budget-line.ts";

const idOf = (number: number) => `019a0000-0000-7000-8000-0000000000${String(number).padStart(2, "0")}`;
const [quay, yard] = [idOf(1), idOf(2)];
const line = (
	number: number,
	workstreamId: string | null,
	category: ExpenseCategory | null,
	planned: string,
	committed = "0.00",
): BudgetLine => ({
	...{ id: idOf(number), programId: idOf(90), workstreamId, category, planned, committed },
	...{ version: 1, createdAt: "", updatedAt: "" },
});
const spent = (amount: string, workstreamId: string | null, category: ExpenseCategory = "Software") => ({
	amount,
	workstreamId,
	category,
});

describe("A budget by workstream and category", () => {
	it("counts each expense for the line that says most of it", () => {
		const plan = budgetPlanOf(
			[
				line(11, quay, "Travel", "100.00"),
				line(12, quay, null, "1000.00", "300.00"),
				line(13, null, "Travel", "50.00"),
			],
			[
				spent("40.00", quay, "Travel"),
				spent("600.00", quay),
				spent("70.00", yard, "Travel"),
				spent("5.00", null, "Travel"),
				spent("9.00", yard),
			],
		);
		expect(
			plan.lines.map(({ line: { id: _, ...of }, ...standing }) => [of.workstreamId, of.category, standing]),
		).toEqual([
			[quay, "Travel", { spent: "40.00", remaining: "60.00", forecast: "100.00" }],
			[quay, null, { spent: "600.00", remaining: "100.00", forecast: "1000.00" }],
			// More is spent than planned: the forecast follows.
			[null, "Travel", { spent: "75.00", remaining: "-25.00", forecast: "75.00" }],
		]);
		expect(plan.unplanned).toBe("9.00");
		expect(plan.total).toEqual({
			planned: "1150.00",
			committed: "300.00",
			spent: "724.00",
			remaining: "126.00",
			forecast: "1184.00",
		});
	});

	it("forecasts what is spent and ordered where that is more than planned", () => {
		const [standing] = budgetPlanOf([line(11, quay, null, "100.00", "80.00")], [spent("50.00", quay)]).lines;
		expect(standing).toMatchObject({ remaining: "-30.00", forecast: "130.00" });
	});

	it("loses no expense and counts none twice", () => {
		const places = fc.constantFrom<[string | null, ExpenseCategory | null]>(
			[quay, "Travel"],
			[quay, null],
			[null, "Travel"],
			[null, "Other"],
			[yard, "Software"],
		);
		const booked = fc.record({
			amount: fc.bigInt({ min: 0n, max: 99_999_999n }).map(fromCents),
			workstreamId: fc.constantFrom(quay, yard, null),
			category: fc.constantFrom(...expenseCategories),
		});
		fc.assert(
			fc.property(fc.uniqueArray(places, { selector: String }), fc.array(booked), (lines, expenses) => {
				const plan = budgetPlanOf(
					lines.map(([workstreamId, category], place) => line(place, workstreamId, category, "10.00")),
					expenses,
				);
				const all = sum(expenses.map(({ amount }) => amount));
				expect(sum([...plan.lines.map((each) => each.spent), plan.unplanned])).toBe(all);
				expect(plan.total.spent).toBe(all);
			}),
		);
	});

	it("needs a workstream or a category for a line", () => {
		const given = { programId: idOf(90), planned: "10" };
		expect(NewBudgetLine.safeParse(given).error?.issues[0]?.message).toBe(
			"Choose a workstream, a category or both",
		);
		expect(NewBudgetLine.parse({ ...given, category: "Travel" })).toMatchObject({
			workstreamId: null,
			planned: "10.00",
			committed: "0.00",
		});
	});
});
