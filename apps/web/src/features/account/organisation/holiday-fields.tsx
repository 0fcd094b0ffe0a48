import type { OrganisationHoliday } from "@throughline/domain/organisation";
import { IconButton } from "@throughline/ui/icon-button";
import { Trash2 } from "lucide-react";
import { formatDay } from "../../../format/date.ts";
import { AddHoliday } from "../../../workspace/add-holiday.tsx";
import type { useChangeOrganisation } from "./use-change-organisation.ts";

type HolidayFieldsProps = {
	/** By date. */
	holidays: readonly OrganisationHoliday[];
	change: ReturnType<typeof useChangeOrganisation>;
};

/** The days on which nobody works, for programs to come. */
export function HolidayFields({ holidays, change }: HolidayFieldsProps) {
	return (
		<div>
			<h4 className="mb-2 text-table font-semibold text-ink-strong">Holidays</h4>
			{holidays.length === 0 ? (
				<p className="text-body text-ink-muted">No holidays yet.</p>
			) : (
				<ul aria-label="Holidays" className="divide-y divide-line-subtle">
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
		</div>
	);
}
