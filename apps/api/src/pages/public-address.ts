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
