import { CodedError } from "@throughline/trpc/error";
import type { FastifyInstance } from "fastify";

const methods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"] as const;
/** `GET, HEAD or PATCH`. */
const alternatives = new Intl.ListFormat("en-GB", { type: "disjunction" });

/**
 * Notes the routes that `app` gets from here on. The returned function then answers every other method at their
 * addresses with METHOD_NOT_ALLOWED and the methods that there are (RFC 9110 15.5.6).
 */
export function refuseOtherMethods(app: FastifyInstance): () => void {
	const methodsByPath = new Map<string, Set<string>>();
	let noting = true;
	app.addHook("onRoute", ({ url, method }) => {
		if (!noting) return;
		methodsByPath.set(url, new Set([...(methodsByPath.get(url) ?? []), method].flat()));
	});
	return () => {
		noting = false;
		for (const [url, taken] of methodsByPath) {
			const methodsHere = [...taken].sort();
			const allow = methodsHere.join(", ");
			const choice = alternatives.format(methodsHere);
			app.route({
				url,
				method: methods.filter((method) => !taken.has(method)),
				exposeHeadRoute: false,
				// Before the body is read: nobody asks for it.
				onRequest: async ({ method }, reply) => {
					reply.header("allow", allow);
					throw new CodedError("METHOD_NOT_ALLOWED", `${method} is not possible here. Use ${choice}.`);
				},
				handler: async () => {},
			});
		}
	};
}
