import { TooltipWithBounds } from "@visx/tooltip";

export type ChartTooltipContent = {
	title: string;
	rows: readonly { label: string; value: string; colour: string }[];
};

/** Px between the mark and its tooltip. */
const gap = 12;
const [narrowest, widest] = [128, 256];

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
	return (
		<>
			{content && (
				<TooltipWithBounds
					// It measures itself once: another mark is another tooltip.
					key={`${content.title} ${x} ${width}`}
					aria-hidden="true"
					left={x}
					top={y}
					offsetLeft={gap}
					offsetTop={-16}
					className="pointer-events-none absolute z-10 rounded-md bg-tip px-2.5 py-2 text-caption text-on-tip shadow-float"
					// Half the box at most, so that it fits on one side of any mark.
					style={{ minWidth: narrowest, maxWidth: Math.min(Math.max(width / 2 - gap, narrowest), widest) }}
				>
					<p className="mb-1 font-medium text-on-tip-muted">{content.title}</p>
					{content.rows.map((row) => (
						<p key={row.label} className="tabular flex items-center gap-1.5">
							<span className="size-2 shrink-0 rounded-full" style={{ background: row.colour }} />
							<span className="mr-3 min-w-0 flex-1 truncate">{row.label}</span>
							<span className="font-semibold">{row.value}</span>
						</p>
					))}
				</TooltipWithBounds>
			)}
			<div aria-live="polite" className="sr-only">
				{announce &&
					content &&
					`${content.title}: ${content.rows.map((row) => `${row.label} ${row.value}`).join(", ")}`}
			</div>
		</>
	);
}
