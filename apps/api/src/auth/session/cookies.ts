import type { FastifyReply, FastifyRequest } from "fastify";

/** One cookie of ours: how it is named, read, set and cleared. */
export type CookieJar = {
	read(request: Pick<FastifyRequest, "cookies">): string | null;
	/** Has the browser keep `value` for `maxAgeSeconds`. */
	set(reply: FastifyReply, value: string, maxAgeSeconds: number): void;
	/** Has the browser forget it. */
	clear(reply: FastifyReply): void;
};

/**
 * A cookie that scripts can't read and other sites' requests don't carry, but for the navigation to us. On https it
 * is also Secure and has the `__Host-` prefix, so that no neighbouring host can plant it.
 */
export function cookieJar(name: string, publicUrl: URL): CookieJar {
	const secure = publicUrl.protocol === "https:";
	const fullName = secure ? `__Host-${name}` : name;
	const attributes = { httpOnly: true, sameSite: "lax", path: "/", secure } as const;
	return {
		read: ({ cookies }) => cookies[fullName] || null,
		set: (reply, value, maxAge) => reply.setCookie(fullName, value, { ...attributes, maxAge }),
		clear: (reply) => reply.clearCookie(fullName, attributes),
	};
}
