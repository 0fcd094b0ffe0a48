import { resolve } from "node:path";
import { backUp } from "../apps/api/src/backup/back-up.ts";
import { withDatabase } from "../apps/api/src/backup/with-database.ts";
import { runMaintenance } from "./maintenance/run.ts";

// npm run backup [-- FILE]: the database and the uploaded files in one archive.
await runMaintenance(async (config) => {
	const stamp = new Date().toISOString().slice(0, 19).replaceAll(/[-:]/g, "").replace("T", "-");
	const named = process.argv[2] ?? `throughline-backup-${stamp}.tar.gz`;
	const file = resolve(process.env.INIT_CWD ?? process.cwd(), named);
	const manifest = await withDatabase(config, console.error, (url) => backUp(url, config.dataDir, file));
	const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
	const files = manifest.entries.length - manifest.tables.length;
	console.log(`${rows} rows of ${manifest.tables.length} tables and ${files} uploaded files are in ${file}`);
});
