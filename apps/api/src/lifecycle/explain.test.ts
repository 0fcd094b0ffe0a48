import { expect, test } from "vitest";
import { readConfig } from "../config.ts";
import { explainFailure } from "./explain.ts";

test("A data folder that this user may not write to is one sentence", () => {
	const config = readConfig({ DATA_DIR: "/srv/throughline" });
	const refused = (code: string, path: string) =>
		Object.assign(new Error(`${code}: refused`), { code, path });
	for (const code of ["EACCES", "EPERM", "EROFS"])
		expect(explainFailure(refused(code, "/srv/throughline/postgres"), config)).toBe(
			"This user may not write to /srv/throughline. Give it that folder, or set DATA_DIR to another one.",
		);
	expect(explainFailure(refused("ENOTDIR", "/srv/throughline"), config)).toBe(
		"/srv/throughline cannot be made: what stands above it is no folder. Set DATA_DIR to another one.",
	);
	const missing = refused("ENOENT", "/srv/throughline");
	expect(explainFailure(Object.assign(missing, { syscall: "mkdir" }), config)).toContain("cannot be made");
	expect(explainFailure(Object.assign(missing, { syscall: "open" }), config)).toBeNull();
	expect(explainFailure(refused("EACCES", "/etc/shadow"), config)).toBeNull();
});
