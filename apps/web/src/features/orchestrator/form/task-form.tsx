import { mostRetries } from "@throughline/domain/orchestrator";
import { Button } from "@throughline/ui/button";
import { Callout } from "@throughline/ui/callout";
import { Card } from "@throughline/ui/card";
import { Field } from "@throughline/ui/field";
import { Select } from "@throughline/ui/select";
import { Textarea } from "@throughline/ui/textarea";
import { Send } from "lucide-react";
import { type FormEvent, type KeyboardEvent, useEffect, useRef } from "react";
import { useObservable } from "../../../browser/observable-value.ts";
import { useNow } from "../../../browser/use-now.ts";
import { formatInstant } from "../../../format/date.ts";
import { formatAgo } from "../../../format/relative-time.ts";
import { LineRows } from "../code/line-rows.tsx";
import { AgentsField } from "./agents-field.tsx";
import { SubjectFields } from "./subject-fields.tsx";
import type { Problem, TaskDraft } from "./task-draft.ts";
import { lastSubmitted, type Submission } from "./use-submission.ts";

const longestDescription = 20_000;

/** A task for the builder and the reviewer. */
export function TaskForm({ submission, onSend }: { submission: Submission; onSend: () => void }) {
	const { draft, setDraft, isStarting, failure, problem } = submission;
	const form = useRef<HTMLFormElement>(null);
	// After the field is marked as wrong.
	useEffect(() => {
		if (problem === null) return;
		const field = form.current?.querySelector<HTMLElement>("[aria-invalid=true]");
		field?.focus({ preventScroll: true });
		field?.scrollIntoView?.({ block: "center" });
	}, [problem]);
	const wrongIn = (field: Problem["field"]) => (problem?.field === field ? problem.sentence : undefined);
	const change = (part: Partial<TaskDraft>) => setDraft({ ...draft, ...part });
	const onSubmit = (event: FormEvent | KeyboardEvent) => {
		event.preventDefault();
		if (!isStarting) onSend();
	};
	return (
		<Card as="section" aria-labelledby="task-title" className="@container p-4 sm:p-6">
			<form
				ref={form}
				noValidate
				aria-labelledby="task-title"
				onSubmit={onSubmit}
				onKeyDown={(event) => {
					if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) onSubmit(event);
				}}
				className="space-y-6"
			>
				<div>
					<h2 id="task-title" className="text-title font-semibold text-ink-strong">
						What should be built?
					</h2>
					<p className="mt-1 max-w-[72ch] text-pretty text-body text-ink-muted">
						A builder agent proposes files, a QA agent checks them against every requirement, and the builder
						revises. What comes of it is text to read and download: nothing is run, and nothing is changed.
					</p>
				</div>
				<div className="grid gap-x-8 gap-y-6 @3xl:grid-cols-[minmax(0,1fr)_18rem]">
					<div className="min-w-0 space-y-6">
						<Field label="Task description" required error={wrongIn("taskDescription")}>
							<Textarea
								rows={4}
								value={draft.taskDescription}
								onValueChange={(taskDescription) => change({ taskDescription })}
								placeholder="A register of supplier risks with owner, review date and status"
								maxLength={longestDescription}
							/>
						</Field>
						<LineRows
							title="Requirements"
							noun="requirement"
							required
							hint="One a row, each so that it can be checked. Enter adds a row; a pasted list becomes rows."
							placeholder="Overdue reviews are shown first"
							error={wrongIn("requirements")}
							rows={draft.requirements}
							onRows={(requirements) => change({ requirements: [...requirements] })}
						/>
						<LineRows
							title="Constraints"
							noun="constraint"
							hint="Limits and fixed conditions."
							placeholder="No new dependency"
							rows={draft.constraints}
							onRows={(constraints) => change({ constraints: [...constraints] })}
						/>
					</div>
					<div className="grid min-w-0 grid-flow-row-dense content-start gap-5 @lg:@max-3xl:grid-cols-3">
						<AgentsField
							provider={draft.provider}
							onProvider={(provider) => change({ provider })}
							error={wrongIn("provider")}
						/>
						<Field label="Revisions" hint="How often, at most, the builder answers what QA found.">
							<Select
								value={String(draft.maxRetries)}
								onValueChange={(value) => change({ maxRetries: Number(value) })}
								options={Array.from({ length: mostRetries + 1 }, (_, count) => ({
									value: String(count),
									label: count === 0 ? "None" : `At most ${count}`,
								}))}
							/>
						</Field>
						<SubjectFields draft={draft} onDraft={setDraft} />
					</div>
				</div>
				{failure && problem?.field !== "provider" && (
					<Callout tone="critical" role="alert" title="The task was not answered">
						{failure}
					</Callout>
				)}
				<div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-line-subtle pt-5">
					<LastSubmitted />
					<Button
						type="submit"
						variant="primary"
						size="lg"
						loading={isStarting}
						icon={<Send size={15} aria-hidden="true" />}
						className="ml-auto max-sm:w-full"
					>
						Submit Task
					</Button>
				</div>
			</form>
		</Card>
	);
}

function LastSubmitted() {
	const at = useObservable(lastSubmitted);
	const now = useNow();
	if (at === null || Number.isNaN(Date.parse(at))) return null;
	return (
		<p className="text-table text-ink-muted">
			Last submitted{" "}
			<time dateTime={at} title={formatInstant(at)}>
				{formatAgo(at, now)}
			</time>
		</p>
	);
}
