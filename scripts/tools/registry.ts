import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { chmod, mkdir, readFile, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { dirname, join } from "node:path";
import { promisify } from "node:util";

/** A package as a registry holds it. */
export type Packed = { name: string; version: string; archive: Buffer; integrity: string };

/** Packs a package of the given files, each of which may be executed. @param files path in the package → contents */
export async function pack(
	folder: string,
	name: string,
	version: string,
	files: Readonly<Record<string, string>>,
): Promise<Packed> {
	const source = join(folder, `${name}-${version}`);
	const all = { ...files, "package.json": JSON.stringify({ name, version }) };
	for (const [path, contents] of Object.entries(all)) {
		await mkdir(dirname(join(source, path)), { recursive: true });
		await writeFile(join(source, path), contents);
		await chmod(join(source, path), 0o755);
	}
	await promisify(execFile)("npm", ["pack", source, "--pack-destination", folder], { cwd: folder });
	const archive = await readFile(join(folder, `${name}-${version}.tgz`));
	return { name, version, archive, integrity: hashOf(archive) };
}

const hashOf = (archive: Buffer): string => `sha512-${createHash("sha512").update(archive).digest("base64")}`;

/** An npm registry on a loopback port. `packages` may be changed while it runs; `asked` counts the requests. */
export async function openRegistry(packages: Packed[]) {
	let requests = 0;
	const server = createServer((request, response) => {
		requests++;
		const path = decodeURIComponent(request.url ?? "").slice(1);
		const entry = packages.find(({ name }) => path === name || path === `${name}.tgz`);
		if (!entry) return response.writeHead(404).end("{}");
		if (path.endsWith(".tgz")) return response.end(entry.archive);
		const { name, version, integrity } = entry;
		const dist = { integrity, tarball: `${url}/${name}.tgz` };
		const body = { name, "dist-tags": { latest: version }, versions: { [version]: { name, version, dist } } };
		return response.setHeader("content-type", "application/json").end(JSON.stringify(body));
	});
	server.listen(0, "127.0.0.1");
	await once(server, "listening");
	const { port } = server.address() as AddressInfo;
	const url = `http://127.0.0.1:${port}`;
	return { url, asked: () => requests, close: () => promisify(server.close.bind(server))() };
}
