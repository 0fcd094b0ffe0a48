/** What a file is by its first bytes. A container holds a Word document or a workbook; which, the reader finds out. */
export type ContentType = "pdf" | "zip" | "compound" | "jpeg" | "png" | "gif" | "webp";

/** How many of a file's first bytes tell its type. */
export const signatureBytes = 4_100;

const types: Record<string, ContentType> = {
	"application/pdf": "pdf",
	"application/zip": "zip",
	"application/vnd.openxmlformats-officedocument.wordprocessingml.document": "zip",
	"application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": "zip",
	"application/x-cfb": "compound",
	"image/jpeg": "jpeg",
	"image/png": "png",
	"image/apng": "png",
	"image/gif": "gif",
	"image/webp": "webp",
};

/** The type of a file by its first bytes, whatever its name; null for one that is not accepted. */
export async function contentTypeOf(head: Uint8Array): Promise<ContentType | null> {
	// Some programs write a few bytes before the header of a PDF.
	if (Buffer.from(head.subarray(0, 1_024)).includes("%PDF-")) return "pdf";
	if (head[0] === 0x50 && head[1] === 0x4b && head[2] === 0x03 && head[3] === 0x04) return "zip";
	// It knows some hundred types and is loaded for a picture, an old workbook and what is neither.
	const { fileTypeFromBuffer } = await import("file-type");
	const type = await fileTypeFromBuffer(head);
	return type ? (types[type.mime] ?? null) : null;
}
