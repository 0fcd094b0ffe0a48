import type { benefit, benefitPeriod } from "../../schema.ts";
import { at, firstOfMonth } from "../calendar.ts";
import type { BenefitStory, Story } from "../story.ts";
import { dollars, shareOut, sumOf, type Telling } from "./telling.ts";

/** The benefits of a program, planned and accounted for by month: the months add up to the benefit. */
export function benefitRows(story: Story, program: { id: string; startDate: string }, telling: Telling) {
	const benefits: (typeof benefit.$inferInsert)[] = [];
	const periods: (typeof benefitPeriod.$inferInsert)[] = [];
	const since = at(program.startDate, 9);
	for (const benefitStory of story.benefits) {
		const id = telling.random.id(since);
		const months = monthsOf(benefitStory, telling).map((month) => ({
			id: telling.random.id(since),
			benefitId: id,
			...month,
			createdAt: since,
			updatedAt: since,
		}));
		benefits.push({
			id,
			programId: program.id,
			name: benefitStory.name,
			description: benefitStory.description,
			category: benefitStory.category,
			targetValue: dollars(benefitStory.target),
			realizedValue: sumOf(months.flatMap(({ actual }) => actual ?? [])),
			status: benefitStory.status,
			ownerId: telling.memberIds[benefitStory.owner],
			createdAt: since,
			updatedAt: since,
		});
		periods.push(...months);
	}
	return { benefits, periods };
}

/** A benefit grows for half a year, then it is all there. Months before this one are accounted for. */
function monthsOf({ target, months, fromMonthsAgo, yield: share }: BenefitStory, { today, random }: Telling) {
	const planned = shareOut(
		target,
		Array.from({ length: months }, (_, index) => Math.min(1, (index + 1) / 6)),
	);
	return planned.map((amount, index) => {
		const month = firstOfMonth(today, index - fromMonthsAgo);
		const noise = random.around(share === 1 ? 0 : 0.08);
		const actual =
			month < firstOfMonth(today) ? dollars(Math.round(Number(amount) * share * noise * 100) / 100) : null;
		return { month, planned: amount, actual };
	});
}
