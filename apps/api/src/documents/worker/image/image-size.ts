type Size = { width: number; height: number };

/** Width and height in pixels of a PNG, GIF, JPEG or WebP, read from its first bytes; null when they are not there. */
export function imageSize(bytes: Buffer): Size | null {
	try {
		if (bytes.subarray(1, 4).toString("latin1") === "PNG")
			return at(bytes.readUInt32BE(16), bytes.readUInt32BE(20));
		if (bytes.subarray(0, 3).toString("latin1") === "GIF")
			return at(bytes.readUInt16LE(6), bytes.readUInt16LE(8));
		if (bytes.readUInt16BE(0) === 0xffd8) return jpegSize(bytes);
		if (bytes.subarray(8, 12).toString("latin1") === "WEBP") return webpSize(bytes);
		return null;
	} catch (error) {
		if (error instanceof RangeError) return null;
		throw error;
	}
}

const at = (width: number, height: number): Size => ({ width, height });

/** Looks for the segment that starts the frame (SOF0 to SOF15 without the tables). */
function jpegSize(bytes: Buffer): Size | null {
	for (let place = 2; place + 9 < bytes.length; ) {
		if (bytes[place] !== 0xff) return null;
		const marker = bytes.readUInt8(place + 1);
		if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)) {
			return at(bytes.readUInt16BE(place + 7), bytes.readUInt16BE(place + 5));
		}
		const alone = marker === 0xff || marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8);
		place += alone ? (marker === 0xff ? 1 : 2) : 2 + bytes.readUInt16BE(place + 2);
	}
	return null;
}

function webpSize(bytes: Buffer): Size | null {
	switch (bytes.subarray(12, 16).toString("latin1")) {
		case "VP8 ":
			return at(bytes.readUInt16LE(26) & 0x3fff, bytes.readUInt16LE(28) & 0x3fff);
		case "VP8L": {
			const bits = bytes.readUInt32LE(21);
			return at((bits & 0x3fff) + 1, ((bits >>> 14) & 0x3fff) + 1);
		}
		case "VP8X":
			return at(bytes.readUIntLE(24, 3) + 1, bytes.readUIntLE(27, 3) + 1);
		default:
			return null;
	}
}
