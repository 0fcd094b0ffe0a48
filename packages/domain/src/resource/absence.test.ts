import fc from "fast-check";
import { expect, test } from "vitest";
import { workingCalendar } from "../task/calendar/calendar.ts";
import { addDays, dayNumber } from "../value/day.ts";
import { daysAway } from "./absence.ts";

const span = fc
	.tuple(fc.integer({ min: 0, max: 40 }), fc.integer({ min: 0, max: 15 }))
	.map(([from, length]) => ({
		startDate: addDays("2027-03-01", from),
		endDate: addDays("2027-03-01", from + length),
	}));

test("Somebody is away on each working day that lies in any of their absences, counted once", () => {
	fc.assert(
		fc.property(
			fc.array(span, { maxLength: 5 }),
			span,
			fc.array(fc.integer({ min: 0, max: 55 }), { maxLength: 6 }),
			(absences, asked, holidays) => {
				const calendar = workingCalendar(holidays.map((day) => addDays("2027-03-01", day)));
				let expected = 0;
				for (let day = asked.startDate; day <= asked.endDate; day = addDays(day, 1)) {
					const isAway = absences.some(({ startDate, endDate }) => startDate <= day && day <= endDate);
					if (isAway && calendar.isWorkingDay(dayNumber(day))) expected++;
				}
				expect(daysAway(absences, asked, calendar)).toBe(expected);
			},
		),
	);
});
