import { weekdays } from "@throughline/domain/task/calendar/working-week";
import { Checkbox } from "@throughline/ui/checkbox";
import { DateField } from "@throughline/ui/date-field";
import { Field } from "@throughline/ui/field";
import { NumberInput } from "@throughline/ui/number-input";
import { dayNames } from "../../../workspace/calendar/working-days-field.tsx";
import { WordSelect } from "../../../workspace/word-select.tsx";
import { type RepeatValues, withStart } from "./repeat-values.ts";

type RepeatFieldsProps = { values: RepeatValues; onChange: (change: Partial<RepeatValues>) => void };

const units = { day: "Days", week: "Weeks", month: "Months" };
const weeks = { 1: "First", 2: "Second", 3: "Third", 4: "Fourth", 5: "Last" };
const daysOff = {
	skip: "Leave it out",
	later: "Move it to the next working day",
	earlier: "Move it to the working day before",
};
const ends = { times: "After a number of times", until: "On a day" };
const monthWays = { day: "On a day of the month", weekday: "On a weekday" };

/** How often, on which days, from when and until when. */
export function RepeatFields({ values, onChange }: RepeatFieldsProps) {
	return (
		<div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
			<Field label="Every">
				<NumberInput
					value={values.every}
					onValueChange={(every) => onChange({ every })}
					min={1}
					max={99}
					step={1}
				/>
			</Field>
			<Field label="Unit">
				<WordSelect value={values.unit} words={units} onChoose={(unit) => onChange({ unit })} />
			</Field>
			{values.unit === "week" && <WeekDays values={values} onChange={onChange} />}
			{values.unit === "month" && <MonthDays values={values} onChange={onChange} />}
			<Field label="First day">
				<DateField value={values.start} onValueChange={(start) => onChange(withStart(values, start))} />
			</Field>
			<Field label="On a day off">
				<WordSelect value={values.daysOff} words={daysOff} onChoose={(daysOff) => onChange({ daysOff })} />
			</Field>
			<Field label="Ends">
				<WordSelect value={values.endBy} words={ends} onChoose={(endBy) => onChange({ endBy })} />
			</Field>
			{values.endBy === "times" ? (
				<Field label="Times">
					<NumberInput
						value={values.times}
						onValueChange={(times) => onChange({ times })}
						min={1}
						max={200}
						step={1}
					/>
				</Field>
			) : (
				<Field label="Last day">
					<DateField value={values.until} onValueChange={(until) => onChange({ until })} min={values.start} />
				</Field>
			)}
		</div>
	);
}

function WeekDays({ values, onChange }: RepeatFieldsProps) {
	return (
		<fieldset className="sm:col-span-2">
			<legend className="mb-2 text-table font-medium text-ink-strong">On</legend>
			<div className="flex flex-wrap gap-x-4 gap-y-2">
				{weekdays.map((day) => (
					<Checkbox
						key={day}
						label={dayNames[day]}
						checked={values.weekdays.includes(day)}
						onCheckedChange={(checked) =>
							onChange({
								weekdays: weekdays.filter((each) =>
									each === day ? checked : values.weekdays.includes(each),
								),
							})
						}
					/>
				))}
			</div>
		</fieldset>
	);
}

function MonthDays({ values, onChange }: RepeatFieldsProps) {
	return (
		<>
			<Field label="On">
				<WordSelect value={values.monthBy} words={monthWays} onChoose={(monthBy) => onChange({ monthBy })} />
			</Field>
			{values.monthBy === "day" ? (
				<Field label="Day" hint="Of a shorter month its last day.">
					<NumberInput
						value={values.day}
						onValueChange={(day) => onChange({ day })}
						min={1}
						max={31}
						step={1}
					/>
				</Field>
			) : (
				<div className="flex gap-2">
					<Field label="Which" className="w-28">
						<WordSelect value={values.week} words={weeks} onChoose={(week) => onChange({ week })} />
					</Field>
					<Field label="Weekday" className="grow">
						<WordSelect
							value={values.weekday}
							words={dayNames}
							onChoose={(weekday) => onChange({ weekday })}
						/>
					</Field>
				</div>
			)}
		</>
	);
}
