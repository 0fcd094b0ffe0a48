import { weekdays } from "@throughline/domain/task/working-week";
import { trpc } from "../api/client.ts";

/** What holds for the whole organisation; undefined until it is known. */
function useOrganisation() {
	return trpc.organisation.get.useQuery().data;
}

/** The currency that the form of a new program begins with: null until it is known, "" where it cannot be. */
export function useStartingCurrency(): string | null {
	const { data, isError } = trpc.organisation.get.useQuery();
	return data?.defaultCurrency ?? (isError ? "" : null);
}

/** On which day the weeks of calendars begin, 0 for Monday to 6 for Sunday; Monday until it is known. */
export function useWeekStart(): number {
	const organisation = useOrganisation();
	return organisation ? weekdays.indexOf(organisation.firstDayOfWeek) : 0;
}
