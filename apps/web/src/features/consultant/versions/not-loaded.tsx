import { Button } from "@throughline/ui/button";
import { Card } from "@throughline/ui/card";
import { EmptyState } from "@throughline/ui/empty-state";
import { FileQuestion, RotateCw } from "lucide-react";
import type { ReactNode } from "react";
import { toApiError } from "../../../api/api-error.ts";
import { FailureDetails } from "../../../workspace/failure/failure-details.tsx";

type NotLoadedProps = {
	/** As specified, both. */
	title: string;
	message: string;
	/** More of it, such as why a run has failed. */
	reason?: string | undefined;
	/** What failed; null when the server answered that there is nothing. */
	query?: { error: unknown; isFetching: boolean; refetch: () => unknown };
	/** The way on, beside trying again. */
	action?: ReactNode;
};

/** In place of what a step of the strategy could not show: what, why, and the way on. */
export function NotLoaded({ title, message, reason, query, action }: NotLoadedProps) {
	const error = query?.error ? toApiError(query.error) : null;
	return (
		<Card>
			<div role="alert">
				<EmptyState
					icon={<FileQuestion size={20} />}
					title={title}
					level={2}
					message={reason ? `${message} ${reason}` : message}
					action={
						<div className="flex flex-wrap justify-center gap-2">
							{query && error && error.status !== 404 && (
								<Button
									icon={<RotateCw size={14} aria-hidden="true" />}
									loading={query.isFetching}
									onClick={() => void query.refetch()}
								>
									Try again
								</Button>
							)}
							{action}
						</div>
					}
				/>
				{error && (
					<div className="-mt-10 pb-6">
						<FailureDetails error={error} />
					</div>
				)}
			</div>
		</Card>
	);
}
