import type { FastifyInstance } from "fastify";

const timeoutMs = 10_000;

/**
 * Closes a server: it takes no new connection, running requests are answered, and what is still open after ten
 * seconds is cut.
 */
export async function closeServer(server: FastifyInstance): Promise<void> {
	// A kept-alive connection whose last request ends after the close began would else be waited for.
	const sweep = setInterval(() => server.server.closeIdleConnections(), 50);
	const cut = setTimeout(() => server.server.closeAllConnections(), timeoutMs);
	try {
		await server.close();
	} finally {
		clearInterval(sweep);
		clearTimeout(cut);
	}
}
