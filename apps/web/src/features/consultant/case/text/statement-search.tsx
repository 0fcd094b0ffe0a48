import { Input } from "@throughline/ui/input";
import { Search, X } from "lucide-react";
import { useEffect, useRef, useState } from "react";

/** So long nobody types: then it is looked for. */
const pauseMs = 250;

type StatementSearchProps = { words: string; onWords: (words: string) => void };

/** Finds statements by words that stand in them. */
export function StatementSearch({ words, onWords }: StatementSearchProps) {
	const [typed, setTyped] = useState(words);
	const searched = useRef(words);
	const field = useRef<HTMLInputElement>(null);
	// Changed from elsewhere: the address, or "Show all".
	useEffect(() => {
		if (words === searched.current) return;
		searched.current = words;
		setTyped(words);
	}, [words]);
	const ask = (next: string) => {
		if (next === searched.current) return;
		searched.current = next;
		onWords(next);
	};
	useEffect(() => {
		const timer = setTimeout(() => ask(typed.trim()), pauseMs);
		return () => clearTimeout(timer);
	});
	return (
		<div className="w-full sm:w-60" data-print="hide">
			<Input
				ref={field}
				type="text"
				role="searchbox"
				aria-label="Find in the statements"
				placeholder="Find in the statements"
				maxLength={200}
				icon={<Search size={14} aria-hidden="true" />}
				value={typed}
				onValueChange={setTyped}
				trailing={
					typed && (
						<button
							type="button"
							aria-label="Clear search"
							onClick={() => {
								setTyped("");
								ask("");
								// The button goes with the words: who pressed it stays where words are typed.
								field.current?.focus();
							}}
							className="flex size-6 items-center justify-center rounded-sm text-ink-faint hover:bg-hover hover:text-ink"
						>
							<X size={14} aria-hidden="true" />
						</button>
					)
				}
			/>
		</div>
	);
}
