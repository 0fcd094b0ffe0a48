import type { WeekStart } from "@throughline/domain/organisation";
import { trpc } from "../api/client.ts";

const numbers: Record<WeekStart, number> = { monday: 0, saturday: 5, sunday: 6 };

/** On which day the weeks of calendars begin, 0 for Monday to 6 for Sunday; Monday until it is known. */
export function useWeekStart(): number {
	const { data } = trpc.organisation.get.useQuery();
	return data ? numbers[data.firstDayOfWeek] : 0;
}
