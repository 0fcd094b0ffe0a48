import { isOverAllocated, type WeekLoad } from "@throughline/domain/resource/capacity";
import { clsx } from "clsx";
import { formatWorkingWeek, weekText, weekToHear } from "./capacity-words.ts";

/** The steps of the scale: up to so many percent, drawn with so much of the accent. */
const steps = [
	{ upTo: 49.9, label: "1–49%", share: 14 },
	{ upTo: 69.9, label: "50–69%", share: 28 },
	{ upTo: 89.9, label: "70–89%", share: 44 },
	{ upTo: 100, label: "90–100%", share: 62 },
];

const overLook =
	"bg-critical-soft bg-[repeating-linear-gradient(135deg,transparent_0_4px,color-mix(in_oklab,var(--critical-solid)_28%,transparent)_4px_6px)] font-semibold text-critical";

function backgroundOf(load: number): string | undefined {
	const step = steps.find(({ upTo }) => load <= upTo);
	return step && load > 0 ? `color-mix(in oklab, var(--accent) ${step.share}%, transparent)` : undefined;
}

/** Drawn over the share of the week on which somebody is away. */
const awayLook =
	"bg-[repeating-linear-gradient(135deg,transparent_0_3px,color-mix(in_oklab,var(--ink-faint)_55%,transparent)_3px_4px)]";

type HeatCellProps = { name: string; week: string; days: WeekLoad; onOpen: () => void };

/** A member's load in a week. Too much is hatched, and says so; so are the days on which they are away. */
export function HeatCell({ name, week, days, onOpen }: HeatCellProps) {
	const { load, asked, available, away } = days;
	const over = isOverAllocated(load);
	if (asked === 0 && away === 0) {
		return (
			<span className="block w-full text-center text-ink-faint">
				<span aria-hidden="true">·</span>
				<span className="sr-only">Nothing planned</span>
			</span>
		);
	}
	return (
		<button
			type="button"
			tabIndex={-1}
			onClick={onOpen}
			aria-label={`${name}, ${formatWorkingWeek(week)}: ${weekToHear(days)}`}
			style={over ? undefined : { background: backgroundOf(load ?? 0) }}
			className={clsx(
				"tabular relative flex h-7 thumb:h-11 w-full min-w-14 items-center justify-center overflow-hidden rounded-sm text-table hover:outline-2 hover:outline-accent",
				over ? overLook : asked > 0 ? "text-ink-strong" : "text-ink-muted",
			)}
		>
			{away > 0 && (
				<span
					aria-hidden="true"
					className={clsx("absolute inset-y-0 right-0", awayLook)}
					style={{ width: `${(away / (away + available)) * 100}%` }}
				/>
			)}
			<span className="relative">{weekText(days)}</span>
		</button>
	);
}

/** What the colours mean. */
export function HeatLegend() {
	return (
		<ul
			aria-label="Legend"
			className="flex flex-wrap items-center gap-x-3 gap-y-1 text-caption text-ink-muted"
		>
			{steps.map(({ label, upTo }) => (
				<li key={label} className="flex items-center gap-1.5">
					<span aria-hidden="true" className="size-3 rounded-sm" style={{ background: backgroundOf(upTo) }} />
					{label}
				</li>
			))}
			<li className="flex items-center gap-1.5">
				<span aria-hidden="true" className={clsx("size-3 rounded-sm", overLook)} />
				above 100%: over-allocated
			</li>
			<li className="flex items-center gap-1.5">
				<span aria-hidden="true" className={clsx("size-3 rounded-sm border border-line-subtle", awayLook)} />
				away
			</li>
		</ul>
	);
}
