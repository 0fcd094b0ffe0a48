import { Button } from "@throughline/ui/button";
import { Checkbox } from "@throughline/ui/checkbox";
import { Combobox } from "@throughline/ui/combobox";
import { DateField } from "@throughline/ui/date-field";
import { Field } from "@throughline/ui/field";
import { Form, FormField } from "@throughline/ui/form";
import { Input } from "@throughline/ui/input";
import { NumberInput } from "@throughline/ui/number-input";
import { RadioGroup } from "@throughline/ui/radio-group";
import { Select } from "@throughline/ui/select";
import { Switch } from "@throughline/ui/switch";
import { Textarea } from "@throughline/ui/textarea";
import { Search } from "lucide-react";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { people } from "./sample.ts";
import { Row, Section, Specimen } from "./section.tsx";

const frequencies = ["Daily", "Weekly", "Monthly", "Quarterly", "Annually"].map((value) => ({
	value,
	label: value,
}));

function ServerForm() {
	const form = useForm({ defaultValues: { name: "Atlas", budget: "", start: "" } });
	return (
		<Form
			form={form}
			aria-label="Form that the server refuses"
			className="space-y-4"
			onSubmit={async () => ({
				message: "The program was not saved.",
				issues: [
					{ path: "name", message: "A program of this name exists." },
					{ path: "budget", message: "Enter the budget." },
				],
			})}
		>
			<FormField name="name" label="Name" required>
				{(field) => <Input {...field} />}
			</FormField>
			<FormField name="budget" label="Budget" hint="In US dollars, without cents.">
				{(field) => <NumberInput {...field} prefix="$" />}
			</FormField>
			<FormField name="start" label="Start date" optional>
				{(field) => <DateField {...field} />}
			</FormField>
			<Button type="submit" variant="primary" loading={form.formState.isSubmitting}>
				Save program
			</Button>
		</Form>
	);
}

export function Forms() {
	const [text, setText] = useState("Customer churn");
	const [note, setNote] = useState("Measured on the last day of each month, from the billing system.");
	const [target, setTarget] = useState("4.25");
	const [date, setDate] = useState("2026-11-21");
	const [frequency, setFrequency] = useState("Monthly");
	const [program, setProgram] = useState("");
	const [owner, setOwner] = useState<string | null>("ana");
	const [sponsor, setSponsor] = useState<string | null>(null);
	const [checked, setChecked] = useState(true);
	const [live, setLive] = useState(true);
	const [direction, setDirection] = useState("higher_is_better");
	return (
		<Section id="forms" title="Forms">
			<div className="grid gap-4 lg:grid-cols-2 xl:grid-cols-3">
				<Specimen name="Text">
					<Field label="KPI Name *" hint="As people in the program say it.">
						<Input value={text} onValueChange={setText} />
					</Field>
					<Field label="Search" hideLabel>
						<Input placeholder="Search programs" icon={<Search size={14} />} />
					</Field>
					<Field label="Contact e-mail" error="Enter an address like name@example.com.">
						<Input defaultValue="ana.ruiz@" type="email" />
					</Field>
					<Field label="Read only">
						<Input value="G2 Feasibility" readOnly />
					</Field>
					<Field label="Disabled" disabled>
						<Input value="Set by the program" onValueChange={() => undefined} />
					</Field>
					<Field label="Description" optional>
						<Textarea value={note} onValueChange={setNote} limit={500} />
					</Field>
				</Specimen>
				<Specimen name="Choices, numbers, dates">
					<Field label="Frequency">
						<Select value={frequency} onValueChange={setFrequency} options={frequencies} />
					</Field>
					<div>
						<Select
							aria-label="Program"
							value={program}
							onValueChange={setProgram}
							placeholder="Select program"
							className="w-50"
							options={[
								{ value: "atlas", label: "Atlas core banking migration and data platform" },
								{ value: "beacon", label: "Beacon" },
							]}
						/>
					</div>
					<Field label="Owner">
						<Combobox
							clearable
							value={owner}
							onValueChange={setOwner}
							options={people}
							searchPlaceholder="Search people"
						/>
					</Field>
					<Field label="Sponsor" error="Choose a sponsor.">
						<Combobox
							value={sponsor}
							onValueChange={setSponsor}
							options={people}
							placeholder="Choose a person"
						/>
					</Field>
					<Row>
						<Field label="Target" className="flex-1">
							<NumberInput value={target} onValueChange={setTarget} suffix="%" />
						</Field>
						<Field label="Budget" className="flex-1">
							<NumberInput value="1250000" onValueChange={() => undefined} prefix="$" />
						</Field>
					</Row>
					<Field label="Review date">
						<DateField value={date} onValueChange={setDate} today="2026-11-21" />
					</Field>
				</Specimen>
				<Specimen name="Switches">
					<Checkbox
						label="Notify the owner"
						description="By e-mail, once a day at most."
						checked={checked}
						onCheckedChange={setChecked}
					/>
					<Checkbox label="Some of these" checked="indeterminate" onCheckedChange={() => undefined} />
					<Checkbox label="Not allowed here" disabled checked={false} onCheckedChange={() => undefined} />
					<Switch
						label="Live updates"
						description="Refresh when somebody else saves."
						checked={live}
						onCheckedChange={setLive}
					/>
					<Switch label="Off and disabled" disabled checked={false} onCheckedChange={() => undefined} />
					<Field label="Direction">
						<RadioGroup
							value={direction}
							onValueChange={setDirection}
							options={[
								{ value: "higher_is_better", label: "Higher is better", description: "Revenue, adoption" },
								{ value: "lower_is_better", label: "Lower is better", description: "Churn, defects" },
							]}
						/>
					</Field>
				</Specimen>
				<Specimen name="Form with a server's refusal">
					<ServerForm />
				</Specimen>
			</div>
		</Section>
	);
}
