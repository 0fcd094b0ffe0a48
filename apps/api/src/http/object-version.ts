import { invalidInput } from "@throughline/trpc/error";
import type { FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";

declare module "fastify" {
	interface FastifyContextConfig {
		/** Whether the call may name the version of the one object that it changes or deletes. */
		takesVersion?: boolean;
		/** Whether the answer is one object with its version. */
		answersVersion?: boolean;
	}
}

/** The header of a call that may name a version. */
export const IfMatch = z.object({
	"If-Match": z
		.string()
		.optional()
		.meta({ description: "The ETag as read, instead of `version` in the body", examples: ['"7"'] }),
});

/** Whether an object of this shape has a version. */
export function hasVersion(shape: z.ZodType | undefined): boolean {
	if (shape instanceof z.ZodOptional || shape instanceof z.ZodNullable) {
		return hasVersion(shape.unwrap() as z.ZodType);
	}
	return shape instanceof z.ZodObject && "version" in shape.shape;
}

/** `"7"` and 7. Also `W/"7"`: proxies that compress weaken every ETag, and ours names a version, not bytes. */
const oneVersion = /^(?:(?:W\/)?"(\d{1,10})"|(\d{1,10}))$/;

/**
 * Takes the version that a call names in `If-Match` over into its body. Throws INVALID_INPUT for one that is no
 * version or contradicts the other, and where the call changes several objects.
 */
export function readIfMatch(request: FastifyRequest): void {
	const header = request.headers["if-match"];
	if (header === undefined) return;
	if (!request.routeOptions.config.takesVersion) {
		if (request.method !== "PATCH") return;
		throw refused("This call changes several objects: send the version of each in the body");
	}
	if (header.trim() === "*") {
		throw refused("If-Match: * would overwrite whatever is there. Send the ETag that you read.");
	}
	const [, quoted, bare] = oneVersion.exec(header.trim()) ?? [];
	const version = quoted ?? bare;
	if (version === undefined) throw refused('If-Match holds one version, as the ETag of a read: "7"');
	const others = [versionIn(request.query), versionIn(request.body)].filter((other) => other !== undefined);
	if (others.some((other) => String(other) !== version)) {
		throw refused("If-Match and version name two different versions. Send one of them.");
	}
	// A change without a body stays one: it is refused as that.
	const body = request.body ?? (request.method === "PATCH" ? undefined : {});
	if (isRecord(body)) request.body = { version: Number(version), ...body };
}

/** Names the version of an answered object as its ETag, so that a client can send it back in `If-Match`. */
export function sendETag(request: FastifyRequest, reply: FastifyReply, answer: unknown): void {
	if (!request.routeOptions.config.answersVersion || reply.statusCode >= 300) return;
	const version = versionIn(answer);
	if (typeof version === "number") reply.header("etag", `"${version}"`);
}

function versionIn(value: unknown): unknown {
	return isRecord(value) ? value.version : undefined;
}

function isRecord(value: unknown): value is Record<string, unknown> {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}

const refused = (message: string) => invalidInput([{ path: "If-Match", message }]);
