/** An id for a walk that begins: of the present and of random characters. */
export function newSessionId(now = Date.now()): string {
	const random = Array.from(crypto.getRandomValues(new Uint8Array(6)), (byte) =>
		byte.toString(36).padStart(2, "0"),
	).join("");
	return `strategy_${now}_${random}`;
}
