import { useNow } from "../../browser/use-now.ts";
import { formatInstant } from "../../format/date.ts";
import { formatAgo } from "../../format/relative-time.ts";

type LastChangeProps = { updatedAt: string | null; updatedBy: string | null };

/** Who changed a playbook last, and when; nothing for one that nobody here has changed. */
export function LastChange({ updatedAt, updatedBy }: LastChangeProps) {
	const now = useNow();
	if (updatedAt === null) return null;
	return (
		<span className="text-caption text-ink-muted">
			Changed{" "}
			<time dateTime={updatedAt} title={formatInstant(updatedAt)}>
				{formatAgo(updatedAt, now)}
			</time>
			{updatedBy && ` by ${updatedBy}`}
		</span>
	);
}
