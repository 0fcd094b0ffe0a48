/** How much of one document is read. What is cut off, a note tells. */
export const limits = {
	/** Characters of text. */
	characters: 2_000_000,
	/** The same of a page of the web: a session may have twenty. */
	pageCharacters: 100_000,
	/** Pages of a PDF. */
	pages: 1_000,
	/** Pages that are read by OCR. */
	scannedPages: 60,
	/** Of a workbook: sheets, rows of a sheet, and filled cells in all. */
	sheets: 100,
	rows: 20_000,
	cells: 300_000,
	/** Of a zip container (docx, xlsx): entries, bytes unpacked, and how many times its own size that may be. */
	entries: 5_000,
	unpackedBytes: 400 * 1024 * 1024,
	unpackedRatio: 150,
	/** Pixels of an image. */
	pixels: 60_000_000,
} as const;
