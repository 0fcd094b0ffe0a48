import { Card } from "@throughline/ui/card";
import { ErrorState } from "@throughline/ui/error-state";
import { toApiError } from "../api/api-error.ts";

type ViewFailureProps = {
	/** The specified sentence. */
	message: string;
	query: { error: unknown; isFetching: boolean; refetch: () => unknown };
};

/** In place of what could not be loaded: what, a way to try again, and the request's id for who looks into it. */
export function ViewFailure({ message, query }: ViewFailureProps) {
	const { requestId } = toApiError(query.error);
	return (
		<Card>
			<ErrorState
				message={message}
				onRetry={() => void query.refetch()}
				retrying={query.isFetching}
				detail={requestId && `Request ${requestId}`}
			/>
		</Card>
	);
}
