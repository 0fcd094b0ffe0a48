import { toApiError } from "../../api/api-error.ts";

/** For support: what failed inside, the request's id and the code of the refusal. Nothing where nothing is known. */
export function FailureDetails({ error }: { error: unknown }) {
	const { failedFetch, requestId, code } = toApiError(error);
	const lines = [failedFetch, requestId && `Request ${requestId}`, code && `Code ${code}`].filter(Boolean);
	if (lines.length === 0) return null;
	return (
		<details className="tabular break-all text-center text-caption text-ink-faint">
			<summary className="min-h-6 cursor-pointer">Details</summary>
			{lines.map((line) => (
				<p key={line}>{line}</p>
			))}
		</details>
	);
}
