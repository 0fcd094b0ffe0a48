import { useCallback, useMemo } from "react";
import { z } from "zod";
import { useObservable } from "../../../../browser/observable-value.ts";
import { storedValue } from "../../../../browser/stored-value.ts";

const Answers = z.record(z.string(), z.string());
const kept = new Map<string, ReturnType<typeof storedValue>>();

function storeOf(sessionId: string) {
	const store = kept.get(sessionId) ?? storedValue(`throughline.interview.${sessionId}`);
	kept.set(sessionId, store);
	return store;
}

function parsed(text: string | null): Record<string, string> {
	if (text === null) return {};
	try {
		return Answers.catch({}).parse(JSON.parse(text));
	} catch {
		return {};
	}
}

/** What was typed in answer to questions and not sent yet, by question: kept in this browser until it is sent. */
export function useKeptAnswers(sessionId: string) {
	const store = useMemo(() => storeOf(sessionId), [sessionId]);
	const text = useObservable(store);
	const answers = useMemo(() => parsed(text), [text]);
	const change = useCallback(
		(questionId: string, answer: string | null) => {
			const { [questionId]: _, ...others } = parsed(store.get());
			const next = answer === null || answer === "" ? others : { ...others, [questionId]: answer };
			store.set(Object.keys(next).length === 0 ? null : JSON.stringify(next));
		},
		[store],
	);
	return { answers, change };
}
