import { once } from "node:events";
import http, { type IncomingMessage } from "node:http";
import https from "node:https";
import { isIP, type Socket } from "node:net";
import type { Readable } from "node:stream";
import { connect as secure } from "node:tls";
import zlib from "node:zlib";
import { PageFailure } from "@throughline/trpc/ports/page-reader";
import type { CheckedTarget } from "./check-address.ts";
import { failures } from "./failures.ts";
import type { Network } from "./network.ts";

/** What one request may take. */
export type RequestLimits = {
	/** Without a byte, in seconds. */
	idleSeconds: number;
	/** Of the body, packed and unpacked, in bytes. */
	bytes: number;
};

export type RequestOptions = {
	network: Network;
	limits: RequestLimits;
	userAgent: string;
	/** What is asked for, as the `Accept` header has it. */
	accept: string;
	signal: AbortSignal;
};

const decoders: Record<string, (() => zlib.Gunzip | zlib.BrotliDecompress | zlib.Inflate) | null> = {
	"": null,
	identity: null,
	gzip: zlib.createGunzip,
	"x-gzip": zlib.createGunzip,
	deflate: zlib.createInflate,
	br: zlib.createBrotliDecompress,
};

/**
 * Asks one checked target, without cookies and credentials, over a connection of its own to an address that was checked.
 * `take` gets the answer and reads what it wants of it; the connection is closed afterwards. Throws PageFailure, and the
 * signal's reason.
 */
export async function askTarget<T>(
	target: CheckedTarget,
	options: RequestOptions,
	take: (answer: IncomingMessage) => Promise<T>,
): Promise<T> {
	const { signal, limits } = options;
	signal.throwIfAborted();
	const socket = options.network.connect(target.addresses, target.port);
	const abort = () => socket.destroy();
	signal.addEventListener("abort", abort, { once: true });
	let isSilent = false;
	socket.setTimeout(limits.idleSeconds * 1000, () => {
		isSilent = true;
		socket.destroy();
	});
	// Both may fail once more after what was waited for: nobody is to be ended by that.
	socket.on("error", () => {});
	try {
		const request = send(target, options, socket).on("error", () => {});
		const [answer] = (await once(request, "response")) as [IncomingMessage];
		return await take(answer);
	} catch (error) {
		if (signal.aborted) throw signal.reason;
		if (isSilent) throw failures.silent(target.host, limits.idleSeconds);
		throw failureOf(error, target);
	} finally {
		signal.removeEventListener("abort", abort);
		socket.destroy();
	}
}

function send({ url, host }: CheckedTarget, options: RequestOptions, socket: Socket): http.ClientRequest {
	const headers = {
		host: url.host,
		"user-agent": options.userAgent,
		accept: options.accept,
		"accept-encoding": "gzip, deflate, br",
		connection: "close",
	};
	const path = `${url.pathname}${url.search}`;
	if (url.protocol === "http:") return http.get({ path, headers, createConnection: () => socket });
	const servername = isIP(host) === 0 ? host : undefined;
	const createConnection = () =>
		secure({ socket, host, ...(servername && { servername }), ALPNProtocols: ["http/1.1"] });
	return https.get({ path, headers, createConnection });
}

function failureOf(error: unknown, { host }: CheckedTarget): PageFailure {
	if (error instanceof PageFailure) return error;
	const code = error instanceof Error && "code" in error ? String(error.code) : "";
	if (/CERT|TLS_|SELF_SIGNED|UNABLE_TO/.test(code)) return failures.certificate(host, error);
	return failures.network(host, error);
}

/** The body, unpacked. Throws PageFailure for more than `bytes`, packed or unpacked, unless the rest is to be `cut`. */
export async function bodyOf(
	answer: IncomingMessage,
	{ bytes, cut = false }: { bytes: number; cut?: boolean },
): Promise<Buffer> {
	const encoding = (answer.headers["content-encoding"] ?? "").trim().toLowerCase();
	const decoder = decoders[encoding];
	if (decoder === undefined) throw failures.encoding(encoding.slice(0, 40));
	const chunks: Buffer[] = [];
	let length = 0;
	for await (const chunk of unpacked(answer, decoder, bytes) as AsyncIterable<Buffer>) {
		length += chunk.length;
		chunks.push(chunk);
		if (length > bytes && cut) return Buffer.concat(chunks).subarray(0, bytes);
		if (length > bytes) throw failures.tooLarge(Math.round(bytes / 1024 ** 2));
	}
	return Buffer.concat(chunks);
}

function unpacked(
	answer: IncomingMessage,
	decoder: (typeof decoders)[string] | null,
	bytes: number,
): Readable {
	if (!decoder) return answer;
	const unpacking = decoder();
	let packed = 0;
	answer.on("data", (chunk: Buffer) => {
		packed += chunk.length;
		// Even what unpacks to nothing may not go on for ever.
		if (packed > bytes) answer.destroy(failures.tooLarge(Math.round(bytes / 1024 ** 2)));
	});
	answer.once("error", (error) => unpacking.destroy(error));
	return answer.pipe(unpacking);
}
