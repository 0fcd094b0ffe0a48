import { clsx } from "clsx";
import type { ReactNode } from "react";

/** A knot of the thread: what was found or chosen at one place of the walk. */
export type ThreadKnot = {
	id: string;
	/** What it is: "Input", "Why 2", "Root cause". */
	label: string;
	text: ReactNode;
	/** The last one so far: where the thread grows on. */
	current?: boolean;
	/** Stands out: a root cause, a decision, the program. */
	strong?: boolean;
};

/** The chosen path as one line through everything that was chosen, from the input down. */
export function WalkThread({ knots }: { knots: readonly ThreadKnot[] }) {
	return (
		<ol className="relative">
			{knots.map(({ id, label, text, current = false, strong = false }, index) => (
				<li
					key={id}
					className={clsx("relative pl-6", index < knots.length - 1 && "pb-4")}
					aria-current={current ? "step" : undefined}
				>
					{index < knots.length - 1 && (
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
