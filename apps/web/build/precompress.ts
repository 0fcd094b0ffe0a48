import { readdir, readFile, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Plugin } from "vite";

const compressible = /\.(?:js|css|html|svg|json|txt|webmanifest)$/;
const smallest = 512;

/** Writes a `.br` and a `.gz` beside each built text file, so that the server never compresses one. */
export function precompress(): Plugin {
	let outDir = "dist";
	return {
		name: "throughline:precompress",
		apply: "build",
		configResolved(config) {
			outDir = resolve(config.root, config.build.outDir);
		},
		async closeBundle(error?: Error) {
			if (error) return;
			const entries = await readdir(outDir, { recursive: true, withFileTypes: true });
			const files = entries.filter((entry) => entry.isFile() && compressible.test(entry.name));
			await Promise.all(files.map((file) => compress(join(file.parentPath, file.name))));
		},
	};
}

async function compress(path: string): Promise<void> {
	const content = await readFile(path);
	if (content.byteLength < smallest) return;
	const [brotli, gzipped] = await Promise.all([
		promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
		promisify(gzip)(content, { level: 9 }),
	]);
	await Promise.all([writeFile(`${path}.br`, brotli), writeFile(`${path}.gz`, gzipped)]);
}
