import { randomInt } from "node:crypto";
import { createServer } from "node:net";

/**
 * A TCP port of the loopback address that nobody listens on at this moment, 20000 to 32767: below the ports that systems
 * give to outgoing connections, of which one could take it before its listener does.
 * @throws when a hundred ports in a row are taken.
 */
export async function freePort(): Promise<number> {
	for (let attempt = 0; attempt < 100; attempt++) {
		const port = randomInt(20_000, 32_768);
		if (await isFree(port)) return port;
	}
	throw new Error("Of a hundred ports from 20000 to 32767 none was free.");
}

function isFree(port: number): Promise<boolean> {
	return new Promise((resolve, reject) => {
		const probe = createServer().once("error", (error: NodeJS.ErrnoException) =>
			// Windows reserves ranges of ports and refuses them so.
			error.code === "EADDRINUSE" || error.code === "EACCES" ? resolve(false) : reject(error),
		);
		probe.listen(port, "127.0.0.1", () => probe.close(() => resolve(true)));
	});
}
