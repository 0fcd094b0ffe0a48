import { useNavigate } from "@tanstack/react-router";
import { Card } from "@throughline/ui/card";
import { trpcClient, trpcUtils } from "../../api/client.ts";
import { putProgram } from "../../workspace/program/program-cache.ts";
import { QuickAdd } from "../../workspace/quick-add/quick-add.tsx";
import { followNewProgram } from "./follow-new-program.ts";
import { arrangePrograms, type ProgramsSearch } from "./programs-search.ts";

type QuickProgramProps = { search: ProgramsSearch; onClearFilters: () => void };

/** Writes programs down one after the other; the last one is the selected one. */
export function QuickProgram({ search, onClearFilters }: QuickProgramProps) {
	const navigate = useNavigate();
	return (
		<Card className="[&>*]:border-t-0">
			<QuickAdd
				label="Add a program"
				draftKey="program"
				onClearFilters={onClearFilters}
				create={async ({ text }, options) => {
					const program = await trpcClient.program.create.mutate({ name: text }, options);
					await trpcUtils.program.list.cancel();
					putProgram(program);
					followNewProgram(program, navigate);
					return { hidden: arrangePrograms([program], search).length === 0 };
				}}
			/>
		</Card>
	);
}
