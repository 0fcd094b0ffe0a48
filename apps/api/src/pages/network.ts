import { lookup } from "node:dns/promises";
import { connect, type Socket } from "node:net";

/** One answer of the resolver. */
export type ResolvedAddress = { address: string; family: number };

/** The two ways in which a page reaches the network: tests put their own in their place. */
export type Network = {
	/** All addresses of a host, asked for once. */
	resolve(host: string): Promise<ResolvedAddress[]>;
	/** Connects with one of these very addresses; no name is looked up any more. */
	connect(addresses: readonly ResolvedAddress[], port: number): Socket;
};

export const realNetwork: Network = {
	resolve: (host) => lookup(host, { all: true }),
	connect: (addresses, port) =>
		connect({
			host: "checked.invalid",
			port,
			autoSelectFamily: true,
			lookup: (_host, _options, answer) => answer(null, [...addresses]),
		}),
};
