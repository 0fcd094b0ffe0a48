import { type Copy, DockerfileParser, type Instruction } from "dockerfile-ast";

/** One image of a Dockerfile: what it is made from, and its instructions in order. */
export type Stage = { name: string | null; instructions: Instruction[] };

/** The images of a Dockerfile, in the order in which they stand. */
export function stagesOf(dockerfile: string): Stage[] {
	const stages: Stage[] = [];
	for (const instruction of DockerfileParser.parse(dockerfile).getInstructions()) {
		if (instruction.getKeyword() === "FROM") {
			const [, as, name] = instruction.getArguments().map((argument) => argument.getValue());
			stages.push({ name: as?.toUpperCase() === "AS" ? (name ?? null) : null, instructions: [] });
		} else stages.at(-1)?.instructions.push(instruction);
	}
	return stages;
}

/** What a COPY takes, from which stage (null: the working copy), and where it puts it. */
export function copyOf(instruction: Instruction): { from: string | null; sources: string[]; target: string } {
	const paths = instruction.getArguments().map((argument) => argument.getValue());
	const from = (instruction as Copy).getFlags().find((flag) => flag.getName() === "from");
	return { from: from?.getValue() ?? null, sources: paths.slice(0, -1), target: paths.at(-1) ?? "." };
}

/** The words of a command in exec form (a JSON list). */
export const wordsOf = (instruction: Instruction | undefined): string[] =>
	JSON.parse(instruction?.getArgumentsContent() ?? "[]") as string[];

/** The variables that ENV instructions set. */
export function environmentOf(instructions: readonly Instruction[]): Record<string, string> {
	const set = instructions.filter((instruction) => instruction.getKeyword() === "ENV");
	const pairs = set.flatMap((instruction) =>
		instruction.getArguments().map((argument) => argument.getValue()),
	);
	return Object.fromEntries(
		pairs.map((pair) => [pair.slice(0, pair.indexOf("=")), pair.slice(pair.indexOf("=") + 1)]),
	);
}

/** Which of these paths a .dockerignore leaves in: of the patterns that fit a path or a folder above it, the last counts. */
export function keptBy(dockerignore: string, paths: readonly string[]): string[] {
	const lines = dockerignore.split("\n").filter((line) => line && !line.startsWith("#"));
	const patterns = lines.map((line) => ({ fits: fits(line.replace(/^!/, "")), keeps: line.startsWith("!") }));
	return paths.filter((path) => patterns.findLast((pattern) => pattern.fits.test(path))?.keeps ?? true);
}

/** What a pattern fits: the path itself, and all below it. */
function fits(pattern: string): RegExp {
	const escaped = (part: string): string => part.replace(/[.+]/g, "\\$&").replaceAll("*", "[^/]*");
	const parts = pattern.split("/").map((part) => (part === "**" ? "(?:.*/)?" : `${escaped(part)}/`));
	return new RegExp(`^${parts.join("").slice(0, -1)}(?:/|$)`);
}
