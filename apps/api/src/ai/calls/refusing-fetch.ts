import { isNeverAsked } from "../../pages/entered-address.ts";
import { ModelFailure } from "../language-model.ts";

/** A fetch for an address that an Admin entered: where its name now leads to what is never asked, it asks nothing. */
export function refusingFetch(connect: typeof fetch = fetch): typeof fetch {
	return async (input, init) => {
		const url = input instanceof Request ? input.url : input;
		if (await isNeverAsked(url))
			throw new ModelFailure("forbidden_address", `${new URL(url).host} is never asked`);
		return await connect(input, init);
	};
}
