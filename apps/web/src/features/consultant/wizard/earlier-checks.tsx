import { currentChecks } from "@throughline/domain/consultant/author";
import { Callout } from "@throughline/ui/callout";
import type { PartAuthor } from "../part-author.ts";

/** Says that a model's words were held against the case by fewer rules than today's; what is stored keeps its marks. */
export function EarlierChecks({ author }: { author: PartAuthor | undefined }) {
	if (!author || author.provider === "offline" || (author.checks ?? 1) >= currentChecks) return null;
	return (
		<Callout tone="neutral" title="Marked by earlier rules" data-print="hide">
			A model made this before figures were believed only with a verified quote. What is marked “Quoted” may
			hold a figure of the model's own: open its source, or have it made again.
		</Callout>
	);
}
