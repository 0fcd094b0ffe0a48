import { join } from "node:path";
import { backUp } from "../apps/api/src/backup/back-up.ts";
import { megabytes } from "../apps/api/src/backup/progress.ts";
import { archiveName, rotate } from "../apps/api/src/backup/rotate.ts";
import { withDatabase } from "../apps/api/src/backup/with-database.ts";
import { keptSecretFile } from "../apps/api/src/lifecycle/session-secret.ts";
import { StartProblem } from "../apps/api/src/start-problem.ts";
import { pathFromCaller, readArguments } from "./maintenance/arguments.ts";
import { runMaintenance } from "./maintenance/run.ts";

// npm run backup [-- FILE | --to DIR --keep N]: the database and the uploaded files in one archive.
await runMaintenance(async (config, progress) => {
	const { file, folder, keep } = readRequest();
	const secretFile = keptSecretFile(config);
	const manifest = await withDatabase(config, progress.say, (url) =>
		backUp({ url, dataDir: config.dataDir, file, secretFile, progress }),
	);
	const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
	const bytes = [...manifest.tables, ...manifest.files].reduce((sum, each) => sum + each.bytes, 0);
	progress.close();
	console.log(
		`${rows} rows of ${manifest.tables.length} tables and ${manifest.files.length} uploaded files (${megabytes(bytes)}), as of ${manifest.madeAt}, are in ${file}, and were verified there.`,
	);
	console.log(
		manifest.secret
			? "The session secret is included: keep the archive as you would keep a password."
			: "The session secret is not included: keep SESSION_SECRET somewhere safe, apart from the archive.",
	);
	if (manifest.missing.length > 0) {
		const named = manifest.missing.slice(0, 10).join(", ");
		console.log(
			`${manifest.missing.length} uploaded files that rows name are not on disk, and so not in the archive: ${named}${manifest.missing.length > 10 ? ", …" : ""}.`,
		);
	}
	if (folder === null || keep === null) return;
	const removed = await rotate(folder, keep, { newest: file, ...manifest }, progress.signal);
	if (removed.length > 0) console.log(`Removed ${removed.join(", ")}: the newest ${keep} are kept.`);
});

function readRequest(): { file: string; folder: string | null; keep: number | null } {
	const usage = "npm run backup [-- FILE], or npm run backup -- --to DIR [--keep N]";
	const { positionals, values } = readArguments({ to: { type: "string" }, keep: { type: "string" } }, usage);
	const { to, keep } = values;
	if (positionals.length > 1 || (positionals.length === 1 && to !== undefined)) {
		throw new StartProblem(`Name one file or one folder: ${usage}`);
	}
	if (keep !== undefined && (to === undefined || !/^[1-9]\d{0,5}$/.test(keep))) {
		throw new StartProblem(`--keep takes how many archives of --to stay, 1 or more: ${usage}`);
	}
	const folder = to === undefined ? null : pathFromCaller(to);
	const file = pathFromCaller(positionals[0] ?? join(folder ?? "", archiveName(new Date())));
	return { file, folder, keep: keep === undefined ? null : Number(keep) };
}
