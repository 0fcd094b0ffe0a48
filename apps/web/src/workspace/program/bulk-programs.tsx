import { type Program, programStatuses } from "@throughline/domain/program";
import { Button } from "@throughline/ui/button";
import { Archive, ArchiveRestore } from "lucide-react";
import { trpc, trpcClient } from "../../api/client.ts";
import { identified } from "../../api/identified.ts";
import { whenRefreshed } from "../../api/live/own-writes.ts";
import { formatCount } from "../../format/count.ts";
import { ChoiceMenu } from "../choice-menu.tsx";
import { BulkDelete } from "../list/bulk-delete.tsx";
import { attempt } from "../undo/attempt.ts";
import { offerUndo } from "../undo/undo.ts";
import { dropProgram } from "./program-cache.ts";

type BulkProgramsProps = {
	programs: readonly Pick<Program, "id" | "version" | "name" | "archivedAt">[];
	onDone: () => void;
};
type Change = { status?: string; portfolioId?: string | null; archived?: boolean };

/** What can be done with several programs at once, all or none, each with one Undo. */
export function BulkPrograms({ programs, onDone }: BulkProgramsProps) {
	const portfolios = trpc.portfolio.list.useQuery().data ?? [];
	const count = `${formatCount(programs.length)} ${programs.length === 1 ? "program" : "programs"}`;
	const change = (fields: Change, title: string) =>
		void attempt(`Failed to change ${count}`, async () => {
			const changes = programs.map(({ id, version }) => ({ id, version, ...fields }));
			const { requestId } = await identified((options) =>
				trpcClient.program.updateMany.mutate({ changes }, options),
			);
			offerUndo({ title, description: programs.map(({ name }) => name).join(", "), requestId });
			await whenRefreshed();
			onDone();
		});
	const archive = programs.every(({ archivedAt }) => archivedAt === null);
	return (
		<>
			<ChoiceMenu
				label="Set status"
				choices={programStatuses.map((status) => ({ id: status, label: status }))}
				onChoose={({ id }) => change({ status: id }, `Status of ${count} changed to ${id}`)}
			/>
			{portfolios.length > 0 && (
				<ChoiceMenu
					label="Set portfolio"
					choices={[
						...portfolios.map(({ id, name }) => ({ id, label: name })),
						{ id: null, label: "In no portfolio" },
					]}
					onChoose={({ id, label }) =>
						change(
							{ portfolioId: id },
							`${count} ${id === null ? "taken out of portfolios" : `put into ${label}`}`,
						)
					}
				/>
			)}
			<Button
				variant="ghost"
				size="sm"
				icon={
					archive ? <Archive size={14} aria-hidden="true" /> : <ArchiveRestore size={14} aria-hidden="true" />
				}
				onClick={() => change({ archived: archive }, `${count} ${archive ? "archived" : "back in use"}`)}
			>
				{archive ? "Archive" : "Unarchive"}
			</Button>
			<BulkDelete
				objectType="program"
				nouns={["program", "programs"]}
				items={programs}
				nameOf={({ name }) => name}
				consequence="Everything in them goes along: tasks, gate reviews, KPIs, risks, benefits and their budgets."
				onDone={() => {
					for (const { id } of programs) dropProgram(id);
					onDone();
				}}
			/>
		</>
	);
}
