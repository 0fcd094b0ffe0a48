import { copyName, type Program, ProgramCopy } from "@throughline/domain/program";
import { Button } from "@throughline/ui/button";
import { DateField } from "@throughline/ui/date-field";
import { Dialog, DialogBody, DialogClose, DialogContent, DialogFooter } from "@throughline/ui/dialog";
import { Field } from "@throughline/ui/field";
import { Input } from "@throughline/ui/input";
import { type FormEvent, useId, useState } from "react";
import { toApiError } from "../../api/api-error.ts";
import { trpcClient } from "../../api/client.ts";
import { identified } from "../../api/identified.ts";
import { useNow } from "../../browser/use-now.ts";
import { dayOf } from "../../format/date.ts";
import { offerUndo } from "../../workspace/undo/undo.ts";

type CopyDialogProps = { program: Program; onCopied: (copy: Program) => void; onClose: () => void };

/** Makes a program of another; asks for its name and when it begins. */
export function CopyDialog({ program, onCopied, onClose }: CopyDialogProps) {
	const formId = useId();
	const [name, setName] = useState(copyName(program.name));
	const today = dayOf(useNow());
	const [startDate, setStartDate] = useState(() => laterOf(program.startDate, today));
	const [issues, setIssues] = useState<ReadonlyMap<string, string>>(new Map());
	const [pending, setPending] = useState(false);
	const submit = async (event: FormEvent) => {
		event.preventDefault();
		if (pending) return;
		const copy = ProgramCopy.safeParse({ name, startDate: startDate || null });
		if (!copy.success) {
			setIssues(new Map(copy.error.issues.map(({ path, message }) => [String(path[0]), message])));
			return;
		}
		setPending(true);
		try {
			const { answer, requestId } = await identified((options) =>
				trpcClient.duplicate.program.mutate({ id: program.id, ...copy.data }, options),
			);
			offerUndo({ title: "Program duplicated", description: answer.name, requestId });
			onCopied(answer);
			onClose();
		} catch (error) {
			setIssues(new Map([["name", toApiError(error).sentence]]));
			setPending(false);
		}
	};
	return (
		<Dialog open onOpenChange={(open) => !open && onClose()}>
			<DialogContent
				title={`Duplicate “${program.name}”`}
				description="Workstreams, tasks with links and people, KPIs, risks with mitigations, planned benefits, gate criteria and the calendar come along. Progress, measurements, reviews and money stay behind."
			>
				<DialogBody>
					<form id={formId} noValidate onSubmit={(event) => void submit(event)} className="space-y-4">
						<Field label="Name" required error={issues.get("name")}>
							<Input value={name} onValueChange={setName} autoComplete="off" />
						</Field>
						<Field
							label="Start date"
							error={issues.get("startDate")}
							hint="Every day of the plan moves along, over as many working days as before."
						>
							<DateField value={startDate} onValueChange={setStartDate} />
						</Field>
					</form>
				</DialogBody>
				<DialogFooter>
					<DialogClose>
						<Button>Cancel</Button>
					</DialogClose>
					<Button
						type="submit"
						form={formId}
						variant="primary"
						loading={pending}
						disabled={name.trim() === ""}
					>
						Duplicate
					</Button>
				</DialogFooter>
			</DialogContent>
		</Dialog>
	);
}

/** A copy begins no earlier than today; without a day of the original, none is proposed. */
function laterOf(startDate: string | null, today: string): string {
	if (startDate === null) return "";
	return startDate > today ? startDate : today;
}
