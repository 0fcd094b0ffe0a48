import { Card } from "@throughline/ui/card";
import { ErrorState } from "@throughline/ui/error-state";
import { FailureDetails } from "./failure-details.tsx";

type ViewFailureProps = {
	/** The specified sentence. */
	message: string;
	query: { error: unknown; isFetching: boolean; refetch: () => unknown };
};

/** In place of what could not be loaded: what, a way to try again, and details for who looks into it. */
export function ViewFailure({ message, query }: ViewFailureProps) {
	return (
		<Card>
			<ErrorState
				message={message}
				onRetry={() => void query.refetch()}
				retrying={query.isFetching}
				detail={<FailureDetails error={query.error} />}
			/>
		</Card>
	);
}
