import { formatNumber } from "@throughline/domain/value/writing";
import { clsx } from "clsx";
import { seriesColour } from "./series-colour.ts";

export type StackedPart = { label: string /** ≥ 0. */; value: number; colour?: string };

/** Parts of a whole in one thin bar, with their words under it. Light: no chart library. */
export function StackedBar({
	label,
	parts,
	total,
	formatValue = (value) => formatNumber(value),
	className,
}: {
	/** What the whole is. */
	label: string;
	parts: readonly StackedPart[];
	/** The whole, when the parts do not fill it. */
	total?: number;
	formatValue?: (value: number) => string;
	className?: string;
}) {
	const sum = parts.reduce((all, part) => all + part.value, 0);
	const whole = Math.max(total ?? sum, sum);
	const coloured = parts.map((part, index) => ({ ...part, colour: part.colour ?? seriesColour(index) }));
	return (
		<div className={className}>
			<div
				role="img"
				aria-label={`${label}: ${parts.map((part) => `${part.label} ${formatValue(part.value)}`).join(", ")}`}
				data-track=""
				className="flex h-2 gap-px overflow-hidden rounded-full bg-pressed"
			>
				{whole > 0 &&
					coloured
						.filter((part) => part.value > 0)
						.map((part) => (
							<span
								key={part.label}
								className="h-full [forced-color-adjust:none]"
								style={{ width: `${(part.value / whole) * 100}%`, background: part.colour }}
							/>
						))}
			</div>
			<ul
				aria-hidden="true"
				className={clsx("mt-2.5 flex flex-wrap gap-x-4 gap-y-1 text-table text-ink-muted")}
			>
				{coloured.map((part) => (
					<li key={part.label} className="inline-flex items-center gap-1.5">
						<span className="size-2 shrink-0 rounded-sm" style={{ background: part.colour }} />
						{part.label}
						<span className="tabular font-medium text-ink">{formatValue(part.value)}</span>
					</li>
				))}
			</ul>
		</div>
	);
}
