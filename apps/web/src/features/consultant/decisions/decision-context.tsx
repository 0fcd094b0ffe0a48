/**
 * A sentence's end, with the quotation mark that may follow it, or a closed quotation before the next sentence begins. An
 * ordinal ("31. Dezember") and a short form ("Dr. Kolb") end none.
 */
const boundary = /(?<=(?:\p{Ll}{2}|\d{3}|[%€£$)\]”»“"’])[.!?…][”»“"’)]?|[”»])\s+(?=[\p{Lu}¿¡“„«"])/u;
/** So many sentences are read as one paragraph. */
const fewSentences = 2;

/** What a decision is about: one sentence a point, where there are several. */
export function DecisionContext({ context }: { context: string }) {
	const points = sentencesOf(context);
	const look = "mt-1.5 max-w-[80ch] text-pretty break-words text-body text-ink-muted";
	if (points.length <= fewSentences) return <p className={look}>{points.join(" ")}</p>;
	return (
		<ul className={`${look} list-disc space-y-1 pl-4.5 marker:text-ink-faint`}>
			{points.map((point) => (
				<li key={point}>{point}</li>
			))}
		</ul>
	);
}

/** The sentences of a context, each with its full stop; what is quoted within them stays whole. */
export function sentencesOf(context: string): string[] {
	const parts = context
		.split(boundary)
		.map((part) => part.trim())
		.filter((part) => part !== "");
	const sentences: string[] = [];
	for (const part of parts) {
		const last = sentences.at(-1);
		if (last !== undefined && isOpen(last)) sentences[sentences.length - 1] = `${last} ${part}`;
		else sentences.push(part);
	}
	return [...new Set(sentences)].map((sentence) =>
		/[.!?…:][”»“"’)]?$/u.test(sentence) ? sentence : `${sentence}.`,
	);
}

/** Whether a quotation is still open at the end of it: “ closes what „ has opened. */
function isOpen(text: string): boolean {
	const count = (marks: RegExp) => text.match(marks)?.length ?? 0;
	return text.includes("„") ? count(/[„«]/gu) > count(/[“”»]/gu) : count(/[“«]/gu) > count(/[”»]/gu);
}
