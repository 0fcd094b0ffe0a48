import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";

/** An answer as it came over the wire. */
const Recording = z.object({
	/** The request as a person is told of it. */
	request: z.string(),
	status: z.int(),
	headers: z.record(z.string(), z.string()),
	/** The body, in the pieces in which it streamed. */
	pieces: z.array(z.string()),
	/** False: the connection broke before the end. Where the product had enough, what it read is whole. */
	whole: z.boolean(),
});
export type Recording = z.infer<typeof Recording>;

/** What was walked: with the same again, the product asks the same again. */
const RecordedWalk = z.object({
	model: z.string(),
	/** Of a local model, in tokens. */
	contextTokens: z.int(),
	/** The path of the address that was spoken to. */
	basePath: z.string(),
	/** Names of cases, in order. */
	cases: z.array(z.string()),
});
export type RecordedWalk = z.infer<typeof RecordedWalk>;

const walkFile = "walk.json";

/** Begins a folder of recordings. @returns false when there are some already, which are left as they are */
export async function beginFolder(folder: string, walk: RecordedWalk): Promise<boolean> {
	await mkdir(folder, { recursive: true });
	if ((await readdir(folder)).length > 0) return false;
	await writeJson(join(folder, walkFile), walk);
	return true;
}

/** What was walked when the folder was recorded; null when there is no recording. Throws when it cannot be read. */
export async function walkOf(folder: string): Promise<RecordedWalk | null> {
	try {
		return RecordedWalk.parse(JSON.parse(await readFile(join(folder, walkFile), "utf8")));
	} catch (error) {
		if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
		throw error;
	}
}

/** Keeps an answer as the one of this number, from 1, to the requests of a fingerprint. */
export async function keep(folder: string, fingerprint: string, number: number, kept: Recording) {
	await writeJson(join(folder, `${fingerprint}.${number}.json`), kept);
}

/** All answers of a folder by the fingerprint of their requests, in the order in which they came. */
export async function recordingsIn(folder: string): Promise<Map<string, Recording[]>> {
	const found = new Map<string, Recording[]>();
	for (const file of await readdir(folder)) {
		const [, fingerprint = "", number] = /^([\da-f]{32})\.(\d+)\.json$/.exec(file) ?? [];
		if (!number) continue;
		const answers = found.get(fingerprint) ?? [];
		answers[Number(number) - 1] = Recording.parse(JSON.parse(await readFile(join(folder, file), "utf8")));
		found.set(fingerprint, answers);
	}
	return found;
}

function writeJson(file: string, value: unknown): Promise<void> {
	return writeFile(file, `${JSON.stringify(value, null, "\t")}\n`);
}
