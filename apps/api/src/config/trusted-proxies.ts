import { isIP } from "node:net";
import { z } from "zod";

/** Whose `X-Forwarded-For` is believed: proxies at these addresses and ranges, or so many in a row before us. */
export type TrustedProxies = { ranges: readonly string[] } | { hops: number };

/** TRUSTED_PROXIES: a hop count, or addresses and CIDR ranges between commas. */
export const trustedProxies = z.string().transform((text, context): TrustedProxies => {
	if (/^\d+$/.test(text.trim())) {
		if (text.trim().length > 1) context.addIssue("must be a hop count of 0 to 9, or addresses and ranges");
		return { hops: Number(text) };
	}
	const ranges = text.split(",").map((range) => range.trim());
	for (const range of ranges) {
		const mistake = mistakeOf(range);
		if (mistake) context.addIssue(mistake);
	}
	return { ranges };
});

function mistakeOf(range: string): string | null {
	const [address = "", prefix, ...more] = range.split("/");
	const longest = { 4: 32, 6: 128 }[isIP(address)] ?? -1;
	const bits = prefix === undefined || /^\d+$/.test(prefix) ? Number(prefix ?? longest) : Number.NaN;
	if (more.length > 0 || address.includes("%") || !(bits >= 0 && bits <= longest)) {
		return `names ${JSON.stringify(range)}, which is no address (10.0.0.5) and no range (10.0.0.0/8)`;
	}
	return bits === 0 ? `names ${range}, which is everybody: name your proxies, or a hop count` : null;
}

/** Until somebody says otherwise, a proxy runs on this machine. */
const thisMachine = ["127.0.0.0/8", "::1/128"];

/**
 * The trust as Fastify takes it. Hops are a function, because Fastify believes nobody by a number alone: it can't know
 * that clients don't reach the port without the proxy. Who sets a hop count says that they don't.
 */
export function trustOf(
	proxies: TrustedProxies | null,
): string[] | ((address: string, hop: number) => boolean) {
	if (proxies === null) return thisMachine;
	return "ranges" in proxies ? [...proxies.ranges] : (_address, hop) => hop < proxies.hops;
}

type Setup = {
	publicUrl: URL;
	oidc: { kind: "built-in" | "external" };
	trustedProxies: TrustedProxies | null;
};

/**
 * What somebody who starts the product should know of its proxies; null when all is plain.
 * @param isThisMachine whether it listens on this machine only
 */
export function proxyAdvice(
	{ publicUrl, oidc, trustedProxies }: Setup,
	isThisMachine: boolean,
): string | null {
	if (oidc.kind === "built-in") {
		return trustedProxies && "TRUSTED_PROXIES has no effect: the built-in sign-in believes no proxy.";
	}
	if (trustedProxies || isThisMachine || publicUrl.protocol !== "https:") return null;
	return "TRUSTED_PROXIES is not set, so only a reverse proxy on this machine is believed when it says who calls. If yours runs elsewhere (another machine, a container), set TRUSTED_PROXIES to its address or range.";
}
