import { clsx } from "clsx";
import { Tooltip } from "../feedback/tooltip.tsx";

/** Marks a figure that is not the program's own. The reason is in its tooltip, for the keyboard too. */
export function SampleTag({
	reason = "Shown as an example until this program has data of its own.",
	className,
}: {
	reason?: string;
	className?: string;
}) {
	return (
		<Tooltip content={reason}>
			<button
				type="button"
				className={clsx(
					"hit-area inline-flex h-5 cursor-help! items-center rounded-sm border border-dashed border-line-control px-1.5 text-caption font-medium text-ink-muted",
					className,
				)}
			>
				Sample
			</button>
		</Tooltip>
	);
}
