/** UTF-8 bytes per token: about four in English prose, fewer in other languages, JSON and code. */
const bytesPerToken = 3.5;

const charactersPerToken = 4;

/** Roughly how many tokens characters of an answer are, before anybody has counted them. */
export function tokensOfCharacters(characters: number): number {
	return Math.ceil(characters / charactersPerToken);
}

/** Roughly how many tokens a text is, erring upwards: for estimates and caps, before a vendor has counted. */
export function estimateTokens(text: string): number {
	return Math.ceil(Buffer.byteLength(text) / bytesPerToken);
}
