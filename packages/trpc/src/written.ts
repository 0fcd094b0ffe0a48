import type { Transaction } from "@throughline/db/connect";
import type { Person } from "@throughline/domain/account";
import type { EditableTable, RowOf } from "./entity.ts";

/** A row before and after it was written; null: there was none, or is none. The rest is as the trail has it. */
export type RowChange<Row> = {
	before: Row | null;
	after: Row | null;
	objectType: string;
	objectId: string;
	title: string;
	programId: string | null;
};

export type TableChange = RowChange<RowOf<EditableTable>> & { table: EditableTable };

/** What a call wrote: all of its changes, by whom, and the day (in UTC) under which the audit trail has them. */
export type Written = { changes: readonly TableChange[]; person: Person; requestId: string; today: string };

/** What follows from the changes of a call, in its transaction, when it has made all of them. */
export type Subscriber = (tx: Transaction, written: Written) => Promise<void>;

type Rule<Row, Result> = (change: RowChange<Row>, today: string) => Result | null;

/** A rule for each table, whose rows it gets. */
export function createRules<Result>() {
	const rules = new Map<EditableTable, unknown>();
	return {
		watch<T extends EditableTable>(table: T, rule: Rule<RowOf<T>, Result>): void {
			rules.set(table, rule);
		},
		/** What follows from a change; null when nobody watches its table. */
		evaluate({ table, ...change }: TableChange, today: string): Result | null {
			// Only `watch` sets it, with the type of this table's rows.
			const rule = rules.get(table) as Rule<RowOf<EditableTable>, Result> | undefined;
			return rule ? rule(change, today) : null;
		},
	};
}
