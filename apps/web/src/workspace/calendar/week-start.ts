import type { WeekStart } from "@throughline/domain/organisation/organisation";
import { useUser } from "../../api/session/user.ts";

const numbers: Record<WeekStart, number> = { monday: 0, saturday: 5, sunday: 6 };

/** On which day the weeks of calendars begin for the reader, 0 for Monday to 6 for Sunday; Monday until it is known. */
export function useWeekStart(): number {
	return numbers[useUser()?.reading.firstDayOfWeek ?? "monday"];
}
