import { csvOf } from "@throughline/domain/value/spreadsheet";
import { download, fileName } from "@throughline/ui/download";
import type { Sheet } from "@throughline/ui/sheets";

/** What the screen is called in the name of a file: its program, then itself. */
export type Exported = { program: string | null; title: string };

const nameOf = ({ program, title }: Exported, extension: string) =>
	fileName(program ? `${program} ${title}` : title, extension);

export function exportCsv({ program }: Exported, sheet: Sheet): void {
	download(
		nameOf({ program, title: sheet.title }, "csv"),
		csvOf(sheet.columns, sheet.rows),
		"text/csv;charset=utf-8",
	);
}

export async function exportWorkbook(screen: Exported, sheets: readonly Sheet[]): Promise<void> {
	const { workbookOf } = await import("./workbook.ts");
	download(nameOf(screen, "xlsx"), await workbookOf(sheets));
}

export async function exportPicture(screen: Exported): Promise<void> {
	const content = document.getElementById("content");
	if (!content) throw new Error("This screen has nothing to draw.");
	const { pictureOf } = await import("./picture.ts");
	download(nameOf(screen, "png"), await pictureOf(content));
}
