import type { BuilderResponse, QaReview } from "../../orchestrator.ts";
import { type Pack, packPaths, subjectOf } from "./builder.ts";
import { vagueWordOf } from "./criterion.ts";

type Check = QaReview["requirementsVerification"][number];

/**
 * Checks a specification pack requirement by requirement: a criterion with all three parts, a test to be written, a data
 * shape that opens and closes its brackets. What it cannot check is not satisfied. It runs nothing.
 */
export function reviewOffline(task: Pack, { artifacts, unmetRequirements }: BuilderResponse): QaReview {
	const paths = packPaths(subjectOf(task));
	const textOf = (path: string) => artifacts.find(({ filePath }) => filePath === path)?.content ?? "";
	const criteria = textOf(paths.criteria);
	const tests = textOf(paths.tests);
	const shape = textOf(paths.shape);

	const checks = task.requirements.map((requirement, index): Check => {
		const code = `R${index + 1}`;
		const missing = missingOf(criteria, code, tests);
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
		...checks
			.filter(({ satisfied }) => !satisfied)
			.map(({ requirement, notes }) => ({
				severity: "high" as const,
				category: "Testability",
				description: `${requirement}: ${notes}`,
				recommendation: "Say who does what, by which figure it is judged, and what is to be seen afterwards.",
			})),
		...uncheckedConstraints(task, tests),
		...brokenShape(shape),
	];
	const satisfied = checks.filter((check) => check.satisfied).length;
	return {
		summary: `${satisfied} of ${checks.length} requirements are specified so that a test can show them. Checked was the specification, not a program.`,
		confidence: checks.length === 0 ? 0 : Math.round((satisfied / checks.length) * 100),
		requirementsVerification: checks,
		issues,
		criticalBlockers:
			artifacts.length === 0 ? ["There is nothing to review."] : unmetBlockers(unmetRequirements, checks),
	};
}

/** What a requirement's part of the pack lacks; null when it is whole. */
function missingOf(criteria: string, code: string, tests: string): string | null {
	const start = criteria.indexOf(`## ${code}. `);
	if (start < 0) return "The pack has no criterion for it.";
	const end = criteria.indexOf("\n## ", start + 1);
	const part = criteria.slice(start, end < 0 ? undefined : end);
	const lacks = ["Given", "When", "Then"].filter((word) => !part.includes(`- ${word} `));
	if (lacks.length > 0) return `The criterion lacks ${lacks.join(", ")}.`;
	return tests.includes(`"${code}. `) ? null : "No test is named for it.";
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
