import type { Artifact, BuilderResponse, NewOrchestratorTask } from "../../orchestrator.ts";
import { criterionOf, vagueWordOf } from "./criterion.ts";
import { type Field, fieldsOfEntity } from "./entity-fields.ts";

export type Pack = Pick<NewOrchestratorTask, "taskDescription" | "requirements" | "constraints" | "entity">;

/** Where the parts of a specification pack stand. */
export const packPaths = (subject: string) => ({
	criteria: "specification/acceptance-criteria.md",
	shape: `src/${subject}.ts`,
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
	const unmet = task.requirements.filter((requirement) => criterionOf(requirement, subject) === null);
	const fields = fieldsOf(task);
	const artifacts: Artifact[] = [
		{
			filePath: paths.criteria,
			content: criteriaText(task, subject),
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
		confidence: Math.round((testable / Math.max(1, task.requirements.length)) * 100),
		artifacts,
		unmetRequirements: unmet,
	};
}

/** The fields of the chosen entity, and those that the requirements name in quotation marks or code. */
function fieldsOf({ entity, requirements }: Pack): Field[] {
	const known = entity ? fieldsOfEntity(entity) : [];
	for (const requirement of requirements) {
		for (const [, name = ""] of requirement.matchAll(/[`"“„']([a-z][A-Za-z0-9]{1,40})[`"”“']/gu)) {
			if (known.some((field) => field.name === name)) continue;
			known.push({
				name,
				zod: "z.string().nullable()",
				means: `Named by a requirement: ${oneLine(requirement)}`,
			});
		}
	}
	return known;
}

function criteriaText({ taskDescription, requirements, constraints }: Pack, subject: string): string {
	const lines = ["# Acceptance criteria", "", oneLine(taskDescription), ""];
	for (const [index, requirement] of requirements.entries()) {
		lines.push(`## R${index + 1}. ${oneLine(requirement)}`, "");
		const criterion = criterionOf(requirement, subject);
		if (criterion) {
			lines.push(`- Given ${criterion.given}`, `- When ${criterion.when}`, `- Then ${criterion.outcome}`, "");
			continue;
		}
		const word = vagueWordOf(requirement);
		lines.push(
			word
				? `Open: “${word}” names no measure. Say by which figure it is judged, and from where on it is enough.`
				: "Open: say who does what, and what is to be seen afterwards.",
			"",
		);
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
