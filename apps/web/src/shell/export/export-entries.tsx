import { sheetsOnScreen } from "@throughline/ui/sheets";
import { toast } from "@throughline/ui/toast";
import { FileSpreadsheet, FileText, Image, type LucideIcon, Printer } from "lucide-react";
import { useState } from "react";
import { entryLook } from "../entry-look.ts";
import { useShownScreen } from "../shown-screen.ts";
import { exportCsv, exportPicture, exportWorkbook } from "./export-view.ts";

/** The ways in which the screen can be taken along: its rows as workbook or as tables, itself as picture or on paper. */
export function ExportEntries({ onLeave }: { onLeave: () => void }) {
	// As it was when the menu opened: what is chosen is what was offered.
	const [sheets] = useState(sheetsOnScreen);
	const screen = useShownScreen();
	/** Closes first: neither a picture nor a printed page shows the menu. */
	const leaving = (failed: string, work: () => unknown) => async () => {
		onLeave();
		try {
			await closed();
			await work();
		} catch (error) {
			const description = error instanceof Error ? error.message : "This browser could not make the file.";
			toast({ title: failed, description, variant: "destructive" });
		}
	};
	return (
		<ul aria-label="Export">
			{sheets.length > 0 && (
				<Entry
					icon={FileSpreadsheet}
					onChoose={leaving("Failed to export the workbook", () => exportWorkbook(screen, sheets))}
				>
					Excel workbook (.xlsx)
				</Entry>
			)}
			{sheets.map((sheet) => (
				<Entry
					key={sheet.title}
					icon={FileText}
					onChoose={leaving("Failed to export the table", () => exportCsv(screen, sheet))}
				>
					{`${sheet.title} (.csv)`}
				</Entry>
			))}
			<Entry icon={Image} onChoose={leaving("Failed to draw the picture", () => exportPicture(screen))}>
				Picture (.png)
			</Entry>
			<Entry icon={Printer} onChoose={leaving("Failed to print", () => window.print())}>
				Print or save as PDF
			</Entry>
		</ul>
	);
}

/** Until the menu has left the page: two frames after it was told to. */
const closed = () =>
	new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));

type EntryProps = { icon: LucideIcon; onChoose: () => Promise<void>; children: string };

function Entry({ icon: Icon, onChoose, children }: EntryProps) {
	return (
		<li>
			<button type="button" className={entryLook} onClick={() => void onChoose()}>
				<Icon size={16} aria-hidden="true" className="shrink-0" />
				<span className="min-w-0 truncate">{children}</span>
			</button>
		</li>
	);
}
