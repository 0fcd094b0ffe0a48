import type { WhysNode } from "@throughline/domain/consultant/whys";
import { Button } from "@throughline/ui/button";
import { clsx } from "clsx";
import { ChevronLeft, ChevronRight } from "lucide-react";

type OptionPagerProps = { options: readonly WhysNode[]; index: number; onShow: (index: number) => void };

/** Previous and next option of the level. */
export function OptionPager({ options, index, onShow }: OptionPagerProps) {
	return (
		<div className="flex gap-1.5" data-print="hide">
			<Button
				size="sm"
				icon={<ChevronLeft size={15} aria-hidden="true" />}
				disabled={index <= 0}
				onClick={() => onShow(index - 1)}
			>
				Previous
			</Button>
			<Button
				size="sm"
				trailingIcon={<ChevronRight size={15} aria-hidden="true" />}
				disabled={index >= options.length - 1}
				onClick={() => onShow(index + 1)}
			>
				Next
			</Button>
		</div>
	);
}

const mostInARow = 5;

/** Every option of the level as a numbered button. */
export function OptionThumbnails({ options, index, onShow }: OptionPagerProps) {
	if (options.length < 2) return null;
	const inARow = options.length > mostInARow ? Math.ceil(options.length / 2) : options.length;
	return (
		<ul
			aria-label="Options of this level"
			data-print="hide"
			// One row for few, two rows of nearly the same length for many: none is stretched over a row of its own.
			style={{ gridTemplateColumns: `repeat(${inARow}, minmax(0, 1fr))` }}
			className="flex flex-wrap gap-2 sm:grid"
		>
			{options.map(({ id, option }, place) => (
				<li key={id}>
					<button
						type="button"
						aria-current={place === index || undefined}
						title={option}
						onClick={() => onShow(place)}
						className={clsx(
							"flex size-9 max-sm:size-11 items-center justify-center gap-2 rounded-md border text-left text-caption transition-colors duration-120 sm:size-auto sm:h-full sm:w-full sm:items-start sm:justify-start sm:px-2.5 sm:py-2",
							place === index
								? "border-accent bg-accent-soft text-accent-text"
								: "border-line bg-card text-ink-muted hover:border-axis hover:bg-hover hover:text-ink",
						)}
					>
						<span className="tabular font-semibold">
							<span className="sr-only">Option</span> {place + 1}
						</span>{" "}
						<span className="min-w-0 max-sm:sr-only sm:line-clamp-3">{option}</span>
					</button>
				</li>
			))}
		</ul>
	);
}
