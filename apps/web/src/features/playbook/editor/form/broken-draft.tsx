import { Button } from "@throughline/ui/button";
import { Callout } from "@throughline/ui/callout";

type BrokenDraftProps = { line: number; message: string | undefined; onGoTo: (line: number) => void };

/** The text is none that a form could show: which line, why, and the way there. */
export function BrokenDraft({ line, message, onGoTo }: BrokenDraftProps) {
	return (
		<Callout
			tone="warning"
			role="status"
			title={`The form cannot show this text: line ${line} cannot be read`}
			action={
				<Button size="sm" onClick={() => onGoTo(line)}>
					{`Go to line ${line}`}
				</Button>
			}
		>
			{message ?? "Correct it in the YAML."} Nothing is lost; the form is back as soon as the line is right.
		</Callout>
	);
}
