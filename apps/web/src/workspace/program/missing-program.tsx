import { Button } from "@throughline/ui/button";
import { Card } from "@throughline/ui/card";
import { ProgramsLink } from "./programs-link.tsx";
import { useSelectedProgram } from "./selected-program.ts";

/** Instead of a view whose address names a program that is not there: says so, and offers those that are. */
export function MissingProgram() {
	const { programs, select } = useSelectedProgram();
	return (
		<Card className="mx-auto flex max-w-2xl flex-col gap-4 px-6 py-8 sm:mt-6">
			<div className="flex flex-col gap-1">
				<h2 className="text-lead font-semibold text-ink-strong">Program not found</h2>
				<p className="max-w-[60ch] text-pretty text-body text-ink-muted">
					The address names a program that is not here: it was deleted or archived, or the address is not
					whole.
					{programs.length > 0 && " Choose another one:"}
				</p>
			</div>
			{programs.length > 0 && (
				<ul className="-mx-2 flex max-h-96 flex-col overflow-y-auto">
					{programs.map(({ id, name }) => (
						<li key={id}>
							<Button
								variant="ghost"
								className="h-auto min-h-8 w-full justify-start px-2 py-1.5 text-left whitespace-normal"
								onClick={() => select(id)}
							>
								{name}
							</Button>
						</li>
					))}
				</ul>
			)}
			<div>
				<Button asChild variant="secondary">
					<ProgramsLink />
				</Button>
			</div>
		</Card>
	);
}
