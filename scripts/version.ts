import { execFileSync } from "node:child_process";
import { join } from "node:path";

// npm run exec -- node scripts/version.ts: makes a version of the notes in .changeset: CHANGELOG.md, package.json, and
// the bill of materials, which names the version too.
const root = join(import.meta.dirname, "..");
const run = (...args: string[]) => execFileSync(process.execPath, args, { cwd: root, stdio: "inherit" });
run("node_modules/@changesets/cli/bin.js", "version");
run("scripts/sbom/update.ts");
