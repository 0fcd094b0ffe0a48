import { clsx } from "clsx";
import type { ReactNode } from "react";

/** A step of the path: what was found or chosen at one stage. */
export type PathStep = {
	id: string;
	/** What it is: "Input", "Why 2", "Root cause". */
	label: string;
	text: ReactNode;
	/** The last one so far: where the path grows on. */
	current?: boolean;
	/** Stands out: a root cause, a decision, the program. */
	strong?: boolean;
};

/** The chosen path as one line through everything that was chosen, from the input down. */
export function PathSoFar({ steps }: { steps: readonly PathStep[] }) {
	return (
		<ol className="relative">
			{steps.map(({ id, label, text, current = false, strong = false }, index) => (
				<li
					key={id}
					className={clsx("relative pl-6", index < steps.length - 1 && "pb-4")}
					aria-current={current ? "step" : undefined}
				>
					{index < steps.length - 1 && (
						<span
							aria-hidden="true"
							className="absolute top-2 -bottom-2 left-[5px] w-0.5 rounded-full bg-accent-line"
						/>
					)}
					<span
						aria-hidden="true"
						className={clsx(
							"absolute top-1 left-0 size-3 rounded-full",
							strong
								? "bg-accent ring-4 ring-accent-soft"
								: current
									? "border-2 border-accent bg-card ring-4 ring-accent-soft"
									: "border-2 border-accent-line bg-card",
						)}
					/>
					<span className="block text-caption font-medium text-accent-text">{label}</span>
					<span
						className={clsx(
							"mt-0.5 block text-pretty break-words text-table",
							strong ? "font-medium text-ink-strong" : current ? "text-ink-muted" : "text-ink",
						)}
					>
						{text}
					</span>
				</li>
			))}
		</ol>
	);
}
