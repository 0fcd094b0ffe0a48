import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { backupRound, fullDiskRound } from "../apps/api/tests/faults/rounds/backup.ts";
import { clockRound } from "../apps/api/tests/faults/rounds/clock.ts";
import { killRound } from "../apps/api/tests/faults/rounds/kill.ts";
import { outageRound } from "../apps/api/tests/faults/rounds/outage.ts";
import { openRunRounds, stages } from "../apps/api/tests/faults/rounds/run.ts";

// npm run soak [-- --rounds N]: the long fault rounds, of which `npm test` runs one.
const { values } = parseArgs({ options: { rounds: { type: "string", default: "10" } } });
const rounds = Number(values.rounds);
const dataDir = await mkdtemp(join(tmpdir(), "throughline-soak-"));
let failed = 0;

console.log("kill -9 in the middle of 1,000 confirmed writes, all rounds on one database");
console.log("round  killed               after  confirmed  lost  halves  ready again");
try {
	for (let round = 1; round <= rounds; round++) {
		// Every other round takes the database server down too, so that it has to recover from its log.
		const database = round % 2 === 0;
		const killAfter = Math.floor((1000 * round) / (rounds + 1));
		const result = await killRound(dataDir, { writes: 1000, killAfter, database });
		const sound = result.lost.length === 0 && result.halves === 0;
		if (!sound) failed += 1;
		const columns = [
			String(round).padStart(5),
			(database ? "server and database" : "server").padEnd(19),
			String(killAfter).padStart(5),
			String(result.acknowledged).padStart(9),
			String(result.lost.length).padStart(4),
			String(result.halves).padStart(6),
			`${Math.round(result.restartMs)} ms`.padStart(11),
		];
		console.log(columns.join("  "));
	}

	console.log("\nkill -9 in the middle of each stage of a walk");
	console.log("round  stage        at the write      attempts  faults  done again");
	const runs = await openRunRounds(dataDir);
	try {
		for (let round = 1; round <= rounds; round++) {
			for (const stage of stages) {
				const { at, attempts, faults, tookMs } = await runs.round(stage, round);
				if (faults.length > 0) failed += 1;
				const columns = [
					String(round).padStart(5),
					stage.padEnd(11),
					at.padEnd(16),
					String(attempts ?? "–").padStart(8),
					String(faults.length).padStart(6),
					`${Math.round(tookMs)} ms`.padStart(10),
				];
				console.log([...columns, ...faults].join("  "));
			}
		}
	} finally {
		await runs.close();
	}
} finally {
	await rm(dataDir, { recursive: true, force: true });
}

console.log("\na database that is away for ten seconds while twenty people write");
console.log("how       confirmed  refused  longest answer  recovered in  faults");
for (const kind of ["paused", "stopped"] as const) {
	const { confirmed, refused, longestMs, recoveryMs, faults } = await outageRound(kind);
	if (faults.length > 0) failed += 1;
	const columns = [
		kind.padEnd(8),
		String(confirmed).padStart(9),
		String(refused).padStart(7),
		`${Math.round(longestMs)} ms`.padStart(14),
		`${Math.round(recoveryMs)} ms`.padStart(12),
		String(faults.length).padStart(6),
	];
	console.log([...columns, ...faults].join("  "));
}

console.log("\nbackup of 200 MB and 1,000 files beside twenty writers, and a restore of it");
console.log("database  archive  took    memory  a write beside it (95 %)  writes");
for (const kind of ["embedded", "external"] as const) {
	const { megabytes, seconds, memory, writes, faults } = await backupRound(kind);
	if (faults.length > 0) failed += 1;
	const columns = [
		kind.padEnd(8),
		`${megabytes} MB`.padStart(7),
		`${seconds.toFixed(1)} s`.padStart(6),
		`${memory} MB`.padStart(7),
		`${writes.beside} ms, alone ${writes.alone} ms`.padStart(24),
		String(writes.made).padStart(6),
	];
	console.log([...columns, ...faults].join("  "));
}
const onFullDisk = await fullDiskRound();
if (onFullDisk === null) console.log("a full disk: not tried, as this user may not mount a small one");
else console.log(`a full disk: ${onFullDisk.length === 0 ? "as it should be" : onFullDisk.join("; ")}`);
if (onFullDisk && onFullDisk.length > 0) failed += 1;

console.log(
	"\na clock that jumps by two hours and two days, back and forth, while people write and runs go on",
);
console.log("whose               jumps  writes  runs  faults");
let clockRounds = 0;
for (const jumping of ["machine", "one of two servers"] as const) {
	const result = await clockRound(jumping);
	if (result === null) {
		console.log(`${jumping}: not tried, as libfaketime is not installed`);
		continue;
	}
	clockRounds += 1;
	const { jumps, writes, runs, faults } = result;
	if (faults.length > 0) failed += 1;
	const numbers = [String(jumps).padStart(5), String(writes).padStart(6), String(runs).padStart(4)];
	const columns = [jumping.padEnd(18), ...numbers, String(faults.length).padStart(6)];
	console.log([...columns, ...faults.slice(0, 5)].join("  "));
}

const all = rounds * (1 + stages.length) + 2 + 2 + (onFullDisk === null ? 0 : 1) + clockRounds;
console.log(`${all - failed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
