import type { Program } from "@throughline/domain/program";
import { Fragment, type ReactNode } from "react";
import { ViewFailure } from "../failure/query-failure.tsx";
import { PrintedHead } from "./printed-head.tsx";
import { ProgramCurrency } from "./program-currency.tsx";
import { useSelectedProgram } from "./selected-program.ts";
import { SelectionPrompt } from "./selection-prompt.tsx";

type ProgramViewProps = {
	/** The specified sentence while no program is selected. */
	prompt: string;
	/** What the printed page calls the view. */
	title: string;
	/** The view's final shape, while it is not known which program it shows. */
	skeleton: ReactNode;
	/** Drawn anew for another program. */
	children: (program: Program) => ReactNode;
};

/** A view of the selected program. */
export function ProgramView({ prompt, title, skeleton, children }: ProgramViewProps) {
	const { program, isPending, isFetching, error, retry } = useSelectedProgram();
	if (program) {
		return (
			<Fragment key={program.id}>
				<PrintedHead>{`${program.name} · ${title}`}</PrintedHead>
				<ProgramCurrency value={program.currency}>{children(program)}</ProgramCurrency>
			</Fragment>
		);
	}
	if (isPending) return skeleton;
	if (error) {
		return (
			<ViewFailure
				message="Failed to load programs. Please try refreshing the page."
				query={{ error, isFetching, refetch: retry }}
			/>
		);
	}
	return <SelectionPrompt>{prompt}</SelectionPrompt>;
}
