import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test, vi } from "vitest";
import { discovery } from "../../src/auth/oidc/discovery.ts";

afterEach(() => {
	vi.useRealTimers();
});

const day = 86_400_000;

test.each([2 * day, -2 * day])(
	"what a provider says of itself is read again after an hour, though the clock jumps by %s ms",
	async (jump) => {
		let reads = 0;
		const provider = createServer((_, response) => {
			reads += 1;
			const addresses = ["authorization_endpoint", "token_endpoint", "jwks_uri"].map((name) => [
				name,
				issuer,
			]);
			response.end(JSON.stringify({ issuer, ...Object.fromEntries(addresses) }));
		}).listen(0, "127.0.0.1");
		await once(provider, "listening");
		const issuer = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`;
		try {
			vi.useFakeTimers({ toFake: ["Date", "performance"], now: Date.now() });
			const metadata = discovery({ issuer });
			await metadata();
			vi.setSystemTime(Date.now() + jump);
			vi.advanceTimersByTime(59 * 60_000);
			await metadata();
			expect(reads).toBe(1);
			vi.advanceTimersByTime(2 * 60_000);
			await metadata();
			expect(reads).toBe(2);
		} finally {
			provider.closeAllConnections();
			provider.close();
		}
	},
);
