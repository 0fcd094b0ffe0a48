import { connect } from "node:net";

/** One who follows an event stream, as cheaply as possible: only the numbers of the messages are read. */
export type Listener = {
	/** When the message of this number arrived; waits for it. */
	until(sequence: number): Promise<number>;
	close(): void;
};

/** Opens a stream and waits for its first byte after the head. Throws when it is refused. */
export async function listen(url: string, headers: Record<string, string>): Promise<Listener> {
	const { hostname, port, pathname } = new URL(url);
	const socket = connect(Number(port), hostname).setEncoding("latin1");
	const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
	socket.write(`GET ${pathname} HTTP/1.1\r\nHost: ${hostname}\r\n${lines.join("")}\r\n`);
	let text = "";
	let last = 0;
	let lastAt = 0;
	let waiting: { sequence: number; resolve: (at: number) => void } | null = null;
	const open = Promise.withResolvers<void>();
	socket.on("data", (chunk: string) => {
		text += chunk;
		if (text.startsWith("HTTP/1.1 ") && !text.startsWith("HTTP/1.1 200")) {
			open.reject(new Error(text.slice(0, 200)));
			return;
		}
		if (text.includes("retry:") || last > 0) open.resolve();
		for (const [, number] of text.matchAll(/\nid: (\d+)\n/g)) {
			last = Number(number);
			lastAt = performance.now();
		}
		// A number may be cut in two by the end of a chunk.
		text = text.slice(text.lastIndexOf("\n"));
		if (waiting && last >= waiting.sequence) {
			waiting.resolve(lastAt);
			waiting = null;
		}
	});
	socket.on("error", open.reject);
	await open.promise;
	return {
		until: (sequence) =>
			last >= sequence
				? Promise.resolve(lastAt)
				: new Promise((resolve) => {
						waiting = { sequence, resolve };
					}),
		close: () => void socket.destroy(),
	};
}
