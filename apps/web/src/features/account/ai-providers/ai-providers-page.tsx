import { Callout } from "@throughline/ui/callout";
import { Skeleton, SkeletonRegion } from "@throughline/ui/skeleton";
import { trpc } from "../../../api/client.ts";
import { QueryFailure } from "../../../workspace/failure/query-failure.tsx";
import { WebSearchCard } from "../web-search/web-search-card.tsx";
import { ProviderCard } from "./provider-card.tsx";

/** The AI vendors, the operator's own model server and the web search: whether each can serve, and what it needs; for Admins. */
export function AiProvidersPage() {
	const providers = trpc.aiProvider.list.useQuery();
	if (providers.isError && !providers.data) {
		return (
			<QueryFailure compact message="Failed to load the AI providers. Please try again." query={providers} />
		);
	}
	if (!providers.data) {
		return (
			<SkeletonRegion className="space-y-3">
				<Skeleton className="h-24" />
				<Skeleton className="h-24" />
				<Skeleton className="h-24" />
				<Skeleton className="h-24" />
			</SkeletonRegion>
		);
	}
	return (
		<div className="space-y-4">
			<p className="max-w-[64ch] text-pretty text-table text-ink-muted">
				What is entered here serves the next run, without a restart. Keys are stored encrypted and never shown
				again. A variable of the server's environment wins over what is entered.
			</p>
			{providers.data.every(({ state }) => state !== "ready") && (
				<NoneReady isUnreadable={providers.data.some(({ state }) => state === "enter-again")} />
			)}
			<ul className="space-y-3" aria-label="AI providers">
				{providers.data.map((provider) => (
					<li key={provider.provider}>
						<ProviderCard provider={provider} />
					</li>
				))}
			</ul>
			<WebSearchCard />
		</div>
	);
}

/** Why no provider can serve. */
function NoneReady({ isUnreadable }: { isUnreadable: boolean }) {
	if (isUnreadable)
		return (
			<Callout tone="warning" title="A key must be entered again">
				The keys that are stored cannot be read any more, because the server's SESSION_SECRET has changed.
				Until one is entered again, Offline analysis serves.
			</Callout>
		);
	return (
		<Callout title="No AI provider is set up">
			Offline analysis works without one. Enter a key, or the address of a model server of your own.
		</Callout>
	);
}
