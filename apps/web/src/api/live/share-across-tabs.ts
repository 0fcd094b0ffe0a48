type Shared<Message> = {
	/** Runs in one tab at a time and publishes to all; answers how to stop. */
	produce(publish: (message: Message) => void): () => void;
	/** Runs in every tab for each message. */
	receive(message: Message): void;
};

/**
 * Lets one tab of the browser do the work for all: over HTTP/1.1 a browser keeps six connections to an origin, and a
 * stream per tab would use them up. When that tab closes, another takes over. Without the browser's means each tab
 * works for itself. Answers how to stop.
 */
export function shareAcrossTabs<Message>(name: string, { produce, receive }: Shared<Message>): () => void {
	if (!navigator.locks || typeof BroadcastChannel === "undefined") return produce(receive);

	const channel = new BroadcastChannel(name);
	channel.addEventListener("message", ({ data }: MessageEvent<Message>) => receive(data));
	const publish = (message: Message) => {
		receive(message);
		channel.postMessage(message);
	};

	const leaving = new AbortController();
	const lead = () =>
		new Promise<void>((release) => {
			if (leaving.signal.aborted) return release();
			const stop = produce(publish);
			leaving.signal.addEventListener("abort", () => {
				stop();
				release();
			});
		});
	navigator.locks.request(name, { signal: leaving.signal }, lead).catch((error: unknown) => {
		// Left while waiting for its turn: as intended.
		if (!leaving.signal.aborted) throw error;
	});

	return () => {
		leaving.abort();
		channel.close();
	};
}
