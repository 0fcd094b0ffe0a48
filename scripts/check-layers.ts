import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { circles } from "./layers/circles.ts";
import { crossedFeatures } from "./layers/features.ts";
import { misplacedNames } from "./layers/names.ts";

// What neither the packages' dependencies nor Biome can say: an area has the same name everywhere, features of the web app
// stand side by side, and no folders of a package import each other.
const root = join(import.meta.dirname, "..");

/** Every source file that git knows or would take, from the root, with forward slashes. */
function sourceFiles(): string[] {
	const listed = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard", "-z"], {
		cwd: root,
		encoding: "utf8",
		maxBuffer: 64 * 1024 * 1024,
	});
	return listed
		.split("\0")
		.filter((file) => /^(?:apps|packages)\/.+\.(?:ts|tsx|mts|css)$/.test(file))
		.filter((file) => !/\.gen\.ts$|\.d\.ts$/.test(file) && existsSync(join(root, file)));
}

const files = sourceFiles();
const texts = new Map(files.map((file) => [file, readFileSync(join(root, file), "utf8")]));
const violations = [
	...[...texts].flatMap(([file, text]) => crossedFeatures(file, text)),
	...circles(texts),
	...misplacedNames(files),
];
for (const { file, line, message } of violations) console.error(`${file}:${line}\n  ${message}\n`);
console.log(`${files.length} files read, ${violations.length} against the layers.`);
process.exitCode = violations.length > 0 ? 1 : 0;
