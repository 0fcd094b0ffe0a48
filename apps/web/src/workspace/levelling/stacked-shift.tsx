import type { Shift } from "@throughline/domain/resource/levelling/proposal";
import type { ReactNode } from "react";
import { finishText, inDays, pushesText, span } from "./shift-words.ts";

type StackedShiftProps = {
	shift: Shift;
	/** With its tick. */
	name: ReactNode;
	people: string;
	/** It has lost its tick. */
	stays: boolean;
};

/** A shift for a thumb: all that the table has in columns, below each other. */
export function StackedShift({ shift, name, people, stays }: StackedShiftProps) {
	const pushes = pushesText(shift);
	return (
		<div className="w-0 min-w-full text-pretty">
			{name}
			<div className="tabular space-y-0.5 pt-0.5 pl-6 text-caption text-ink-muted">
				<p>{people}</p>
				<p>{stays ? `${span(shift.from)}, stays` : `${span(shift.from)} → ${span(shift.to)}`}</p>
				{!stays && (
					<>
						<p>{`${inDays(shift.days)} later`}</p>
						{pushes && <p>{`Pushes ${pushes}`}</p>}
						<p>{`Program's end: ${finishText(shift)}`}</p>
					</>
				)}
			</div>
		</div>
	);
}
