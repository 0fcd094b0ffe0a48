import { programStatuses } from "@throughline/domain/program";
import { DateField } from "@throughline/ui/date-field";
import { FormField } from "@throughline/ui/form";
import { Input } from "@throughline/ui/input";
import { Select } from "@throughline/ui/select";
import { Textarea } from "@throughline/ui/textarea";
import { type ProgramFormValues, programFields } from "./program-form-values.ts";

/** The fields of a program. A status of the organisation's own stays among the choices. */
export function ProgramFields({ status }: { status: string }) {
	const statuses = (programStatuses as readonly string[]).includes(status)
		? programStatuses
		: [...programStatuses, status];
	return (
		<div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
			<FormField<ProgramFormValues, "name">
				name="name"
				label={programFields.name}
				required
				className="sm:col-span-2"
			>
				{(field) => <Input {...field} autoComplete="off" placeholder="Regional service desk consolidation" />}
			</FormField>
			<FormField<ProgramFormValues, "description">
				name="description"
				label={programFields.description}
				className="sm:col-span-2"
			>
				{(field) => (
					<Textarea {...field} rows={4} placeholder="What the program is to achieve, in a sentence or two" />
				)}
			</FormField>
			<FormField<ProgramFormValues, "startDate"> name="startDate" label={programFields.startDate}>
				{(field) => <DateField {...field} />}
			</FormField>
			<FormField<ProgramFormValues, "endDate"> name="endDate" label={programFields.endDate}>
				{(field) => <DateField {...field} />}
			</FormField>
			<FormField<ProgramFormValues, "status"> name="status" label={programFields.status}>
				{(field) => <Select {...field} options={statuses.map((value) => ({ value, label: value }))} />}
			</FormField>
		</div>
	);
}
