import type { Playbook } from "@throughline/domain/playbook/playbook";
import { playbookSizes } from "@throughline/domain/playbook/playbook";
import { listSheet, useSheet } from "@throughline/ui/sheets";
import { sizeNames } from "../size-names.ts";
import { InLanguage, useInLanguage } from "./in-language.tsx";
import { Section } from "./section.tsx";

type Workstream = Playbook["workstreams"][number];
type Task = Workstream["tasks"][number];

/** The work: each workstream with its tasks, who does them, what they wait for and how long they take. */
export function Workstreams({ playbook }: { playbook: Playbook }) {
	const { say, roleOf, namesBefore } = useTaskWords(playbook);
	useSheet(() =>
		listSheet(
			"Tasks",
			playbook.workstreams.flatMap(({ title, tasks }) => tasks.map((task) => ({ title, task }))),
			{
				Workstream: ({ title }) => say(title),
				Task: ({ task }) => say(task.name),
				Role: ({ task }) => roleOf(task),
				After: ({ task }) => namesBefore(task).join("; "),
				...Object.fromEntries(
					playbookSizes.map((size, index) => [
						`${sizeNames[size]}, working days`,
						({ task }: { task: Task }) => task.days[index],
					]),
				),
			},
		),
	);
	return (
		<Section id="workstreams" count={playbook.workstreams.length}>
			<ul className="grid items-start gap-x-8 gap-y-6 @4xl:grid-cols-2">
				{playbook.workstreams.map((workstream) => (
					<li key={workstream.id} className="min-w-0">
						<WorkstreamTable playbook={playbook} workstream={workstream} />
					</li>
				))}
			</ul>
		</Section>
	);
}

/** Who does a task and what it waits for, by name. */
function useTaskWords({ workstreams, roles }: Playbook) {
	const say = useInLanguage();
	const tasks = new Map(workstreams.flatMap((each) => each.tasks).map((task) => [task.id, task]));
	return {
		say,
		roleOf: ({ role }: Task): string | null => {
			const found = roles.find(({ id }) => id === role);
			return found ? say(found.name) : null;
		},
		namesBefore: ({ after }: Task): string[] => after.flatMap((id) => tasks.get(id)?.name ?? []).map(say),
	};
}

function WorkstreamTable({ playbook, workstream }: { playbook: Playbook; workstream: Workstream }) {
	const { say, roleOf, namesBefore } = useTaskWords(playbook);
	const served = playbook.decisions
		.find(({ id }) => id === workstream.serves?.decision)
		?.options.find(({ id }) => id === workstream.serves?.option);
	const aboutTask = (task: Task): string => {
		const before = namesBefore(task);
		return [roleOf(task), before.length > 0 && `after ${before.join("; ")}`].filter(Boolean).join(" · ");
	};
	return (
		<>
			<h4 className="text-pretty break-words text-body font-semibold text-ink-strong">
				<InLanguage text={workstream.title} />
			</h4>
			{served && (
				<p className="mt-0.5 text-table text-ink-muted">{`Only with the option “${say(served.label)}”`}</p>
			)}
			<table className="mt-2 w-full text-left text-table">
				<caption className="sr-only">{`Tasks of ${say(workstream.title)}, in working days`}</caption>
				<thead className="border-b border-line text-caption text-ink-muted">
					<tr>
						<th scope="col" className="py-1.5 pr-3 font-medium">
							Task
						</th>
						{playbookSizes.map((size) => (
							<th key={size} scope="col" className="w-11 py-1.5 text-right font-medium">
								<abbr title={`${sizeNames[size]}, working days`} className="no-underline">
									{size}
								</abbr>
							</th>
						))}
					</tr>
				</thead>
				<tbody className="divide-y divide-line-subtle">
					{workstream.tasks.map((task) => (
						<tr key={task.id} className="align-baseline">
							<td className="py-2 pr-3">
								<span className="block text-pretty break-words text-ink">
									<InLanguage text={task.name} />
								</span>
								<span className="block text-pretty break-words text-caption text-ink-muted">
									{aboutTask(task)}
								</span>
							</td>
							{playbookSizes.map((size, index) => (
								<td key={size} className="tabular py-2 text-right text-ink-muted">
									{task.days[index]}
								</td>
							))}
						</tr>
					))}
				</tbody>
			</table>
		</>
	);
}
