import type { SeenCall } from "./fake-server.ts";

/**
 * The fake server's undo: what its state was before each of the given calls comes back, by the id of the request.
 * @param made the procedures that change the state
 * @param state a copy of it, and what puts a copy in its place
 */
export function withUndo<State>(
	calls: () => readonly SeenCall[],
	made: Record<string, (input: never) => unknown>,
	state: { take: () => State; put: (state: State) => void },
): Record<string, (input: never) => unknown> {
	const before = new Map<string, State>();
	const watched = Object.entries(made).map(([path, procedure]) => [
		path,
		async (input: never) => {
			const id = `request-${calls().findLastIndex((call) => call.input === input) + 1}`;
			const kept = state.take();
			const answer = await procedure(input);
			before.set(id, kept);
			return answer;
		},
	]);
	return {
		...Object.fromEntries(watched),
		"undo.recent": () =>
			[...before.keys()]
				.toReversed()
				.map((id) => ({ id, did: "changed", objectType: "task", title: id, count: 1 })),
		"undo.takeBack": ({ id }: { id: string }) => {
			const kept = before.get(id);
			if (kept === undefined) throw new Error(`${id} changed nothing`);
			state.put(kept);
			before.delete(id);
			return { id };
		},
	};
}
