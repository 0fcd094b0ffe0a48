/** The hooks of a list that is asked for by `Input`: `trpc.useUtils().risk.list`. */
type ListCache<Input, Row> = {
	cancel: (input: Input) => Promise<void>;
	setData: (input: Input, updater: (rows: Row[] | undefined) => Row[] | undefined) => unknown;
};

/** Shows a row in its list as soon as the server has it. An answer that was under way before would take it off again. */
export async function insertRow<Input, Row>(
	list: ListCache<Input, Row>,
	input: Input,
	row: Row,
	place: "first" | "last" = "last",
): Promise<void> {
	await list.cancel(input);
	list.setData(input, (rows) => rows && (place === "first" ? [row, ...rows] : [...rows, row]));
}
