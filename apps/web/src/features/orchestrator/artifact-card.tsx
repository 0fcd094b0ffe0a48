import type { Artifact } from "@throughline/domain/orchestrator";
import { download } from "@throughline/ui/download";
import { IconButton } from "@throughline/ui/icon-button";
import { toast } from "@throughline/ui/toast";
import { Check, ChevronRight, Copy, Download } from "lucide-react";
import { useState } from "react";
import { archiveNames } from "./archive/archive-names.ts";
import { CodeText } from "./code/code-text.tsx";

/** A file as the builder proposes it: to read, copy and download. */
export function ArtifactCard({ artifact: { filePath, content, description } }: { artifact: Artifact }) {
	const [copied, setCopied] = useState(false);
	const copy = async () => {
		try {
			await navigator.clipboard.writeText(content);
			setCopied(true);
		} catch {
			toast({
				title: "Not copied",
				description: "The browser refuses its clipboard. Download the file instead.",
			});
		}
	};
	const save = () => {
		const [name = "file"] = archiveNames([filePath]);
		download(name.slice(name.lastIndexOf("/") + 1), content);
	};
	return (
		<li className="relative min-w-0 overflow-hidden rounded-lg border border-line">
			<details open className="group">
				<summary className="flex cursor-pointer list-none items-start gap-2 py-2.5 pr-22 pl-3 group-open:border-b group-open:border-line">
					<ChevronRight
						size={15}
						aria-hidden="true"
						className="mt-0.5 shrink-0 text-ink-faint transition-transform duration-120 group-open:rotate-90"
					/>
					<span className="min-w-0">
						<code className="block break-all font-mono text-table font-medium text-ink-strong">
							{filePath}
						</code>
						{description && (
							<span className="mt-0.5 block text-pretty text-caption text-ink-muted">{description}</span>
						)}
					</span>
				</summary>
				<CodeText filePath={filePath} content={content} />
			</details>
			<span className="absolute top-1.5 right-2 flex gap-0.5">
				<IconButton
					label={copied ? `Copied ${filePath}` : `Copy ${filePath}`}
					tooltip={copied ? "Copied" : "Copy"}
					icon={copied ? <Check size={15} aria-hidden="true" /> : <Copy size={15} aria-hidden="true" />}
					onClick={() => void copy()}
				/>
				<IconButton
					label={`Download ${filePath}`}
					tooltip="Download"
					icon={<Download size={15} aria-hidden="true" />}
					onClick={save}
				/>
			</span>
		</li>
	);
}
