import type { OrganisationHoliday } from "@throughline/domain/organisation/organisation";
import { IconButton } from "@throughline/ui/icon-button";
import { toast } from "@throughline/ui/toast";
import { Trash2 } from "lucide-react";
import { trpcClient } from "../../../api/client.ts";
import { useNow } from "../../../browser/use-now.ts";
import { dayOf, formatDay } from "../../../format/date.ts";
import { AddHoliday } from "../../../workspace/calendar/add-holiday.tsx";
import { type CountryChoice, CountryHolidays } from "../../../workspace/country-holidays.tsx";
import { attempt } from "../../../workspace/undo/attempt.ts";
import type { useChangeOrganisation } from "./use-change-organisation.ts";

type HolidayFieldsProps = {
	/** By date. */
	holidays: readonly OrganisationHoliday[];
	change: ReturnType<typeof useChangeOrganisation>;
};

/** How many years after this one a country's holidays are added for. */
const yearsAhead = 4;

/** The days on which nobody works, for programs to come. */
export function HolidayFields({ holidays, change }: HolidayFieldsProps) {
	const first = Number(dayOf(useNow()).slice(0, 4));
	const last = first + yearsAhead;
	const addCountry = ({ name, ...country }: CountryChoice) =>
		attempt("Failed to add public holidays", async () => {
			const asked = { ...country, from: `${first}-01-01`, to: `${last}-12-31` };
			const found = await trpcClient.task.holiday.ofCountry.query(asked);
			const taken = new Set(holidays.map(({ date }) => date));
			const more = found.filter(({ date }) => !taken.has(date));
			const description = `${name}, ${first} – ${last}`;
			if (more.length === 0) toast({ title: "Every public holiday is there already", description });
			else
				await change(
					{ holidays: [...holidays, ...more] },
					`${more.length} public ${more.length === 1 ? "holiday" : "holidays"} added`,
				);
		});
	return (
		<div>
			<h4 className="mb-2 text-table font-semibold text-ink-strong">Holidays</h4>
			{holidays.length === 0 ? (
				<p className="text-body text-ink-muted">No holidays yet.</p>
			) : (
				<ul aria-label="Holidays" className="max-h-80 divide-y divide-line-subtle overflow-y-auto">
					{holidays.map((holiday) => (
						<li key={holiday.date} className="flex items-center gap-3 py-1.5">
							<time dateTime={holiday.date} className="tabular w-28 shrink-0 text-table text-ink">
								{formatDay(holiday.date)}
							</time>
							<span className="min-w-0 grow truncate text-body text-ink">{holiday.name}</span>
							<IconButton
								size="sm"
								label={`Delete ${holiday.name}, ${formatDay(holiday.date)}`}
								tooltip={false}
								icon={<Trash2 size={14} aria-hidden="true" />}
								onClick={() =>
									void change({ holidays: holidays.filter((each) => each !== holiday) }, "Holiday deleted")
								}
							/>
						</li>
					))}
				</ul>
			)}
			<AddHoliday onAdd={(holiday) => change({ holidays: [...holidays, holiday] }, "Holiday added")} />
			<CountryHolidays years={`${first} – ${last}`} onAdd={addCountry} />
		</div>
	);
}
