/** What goes along with a call of `trpcClient`. */
export type CallOptions = { context: { tellRequest: (requestId: string) => void } };

/** An answer, and the id of the request that it answers: by that the person takes back what the call did. */
export type Identified<T> = { answer: T; requestId: string };

/** Makes a call and tells the id of its request: `identified((options) => trpcClient.task.create.mutate(input, options))`. */
export async function identified<T>(call: (options: CallOptions) => Promise<T>): Promise<Identified<T>> {
	let requestId = "";
	const answer = await call({ context: { tellRequest: (id) => (requestId = id) } });
	return { answer, requestId };
}
