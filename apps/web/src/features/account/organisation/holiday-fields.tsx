import type { OrganisationHoliday } from "@throughline/domain/organisation";
import { day } from "@throughline/domain/shape";
import { DateField } from "@throughline/ui/date-field";
import { Field } from "@throughline/ui/field";
import { IconButton } from "@throughline/ui/icon-button";
import { Input } from "@throughline/ui/input";
import { Trash2 } from "lucide-react";
import { useState } from "react";
import { formatDay } from "../../../format/date.ts";
import { AddLine } from "../../../workspace/add-line.tsx";
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
			<AddHoliday {...{ holidays, change }} />
		</div>
	);
}

function AddHoliday({ holidays, change }: HolidayFieldsProps) {
	const [date, setDate] = useState("");
	const [name, setName] = useState("");
	const ready = day.safeParse(date).success && name.trim() !== "";
	const add = async () => {
		const added = await change({ holidays: [...holidays, { date, name: name.trim() }] }, "Holiday added");
		if (!added) return;
		setDate("");
		setName("");
	};
	return (
		<AddLine verb="Add holiday" ready={ready} onAdd={add}>
			<Field label="Day" className="w-36">
				<DateField value={date} onValueChange={setDate} />
			</Field>
			<Field label="Name" className="min-w-40 grow">
				<Input
					value={name}
					onValueChange={setName}
					maxLength={200}
					autoComplete="off"
					placeholder="Labour Day"
				/>
			</Field>
		</AddLine>
	);
}
