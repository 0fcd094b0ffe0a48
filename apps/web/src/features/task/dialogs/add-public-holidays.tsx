import { toast } from "@throughline/ui/toast";
import { trpcClient } from "../../../api/client.ts";
import { identified } from "../../../api/identified.ts";
import { type CountryChoice, CountryHolidays } from "../../../workspace/country-holidays.tsx";
import { attempt } from "../../../workspace/undo/attempt.ts";
import { offerUndo } from "../../../workspace/undo/undo.ts";
import { usePlan } from "../plan/plan-context.ts";

/** Adds a country's public holidays for the years in which the program runs. */
export function AddPublicHolidays() {
	const { program, today } = usePlan();
	const { from, to, years } = yearsOf(program, today);
	const add = ({ name, ...country }: CountryChoice) =>
		attempt("Failed to add public holidays", async () => {
			const asked = { programId: program.id, ...country, from, to };
			const { answer, requestId } = await identified((options) =>
				trpcClient.task.holiday.addCountry.mutate(asked, options),
			);
			const description = `${name}, ${years}`;
			if (answer.length === 0) toast({ title: "Every public holiday is there already", description });
			else offerUndo({ title: `${answer.length} public holidays added`, description, requestId });
		});
	return <CountryHolidays years={years} onAdd={add} />;
}

type Dated = { startDate: string | null; endDate: string | null };

/** The whole years in which the program runs; without its dates this one and the next. Ten at most. */
function yearsOf({ startDate, endDate }: Dated, today: string) {
	const year = (day: string) => Number(day.slice(0, 4));
	const first = year(startDate ?? today);
	const last = Math.min(Math.max(first, endDate ? year(endDate) : year(today) + 1), first + 9);
	return {
		from: `${first}-01-01`,
		to: `${last}-12-31`,
		years: first === last ? `${first}` : `${first} – ${last}`,
	};
}
