/**
 * Lets at most so many pieces of work go on at once; further ones wait for their turn, in order. Who gives up waiting
 * gets the reason of their signal.
 */
export function openTurns(mostAtOnce: number) {
	const waiting: (() => void)[] = [];
	let busy = 0;

	async function take(signal: AbortSignal): Promise<void> {
		signal.throwIfAborted();
		if (busy < mostAtOnce) {
			busy++;
			return;
		}
		await new Promise<void>((resolve, reject) => {
			const go = () => {
				signal.removeEventListener("abort", leave);
				resolve();
			};
			const leave = () => {
				waiting.splice(waiting.indexOf(go), 1);
				reject(signal.reason);
			};
			signal.addEventListener("abort", leave, { once: true });
			waiting.push(go);
		});
	}

	/** Hands the turn on, or gives it back. */
	function pass(): void {
		const next = waiting.shift();
		if (next) next();
		else busy--;
	}

	return async function inTurn<T>(signal: AbortSignal, work: () => Promise<T>): Promise<T> {
		await take(signal);
		try {
			return await work();
		} finally {
			pass();
		}
	};
}
