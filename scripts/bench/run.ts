/**
 * `npm run bench`: every benchmark, most as a ratio measured side by side in one run; `npm run bench -- tasks` runs
 * the named ones, `npm run bench -- cases --provider=local` the cases with a model beside offline analysis. Exits 1 when
 * a target is missed. The Gantt chart is measured in a browser: docs/performance.md.
 */
import { parseArgs } from "node:util";
import { benchCapacity } from "../../apps/api/bench/capacity.ts";
import { benchCases } from "../../apps/api/bench/cases.ts";
import { benchDashboard } from "../../apps/api/bench/dashboard.ts";
import { benchDocuments } from "../../apps/api/bench/documents.ts";
import { benchMyWork } from "../../apps/api/bench/my-work.ts";
import { benchOffline } from "../../apps/api/bench/offline.ts";
import { benchPortfolio } from "../../apps/api/bench/portfolio.ts";
import { benchPrograms } from "../../apps/api/bench/programs.ts";
import { BenchMistake } from "../../apps/api/bench/provider-plans.ts";
import { benchProviders } from "../../apps/api/bench/providers.ts";
import { benchSchedule } from "../../apps/api/bench/schedule.ts";
import { benchSearch } from "../../apps/api/bench/search.ts";
import { benchSubscribers } from "../../apps/api/bench/subscribers.ts";
import { benchTasks } from "../../apps/api/bench/tasks.ts";
import { ConfigError } from "../../apps/api/src/config.ts";

const benchmarks = {
	programs: benchPrograms,
	schedule: benchSchedule,
	tasks: benchTasks,
	dashboard: benchDashboard,
	portfolio: benchPortfolio,
	"my-work": benchMyWork,
	search: benchSearch,
	capacity: benchCapacity,
	subscribers: benchSubscribers,
	offline: benchOffline,
	documents: benchDocuments,
	cases: benchCases,
};

const text = { type: "string" } as const;
const { values: options, positionals: wanted } = parseArgs({
	allowPositionals: true,
	options: { provider: text, cases: text, record: text, answers: text },
});
const unknown = wanted.filter((name) => !(name in benchmarks));
if (unknown.length > 0) {
	throw new Error(
		`There is no benchmark ${unknown.join(", ")}; there are ${Object.keys(benchmarks).join(", ")}.`,
	);
}

const print = (line: string) => process.stdout.write(`${line}\n`);
if (Object.keys(options).length > 0) {
	try {
		if (!(await compareProviders())) process.exitCode = 1;
	} catch (error) {
		if (!(error instanceof BenchMistake || error instanceof ConfigError)) throw error;
		process.stderr.write(`${error.message}\n`);
		process.exitCode = 1;
	}
} else {
	for (const [name, bench] of Object.entries(benchmarks)) {
		if (wanted.length > 0 && !wanted.includes(name)) continue;
		if (!(await bench(print))) process.exitCode = 1;
		print("");
	}
}

async function compareProviders(): Promise<boolean> {
	const { provider, ...others } = options;
	if (!provider || wanted.join() !== "cases") {
		throw new BenchMistake(
			"The options belong to the cases and a provider: npm run bench -- cases --provider=…",
		);
	}
	return await benchProviders(print, { provider, ...others });
}
