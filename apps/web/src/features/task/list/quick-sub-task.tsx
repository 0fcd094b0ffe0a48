import type { Task } from "@throughline/domain/task";
import { IconButton } from "@throughline/ui/icon-button";
import { X } from "lucide-react";
import { type KeyboardEvent, useEffect, useRef } from "react";
import { trpc, trpcClient } from "../../../api/client.ts";
import { lazyPart } from "../../../workspace/lazy-part.ts";
import { insertRows } from "../../../workspace/quick-add/insert-rows.ts";
import { QuickAdd } from "../../../workspace/quick-add/quick-add.tsx";
import type { CreateEntry } from "../../../workspace/quick-add/use-quick-add.ts";
import { linksOf } from "../plan/links-of.ts";
import { usePlan } from "../plan/plan-context.ts";

const PasteTasks = lazyPart(() => import("./paste-tasks.tsx"), "PasteTasks");

type QuickSubTaskProps = {
	parent: Task;
	/** Takes the line away, where it is there for one task among many; it then has the focus. */
	onClose?: () => void;
};

/**
 * A line to break a task down in. A sub-task begins with its task's owner and priority; the first one takes over what
 * the task was: dates, status, progress and estimate, and the server gives it the links and the shares. So the bar and
 * the figures stay until somebody says more.
 */
export function QuickSubTask({ parent, onClose }: QuickSubTaskProps) {
	const utils = trpc.useUtils();
	const { program } = usePlan();
	const box = useFocusOn(onClose ? parent.id : null);
	const { startDate, endDate, status, progress, estimate } = parent;
	const own = parent.summary ? {} : { startDate, endDate, status, progress, estimate };
	const create: CreateEntry = async ({ text }, options) => {
		const { ownerId, priority } = parent;
		const input = { programId: program.id, parentId: parent.id, name: text, ownerId, priority, ...own };
		await insertRows(utils.task.list, { programId: program.id }, [
			await trpcClient.task.create.mutate(input, options),
		]);
		return {};
	};
	const closeOnEscape = (event: KeyboardEvent) => {
		if (event.key !== "Escape" || !onClose) return;
		event.stopPropagation();
		onClose();
	};
	return (
		// biome-ignore lint/a11y/noStaticElementInteractions: only takes up what its field leaves
		<div ref={box} onKeyDown={closeOnEscape}>
			<QuickAdd
				label="Add a sub-task"
				draftKey={`task/${program.id}/${parent.id}`}
				create={create}
				paste={(text, onDone) => (
					<PasteTasks text={text} defaults={{ parentId: parent.id }} onClose={onDone} />
				)}
			>
				<span className="flex min-w-0 items-center gap-1 text-table text-ink-muted max-sm:basis-full">
					<HandedDown parent={parent} named={onClose !== undefined} />
					{onClose && (
						<IconButton
							size="sm"
							label={`No longer add to ${parent.name}`}
							icon={<X size={14} aria-hidden="true" />}
							onClick={onClose}
							className="max-sm:size-11!"
						/>
					)}
				</span>
			</QuickAdd>
		</div>
	);
}

/** Of what the sub-task will be a part, and what the first one takes over, said before anything is typed. */
function HandedDown({ parent, named }: { parent: Task; named: boolean }) {
	const { dependencies } = usePlan();
	const { id, name, summary, status, progress, estimate } = parent;
	const links = linksOf(dependencies, id).length;
	const taken = [
		...(status !== "Not Started" || progress ? ["progress"] : []),
		...(estimate === null ? [] : ["estimate"]),
		...(links > 0 ? [links === 1 ? "dependency" : `${links} dependencies`] : []),
	];
	return (
		<>
			{named && <span className="max-w-56 truncate">Part of {name}</span>}
			{!summary && taken.length > 0 && (
				<span>
					{named && "· "}takes over its {taken.join(", ")}
				</span>
			)}
		</>
	);
}

/** Leads to the line once something is to be written under a task. */
function useFocusOn(id: string | null) {
	const box = useRef<HTMLDivElement>(null);
	useEffect(() => {
		if (id !== null) box.current?.querySelector("input")?.focus();
	}, [id]);
	return box;
}
