import { type AddressInfo, connect, createServer, type Server, type Socket } from "node:net";

/** A door to a database. What stands behind it goes on, whatever becomes of the connections through it. */
export type Door = {
	/** The database's address through the door. */
	readonly url: string;
	open(): Promise<void>;
	/** Closes every connection and lets none in. */
	shut(): Promise<void>;
	/** Lets nothing through any more, in silence: the connections stay open, and new ones can be made. */
	swallow(): void;
	/** Lets new connections through; those from before stay dead. */
	letThrough(): void;
	/**
	 * Lets the next COMMIT through but not its answer: `swallow` leaves that connection silent, `cut` closes it.
	 * Resolves when PostgreSQL has committed.
	 */
	atCommit(then: "swallow" | "cut"): Promise<void>;
};

export async function openDoor(to: URL): Promise<Door> {
	const sockets = new Set<Socket>();
	let server: Server;
	let port = 0;
	let swallowing = false;
	let trap: { then: "swallow" | "cut"; sprung: () => void } | null = null;

	function join(inside: Socket): void {
		const outside = connect(Number(to.port), to.hostname);
		let dead = swallowing;
		for (const socket of [inside, outside]) {
			sockets.add(socket);
			socket.on("error", () => socket.destroy());
			socket.on("close", () => sockets.delete(socket));
			socket.on("swallow", () => {
				dead = true;
			});
		}
		inside.on("data", (bytes) => {
			if (!dead) outside.write(bytes);
		});
		outside.on("data", (bytes) => {
			if (dead) return;
			if (!trap || !bytes.includes("COMMIT\0")) return void inside.write(bytes);
			const { then, sprung } = trap;
			trap = null;
			dead = true;
			if (then === "cut") inside.destroy();
			sprung();
		});
		inside.on("close", () => outside.destroy());
		outside.on("close", () => {
			if (!dead) inside.destroy();
		});
	}

	const open = () =>
		new Promise<void>((resolve) => {
			server = createServer(join).listen(port, "127.0.0.1", () => {
				port = (server.address() as AddressInfo).port;
				resolve();
			});
		});
	await open();

	return {
		get url() {
			const url = new URL(to);
			url.hostname = "127.0.0.1";
			url.port = String(port);
			return url.href;
		},
		open,
		async shut() {
			for (const socket of sockets) socket.destroy();
			await new Promise((resolve) => server.close(resolve));
		},
		swallow() {
			swallowing = true;
			for (const socket of sockets) socket.emit("swallow");
		},
		letThrough() {
			swallowing = false;
		},
		atCommit(then) {
			const { promise, resolve } = Promise.withResolvers<void>();
			trap = { then, sprung: resolve };
			return promise;
		},
	};
}
