import { connect, type Socket } from "node:net";

/** What came back for raw bytes: the head's fields in small letters, and the body as text. */
export type RawAnswer = { status: number; headers: Map<string, string>; body: string };

/** Opens a connection to a server on this machine, from `localAddress` when it is given. */
export function openSocket(port: number, localAddress?: string): Socket {
	return connect({ port, host: localAddress ?? "127.0.0.1", localAddress });
}

/** Sends these very bytes, which end with `Connection: close` or are no HTTP, and reads until the server ends. */
export function sendRaw(port: number, bytes: string): Promise<RawAnswer> {
	return new Promise((resolve, reject) => {
		const socket = openSocket(port).setEncoding("latin1");
		let text = "";
		socket.on("data", (data) => {
			text += data;
		});
		socket.on("close", () => resolve(parseAnswer(text)));
		socket.on("error", reject);
		socket.write(bytes, "latin1");
	});
}

/** One request for this target as it stands, which no client library would leave alone. */
export function requestTarget(port: number, method: string, target: string, headers: string[] = []) {
	const lines = [`${method} ${target} HTTP/1.1`, `Host: 127.0.0.1:${port}`, "Connection: close", ...headers];
	return sendRaw(port, `${lines.join("\r\n")}\r\n\r\n`);
}

function parseAnswer(text: string): RawAnswer {
	const cut = text.indexOf("\r\n\r\n");
	const [statusLine = "", ...fields] = text.slice(0, Math.max(cut, 0)).split("\r\n");
	const headers = fields.map((field): [string, string] => {
		const colon = field.indexOf(":");
		return [field.slice(0, colon).toLowerCase(), field.slice(colon + 1).trim()];
	});
	return {
		status: Number(statusLine.split(" ")[1]),
		headers: new Map(headers),
		body: text.slice(cut + 4),
	};
}
