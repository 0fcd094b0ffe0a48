import { createReadStream } from "node:fs";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import { type Extract, extract } from "tar-stream";
import { StartProblem } from "../start-problem.ts";
import { type Item, itemNamed, tablePart } from "./manifest.ts";

type Entry = Extract extends AsyncIterable<infer One> ? One : never;

/** One thing in an archive; `content` must be read to its end before the next one comes. */
export type ArchivedItem = Item & { content: AsyncIterable<Buffer> };

/**
 * The things in an archive in their order, in constant memory; the parts of a table are one thing.
 * @param onBytes hears how many bytes of the file have been read, each time that there are more
 * @throws {StartProblem} with the reason why the file is no sound archive
 */
export async function* readArchive(
	file: string,
	signal: AbortSignal,
	onBytes: (bytes: number) => void = () => {},
): AsyncGenerator<ArchivedItem> {
	const source = createReadStream(file);
	const archive = extract();
	source.on("data", () => onBytes(source.bytesRead));
	const unpacked = pipeline(source, createGunzip(), archive, { signal });
	// The loop below meets the same failure; without this it would also count as unhandled.
	unpacked.catch(() => {});
	const explained = async (error: unknown): Promise<unknown> => {
		if (signal.aborted) return signal.reason;
		archive.destroy();
		// Where the file or a header was at fault, who reads only hears that there is no more.
		const failure = await unpacked.then(
			() => error,
			(first) => (isReadFailure(first) ? first : error),
		);
		if (failure instanceof StartProblem) return failure;
		const reason = isReadFailure(failure)
			? `it cannot be read (${failure.code}).`
			: "it is damaged or cut off, or no backup of Throughline.";
		return new StartProblem(reason, { cause: failure });
	};
	try {
		for await (const { content, ...item } of joinParts(archive[Symbol.asyncIterator]())) {
			yield { ...item, content: failingWith(explained, content) };
		}
		await unpacked;
	} catch (error) {
		throw await explained(error);
	} finally {
		archive.destroy();
		source.destroy();
	}
}

async function* failingWith(
	explained: (error: unknown) => Promise<unknown>,
	content: AsyncIterable<Buffer>,
): AsyncGenerator<Buffer> {
	try {
		yield* content;
	} catch (error) {
		throw await explained(error);
	}
}

/** Makes one stream of the numbered parts of a table. */
async function* joinParts(entries: AsyncIterator<Entry>): AsyncGenerator<ArchivedItem, void> {
	let next = await entries.next();
	async function* bodies(item: Item): AsyncGenerator<Buffer> {
		for (let part = 1; ; part++) {
			const entry: Entry = next.value;
			yield* entry as AsyncIterable<Buffer>;
			const before = entry.header.name;
			next = await entries.next();
			const follows = item.kind === "table" && before === tablePart(item.name, part);
			if (next.done || !follows || next.value.header.name !== tablePart(item.name, part + 1)) return;
		}
	}
	while (!next.done) {
		const { name, type } = next.value.header;
		const item = itemNamed(name);
		if (!item) throw new StartProblem(`it holds "${name}", which no backup of Throughline does.`);
		if (type !== "file") throw new StartProblem(`"${name}" is a ${type}, not a file.`);
		yield { ...item, content: bodies(item) };
	}
}

function isReadFailure(error: unknown): error is NodeJS.ErrnoException {
	return error instanceof Error && "syscall" in error && "code" in error;
}
