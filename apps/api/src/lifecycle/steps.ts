/**
 * What has been started, to be stopped in the opposite order. Stopping goes on after a failure, so that a
 * server that does not close still lets go of its database.
 */
export class Steps {
	readonly #stops: { name: string; stop: () => Promise<void> }[] = [];

	started(name: string, stop: () => Promise<void>): void {
		this.#stops.push({ name, stop });
	}

	/** Stops everything, last first. @returns one sentence for each part that did not stop. */
	async stopAll(): Promise<string[]> {
		const failures: string[] = [];
		for (let step = this.#stops.pop(); step; step = this.#stops.pop()) {
			try {
				await step.stop();
			} catch (error) {
				failures.push(`${step.name} did not stop: ${error instanceof Error ? error.message : String(error)}`);
			}
		}
		return failures;
	}
}
