import type { Levelling } from "@throughline/domain/resource/levelling/proposal";
import { numberWriter } from "@throughline/domain/value/writing";
import { Callout } from "@throughline/ui/callout";
import { formatDay } from "../../format/date.ts";

const days = numberWriter({ maximumFractionDigits: 1 });

const inDays = (count: number) => `${days.format(count)} ${count === 1 ? "day" : "days"}`;

/** How much it helps, and which programs end later for it. */
export function LevelSummary({ proposal: { excess, programs, shifts } }: { proposal: Levelling }) {
	if (excess.before === 0) {
		return (
			<Callout tone="good">Nobody is asked for more than their time: nothing has to be shifted.</Callout>
		);
	}
	const later = programs.filter(({ finish }) => finish.after > finish.before);
	return (
		<Callout
			tone={excess.after === 0 ? "good" : "accent"}
			title={
				excess.after === 0
					? `All ${inDays(excess.before)} of work above capacity find a place`
					: `${days.format(excess.before - excess.after)} of ${inDays(excess.before)} of work above capacity find a place`
			}
		>
			{later.length === 0 && shifts.length > 0 && "No program ends later for it."}
			{later.length > 0 && (
				<ul className="space-y-1">
					{later.map(({ id, name, endDate, finish }) => (
						<li key={id} className="tabular">
							{`The last task of ${name} ends on ${formatDay(finish.after)} instead of ${formatDay(finish.before)}`}
							{endDate !== null &&
								finish.after > endDate &&
								`, after the program's end on ${formatDay(endDate)}`}
							.
						</li>
					))}
				</ul>
			)}
		</Callout>
	);
}
