import type { Size } from "../../money/size.ts";

/** The tasks that show the cause, and measure before anything changes. */
export const proofId = "c-prove";
export const baselineId = "c-measure";

/** How closely a plan's work follows each other, in working days. */
export type Pace = {
	/** Work begins when the cause is shown and today's value is measured; nobody leads two things at once. */
	waits: boolean;
	proof: number;
	baseline: number;
	/** So long what has changed is measured before it is compared. */
	compared: number;
};

const calm: Record<Size, Pace> = {
	S: { waits: true, proof: 3, baseline: 5, compared: 10 },
	M: { waits: true, proof: 5, baseline: 10, compared: 20 },
	L: { waits: true, proof: 10, baseline: 20, compared: 40 },
};

/** Less measuring shows no change. */
const leastCompared = 5;

/** From the calm pace to the one that a near deadline leaves; the first in which everything is done in time is taken. */
export function pacesOf(size: Size): readonly [Pace, ...Pace[]] {
	const pace = calm[size];
	const shorter = { ...pace, compared: Math.max(leastCompared, Math.round(pace.compared / 2)) };
	return [
		pace,
		shorter,
		{ ...pace, proof: 3, baseline: 5, compared: leastCompared },
		{ waits: false, proof: 3, baseline: 5, compared: leastCompared },
	];
}
