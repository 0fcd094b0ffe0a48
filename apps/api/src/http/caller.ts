import { isIP } from "node:net";
import type { FastifyRequest } from "fastify";

type Call = Pick<FastifyRequest, "ip" | "socket">;

/**
 * The address of who calls, as trusted proxies report it. Some write a port behind it; where they report none that is
 * an address, it is the address of the one that passed the request on to us.
 */
export function callerAddress({ ip, socket }: Call): string {
	const [, bracketed, plain] = /^(?:\[(.+)\]|([\d.]+))(?::\d+)?$/.exec(ip) ?? [];
	const reported = bracketed ?? plain ?? ip;
	const address = isIP(reported) === 0 ? (socket.remoteAddress ?? "unknown") : reported;
	return address.replace(/^::ffff:(?=\d+\.)/i, "");
}

/** What limits count as one caller: an IPv4 address, or the network of 64 bits out of which one line has every IPv6 address. */
export function callerNetwork(call: Call): string {
	const address = callerAddress(call);
	if (isIP(address) !== 6) return address;
	const [head = "", tail] = address.split("::");
	const first = head === "" ? [] : head.split(":");
	const zeros = tail === undefined ? 0 : 8 - first.length - (tail === "" ? 0 : tail.split(":").length);
	const groups = [...first, ...Array<string>(zeros).fill("0"), ...(tail?.split(":") ?? [])];
	return `${groups
		.slice(0, 4)
		.map((group) => Number.parseInt(group, 16).toString(16))
		.join(":")}::/64`;
}

/** The token in an `Authorization: Bearer …` header; null when the header speaks of something else. */
export function readBearer(header: string | undefined): string | null {
	const [, token] = /^Bearer(?: +(.*))?$/i.exec(header?.trim() ?? "") ?? [null, null];
	return token === null ? null : (token ?? "");
}
