/**
 * `npm run bench`: every benchmark, most as a ratio measured side by side in one run; `npm run bench -- tasks` runs
 * the named ones. Exits 1 when a target is missed. The Gantt chart is measured in a browser: docs/performance.md.
 */
import { benchCapacity } from "../../apps/api/bench/capacity.ts";
import { benchCases } from "../../apps/api/bench/cases.ts";
import { benchDashboard } from "../../apps/api/bench/dashboard.ts";
import { benchDocuments } from "../../apps/api/bench/documents.ts";
import { benchOffline } from "../../apps/api/bench/offline.ts";
import { benchPrograms } from "../../apps/api/bench/programs.ts";
import { benchSchedule } from "../../apps/api/bench/schedule.ts";
import { benchSearch } from "../../apps/api/bench/search.ts";
import { benchSubscribers } from "../../apps/api/bench/subscribers.ts";
import { benchTasks } from "../../apps/api/bench/tasks.ts";

const benchmarks = {
	programs: benchPrograms,
	schedule: benchSchedule,
	tasks: benchTasks,
	dashboard: benchDashboard,
	search: benchSearch,
	capacity: benchCapacity,
	subscribers: benchSubscribers,
	offline: benchOffline,
	documents: benchDocuments,
	cases: benchCases,
};

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in benchmarks));
if (unknown.length > 0) {
	throw new Error(
		`There is no benchmark ${unknown.join(", ")}; there are ${Object.keys(benchmarks).join(", ")}.`,
	);
}

const print = (line: string) => process.stdout.write(`${line}\n`);
for (const [name, bench] of Object.entries(benchmarks)) {
	if (wanted.length > 0 && !wanted.includes(name)) continue;
	if (!(await bench(print))) process.exitCode = 1;
	print("");
}
