/** What a call to a model has used. */
export type Usage = {
	/** All tokens read, cached ones included; all tokens written, thoughts included. */
	inputTokens: number;
	/** Those of the input that the vendor's cache had. */
	cachedTokens: number;
	outputTokens: number;
	/** Estimated, in US dollars: a decimal string. */
	cost: string;
	model: string;
	promptVersion: string;
};

/** How a port's call is bounded and what it reports while it works. */
export type Asking = {
	/** Aborts when nobody wants the answer any more. */
	signal: AbortSignal;
	/**
	 * Asked before each call to a model, with what it may cost at most in US dollars (a decimal string) where that is
	 * known. Throws when a cap stands in the way: the error must go up as it is.
	 */
	afford?(estimate?: string): Promise<void>;
	/** Told after each call to a model. Throws when a cap is passed: the error must go up as it is. */
	spent(usage: Usage): Promise<void>;
	/** Told of what it does at the moment, 0 to 100 percent of this call; `query` for a question put to a search. */
	say?(progress: number, message: string, kind?: "progress" | "query"): Promise<void>;
	/** Does a part of the work once: a later attempt gets its result (plain JSON) instead of paying for it again. */
	step?<T>(name: string, work: () => Promise<T>): Promise<T>;
};
