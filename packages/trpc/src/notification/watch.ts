import type { Notice } from "@throughline/domain/notification/notice";
import type { Measured } from "../consultant/tripwire/look.ts";
import type { EditableTable, RowOf } from "../entity.ts";

/** A row before and after it was written; null: there was none, or is none. The rest is as the trail has it. */
export type RowChange<Row> = {
	before: Row | null;
	after: Row | null;
	objectType: string;
	objectId: string;
	title: string;
	programId: string | null;
};

/** What follows from a change for people. */
export type Consequences = {
	notices: Notice[];
	/** Reminders of the object's due date have had their day. */
	settled: boolean;
	/** The task, and the team members, whose weeks may have become fuller. */
	busyTask: string | null;
	busyMembers: string[];
	/** A team member signs in as this person from now on. */
	linkedPerson: string | null;
	/** A value on which a decision's assumption may rest. */
	measured: Measured | null;
};

export type Rule<Row> = (change: RowChange<Row>, today: string) => Partial<Consequences>;

export type Rules = {
	watch<T extends EditableTable>(table: T, rule: Rule<RowOf<T>>): void;
	/** What follows from a change of a row of `table`; null when nobody watches the table. */
	judge<T extends EditableTable>(
		table: T,
		change: RowChange<RowOf<T>>,
		today: string,
	): Partial<Consequences> | null;
};

/** A rule for each table, whose rows it gets. */
export function createRules(): Rules {
	const rules = new Map<EditableTable, unknown>();
	return {
		watch: (table, rule) => void rules.set(table, rule),
		judge<T extends EditableTable>(table: T, change: RowChange<RowOf<T>>, today: string) {
			// Only `watch` sets it, with the type of this table's rows.
			const rule = rules.get(table) as Rule<RowOf<T>> | undefined;
			return rule ? rule(change, today) : null;
		},
	};
}
