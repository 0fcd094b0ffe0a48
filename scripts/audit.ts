import { spawn } from "node:child_process";
import { join } from "node:path";

// npm run audit: axe over every screen in every look, and Lighthouse over every page that it measures. `npm test` runs
// a sample of both.
const web = join(import.meta.dirname, "../apps/web");
const program = join(web, "node_modules/@playwright/test/cli.js");
const child = spawn(process.execPath, [program, "test", "access", "lighthouse"], {
	cwd: web,
	env: { ...process.env, AUDIT: "all" },
	stdio: "inherit",
});
child.once("exit", (code) => process.exit(code ?? 1));
