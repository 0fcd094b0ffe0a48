import { csvOf } from "@throughline/domain/value/spreadsheet";
import { download, fileName } from "@throughline/ui/download";
import type { Sheet } from "@throughline/ui/sheets";
import type { ShownScreen } from "../shown-screen.ts";

/** What the screen is called in the name of a file: its program, then itself. */
const nameOf = ({ program, title }: ShownScreen, extension: string) =>
	fileName(program ? `${program} ${title}` : title, extension);

export function exportCsv({ program }: ShownScreen, sheet: Sheet): void {
	download(
		nameOf({ program, title: sheet.title }, "csv"),
		csvOf(sheet.columns, sheet.rows),
		"text/csv;charset=utf-8",
	);
}

export async function exportWorkbook(screen: ShownScreen, sheets: readonly Sheet[]): Promise<void> {
	const { workbookOf } = await import("./workbook.ts");
	download(nameOf(screen, "xlsx"), await workbookOf(sheets));
}

export async function exportPicture(screen: ShownScreen): Promise<void> {
	const content = document.getElementById("content");
	if (!content) throw new Error("This screen has nothing to draw.");
	const { pictureOf } = await import("./picture.ts");
	download(nameOf(screen, "png"), await pictureOf(content));
}
