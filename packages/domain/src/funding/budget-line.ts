import { z } from "zod";
import { type Expense, ExpenseCategory } from "../funding.ts";
import { amount, changeOf, type Issue, id, instant, money, version } from "../shape.ts";
import { fromCents, toCents } from "../value/money.ts";

/** What a program plans to spend on a workstream, on a category, or on a category within a workstream. */
export const BudgetLine = z.object({
	id,
	programId: id,
	workstreamId: id.nullable().describe("Null: of any workstream, and of none"),
	category: ExpenseCategory.nullable().describe("Null: of any category"),
	planned: money,
	committed: money.describe("Ordered and not paid yet; no expense holds it, and no spent figure counts it"),
	version,
	createdAt: instant,
	updatedAt: instant,
});
export type BudgetLine = z.infer<typeof BudgetLine>;

const orNull = <Shape extends z.ZodType>(shape: Shape) => shape.nullish().transform((value) => value ?? null);

/** What creates a line. */
export const NewBudgetLine = z
	.strictObject({
		programId: id,
		workstreamId: orNull(id),
		category: orNull(ExpenseCategory),
		planned: amount,
		committed: amount.default("0.00"),
	})
	.superRefine((line, context) => {
		for (const { path, message } of budgetLineIssues(line))
			context.addIssue({ code: "custom", path: [path], message });
	});
export type NewBudgetLine = z.infer<typeof NewBudgetLine>;

/** What changes a line: only the fields that are given. Another workstream or category is another line. */
export const BudgetLineChange = changeOf({ planned: amount.optional(), committed: amount.optional() });
export type BudgetLineChange = z.infer<typeof BudgetLineChange>;

function budgetLineIssues({
	workstreamId,
	category,
}: Pick<BudgetLine, "workstreamId" | "category">): Issue[] {
	return workstreamId === null && category === null
		? [{ path: "category", message: "Choose a workstream, a category or both" }]
		: [];
}

/** A line with what became of it. Amounts are exact. */
export const BudgetLineStanding = z.object({
	line: BudgetLine,
	spent: money.describe("The expenses that belong to the line and to none that says more of them"),
	remaining: money.describe("Planned less spent and committed; negative when more than planned"),
	forecast: money.describe("At completion: planned, or spent and committed where that is more"),
});
export type BudgetLineStanding = z.infer<typeof BudgetLineStanding>;

/** All lines of a program, and all of them together. */
export const BudgetPlan = z.object({
	lines: z.array(BudgetLineStanding),
	unplanned: money.describe("Expenses that belong to no line"),
	total: z.object({
		planned: money,
		committed: money,
		spent: money.describe("All expenses, unplanned ones too"),
		remaining: money.describe("Planned less spent and committed"),
		forecast: money.describe("At completion: of all lines, and what is unplanned"),
	}),
});
export type BudgetPlan = z.infer<typeof BudgetPlan>;

type Booked = Pick<Expense, "amount" | "category" | "workstreamId">;

/**
 * What became of each line. An expense counts once: for the line of its workstream and category, else for that of its
 * workstream, else for that of its category.
 */
export function budgetPlanOf(lines: readonly BudgetLine[], expenses: readonly Booked[]): BudgetPlan {
	const byPlace = new Map(lines.map((line) => [placeOf(line), line.id]));
	const spentOn = new Map<string | null, bigint>();
	for (const expense of expenses) {
		const line = lineFor(expense, byPlace);
		spentOn.set(line, (spentOn.get(line) ?? 0n) + toCents(expense.amount));
	}
	const standings = lines.map((line) => {
		const [planned, committed, spent] = [
			toCents(line.planned),
			toCents(line.committed),
			spentOn.get(line.id) ?? 0n,
		];
		const due = spent + committed;
		return {
			line,
			planned,
			committed,
			spent,
			remaining: planned - due,
			forecast: due > planned ? due : planned,
		};
	});
	const unplanned = spentOn.get(null) ?? 0n;
	const all = (field: "planned" | "committed" | "spent" | "remaining" | "forecast") =>
		standings.reduce((total, standing) => total + standing[field], 0n);
	return {
		lines: standings.map(({ line, spent, remaining, forecast }) => ({
			line,
			spent: fromCents(spent),
			remaining: fromCents(remaining),
			forecast: fromCents(forecast),
		})),
		unplanned: fromCents(unplanned),
		total: {
			planned: fromCents(all("planned")),
			committed: fromCents(all("committed")),
			spent: fromCents(all("spent") + unplanned),
			remaining: fromCents(all("remaining") - unplanned),
			forecast: fromCents(all("forecast") + unplanned),
		},
	};
}

type Place = Pick<BudgetLine, "workstreamId" | "category">;

const placeOf = ({ workstreamId, category }: Place) => `${workstreamId ?? ""}/${category ?? ""}`;

function lineFor({ workstreamId, category }: Booked, byPlace: ReadonlyMap<string, string>): string | null {
	const places: Place[] = [
		{ workstreamId, category },
		{ workstreamId, category: null },
		{ workstreamId: null, category },
	];
	return places.map((place) => byPlace.get(placeOf(place))).find((found) => found !== undefined) ?? null;
}
