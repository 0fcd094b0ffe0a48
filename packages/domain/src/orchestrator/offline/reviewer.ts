import type { BuilderResponse, QaReview } from "../../orchestrator.ts";
import { mostConfidence, type Pack, packPaths, subjectOf } from "./builder.ts";
import { conflictsOf } from "./conflicts.ts";
import { partWords, vagueWordOf } from "./criterion.ts";

type Check = QaReview["requirementsVerification"][number];

/**
 * Checks a specification pack requirement by requirement: a criterion with all three parts that says more than the
 * requirement and contradicts no other, a test to be written, a data shape that opens and closes its brackets. What it cannot check is not satisfied. It runs nothing.
 */
export function reviewOffline(task: Pack, { artifacts, unmetRequirements }: BuilderResponse): QaReview {
	const paths = packPaths(subjectOf(task));
	const textOf = (path: string) => artifacts.find(({ filePath }) => filePath === path)?.content ?? "";
	const criteria = textOf(paths.criteria);
	const tests = textOf(paths.tests);
	const shape = textOf(paths.shape);

	const conflicts = conflictsOf(task.requirements);
	const checks = task.requirements.map((requirement, index): Check => {
		const code = `R${index + 1}`;
		const against = conflicts.get(index);
		if (against !== undefined) {
			const what = against === index ? "itself" : `R${against + 1}, “${task.requirements[against] ?? ""}”`;
			return {
				requirement,
				satisfied: false,
				notes: `It contradicts ${what}, so that no program can do both.`,
			};
		}
		const missing = missingOf({ criteria, code, tests, requirement });
		if (missing === null) {
			return {
				requirement,
				satisfied: true,
				notes: `Specified: ${code} has a criterion and a test to be written. No program was built or run.`,
			};
		}
		const word = vagueWordOf(requirement);
		const notes = word ? `“${word}” names no measure, so that nothing could be checked.` : missing;
		return { requirement, satisfied: false, notes };
	});
	const issues = [
		...checks.flatMap(({ requirement, notes, satisfied }, index) =>
			satisfied ? [] : [issueOf(`${requirement}: ${notes}`, conflicts.has(index))],
		),
		...uncheckedConstraints(task, tests),
		...brokenShape(shape),
	];
	const satisfied = checks.filter((check) => check.satisfied).length;
	return {
		summary: `${satisfied} of ${checks.length} requirements are specified so that a test can show them. Checked was the specification, not a program.`,
		confidence: checks.length === 0 ? 0 : Math.round((satisfied / checks.length) * mostConfidence),
		requirementsVerification: checks,
		issues,
		criticalBlockers:
			artifacts.length === 0 ? ["There is nothing to review."] : unmetBlockers(unmetRequirements, checks),
	};
}

function issueOf(description: string, contradicts: boolean): QaReview["issues"][number] {
	return contradicts
		? {
				severity: "high",
				category: "Contradiction",
				description,
				recommendation: "Decide which of the two holds, and take the other one out.",
			}
		: {
				severity: "high",
				category: "Testability",
				description,
				recommendation: "Say who does what, by which figure it is judged, and what is to be seen afterwards.",
			};
}

type Part = { criteria: string; code: string; tests: string; requirement: string };

/** What a requirement's part of the pack lacks; null when it is whole. */
function missingOf({ criteria, code, tests, requirement }: Part): string | null {
	const start = criteria.indexOf(`## ${code}. `);
	if (start < 0) return "The pack has no criterion for it.";
	const end = criteria.indexOf("\n## ", start + 1);
	const part = criteria.slice(start, end < 0 ? undefined : end);
	const words = part.includes(`\n- ${partWords.de[0]} `) ? partWords.de : partWords.en;
	const lacks = words.filter((word) => lineOf(part, word) === null);
	if (lacks.length === words.length) return "The pack leaves open what a test would show.";
	if (lacks.length > 0) return `The criterion lacks ${lacks.join(", ")}.`;
	const wanted = plain(requirement);
	if (plain(lineOf(part, words[2]) ?? "").includes(wanted))
		return "The criterion only repeats the requirement, so that no test follows from it.";
	return tests.includes(`"${code}. `) ? null : "No test is named for it.";
}

/** What a part of a criterion says; null when there is none, or nothing in it. */
function lineOf(part: string, word: string): string | null {
	const line = part.split("\n").find((each) => each.startsWith(`- ${word} `));
	return line?.slice(word.length + 3).trim() || null;
}

function plain(text: string): string {
	return text
		.toLowerCase()
		.replaceAll(/[^\p{L}\d]+/gu, " ")
		.trim();
}

function uncheckedConstraints({ constraints }: Pack, tests: string): QaReview["issues"] {
	return (constraints ?? [])
		.map((constraint, index) => ({ constraint, named: tests.includes(`"C${index + 1}. `) }))
		.map(({ constraint, named }) => ({
			severity: named ? ("low" as const) : ("medium" as const),
			category: "Constraint",
			description: named
				? `Not checked, because nothing runs: ${constraint}`
				: `No test is named for: ${constraint}`,
			recommendation: "Check it by hand, or by a test of the program.",
		}));
}

function brokenShape(shape: string): QaReview["issues"] {
	const count = (sign: string) => shape.split(sign).length;
	const whole = count("(") === count(")") && count("{") === count("}");
	if (whole) return [];
	return [
		{
			severity: "critical",
			category: "Data shape",
			description: "The data shape does not close all of its brackets.",
			recommendation: "Write it anew.",
		},
	];
}

/** A builder that says it left something out, while every check holds, contradicts itself. */
function unmetBlockers(unmet: readonly string[], checks: readonly Check[]): string[] {
	return unmet
		.filter((requirement) => checks.some((check) => check.requirement === requirement && check.satisfied))
		.map((requirement) => `The builder did not meet: ${requirement}`);
}
