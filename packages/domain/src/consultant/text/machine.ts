const toMachine =
	/\b(?:ignore|disregard|forget)\b.{0,30}\b(?:instruction|prompt|above|previous|prior|rules?)|system prompt|\b(?:as|you are) an? (?:ai|assistant|language model)|\bassistant:|\brespond (?:only )?with\b|ignorier\w*.{0,40}(?:anweisung|vorherige)|du bist (?:jetzt )?ein (?:assistent|sprachmodell)/iu;

/** Whether a sentence speaks to the software that reads it. It stays a quotable text, and nothing is concluded from it. */
export function speaksToMachine(text: string): boolean {
	return toMachine.test(text);
}
