import { Button } from "@throughline/ui/button";
import { Input } from "@throughline/ui/input";
import { CircleAlert, Plus } from "lucide-react";
import {
	type ClipboardEvent,
	type KeyboardEvent,
	type ReactNode,
	type SubmitEvent,
	Suspense,
	useId,
	useRef,
	useState,
} from "react";
import { useObservable } from "../../browser/observable-value.ts";
import { useMoney } from "../program/program-currency.tsx";
import { takeBack, takenBackHere } from "../undo/undo.ts";
import { QuickLines } from "./quick-lines.tsx";
import { type CreateEntry, type LastEntry, useQuickAdd } from "./use-quick-add.ts";

type QuickAddProps = {
	/** What the field is called: "Add a task". */
	label: string;
	/** Where what is typed is kept until it is sent: `task/<program>`. */
	draftKey: string;
	/** A number beside the text. */
	amount?: { label: string; required: boolean; money?: boolean };
	create: CreateEntry;
	/** An example instead of the label alone. */
	placeholder?: string;
	/** What is wrong with a text before it is sent; null for nothing. */
	check?: (text: string) => string | null;
	/** What may complete the text. */
	suggest?: (text: string) => readonly string[];
	/** Takes filters away that hide a new row. */
	onClearFilters?: () => void;
	/** The window for several lines or cells that are pasted into the row. */
	paste?: (text: string, onClose: () => void) => ReactNode;
	/** Where it belongs, such as the group that it joins. */
	children?: ReactNode;
};

/** The last row of a list, to write in: Enter adds what was typed and waits for the next. Escape empties it. */
export function QuickAdd(props: QuickAddProps) {
	const { label, draftKey, amount, create, check, suggest, onClearFilters, paste, children } = props;
	const [pasted, setPasted] = useState<string | null>(null);
	const needs = amount ? (amount.required ? "required" : "optional") : "none";
	const { currency } = useMoney();
	const quick = useQuickAdd({
		draftKey,
		needs,
		create,
		check,
		currency: amount?.money ? currency : undefined,
	});
	const { typed, type, problem } = quick;
	const fields = { text: useRef<HTMLInputElement>(null), amount: useRef<HTMLInputElement>(null) };
	const problemId = useId();
	const suggestionsId = useId();
	const submit = (event: SubmitEvent) => {
		event.preventDefault();
		fields[quick.submit() ?? "text"].current?.focus();
	};
	const emptyOnEscape = (event: KeyboardEvent) => {
		if (event.key !== "Escape" || !(typed.text || typed.amount)) return;
		event.stopPropagation();
		quick.clear();
		fields.text.current?.focus();
	};
	const takeOver = (event: ClipboardEvent) => {
		const text = event.clipboardData.getData("text/plain");
		if (!paste || !/[\t\r\n]/.test(text.trim())) return;
		event.preventDefault();
		// What stands there is about the row before.
		quick.forgetLast();
		setPasted(text);
	};
	const wiring = (field: keyof typeof typed) => ({
		ref: fields[field],
		value: typed[field],
		onValueChange: (value: string) => type({ ...typed, [field]: value }),
		autoComplete: "off",
		"aria-invalid": problem?.field === field || undefined,
		"aria-describedby": problem?.field === field ? problemId : undefined,
	});
	return (
		<div data-print="hide" data-quick-add="" className="border-t border-line-subtle">
			<QuickLines lines={quick.lines} onRetry={quick.retry} onDiscard={quick.discard} />
			<form
				noValidate
				aria-label={label}
				onSubmit={submit}
				onKeyDown={emptyOnEscape}
				// The drawer in which it stands stays open.
				data-escape={typed.text || typed.amount ? "" : undefined}
				className="flex flex-wrap items-center gap-2 px-4 py-2"
			>
				<div className="min-w-0 grow basis-48">
					<Input
						{...wiring("text")}
						aria-label={label}
						placeholder={props.placeholder ?? (paste ? `${label}… or paste a list` : `${label}…`)}
						list={suggest && suggestionsId}
						onPaste={takeOver}
						enterKeyHint="done"
						icon={<Plus size={16} aria-hidden="true" />}
						// No browser's own arrow for its suggestions.
						className="max-sm:h-11! [&::-webkit-calendar-picker-indicator]:hidden!"
					/>
				</div>
				{suggest && (
					<datalist id={suggestionsId}>
						{suggest(typed.text).map((suggestion) => (
							<option key={suggestion} value={suggestion} />
						))}
					</datalist>
				)}
				{amount && (
					<div className="w-32 max-sm:grow">
						<Input
							{...wiring("amount")}
							aria-label={amount.label}
							placeholder={amount.label}
							inputMode="decimal"
							enterKeyHint="done"
							className="tabular text-right max-sm:h-11!"
						/>
					</div>
				)}
				{children}
				<Button type="submit" disabled={typed.text.trim() === ""} className="max-sm:h-11!">
					Add
				</Button>
			</form>
			<div aria-live="polite" className="px-4 text-caption empty:hidden [&>*]:pb-2">
				{problem ? (
					<p id={problemId} className="flex items-start gap-1 text-critical">
						<CircleAlert size={12} className="mt-0.5 shrink-0" aria-hidden="true" />
						<span>{problem.message}</span>
					</p>
				) : (
					quick.last && (
						<LastAdded {...quick.last} onUndone={quick.forgetLast} onClearFilters={onClearFilters} />
					)
				)}
			</div>
			{pasted !== null && <Suspense fallback={null}>{paste?.(pasted, () => setPasted(null))}</Suspense>}
		</div>
	);
}

type LastAddedProps = LastEntry & {
	onUndone: () => void;
	onClearFilters: (() => void) | undefined;
};

/** What was added last, and the way to take it back. */
function LastAdded({ text, hidden, requestId, onUndone, onClearFilters }: LastAddedProps) {
	const isTakenBack = useObservable(takenBackHere).has(requestId);
	const undo = () =>
		void takeBack(requestId, { title: `“${text}” added` }).then((done) => done && onUndone());
	if (isTakenBack) return null;
	return (
		<div className="flex min-w-0 flex-wrap items-center gap-x-3 text-ink-muted">
			<span className="min-w-0 truncate">
				{hidden ? `Added “${text}”, which the filters hide` : `Added “${text}”`}
			</span>
			{hidden && onClearFilters && (
				<Button variant="link" size="sm" onClick={onClearFilters}>
					Clear filters
				</Button>
			)}
			<Button variant="link" size="sm" onClick={undo}>
				Undo
			</Button>
		</div>
	);
}
