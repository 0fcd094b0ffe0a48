import type { Transaction } from "@throughline/db/connect";
import { nextRiskCodes } from "@throughline/db/risk-code";
import { riskScore } from "@throughline/db/schema";
import type { PlannedProgram } from "@throughline/domain/consultant/integration/planned-program";
import { benefits } from "../benefit/entity.ts";
import type { EditableTable, Entity } from "../entity.ts";
import { fundingSources } from "../funding/entity.ts";
import { kpis } from "../kpi/entity.ts";
import { programs } from "../program/entity.ts";
import { startProgram } from "../program/start.ts";
import { mitigationsOf, risks } from "../risk/entity.ts";
import type { Writer } from "../writer.ts";
import type { MadeObject } from "./made-object.ts";
import { writeGates } from "./write-gates.ts";
import { writeWork } from "./write-work.ts";

type Call = { db: Transaction; write: Writer };

/** Writes a planned program with everything in it; answers each object that it made, with its reasons. */
export async function writeProgram(
	call: Call,
	planned: PlannedProgram,
): Promise<{ programId: string; objects: MadeObject[] }> {
	const { write } = call;
	const { reasons, ...values } = planned.program;
	const { id: programId } = await startProgram(call, values);

	/** Inserts things of one kind, each with its reasons beside its values. */
	async function add<T extends EditableTable>(
		kind: Entity<T>,
		things: readonly { reasons: MadeObject["reasons"] }[],
		rowsOf: Parameters<typeof write.insertMany<T>>[1],
	): Promise<MadeObject[]> {
		const rows = await write.insertMany(kind, rowsOf);
		return rows.map(({ id }, index) => ({ type: kind.type, id, reasons: things[index]?.reasons ?? [] }));
	}
	const inProgram = <T extends { reasons: unknown }>({ reasons: _, ...row }: T) => ({ ...row, programId });

	const work = await writeWork(call, programId, planned);
	const gates = await writeGates(call, programId, planned.gates);
	const measured = await add(kpis, planned.kpis, planned.kpis.map(inProgram));
	const worth = await add(benefits, planned.benefits, planned.benefits.map(inProgram));
	const money = await add(fundingSources, planned.funding, planned.funding.map(inProgram));
	const threats = await writeRisks(call, programId, planned.risks);
	const program = { type: programs.type, id: programId, reasons };
	return { programId, objects: [program, ...work, ...gates, ...measured, ...worth, ...money, ...threats] };
}

/** Each risk with its code, its first assessment, and the plan's mitigation as a measure against it. */
async function writeRisks(
	{ db, write }: Call,
	programId: string,
	planned: PlannedProgram["risks"],
): Promise<MadeObject[]> {
	if (planned.length === 0) return [];
	const codes = await nextRiskCodes(db, programId, planned.length);
	const rows = await write.insertMany(
		risks,
		planned.map(({ reasons: _, ...risk }, index) => ({ ...risk, programId, riskId: codes[index] ?? "" })),
	);
	await db
		.insert(riskScore)
		.values(rows.map(({ id, likelihood, impact }) => ({ riskId: id, likelihood, impact })));
	const mitigated = rows.flatMap(({ id, mitigationPlan }, index) =>
		mitigationPlan === null ? [] : [{ riskId: id, description: mitigationPlan, index }],
	);
	const measures = await write.insertMany(
		mitigationsOf(programId),
		mitigated.map(({ riskId, description }) => ({ riskId, description })),
	);
	const reasonsOf = (index: number | undefined) =>
		index === undefined ? [] : (planned[index]?.reasons ?? []);
	return [
		...rows.map(({ id }, index) => ({ type: risks.type, id, reasons: reasonsOf(index) })),
		...measures.map(({ id }, index) => ({
			type: "mitigation",
			id,
			reasons: reasonsOf(mitigated[index]?.index),
		})),
	];
}
