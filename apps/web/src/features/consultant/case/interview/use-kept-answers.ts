import { useCallback, useMemo } from "react";
import { z } from "zod";
import { useObservable } from "../../../../browser/observable-value.ts";
import { storedValue } from "../../../../browser/stored-value.ts";

const Answers = z.record(z.string(), z.string());
const QuestionIds = z.array(z.string());
const kept = new Map<string, ReturnType<typeof storedValue>>();

function storeOf(key: string) {
	const store = kept.get(key) ?? storedValue(key);
	kept.set(key, store);
	return store;
}

function parsed<T>(shape: z.ZodType<T>, text: string | null, none: T): T {
	if (text === null) return none;
	try {
		return shape.catch(none).parse(JSON.parse(text));
	} catch {
		return none;
	}
}

/** What was typed in answer to questions and not sent yet, by question: kept in this browser until it is sent. */
export function useKeptAnswers(sessionId: string) {
	const store = useMemo(() => storeOf(`throughline.interview.${sessionId}`), [sessionId]);
	const text = useObservable(store);
	const answers = useMemo(() => parsed(Answers, text, {}), [text]);
	const change = useCallback(
		(questionId: string, answer: string | null) => {
			const { [questionId]: _, ...others } = parsed(Answers, store.get(), {});
			const next = answer === null || answer === "" ? others : { ...others, [questionId]: answer };
			store.set(Object.keys(next).length === 0 ? null : JSON.stringify(next));
		},
		[store],
	);
	return { answers, change };
}

/** The questions that were skipped, by their ids: kept in this browser until they are brought back. */
export function useSkippedQuestions(sessionId: string) {
	const store = useMemo(() => storeOf(`throughline.interview.skipped.${sessionId}`), [sessionId]);
	const text = useObservable(store);
	const skipped = useMemo(() => new Set(parsed(QuestionIds, text, [])), [text]);
	const skip = useCallback(
		(questionId: string) => {
			const before = parsed(QuestionIds, store.get(), []);
			store.set(JSON.stringify([...new Set([...before, questionId])]));
		},
		[store],
	);
	const bringBack = useCallback(() => store.set(null), [store]);
	return { skipped, skip, bringBack };
}
