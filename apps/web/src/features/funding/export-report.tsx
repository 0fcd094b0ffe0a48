import { Button } from "@throughline/ui/button";
import { download } from "@throughline/ui/download";
import {
	DropdownMenu,
	DropdownMenuContent,
	DropdownMenuItem,
	DropdownMenuTrigger,
} from "@throughline/ui/dropdown-menu";
import { toast } from "@throughline/ui/toast";
import { ChevronDown, Download, FileSpreadsheet, FileText, Printer } from "lucide-react";
import { useState } from "react";
import { toApiError } from "../../api/api-error.ts";
import { request } from "../../api/request.ts";

type ExportReportProps = { programId: string; onPrintable: () => void };

/** The report as a workbook, as a table, or as a page to print. */
export function ExportReport({ programId, onPrintable }: ExportReportProps) {
	const [busy, setBusy] = useState(false);
	async function save(format: "xlsx" | "csv") {
		setBusy(true);
		try {
			await downloadAnswer(`/api/funding/report?programId=${programId}&format=${format}`);
			toast({ title: "Report exported" });
		} catch (error) {
			toast({
				title: "Failed to export report",
				description: toApiError(error).sentence,
				variant: "destructive",
			});
		} finally {
			setBusy(false);
		}
	}
	return (
		<DropdownMenu>
			<DropdownMenuTrigger>
				<Button
					loading={busy}
					icon={<Download size={16} aria-hidden="true" />}
					trailingIcon={<ChevronDown size={14} aria-hidden="true" />}
				>
					Export Report
				</Button>
			</DropdownMenuTrigger>
			<DropdownMenuContent>
				<DropdownMenuItem icon={<FileSpreadsheet size={16} />} onSelect={() => void save("xlsx")}>
					Excel workbook (.xlsx)
				</DropdownMenuItem>
				<DropdownMenuItem icon={<FileText size={16} />} onSelect={() => void save("csv")}>
					Table (.csv)
				</DropdownMenuItem>
				<DropdownMenuItem icon={<Printer size={16} />} onSelect={onPrintable}>
					Printable page
				</DropdownMenuItem>
			</DropdownMenuContent>
		</DropdownMenu>
	);
}

/** Fetches a file and hands it to the person under the name that the server gives it. Throws an `ApiError`. */
async function downloadAnswer(url: string): Promise<void> {
	const answer = await request(url);
	const name = /filename="([^"]+)"/.exec(answer.headers.get("content-disposition") ?? "")?.[1];
	download(name ?? "report", await answer.blob());
}
