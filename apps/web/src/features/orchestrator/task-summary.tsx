import type { OrchestratorTask } from "@throughline/domain/orchestrator";
import { Card } from "@throughline/ui/card";
import { DescriptionList } from "@throughline/ui/description-list";
import { ChevronRight } from "lucide-react";
import { dayOf, formatDay, formatInstant } from "../../format/date.ts";
import { useSelectedProgram } from "../../workspace/program/selected-program.ts";
import { VerdictBadge } from "./verdict-badge.tsx";
import { buildsText, entityLabels, providerLabels, stopText, verdictWords } from "./words.ts";

/** What was asked, and what came of it in a line. */
export function TaskSummary({ task }: { task: OrchestratorTask }) {
	const { programs } = useSelectedProgram();
	const program = programs.find(({ id }) => id === task.programId)?.name;
	const at = task.finishedAt ?? task.createdAt;
	const verdict = task.verdict === "PASS" || task.verdict === "FAIL" ? verdictWords[task.verdict] : null;
	return (
		<Card as="section" aria-labelledby="summary-title" className="p-4 sm:p-5">
			<h2 id="summary-title" className="sr-only">
				Task
			</h2>
			<p className="line-clamp-4 max-w-[90ch] whitespace-pre-line break-words text-lead font-medium text-ink-strong">
				{task.taskDescription}
			</p>
			<div className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-1.5">
				<VerdictBadge task={task} />
				{(verdict || task.stopReason) && (
					<p className="text-pretty text-table text-ink-muted">
						{verdict && <span className="font-medium text-ink">{verdict}. </span>}
						{stopText(task)}
					</p>
				)}
			</div>
			<DescriptionList
				layout="columns"
				className="mt-4"
				items={[
					{ term: "Provider", value: providerLabels[task.provider ?? task.preferredProvider] },
					{ term: "Iterations", value: buildsText(task) },
					{
						term: task.finishedAt ? "Finished" : "Submitted",
						value: (
							<time dateTime={at} title={formatInstant(at)}>
								{formatDay(dayOf(new Date(at)))}
							</time>
						),
					},
					...(task.entity ? [{ term: "Entity", value: entityLabels[task.entity] }] : []),
					...(task.programId ? [{ term: "Data read", value: program ?? "A program that is gone" }] : []),
				]}
			/>
			<details className="group mt-4">
				<summary className="flex min-h-8 cursor-pointer list-none items-center gap-1.5 text-table font-semibold text-ink-strong">
					<ChevronRight
						size={14}
						aria-hidden="true"
						className="shrink-0 text-ink-faint transition-transform duration-120 group-open:rotate-90"
					/>
					What was asked
				</summary>
				<div className="space-y-3 pt-1 pl-5">
					<p className="max-w-[90ch] whitespace-pre-line break-words text-body text-ink">
						{task.taskDescription}
					</p>
					<Lines title="Requirements" lines={task.requirements} />
					{task.constraints && <Lines title="Constraints" lines={task.constraints} />}
				</div>
			</details>
		</Card>
	);
}

function Lines({ title, lines }: { title: string; lines: readonly string[] }) {
	return (
		<div>
			<h3 className="text-table font-semibold text-ink-strong">{title}</h3>
			<ol className="mt-1 list-decimal space-y-1 pl-5 text-body text-ink">
				{lines.map((line, index) => (
					<li key={index} className="break-words">
						{line}
					</li>
				))}
			</ol>
		</div>
	);
}
