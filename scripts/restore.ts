import { restore } from "../apps/api/src/backup/restore.ts";
import { withDatabase } from "../apps/api/src/backup/with-database.ts";
import { asOwner, bringToSchema } from "../apps/api/src/database/schema.ts";
import { keptSecretFile } from "../apps/api/src/lifecycle/session-secret.ts";
import { StartProblem } from "../apps/api/src/start-problem.ts";
import { pathFromCaller, readArguments } from "./maintenance/arguments.ts";
import { runMaintenance } from "./maintenance/run.ts";

// npm run restore -- FILE [--replace]: what `npm run backup` wrote, into an empty database or over what is there.
await runMaintenance(async (config, progress) => {
	const { file, replace } = readRequest();
	const secretFile = keptSecretFile(config);
	const embedded = config.database.kind === "embedded";
	const manifest = await asOwner(config, (owning) =>
		withDatabase(owning, progress.say, (url) =>
			restore({ url, dataDir: config.dataDir, file, replace, secretFile, embedded, progress }),
		),
	);
	// The tables are new, and the role that the product runs with has no right to them yet.
	if (config.database.kind === "external") await bringToSchema(config.database);
	const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
	progress.close();
	console.log(
		`Restored ${rows} rows of ${manifest.tables.length} tables and ${manifest.files.length} uploaded files, as of ${manifest.madeAt}.`,
	);
	if (manifest.secret && secretFile)
		console.log("The session secret was restored too. Restart Throughline if it runs.");
	else if (manifest.secret)
		console.log("The archive's session secret was not used: SESSION_SECRET is yours to set.");
	else
		console.log(
			"The archive holds no session secret: with another SESSION_SECRET than before, people sign in again.",
		);
	if (manifest.missing.length > 0) {
		console.log(
			`${manifest.missing.length} uploaded files that rows name were missing when the backup was made.`,
		);
	}
});

function readRequest(): { file: string; replace: boolean } {
	const usage = "npm run restore -- FILE [--replace]";
	const { positionals, values } = readArguments({ replace: { type: "boolean", default: false } }, usage);
	const [named] = positionals;
	if (!named || positionals.length > 1) throw new StartProblem(`Name the archive: ${usage}`);
	return { file: pathFromCaller(named), replace: values.replace };
}
