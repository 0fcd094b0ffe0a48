import { IconButton } from "@throughline/ui/icon-button";
import { LazyPopover } from "@throughline/ui/lazy-popover";
import { Download } from "lucide-react";
import { Suspense, useState } from "react";
import { lazyPart } from "../../workspace/lazy-part.ts";

const ExportEntries = lazyPart(() => import("./export-entries.tsx"), "ExportEntries");

/** Takes the screen along: the same menu on every view. */
export function ExportButton() {
	const [open, setOpen] = useState(false);
	return (
		<LazyPopover
			open={open}
			onOpenChange={setOpen}
			align="end"
			aria-label="Export"
			className="w-72 p-1.5!"
			trigger={
				<IconButton label="Export" tooltipSide="bottom" icon={<Download size={16} aria-hidden="true" />} />
			}
		>
			<Suspense fallback={<div className="h-20" />}>
				<ExportEntries onLeave={() => setOpen(false)} />
			</Suspense>
		</LazyPopover>
	);
}
