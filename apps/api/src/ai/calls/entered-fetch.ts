import { isIP, type LookupFunction } from "node:net";
import { type AllowedServers, hostOf, mayBeAsked } from "../../pages/entered-address.ts";
import { type Network, realNetwork } from "../../pages/network.ts";
import { ModelFailure } from "../language-model.ts";
import { fetchOver } from "./patient-fetch.ts";

/**
 * A fetch for the addresses that Admins enter. A name is looked up once, by the connection itself: to what it leads then is
 * what is checked and what is connected to. One that leads inward by now, or to what is never asked, is refused with a
 * ModelFailure before a byte is sent.
 */
export function enteredFetch(
	allowed: AllowedServers,
	network: Pick<Network, "resolve"> = realNetwork,
): typeof fetch {
	return async (input, init) => {
		const url = new URL(input instanceof Request ? input.url : input);
		const requireAllowed = (address: string) => {
			if (!mayBeAsked(url, address, allowed))
				throw new ModelFailure("forbidden_address", `${url.host} leads to ${address}, which is not asked`);
		};
		// An address is connected to without being looked up.
		if (isIP(hostOf(url)) !== 0) requireAllowed(hostOf(url));
		const lookup: LookupFunction = (name, options, answer) => {
			network
				.resolve(name)
				.then((addresses) => {
					for (const { address } of addresses) requireAllowed(address);
					const [first] = addresses;
					if (!first) throw new Error(`${name} has no address`);
					if (options.all) answer(null, addresses);
					else answer(null, first.address, first.family);
				})
				.catch((error: Error) => answer(error, []));
		};
		// A connection of its own: one that stands open was not checked here.
		return await fetchOver({ lookup, agent: false })(input, init);
	};
}
