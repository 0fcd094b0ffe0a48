// npm run exec -- node scripts/tools/update.ts
// Renews what scripts/bootstrap.mjs fetches: the newest versions within the ranges of package.json beside this file, with
// their content hashes for every platform. It installs nothing.
import { execFileSync } from "node:child_process";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const lockFile = join(import.meta.dirname, "package-lock.json");
const rootManifest = join(import.meta.dirname, "../../package.json");

// Without the old file npm has no reason to keep a version.
rmSync(lockFile);
execFileSync(
	"npm",
	["install", "--package-lock-only", "--omit-lockfile-registry-resolved", "--ignore-scripts", "--no-audit"],
	{ cwd: import.meta.dirname, stdio: "inherit", shell: process.platform === "win32" },
);
const { packages } = JSON.parse(readFileSync(lockFile, "utf8"));
const manifest = readFileSync(rootManifest, "utf8");
// turbo and editors read the version there.
writeFileSync(
	rootManifest,
	manifest.replace(/"pnpm@[^"]*"/, `"pnpm@${packages["node_modules/pnpm"].version}"`),
);
