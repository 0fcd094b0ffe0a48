import "reflect-metadata";
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from "node:http";
import { createServer as createTlsServer } from "node:https";
import { getCACertificates, setDefaultCACertificates } from "node:tls";
import { SubjectAlternativeNameExtension, X509CertificateGenerator } from "@peculiar/x509";

/** A key and a certificate of its own signature for `localhost`, made for one test and kept nowhere. PEM. */
async function makeCertificate(): Promise<{ key: string; cert: string }> {
	const algorithm = { name: "ECDSA", namedCurve: "P-256", hash: "SHA-256" };
	const keys = await crypto.subtle.generateKey(algorithm, true, ["sign", "verify"]);
	const certificate = await X509CertificateGenerator.createSelfSigned({
		name: "CN=localhost",
		keys,
		signingAlgorithm: algorithm,
		extensions: [new SubjectAlternativeNameExtension([{ type: "dns", value: "localhost" }])],
	});
	const secret = Buffer.from(await crypto.subtle.exportKey("pkcs8", keys.privateKey)).toString("base64");
	return {
		key: `-----BEGIN PRIVATE KEY-----\n${secret}\n-----END PRIVATE KEY-----\n`,
		cert: certificate.toString("pem"),
	};
}

export type TlsProxy = {
	/** The port of the product behind it. */
	to: number;
	/** What it writes into the requests that it passes on, in place of what came; undefined leaves a header out. */
	forwarded: Record<string, string | undefined>;
	stop(): Promise<void>;
};

/**
 * A reverse proxy as stands before the product in an organisation: it ends TLS on `httpsPort`, passes on what comes by
 * `httpPort` too, keeps Host, adds the caller to X-Forwarded-For and says the scheme. This process trusts its certificate
 * until it stops.
 */
export async function startTlsProxy(ports: { httpsPort: number; httpPort: number }): Promise<TlsProxy> {
	const certificate = await makeCertificate();
	const known = getCACertificates("default");
	setDefaultCACertificates([...known, certificate.cert]);
	const secure = createTlsServer(certificate, (incoming, outgoing) => pass("https", incoming, outgoing));
	const plain = createServer((incoming, outgoing) => pass("http", incoming, outgoing));
	const proxy: TlsProxy = {
		to: 0,
		forwarded: {},
		async stop() {
			setDefaultCACertificates(known);
			await Promise.all([close(secure), close(plain)]);
		},
	};

	function pass(scheme: string, incoming: IncomingMessage, outgoing: ServerResponse): void {
		const before = incoming.headers["x-forwarded-for"];
		const peer = incoming.socket.remoteAddress;
		const sent = Object.entries({
			...incoming.headers,
			"x-forwarded-for": before ? `${before}, ${peer}` : peer,
			"x-forwarded-proto": scheme,
			...proxy.forwarded,
		});
		const headers = Object.fromEntries(sent.filter(([, value]) => value !== undefined));
		const { method, url: path } = incoming;
		const upstream = request({ host: "127.0.0.1", port: proxy.to, method, path, headers }, (answer) => {
			outgoing.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
			answer.pipe(outgoing);
		});
		upstream.on("error", () => outgoing.destroy());
		outgoing.on("close", () => upstream.destroy());
		incoming.pipe(upstream);
	}

	await Promise.all([listen(secure, ports.httpsPort), listen(plain, ports.httpPort)]);
	return proxy;
}

type Listening = Pick<Server, "listen" | "close" | "closeAllConnections">;

const listen = (server: Listening, port: number) =>
	new Promise<void>((resolve) => void server.listen(port, "localhost", resolve));

const close = (server: Listening) =>
	new Promise<void>((resolve) => {
		server.close(() => resolve());
		server.closeAllConnections();
	});
