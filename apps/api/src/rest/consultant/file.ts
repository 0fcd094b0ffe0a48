import { CodedError } from "@throughline/trpc/error";
import { z } from "zod";
import type { FileStore } from "../../documents/file-store.ts";
import { byId, describe, NoQuery, type RestApp } from "../route.ts";

/** `GET /api/strategic-consultant/documents/:id/file`: the very bytes that were uploaded, to be saved and not shown. */
export function fileRoute(app: RestApp, store: FileStore): void {
	const file = describe({
		tag: "Strategic consultant",
		summary: "Download the original file of a document",
		params: byId,
		query: NoQuery,
		answer: z.string().meta({ format: "binary" }),
		mediaTypes: ["application/octet-stream"],
	});
	// What a stranger has uploaded is never rendered by a browser on our origin, so it has no type here.
	app.get("/api/strategic-consultant/documents/:id/file", file, async (request, reply) => {
		const { name, storageKey } = await request.procedures.consultant.session.file({
			documentId: request.params.id,
		});
		const { stream, bytes } = await store.open(storageKey).catch((cause) => {
			throw new CodedError("NOT_FOUND", "The file of this document is no longer there", { cause });
		});
		return await reply
			.type("application/octet-stream")
			.header("content-length", bytes)
			.header("content-disposition", attachment(name))
			.header("content-security-policy", "sandbox; default-src 'none'")
			.send(stream);
	});
}

/** RFC 6266: the name in plain letters, and as it is. */
function attachment(name: string): string {
	const plain = name.replaceAll(/[^ -~]|["\\%]/g, "_");
	const encoded = encodeURIComponent(name).replaceAll(
		/['()*]/g,
		(mark) => `%${mark.charCodeAt(0).toString(16)}`,
	);
	return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
