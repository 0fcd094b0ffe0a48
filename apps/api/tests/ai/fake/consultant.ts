import type { Question, Reply } from "./script.ts";

/** A page that every search of the fake comes upon. */
export const page = {
	url: "https://trade.example/warehouses-2025",
	title: "Warehouses 2025",
	claim: "Half of all warehouses of this size book stock at the moment of its movement.",
	quote: "one in two books stock in real time",
};

/**
 * Answers as a model would that keeps to its instructions: by the passages that it is given, whose numbers and words it
 * copies. Some of what it says is wrong on purpose, for the product to find: a quote that nobody wrote, a number of no
 * passage and of no source, a cause of no option, a decision that is put twice, a revision with a figure of its own, a circle in the plan, figures and a person that nobody named, a cost
 * beyond the limit.
 */
export function consultantReply({ fields, input }: Pick<Question, "fields" | "input">): Reply {
	if (fields.length === 0) {
		return { say: page.claim, searched: { queries: ["warehouses stock"], cites: [page] } };
	}
	if (fields.includes("roles")) return { say: reading(passagesIn(input)) };
	if (fields.includes("revisions")) return { say: { revisions: revisionsOf(input) } };
	if (fields.includes("verdicts")) return { say: { verdicts: verdictsOn(input) } };
	return { say: answerTo(fields, passagesIn(input), input) };
}

type Passage = { passage: number; quote: string };

function passagesIn(input: string): Passage[] {
	return [...input.matchAll(/^\[(\d+)\] (.+)$/gm)].map(([, number = "", quote = ""]) => ({
		passage: Number(number),
		quote,
	}));
}

const degree = (passage: Passage | undefined) => (passage ? "medium" : "unknown");

function answerTo(fields: readonly string[], passages: readonly Passage[], input: string): object {
	const is = (...names: string[]) => names.every((name) => fields.includes(name));
	if (is("valid"))
		return { valid: !/fault of/.test(input), message: "A statement about blame is no root cause." };
	const [first, second = first] = passages.filter(({ quote }) => quote.length > 20);
	if (!first || !second) return {};
	const invented = { passage: first.passage, quote: "Nobody ever wrote this sentence." };
	const nowhere = { passage: 99_999, quote: "This passage does not exist at all." };
	const why = (option: string) => ({
		option,
		consideration: "The material says so.",
		supporting: [first, invented, nowhere],
		counter: [second],
	});
	if (is("rootQuestion")) {
		return {
			rootQuestion: "Why do orders leave late?",
			options: [why("Stock is not where the system says"), why("Too few people pick")],
		};
	}
	if (is("causes")) {
		return {
			causes: [
				{ of: 1, ...why("The system learns of movements too late") },
				{ of: 2, ...why("Open positions stay open") },
				{ of: 77, ...why("The cause of nothing") },
			],
		};
	}
	if (is("options"))
		return { options: [why("Scanners send their data at night"), why("Nobody owns the stock figures")] };
	const analysed = analysisFor(fields, first, second, input);
	if (analysed) return analysed;
	const decided = decisionsFor(fields, first, second, /^Decision: (.+)$/m.exec(input)?.[1]);
	if (decided) return decided;
	if (is("workstreams") || is("stage_gates")) return plan(input, first);
	if (is("findings")) {
		const read = passagesIn(input).find(({ quote }) => quote === page.claim);
		const finding = {
			group: "market_dynamics",
			fact: page.claim,
			confidence: "high",
			source: read ? null : 1,
			quote: page.claim,
			passage: read?.passage ?? null,
			strength: "STRONG",
			details: "Said by a trade association.",
			stance: "supports",
			contradiction: null,
		};
		return {
			findings: [
				finding,
				{
					...finding,
					group: "buyer_behavior",
					fact: first.quote,
					source: null,
					...first,
					contradiction: second,
				},
				{ ...finding, fact: "A claim with an invented quote", quote: "words that no page holds at all" },
				{ ...finding, fact: "A claim of a page that was not read", source: 1, passage: null },
				{ ...finding, fact: "A claim with no source", source: 77, passage: null },
			],
			gaps: ["What a new system costs"],
		};
	}
	throw new Error(`The consultant was not expected to be asked for ${fields.join(", ")}`);
}

/** A whole analysis, or a part of one. */
function analysisFor(
	fields: readonly string[],
	first: Passage,
	second: Passage,
	input: string,
): object | undefined {
	const invented = { passage: first.passage, quote: "Nobody ever wrote this sentence." };
	const force = (passage?: Passage) => ({
		level: degree(passage),
		factors: passage ? [passage.quote] : [],
		strategic_response: "Act on it.",
	});
	const citedForce = (passage?: Passage) => ({
		level: "high",
		insufficientData: false,
		factors: passage
			? [{ factor: passage.quote, sources: [1, 77], evidence: passage }]
			: [{ factor: "Somebody says so", sources: [77], evidence: invented }],
		strategic_response: "Act on it.",
	});
	const forces = <T>(make: (passage?: Passage) => T) => ({
		competitive_rivalry: make(first),
		supplier_power: make(),
		buyer_power: make(second),
		threat_of_substitution: make(),
		threat_of_new_entry: make(),
	});

	if (fields.includes("problem_statement")) {
		return {
			executive_summary: "Orders are late because stock is not true.",
			recommended_approaches: ["Operational excellence"],
			recommended_market: "germany",
			problem_statement: first.quote,
			strategic_implications: ["True stock comes first."],
			...forces(force),
			overall_attractiveness: "moderate",
			key_strategic_priorities: ["True stock"],
		};
	}
	if (fields.includes("confidenceExplanation")) {
		return {
			executiveSummary: "Orders are late because stock is not true.",
			confidenceExplanation: "Two passages agree.",
			overall_attractiveness: "moderate",
			...forces(citedForce),
			recommendations: [{ text: "Replace the system", rationale: "It is the cause.", sources: [1, 77] }],
		};
	}
	if (fields.includes("competitive_rivalry") || fields.includes("supplier_power"))
		return /Cite its sources by their numbers/.test(input) ? forces(citedForce) : forces(force);
	return undefined;
}

/** All decisions, their outline or one of them. */
function decisionsFor(
	[field = ""]: readonly string[],
	first: Passage,
	second: Passage,
	asked?: string,
): object | undefined {
	const options = ["Replace", "Repair", "Rebuild"];
	const questions = ["How is stock made true?", "Who owns the stock figures?"];
	const answers: Record<string, object> = {
		decisions: {
			decisions: [
				decision("Approach!", first),
				decision("Approach!", second),
				{ ...decision("Approach!", second), question: questions[1] },
			],
		},
		outline: { outline: questions.map((question) => ({ question, options })) },
		decision: { decision: { ...decision("Approach!", first), question: asked } },
	};
	return answers[field];
}

/** Another role, a link and another role of a figure; beside each, what names nothing or is not in its quote. */
function reading(passages: readonly Passage[]): object {
	const reason = "It reads so.";
	const invented = { passage: 1, quote: "Nobody ever wrote 180,000 in this sentence." };
	const cost = passages.find(({ quote }) => quote.includes("180,000")) ?? invented;
	const figure = { value: 180_000, subject: "late orders", role: "benefit", reason };
	return {
		roles: [
			{ statement: 2, role: "risk", reason },
			{ statement: 999, role: "cause", reason },
			{ statement: 1, role: "villain", reason },
		],
		links: [
			{ from: 3, to: 2, kind: "causes", reason },
			{ from: 3, to: 999, kind: "causes", reason },
			{ from: 3, to: 1, kind: "loves", reason },
			{ from: 3, to: 3, kind: "causes", reason },
		],
		figures: [
			{ ...cost, ...figure },
			{ ...invented, ...figure },
			{ ...cost, ...figure, value: 42 },
		],
	};
}

/** A critic's verdict on each proposal: hiring is no cause, and the last is given twice. */
function verdictsOn(input: string) {
	const proposals = [...input.matchAll(/^(\d+)\. (.+)$/gm)].filter(([line]) => /[Pp]assage[:.]/.test(line));
	const verdicts = proposals.map(([, number, proposal = ""]) => ({
		number: Number(number),
		holds: !proposal.includes("Too few people pick"),
		support: proposal.includes("No passage") ? "no" : "partly",
		about_people: false,
		reason: "One passage says so.",
	}));
	return [...verdicts, { ...verdicts[0], number: 1, holds: false, reason: "Said twice." }];
}

/** The first of what the critic objects to is put right with a passage; the others with a figure that nobody named. */
function revisionsOf(input: string) {
	const passages = passagesIn(input).filter(({ quote }) => quote.length > 20);
	const numbers = [...input.matchAll(/^(\d+)\. .+ Objection: /gm)].map(([, number]) => Number(number));
	return numbers.map((number, at) => ({
		number,
		text: at === 0 ? "Nobody sees the stock that is not there" : "Picking takes 97 percent longer",
		explanation: "The material says so.",
		evidence: passages.slice(0, 1),
		unmet: "",
	}));
}

function decision(id: string, evidence: Passage) {
	const option = (name: string, recommended: boolean) => ({
		id: "Same id",
		label: name,
		description: `${name} it`,
		warning: null,
		reasoning: "It pays.",
		cost_min: 900_000,
		cost_max: 400_000,
		cost_basis: "An assumption",
		months: 9,
		recommended,
		pros: ["Quick"],
		cons: ["Costly"],
		evidence: [evidence],
	});
	return {
		id,
		question: "How is stock made true?",
		context: "It is not.",
		options: [
			option("Replace", true),
			option("Repair", true),
			{ ...option("Rebuild", false), cost_max: 3_000_000 },
		],
		assumptions: [{ text: "The budget stays", evidence, budget: 2_400_000 }],
		evidence: [evidence],
	};
}

function plan(input: string, first: Passage) {
	const ids = [...input.matchAll(/^Decision ([\w-]+):/gm)].map(([, id = ""]) => id);
	const task = (id: string, dependsOn: string[]) => ({
		id,
		name: `Task ${id}`,
		description: "",
		start_day: 0,
		duration_days: 20,
		depends_on: dependsOn,
		owner: "Jordan Invented",
		evidence: [],
	});
	return {
		title: "True stock",
		strategic_approach: "In stages",
		playbook_changes: ["The pilot of the playbook is left out: the cause is known.", " "],
		workstreams: ids.map((decisionId, index) => ({
			id: "same",
			title: `Stream ${index + 1}`,
			description: "Makes stock true",
			decisionId,
			cost_min: 500_000,
			cost_max: 300_000,
			start_month: 0,
			months: 1,
			team: [{ role: "Analyst", count: 2 }],
			evidence: [first],
			tasks: [
				task(`${index}a`, [`${index}c`, "nowhere"]),
				task(`${index}b`, [`${index}a`]),
				task(`${index}c`, [`${index}b`]),
			],
		})),
		stage_gates: ["G0", "G1", "G2", "G3", "G4"].map((gate) => ({
			gate,
			name: `Gate ${gate}`,
			criteria: ["Done"],
			deliverables: ["Paper"],
		})),
		kpis: [
			{
				name: "Orders a day late",
				baseline: null,
				target: "37",
				unit: "%",
				measurement_frequency: "Weekly",
				lower_is_better: true,
				evidence: [first],
			},
		],
		benefits: [
			{ description: "Fewer penalties", category: "Cost", quantified_value: 180_000, evidence: [first] },
			{ description: "More sales", category: "Revenue", quantified_value: 777_000, evidence: [first] },
		],
		risks: [
			{
				description: "Peak season",
				likelihood: "medium",
				impact: "high",
				mitigation_strategy: "Freeze",
				evidence: [],
			},
		],
		resources: [{ role: "Analyst", count: 2, duration_months: 9 }],
	};
}
