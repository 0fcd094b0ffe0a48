/** Times the steps of a start, one after the other. */
export function startWatch(): { took(step: string): void; sentence(): string } {
	const began = performance.now();
	let since = began;
	const parts: string[] = [];
	return {
		/** Notes what was checked and done since the last step. */
		took(step) {
			const now = performance.now();
			parts.push(`${step} ${seconds(now - since)}`);
			since = now;
		},
		/** "Checked and started in 2.1 s: database 1.2 s, schema 0.1 s, …." */
		sentence: () => `Checked and started in ${seconds(since - began)}: ${parts.join(", ")}.`,
	};
}

const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`;
