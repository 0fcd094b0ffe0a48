import { dayNumber, dayOf } from "../value/day.ts";
import { type MeasureBounds, unbounded } from "./measure-bounds.ts";

/** A measured value for calculating: an estimate is a float. */
export type DatedValue = { date: string; value: number };

/** A forecast value and the bounds of its 95 % prediction interval. */
export type ForecastPoint = { date: string; value: number; low: number; high: number };

export type Forecast = {
	/** Change per day of the fitted line. */
	slope: number;
	/** From the last measured day to the target day, evenly spaced. */
	points: ForecastPoint[];
	/** The forecast for the target day. */
	target: ForecastPoint;
	/** Where the line meets a bound of the measure before the target day, and the first day on which it has. */
	reached: { bound: number; date: string } | null;
};

/** Fewer values have no spread to judge a line by. */
export const fewestForForecast = 3;

const mostPoints = 24;

/**
 * The straight line through the values by ordinary least squares, carried on to `until` with its band.
 * With x in days and n values: slope b = Sxy ÷ Sxx, intercept a = ȳ − b·x̄, residual variance
 * s² = Σ(y − a − b·x)² ÷ (n − 2). A new value at x₀ lies, with 95 % probability, within
 * a + b·x₀ ± t(0.975; n − 2) · s · √(1 + 1/n + (x₀ − x̄)² ÷ Sxx).
 * Source: NIST/SEMATECH e-Handbook of Statistical Methods, 4.5.1.2 and 4.5.2.1. It takes the deviations to be
 * independent and normal, and the trend to go on as it is. Line and band end at what the measure cannot leave.
 * Null with fewer than three values (each of its own day), or when `until` is not after the last of them.
 */
export function forecast(
	values: readonly DatedValue[],
	until: string,
	{ min, max }: MeasureBounds = unbounded,
): Forecast | null {
	const sorted = values
		.map(({ date, value }) => ({ x: dayNumber(date), y: value }))
		.sort((a, b) => a.x - b.x);
	const last = sorted.at(-1);
	const end = dayNumber(until);
	if (!last || sorted.length < fewestForForecast || end <= last.x) return null;

	const n = sorted.length;
	const meanX = sum(sorted.map(({ x }) => x)) / n;
	const meanY = sum(sorted.map(({ y }) => y)) / n;
	const sxx = sum(sorted.map(({ x }) => (x - meanX) ** 2));
	const slope = sum(sorted.map(({ x, y }) => (x - meanX) * (y - meanY))) / sxx;
	const fitted = (x: number) => meanY + slope * (x - meanX);
	const spread = Math.sqrt(sum(sorted.map(({ x, y }) => (y - fitted(x)) ** 2)) / (n - 2));
	const t = studentQuantile975(n - 2);

	const held = (value: number) => Math.min(Math.max(value, min ?? value), max ?? Number.POSITIVE_INFINITY);
	const at = (x: number): ForecastPoint => {
		const half = t * spread * Math.sqrt(1 + 1 / n + (x - meanX) ** 2 / sxx);
		const value = fitted(x);
		return {
			date: dayOf(Math.floor(x)),
			value: held(value),
			low: held(value - half),
			high: held(value + half),
		};
	};
	const bound = held(fitted(end));
	const crossing = Math.ceil(meanX + (bound - meanY) / slope);
	const steps = Math.min(end - last.x, mostPoints);
	const points = Array.from({ length: steps + 1 }, (_, step) =>
		at(last.x + Math.round(((end - last.x) * step) / steps)),
	);
	return {
		slope,
		points,
		target: at(end),
		reached: bound === fitted(end) ? null : { bound, date: dayOf(Math.floor(Math.max(crossing, last.x))) },
	};
}

export type ForecastVerdict = "On course" | "Uncertain" | "Off course";

/**
 * Whether the target will be met: on course when even the band's worse bound meets it, off course when not even the
 * better one does.
 */
export function forecastVerdict(
	{ low, high }: Pick<ForecastPoint, "low" | "high">,
	target: number,
	direction: "higher_is_better" | "lower_is_better",
): ForecastVerdict {
	const [worse, better, sign] = direction === "higher_is_better" ? [low, high, 1] : [high, low, -1];
	if (worse * sign >= target * sign) return "On course";
	return better * sign < target * sign ? "Off course" : "Uncertain";
}

const smallQuantiles = [12.7062, 4.3027, 3.1824, 2.7764, 2.5706, 2.4469, 2.3646, 2.306, 2.2622, 2.2281];

/**
 * The 97.5 % quantile of Student's t distribution. Up to ten degrees of freedom from the table; beyond, the
 * expansion around the normal quantile, right to four digits (Abramowitz and Stegun, 26.7.5).
 */
export function studentQuantile975(degreesOfFreedom: number): number {
	const tabled = smallQuantiles[degreesOfFreedom - 1];
	if (tabled !== undefined) return tabled;
	const z = 1.959964;
	const first = (z ** 3 + z) / 4;
	const second = (5 * z ** 5 + 16 * z ** 3 + 3 * z) / 96;
	const third = (3 * z ** 7 + 19 * z ** 5 + 17 * z ** 3 - 15 * z) / 384;
	return z + first / degreesOfFreedom + second / degreesOfFreedom ** 2 + third / degreesOfFreedom ** 3;
}

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
