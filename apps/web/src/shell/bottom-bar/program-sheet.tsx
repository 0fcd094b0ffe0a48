import { Link } from "@tanstack/react-router";
import { Button } from "@throughline/ui/button";
import { OptionList } from "@throughline/ui/option-list";
import { useProgramsLabel } from "../../api/session/user.ts";
import { useSelectedProgram } from "../../workspace/program/selected-program.ts";
import { useProgramOptions } from "../header/use-program-options.ts";
import { shellWindow } from "../shell-state.ts";
import { Sheet } from "./sheet.tsx";

/** The list of the program selector, as a sheet. */
export function ProgramSheet() {
	const { programs, program, select } = useSelectedProgram();
	const options = useProgramOptions(programs);
	const close = () => shellWindow.set(null);
	return (
		<Sheet
			title="Program"
			// The lines, not the search: nobody has asked for the keyboard yet.
			focus="[cmdk-root]"
			actions={
				<Button asChild>
					<Link to="/programs" onClick={close}>
						{useProgramsLabel()}
					</Link>
				</Button>
			}
		>
			<OptionList
				roomy
				value={program?.id ?? null}
				options={options}
				emptyText={programs.length > 0 ? "No program has this in its name" : "There is no program yet"}
				onChoose={(id) => {
					close();
					select(id);
				}}
			/>
		</Sheet>
	);
}
