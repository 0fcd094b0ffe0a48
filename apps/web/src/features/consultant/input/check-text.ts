import { largestText, textTooLarge } from "@throughline/domain/consultant/upload";

/** Why a text cannot be sent, as a sentence; null when it can. */
export function textProblem(text: string): string | null {
	// A unit takes three bytes of UTF-8 at most: what is short need not be encoded with every letter.
	if (text.length * 3 <= largestText) return null;
	const bytes = new TextEncoder().encode(text).length;
	return bytes > largestText ? textTooLarge(bytes) : null;
}
