import { addDays, mondayOf } from "@throughline/domain/value/day";
import type { holiday, program, programFinance } from "../../schema.ts";
import { at } from "../calendar.ts";
import { randomFrom } from "../random.ts";
import type { Story } from "../story.ts";
import { benefitRows } from "./benefits.ts";
import { criterionRows, reviewRows } from "./gates.ts";
import { kpiRows } from "./kpis.ts";
import { budgetLineRows, expenseRows, fundingRows } from "./money.ts";
import { riskRows } from "./risks.ts";
import { dollars, type Telling } from "./telling.ts";
import { workRows } from "./work.ts";

export type ProgramRows = ReturnType<typeof programRows>;

/** Every row of a program, from its story. */
export function programRows(story: Story, telling: Telling) {
	const startDate = addDays(mondayOf(telling.today), -7 * story.beganWeeksAgo);
	const since = at(startDate, 7);
	const values = {
		id: telling.random.id(since),
		name: story.name,
		description: story.description,
		status: story.status,
		leadId: telling.memberIds[story.lead],
		sponsorId: telling.memberIds[story.sponsor],
		startDate,
		endDate: addDays(startDate, story.weeks * 7 - 3),
		createdAt: since,
		updatedAt: since,
	} satisfies typeof program.$inferInsert;
	const measured = kpiRows(story, values, telling);
	return {
		story,
		program: values,
		finance: financeRow(story, values),
		holidays: holidayRows(values, telling),
		...workRows(story, values, telling),
		...reviewRows(story, values, telling),
		...measured,
		criteria: criterionRows(story, values, measured.kpis, telling),
		...riskRows(story, values, telling),
		...benefitRows(story, values, telling),
		funding: fundingRows(story, values, telling),
		expenses: expenseRows(story, values, telling),
		budgetLines: budgetLineRows(story, values, { ...telling, random: randomFrom(20_264) }),
	};
}

function financeRow(
	{ contingency }: Story,
	{ id, createdAt }: { id: string; createdAt: string },
): typeof programFinance.$inferInsert {
	return { id, contingency: dollars(contingency), createdAt, updatedAt: createdAt };
}

const publicHolidays = [
	["01-01", "New Year's Day"],
	["05-01", "Labour Day"],
	["12-25", "Christmas Day"],
	["12-26", "Second day of Christmas"],
] as const;

function holidayRows(
	{ id, startDate, endDate }: { id: string; startDate: string; endDate: string },
	{ random }: Telling,
) {
	const years: number[] = [];
	for (let year = Number(startDate.slice(0, 4)); year <= Number(endDate.slice(0, 4)); year += 1)
		years.push(year);
	return years
		.flatMap((year) => publicHolidays.map(([day, name]) => ({ date: `${year}-${day}`, name })))
		.filter(({ date }) => date >= startDate && date <= endDate)
		.map((day): typeof holiday.$inferInsert => {
			const since = at(startDate, 7);
			return { id: random.id(since), programId: id, ...day, createdAt: since, updatedAt: since };
		});
}
