import { createHash } from "node:crypto";

/** Length and SHA-256 of a stream of bytes, and how many lines it has. */
export type Measured = { bytes: number; sha256: string; lines: number };

/** Passes bytes on and measures them. */
export function measuring(): {
	pass: (chunks: AsyncIterable<Buffer>) => AsyncGenerator<Buffer>;
	result: () => Measured;
} {
	const hash = createHash("sha256");
	let [bytes, lines] = [0, 0];
	return {
		async *pass(chunks) {
			for await (const chunk of chunks) {
				hash.update(chunk);
				bytes += chunk.length;
				for (let at = chunk.indexOf(10); at >= 0; at = chunk.indexOf(10, at + 1)) lines += 1;
				yield chunk;
			}
		},
		result: () => ({ bytes, sha256: hash.digest("hex"), lines }),
	};
}

/** Reads a stream to its end for its measures alone. */
export async function measure(chunks: AsyncIterable<Buffer>): Promise<Measured> {
	const { pass, result } = measuring();
	for await (const _chunk of pass(chunks));
	return result();
}
