import { Link } from "@tanstack/react-router";
import type { Program } from "@throughline/domain/program";
import { Button } from "@throughline/ui/button";
import type { ComboboxOption } from "@throughline/ui/combobox";
import { LazyCombobox } from "@throughline/ui/lazy-combobox";
import { Skeleton } from "@throughline/ui/skeleton";
import { Tooltip } from "@throughline/ui/tooltip";
import { clsx } from "clsx";
import { FolderKanban } from "lucide-react";
import { useProgramsLabel } from "../../api/session/user.ts";
import {
	usePinnedPrograms,
	useRecentPrograms,
	useSelectedProgram,
} from "../../workspace/program/selected-program.ts";

/** Chooses the program that the workspace shows; only where there are programs. Beside it, the way to all of them. */
export function ProgramSelector({ className }: { className?: string }) {
	const { programs, program, select, isPending } = useSelectedProgram();
	const recent = useRecentPrograms();
	const { pinned } = usePinnedPrograms();
	const label = useProgramsLabel();
	return (
		<div
			className={clsx(
				"flex min-w-0 items-center gap-1",
				programs.length === 0 && !isPending && "max-sm:hidden",
				className,
			)}
		>
			{isPending && programs.length === 0 && <Skeleton className="h-8 w-50" />}
			{programs.length > 0 && (
				<LazyCombobox
					aria-label="Program"
					placeholder="Select program"
					emptyText="No program has this in its name"
					value={program?.id ?? ""}
					onValueChange={select}
					options={optionsOf(programs, pinned, recent)}
					className="w-50"
				/>
			)}
			<Tooltip content={label} side="bottom">
				<Button asChild variant="ghost" className="w-8 px-0!">
					<Link to="/programs" aria-label={label}>
						<FolderKanban size={16} aria-hidden="true" />
					</Link>
				</Button>
			</Tooltip>
		</div>
	);
}

/** From so many programs on, those chosen last come before the others; pinned ones always do. */
const manyPrograms = 8;

function optionsOf(
	programs: readonly Program[],
	pinned: readonly string[],
	recent: readonly string[],
): ComboboxOption[] {
	const option = ({ id, name }: Program) => ({ value: id, label: name });
	const withIds = (ids: readonly string[]) =>
		ids.flatMap((id) => programs.find((program) => program.id === id) ?? []);
	const first = withIds(pinned);
	const last =
		programs.length < manyPrograms ? [] : withIds(recent).filter((program) => !first.includes(program));
	if (first.length + last.length === 0) return programs.map(option);
	const others = programs.filter((program) => !first.includes(program) && !last.includes(program));
	return [
		...first.map((program) => ({ ...option(program), group: "Pinned" })),
		...last.map((program) => ({ ...option(program), group: "Recent" })),
		...others.map((program) => ({ ...option(program), group: "All others" })),
	];
}
