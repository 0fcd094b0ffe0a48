// @vitest-environment node
/// <reference types="node" />
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const ui = new URL("../", import.meta.url);
const { exports: parts }: { exports: Record<string, string> } = JSON.parse(
	readFileSync(new URL("package.json", ui), "utf8"),
);

/** Everything but types that a module imports, through our own files, down to the packages. */
function reach(file: string, seen = new Set<string>()): Set<string> {
	const url = new URL(file, ui);
	if (seen.has(url.href)) return seen;
	seen.add(url.href);
	for (const [, path = ""] of readFileSync(url, "utf8").matchAll(
		/^(?:import|export)(?! type)[^;]*?from "([^"]+)";/gm,
	)) {
		if (path.startsWith(".")) reach(new URL(path, url).href, seen);
		else seen.add(path);
	}
	return seen;
}

const heavy = [/^@tanstack\//, /^cmdk$/, /^@visx\//, /^react-hook-form$/, /calendar\.tsx$/, /data-table/];
const shell = [
	...heavy,
	/radix-ui\/(?!slot|tooltip|dialog|alert-dialog|toast|tabs|select|dropdown-menu|popover|scroll-area|radio-group)/,
];
const signIn = [...heavy, /radix-ui\/(?!slot|toast)/];

test.each(["button", "card", "spinner", "callout", "toast", "empty-state", "error-state"])(
	"%s is light enough for the sign-in page",
	(name) => {
		const pulled = [...reach(parts[`./${name}`] ?? name)].filter((each) =>
			signIn.some((pattern) => pattern.test(each)),
		);
		expect(pulled).toEqual([]);
	},
);

test.each([
	"avatar",
	"badge",
	"button",
	"card",
	"charts/progress-ring",
	"charts/sparkline",
	"charts/stacked-bar",
	"confirm-dialog",
	"dialog",
	"drawer",
	"dropdown-menu",
	"icon-button",
	"lazy-combobox",
	"page-header",
	"progress",
	"sample-tag",
	"scroll-area",
	"segmented-control",
	"select",
	"skeleton",
	"stat-card",
	"stepper",
	"table",
	"tabs",
	"tooltip",
])("%s brings no table, palette, chart, form or calendar library into the dashboard", (name) => {
	const pulled = [...reach(parts[`./${name}`] ?? name)].filter((each) =>
		shell.some((pattern) => pattern.test(each)),
	);
	expect(pulled).toEqual([]);
});
