import { type AddressInfo, connect, createServer, type Server, type Socket } from "node:net";
import { createTestDatabase } from "@throughline/db/testing/database";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { type Client, type RunningServer, startServer } from "./running-server.ts";

/** A door to the database that can be shut: what stands behind it goes on, the server cannot reach it. */
function door(to: URL) {
	const sockets = new Set<Socket>();
	let server: Server;
	let port = 0;
	const open = () =>
		new Promise<void>((resolve) => {
			server = createServer((inside) => {
				const outside = connect(Number(to.port), to.hostname);
				for (const socket of [inside, outside]) {
					sockets.add(socket);
					socket.on("error", () => socket.destroy());
					socket.on("close", () => sockets.delete(socket));
				}
				inside.pipe(outside).pipe(inside);
			}).listen(port, "127.0.0.1", () => {
				port = (server.address() as AddressInfo).port;
				resolve();
			});
		});
	const shut = async () => {
		for (const socket of sockets) socket.destroy();
		await new Promise((resolve) => server.close(resolve));
	};
	return {
		open,
		shut,
		get url() {
			const url = new URL(to);
			url.hostname = "127.0.0.1";
			url.port = String(port);
			return url.href;
		},
	};
}

let server: RunningServer;
let editor: Client;
let way: ReturnType<typeof door>;

beforeAll(async () => {
	const database = await createTestDatabase();
	way = door(new URL(database.url));
	await way.open();
	server = await startServer({ database, url: way.url });
	editor = await server.browser("Editor");
});
afterAll(async () => {
	await server.stop();
	await way.shut();
	await server.database.drop();
});

it("without its database the server says so, and recovers by itself", async () => {
	expect((await editor("/readyz")).status).toBe(200);
	await way.shut();

	const ready = await editor("/readyz");
	expect(ready.status).toBe(503);
	expect(ready.headers.get("retry-after")).toMatch(/^\d+$/);
	const list = await editor("/api/programs");
	expect(list.status).toBe(503);
	expect(await list.json()).toMatchObject({
		code: "UNAVAILABLE",
		error: "The database cannot be reached right now. Try again in a moment.",
	});
	expect((await editor("/healthz")).status).toBe(200);

	await way.open();
	await vi.waitFor(async () => expect((await editor("/readyz")).status).toBe(200), {
		timeout: 20_000,
		interval: 200,
	});
	expect((await editor("/api/programs", { json: { name: "After the outage" } })).status).toBe(201);
});
