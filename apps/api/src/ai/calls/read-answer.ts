import type { FailureKind, Generation } from "../language-model.ts";

export type ReadAnswer<T> = { ok: true; value: T } | { ok: false; kind: FailureKind; mistakes: string[] };

/** The validator's messages that a model is told at most. */
const maxMistakes = 20;

/** Reads a model's text as JSON and checks it. The mistakes are sentences for the model. */
export function readAnswer<T>(
	{ schema, check }: Pick<Generation<T>, "schema" | "check">,
	text: string,
): ReadAnswer<T> {
	const kind = "bad_output";
	const json = parseJson(text);
	if (json === undefined) return { ok: false, kind, mistakes: ["The answer is not one JSON object."] };
	const parsed = schema.safeParse(json);
	if (parsed.success) {
		const wrong = check?.(parsed.data) ?? null;
		return wrong
			? { ok: false, kind: wrong.kind, mistakes: [wrong.mistake] }
			: { ok: true, value: parsed.data };
	}
	const mistakes = parsed.error.issues
		.slice(0, maxMistakes)
		.map(({ path, message }) => `${path.map(String).join(".") || "answer"}: ${message}`);
	return { ok: false, kind, mistakes };
}

/** What the next turn says when an answer did not fit. */
export function askAgain(mistakes: readonly string[]): string {
	return [
		"This answer does not fit:",
		...mistakes.map((mistake) => `- ${mistake}`),
		"Give the whole answer again, as one JSON object and nothing else.",
	].join("\n");
}

/** Servers without structured output wrap their JSON in thoughts, fences and words. */
function parseJson(text: string): unknown {
	const spoken = text.slice(text.lastIndexOf("</think>") + 1);
	const outermost = spoken.slice(spoken.indexOf("{"), spoken.lastIndexOf("}") + 1);
	for (const candidate of [text, outermost]) {
		try {
			return JSON.parse(candidate);
		} catch {
			// Then the next candidate, or no JSON at all.
		}
	}
	return undefined;
}
