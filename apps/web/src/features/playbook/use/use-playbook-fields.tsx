import { zodResolver } from "@hookform/resolvers/zod";
import { inLanguage } from "@throughline/domain/playbook/localized";
import { type Playbook, playbookSizes } from "@throughline/domain/playbook/playbook";
import { workstreamsFor } from "@throughline/domain/playbook/use";
import { Button } from "@throughline/ui/button";
import { Callout } from "@throughline/ui/callout";
import { Combobox } from "@throughline/ui/combobox";
import { DateField } from "@throughline/ui/date-field";
import { DialogBody, DialogClose, DialogFooter } from "@throughline/ui/dialog";
import { Form, FormField } from "@throughline/ui/form";
import { Input } from "@throughline/ui/input";
import { RadioGroup } from "@throughline/ui/radio-group";
import { useEffect, useId } from "react";
import { useForm, useWatch } from "react-hook-form";
import { toApiError } from "../../../api/api-error.ts";
import { trpc } from "../../../api/client.ts";
import { dayOf } from "../../../format/date.ts";
import { useDraft } from "../../../forms/use-draft.ts";
import { playbookOptions } from "../../../workspace/playbook-options.ts";
import { readingLanguage } from "../reading/languages.ts";
import { sizeNames } from "../size-names.ts";
import { ChoiceFields } from "./choice-fields.tsx";
import { CurrencyField, LanguageField } from "./money-and-language.tsx";
import { sizeFigures, sizeWords } from "./size-figures.ts";
import {
	decided,
	UsePlaybookForm,
	type UsePlaybookInput,
	type UsePlaybookValues,
} from "./use-playbook-form.ts";
import { useStartProgram } from "./use-start-program.ts";

type UsePlaybookFieldsProps = {
	playbookId: string | null;
	/** That it begins with; "" for the organisation's. */
	currency: string;
	onClose: () => void;
};

/** Which playbook, how large, what is decided, under which name and from which day. */
export function UsePlaybookFields({ playbookId, currency, onClose }: UsePlaybookFieldsProps) {
	const formId = useId();
	const form = useForm<UsePlaybookValues, unknown, UsePlaybookInput>({
		resolver: zodResolver(UsePlaybookForm, { jitless: true }),
		defaultValues: {
			playbookId: playbookId ?? "",
			size: "M",
			name: "",
			startDate: dayOf(new Date()),
			language: "en",
			currency,
			choices: {},
		},
	});
	const { forget } = useDraft(form, `playbook-use/${playbookId ?? "any"}`);
	const { start, isPending } = useStartProgram({
		onStarted: () => {
			forget();
			onClose();
		},
	});
	const [chosenId, language] = useWatch({ control: form.control, name: ["playbookId", "language"] });
	const chosen = trpc.playbook.get.useQuery({ id: chosenId }, { enabled: chosenId !== "" });
	const playbook = chosen.data?.playbook;

	// The playbook's name and languages come once it is there; a name that the person typed stays.
	useEffect(() => {
		if (!playbook) return;
		const spoken = readingLanguage(playbook, language);
		if (spoken !== language) form.setValue("language", spoken);
		if (!form.getFieldState("name").isDirty)
			form.resetField("name", { defaultValue: inLanguage(playbook.name, spoken).text });
	}, [form, playbook, language]);

	return (
		<>
			<DialogBody>
				<Form
					id={formId}
					form={form}
					onSubmit={start}
					aria-label="Start from a playbook"
					className="space-y-5"
				>
					{playbookId === null && <PlaybookField onChosen={() => form.setValue("choices", {})} />}
					{chosen.error && (
						<Callout tone="critical" role="alert">
							{toApiError(chosen.error).sentence}
						</Callout>
					)}
					<SizeField playbook={playbook} />
					{playbook && <ChoiceFields decisions={playbook.decisions} language={language} />}
					<FormField<UsePlaybookValues, "name"> name="name" label="Program name" required>
						{(field) => <Input {...field} autoComplete="off" />}
					</FormField>
					<div className="grid gap-4 sm:grid-cols-2">
						<FormField<UsePlaybookValues, "startDate"> name="startDate" label="Start date" required>
							{(field) => <DateField {...field} />}
						</FormField>
						<CurrencyField />
						{playbook && <LanguageField playbook={playbook} />}
					</div>
				</Form>
			</DialogBody>
			<DialogFooter>
				<DialogClose>
					<Button onClick={forget}>Cancel</Button>
				</DialogClose>
				<Button type="submit" form={formId} variant="primary" loading={isPending} disabled={chosenId === ""}>
					Create program
				</Button>
			</DialogFooter>
		</>
	);
}

/** How large the undertaking is, with the tasks and weeks that it means after what is decided. */
function SizeField({ playbook }: { playbook: Playbook | undefined }) {
	const choices = useWatch<UsePlaybookValues, "choices">({ name: "choices" });
	const work = playbook ? workstreamsFor(playbook, decided(choices)) : null;
	return (
		<FormField<UsePlaybookValues, "size"> name="size" label="Size">
			{(field) => (
				<RadioGroup
					{...field}
					className="sm:grid sm:grid-cols-3"
					options={playbookSizes.map((size) => ({
						value: size,
						label: sizeNames[size],
						description: work && sizeWords(sizeFigures(work, size)),
					}))}
				/>
			)}
		</FormField>
	);
}

/** Which playbook, found by its name, summary or words of recognition. */
function PlaybookField({ onChosen }: { onChosen: () => void }) {
	const list = trpc.playbook.list.useQuery();
	const options = playbookOptions(list.data ?? []);
	return (
		<FormField<UsePlaybookValues, "playbookId">
			name="playbookId"
			label="Playbook"
			required
			hint={list.error ? toApiError(list.error).sentence : undefined}
		>
			{({ onValueChange, ...field }) => (
				<Combobox
					{...field}
					onValueChange={(chosen) => {
						onValueChange(chosen);
						onChosen();
					}}
					options={options}
					placeholder="Choose a playbook"
					searchPlaceholder="Search by name or subject"
					emptyText="No playbook matches this search."
				/>
			)}
		</FormField>
	);
}
