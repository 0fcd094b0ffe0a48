/**
 * Days in whole percent of all scheduled days, 0 to 100, rounded down so that 100 % is all of the work: the progress of
 * a program, against its plan. A task without both dates weighs nothing. Null while nothing is scheduled.
 */
export function percentOfWork(days: number, scheduledDays: number): number | null {
	if (scheduledDays <= 0) return null;
	// Hundredths, in which days are kept: as fractions they would fall short of a whole percent.
	return Math.min(100, Math.max(0, Math.floor(Math.round(days * 100) / scheduledDays)));
}
