import { Link } from "@tanstack/react-router";
import type { OriginChoice } from "@throughline/domain/consultant/origin";
import { Button } from "@throughline/ui/button";
import { Callout } from "@throughline/ui/callout";
import { useClosedByBack } from "@throughline/ui/closed-by-back";
import { Combobox } from "@throughline/ui/combobox";
import { Dialog, DialogBody, DialogClose, DialogContent, DialogFooter } from "@throughline/ui/dialog";
import { EmptyState } from "@throughline/ui/empty-state";
import { Field } from "@throughline/ui/field";
import { Skeleton } from "@throughline/ui/skeleton";
import { toast } from "@throughline/ui/toast";
import { useState } from "react";
import { toApiError } from "../../api/api-error.ts";
import { trpc } from "../../api/client.ts";
import { ViewFailure } from "../failure/query-failure.tsx";
import type { Linkable } from "./trace-subject.ts";

type LinkDialogProps = {
	/** Of one program; at least one. */
	objects: readonly Linkable[];
	onClose: () => void;
};

/** Gives objects their reason: a decision of a strategy that is open to the caller. */
export function LinkDialog({ objects, onClose }: LinkDialogProps) {
	useClosedByBack(onClose);
	const [first] = objects;
	const what = objects.length === 1 ? `“${first?.title}”` : `${objects.length} objects`;
	return (
		<Dialog open onOpenChange={(open) => !open && onClose()}>
			<DialogContent
				title="Link to a decision"
				description={`Say which decision ${what} ${objects.length === 1 ? "serves" : "serve"}.`}
			>
				{first && <Choice objects={objects} programId={first.programId} onClose={onClose} />}
			</DialogContent>
		</Dialog>
	);
}

function Choice({ objects, programId, onClose }: LinkDialogProps & { programId: string }) {
	const choices = trpc.consultant.origin.choices.useQuery({ programId });
	const link = trpc.consultant.origin.link.useMutation();
	const [chosen, setChosen] = useState<string | null>(null);
	const [failure, setFailure] = useState<string | null>(null);
	const [isBusy, setBusy] = useState(false);
	const options = choices.data?.flatMap(optionsOf) ?? [];
	const decision = options.find(({ value }) => value === chosen)?.decision;

	async function save(): Promise<void> {
		if (!decision) return;
		setBusy(true);
		setFailure(null);
		try {
			for (const { objectType, objectId } of objects)
				await link.mutateAsync({ objectType, objectId, programId, ...decision });
			toast({ title: "Linked to the decision" });
			onClose();
		} catch (error) {
			setFailure(toApiError(error).sentence);
		} finally {
			setBusy(false);
		}
	}

	return (
		<form
			className="contents"
			onSubmit={(event) => {
				event.preventDefault();
				void save();
			}}
		>
			<DialogBody className="space-y-4">
				{choices.isPending ? (
					<Skeleton className="h-9" />
				) : choices.isError ? (
					<ViewFailure message="Failed to load the decisions. Please try again." query={choices} />
				) : options.length === 0 ? (
					<EmptyState
						compact
						message="There is no strategy with decisions yet."
						action={
							<Button asChild size="sm">
								<Link to="/strategic-consultant/input">Start Strategic Consultant</Link>
							</Button>
						}
					/>
				) : (
					<Field label="Decision" required>
						<Combobox
							value={chosen}
							onValueChange={setChosen}
							options={options}
							placeholder="Choose a decision"
							searchPlaceholder="Search decisions"
							emptyText="No such decision"
						/>
					</Field>
				)}
				{failure && (
					<Callout tone="critical" role="alert">
						{failure}
					</Callout>
				)}
			</DialogBody>
			<DialogFooter>
				<DialogClose>
					<Button>Cancel</Button>
				</DialogClose>
				<Button type="submit" variant="primary" disabled={!decision} loading={isBusy}>
					Link
				</Button>
			</DialogFooter>
		</form>
	);
}

function optionsOf({ sessionId, strategy, versionNumber, versionLabel, ofProgram, decisions }: OriginChoice) {
	const version = versionLabel ?? `Version ${versionNumber}`;
	return decisions.map(({ id, question, chosen }) => ({
		value: `${sessionId} ${versionNumber} ${id}`,
		label: question,
		description: chosen ? `Chosen: ${chosen}` : "Nothing chosen yet",
		group: `${ofProgram ? "This program’s strategy" : strategy} · ${version}`,
		keywords: [strategy, version],
		decision: { sessionId, versionNumber, decisionId: id },
	}));
}
