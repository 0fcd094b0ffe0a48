import ipaddr from "ipaddr.js";

/** Of the whole of IPv6 only this is given out for the public internet. */
const globalUnicast = ipaddr.IPv6.parseCIDR("2000::/3");

/** What a host of an organisation may have when the operator names it. */
const internal = new Set(["private", "uniqueLocal", "carrierGradeNat"]);

/** Where an address leads: to the public internet, into a private network, or nowhere that is ever read. */
export type Reach = "public" | "internal" | "never";

/**
 * Where an IP address leads. Loopback, link-local (the metadata of a cloud among it), multicast, and what IPv6 carries of
 * IPv4 (mapped, NAT64, 6to4, Teredo) are never read.
 */
export function reachOf(address: string): Reach {
	if (!ipaddr.isValid(address)) return "never";
	const parsed = ipaddr.parse(address);
	const range = parsed.range();
	if (internal.has(range)) return "internal";
	if (range !== "unicast") return "never";
	if (parsed instanceof ipaddr.IPv6 && !parsed.match(globalUnicast)) return "never";
	return "public";
}

/** What an address is that nobody may name: this server itself, a link-local one, or one without a server of its own. */
export function ownKind(address: string): string {
	const range = ipaddr.isValid(address) ? ipaddr.process(address).range() : "reserved";
	if (range === "loopback" || range === "unspecified") return "this server itself";
	if (range === "linkLocal") return "a link-local address, as the metadata of clouds have";
	return "an address that belongs to no server of the internet";
}
