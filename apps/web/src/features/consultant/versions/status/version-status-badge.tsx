import { Badge, type BadgeProps } from "@throughline/ui/badge";
import { statusWords } from "./version-status.ts";

/** Where a version stands, in a word. */
export function VersionStatusBadge({ status, size }: { status: string; size?: BadgeProps["size"] }) {
	const { label, tone } = statusWords(status);
	return (
		<Badge tone={tone} size={size}>
			<span className="inline-block first-letter:uppercase">{label}</span>
		</Badge>
	);
}
