import type { Question, Reply } from "./script.ts";

/**
 * Answers as the builder and the reviewer would: the first build leaves the last requirement out, the reviewer sees it,
 * and the revision mends it.
 */
export function agentReply({ fields, input }: Pick<Question, "fields" | "input">): Reply {
	const requirements = requirementsIn(input);
	if (fields.includes("artifacts")) {
		const revised = input.includes("The review of them:");
		return {
			say: {
				approach: "One file",
				confidence: 90,
				artifacts: [
					{
						filePath: "../../outside/export.ts",
						content: `export const rows = ${requirements.length};\n// ${revised ? "all" : "some"}\n`,
						description: "The export",
					},
				],
				unmetRequirements: [],
			},
		};
	}
	const all = input.includes("// all");
	return {
		say: {
			summary: all ? "Everything is there." : "Something is missing.",
			confidence: 80,
			requirementsVerification: requirements.map((requirement, index) => ({
				requirement,
				satisfied: all || index < requirements.length - 1,
				notes: "",
			})),
			issues: all
				? []
				: [{ severity: "high", category: "Completeness", description: "Not all", recommendation: "Add it" }],
			criticalBlockers: [],
		},
	};
}

/** The requirements of the task that stands in the input as JSON. */
function requirementsIn(input: string): string[] {
	const json = /The task:\n<(block-[0-9a-f]+)>\n([\s\S]*?)\n<\/\1>/.exec(input)?.[2] ?? "{}";
	return (JSON.parse(json) as { requirements?: string[] }).requirements ?? [];
}
