import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Connection } from "@throughline/db/connect";
import { aiLimit, run } from "@throughline/db/schema";
import type { Provider } from "@throughline/domain/run";
import { eq, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { type CaseFolder, caseFolders, type Measures, walkCases, wanted } from "./cases.ts";
import { withProduct } from "./product.ts";
import { type Chosen, type ProviderOptions, type ProviderPlan, plansOf } from "./provider-plans.ts";

/** What one provider has shown in one folder's cases, and what it took. */
type Column = {
	folder: CaseFolder;
	provider: Provider;
	measures: Measures;
	used: Used;
	/** The whole walk, from its first to its last case. */
	seconds: number;
};

/**
 * Walks cases without a model and with each of the named providers, each in a product of its own, so that no strategy
 * finds another provider's among earlier work, and prints their figures side by side. Throws a BenchMistake or a
 * ConfigError before anything is walked.
 * @returns false when a request had no recorded answer
 */
export async function benchProviders(
	print: (line: string) => void,
	options: ProviderOptions,
): Promise<boolean> {
	const { chosen, plans } = await plansOf(options);
	const columns: Column[] = [];
	const missing: string[] = [];
	for (const plan of plans) {
		const walked = await walkWith(plan, chosen, print);
		columns.push(...walked.columns);
		missing.push(...walked.missing.map((sentence) => `${plan.provider}: ${sentence}`));
	}
	if (missing.length > 0) {
		for (const sentence of new Set(missing)) print(sentence);
		print("The product asks otherwise than when these answers were recorded: record them anew.");
		return false;
	}
	for (const line of tableOf(columns)) print(line);
	return true;
}

async function walkWith({ provider, start }: ProviderPlan, chosen: Chosen, print: (line: string) => void) {
	const out = await mkdtemp(join(tmpdir(), "throughline-cases-"));
	const { environment, inPlace, missing } = await start();
	try {
		const columns = await withProduct(async ({ base, connection }) => {
			// More walks than a person has runs an hour; what they may cost stays as it is.
			await connection.db.update(aiLimit).set({ runsPerPersonAndHour: null });
			const found: Column[] = [];
			for (const [folder, names] of chosen) {
				const usedBefore = await usedBy(connection, provider);
				const began = performance.now();
				const { table, measures } = await walkCases({ base, folder, names, provider, out });
				const seconds = (performance.now() - began) / 1000;
				print(`${folder}, ${provider}\n`);
				for (const line of table) print(line);
				print("");
				const used = less(await usedBy(connection, provider), usedBefore);
				found.push({ folder, provider, measures, used, seconds });
			}
			return found;
		}, environment);
		return { columns, missing };
	} finally {
		await inPlace?.stop();
		await rm(out, { recursive: true, force: true });
	}
}

/** What the product's ledger says. Money in US dollars. */
type Used = { runs: number; calls: number; read: number; cached: number; written: number; dollars: number };

async function usedBy({ db }: Connection, provider: Provider): Promise<Used> {
	const sum = (column: PgColumn) => sql`coalesce(sum(${column}), 0)`.mapWith(Number);
	const [used] = await db
		.select({
			runs: sql`count(*)`.mapWith(Number),
			calls: sum(run.calls),
			read: sum(run.inputTokens),
			cached: sum(run.cachedTokens),
			written: sum(run.outputTokens),
			dollars: sum(run.cost),
		})
		.from(run)
		.where(eq(run.provider, provider));
	if (!used) throw new Error("A sum has one row");
	return used;
}

function less(after: Used, before: Used): Used {
	return {
		runs: after.runs - before.runs,
		calls: after.calls - before.calls,
		read: after.read - before.read,
		cached: after.cached - before.cached,
		written: after.written - before.written,
		dollars: after.dollars - before.dollars,
	};
}

/** One row for each of the scorer's measures and for what it took, one column for each folder and provider. */
function tableOf(columns: readonly Column[]): string[] {
	const ordered = columns.toSorted((one, other) => place(one) - place(other));
	const row = (cells: readonly unknown[]) => `| ${cells.map((cell) => cell ?? "–").join(" | ")} |`;
	const names = Object.keys(ordered[0]?.measures ?? {});
	const bounds = new Map(wanted.map(([name, bound, value]) => [name, `${bound} ${value}`]));
	const took: [string, (column: Column) => string | number | null][] = [
		["runs", ({ used }) => used.runs],
		["calls", ({ used }) => used.calls],
		["tokens read", ({ used }) => used.read],
		["of them cached", ({ used }) => used.cached],
		["tokens written", ({ used }) => used.written],
		["seconds", ({ seconds }) => seconds.toFixed(0)],
		["US$", ({ used }) => used.dollars.toFixed(4)],
	];
	return [
		row(["measure", "wanted", ...ordered.map(({ folder, provider }) => `${folder}, ${provider}`)]),
		row(["---", "---", ...ordered.map(() => "---")]),
		...names.map((name) =>
			row([name, bounds.get(name) ?? "", ...ordered.map(({ measures }) => measures[name])]),
		),
		...took.map(([name, of]) => row([name, "", ...ordered.map(of)])),
	];
}

const place = ({ folder }: Column) => caseFolders.indexOf(folder);
