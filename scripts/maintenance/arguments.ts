import { resolve } from "node:path";
import { type ParseArgsConfig, parseArgs } from "node:util";
import { StartProblem } from "../../apps/api/src/start-problem.ts";

/** The arguments of a command. @throws {StartProblem} with the usage when they are not what it takes */
export function readArguments<Options extends NonNullable<ParseArgsConfig["options"]>>(
	options: Options,
	usage: string,
) {
	try {
		return parseArgs({ allowPositionals: true, options });
	} catch (cause) {
		throw new StartProblem(`${cause instanceof Error ? cause.message : cause} Use: ${usage}`, { cause });
	}
}

/** A path as the person meant it, who may stand in another folder than npm runs the command in. */
export const pathFromCaller = (path: string): string => resolve(process.env.INIT_CWD ?? process.cwd(), path);
