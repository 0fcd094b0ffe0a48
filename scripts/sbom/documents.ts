import { readFileSync } from "node:fs";
import { join } from "node:path";
import { writeBill } from "./bill.ts";
import type { Dependency } from "./dependencies.ts";
import { writeNotice } from "./notice.ts";

const root = join(import.meta.dirname, "../..");

/** The files that say what the product is made of, each with the contents that it ought to have. */
export function makeDocuments(dependencies: Dependency[]): { path: string; contents: string }[] {
	const { name, version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
	return [
		{ path: join(root, "sbom.cdx.json"), contents: writeBill({ name, version }, dependencies) },
		{ path: join(root, "NOTICE"), contents: writeNotice(dependencies) },
	];
}
