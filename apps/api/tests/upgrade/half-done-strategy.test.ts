import { newId } from "@throughline/db/id";
import { migrate } from "@throughline/db/migration/migrate";
import { createTestDatabase, type TestDatabase } from "@throughline/db/testing/database";
import { migrateTo } from "@throughline/db/testing/starting-points";
import { coherenceOf } from "@throughline/domain/consultant/ontology/coherence";
import { Plan } from "@throughline/domain/consultant/plan";
import { sentencesOf } from "@throughline/domain/consultant/text/passages";
import { StrategyVersion } from "@throughline/domain/consultant/version";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startOn, type UpgradedProduct } from "./upgraded-product.ts";

/** The last schema before there were cases. */
const before = "20261122191201_early-strategies-in-todays-shape";
const base = "/api/strategic-consultant";
const text = `Late orders in Kassel

In the last quarter 14 percent of our orders left the Kassel warehouse late, and two key accounts threaten to leave.

Orders are late because pickers walk and search for 38 percent of their shift. Pickers search because the stock in the system is wrong. The stock is wrong because nobody books the returns on the day they arrive. Returns are not booked because no team owns them.

At most €90,000 may be spent.`;

/** As the product of that schema worded them. */
const path = ["pickers walk and search for 38 percent of their shift", "the stock in the system is wrong"];
const rootCause = "nobody books the returns on the day they arrive";

let database: TestDatabase;
let product: UpgradedProduct;

beforeAll(async () => {
	database = await createTestDatabase({ template: "template0" });
	await migrateTo(database.url, before);
	await storeSession("chosen", null);
	await storeSession("finalized", rootCause);
	await database.sql`
		insert into strategy_version (id, session_id, version_number, root_cause, whys_path, provider, analysis, decisions)
		values (${newId()}, 'finalized', 1, ${rootCause}, ${[...path, rootCause]}, 'offline', ${JSON.stringify(analysis)},
			${JSON.stringify(decisions)})`;
	await migrate(database.url);
	product = await startOn(database.url);
	await database.sql`update strategy_session set creator_id = (select id from person where first_name = 'Writer')`;
}, 120_000);
afterAll(async () => {
	await product.stop();
	await database.drop();
});

/** A session with its text, and two levels of whys of which one each is on the path. */
async function storeSession(id: string, cause: string | null): Promise<void> {
	const { sql } = database;
	await sql`
		insert into strategy_session (id, title, input_text, root_question, root_cause, whys_path)
		values (${id}, 'Late orders in Kassel', ${text}, 'Why did 14 percent of our orders leave late?', ${cause},
			${cause === null ? null : [...path, cause]})`;
	const documentId = newId();
	await sql`
		insert into source_document (id, session_id, kind, name, media_type, byte_size, sha256, content)
		values (${documentId}, ${id}, 'text', 'Typed text', 'text/plain', ${text.length}, ${"a".repeat(64)}, ${text})`;
	for (const [position, { start, end, text: said }] of sentencesOf(text, "en").entries())
		await sql`
			insert into passage (id, document_id, position, start_offset, end_offset, text)
			values (${newId()}, ${documentId}, ${position}, ${start}, ${end}, ${said})`;
	let parent: string | null = null;
	for (const [at, option] of [...path, ...(cause === null ? [] : [cause])].entries()) {
		const nodeId = newId();
		await sql`
			insert into whys_node (id, session_id, parent_id, depth, position, option, question, consideration, chosen)
			values (${nodeId}, ${id}, ${parent}, ${at + 1}, 0, ${option}, ${`Why is this? (${option})`}, 'Your text says so.',
				true)`;
		parent = nodeId;
	}
}

const force = { level: "unknown", factors: [], strategic_response: "Find out more." };
const analysis = {
	executive_summary: "Orders are late because returns are not booked.",
	recommended_approaches: ["Operational excellence"],
	recommended_market: "Not named",
	five_whys: {
		problem_statement: "14 percent of our orders left late",
		...Object.fromEntries(path.map((answer, at) => [`why_${at + 1}`, { question: "Why?", answer }])),
		why_3: { question: "Why?", answer: rootCause },
		why_4: null,
		why_5: null,
		root_cause: rootCause,
		strategic_implications: [],
	},
	porters_five_forces: {
		competitive_rivalry: force,
		supplier_power: force,
		buyer_power: force,
		threat_of_substitution: force,
		threat_of_new_entry: force,
		overall_attractiveness: "unknown",
		key_strategic_priorities: [],
	},
	research: null,
};

const optionOf = (id: string, recommended: boolean, cost: number) => ({
	id,
	label: `Option ${id}`,
	description: "As it was described then",
	warning: null,
	reasoning: "It follows from the cause.",
	estimated_cost: { min: cost / 2, max: cost },
	cost_basis: "An assumption",
	estimated_timeline_months: 3,
	recommended,
	pros: ["Quick"],
	cons: ["Costly"],
});
const decisions = ["approach", "rollout"].map((id) => ({
	id,
	question: "How is it done?",
	context: "It has to be done.",
	options: [optionOf(`${id}-a`, true, 40_000), optionOf(`${id}-b`, false, 80_000)],
	assumptions: [],
	quotes: [],
}));

type Node = { id: string; option: string; branches: Node[] };

test("a strategy whose path was chosen before there were cases is read anew from its text, and goes on along its path", async () => {
	const case_ = await (await product.get(`${base}/case/chosen`)).json();
	expect(case_).toMatchObject({ currency: "EUR", readiness: { ready: true } });
	expect(JSON.stringify(case_)).toContain("pickers walk and search");

	const { branches } = (await (await product.get(`${base}/whys-tree/chosen`)).json()) as { branches: Node[] };
	const [first] = branches;
	const [second] = first?.branches ?? [];
	expect([first?.option, second?.option]).toEqual(path);
	const expanded = await product.post(`${base}/whys-tree/expand`, {
		sessionId: "chosen",
		nodeId: second?.id,
		selectedPath: path,
		currentDepth: 2,
		input: text,
		isCustom: false,
		customOption: "",
	});
	expect(expanded.status).toBe(200);
	const { expandedBranches } = (await expanded.json()) as { expandedBranches: Node[] };
	const cause = expandedBranches.find(({ option }) => option.includes("returns"))?.option ?? "";
	expect(cause).not.toBe("");

	const whysPath = [...path, cause];
	const finalized = await product.post(`${base}/whys-tree/finalize`, {
		sessionId: "chosen",
		selectedPath: whysPath,
		rootCause: cause,
		input: text,
	});
	expect([finalized.status, await finalized.json()]).toEqual([
		200,
		{ sessionId: "chosen", versionNumber: 1, rootCause: cause, whysPath, assumed: false },
	]);
});

test("a strategy that was analysed before keeps analysis and decisions, and gets its plan of them", async () => {
	const at = `${base}/versions/finalized/1`;
	const version = StrategyVersion.parse(await (await product.get(at)).json());
	expect(version.analysis).toMatchObject(analysis);
	expect(version.decisions?.map(({ id }) => id)).toEqual(["approach", "rollout"]);
	const selectedDecisions = { approach: "approach-a", rollout: "rollout-b" };
	const asked = { sessionId: "finalized", versionNumber: 1 };
	expect((await product.post(`${base}/decisions/select`, { ...asked, selectedDecisions })).status).toBe(200);
	expect((await product.post(`${base}/convert-to-epm`, asked)).status).toBe(200);
	const { program } = (await (await product.get(at)).json()) as { program: unknown };
	const plan = Plan.parse(program);
	expect(plan.cost_estimate).toEqual({ total_min: 60_000, total_max: 120_000 });
	expect(plan.limits?.[0]).toMatchObject({ kind: "budget", met: false });
	const coherence = coherenceOf(version.decisions ?? [], selectedDecisions, plan);
	expect(coherence.errors).toEqual([]);
});
