import type { TestDatabase } from "@throughline/db/testing/database";

/** The table of the rows that a part of an address names. */
const tables: Record<string, string> = {
	programs: "program",
	sessions: "strategy_session",
	case: "strategy_session",
	corrections: "case_correction",
	"whys-tree": "strategy_session",
	research: "strategy_session",
	stream: "strategy_session",
	documents: "source_document",
	passages: "passage",
	tripwires: "tripwire",
	benefits: "benefit",
	periods: "benefit_period",
	sources: "funding_source",
	expenses: "expense",
	"budget-lines": "budget_line",
	kpis: "kpi",
	measurements: "kpi_measurement",
	resources: "resource",
	absences: "absence",
	"open-roles": "open_role",
	risks: "risk",
	mitigations: "risk_mitigation",
	reviews: "stage_gate_review",
	criteria: "gate_criterion",
	tasks: "task",
	templates: "template",
	dependencies: "task_dependency",
	assignments: "task_assignment",
	workstreams: "workstream",
	holidays: "holiday",
	baselines: "baseline",
	people: "person",
	notifications: "notification",
	"session-context": "session_context",
	playbooks: "playbook",
	"ai-providers": "ai_provider",
	portfolios: "portfolio",
	"exchange-rates": "exchange_rate",
	trash: "deleted_object",
	undo: "audit_entry",
};

const nobody = "018f0000-0000-7000-8000-000000000000";

/**
 * A documented path with the keys of a row that is there, or of none where there is no such row.
 * @param place which of the rows, from 0; past the last it is the last
 */
export async function addressOf(database: TestDatabase, path: string, place = 0): Promise<string> {
	const about = /([\w-]+)(?:\/\{\w+\})+[^{}]*$/.exec(path)?.[1];
	if (!about) return path;
	const runs = path.startsWith("/api/orchestrator") ? "orchestrator_run" : "run";
	const versions = path.startsWith("/api/playbooks") ? "playbook_version" : "strategy_version";
	const table = new Map(Object.entries({ ...tables, runs, versions })).get(about);
	if (!table) throw new Error(`No table is known for ${path}`);
	const rows = await database.sql`select to_jsonb(t) as row from ${database.sql(table)} t limit ${place + 1}`;
	const found = rows.at(-1) ?? { row: { id: nobody } };
	const value: Record<string, string> = {
		// There is one whether or not anything was entered for it.
		provider: "openai",
		...found.row,
		id: found.row.id ?? found.row.playbook_id,
		session_id: found.row.session_id ?? found.row.id,
		task_id: found.row.task_id ?? found.row.successor_id,
	};
	return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
		return value[name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)] ?? name;
	});
}
