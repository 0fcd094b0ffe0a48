import { expense, kpi, kpiMeasurement, risk } from "@throughline/db/schema";
import { displayName } from "@throughline/domain/account";
import { createRules, type RowChange, type Subscriber } from "../../written.ts";
import { checkThresholds, type Measured } from "./check.ts";

/** On which value a decision's assumption may rest that a change of a row may have changed. */
const rules = createRules<Measured>();

rules.watch(kpi, (change) => {
	const { after } = change;
	return after && differs(change, ["currentValue"]) ? { metric: "kpi", objectId: after.id } : null;
});

// The first one may leave the KPI's value at the 0 that it began with.
rules.watch(kpiMeasurement, ({ before, after }) =>
	before === null && after ? { metric: "kpi", objectId: after.kpiId } : null,
);

rules.watch(risk, (change) => {
	const { after } = change;
	return after && differs(change, ["likelihood", "impact", "status"])
		? { metric: "risk", objectId: after.id }
		: null;
});

rules.watch(expense, (change) => {
	const programId = (change.after ?? change.before)?.programId;
	return programId && differs(change, ["amount", "approvedById"]) ? { metric: "cost", programId } : null;
});

/** Checks the thresholds on the values that a call changed. */
export const evaluateThresholds: Subscriber = async (tx, { changes, person, requestId, today }) => {
	const measured = changes.flatMap((change) => rules.evaluate(change, today) ?? []);
	const actor = { personId: person.id, personName: displayName(person), requestId };
	await checkThresholds(tx, measured, actor);
};

function differs<Row>({ before, after }: RowChange<Row>, fields: (keyof Row)[]): boolean {
	return !before || !after || fields.some((field) => before[field] !== after[field]);
}
