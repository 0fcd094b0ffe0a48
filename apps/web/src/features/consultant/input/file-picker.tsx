import { IconButton } from "@throughline/ui/icon-button";
import { clsx } from "clsx";
import { CircleAlert, FileSpreadsheet, FileText, Image, Upload, X } from "lucide-react";
import { useRef } from "react";
import { acceptedFiles, fileProblem, fileSize } from "./check-file.ts";

/** A file that was chosen; `problem` says why it cannot be sent. */
export type ChosenFile = { key: string; file: File; problem: string | null };

/** The chosen files with some more; the same file is not taken twice. */
export function withFiles(before: readonly ChosenFile[], added: readonly File[]): ChosenFile[] {
	const all = [...before];
	for (const file of added) {
		const key = `${file.name}/${file.size}/${file.lastModified}`;
		if (!all.some((each) => each.key === key)) all.push({ key, file, problem: fileProblem(file) });
	}
	return all;
}

type FilePickerProps = {
	files: readonly ChosenFile[];
	onAdd: (files: readonly File[]) => void;
	onRemove: (key: string) => void;
	/** Something is held over the form at the moment. */
	dragged: boolean;
};

/** The files to send: chosen in a dialog, dropped anywhere on the form, or pasted. */
export function FilePicker({ files, onAdd, onRemove, dragged }: FilePickerProps) {
	const input = useRef<HTMLInputElement>(null);
	return (
		<div>
			<label
				className={clsx(
					"flex cursor-pointer items-center gap-3 rounded-lg border border-dashed px-4 py-3.5 transition-colors duration-120",
					"focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-ring",
					dragged ? "border-accent bg-accent-soft" : "border-line-control bg-inset hover:bg-hover",
				)}
			>
				<span
					aria-hidden="true"
					className="flex size-9 shrink-0 items-center justify-center rounded-md border border-line bg-card text-accent-text"
				>
					<Upload size={17} />
				</span>
				<span className="min-w-0">
					<span className="block text-body font-medium text-ink-strong">
						{dragged ? "Drop the files here" : "Upload files"}
					</span>
					<span className="block text-pretty text-caption text-ink-muted">
						Choose, drop or paste: PDF, Word, Excel or pictures, up to 50 MB each. Scans are read too. Of any
						other file, such as a mail, .txt or .csv, paste the content as text.
					</span>
				</span>
				<input
					ref={input}
					type="file"
					multiple
					accept={acceptedFiles}
					className="sr-only"
					onChange={({ target }) => {
						onAdd([...(target.files ?? [])]);
						// The same file may be chosen again after it was taken away.
						target.value = "";
					}}
				/>
			</label>
			{files.length > 0 && (
				<ul aria-label="Chosen files" className="mt-2.5 space-y-2">
					{files.map((chosen) => (
						<FileLine key={chosen.key} chosen={chosen} onRemove={() => onRemove(chosen.key)} />
					))}
				</ul>
			)}
		</div>
	);
}

function FileLine({ chosen: { file, problem }, onRemove }: { chosen: ChosenFile; onRemove: () => void }) {
	const Icon = /\.xlsx?$/i.test(file.name)
		? FileSpreadsheet
		: /\.(?:png|jpe?g|gif|webp)$/i.test(file.name)
			? Image
			: FileText;
	return (
		<li
			className={clsx(
				"flex items-start gap-2.5 rounded-lg border px-3 py-2",
				problem ? "border-critical-solid bg-critical-soft" : "border-line bg-card",
			)}
		>
			<Icon
				size={16}
				aria-hidden="true"
				className={clsx("mt-1 shrink-0", problem ? "text-critical" : "text-accent-text")}
			/>
			<div className="min-w-0 flex-1 py-0.5">
				<p className="break-words text-table font-medium text-ink-strong">{file.name || "Pasted picture"}</p>
				{problem ? (
					<p role="alert" className="mt-0.5 flex items-start gap-1 text-pretty text-caption text-critical">
						<CircleAlert size={12} aria-hidden="true" className="mt-0.5 shrink-0" />
						<span>{problem}</span>
					</p>
				) : (
					<p className="tabular text-caption text-ink-muted">{fileSize(file.size)}</p>
				)}
			</div>
			<IconButton
				label={`Remove ${file.name || "pasted picture"}`}
				size="sm"
				tooltip={false}
				icon={<X size={15} aria-hidden="true" />}
				onClick={onRemove}
			/>
		</li>
	);
}
