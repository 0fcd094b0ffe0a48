import {
	type MadeOfTemplate,
	type Template,
	type TemplateKind,
	TemplateUse,
} from "@throughline/domain/program/template";
import { Button } from "@throughline/ui/button";
import { DateField } from "@throughline/ui/date-field";
import { Dialog, DialogBody, DialogClose, DialogContent, DialogFooter } from "@throughline/ui/dialog";
import { EmptyState } from "@throughline/ui/empty-state";
import { Field } from "@throughline/ui/field";
import { Input } from "@throughline/ui/input";
import { Select } from "@throughline/ui/select";
import { Skeleton, SkeletonRegion } from "@throughline/ui/skeleton";
import { CopyPlus } from "lucide-react";
import { type FormEvent, useId, useState } from "react";
import { toApiError } from "../../api/api-error.ts";
import { trpc, trpcClient } from "../../api/client.ts";
import { identified } from "../../api/identified.ts";
import { useNow } from "../../browser/use-now.ts";
import { dayOf } from "../../format/date.ts";
import { ViewFailure } from "../failure/query-failure.tsx";
import { Fold } from "../fold.tsx";
import { offerUndo } from "../undo/undo.ts";
import { TemplateLines } from "./template-lines.tsx";

type UseTemplateDialogProps = {
	kind: TemplateKind;
	/** In which a task is made; null for a program. */
	programId: string | null;
	onMade: (made: MadeOfTemplate) => void;
	onClose: () => void;
};

/** Makes a task or a program of a template, and keeps the list of templates. */
export function UseTemplateDialog(props: UseTemplateDialogProps) {
	const { kind, onClose } = props;
	const formId = useId();
	const [pending, setPending] = useState(false);
	const list = trpc.template.list.useQuery();
	const templates = list.data?.filter((each) => each.kind === kind) ?? [];
	return (
		<Dialog open onOpenChange={(open) => !open && onClose()}>
			<DialogContent
				title={kind === "task" ? "Task from Template" : "Program from Template"}
				description="Every day of the template moves along with the start, over as many working days as before."
				dismissible={!pending}
			>
				<DialogBody className="space-y-4">
					{list.isPending && (
						<SkeletonRegion label="Loading the templates" className="space-y-3">
							<Skeleton className="h-10" />
							<Skeleton className="h-10" />
						</SkeletonRegion>
					)}
					{list.isError && !list.data && (
						<ViewFailure message="Failed to load the templates. Please try again." query={list} />
					)}
					{list.data && templates.length === 0 && (
						<EmptyState
							compact
							icon={<CopyPlus size={20} />}
							message={`There are no templates yet. Choose “Save as template…” in the menu of a ${kind}.`}
						/>
					)}
					{templates.length > 0 && (
						<>
							<UseForm
								{...props}
								formId={formId}
								templates={templates}
								pending={pending}
								onPending={setPending}
							/>
							<Fold title="Rename or delete templates">
								<TemplateLines templates={templates} />
							</Fold>
						</>
					)}
				</DialogBody>
				<DialogFooter>
					<DialogClose>
						<Button disabled={pending}>Cancel</Button>
					</DialogClose>
					{templates.length > 0 && (
						<Button type="submit" form={formId} variant="primary" loading={pending}>
							{kind === "task" ? "Create task" : "Create program"}
						</Button>
					)}
				</DialogFooter>
			</DialogContent>
		</Dialog>
	);
}

type UseFormProps = UseTemplateDialogProps & {
	formId: string;
	templates: readonly Template[];
	pending: boolean;
	onPending: (pending: boolean) => void;
};

function UseForm({ kind, programId, onMade, onClose, formId, templates, pending, onPending }: UseFormProps) {
	const [chosenId, setChosenId] = useState(templates[0]?.id ?? "");
	const chosen = templates.find(({ id }) => id === chosenId) ?? templates[0];
	/** As it is typed; the template's own until then. */
	const [typed, setTyped] = useState<string | null>(null);
	const [startDate, setStartDate] = useState(dayOf(useNow()));
	const [issues, setIssues] = useState<ReadonlyMap<string, string>>(new Map());
	const submit = async (event: FormEvent) => {
		event.preventDefault();
		if (pending || !chosen) return;
		const use = TemplateUse.safeParse({ startDate, name: typed ?? chosen.name, programId });
		if (!use.success) {
			setIssues(new Map(use.error.issues.map(({ path, message }) => [String(path[0]), message])));
			return;
		}
		onPending(true);
		try {
			const { answer, requestId } = await identified((options) =>
				trpcClient.template.use.mutate({ id: chosen.id, ...use.data }, options),
			);
			const title = kind === "task" ? "Task created" : "Program created";
			offerUndo({ title, description: answer.name, requestId });
			onMade(answer);
			onClose();
		} catch (error) {
			setIssues(new Map([["name", toApiError(error).sentence]]));
			onPending(false);
		}
	};
	return (
		<form id={formId} noValidate onSubmit={(event) => void submit(event)} className="space-y-4">
			<Field label="Template">
				<Select
					value={chosen?.id ?? ""}
					onValueChange={setChosenId}
					options={templates.map(({ id, name, tasks }) => ({
						value: id,
						label: `${name} (${tasks} ${tasks === 1 ? "task" : "tasks"})`,
					}))}
				/>
			</Field>
			<Field label="Name" required error={issues.get("name")}>
				<Input
					ref={selectAll}
					value={typed ?? chosen?.name ?? ""}
					onValueChange={setTyped}
					maxLength={200}
					autoComplete="off"
				/>
			</Field>
			<Field label="Start date" required error={issues.get("startDate")}>
				<DateField value={startDate} onValueChange={setStartDate} />
			</Field>
		</form>
	);
}

/** The templates come after the window opened: then its first words are written, over those of the template. */
function selectAll(field: HTMLInputElement | null): void {
	field?.focus();
	field?.select();
}
