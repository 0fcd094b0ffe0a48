import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";

/** A server in place of a vendor. */
export type InPlace = {
	/** What the provider's address is set to. */
	url: string;
	/** How many requests for an answer came. */
	calls(): number;
	/** Ends it when what has begun is done, and throws what failed in the server itself. */
	stop(): Promise<void>;
};

/** Serves on this machine with this path in its address. */
export async function serveInPlace(
	basePath: string,
	answer: (request: IncomingMessage, response: ServerResponse) => Promise<void>,
): Promise<InPlace> {
	let calls = 0;
	const mistakes: unknown[] = [];
	const begun: Promise<void>[] = [];
	const server = createServer((request, response) => {
		if (request.method === "POST") calls++;
		const done = answer(request, response).catch((error: unknown) => {
			mistakes.push(error);
			response.destroy();
		});
		begun.push(done);
	});
	server.listen(0, "127.0.0.1");
	await once(server, "listening");
	const address = server.address();
	if (address === null || typeof address === "string") throw new Error("The server does not listen");
	return {
		url: `http://127.0.0.1:${address.port}${basePath}`,
		calls: () => calls,
		async stop() {
			server.closeAllConnections();
			server.close();
			await once(server, "close");
			await Promise.all(begun);
			if (mistakes.length > 0) throw new AggregateError(mistakes, "A server in place of a vendor failed");
		},
	};
}
