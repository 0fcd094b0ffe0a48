import { isIP } from "node:net";
import { setTimeout as after } from "node:timers/promises";
import ipaddr from "ipaddr.js";
import { enteredAddressMistake } from "../config/plain-http.ts";
import { type Network, realNetwork } from "./network.ts";

/** Which servers the operator allows to be entered on a screen. */
export type AllowedServers = {
	/** Names and addresses of the organisation's own servers, on any port. */
	privateHosts: readonly string[];
	/** Addresses that the environment names. */
	named: readonly string[];
	/** Whoever signs in sits at this machine: what it reaches by itself is theirs already. */
	isOneMachine: boolean;
};

/** Addresses of the metadata of clouds that are not link-local, and the names of those that are. */
const metadata = new Set(["100.100.100.200", "168.63.129.16", "fd00:ec2::254", "fd20:ce::254"]);
const metadataNames = /^(?:metadata(?:\.google\.internal|\.goog)?|instance-data(?:\.ec2\.internal)?)$/;
const privateRanges = new Set(["private", "uniqueLocal", "carrierGradeNat"]);

type Reach = "public" | "private" | "this machine" | "never" | "no server";

/** How long a name is looked up before it counts as one that nobody knows. */
const lookupMs = 3_000;

/**
 * Why an address of an AI provider or a search that an Admin enters may not be used; null when it may. What is no public
 * address has to be allowed by the operator; link-local addresses and the metadata of clouds never are.
 */
export async function enteredMistake(
	address: string,
	{ privateHosts, named, isOneMachine }: AllowedServers,
	network: Pick<Network, "resolve"> = realNetwork,
): Promise<string | null> {
	const url = new URL(address);
	const host = hostOf(url);
	const reaches = await reachesOf(host, network);
	if (reaches.includes("never")) return `${host} ${neverWords}`;
	if (reaches.includes("no server"))
		return `${host} is an address that belongs to no server (reserved, multicast or for documents), which is never asked`;
	const plain = enteredAddressMistake(address);
	if (plain !== null) return plain;
	if (reaches.every((reach) => reach === "public" || (reach === "this machine" && isOneMachine))) return null;
	if (isNamed(url, { privateHosts, named })) return null;
	const where = reaches.includes("private") ? "on a private network" : "this server itself";
	return `${host} is ${where}: whoever runs Throughline must name it in PRIVATE_HOSTS before it can be entered`;
}

const neverWords = "is a link-local address or the metadata of a cloud, which is never asked";

/**
 * Whether an address to which the name of a server that an Admin entered leads now may be connected to. Within a private
 * network, or on this machine, it is allowed by the operator, or was there already when it was entered: as an address, or
 * as a name that no public server has.
 */
export function mayBeAsked(
	url: URL,
	address: string,
	{ privateHosts, named, isOneMachine }: AllowedServers,
): boolean {
	const reach = reachOf(address);
	if (reach === "never" || reach === "no server") return false;
	if (reach === "public" || (reach === "this machine" && isOneMachine)) return true;
	const host = hostOf(url);
	return isIP(host) !== 0 || isLocalName(host) || isNamed(url, { privateHosts, named });
}

/** Whether the operator has named a server: its host on any port, or as a server of the environment. */
function isNamed(url: URL, { privateHosts, named }: Pick<AllowedServers, "privateHosts" | "named">): boolean {
	return privateHosts.includes(hostOf(url)) || named.some((each) => new URL(each).host === url.host);
}

/** A name that no public server has. */
function isLocalName(host: string): boolean {
	return !host.includes(".") || /\.(?:local|internal|localhost)$/.test(host);
}

/** The name or address of a URL's host, without the brackets of IPv6 and the dot of a whole name. */
export function hostOf({ hostname }: URL): string {
	return hostname.replace(/^\[(.*)\]$/, "$1").replace(/\.$/, "");
}

/** Where a host leads, by each of its addresses; one that nobody knows by how it is written. */
async function reachesOf(host: string, network: Pick<Network, "resolve">): Promise<Reach[]> {
	if (isIP(host) !== 0) return [reachOf(host)];
	if (host === "localhost" || host.endsWith(".localhost")) return ["this machine"];
	if (metadataNames.test(host)) return ["never"];
	const known = await Promise.race([
		network.resolve(host).catch(() => []),
		after(lookupMs, [], { ref: false }),
	]);
	if (known.length > 0) return known.map(({ address }) => reachOf(address));
	return [isLocalName(host) ? "private" : "public"];
}

function reachOf(address: string): Reach {
	// An IPv4 address inside an IPv6 one (::ffff:10.0.0.1) counts as the former.
	const parsed = ipaddr.process(address);
	if (metadata.has(parsed.toString())) return "never";
	const range = parsed.range();
	if (range === "loopback") return "this machine";
	if (privateRanges.has(range)) return "private";
	if (range === "linkLocal") return "never";
	return range === "unicast" ? "public" : "no server";
}
