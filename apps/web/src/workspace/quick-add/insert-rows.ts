/** The hooks of a list that is asked for by `Input`: `trpc.useUtils().risk.list`. */
type ListCache<Input, Row> = {
	cancel: (input: Input) => Promise<void>;
	setData: (input: Input, updater: (rows: Row[] | undefined) => Row[] | undefined) => unknown;
};

/**
 * Shows rows in their list as soon as the server has them; `first`: in a list with the newest on top. An answer that was
 * under way would take them off again.
 */
export async function insertRows<Input, Row>(
	list: ListCache<Input, Row>,
	input: Input,
	made: readonly Row[],
	place: "first" | "last" = "last",
): Promise<void> {
	await list.cancel(input);
	list.setData(
		input,
		(rows) => rows && (place === "first" ? [...made.toReversed(), ...rows] : [...rows, ...made]),
	);
}
