import { AddButton } from "@throughline/ui/add-button";
import { IconButton } from "@throughline/ui/icon-button";
import { Textarea } from "@throughline/ui/textarea";
import { CircleAlert, X } from "lucide-react";
import { type ClipboardEvent, type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from "react";
import { type Row, withoutRow, withPasted, withRowAfter, withText } from "./rows.ts";

const mostRows = 100;
const longestRow = 2_000;

type LineRowsProps = {
	title: string;
	/** What one of them is called: "requirement". */
	noun: string;
	required?: boolean;
	hint: ReactNode;
	placeholder: string;
	/** Why the list cannot stay as it is; the first row is the wrong one. */
	error?: string | undefined;
	rows: readonly Row[];
	onRows: (rows: readonly Row[]) => void;
};

/** A list typed row by row: Enter adds one, Backspace in an empty one removes it, pasted lines become rows. */
export function LineRows({
	title,
	noun,
	required = false,
	hint,
	placeholder,
	error,
	rows,
	onRows,
}: LineRowsProps) {
	const least = required ? 1 : 0;
	const id = useId();
	const list = useRef<HTMLUListElement>(null);
	const adder = useRef<HTMLButtonElement>(null);
	const focusNext = useRef<number | null>(null);
	// After the row that is to have the focus is in the page.
	useEffect(() => {
		if (focusNext.current === null) return;
		const field = list.current?.querySelector<HTMLElement>(`[data-row="${focusNext.current}"] textarea`);
		focusNext.current = null;
		(field ?? adder.current)?.focus();
	});

	const add = (after?: number) => {
		if (rows.length >= mostRows) return;
		const { rows: next, added } = withRowAfter(rows, after);
		focusNext.current = added;
		onRows(next);
	};
	const remove = (key: number) => {
		const index = rows.findIndex((row) => row.key === key);
		const next = withoutRow(rows, key, least);
		if (next === rows) return;
		focusNext.current = (next[index - 1] ?? next[0])?.key ?? 0;
		onRows(next);
	};
	const onKeyDown = (event: KeyboardEvent, row: Row) => {
		// A composed character is ended with Enter too.
		if (event.key === "Enter" && !event.nativeEvent.isComposing && !event.ctrlKey && !event.metaKey) {
			event.preventDefault();
			add(row.key);
		} else if (event.key === "Backspace" && row.text === "" && rows.length > least) {
			event.preventDefault();
			remove(row.key);
		}
	};
	const onPaste = (event: ClipboardEvent<HTMLTextAreaElement>, row: Row) => {
		const { selectionStart, selectionEnd } = event.currentTarget;
		const pasted = withPasted(rows, row.key, {
			before: row.text.slice(0, selectionStart),
			pasted: event.clipboardData.getData("text/plain"),
			after: row.text.slice(selectionEnd),
		});
		if (!pasted) return;
		event.preventDefault();
		focusNext.current = pasted.last;
		onRows(pasted.rows.slice(0, mostRows));
	};

	const Noun = noun.charAt(0).toUpperCase() + noun.slice(1);
	return (
		<fieldset aria-describedby={`${id}-hint`} className="min-w-0">
			<legend className="mb-1 flex w-full items-baseline justify-between gap-2 text-table font-medium text-ink">
				<span>
					{title}
					{required && <span className="text-critical"> *</span>}
				</span>
				{!required && <span className="text-caption font-normal text-ink-faint">Optional</span>}
			</legend>
			<p id={`${id}-hint`} className="mb-2 text-pretty text-caption text-ink-muted">
				{hint}
			</p>
			{rows.length > 0 && (
				<ul ref={list} className="mb-2 space-y-1.5">
					{rows.map((row, index) => (
						<li key={row.key} data-row={row.key} className="flex items-start gap-1.5">
							<span aria-hidden="true" className="tabular w-5 pt-1.5 text-right text-table text-ink-faint">
								{index + 1}
							</span>
							<div className="min-w-0 flex-1">
								<Textarea
									rows={1}
									aria-label={`${Noun} ${index + 1}`}
									aria-invalid={(error !== undefined && index === 0) || undefined}
									aria-describedby={error !== undefined && index === 0 ? `${id}-error` : undefined}
									value={row.text}
									placeholder={index === 0 ? placeholder : undefined}
									maxLength={longestRow}
									onValueChange={(text) => onRows(withText(rows, row.key, text.replaceAll(/[\r\n]+/g, " ")))}
									onKeyDown={(event) => onKeyDown(event, row)}
									onPaste={(event) => onPaste(event, row)}
								/>
							</div>
							<IconButton
								label={`Remove ${noun} ${index + 1}`}
								tooltip={false}
								disabled={rows.length <= least}
								icon={<X size={15} aria-hidden="true" />}
								onClick={() => remove(row.key)}
							/>
						</li>
					))}
				</ul>
			)}
			{error !== undefined && (
				<p id={`${id}-error`} className="mb-2 flex items-start gap-1 text-caption text-critical">
					<CircleAlert size={12} aria-hidden="true" className="mt-0.5 shrink-0" />
					{error}
				</p>
			)}
			<AddButton
				ref={adder}
				size="sm"
				variant="ghost"
				disabled={rows.length >= mostRows}
				onClick={() => add()}
			>
				Add {noun}
			</AddButton>
		</fieldset>
	);
}
