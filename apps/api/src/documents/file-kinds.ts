export type FileKind = "pdf" | "docx" | "xlsx" | "xls" | "jpeg" | "png" | "gif" | "webp";

/** A kind's media type, its words, and the endings that a file of it may have. */
export const fileKinds: Record<FileKind, { mediaType: string; words: string; endings: readonly string[] }> = {
	pdf: { mediaType: "application/pdf", words: "a PDF", endings: ["pdf"] },
	docx: {
		mediaType: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
		words: "a Word document",
		endings: ["docx"],
	},
	xlsx: {
		mediaType: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
		words: "an Excel workbook",
		endings: ["xlsx", "xls"],
	},
	xls: { mediaType: "application/vnd.ms-excel", words: "an Excel workbook", endings: ["xls", "xlsx"] },
	jpeg: { mediaType: "image/jpeg", words: "a JPEG image", endings: ["jpeg", "jpg", "jfif"] },
	png: { mediaType: "image/png", words: "a PNG image", endings: ["png"] },
	gif: { mediaType: "image/gif", words: "a GIF image", endings: ["gif"] },
	webp: { mediaType: "image/webp", words: "a WebP image", endings: ["webp"] },
};

/** What a file's name ends with after its last dot, in small letters; undefined without such an ending. */
export function endingOf(name: string): string | undefined {
	return /\.([A-Za-z0-9]{1,8})$/.exec(name)?.[1]?.toLowerCase();
}

/** What a file with this ending should be; undefined where it is none that is read. */
export function wordsOfEnding(ending: string | undefined): string | undefined {
	return Object.values(fileKinds).find(({ endings }) => ending && endings.includes(ending))?.words;
}
