import type { Organisation } from "@throughline/domain/organisation/organisation";
import { weekdays } from "@throughline/domain/task/calendar/working-week";
import { currencyName } from "@throughline/domain/value/currency";
import { DescriptionList } from "@throughline/ui/description-list";
import { formatDay } from "../../../format/date.ts";
import { dayNames } from "../../../workspace/calendar/working-days-field.tsx";
import { dateFormWords, numberFormWords } from "../form-words.ts";

/** The settings for those who read them. */
export function OrganisationFacts({ organisation }: { organisation: Organisation }) {
	const { defaultCurrency, firstDayOfWeek, dateForm, numberForm, fourEyes, holidays } = organisation;
	const worked = weekdays.filter((day) => organisation[day]).map((day) => dayNames[day]);
	return (
		<div className="space-y-4">
			<DescriptionList
				items={[
					{ term: "First day of the week", value: dayNames[firstDayOfWeek] },
					{ term: "Dates", value: dateFormWords[dateForm] },
					{ term: "Numbers", value: numberFormWords[numberForm] },
					{
						term: "Four-eyes approval",
						value: fourEyes
							? "On: an expense is approved by somebody else than who filed it"
							: "Off: people may approve the expenses that they file",
					},
					{
						term: "Currency of new programs",
						value: `${defaultCurrency} · ${currencyName(defaultCurrency)}`,
					},
					{ term: "Working days of new programs", value: worked.join(", ") },
					{
						term: "Holidays of new programs",
						value: holidays.map(({ date, name }) => `${name}, ${formatDay(date)}`).join(" · "),
					},
				]}
			/>
			<p className="text-table text-ink-muted">Admins change these settings.</p>
		</div>
	);
}
