/** Px that layout, drawing and stylesheet share; the chart hands them to the stylesheet as custom properties. */
export const metrics = {
	row: 38,
	bar: 22,
	/** From a row's top to its bar's. */
	barTop: 7,
	/** A milestone's diamond, from point to point. */
	diamond: 20,
	/** One line of the time axis. */
	tier: 24,
	/** The line under the axis for "Today" and the gates' flags. */
	lane: 22,
	/** Two tiers, the lane and the hairline below. */
	head: 71,
	/** The thinnest bar where 2 % of the timeline is no measure. */
	leastBar: 6,
} as const;
