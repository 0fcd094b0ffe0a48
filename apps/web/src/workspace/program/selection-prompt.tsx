import { Button } from "@throughline/ui/button";
import { Card } from "@throughline/ui/card";
import { ProgramsLink } from "./programs-link.tsx";

/** The specified prompt of a view that needs a program while there is none. */
export function SelectionPrompt({ children }: { children: string }) {
	return (
		<Card className="mx-auto flex max-w-2xl flex-col items-center gap-4 px-6 py-14 text-center sm:mt-6">
			<p className="max-w-[44ch] text-pretty text-body text-ink-muted">{children}</p>
			<Button asChild>
				<ProgramsLink />
			</Button>
		</Card>
	);
}
