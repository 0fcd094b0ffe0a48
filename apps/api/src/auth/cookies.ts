import { Cookie } from "lucia";

/** One cookie of ours: how it is named, read, set and cleared. */
export type CookieJar = {
	read(header: string | undefined): string | null;
	/** The `Set-Cookie` value that keeps `value` for `maxAgeSeconds`. */
	set(value: string, maxAgeSeconds: number): string;
	/** The `Set-Cookie` value that removes it. */
	clear(): string;
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
		read: (header) => readCookie(header, fullName),
		set: (value, maxAge) => new Cookie(fullName, value, { ...attributes, maxAge }).serialize(),
		clear: () => new Cookie(fullName, "", { ...attributes, maxAge: 0 }).serialize(),
	};
}

/** The first cookie of that name. Our values need no decoding, so other cookies can't make this fail. */
function readCookie(header: string | undefined, name: string): string | null {
	if (!header) return null;
	for (const part of header.split(";")) {
		const cut = part.indexOf("=");
		if (cut > 0 && part.slice(0, cut).trim() === name) return part.slice(cut + 1).trim() || null;
	}
	return null;
}
