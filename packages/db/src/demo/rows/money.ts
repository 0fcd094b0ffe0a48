import type { expense, fundingSource } from "../../schema.ts";
import { addDays, at, firstOfMonth, monthName } from "../calendar.ts";
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

/** What it spent, oldest first: the amounts add up to what the story says. */
export function expenseRows(story: Story, program: { id: string }, { today, random }: Telling) {
	const { total, lines } = story.spending;
	const payments = lines.flatMap(
		({ category, description, vendor, weight, months: [first, last], every = 1 }) =>
			Array.from({ length: Math.floor((first - last) / every) + 1 }, (_, index) => {
				const month = firstOfMonth(today, index * every - first);
				const date = addDays(month, random.integer(1, 25));
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
			createdAt: since,
			updatedAt: since,
		};
	});
}
