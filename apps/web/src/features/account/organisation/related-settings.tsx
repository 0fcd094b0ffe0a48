import { Link } from "@tanstack/react-router";
import { useAllowed } from "../../../api/session/user.ts";

const look = "rounded-sm font-medium text-accent-text underline underline-offset-2";

/** What else holds for the whole organisation, and where it is kept. */
export function RelatedSettings() {
	const administers = useAllowed("administer");
	return (
		<p className="flex flex-wrap gap-x-6 gap-y-2 text-table text-ink-muted">
			<Link to="/" search={{ view: "portfolio", form: "rates" }} className={look}>
				Exchange rates
			</Link>
			{administers && (
				<Link to="." search={(search) => ({ ...search, settings: "ai-providers" as const })} className={look}>
					AI providers
				</Link>
			)}
		</p>
	);
}
