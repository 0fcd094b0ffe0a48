import type { Artifact, BuilderResponse, NewOrchestratorTask } from "../../orchestrator.ts";
import { conflictsOf } from "./conflicts.ts";
import { type Criterion, criterionOf, partWords, vagueWordOf } from "./criterion.ts";
import { type Field, fieldsOfEntity } from "./entity-fields.ts";
import { type Examples, examplesOf, sceneOf } from "./scene.ts";

export type Pack = Pick<
	NewOrchestratorTask,
	"taskDescription" | "requirements" | "constraints" | "entity"
> & {
	/** What was read of the chosen program, as JSON; null or absent when nothing was. */
	data?: string | null;
};

/** Rules read words, not meaning: with all of them kept, this sure in percent, and no more. */
export const mostConfidence = 70;

/** Where the parts of a specification pack stand. */
export const packPaths = (subject: string) => ({
	criteria: "specification/acceptance-criteria.md",
	shape: `src/${subject}.ts`,
	examples: `tests/${subject}.examples.json`,
	tests: `tests/${subject}.test.ts`,
});

/** What a task is about, in a word. */
export function subjectOf({ entity }: Pick<Pack, "entity">): string {
	return entity ?? "feature";
}

/**
 * Builds a specification pack: acceptance criteria for each requirement, the data as a Zod module, a skeleton of tests.
 * It writes no program, and names the requirements that no test could show. The same task gives the same pack.
 */
export function buildOffline(task: Pack): BuilderResponse {
	const subject = subjectOf(task);
	const paths = packPaths(subject);
	const examples = examplesOf(task);
	const specified = specify(task, examples);
	const unmet = specified.filter(({ criterion }) => criterion === null).map(({ requirement }) => requirement);
	const fields = fieldsOf(task);
	const artifacts: Artifact[] = [
		{
			filePath: paths.criteria,
			content: criteriaText(task, specified),
			description: "Acceptance criteria for each requirement, in the form Given / When / Then",
		},
		...(fields.length > 0
			? [
					{
						filePath: paths.shape,
						content: shapeText(subject, fields),
						description: "The data as a Zod module",
					},
				]
			: []),
		...(examples && examples.rows.length > 0
			? [
					{
						filePath: paths.examples,
						content: `${JSON.stringify(examples.rows, null, "\t")}\n`,
						description: `What “${examples.program}” holds, as examples for the tests`,
					},
				]
			: []),
		{
			filePath: paths.tests,
			content: testText(task, subject),
			description: "One test to be written for each requirement and constraint",
		},
	];
	const testable = task.requirements.length - unmet.length;
	return {
		approach: `A specification pack made without a model: ${testable} of ${task.requirements.length} requirements as acceptance criteria, ${
			fields.length > 0 ? `the data of the ${subject} with ${fields.length} fields, ` : ""
		}and a skeleton of tests. It holds no program.`,
		confidence: Math.round((testable / Math.max(1, task.requirements.length)) * mostConfidence),
		artifacts,
		unmetRequirements: unmet,
	};
}

/** The fields of the chosen entity, and those that the requirements name in quotation marks or code. */
function fieldsOf({ entity, requirements }: Pack): Field[] {
	const fields = entity ? fieldsOfEntity(entity) : [];
	for (const requirement of requirements) {
		for (const [, name = ""] of requirement.matchAll(/[`"“„']([a-z][A-Za-z0-9]{1,40})[`"”“']/gu)) {
			if (fields.some((field) => field.name === name)) continue;
			fields.push({
				name,
				zod: "z.string().nullable()",
				means: `Named by a requirement: ${oneLine(requirement)}`,
			});
		}
	}
	return fields;
}

type Specified = { requirement: string; criterion: Criterion | null; open: string };

/** Each requirement with its criterion, or with what must be decided before it has one. */
function specify(task: Pack, examples: Examples | null): Specified[] {
	const scene = sceneOf(task.entity, examples);
	const conflicts = conflictsOf(task.requirements);
	return task.requirements.map((requirement, index) => {
		const against = conflicts.get(index);
		if (against === undefined) {
			return { requirement, criterion: criterionOf(requirement, scene), open: openText(requirement) };
		}
		const what = against === index ? "itself" : `R${against + 1}`;
		return { requirement, criterion: null, open: `it contradicts ${what}. Decide which of the two holds.` };
	});
}

function openText(requirement: string): string {
	const word = vagueWordOf(requirement);
	return word
		? `“${word}” names no measure. Say by which figure it is judged, and from where on it is enough.`
		: "say who does what, and what is to be seen afterwards.";
}

function criteriaText({ taskDescription, constraints }: Pack, specified: readonly Specified[]): string {
	const lines = ["# Acceptance criteria", "", oneLine(taskDescription), ""];
	for (const [index, { requirement, criterion, open }] of specified.entries()) {
		lines.push(`## R${index + 1}. ${oneLine(requirement)}`, "");
		if (criterion) {
			const [given, when, then] = partWords[criterion.language];
			lines.push(
				`- ${given} ${criterion.given}`,
				`- ${when} ${criterion.when}`,
				`- ${then} ${criterion.outcome}`,
				"",
			);
		} else lines.push(`Open: ${open}`, "");
	}
	if (constraints?.length) {
		lines.push("## Constraints", "");
		for (const [index, constraint] of constraints.entries())
			lines.push(`- C${index + 1}. ${oneLine(constraint)}`);
		lines.push("");
	}
	return lines.join("\n");
}

function shapeText(subject: string, fields: readonly Field[]): string {
	const name = `${subject[0]?.toUpperCase()}${subject.slice(1)}`;
	return [
		`import { z } from "zod";`,
		"",
		`export const ${name} = z.strictObject({`,
		...fields.flatMap(({ name, zod, means }) => [
			...(means === "" ? [] : [`\t/** ${means.replaceAll("*/", "").replace(/\.?$/, ".")} */`]),
			`\t${name}: ${zod},`,
		]),
		"});",
		`export type ${name} = z.infer<typeof ${name}>;`,
		"",
	].join("\n");
}

function testText({ requirements, constraints }: Pack, subject: string): string {
	const todo = (code: string, text: string) => `\ttest.todo(${JSON.stringify(`${code}. ${oneLine(text)}`)});`;
	return [
		`import { describe, test } from "vitest";`,
		"",
		`describe(${JSON.stringify(`the ${subject}`)}, () => {`,
		...requirements.map((requirement, index) => todo(`R${index + 1}`, requirement)),
		...(constraints ?? []).map((constraint, index) => todo(`C${index + 1}`, constraint)),
		"});",
		"",
	].join("\n");
}

function oneLine(text: string): string {
	return text.replaceAll(/\s+/g, " ").trim();
}
