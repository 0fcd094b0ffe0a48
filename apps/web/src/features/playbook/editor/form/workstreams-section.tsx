import { Combobox } from "@throughline/ui/combobox";
import { Field } from "@throughline/ui/field";
import { IconButton } from "@throughline/ui/icon-button";
import { Select } from "@throughline/ui/select";
import { X } from "lucide-react";
import { sections } from "../../reading/sections.ts";
import { ChoiceField } from "./choice-field.tsx";
import { type Path, pathText, removeAt, setAt } from "./draft-document.ts";
import { EntryList } from "./entry-list.tsx";
import type { FormContent } from "./form-content.ts";
import { controlId, usePlaybookForm } from "./form-context.ts";
import { FormSection } from "./form-section.tsx";
import { anyText } from "./missing-texts.ts";
import { newId } from "./named-id.ts";
import { SizesField } from "./sizes-field.tsx";
import { TextField } from "./text-field.tsx";
import { useFieldError } from "./use-field-error.ts";

type Workstream = FormContent["workstreams"][number];
type Task = Workstream["tasks"][number];

/** The work: workstreams with their tasks. */
export function WorkstreamsSection() {
	const { content, language } = usePlaybookForm();
	const { workstreams } = content;
	const tasks = workstreams.flatMap((each) => each.tasks);
	const task = () => ({ id: newId("tasks", tasks), name: { [language]: "" }, days: [3, 5, 10] });
	return (
		<FormSection {...sections.workstreams} count={workstreams.length}>
			<EntryList
				path={["workstreams"]}
				items={workstreams}
				noun="workstream"
				nameOf={({ title }) => anyText(title, language)}
				aboutOf={({ tasks: own }) => (own.length === 1 ? "1 task" : `${own.length} tasks`)}
				create={() => ({
					id: newId("workstreams", workstreams),
					title: { [language]: "" },
					tasks: [task()],
				})}
			>
				{(workstream, path) => (
					<>
						<TextField path={[...path, "title"]} names label="Title" texts={workstream.title} />
						<ServesField path={[...path, "serves"]} serves={workstream.serves} />
						<EntryList
							path={[...path, "tasks"]}
							items={workstream.tasks}
							noun="task"
							nameOf={({ name }) => anyText(name, language)}
							aboutOf={({ days }) => `${days.join(" · ")} days`}
							create={task}
						>
							{(item, place) => (
								<>
									<TaskFields task={item} path={place} tasks={tasks} />
									<WorkstreamField path={place} />
								</>
							)}
						</EntryList>
					</>
				)}
			</EntryList>
		</FormSection>
	);
}

/** The option with whose choice a workstream comes. */
function ServesField({ path, serves }: { path: Path; serves: Workstream["serves"] }) {
	const { content, language } = usePlaybookForm();
	const groups = content.decisions.map(({ id, question, options }) => ({
		label: anyText(question, language) || id,
		options: options.map((option) => ({
			value: `${id}/${option.id}`,
			label: anyText(option.label, language) || option.id,
		})),
	}));
	return (
		<ChoiceField
			path={path}
			label="Belongs to the plan"
			value={serves ? `${serves.decision}/${serves.option}` : ""}
			noneWord="Always"
			groups={groups}
			toValue={(chosen) => {
				const [decision, option] = chosen.split("/");
				return { decision, option };
			}}
		/>
	);
}

type TaskFieldsProps = { task: Task; path: Path; tasks: readonly Task[] };

function TaskFields({ task, path, tasks }: TaskFieldsProps) {
	const { content, language } = usePlaybookForm();
	return (
		<>
			<TextField path={[...path, "name"]} names label="Task" texts={task.name} />
			<div className="grid gap-4 sm:grid-cols-2">
				<SizesField path={[...path, "days"]} label="Working days" values={task.days} step="1" />
				<ChoiceField
					path={[...path, "role"]}
					label="Done by"
					value={task.role}
					noneWord="No role"
					options={content.roles.map(({ id, name }) => ({ value: id, label: anyText(name, language) || id }))}
				/>
			</div>
			<PredecessorsField task={task} path={[...path, "after"]} tasks={tasks} />
		</>
	);
}

/** The workstream of a task, where there is another that it could go to. */
function WorkstreamField({ path }: { path: Path }) {
	const { content, language, moveTo } = usePlaybookForm();
	const { workstreams } = content;
	if (workstreams.length < 2) return null;
	return (
		<Field id={controlId(pathText([...path, "workstream"]))} label="Workstream">
			<Select
				value={String(path[1])}
				onValueChange={(to) => {
					const { length } = workstreams[Number(to)]?.tasks ?? [];
					moveTo(path, ["workstreams", Number(to), "tasks"], length);
				}}
				options={workstreams.map(({ title }, at) => ({
					value: String(at),
					label: anyText(title, language) || `Workstream ${at + 1}`,
				}))}
			/>
		</Field>
	);
}

/** The tasks that end before one starts. */
function PredecessorsField({ task, path, tasks }: TaskFieldsProps) {
	const { edit, language } = usePlaybookForm();
	const { error } = useFieldError(pathText(path), false);
	const nameOf = (id: string) => {
		const found = tasks.find((each) => each.id === id);
		return (found && anyText(found.name, language)) || id;
	};
	const keep = (after: string[]) => edit(after.length === 0 ? removeAt(path) : setAt(path, after));
	return (
		<Field
			id={controlId(pathText(path))}
			label="Starts after"
			optional
			error={error}
			hint="Tasks of this playbook that end before it starts"
		>
			{task.after.length > 0 && (
				<ul aria-label="Tasks before it" className="mb-2 space-y-1">
					{task.after.map((id, at) => (
						<li key={at} className="flex min-w-0 items-center gap-1 text-table text-ink">
							<span className="min-w-0 break-words">{nameOf(id)}</span>
							<IconButton
								size="sm"
								label={`Do not wait for ${nameOf(id)}`}
								tooltip={false}
								icon={<X size={14} aria-hidden="true" />}
								onClick={() => keep(task.after.filter((_, place) => place !== at))}
							/>
						</li>
					))}
				</ul>
			)}
			<Combobox
				value={null}
				onValueChange={(id) => keep([...task.after, id])}
				options={tasks
					.filter(({ id }) => id !== task.id && !task.after.includes(id))
					.map(({ id }) => ({ value: id, label: nameOf(id) }))}
				placeholder="Add a task to wait for"
				searchPlaceholder="Search tasks"
				emptyText="No other task"
			/>
		</Field>
	);
}
