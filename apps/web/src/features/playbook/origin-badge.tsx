import { Badge } from "@throughline/ui/badge";
import type { PlaybookOrigin } from "./origin.ts";
import { originOf, originWords } from "./origin.ts";

/** Where a playbook comes from, in a word. */
export function OriginBadge(playbook: PlaybookOrigin) {
	const origin = originOf(playbook);
	return (
		<Badge size="sm" icon={null} tone={origin === "shipped" ? "neutral" : "accent"} variant="outline">
			{originWords[origin]}
		</Badge>
	);
}
