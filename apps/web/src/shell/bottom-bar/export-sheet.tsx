import { ExportEntries } from "../export/export-entries.tsx";
import { shellWindow } from "../shell-state.ts";
import { Sheet } from "./sheet.tsx";

/** The menu behind the header's button, as a sheet where the header has no room for it. */
export function ExportSheet() {
	return (
		<Sheet title="Export">
			<h2 className="border-b border-line-subtle px-4 py-3 text-body font-semibold">Export</h2>
			<div className="p-2">
				<ExportEntries onLeave={() => shellWindow.set(null)} />
			</div>
		</Sheet>
	);
}
