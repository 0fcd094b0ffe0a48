type CategoryNameProps = { category: string; colour: string; onOpen: () => void };

/** A category with its colour. Pressing it shows its benefits. */
export function CategoryName({ category, colour, onOpen }: CategoryNameProps) {
	return (
		<span className="flex min-w-0 items-center gap-2">
			<span
				aria-hidden="true"
				className="size-2.5 shrink-0 rounded-full forced-color-adjust-none"
				style={{ background: colour }}
			/>
			<button
				type="button"
				onClick={onOpen}
				className="min-w-0 truncate rounded-sm text-left font-semibold text-ink-strong hover:underline"
			>
				{category}
			</button>
		</span>
	);
}
