import type { TraceOrigin, TraceQuote } from "@throughline/domain/consultant/origin";

/** The reasons that come from one version of one strategy: they share its whys. */
export type Strand = {
	key: string;
	/** The first of them: version, root cause and whys are those of all. */
	origin: TraceOrigin;
	decisions: TraceOrigin[];
	/** The sentences at its end, each once. */
	quotes: TraceQuote[];
};

/** The reasons of an object by the version that they come from, in their order. */
export function strandsOf(origins: readonly TraceOrigin[]): Strand[] {
	const groups = Map.groupBy(origins, ({ strategy, sessionId, versionNumber, rootCause }) =>
		JSON.stringify([sessionId, strategy, versionNumber, rootCause]),
	);
	return [...groups].flatMap(([key, decisions]) => {
		const [origin] = decisions;
		if (!origin) return [];
		const quotes = new Map<string, TraceQuote>();
		for (const { quote } of decisions) if (quote) quotes.set(`${quote.passageId} ${quote.text}`, quote);
		return [{ key, origin, decisions, quotes: [...quotes.values()] }];
	});
}
