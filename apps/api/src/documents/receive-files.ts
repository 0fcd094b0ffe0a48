import { createHash } from "node:crypto";
import { open } from "node:fs/promises";
import type { MultipartFile, MultipartValue } from "@fastify/multipart";
import { cleanText } from "@throughline/domain/consultant/text/clean";
import {
	fileTooLarge,
	largestFile,
	largestText,
	mostFiles,
	textTooLarge,
} from "@throughline/domain/consultant/upload";
import { CodedError, invalidInput } from "@throughline/trpc/error";
import { unknownField } from "@throughline/trpc/plain-words";
import type { StoredUpload } from "@throughline/trpc/ports/document-reader";
import type { FastifyRequest } from "fastify";
import { contentTypeOf, signatureBytes } from "./content-type.ts";
import { type Arriving, type FileStore, filesFull } from "./file-store.ts";
import { refusals } from "./worker/refusal.ts";

/** What a form brought: its fields, and its files in the store. */
export type Received = { fields: Record<string, string>; files: StoredUpload[] };

const limits = {
	files: mostFiles,
	// One more than may arrive, so that exactly the largest file passes.
	fileSize: largestFile + 1,
	fields: 10,
	// A form writes each end of a line in two bytes, and every byte of a text may be one. One more than may arrive.
	fieldSize: 2 * largestText + 1,
	fieldNameSize: 100,
	parts: mostFiles + 10,
	headerPairs: 20,
};

/**
 * Reads a form, its files straight onto disk. A file that is too large, of a wrong type or empty is refused as soon as
 * that is known, and nothing of the form stays then; nor when the client goes away.
 * Throws TOO_LARGE, UNSUPPORTED_TYPE, UNREADABLE or INVALID_INPUT, which it is also for a file in another field than `file`.
 */
export async function receiveFiles(request: FastifyRequest, store: FileStore): Promise<Received> {
	const received: Received = { fields: {}, files: [] };
	try {
		for await (const part of request.parts({ limits })) {
			if (part.type === "field") addField(received.fields, part);
			else {
				if (part.fieldname !== "file") throw invalidInput([{ path: part.fieldname, message: unknownField }]);
				const file = await receiveFile(request, part, store, received.files.length === 0);
				if (file) received.files.push(file);
			}
		}
		return received;
	} catch (error) {
		for (const { storageKey } of received.files) await store.discard(storageKey);
		throw error instanceof CodedError ? error : asRefusal(error, store);
	}
}

/** Adds a field to those that arrived; all of them together have the room of one text. */
function addField(fields: Received["fields"], part: MultipartValue & { fieldname: string }): void {
	fields[part.fieldname] = textOf(part);
	const length = Object.values(fields).reduce((sum, value) => sum + value.length, 0);
	if (length > limits.fieldSize) throw new CodedError("TOO_LARGE", textTooLarge(null));
}

function textOf({ value, valueTruncated }: MultipartValue): string {
	if (valueTruncated) throw new CodedError("TOO_LARGE", textTooLarge(null));
	// The ends of lines as they were before the form: its own count for nothing.
	if (typeof value === "string") return value.replaceAll("\r\n", "\n");
	throw notAForm();
}

async function receiveFile(
	request: FastifyRequest,
	part: MultipartFile,
	store: FileStore,
	first: boolean,
): Promise<StoredUpload | null> {
	const arriving = await store.arriving();
	try {
		const announced = first ? Number(request.headers["content-length"] ?? 0) : 0;
		const { byteSize, sha256 } = await write(part, arriving, announced);
		const name = nameOf(part.filename);
		if (byteSize === 0) {
			await arriving.abandon();
			// A form that was sent without choosing a file has a part without a name.
			if (name === null) return null;
			const { code, message } = refusals.empty();
			throw new CodedError(code, message);
		}
		return { name: name ?? "Upload", byteSize, sha256, storageKey: await arriving.keep() };
	} catch (error) {
		await arriving.abandon();
		throw error;
	}
}

/** @param announced how large the whole form is said to be: what a person reads of a file that is too large */
async function write(
	{ file, filename }: MultipartFile,
	{ path }: Arriving,
	announced: number,
): Promise<{ byteSize: number; sha256: string }> {
	const hash = createHash("sha256");
	const handle = await open(path, "wx", 0o600);
	let byteSize = 0;
	let head = Buffer.alloc(0);
	let isChecked = false;
	const look = async () => {
		isChecked = true;
		if ((await contentTypeOf(head)) === null) {
			const { code, message } = refusals.unsupported(filename ?? "");
			throw new CodedError(code, message);
		}
	};
	try {
		for await (const chunk of file as AsyncIterable<Buffer>) {
			byteSize += chunk.length;
			if (byteSize > largestFile) {
				throw new CodedError("TOO_LARGE", fileTooLarge(Math.max(byteSize, announced)));
			}
			hash.update(chunk);
			// Writes all of it or fails: the last bytes that fit on a full disk are not the file.
			await handle.appendFile(chunk);
			if (isChecked) continue;
			head = Buffer.concat([head, chunk.subarray(0, signatureBytes)]);
			if (head.length >= signatureBytes) await look();
		}
		if (!isChecked && byteSize > 0) await look();
	} finally {
		await handle.close();
	}
	return { byteSize, sha256: hash.digest("hex") };
}

/** A file's name as the person sees it: no folders, one line, at most 200 characters; null when there is none. */
function nameOf(filename: string | undefined): string | null {
	// Browsers write a quotation mark so (HTML, multipart/form-data encoding).
	const last =
		cleanText(filename?.replaceAll("%22", '"') ?? "")
			.split(/[/\\]/)
			.at(-1) ?? "";
	const name = last.replaceAll(/\s+/g, " ").trim();
	if (name.length <= 200) return name || null;
	const ending = /\.[A-Za-z0-9]{1,8}$/.exec(name)?.[0] ?? "";
	return `${name.slice(0, 199 - ending.length).toWellFormed()}…${ending}`;
}

const notAForm = () =>
	new CodedError("INVALID_INPUT", "The upload was cut off, or it is no valid multipart/form-data");

function asRefusal(error: unknown, store: FileStore): CodedError {
	const code = error instanceof Error && "code" in error ? error.code : null;
	if (code === "FST_FILES_LIMIT" || code === "FST_PARTS_LIMIT" || code === "FST_FIELDS_LIMIT") {
		return new CodedError("TOO_LARGE", `Send at most ${mostFiles} files at once`);
	}
	if (code === "ENOSPC" || code === "EDQUOT") {
		store.reportFull();
		return new CodedError("STORAGE_FULL", filesFull, { cause: error });
	}
	if (isFault(error)) {
		return new CodedError("UNAVAILABLE", "The file could not be stored. Try again later.", { cause: error });
	}
	return notAForm();
}

/** A failure of our disk, not of what was sent. */
function isFault(error: unknown): boolean {
	return (
		error instanceof Error &&
		"syscall" in error &&
		"errno" in error &&
		!("code" in error && error.code === "ECONNRESET")
	);
}
