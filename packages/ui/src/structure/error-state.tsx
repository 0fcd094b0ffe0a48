import { clsx } from "clsx";
import { CloudAlert, RotateCw } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "../actions/button.tsx";

export type ErrorStateProps = {
	/** The sentence that the specification gives, or one that says what to do. */
	message: ReactNode;
	onRetry?: () => void;
	retrying?: boolean;
	retryLabel?: string;
	/** For support, small: a request id, or details to unfold. */
	detail?: ReactNode;
	compact?: boolean;
	className?: string;
};

/** Something could not be loaded: what, and a way to try again. */
export function ErrorState({
	message,
	onRetry,
	retrying,
	retryLabel = "Try again",
	detail,
	compact = false,
	className,
}: ErrorStateProps) {
	return (
		<div
			role="alert"
			className={clsx(
				"flex flex-col items-center justify-center gap-3 text-center",
				compact ? "px-4 py-6" : "px-6 py-14",
				className,
			)}
		>
			<div
				aria-hidden="true"
				className="flex size-10 items-center justify-center rounded-lg bg-critical-soft text-critical"
			>
				<CloudAlert size={20} />
			</div>
			<p className="max-w-[48ch] text-pretty text-body text-ink">{message}</p>
			{onRetry && (
				<Button onClick={onRetry} loading={retrying} icon={<RotateCw size={14} aria-hidden="true" />}>
					{retryLabel}
				</Button>
			)}
			{detail && <div className="tabular break-all text-caption text-ink-faint">{detail}</div>}
		</div>
	);
}
