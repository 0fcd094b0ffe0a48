import type { Task } from "@throughline/domain/task";
import { useMemo } from "react";
import { trpc, trpcClient } from "../../../api/client.ts";
import { lazyPart } from "../../../workspace/lazy-part.ts";
import { insertRows } from "../../../workspace/quick-add/insert-rows.ts";
import { QuickAdd } from "../../../workspace/quick-add/quick-add.tsx";
import type { CreateEntry } from "../../../workspace/quick-add/use-quick-add.ts";
import { usePlan } from "../plan/plan-context.ts";
import { completeLink, readLink } from "./read-link.ts";

const PasteLinks = lazyPart(() => import("./paste-links.tsx"), "PasteLinks");

type QuickLinkProps = {
	/** Those that pass the filters. */
	shown: readonly Task[];
	onClearFilters: () => void;
};

/** Writes dependencies down one after the other, by the names of their tasks. */
export function QuickLink({ shown, onClearFilters }: QuickLinkProps) {
	const utils = trpc.useUtils();
	const { program, tasks } = usePlan();
	// A summary waits for nothing itself.
	const leaves = useMemo(() => tasks.filter(({ summary }) => !summary), [tasks]);
	const create: CreateEntry = async ({ text }, options) => {
		const read = readLink(text, leaves);
		if ("problem" in read) throw new Error(read.problem);
		const made = await trpcClient.task.dependency.create.mutate(read.link, options);
		await insertRows(utils.task.dependency.list, { programId: program.id }, [made]);
		const nameOf = (id: string) => tasks.find((task) => task.id === id)?.name ?? "";
		return {
			text: `${nameOf(made.predecessorId)} → ${nameOf(made.successorId)}`,
			hidden: !shown.some(({ id }) => id === made.predecessorId || id === made.successorId),
		};
	};
	return (
		<QuickAdd
			label="Add a dependency"
			placeholder="Add a dependency: Design > Build… or paste a list"
			draftKey={`dependency/${program.id}`}
			check={(text) => {
				const read = readLink(text, leaves);
				return "problem" in read ? read.problem : null;
			}}
			suggest={(text) => completeLink(text, leaves)}
			create={create}
			paste={(text, onClose) => (
				<PasteLinks text={text} programId={program.id} tasks={leaves} onClose={onClose} />
			)}
			onClearFilters={onClearFilters}
		/>
	);
}
