import { Link } from "@tanstack/react-router";
import { Button } from "@throughline/ui/button";
import { LazyCombobox } from "@throughline/ui/lazy-combobox";
import { Skeleton } from "@throughline/ui/skeleton";
import { Tooltip } from "@throughline/ui/tooltip";
import { clsx } from "clsx";
import { FolderKanban } from "lucide-react";
import { useProgramsLabel } from "../../api/session/user.ts";
import { useSelectedProgram } from "../../workspace/program/selected-program.ts";
import { useProgramOptions } from "./use-program-options.ts";

/** Chooses the program that the workspace shows; only where there are programs. Beside it, the way to all of them. */
export function ProgramSelector({ className }: { className?: string }) {
	const { programs, program, select, isPending } = useSelectedProgram();
	const options = useProgramOptions(programs);
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
					options={options}
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
