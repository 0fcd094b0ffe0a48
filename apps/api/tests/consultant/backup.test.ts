import { readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createTestDatabase } from "@throughline/db/testing/database";
import { Analyzed } from "@throughline/domain/consultant/session";
import { expect, it } from "vitest";
import { backUp } from "../../src/backup/back-up.ts";
import { restore } from "../../src/backup/restore.ts";
import { unwatched } from "../backup/workspace.ts";
import { startServer } from "../running-server.ts";

it("a restored backup has the uploaded files too: text, passages and the very bytes", async () => {
	const folder = await mkdtemp(join(tmpdir(), "throughline-uploads-"));
	const [archive, dataDir] = [join(folder, "backup.tar.gz"), join(folder, "data")];
	const memo = readFileSync(new URL("../../fixtures/board-memo.docx", import.meta.url));
	const first = await startServer();
	const body = new FormData();
	body.append("file", new Blob([new Uint8Array(memo)]), "memo.docx");
	const editor = await first.browser("Editor");
	const answer = await editor("/api/strategic-consultant/analyze", { method: "POST", body });
	const { documents } = Analyzed.parse(await answer.json());
	const path = `/api/strategic-consultant/documents/${documents[0]?.id}`;
	const before = await (await editor(path)).json();
	const progress = unwatched();
	await backUp({
		url: first.database.url,
		dataDir: first.dataDir,
		file: archive,
		secretFile: null,
		progress,
	});
	await first.stop();
	await first.database.drop();

	const database = await createTestDatabase();
	await restore({
		url: database.url,
		dataDir,
		file: archive,
		replace: false,
		secretFile: null,
		embedded: false,
		progress,
	});
	const second = await startServer({ database, environment: { DATA_DIR: dataDir } });
	try {
		const again = await second.browser("Editor");
		expect(await (await again(path)).json()).toEqual(before);
		const file = await again(`${path}/file`);
		expect(Buffer.from(await file.arrayBuffer())).toEqual(memo);
	} finally {
		await second.stop();
		await database.drop();
		await rm(folder, { recursive: true, force: true });
	}
}, 90_000);
