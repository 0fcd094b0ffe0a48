/** Largest text that can be typed or pasted in, in bytes of UTF-8: 10 MB. */
export const largestText = 10 * 1024 * 1024;
/** Largest file, in bytes: 50 MB. */
export const largestFile = 50 * 1024 * 1024;
/** How many files one call may bring. */
export const mostFiles = 20;
/** What can be uploaded, by its ending. */
export const fileTypes = ["pdf", "docx", "xlsx", "xls", "jpeg", "png", "gif", "webp"] as const;

export const inputRequired = "Please provide text input or upload a file";
export const noTextFound = "No valid input text could be extracted";
export const unsupportedFile = `Unsupported file format. Please upload: ${fileTypes.join(", ")}`;
/** The sentence for a file that is too large; `bytes` is its size. */
export const fileTooLarge = (bytes: number) =>
	`File size exceeds 50MB limit (${(bytes / 1024 / 1024).toFixed(1)}MB)`;

/** The sentence for a text that is too large; `bytes` is its size, null when it was not read to its end. */
export const textTooLarge = (bytes: number | null) =>
	`Text exceeds the 10 MB limit${bytes === null ? "" : ` (${(bytes / 1024 / 1024).toFixed(1)} MB)`}. Shorten it, or enter it in parts.`;
