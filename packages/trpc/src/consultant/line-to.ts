import { deepestWhy, firstFinalWhy } from "@throughline/domain/consultant/whys";
import { invalidInput } from "../error.ts";
import { sameOption } from "./find-why.ts";

/**
 * The unbroken line of whys at whose end a root cause stands. A path that goes on below it ends there; one that does not
 * name it leads to it with one more step. Throws INVALID_INPUT when there is no level left for that.
 */
export function lineTo(rootCause: string, path: readonly string[]): string[] {
	const at = path.findIndex((option) => sameOption(option, rootCause));
	if (at >= firstFinalWhy - 1) return path.slice(0, at + 1);
	if (at === -1 && path.length < deepestWhy) return [...path, rootCause];
	const message = "The root cause must be the end of the path of whys that leads to it";
	throw invalidInput([{ path: "rootCause", message }]);
}
