import { clsx } from "clsx";

export type ChartTooltipContent = {
	title: string;
	rows: readonly { label: string; value: string; colour: string }[];
};

/** Beside the mark that pointer or keyboard is on; read out only when the keyboard moved it. */
export function ChartTooltip({
	content,
	x,
	y,
	width,
	announce,
}: {
	content: ChartTooltipContent | null;
	/** Where the mark is in the box, px. */
	x: number;
	y: number;
	/** Of the box, px. */
	width: number;
	announce: boolean;
}) {
	const leftwards = x > width / 2;
	return (
		<>
			{content && (
				<div
					aria-hidden="true"
					className={clsx(
						"pointer-events-none absolute z-10 min-w-32 max-w-64 rounded-md bg-tip px-2.5 py-2 text-caption text-on-tip shadow-float",
						leftwards ? "-translate-x-full" : "",
					)}
					style={{ left: leftwards ? x - 12 : x + 12, top: Math.max(y - 16, 0) }}
				>
					<p className="mb-1 font-medium text-on-tip-muted">{content.title}</p>
					{content.rows.map((row) => (
						<p key={row.label} className="tabular flex items-center gap-1.5">
							<span className="size-2 shrink-0 rounded-full" style={{ background: row.colour }} />
							<span className="mr-3 min-w-0 flex-1 truncate">{row.label}</span>
							<span className="font-semibold">{row.value}</span>
						</p>
					))}
				</div>
			)}
			<div aria-live="polite" className="sr-only">
				{announce &&
					content &&
					`${content.title}: ${content.rows.map((row) => `${row.label} ${row.value}`).join(", ")}`}
			</div>
		</>
	);
}
