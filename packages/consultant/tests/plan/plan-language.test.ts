import { describe, expect, it } from "vitest";
import { decisionsOf, planOf, treeOf } from "../../src/consultant.ts";
import { papers, proposals, terms } from "../planned-texts.ts";
import { consultationOf, today } from "../read-text.ts";

const foreign = ["fr", "es", "it", "nl"] as const;
/** Words of the product's English that none of the four languages has. */
const english =
	/\b(?:the|your|and|from|with|which|before|after|assumed|stated|named?|nothing|has|have|months?|days|weeks?|size|gate|today|wanted|approved|leave)\b/iu;
/** Names by which the product's lists know an entry, and places in the text. */
const notSaid = [
	"id",
	"decisionId",
	"optionId",
	"category",
	"measurement_frequency",
	"likelihood",
	"impact",
	"unit",
	"mark",
	"depends_on",
	"measures",
	"kind",
	"recurrence",
];

function textsIn(value: unknown): string[] {
	if (typeof value === "string") return [value];
	if (typeof value !== "object" || value === null) return [];
	return Object.entries(value).flatMap(([key, inner]) => (notSaid.includes(key) ? [] : textsIn(inner)));
}

function walk(content: string) {
	const consultation = consultationOf(content);
	const tree = treeOf(consultation);
	const rootCause = tree.branches[0]?.option ?? "";
	const decisions = decisionsOf(consultation, { rootCause, whysPath: [rootCause], research: null }, today);
	const selected = Object.fromEntries(
		decisions.map(({ id, options }) => [id, options.find(({ recommended }) => recommended)?.id ?? ""]),
	);
	return { tree, decisions, plan: planOf(consultation, { rootCause, decisions, selected }, today) };
}

describe("A plan, with its decisions and whys, is in one language", () => {
	it.each(foreign)("where the text names its measures (%s)", (language) => {
		const lines = proposals[language].map((line) => `${line}: ${terms[language](20, 4)}`);
		const { plan, ...rest } = walk(papers[language](lines, ""));
		for (const text of textsIn({ plan, ...rest })) expect(text).not.toMatch(english);
		expect(plan.language).toBe(language);
	});

	it.each(foreign)("where the playbook's work stands in for them (%s)", (language) => {
		const walked = walk(papers[language]([], ""));
		for (const text of textsIn(walked)) expect(text).not.toMatch(english);
		expect(walked.plan.workstreams.length).toBeGreaterThan(2);
	});
});
