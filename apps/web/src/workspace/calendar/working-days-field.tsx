import { type Weekday, type WorkingWeek, weekdays } from "@throughline/domain/task/calendar/working-week";
import { Checkbox } from "@throughline/ui/checkbox";

type WorkingDaysFieldProps = {
	week: WorkingWeek;
	onChange: (day: Weekday, works: boolean) => void;
	className?: string;
};

/** A working week. The last working day cannot be taken off. */
export function WorkingDaysField({ week, onChange, className }: WorkingDaysFieldProps) {
	const count = weekdays.filter((day) => week[day]).length;
	return (
		<fieldset className={className}>
			<legend className="mb-2 text-table font-semibold text-ink-strong">Working days</legend>
			<div className="flex flex-wrap gap-x-4 gap-y-2">
				{weekdays.map((day) => (
					<Checkbox
						key={day}
						label={dayNames[day]}
						checked={week[day]}
						disabled={week[day] && count === 1}
						onCheckedChange={(works) => onChange(day, works)}
					/>
				))}
			</div>
		</fieldset>
	);
}

export const dayNames: Readonly<Record<Weekday, string>> = {
	monday: "Monday",
	tuesday: "Tuesday",
	wednesday: "Wednesday",
	thursday: "Thursday",
	friday: "Friday",
	saturday: "Saturday",
	sunday: "Sunday",
};
