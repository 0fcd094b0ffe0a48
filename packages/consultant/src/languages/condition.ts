/** "If", "unless" and "or else" in all languages: what would come, not what is. */
const conditions =
	/(?<!\p{L})(?:if|unless|otherwise|or else|wenn|falls|sofern|sonst|andernfalls|si|sinon|à moins|de lo contrario|a menos que|se|altrimenti|a meno che|als|indien|tenzij|anders)(?!\p{L})/iu;

/** "Sollte es keine Antwort geben, …" */
const inverted = /^\s*(?:sollten?|should|dovesse|mocht(?:en)?)\s/iu;

/** Whether a sentence sets a condition. */
export function isConditional(text: string): boolean {
	return conditions.test(text) || inverted.test(text);
}
