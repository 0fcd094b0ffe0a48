import { addDays } from "@throughline/domain/value/day";
import type { kpi, kpiMeasurement } from "../../schema.ts";
import { at, firstOfMonth, workday } from "../calendar.ts";
import type { KpiStory, Story } from "../story.ts";
import type { Telling } from "./telling.ts";

const months = 12;

/** The KPIs of a program, each with a measurement on the first of every month for a year. */
export function kpiRows(story: Story, program: { id: string }, { today, random, memberIds }: Telling) {
	const since = at(firstOfMonth(today, 1 - months), 7);
	const kpis: (typeof kpi.$inferInsert)[] = [];
	const measurements: (typeof kpiMeasurement.$inferInsert)[] = [];
	for (const [index, kpiStory] of story.kpis.entries()) {
		const id = random.id(since);
		const { name, description, unit, direction, frequency, target, now, decimals = 0, owner } = kpiStory;
		kpis.push({
			id,
			programId: program.id,
			name,
			description,
			unit,
			direction,
			frequency,
			targetValue: target.toFixed(decimals),
			currentValue: now.toFixed(decimals),
			ownerId: memberIds[owner],
			createdAt: since,
			// Its target was looked at again in the last days.
			version: 2,
			updatedAt: at(workday(addDays(today, -1 - index * 2)), random.integer(8, 17), random.integer(0, 59)),
		});
		for (let month = 0; month < months; month += 1) {
			const measurementDate = firstOfMonth(today, month + 1 - months);
			const measuredAt = at(measurementDate, 7);
			measurements.push({
				id: random.id(measuredAt),
				kpiId: id,
				measurementDate,
				value: valueAt(kpiStory, month, random.around(1) - 1),
				createdAt: measuredAt,
				updatedAt: measuredAt,
			});
		}
	}
	return { kpis, measurements };
}

/** On the way from the first value to today's, off it by up to a tenth of the way; `noise` is −1 to 1. */
function valueAt({ from, now, decimals = 0 }: KpiStory, month: number, noise: number): string {
	if (month === months - 1) return now.toFixed(decimals);
	const offTheWay = month === 0 ? 0 : noise * 0.1;
	const value = from + (now - from) * (month / (months - 1) + offTheWay);
	return Math.max(0, value).toFixed(decimals);
}
