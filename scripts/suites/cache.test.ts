import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";

// What turbo makes a task's key of. A changed file of these, a new one beside them or another version runs the task again.
const root = join(import.meta.dirname, "../..");

type Task = { taskId: string; hash: string; inputs: Record<string, string> };

async function plan(runningOn: string): Promise<{ tasks: Map<string, Task>; global: string[] }> {
	const everything =
		"check:layers check:versions check:types check:lint check:dead-code test:server test:rules test:screens test:journeys test:scores test:faults";
	const { stdout } = await promisify(execFile)(
		process.execPath,
		[
			join(root, "node_modules/turbo/bin/turbo"),
			"run",
			...everything.split(" ").map((task) => `//#${task}`),
			"--dry=json",
		],
		{
			cwd: root,
			env: { ...process.env, RUNNING_ON: runningOn, TURBO_TELEMETRY_DISABLED: "1" },
			maxBuffer: 2 ** 26,
		},
	);
	const { tasks, globalCacheInputs } = JSON.parse(stdout) as {
		tasks: Task[];
		globalCacheInputs: { files: Record<string, string> };
	};
	return {
		tasks: new Map(tasks.map((task) => [task.taskId, task])),
		global: Object.keys(globalCacheInputs.files),
	};
}

const planned = await plan("v24");

const ofAll = [
	"packages/domain/src/risk.ts",
	"packages/ui/package.json",
	"packages/trpc/src/router.ts",
	"pnpm-lock.yaml",
	"vitest.config.ts",
	"package.json",
];
const ofServer = [
	"packages/db/migrations/20261121133805_search-entries.sql",
	"packages/consultant/package.json",
	"apps/api/src/main.ts",
	"bench/cases/d01-idea.txt",
];

test.each([
	["//#check:layers", [...ofAll, ...ofServer]],
	["//#check:lint", [...ofAll, ...ofServer]],
	["//#check:dead-code", [...ofAll, ...ofServer]],
	["//#check:types", [...ofAll, "apps/api/src/main.ts", "scripts/test.ts"]],
	["//#test:rules", [...ofAll, "packages/consultant/package.json", "bench/cases/d01-idea.txt"]],
	["//#test:server", [...ofAll, ...ofServer, "docs/specification.md", ".github/workflows/check.yaml"]],
	["//#test:screens", [...ofAll, "apps/web/src/main.tsx", "apps/web/tests/each-screen.ts"]],
	["//#test:journeys", [...ofAll, ...ofServer, "apps/web/journeys/programs/kpi.journey.ts"]],
	["//#test:scores", [...ofAll, ...ofServer, "apps/web/journeys/whole/lighthouse.journey.ts"]],
	["//#test:faults", [...ofAll, ...ofServer, "apps/api/tests/faults/process.ts"]],
])("%s runs again when a source file, a fixture, a migration or a setting changes", (task, files) => {
	const inputs = planned.tasks.get(task)?.inputs ?? {};
	expect(files.filter((file) => !(file in inputs))).toEqual([]);
});

test("every task runs again on another Node or with other tools", async () => {
	expect(planned.global).toContain("scripts/tools/package-lock.json");
	const later = await plan("v25");
	expect([...later.tasks.keys()].sort()).toEqual([...planned.tasks.keys()].sort());
	for (const [name, { hash }] of later.tasks) expect(hash, name).not.toBe(planned.tasks.get(name)?.hash);
});
