import type { Rolldown } from "vite";

/**
 * One file for what every page loads, and one for what the shell and the dashboard need beside it. Cut by who shares
 * what, as a bundler does by itself, they are fifty, and weigh a tenth more. What forms alone need is kept out of both.
 */
export const fewFiles: readonly Rolldown.CodeSplittingGroup[] = [
	{ name: "zod", test: /\/node_modules\/zod\//, priority: 4 },
	{ name: "main", test: /\/domain\/src\/(?:value\/writing|history\/object-noun)\.ts$/, priority: 4 },
	// Numbers are read by them: with the shape beside them that would take Zod.
	{ name: "currency-codes", test: /\/domain\/src\/value\/currency-codes\.ts$/, priority: 4 },
	{ name: (file) => /\/domain\/src\/(.*)\.ts$/.exec(file)?.[1]?.replaceAll("/", "-"), priority: 3 },
	// The mark is on the sign-in page and beside it: in a file of the one, the other would load that page with it.
	{ name: "main", test: /\/web\/src\/(?:main|brand\/brand-mark)\.tsx$/, priority: 2 },
	{ name: "sign-in", test: /\/auth-screen\.tsx$/, priority: 1 },
	{ name: "workspace", test: /\/(?:app-shell|workspace-screen|dashboard-view)\.tsx$/ },
	// What every list is filtered or answered with: over a slow line each of a dozen small files costs a wait.
	{ name: "controls", test: /\/ui\/src\/forms\/(?:select|textarea|input|field)\.tsx$/ },
];
