import { isIP } from "node:net";
import { failures } from "./failures.ts";
import type { Network, ResolvedAddress } from "./network.ts";
import { reachOf } from "./public-address.ts";

/** Where a request goes: every address of it was checked. */
export type CheckedTarget = { url: URL; host: string; port: number; addresses: readonly ResolvedAddress[] };

const usualPorts: Record<string, number> = { "http:": 80, "https:": 443 };

/** The name or address of a URL's host, in small letters, without the brackets of IPv6 and the dot of a whole name. */
function hostOf({ hostname }: URL): string {
	return hostname.replace(/^\[(.*)\]$/, "$1").replace(/\.$/, "");
}

/**
 * Looks up where a URL leads, and whether that may be read. Throws PageFailure.
 * @param privateHosts names and addresses of the organisation's own servers that may be read, on any port
 */
export async function checkAddress(
	url: URL,
	network: Network,
	privateHosts: ReadonlySet<string>,
): Promise<CheckedTarget> {
	const usual = usualPorts[url.protocol];
	if (usual === undefined) throw failures.notWeb();
	if (url.username !== "" || url.password !== "") throw failures.credentials();
	const host = hostOf(url);
	const isOwn = privateHosts.has(host);
	const port = url.port === "" ? usual : Number(url.port);
	const addresses = await resolve(host, network);
	// What nobody can allow comes first: of it no sentence says who could.
	for (const { address } of addresses) if (reachOf(address) === "never") throw failures.never(host, address);
	if (port !== usual && !isOwn) throw failures.port(host);
	for (const { address } of addresses) {
		const reach = reachOf(address);
		if (reach === "internal" && !isOwn) throw failures.inside(host);
	}
	return { url, host, port, addresses };
}

async function resolve(host: string, network: Network): Promise<ResolvedAddress[]> {
	const family = isIP(host);
	if (family !== 0) return [{ address: host, family }];
	const addresses = await network.resolve(host).catch((cause) => {
		throw failures.unknownHost(host, cause);
	});
	if (addresses.length === 0) throw failures.unknownHost(host);
	return addresses;
}
