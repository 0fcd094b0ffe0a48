import { spawn } from "node:child_process";
import { join } from "node:path";

// npm run audit: axe over every screen in every look, Lighthouse over every page that it measures, and the drag of a task
// that thousands wait for. `npm test` runs a sample of the first two.
const web = join(import.meta.dirname, "../apps/web");
const program = join(web, "node_modules/@playwright/test/cli.js");
const child = spawn(process.execPath, [program, "test", "access", "lighthouse", "drag"], {
	cwd: web,
	env: { ...process.env, AUDIT: "all" },
	stdio: "inherit",
});
child.once("exit", (code) => process.exit(code ?? 1));
