import { ViewFailure } from "../../workspace/failure/query-failure.tsx";

/** In place of gates that could not be loaded. */
export function GatesFailure({ query }: { query: Parameters<typeof ViewFailure>[0]["query"] }) {
	return <ViewFailure message="Failed to load stage gates. Please try refreshing the page." query={query} />;
}
