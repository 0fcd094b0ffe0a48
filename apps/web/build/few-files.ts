import type { Rolldown } from "vite";

/**
 * One file for what every page loads, and one for what the shell and the dashboard need beside it. Cut by who shares
 * what, as a bundler does by itself, they are fifty, and weigh a tenth more. What forms alone need is kept out of both.
 */
export const fewFiles: readonly Rolldown.CodeSplittingGroup[] = [
	{ name: "zod", test: /\/node_modules\/zod\//, priority: 4 },
	{ name: "main", test: /\/domain\/src\/value\/writing\.ts$/, priority: 4 },
	{ name: (file) => /\/domain\/src\/(.*)\.ts$/.exec(file)?.[1]?.replaceAll("/", "-"), priority: 3 },
	{ name: "main", test: /\/web\/src\/main\.tsx$/, priority: 2 },
	// On the sign-in page and beside it: in a file of the one, the other would load that page with it.
	{ name: "main", test: /\/web\/src\/brand\/brand-mark\.tsx$/, priority: 2 },
	{ name: "sign-in", test: /\/auth-screen\.tsx$/, priority: 1 },
	{ name: "workspace", test: /\/(?:app-shell|workspace-screen|dashboard-view)\.tsx$/ },
];
