import { absenceIssues, absenceKinds } from "@throughline/domain/resource/absence";
import { day } from "@throughline/domain/shape";
import { DateField } from "@throughline/ui/date-field";
import { Field } from "@throughline/ui/field";
import { Input } from "@throughline/ui/input";
import { Select } from "@throughline/ui/select";
import { useState } from "react";
import { trpcClient } from "../../api/client.ts";
import { identified } from "../../api/identified.ts";
import { formatRange } from "../../format/date.ts";
import { AddLine } from "../list/add-line.tsx";
import { attempt } from "../undo/attempt.ts";
import { offerUndo } from "../undo/undo.ts";

const nothing = {
	startDate: "",
	endDate: "",
	kind: absenceKinds[0] as (typeof absenceKinds)[number],
	note: "",
};

/** The last line of a list of absences: from when to when, and why. A single day needs no last one. */
export function AddAbsence({ member }: { member: { id: string; name: string } }) {
	const [absence, setAbsence] = useState(nothing);
	const set = (change: Partial<typeof nothing>) => setAbsence((before) => ({ ...before, ...change }));
	const { startDate, kind, note } = absence;
	const endDate = absence.endDate || startDate;
	const areDays = [startDate, endDate].every((each) => day.safeParse(each).success);
	const [wrong] = areDays ? absenceIssues({ startDate, endDate }) : [];
	const add = async () => {
		const added = await attempt("Failed to add absence", async () => {
			const call = { resourceId: member.id, startDate, endDate, kind, note };
			const { requestId } = await identified((options) =>
				trpcClient.resource.absence.create.mutate(call, options),
			);
			const description = `${member.name}: ${kind}, ${formatRange(startDate, endDate)}`;
			offerUndo({ title: "Absence added", description, requestId });
		});
		if (added) setAbsence({ ...nothing, kind });
	};
	return (
		<AddLine
			verb="Add absence"
			missing={areDays ? (wrong ? "The days do not fit yet." : null) : "Enter the first day."}
			onAdd={add}
		>
			<Field label="First day" className="w-40 max-sm:w-full">
				<DateField value={startDate} onValueChange={(startDate) => set({ startDate })} />
			</Field>
			<Field label="Last day" optional className="w-40 max-sm:w-full" error={wrong?.message}>
				<DateField
					value={absence.endDate}
					min={day.safeParse(startDate).success ? startDate : undefined}
					onValueChange={(endDate) => set({ endDate })}
				/>
			</Field>
			<Field label="Kind" className="w-36 max-sm:w-full">
				<Select
					value={kind}
					options={absenceKinds}
					onValueChange={(next) => set({ kind: absenceKinds.find((each) => each === next) ?? kind })}
				/>
			</Field>
			<Field label="Note" optional className="room-56 grow">
				<Input
					value={note}
					placeholder="Only for the person and for Editors"
					onValueChange={(note) => set({ note })}
					maxLength={500}
					autoComplete="off"
				/>
			</Field>
		</AddLine>
	);
}
