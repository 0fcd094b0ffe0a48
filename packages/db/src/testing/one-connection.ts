import { once } from "node:events";
import { connect, type Socket } from "node:net";
import postgres from "postgres";

/** A client of one connection, and the sockets that it has had, oldest first: a test can end them. */
export function oneConnection(url: string): { sql: postgres.Sql; sockets: Socket[] } {
	const { hostname, port } = new URL(url);
	const sockets: Socket[] = [];
	const sql = postgres(url, {
		max: 1,
		backoff: false,
		onnotice: () => undefined,
		// Given to the driver as it is; its types do not name the option.
		...{
			socket: async () => {
				const socket = connect(Number(port), hostname);
				await once(socket, "connect");
				sockets.push(socket);
				return socket;
			},
		},
	});
	return { sql, sockets };
}
