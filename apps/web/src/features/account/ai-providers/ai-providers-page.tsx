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
				<Callout title="No AI provider is set up">
					Offline analysis works without one. Enter a key, or the address of a model server of your own.
				</Callout>
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
