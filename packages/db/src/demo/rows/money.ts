import { addDays } from "@throughline/domain/value/day";
import type { budgetLine, expense, fundingSource } from "../../schema.ts";
import { at, firstOfMonth, monthName } from "../calendar.ts";
import type { Story } from "../story.ts";
import { dollars, shareOut, type Telling } from "./telling.ts";

/** What a program was given. */
export function fundingRows(story: Story, program: { id: string }, { today, random }: Telling) {
	return story.funding.map(({ sourceName, amount, receivedMonthsAgo }): typeof fundingSource.$inferInsert => {
		const dateReceived = firstOfMonth(today, -receivedMonthsAgo);
		const since = at(dateReceived, 9);
		return {
			id: random.id(since),
			programId: program.id,
			sourceName,
			allocatedAmount: dollars(amount),
			dateReceived,
			createdAt: since,
			updatedAt: since,
		};
	});
}

/** So many days pass until a payment is looked at and approved. */
const approvalDays = 12;

/**
 * What it spent, oldest first: the amounts add up to what the story says. All but the newest payments are approved,
 * and nothing but a study is paid before the program begins.
 */
export function expenseRows(
	story: Story,
	program: { id: string; startDate: string },
	{ today, random, approver, filer }: Telling,
) {
	const { total, lines } = story.spending;
	const payments = lines.flatMap(
		({ category, description, isBeforeStart, vendor, weight, months: [first, last], every = 1 }) =>
			Array.from({ length: Math.floor((first - last) / every) + 1 }, (_, index) => {
				const month = firstOfMonth(today, index * every - first);
				const day = addDays(month, random.integer(1, 25));
				const date = isBeforeStart || day > program.startDate ? day : program.startDate;
				return {
					category,
					description: first === last ? description : `${description}, ${monthName(month)}`,
					vendor,
					weight: weight * random.around(0.15),
					expenseDate: date < today ? date : today,
				};
			}),
	);
	payments.sort((one, other) => one.expenseDate.localeCompare(other.expenseDate));
	const amounts = shareOut(
		total,
		payments.map(({ weight }) => weight),
	);
	return payments.map(({ weight: _, ...payment }, index): typeof expense.$inferInsert => {
		const since = at(payment.expenseDate, 8, index % 60);
		return {
			id: random.id(since),
			programId: program.id,
			...payment,
			amount: amounts[index] ?? "0.00",
			approvedById: payment.expenseDate < addDays(today, -approvalDays) ? approver.id : null,
			filedById: filer.id,
			createdAt: since,
			updatedAt: since,
		};
	});
}

/** So much of what is planned for a category is ordered and not paid yet, in percent. */
const ordered = new Map<(typeof budgetLine.$inferInsert)["category"], number>([
	["Software", 6],
	["Infrastructure", 9],
]);

/** What is planned for each category: the funding, shared out as the money is spent, in whole thousands. */
export function budgetLineRows(
	story: Story,
	program: { id: string; createdAt: string },
	{ random }: Telling,
): (typeof budgetLine.$inferInsert)[] {
	const funded = story.funding.reduce((total, { amount }) => total + amount, 0);
	const weights = Map.groupBy(story.spending.lines, ({ category }) => category);
	const weightOf = (lines: Story["spending"]["lines"]) =>
		lines.reduce((total, { weight, months: [first, last], every = 1 }) => {
			return total + weight * (Math.floor((first - last) / every) + 1);
		}, 0);
	const all = weightOf(story.spending.lines);
	return [...weights].map(([category, lines]) => {
		const planned = Math.round((funded * weightOf(lines)) / all / 1000) * 1000;
		return {
			id: random.id(program.createdAt),
			programId: program.id,
			category,
			planned: dollars(planned),
			committed: dollars((planned * (ordered.get(category) ?? 0)) / 100),
			createdAt: program.createdAt,
			updatedAt: program.createdAt,
		};
	});
}
