import { day } from "@throughline/domain/shape";
import { DateField } from "@throughline/ui/date-field";
import { Field } from "@throughline/ui/field";
import { Input } from "@throughline/ui/input";
import { useState } from "react";
import { AddLine } from "../list/add-line.tsx";

type AddHolidayProps = {
	/** Answers whether it was added: what was refused is there to be mended. */
	onAdd: (holiday: { date: string; name: string }) => Promise<boolean>;
};

/** The last line of a list of holidays: a day and its name. */
export function AddHoliday({ onAdd }: AddHolidayProps) {
	const [date, setDate] = useState("");
	const [name, setName] = useState("");
	const isDay = day.safeParse(date).success;
	const missing = isDay && name.trim() !== "" ? null : isDay ? "Enter a name." : "Enter a day.";
	const add = async () => {
		if (!(await onAdd({ date, name: name.trim() }))) return;
		setDate("");
		setName("");
	};
	return (
		<AddLine verb="Add holiday" missing={missing} onAdd={add}>
			<Field label="Day" className="w-40">
				<DateField value={date} onValueChange={setDate} />
			</Field>
			<Field label="Name" className="room-40 grow">
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
