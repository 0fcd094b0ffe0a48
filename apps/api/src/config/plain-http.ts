import { BlockList, isIP } from "node:net";
import { vendorIds } from "@throughline/domain/run/vendors";
import { z } from "zod";
import { variableOf } from "./ai.ts";
import { list, optional } from "./variable.ts";

/** Addresses that browsers and secrets go through. */
const critical = ["PUBLIC_URL", "OIDC_ISSUER"];
/** Servers that an operator may run in a network of their own. */
const ownServers = [
	...vendorIds.map((vendor): string => variableOf(vendor, "BASE_URL")),
	"SEARCH_URL",
	"SEARXNG_URL",
];
const checked = [...critical, ...ownServers];

/** The addresses of AI providers and searches that the environment names. */
export function serverAddresses(raw: Record<string, string | undefined>): string[] {
	return ownServers.flatMap((variable) => raw[variable]?.trim() || []).filter((each) => URL.canParse(each));
}

/** A variable that holds an address with plain http, and the host in it. */
export type PlainHttp = { variable: string; host: string };

export const plainHttpVariables = {
	ALLOW_INSECURE: optional(
		list((name) => (checked.includes(name) ? name : null), `must hold names among ${checked.join(", ")}`),
	),
};
const Variables = z.object(plainHttpVariables);

/**
 * Which variables hold plain http for another machine: `refused` says so in a sentence for each, `allowed` are those
 * that ALLOW_INSECURE names. Reads the raw values; one that is no address is listed as such elsewhere.
 */
export function plainHttp(raw: Record<string, string | undefined>): {
	refused: string[];
	allowed: PlainHttp[];
} {
	const named = Variables.safeParse(raw).data?.ALLOW_INSECURE ?? [];
	const insecure = checked.flatMap((variable) => {
		const host = plainHost(raw[variable]);
		if (host === null || isThisMachine(host)) return [];
		return ownServers.includes(variable) && isPrivate(host) ? [] : [{ variable, host }];
	});
	return {
		refused: insecure
			.filter(({ variable }) => !named.includes(variable))
			.map(
				({ variable, host }) =>
					`${variable} uses plain http for ${host}, which others on the network can read and change: use https, or add ${variable} to ALLOW_INSECURE`,
			),
		allowed: insecure.filter(({ variable }) => named.includes(variable)),
	};
}

/** Why an address of an AI provider or a search that an Admin enters may not be used; null when it may. */
export function enteredAddressMistake(address: string): string | null {
	const host = plainHost(address);
	if (host === null || isThisMachine(host) || isPrivate(host)) return null;
	return `This is plain http for ${host}, which others on the network can read and change: use https`;
}

/** The host of an address over plain http, IPv6 without brackets; null for https and for what is no address. */
function plainHost(text: string | undefined): string | null {
	if (!text || !URL.canParse(text)) return null;
	const { protocol, hostname } = new URL(text);
	return protocol === "http:" ? hostname.replace(/^\[|\]$/g, "") : null;
}

function ranges(...subnets: [address: string, prefix: number][]): BlockList {
	const list = new BlockList();
	for (const [address, prefix] of subnets) list.addSubnet(address, prefix, family(address));
	return list;
}
const family = (address: string) => (isIP(address) === 6 ? "ipv6" : "ipv4");

// An IPv4 address inside an IPv6 one (::ffff:10.0.0.1) counts as the former.
const loopback = ranges(["127.0.0.0", 8], ["::1", 128]);
/** RFC 1918, RFC 4193 and link-local. */
const privateNetworks = ranges(
	["10.0.0.0", 8],
	["172.16.0.0", 12],
	["192.168.0.0", 16],
	["169.254.0.0", 16],
	["fc00::", 7],
	["fe80::", 10],
);

function isThisMachine(host: string): boolean {
	if (isIP(host)) return loopback.check(host, family(host));
	return host === "localhost" || host.endsWith(".localhost");
}

/**
 * An address counts by its range, a name by how it is written: one without a dot, or one that ends in `.local` or
 * `.internal`, which nobody can register. What a name resolves to may change after the start.
 */
function isPrivate(host: string): boolean {
	if (isIP(host)) return privateNetworks.check(host, family(host));
	return !host.includes(".") || /\.(local|internal)$/.test(host);
}
