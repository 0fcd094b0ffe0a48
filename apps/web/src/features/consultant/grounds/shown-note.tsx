import type { Shown } from "@throughline/domain/consultant/shown";
import { formatCount } from "../../../format/count.ts";

/** How much of the material the model was shown; nothing where it was all. */
export function ShownNote({ shown }: { shown: Shown | undefined }) {
	if (!shown || shown.passages >= shown.of) return null;
	return (
		<p className="text-pretty text-caption text-ink-muted">
			{`The model was shown ${formatCount(shown.passages)} of ${formatCount(shown.of)} statements of your material: those that bear most on the question.`}
		</p>
	);
}
