const newline = 0x0a;

/**
 * Puts the pieces of a stream together into whole lines: a library that searches its text again with each piece would
 * be slow beyond measure on a long line that comes in many.
 */
export function wholeLines() {
	let partialLine = Buffer.alloc(1024);
	let waiting = 0;

	function keep(piece: Uint8Array): void {
		if (waiting + piece.byteLength > partialLine.byteLength) {
			const larger = Buffer.alloc(Math.max(partialLine.byteLength * 2, waiting + piece.byteLength));
			partialLine.copy(larger, 0, 0, waiting);
			partialLine = larger;
		}
		partialLine.set(piece, waiting);
		waiting += piece.byteLength;
	}

	/** What is kept, which is kept no longer. */
	function rest(): Uint8Array {
		const kept = Buffer.from(partialLine.subarray(0, waiting));
		waiting = 0;
		return kept;
	}

	return {
		/** Bytes of the line that has begun. */
		get waiting() {
			return waiting;
		},
		/** The lines that a piece ends; null when it ends none. */
		take(piece: Uint8Array): Uint8Array | null {
			const end = piece.lastIndexOf(newline) + 1;
			if (end === 0) {
				keep(piece);
				return null;
			}
			keep(piece.subarray(0, end));
			const lines = rest();
			keep(piece.subarray(end));
			return lines;
		},
		rest,
	};
}
