import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { restore } from "../apps/api/src/backup/restore.ts";
import { withDatabase } from "../apps/api/src/backup/with-database.ts";
import { StartProblem } from "../apps/api/src/lifecycle/start-problem.ts";
import { runMaintenance } from "./maintenance/run.ts";

// npm run restore -- FILE [--replace]: what `npm run backup` wrote, into an empty database or over what is there.
await runMaintenance(async (config) => {
	const { positionals, values } = parseArgs({
		allowPositionals: true,
		options: { replace: { type: "boolean", default: false } },
	});
	const [named] = positionals;
	if (!named) throw new StartProblem("Name the archive: npm run restore -- FILE");
	const file = resolve(process.env.INIT_CWD ?? process.cwd(), named);
	const manifest = await withDatabase(config, console.error, (url) =>
		restore(url, config.dataDir, file, { replace: values.replace }),
	);
	const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
	const files = manifest.entries.length - manifest.tables.length;
	console.log(
		`Restored ${rows} rows of ${manifest.tables.length} tables and ${files} uploaded files, as of ${manifest.madeAt}.`,
	);
});
