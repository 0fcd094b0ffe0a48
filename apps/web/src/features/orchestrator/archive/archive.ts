import type { Artifact } from "@throughline/domain/orchestrator";
import { strToU8, type Zippable, zipSync } from "fflate";
import { archiveNames } from "./archive-names.ts";

/** All files of an answer in one archive, under names that stay inside the folder where it is opened. */
export function archiveOf(artifacts: readonly Artifact[]): Uint8Array<ArrayBuffer> {
	const names = archiveNames(artifacts.map(({ filePath }) => filePath));
	const files: Zippable = {};
	for (const [index, { content }] of artifacts.entries()) {
		const name = names[index];
		if (name !== undefined) files[name] = strToU8(content);
	}
	return new Uint8Array(zipSync(files));
}
