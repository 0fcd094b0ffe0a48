import type { Movement } from "@throughline/domain/risk/matrix";
import { useParentSize } from "@visx/responsive";
import { clsx } from "clsx";
import { cellWord } from "../risks-search.ts";
import { arrowPath } from "./movement-path.ts";

/** More arrows than these would hide the cells; they are the busiest. */
export const mostArrows = 12;

type MovementOverlayProps = {
	movements: readonly Movement<unknown>[];
	/** The one that stands out. */
	active: number | null;
	className?: string;
};

/** An arrow over the matrix for each movement, with its count at the tail. Said in words by the list below it. */
export function MovementOverlay({ movements, active, className }: MovementOverlayProps) {
	const { parentRef, width, height } = useParentSize();
	return (
		<div ref={parentRef} className={className}>
			<svg aria-hidden="true" className="size-full overflow-visible">
				{width > 0 &&
					movements.slice(0, mostArrows).map(({ from, to, risks }, index) => {
						const { d, tail, tip, angle } = arrowPath(from, to, { width, height });
						return (
							<g
								key={`${cellWord(from)} ${cellWord(to)}`}
								className={clsx(
									"transition-opacity duration-120",
									active !== null && active !== index && "opacity-15",
								)}
							>
								<path
									d={d}
									fill="none"
									className="stroke-card"
									strokeWidth={5}
									strokeLinecap="round"
									opacity={0.75}
								/>
								<path d={d} fill="none" className="stroke-ink-strong" strokeWidth={1.75} />
								<path
									d="M0 0L-8 -4.5L-8 4.5Z"
									transform={`translate(${tip.x} ${tip.y}) rotate(${angle})`}
									className="fill-ink-strong stroke-card"
									strokeWidth={1}
									paintOrder="stroke"
								/>
								<circle
									cx={tail.x}
									cy={tail.y}
									r={risks.length > 1 ? 5 + 3 * String(risks.length).length : 3.5}
									className="fill-ink-strong stroke-card"
									strokeWidth={1.5}
								/>
								{risks.length > 1 && (
									<text
										x={tail.x}
										y={tail.y}
										dy="0.35em"
										textAnchor="middle"
										className="tabular fill-card text-[0.625rem] font-semibold"
									>
										{risks.length}
									</text>
								)}
							</g>
						);
					})}
			</svg>
		</div>
	);
}
