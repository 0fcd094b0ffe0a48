import { clsx } from "clsx";
import { Rows3, X } from "lucide-react";
import { type ReactNode, useEffect, useLayoutEffect, useRef } from "react";
import { Button } from "../actions/button.tsx";
import { focusRow, regionAround } from "../overlays/region.ts";
import { fadingEdges, useStrip } from "../structure/use-strip.ts";

type SelectionBarProps = {
	count: number;
	children: ReactNode;
	/** Null where all that are shown are selected; none where the list has another way. */
	onSelectAll?: (() => void) | null;
	onClear: () => void;
};

/**
 * In place of a list's tools while some of it is selected: how many, and what can be done with them. Escape lets go of
 * them; when the bar goes while the focus is in it, a row has the focus.
 */
export function SelectionBar({ count, children, onSelectAll, onClear }: SelectionBarProps) {
	const bar = useRef<HTMLDivElement>(null);
	const strip = useStrip();
	const clear = useRef(onClear);
	useEffect(() => {
		clear.current = onClear;
	});
	useLayoutEffect(() => {
		const own = bar.current;
		const region = own && regionAround(own);
		if (!region) return;
		const letGo = (event: KeyboardEvent) => {
			const closest = event.target instanceof Element && event.target.closest("[data-escape]");
			if (event.key === "Escape" && !event.isComposing && closest === region) clear.current();
		};
		region.dataset.escape = "";
		region.addEventListener("keydown", letGo);
		return () => {
			delete region.dataset.escape;
			region.removeEventListener("keydown", letGo);
			if (own.contains(document.activeElement)) focusRow(region);
		};
	}, []);
	return (
		<div
			ref={bar}
			className="flex min-h-8 flex-wrap items-center gap-x-2 gap-y-0 rounded-md sm:gap-y-2 bg-accent-soft py-0.5 pr-0.5 pl-3"
		>
			<Rows3 size={14} aria-hidden="true" className="text-accent-text" />
			<span className="tabular text-table font-medium text-accent-text">{count} selected</span>
			<Button
				variant="ghost"
				size="sm"
				aria-label="Clear selection"
				icon={<X size={14} aria-hidden="true" className="sm:hidden" />}
				onClick={onClear}
			>
				<span className="hidden sm:inline">Clear selection</span>
			</Button>
			{onSelectAll && (
				<Button variant="ghost" size="sm" onClick={onSelectAll}>
					Select all
				</Button>
			)}
			{/* On a phone one line that is drawn sideways: the rows keep the room. */}
			<div
				ref={strip.ref}
				onScroll={strip.onScroll}
				data-more-before={strip.hidden.before || undefined}
				data-more-after={strip.hidden.after || undefined}
				className={clsx(
					"flex items-center gap-1 max-sm:-ml-2 max-sm:w-full max-sm:overflow-x-auto max-sm:[scrollbar-width:none] sm:ml-auto sm:flex-wrap",
					fadingEdges,
				)}
			>
				{children}
			</div>
		</div>
	);
}
