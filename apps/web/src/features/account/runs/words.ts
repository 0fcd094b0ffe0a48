/** An estimated cost: `US$ 1.20`, `US$ 0.0034`. */
export function formatCost(amount: string | number): string {
	const value = Number(amount);
	return `US$ ${value.toFixed(value !== 0 && value < 0.01 ? 4 : 2)}`;
}

/** How long something took: `0.4 s`, `12 s`, `3 min 5 s`. */
export function formatDuration(ms: number): string {
	const seconds = ms / 1000;
	if (seconds < 10) return `${seconds.toFixed(1)} s`;
	if (seconds < 60) return `${Math.round(seconds)} s`;
	const whole = Math.round(seconds);
	return `${Math.floor(whole / 60)} min ${whole % 60} s`;
}
