import { createHash } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { copyFile, mkdir, open, readdir, readFile, rename, rm, truncate, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip, gzipSync } from "node:zlib";
import type { TestDatabase } from "@throughline/db/testing/database";
import { extract, type Header, pack } from "tar-stream";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Manifest } from "../../src/backup/manifest.ts";
import { contents, openWorkspace, storeFile, type Workspace } from "./workspace.ts";

/** One database and its archive for all refusals: none of them changes anything. */
let space: Workspace;
let database: TestDatabase;
let key: string;
let sound: string;

beforeAll(async () => {
	space = await openWorkspace();
	database = await space.database();
	key = await storeFile(database, space.data("data"), "a scan");
	await database.sql`insert into program (id, name, status) values (gen_random_uuid(), 'Kept', 'Active')`;
	sound = join(space.folder, "sound.tar.gz");
	await space.backUp(database, { file: sound });
});
beforeEach(() => copyFile(sound, space.archive));
afterAll(() => space.close());

type Changed = (Pick<Header, "name"> & Partial<Header> & { body: Buffer }) | null;

/** Writes the archive again with each entry as `change` gives it; null leaves it out. */
async function rewrite(change: (name: string, body: Buffer) => Changed | Changed[]): Promise<void> {
	const [input, output] = [extract(), pack()];
	const reading = pipeline(createReadStream(space.archive), createGunzip(), input);
	const writing = pipeline(output, createGzip(), createWriteStream(`${space.archive}.new`));
	for await (const entry of input) {
		for (const changed of [change(entry.header.name, await buffer(entry))].flat()) {
			if (!changed) continue;
			const { body, ...header } = changed;
			output.entry({ mode: 0o600, ...header }, body);
		}
	}
	output.finalize();
	await Promise.all([reading, writing]);
	await rename(`${space.archive}.new`, space.archive);
}

/** Changes the archive's own list, and leaves everything else. */
const relist = (change: (manifest: Manifest) => void): Promise<void> =>
	rewrite((name, body) => {
		if (name !== "manifest.json") return { name, body };
		const manifest = JSON.parse(body.toString());
		change(manifest);
		return { name, body: Buffer.from(JSON.stringify(manifest)) };
	});

/** Puts other bytes where the rows of a table are, and has the list agree with them. */
async function replaceRows(table: string, rows: string, count: number): Promise<void> {
	const body = Buffer.from(rows);
	await rewrite((name, before) => ({
		name,
		body: name.startsWith(`database/${table}.copy/`) ? body : before,
	}));
	await relist((manifest) => {
		const listed = manifest.tables.find(({ name }) => name === table);
		const sha256 = createHash("sha256").update(body).digest("hex");
		Object.assign(listed ?? {}, { rows: count, bytes: body.length, sha256 });
	});
}

const renameFile = (to: string): Promise<void> =>
	rewrite((name, body) => {
		if (name === `files/${key}`) return { name: to, body };
		const listed = body
			.toString("latin1")
			.replace(JSON.stringify(key), JSON.stringify(to.slice("files/".length)));
		return { name, body: Buffer.from(listed, "latin1") };
	});

/** A tar entry that says of itself, in an extended header, more than any memory holds. */
async function endlessHeader(): Promise<void> {
	const header = Buffer.alloc(512);
	header.write("PaxHeader", 0);
	header.write("0000600\0", 100);
	header.write("77777777777\0", 124);
	header.write("        ", 148);
	header.write("x", 156);
	header.write("ustar\x0000", 257);
	const sum = header.reduce((total, byte) => total + byte, 0);
	header.write(`${sum.toString(8).padStart(6, "0")}\0 `, 148);
	const filler = gzipSync(Buffer.alloc(64 * 1024 * 1024, 97));
	const file = await open(space.archive, "w");
	await file.write(gzipSync(header));
	for (let part = 0; part < 8; part++) await file.write(filler);
	await file.close();
}

test.each<{ name: string; spoil: () => Promise<unknown>; says: string }>([
	{
		name: "is cut off",
		spoil: async () => truncate(space.archive, Math.floor((await readFile(space.archive)).length / 2)),
		says: "damaged or cut off",
	},
	{ name: "is empty", spoil: () => truncate(space.archive, 0), says: "cannot be restored" },
	{
		name: "is another file",
		spoil: () => writeFile(space.archive, "<html>"),
		says: "no backup of Throughline",
	},
	{
		name: "is somebody else's tar",
		spoil: () => rewrite((name, body) => (name === "throughline.json" ? { name: "README", body } : null)),
		says: "no backup of Throughline",
	},
	{ name: "is missing", spoil: () => rm(space.archive), says: "ENOENT" },
	{
		name: "has one other bit",
		spoil: async () => {
			const bytes = await readFile(space.archive);
			const middle = Math.floor(bytes.length / 2);
			bytes.writeUInt8(bytes.readUInt8(middle) ^ 1, middle);
			await writeFile(space.archive, bytes);
		},
		says: "cannot be restored",
	},
	{
		name: "lacks a file",
		spoil: () => rewrite((name, body) => (name === `files/${key}` ? null : { name, body })),
		says: "it lacks the file",
	},
	{
		name: "lacks a table",
		spoil: () => rewrite((name, body) => (name.startsWith("database/task.copy") ? null : { name, body })),
		says: 'it lacks the table "task"',
	},
	{
		name: "lacks its list",
		spoil: () => rewrite((name, body) => (name === "manifest.json" ? null : { name, body })),
		says: "its list of contents is missing",
	},
	{
		name: "has a changed file",
		spoil: () =>
			rewrite((name, body) => ({ name, body: name === `files/${key}` ? Buffer.from("a scam") : body })),
		says: "was changed after the backup was made",
	},
	{
		name: "promises more rows than it holds",
		spoil: () =>
			relist(({ tables }) => Object.assign(tables.find(({ name }) => name === "program") ?? {}, { rows: 2 })),
		says: "promises 2 rows",
	},
	{
		name: "holds more than it lists",
		spoil: () => relist((manifest) => manifest.files.pop()),
		says: "which its own list does not",
	},
	{
		name: "holds something twice",
		spoil: () =>
			rewrite((name, body) =>
				name === `files/${key}`
					? [
							{ name, body },
							{ name, body },
						]
					: { name, body },
			),
		says: "twice",
	},
	...[
		"files/../../evil.sh",
		"/etc/evil",
		"files/a\\..\\..\\evil",
		"files//etc/evil",
		"files/C:evil",
		"evil",
	].map((evil) => ({
		name: `holds ${evil}`,
		spoil: () => renameFile(evil),
		says: "which no backup of Throughline does",
	})),
	...(["symlink", "link", "directory", "character-device", "fifo"] as const).map((type) => ({
		name: `holds a ${type}`,
		spoil: () =>
			rewrite((name, body) =>
				name === `files/${key}`
					? { name, type, linkname: "/etc/passwd", body: Buffer.alloc(0) }
					: { name, body },
			),
		says: `is a ${type}, not a file`,
	})),
	{
		name: "comes from a newer schema",
		spoil: () =>
			rewrite((name, body) => ({
				name,
				body: Buffer.from(
					body.toString("latin1").replace(/"migrations": \[/, '"migrations": ["29990101000000_future",'),
					"latin1",
				),
			})),
		says: "made by a newer version",
	},
	{
		name: "comes from a newer format",
		spoil: () =>
			rewrite((name, body) => ({
				name,
				body: Buffer.from(body.toString("latin1").replace('"format": 2', '"format": 3'), "latin1"),
			})),
		says: "made by a newer version",
	},
	{ name: "says of an entry more than fits", spoil: endlessHeader, says: "damaged or cut off" },
	{
		name: "unpacks to more than there is room for",
		spoil: () => relist(({ files }) => Object.assign(files[0] ?? {}, { bytes: 2 ** 52 })),
		says: "cannot be restored",
	},
	{
		name: "names SQL as a table",
		spoil: () =>
			relist(({ tables }) => Object.assign(tables[0] ?? {}, { name: "program; drop table person" })),
		says: "not one that this version of Throughline understands",
	},
	{
		name: "names SQL as a column",
		spoil: () =>
			relist(({ tables }) => Object.assign(tables[0] ?? {}, { columns: ['id") from program; --'] })),
		says: "not one that this version of Throughline understands",
	},
	{
		name: "names a migration by a path",
		spoil: () => relist((manifest) => manifest.migrations.push("../../../evil")),
		says: "not one that this version of Throughline understands",
	},
	{
		name: "has a table of its own",
		spoil: () =>
			relist((manifest) => {
				const program = manifest.tables.find(({ name }) => name === "program");
				if (program) program.name = "invoices";
			}),
		says: "it lacks the table",
	},
	{
		name: "has rows that end early and then go on",
		spoil: () => replaceRows("program", "\\.\ndrop table person;\n", 2),
		says: "do not fit its schema",
	},
	{
		name: "has rows that are none",
		spoil: () => replaceRows("program", "one\ttwo\n", 1),
		says: "do not fit its schema",
	},
	{
		name: "has rows that refer to nothing",
		spoil: () => replaceRows("strategy_session", "", 0),
		says: "do not fit its schema",
	},
])("an archive that $name is refused and changes nothing", async ({ spoil, says }) => {
	await mkdir(space.data("live/files"), { recursive: true });
	await writeFile(space.data("live/files/mine"), "mine");
	await spoil();
	const before = await contents(database);
	const attempt = space.restore(database, { data: "live", replace: true });
	await expect(attempt).rejects.toThrow(says);
	await expect(attempt).rejects.toThrow("Nothing was changed.");
	expect(await contents(database)).toEqual(before);
	expect(await readdir(space.data("live"))).toEqual(["files"]);
	expect(await readdir(space.data("live/files"))).toEqual(["mine"]);
});
