import { providers } from "@throughline/domain/run";
import { standardWeek } from "@throughline/domain/task/calendar/working-week";
import type { ForeignKey } from "./catalogue.ts";
import { anAnalysis, decisions, enhancedAnalysis, plan, research } from "./old-strategy.ts";

/** Words that columns hold and no constraint names, by `table.column`: what the product counts, groups or works on. */
export const words: Readonly<Record<string, readonly string[]>> = {
	"task.status": [
		"Not Started",
		"In Progress",
		"At Risk",
		"Completed",
		"On Hold",
		"Delayed",
		"Waiting for Ö",
	],
	"playbook.id": ["quay"],
	"program.currency": ["USD", "EUR", "PLN"],
	"exchange_rate.from_currency": ["USD", "EUR", "PLN"],
	"exchange_rate.to_currency": ["CHF", "GBP"],
	"organisation.default_currency": ["USD", "EUR", "PLN"],
	"program.status": ["Active", "On Hold", "Completed", "Waiting"],
	"strategy_version.status": ["draft", "converting", "finalized", "converted_to_program"],
	"strategy_session.provider": providers,
	"run.kind": ["research", "conversion"],
	"run.provider": providers,
	"model_reading.provider": providers,
	"run_event.kind": ["progress", "complete", "error"],
	"notification.kind": ["assigned", "of-a-later-version"],
	"audit_entry.action": ["created", "changed", "deleted", "integrated"],
	"audit_entry.object_type": ["program", "task", "of-a-later-version"],
	"saved_view.view": ["timeline", "risks", "of-a-later-version"],
	"tripwire.decision_id": ["approach"],
	"tripwire.assumption_id": ["one"],
};

/** References that the product kept before a constraint did, by table. */
export const earlyReferences: Readonly<Record<string, readonly ForeignKey[]>> = {
	task: [{ columns: ["program_id", "workstream_id"], table: "workstream", keys: ["program_id", "id"] }],
};

const snapshotRows = {
	deleted: [{ table: "kpi_measurement", rows: [{ id: "019a0000-0000-7000-8000-0000000000bb", value: "1" }] }],
	unlinked: [],
};

const playbook = {
	id: "quay",
	name: { en: "Quay" },
	summary: { en: "For a quay" },
	sources: [],
	fits: {},
	causes: [],
	interview: [],
	decisions: [],
	roles: [],
	workstreams: [
		{
			id: "work",
			title: { en: "Work" },
			tasks: [{ id: "dig", name: { en: "Dig" }, days: [1, 2, 3], after: [] }],
		},
	],
	kpis: [],
	benefits: [],
	risks: [],
	gates: [],
};

/** What JSON columns held when they were new, by `table.column`; others hold anything that their constraint permits. */
export const oldShapes: Readonly<Record<string, readonly unknown[]>> = {
	"deleted_object.rows": [snapshotRows, { deleted: [], unlinked: [] }],
	"task.recurrence": [
		{ unit: "week", every: 2, on: ["monday"], start: "2026-01-05", until: null, times: 6, daysOff: "skip" },
	],
	"template.content": [
		{
			program: null,
			week: standardWeek,
			holidays: [],
			...{ streams: [], tasks: [], dependencies: [], criteria: [], kpis: [], risks: [], measures: [] },
		},
	],
	"case_correction.correction": [{ kind: "go on" }],
	"model_reading.proposals": [
		[],
		[
			{
				id: "019a0000-0000-7000-8000-0000000000cc",
				correction: { kind: "role", statementId: "0:0", role: "cause" },
				reason: "It says why.",
				quote: null,
			},
		],
	],
	"gate_criterion.binding": [{ measure: "open-critical-risks", operator: "=", value: "0" }],
	"gate_evidence_pack.pack": [
		{
			program: { id: "019a0000-0000-7000-8000-0000000000aa", name: "A program that is gone" },
			gate: { id: "019a0000-0000-7000-8000-000000000000", code: "G0", name: "Ideation", description: null },
			status: "Passed",
			reviewDate: null,
			note: null,
			decidedByName: "Ada",
			decidedAt: "2026-03-01T08:00:00.123Z",
			criteria: [],
		},
	],
	"organisation.holidays": [[], [{ date: "2027-05-01", name: "Labour Day" }]],
	"orchestrator_run.builder_response": [],
	"orchestrator_run.qa_review": [],
	"orchestrator_run.rounds": [[]],
	"playbook.content": [playbook],
	"playbook_version.content": [playbook],
	"saved_view.search": [{}, { status: "Completed" }],
	"stage_gate_review.evidence": [
		[],
		[
			{ criterion: "The budget is there", met: true, evidence: "Shown" },
			{ criterion: "A sponsor" },
			"A note",
		],
	],
	"strategy_version.analysis": [anAnalysis],
	"strategy_version.decisions": [decisions, []],
	"strategy_version.enhanced_analysis": [enhancedAnalysis],
	"strategy_version.integration": [],
	"strategy_version.program": [plan],
	"strategy_version.research": [research],
	"strategy_version.selected_decisions": [{}, { approach: "carts" }, { approach: "no-longer-there" }],
	"whys_node.supporting_evidence": [[], ["A sentence", "Another one"]],
	"whys_node.counter_arguments": [[], ["But"]],
	"whys_node.supporting_quotes": [[]],
	"whys_node.counter_quotes": [[]],
	"whys_node.author": [
		{ provider: "openai", model: "gpt-5", checks: 1 },
		{ provider: "offline", model: null, checks: 2 },
	],
	"whys_node.verdict": [
		{ holds: true, support: "partly", aboutPeople: false, reason: "One passage says so." },
		{
			holds: true,
			support: "yes",
			aboutPeople: false,
			reason: "A passage says so.",
			revision: { objection: "It is an effect.", before: "Orders are late", outcome: "met", open: "" },
		},
	],
};
