import { execFileSync } from "node:child_process";
import { chmod, mkdir, mkdtemp, rm, statfs, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { connect } from "@throughline/db/connect";
import { databaseUrl, emptyTemplate } from "@throughline/db/testing/template";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { chooseAccount } from "../../src/database/account.ts";
import { findBinaries } from "../../src/database/binaries.ts";
import { type RunningServer, startServer } from "../running-server.ts";

const mebibyte = 1024 * 1024;
const canMount = process.platform === "linux" && process.getuid?.() === 0 && mounts();
const reason = "A small disk can be made by root on Linux only, where it may mount one.";

function mounts(): boolean {
	try {
		execFileSync("unshare", ["--mount", "mount", "-t", "tmpfs", "tmpfs", "/mnt"], { stdio: "ignore" });
		return true;
	} catch {
		return false;
	}
}

/** A real file system of a few megabytes. */
async function makeDisk(path: string, megabytes: number) {
	execFileSync("mount", ["-t", "tmpfs", "-o", `size=${megabytes}m`, "tmpfs", path]);
	const filler = join(path, "filler");
	return {
		async fill(except = 0) {
			const { bavail, bsize } = await statfs(path);
			await writeFile(filler, Buffer.alloc(Math.max(0, bavail * bsize - except))).catch((error) => {
				// Somebody else wrote meanwhile: it is as full as it should be.
				if (error.code !== "ENOSPC") throw error;
			});
		},
		makeRoom: () => rm(filler),
		remove: () => execFileSync("umount", ["--lazy", path]),
	};
}

type Disk = Awaited<ReturnType<typeof makeDisk>>;

const readiness = async (server: RunningServer) => {
	const answer = await server.anonymous("/readyz");
	return { status: answer.status, body: await answer.json() };
};

describe("a full disk", () => {
	describe("of the database", () => {
		const name = "full_disk";
		let folder: string;
		let disk: Disk;
		let admin: ReturnType<typeof connect>;
		let database: ReturnType<typeof connect>;
		let server: RunningServer;

		beforeAll(async () => {
			if (!canMount) return;
			const serverUrl = process.env.TEST_POSTGRES_URL ?? "";
			folder = await mkdtemp(join(tmpdir(), "throughline-disk-"));
			await chmod(folder, 0o711);
			disk = await makeDisk(folder, 32);
			const account = await chooseAccount((await findBinaries()).postgres, folder);
			const location = join(folder, "tablespace");
			await mkdir(location, { mode: 0o700 });
			await account.own(location);
			admin = connect(serverUrl, { max: 1 });
			await admin.sql.unsafe(`create tablespace ${name} location '${location}'`);
			await admin.sql.unsafe(`create database ${name} template ${emptyTemplate} tablespace ${name}`);
			const url = databaseUrl(serverUrl, name);
			database = connect(url, { max: 2 });
			server = await startServer({ database: { url, ...database, drop: async () => {} } });
		});
		afterAll(async () => {
			if (!canMount) return;
			await server.stop();
			await database.close();
			await admin.sql.unsafe(`drop database ${name} with (force)`);
			await admin.sql.unsafe(`drop tablespace ${name}`);
			await admin.close();
			disk.remove();
			await rm(folder, { recursive: true });
		});

		it("is called one to those who write, reading goes on, and /readyz says it until there is room", async (context) => {
			context.skip(!canMount, reason);
			const editor = await server.browser("Editor");
			expect((await readiness(server)).status).toBe(200);
			await disk.fill();
			// Incompressible, so that the table has to grow.
			const description = Array.from({ length: 50 }, () => crypto.randomUUID()).join("");
			const create = (count: number) =>
				editor("/api/programs", { json: { name: `Growing ${count}`, description } });
			let answer = await create(0);
			for (let count = 1; answer.status === 201 && count < 500; count++) answer = await create(count);
			expect(answer.status).toBe(503);
			expect(answer.headers.get("retry-after")).toMatch(/^\d+$/);
			const full = {
				code: "STORAGE_FULL",
				error:
					"The database's disk is full, so nothing can be saved. Whoever runs this server has to make room.",
			};
			expect(await answer.json()).toMatchObject(full);
			const ready = await readiness(server);
			expect(ready.status).toBe(503);
			expect(ready.body).toMatchObject(full);
			expect((await editor("/api/programs")).status).toBe(200);

			await disk.makeRoom();
			expect((await readiness(server)).status).toBe(200);
			expect((await create(1_000)).status).toBe(201);
		});
	});

	describe("of the uploaded files", () => {
		let disk: Disk | undefined;
		let server: RunningServer;
		beforeAll(async () => {
			server = await startServer();
		});
		afterEach(() => disk?.remove());
		afterAll(async () => {
			await server.stop();
			await server.database.drop();
		});

		it("is called one to those who upload, keeps nothing of the file, and /readyz says it until there is room", async (context) => {
			context.skip(!canMount, reason);
			disk = await makeDisk(server.dataDir, 8);
			for (const each of ["files", "uploads"]) await mkdir(join(server.dataDir, each));
			const editor = await server.browser("Editor");
			const upload = async () => {
				const body = new FormData();
				const pdf = Buffer.concat([Buffer.from("%PDF-1.7\n"), Buffer.alloc(2 * mebibyte, "late orders ")]);
				body.append("file", new Blob([pdf]), "minutes.pdf");
				return await editor("/api/strategic-consultant/analyze", {
					method: "POST",
					body,
					headers: { prefer: "respond-async" },
				});
			};
			// The last block takes the beginning of a piece, and no more.
			await disk.fill(mebibyte + 4096);
			const answer = await upload();
			const full = {
				code: "STORAGE_FULL",
				error:
					"The disk for uploaded files is full. Whoever runs this server has to make room; then send the file again.",
			};
			expect(answer.status).toBe(503);
			expect(await answer.json()).toMatchObject(full);
			await disk.makeRoom();
			await disk.fill();
			const ready = await readiness(server);
			expect(ready.status).toBe(503);
			expect(ready.body).toMatchObject(full);

			await disk.makeRoom();
			expect((await readiness(server)).status).toBe(200);
			expect((await upload()).status).toBe(202);
		});
	});
});
