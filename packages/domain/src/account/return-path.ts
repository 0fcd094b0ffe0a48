/** Places that answer with data or start a sign-in: no screen to return to. */
const notAScreen = /^\/(?:api|oidc|trpc)(?:\/|$)/i;

// Control characters, which browsers drop from addresses, and the backslash, which they read as a slash.
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for
const deceptive = /[\u0000-\u001f\u007f-\u009f\u2028\u2029\ufeff\\]/;

const dotSegment = /(?:^|\/)\.\.?(?:\/|$)/;

/**
 * Where to go after sign-in: the given path, query and fragment when they name a screen of this origin,
 * else "/". Refuses other origins in every spelling: "//host", "/\host", control characters, dot segments,
 * and percent-encoded (also repeatedly) forms of these. The result is visible ASCII.
 */
export function safeReturnPath(value: unknown): string {
	if (typeof value !== "string" || value.length > 2000 || !value.startsWith("/")) return "/";
	if (deceptive.test(value) || value.includes(" ") || !value.isWellFormed()) return "/";
	const [path = ""] = value.split(/[?#]/, 1);
	return isScreen(path) ? value.replace(/[^\x21-\x7e]/gu, encodeURIComponent) : "/";
}

/** Decodes a path until nothing changes, and looks at each stage. */
function isScreen(path: string): boolean {
	let stage = path;
	for (let round = 0; round < 5; round++) {
		if (stage.includes("//") || dotSegment.test(stage) || deceptive.test(stage) || notAScreen.test(stage))
			return false;
		const decoded = decode(stage);
		if (decoded === stage) return true;
		if (decoded === null) return false;
		stage = decoded;
	}
	return false;
}

function decode(text: string): string | null {
	try {
		return decodeURIComponent(text);
	} catch {
		return null;
	}
}
