import { posix } from "node:path";
import type { Violation } from "./names.ts";

const source = "apps/web/src/";

/**
 * Finds what a feature of the web app imports of another feature or of a route. Features stand side by side: a route
 * composes them, and what several share lies beside `features`.
 * @param file its path from the root, with forward slashes
 */
export function crossedFeatures(file: string, text: string): Violation[] {
	const feature = featureOf(file);
	if (feature === undefined) return [];
	return [...text.matchAll(/(?:\bfrom|\bimport)\s*\(?\s*"(\.[^"]+)"/g)].flatMap((match) => {
		const target = posix.join(posix.dirname(file), match[1] ?? "");
		const line = text.slice(0, match.index).split("\n").length;
		const other = featureOf(target);
		if (other !== undefined && other !== feature) {
			const message = `The feature ${feature} may not import the feature ${other}: compose both in a route, or move what they share out of ${source}features.`;
			return { file, line, message };
		}
		if (target.startsWith(`${source}routes/`)) {
			const message = `The feature ${feature} may not import a route: routes compose features. Take what it needs as a property.`;
			return { file, line, message };
		}
		return [];
	});
}

function featureOf(file: string): string | undefined {
	return /^apps\/web\/src\/features\/([^/]+)\//.exec(file)?.[1];
}
