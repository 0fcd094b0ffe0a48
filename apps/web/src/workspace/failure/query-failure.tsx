import { Card } from "@throughline/ui/card";
import { ErrorState } from "@throughline/ui/error-state";
import { FailureDetails } from "./failure-details.tsx";

/** What failed, and how to ask again. */
export type FailedQuery = { error: unknown; isFetching: boolean; refetch: () => unknown };

type QueryFailureProps = {
	/** The specified sentence. */
	message: string;
	query: FailedQuery;
	/** Where there is little room. */
	compact?: boolean;
};

/** In place of what could not be loaded: what, a way to try again, and details for who looks into it. */
export function QueryFailure({ message, query, compact = false }: QueryFailureProps) {
	return (
		<ErrorState
			message={message}
			onRetry={() => void query.refetch()}
			retrying={query.isFetching}
			detail={<FailureDetails error={query.error} />}
			compact={compact}
		/>
	);
}

/** The same where it stands by itself. */
export function ViewFailure(props: QueryFailureProps) {
	return (
		<Card>
			<QueryFailure {...props} />
		</Card>
	);
}
