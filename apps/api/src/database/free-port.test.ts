import { once } from "node:events";
import { createServer } from "node:net";
import { expect, test } from "vitest";
import { freePort } from "./free-port.ts";

test("a free port can be listened on and is none that an outgoing connection gets", async () => {
	for (let count = 0; count < 20; count++) {
		const port = await freePort();
		expect(port).toBeGreaterThanOrEqual(20_000);
		// The first port that Linux gives to outgoing connections; macOS and Windows begin at 49152.
		expect(port).toBeLessThan(32_768);
		const listener = createServer().listen(port, "127.0.0.1");
		await once(listener, "listening");
		listener.close();
	}
});
