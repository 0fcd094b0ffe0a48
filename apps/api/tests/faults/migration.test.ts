import { chown, copyFile, mkdir, mkdtemp, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { connect } from "@throughline/db/connect";
import { migrate, migrationsFolder } from "@throughline/db/migration/migrate";
import { migrationNames } from "@throughline/db/testing/starting-points";
import { afterEach, beforeEach, expect, test } from "vitest";
import { startEmbedded } from "../../src/database/embedded.ts";
import { sessionSecret } from "../host.ts";
import { hold } from "./hold.ts";
import { end, type Product, spawnProduct } from "./process.ts";
import { canMount, mountSmallDisk, type SmallDisk } from "./small-disk.ts";

/** The last one before a migration that writes every strategy anew. */
const before = "20261121205935_one-threshold-once";
const rewriting = "early-strategies-in-todays-shape";

let home: string;
let undo: (() => Promise<unknown> | unknown)[];
beforeEach(async () => {
	home = await mkdtemp(join(tmpdir(), "throughline-migration-"));
	undo = [() => rm(home, { recursive: true, force: true })];
});
afterEach(async () => {
	for (const step of undo.reverse()) await step();
});

/** Brings a database to the schema of an earlier version. */
async function migrateToBefore(url: string): Promise<void> {
	const folder = join(home, "migrations");
	await mkdir(folder, { recursive: true });
	for (const name of await migrationNames()) {
		if (name <= before) await copyFile(join(migrationsFolder, `${name}.sql`), join(folder, `${name}.sql`));
	}
	await migrate(url, folder);
}

/** Works in the database of a data folder while no product runs on it. */
async function inDatabase(dataDir: string, work: (url: string) => Promise<void>): Promise<void> {
	const server = await startEmbedded(dataDir, () => {});
	await work(server.url).finally(() => server.stop());
}

/** Strategies in an early shape, about 15 MB that do not compress. */
async function addStrategies(url: string): Promise<void> {
	const { sql, close } = connect(url, { max: 1 });
	await sql`insert into strategy_session (id, title, input_text) values ('early', 'Early', 'text')`;
	await sql`
		insert into strategy_version (id, session_id, version_number, decisions)
		select gen_random_uuid(), 'early', n, jsonb_build_array(jsonb_build_object('id', 'one', 'question', text))
		from generate_series(1, 50) n, lateral (
			select string_agg(sha512((n * 10000 + part)::text::bytea)::text, '') as text from generate_series(1, 2300) part)`;
	await close();
}

async function spawnOn(environment: Record<string, string>): Promise<Product> {
	const product = await spawnProduct(environment);
	undo.push(() => end(product, "SIGKILL"));
	return product;
}

const ready = (product: Product) =>
	expect
		.poll(() => product.stdout() + product.stderr(), { timeout: 300_000 })
		.toContain("Throughline is ready");

/** What a database has of the migration that rewrites, and how many strategies in either shape. */
async function stateOf(url: string) {
	const { sql, close } = connect(url, { max: 1 });
	const [state] = await sql`
		select (select count(*)::int from migration where name like ${`%${rewriting}`}) as migrated,
			count(*) filter (where decisions -> 0 ? 'assumptions')::int as new,
			count(*) filter (where not decisions -> 0 ? 'assumptions')::int as old from strategy_version`;
	await close();
	return state;
}

const disks = {
	"all of the database": (disk: SmallDisk) => ({ dataDir: disk.folder, table: null }),
	"a tablespace alone": (disk: SmallDisk) => ({ dataDir: join(home, "data"), table: disk.folder }),
};

test.skipIf(!canMount()).each(Object.entries(disks))(
	"a disk that is full in the middle of a migration, with %s on it, is one sentence; after room was made the next start goes on (skipped where nothing can be mounted)",
	async (_what, place) => {
		const disk = mountSmallDisk(400);
		undo.push(() => disk.remove());
		const { dataDir, table } = place(disk);
		await inDatabase(dataDir, async (url) => {
			await migrateToBefore(url);
			await addStrategies(url);
			if (table) await moveTo(url, table, dataDir);
			const { sql, close } = connect(url, { max: 1 });
			await sql`checkpoint`;
			await close();
		});
		disk.fill(4);

		const product = await spawnOn({ DATA_DIR: dataDir });
		expect(await product.ended, product.stderr()).toBe(1);
		const said = product.stderr().trim().split("\n");
		expect(said.at(-1)).toMatch(/^The disk that holds .* is full\. .*: make room there, then start again\.$/);
		expect(product.stderr()).not.toContain("    at ");

		disk.resize(800);
		await inDatabase(dataDir, async (url) => {
			expect(await stateOf(url)).toEqual({ migrated: 0, new: 0, old: 50 });
		});
		const again = await spawnOn({ DATA_DIR: dataDir });
		await ready(again);
		expect(await end(again)).toBe(0);
		await inDatabase(dataDir, async (url) => {
			expect(await stateOf(url)).toEqual({ migrated: 1, new: 50, old: 0 });
		});
	},
);

test("SIGTERM and kill -9 in the middle of a migration leave nothing half-made, and two instances at once then bring it to an end", async () => {
	const server = await startEmbedded(join(home, "data"), () => {});
	undo.push(() => server.stop());
	await migrateToBefore(server.url);
	await addStrategies(server.url);
	const outside = {
		DATABASE_URL: server.url,
		SESSION_SECRET: sessionSecret,
		DATA_DIR: join(home, "product"),
	};
	const { sql, close } = connect(server.url, { max: 1, applicationName: "somebody" });
	undo.push(close);
	const migrators = () =>
		sql`select pid from pg_stat_activity where application_name = 'throughline migration'`;
	const held = await hold(server.url, "strategy_version");
	undo.push(() => held.release().catch(() => {}));

	const stopped = await spawnOn(outside);
	await held.reached();
	expect(await end(stopped)).toBe(0);
	expect(stopped.stderr()).toBe("");
	await expect.poll(migrators).toEqual([]);

	const killed = await spawnOn(outside);
	await held.reached();
	await end(killed, "SIGKILL");
	// The server notices that nobody listens, and lets go of everything although the table is still locked.
	await expect.poll(migrators).toEqual([]);
	expect(await stateOf(server.url)).toEqual({ migrated: 0, new: 0, old: 50 });

	const [one, other] = [await spawnOn(outside), await spawnOn({ ...outside, DATA_DIR: join(home, "other") })];
	await expect
		.poll(() => one.stderr() + other.stderr(), { timeout: 300_000 })
		.toMatch(/Waiting for database process \d+, "throughline", user ".*", which locks a table/);
	await expect
		.poll(() => one.stderr() + other.stderr(), { timeout: 300_000 })
		.toMatch(/Waiting for another instance, database process \d+/);
	await held.release();
	await Promise.all([ready(one), ready(other)]);
	expect(await stateOf(server.url)).toEqual({ migrated: 1, new: 50, old: 0 });
});

/** Moves the strategies to a disk of their own. */
async function moveTo(url: string, folder: string, dataDir: string): Promise<void> {
	const { uid, gid } = await stat(join(dataDir, "postgres"));
	await chown(folder, uid, gid);
	const { sql, close } = connect(url, { max: 1 });
	await sql.unsafe(`create tablespace small location '${folder}'`);
	await sql`alter table strategy_version set tablespace small`;
	await close();
}
