import satisfies from "spdx-satisfies";

/** The licences under which a dependency may come: each lets the product be used, changed and passed on under Apache-2.0. */
const permitted = [
	"0BSD",
	"Apache-2.0",
	"BlueOak-1.0.0",
	"BSD-2-Clause",
	"BSD-3-Clause",
	// Data that is used unchanged; it asks to be named, which NOTICE does.
	"CC-BY-3.0",
	"ISC",
	"MIT",
	"PSF-2.0",
	"OFL-1.1",
	"PostgreSQL",
	"Unlicense",
	"Zlib",
];

/** Where a package does not name its licence as SPDX does: what its licence file says, read by a person. */
const corrections: Readonly<Record<string, { declared: string; expression: string }>> = {
	"pkg:npm/%40visx/vendor@4.0.0": { declared: "MIT and ISC", expression: "MIT AND ISC" },
	"pkg:npm/duck@0.1.12": { declared: "BSD", expression: "BSD-2-Clause" },
};

/** The SPDX expression of a package's licence. @param declared as its package.json has it */
export function licenceExpression(purl: string, declared: string): string {
	const correction = corrections[purl];
	return correction?.declared === declared ? correction.expression : declared.replace(/^\((.*)\)$/, "$1");
}

/** Whether a dependency may come under a licence. An expression that SPDX does not know is not permitted. */
export function isPermitted(expression: string): boolean {
	try {
		return satisfies(expression, permitted);
	} catch {
		return false;
	}
}
