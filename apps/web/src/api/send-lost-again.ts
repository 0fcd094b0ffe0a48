import type { AppRouter } from "@throughline/trpc/router";
import type { TRPCLink } from "@trpc/client";
import { observable } from "@trpc/server/observable";
import { toApiError } from "./api-error.ts";
import { connectivity, whenReachable } from "./connectivity.ts";
import { newKey } from "./use-idempotency-key.ts";

const patienceMs = 8000;

/** No answer, or a proxy's for a server that gave it none. */
const lost = [0, 502, 504];

/**
 * A change whose answer is lost may be made all the same. As soon as the server can be reached again, within eight
 * seconds, it is sent once more under the same key: the server makes it once, and the person is told how it went.
 */
export const sendLostAgain: TRPCLink<AppRouter> =
	() =>
	({ op, next }) => {
		if (op.type !== "mutation") return next(op);
		const keyed = { ...op, context: { idempotencyKey: newKey(), ...op.context } };
		return observable((observer) => {
			let sent = next(keyed).subscribe({
				...observer,
				async error(error) {
					const isLost = isAway() && lost.includes(toApiError(error).status);
					if (isLost && (await isBackSoon())) sent = next(keyed).subscribe(observer);
					else observer.error(error);
				},
			});
			return () => sent.unsubscribe();
		});
	};

async function isBackSoon(): Promise<boolean> {
	await Promise.race([whenReachable(), new Promise((resolve) => setTimeout(resolve, patienceMs))]);
	return !isAway();
}

const isAway = () => connectivity.get() !== "reachable";
