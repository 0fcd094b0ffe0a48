import { createServer, type RequestListener } from "node:http";
import { type AddressInfo, connect } from "node:net";
import type { Network, ResolvedAddress } from "../../src/pages/network.ts";

/** What a site answers on its paths; a text is a page in HTML. */
export type Paths = Record<string, string | RequestListener>;

/** A page that holds a paragraph. */
export const pageOf = (text: string) => `<!doctype html><title>A page</title><body><p>${text}</p></body>`;

/**
 * A web server on loopback that stands for the whole internet: the names in `hosts` lead to the addresses there, and every
 * connection ends here. What was connected with is kept.
 */
export async function startSite(paths: Paths, hosts: Record<string, string[] | (() => string[])> = {}) {
	const requests: { path: string; host: string; headers: Record<string, unknown> }[] = [];
	const server = createServer((request, response) => {
		const path = request.url ?? "/";
		requests.push({ path, host: request.headers.host ?? "", headers: request.headers });
		const answer = paths[`${request.headers.host}${path}`] ?? paths[path];
		if (typeof answer === "function") answer(request, response);
		else if (answer === undefined) response.writeHead(404).end();
		else response.writeHead(200, { "content-type": "text/html" }).end(answer);
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	const { port } = server.address() as AddressInfo;
	const connected: { addresses: string[]; port: number }[] = [];
	const resolved: string[] = [];
	const network: Network = {
		async resolve(host): Promise<ResolvedAddress[]> {
			resolved.push(host);
			const known = hosts[host] ?? [];
			const addresses = typeof known === "function" ? known() : known;
			return addresses.map((address) => ({ address, family: address.includes(":") ? 6 : 4 }));
		},
		connect(addresses, asked) {
			connected.push({ addresses: addresses.map(({ address }) => address), port: asked });
			return connect(port, "127.0.0.1");
		},
	};
	return {
		port,
		network,
		connected,
		requests,
		resolved,
		stop: () =>
			new Promise<void>((resolve) => {
				server.close(() => resolve());
				server.closeAllConnections();
			}),
	};
}
