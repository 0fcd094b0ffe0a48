/** `npm run bench`: every benchmark, each as a ratio measured side by side in one run. Exits 1 when a target is missed. */
import { benchPrograms } from "../../apps/api/bench/programs.ts";

const benchmarks = [benchPrograms];

const print = (line: string) => process.stdout.write(`${line}\n`);
for (const bench of benchmarks) {
	if (!(await bench(print))) process.exitCode = 1;
	print("");
}
