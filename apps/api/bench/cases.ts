import { execFile } from "node:child_process";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { aiLimit } from "@throughline/db/schema";
import type { Provider } from "@throughline/domain/run";
import { withProduct } from "./product.ts";

const run = promisify(execFile);
const bench = fileURLToPath(new URL("../../../bench", import.meta.url));
const scorer = join(bench, "cases/score.mjs");

/** What the scorer says of a folder's cases, by the name of the measure. */
export type Measures = Record<string, number | null>;
/** The folders of cases below `bench`. */
export const caseFolders = ["cases", "own-cases"] as const;
export type CaseFolder = (typeof caseFolders)[number];
type Wanted = readonly [measure: string, bound: "at least" | "at most", value: number];

/** What the consultant is to reach on texts that it has never seen; shares from 0 to 1, else counts. */
export const wanted: readonly Wanted[] = [
	["problemHit", "at least", 0.85],
	["causeRecall12", "at least", 0.8],
	["causePrecision", "at least", 0.6],
	["paraphraseStability", "at least", 0.85],
	["cutOptions", "at most", 0],
	["falseSilence", "at most", 0],
	["topicsNotFound", "at most", 5],
	["contradictionPrecision", "at least", 0.8],
	["contradictionRecall", "at least", 0.6],
	["figuresRecall", "at least", 0.75],
	["currencyKept", "at least", 1],
	["capViolations", "at most", 0],
	["optionRecall", "at least", 0.85],
	["optionPrices", "at least", 0.75],
	["ownersNamed", "at least", 0.75],
	["copyRate", "at most", 0.15],
	["templateRate", "at most", 0.25],
	["boilerplateRoots", "at most", 0],
	["evidenceShare", "at least", 0.4],
	["falseMarks", "at most", 0],
	["readiness", "at least", 0.9],
	["falseAlarms", "at most", 0],
	["quotesVerbatim", "at least", 1],
];

/**
 * Walks every case of `bench/cases` and of `bench/own-cases` through a product of its own, and prints what was missed,
 * with a plain ranking of the texts' sentences beside it.
 * @returns whether the given cases reach every measure
 */
export async function benchCases(print: (line: string) => void): Promise<boolean> {
	const out = await mkdtemp(join(tmpdir(), "throughline-cases-"));
	try {
		return await withProduct(async ({ base, connection }) => {
			// More walks than a person has runs an hour.
			await connection.db.update(aiLimit).set({ runsPerPersonAndHour: null });
			const given = await score(base, "cases", out, print);
			const own = await score(base, "own-cases", out, print);
			const [ranked, ownRanked] = await Promise.all([rank("cases"), rank("own-cases")]);
			print("| measure | wanted | cases | plain ranking | own cases | plain ranking |");
			print("| --- | --- | --- | --- | --- | --- |");
			for (const [name, bound, value] of wanted) {
				const mark = reaches(given, [name, bound, value]) ? "" : " MISSED";
				const cells = [
					`${bound} ${value}`,
					`${given[name]}${mark}`,
					ranked[name],
					own[name],
					ownRanked[name],
				];
				print(`| ${name} | ${cells.map((cell) => cell ?? "").join(" | ")} |`);
			}
			return wanted.every((each) => reaches(given, each));
		});
	} finally {
		await rm(out, { recursive: true, force: true });
	}
}

function reaches(measures: Measures, [name, bound, value]: Wanted): boolean {
	const found = measures[name] ?? null;
	return found !== null && (bound === "at least" ? found >= value : found <= value);
}

/** Prints the table of a folder's cases, and answers its measures. */
async function score(
	base: string,
	folder: CaseFolder,
	out: string,
	print: (line: string) => void,
): Promise<Measures> {
	const names = await casesIn(folder);
	const { table, measures } = await walkCases({ base, folder, names, out });
	print(`${folder}\n`);
	for (const line of table) print(line);
	print("");
	return measures;
}

/** Which cases are walked, where the product is, who makes its statements, and where its answers are kept. */
export type Walk = {
	base: string;
	folder: CaseFolder;
	names: readonly string[];
	provider?: Provider;
	out: string;
};

/**
 * Walks cases of a folder through the product, and answers the scorer's table of them and its measures. Throws what the
 * scorer says when the product's limits end the walk.
 */
export async function walkCases({ base, folder, names, provider = "offline", out }: Walk) {
	const saved = [join(bench, folder), `--out=${join(out, folder)}`];
	const env = { ...process.env, CASES_URL: base, CASES_PROVIDER: provider };
	const runScorer = (chosen: readonly string[], args: readonly string[], token = "") =>
		run(process.execPath, [scorer, ...saved, `--only=${chosen.join(",")}`, ...args], {
			env: { ...env, CASES_TOKEN: token },
			maxBuffer: 10_000_000,
		});
	for (const [place, share] of shares(names).entries()) {
		const person = ["editor", "admin"][place] ?? "editor";
		const { stdout: token } = await run(process.execPath, [join(bench, "cases/token.mjs"), person], { env });
		await runScorer(share, [], token.trim());
	}
	const { stdout } = await runScorer(names, ["--again"]);
	const lines = stdout.trimEnd().split("\n");
	return { table: lines.slice(0, lines.indexOf("")), measures: measuresOf(stdout) };
}

/** The names of a folder's cases, in order. */
export async function casesIn(folder: CaseFolder): Promise<string[]> {
	const files = await readdir(join(bench, folder));
	return files
		.filter((file) => file.endsWith(goldEnd))
		.map((file) => file.slice(0, -goldEnd.length))
		.sort();
}

/** Each person may give so many texts an hour: two of them walk half of a folder's cases each. */
function shares(names: readonly string[]): (readonly string[])[] {
	const middle = Math.ceil(names.length / 2);
	return [names.slice(0, middle), names.slice(middle)].filter((share) => share.length > 0);
}

const goldEnd = ".gold.json";

/** What the most central sentences of the texts would reach by the same rules; they know no other measure. */
async function rank(folder: CaseFolder): Promise<Measures> {
	const { stdout } = await run(process.execPath, [scorer, join(bench, folder), "--rival=rank"]);
	const { rank12 = null, precision12 = null } = measuresOf(stdout);
	const rounded = (value: number | null) => (value === null ? null : Math.round(value * 1000) / 1000);
	return { causeRecall12: rounded(rank12), causePrecision: rounded(precision12) };
}

/** The scorer's last line is JSON. */
function measuresOf(stdout: string): Measures {
	return JSON.parse(stdout.trimEnd().split("\n").at(-1) ?? "{}") as Measures;
}
