import type { Risk } from "@throughline/domain/risk";
import type { Movement, Position } from "@throughline/domain/risk/matrix";
import { ArrowRight } from "lucide-react";
import { cellWord } from "../risks-search.ts";
import { mostArrows } from "./movement-overlay.tsx";

type MovementListProps = {
	movements: readonly Movement<Risk>[];
	/** Pointed at or focused; its arrow stands out. */
	onActivate: (index: number | null) => void;
	/** Opens the risks of a movement: the one alone, else the cell that they leave. */
	onOpen: (movement: Movement<Risk>) => void;
};

/** The arrows of the matrix in words. */
export function MovementList({ movements, onActivate, onOpen }: MovementListProps) {
	if (movements.length === 0) {
		return (
			<p className="text-table text-ink-muted">
				No mitigation moves a risk: none has a residual position other than its inherent one.
			</p>
		);
	}
	return (
		<>
			{movements.length > mostArrows && (
				<p className="text-table text-ink-muted">
					Arrows show the {mostArrows} busiest of {movements.length} movements.
				</p>
			)}
			<ul
				aria-label="Movement from inherent to residual"
				data-scroll=""
				className="relative -mx-2 grid max-h-72 gap-x-2 overflow-y-auto @6xl:grid-cols-2"
			>
				{movements.map((movement, index) => (
					<li key={`${cellWord(movement.from)} ${cellWord(movement.to)}`}>
						<button
							type="button"
							onClick={() => onOpen(movement)}
							onPointerEnter={() => onActivate(index)}
							onPointerLeave={() => onActivate(null)}
							onFocus={() => onActivate(index)}
							onBlur={() => onActivate(null)}
							className="focus-inset flex w-full flex-wrap items-center gap-x-1.5 rounded-md px-2 py-1 text-left text-table text-ink hover:bg-hover"
						>
							<span className="tabular w-14 shrink-0 text-ink-muted">{riskWords(movement.risks)}</span>
							<PositionWords position={movement.from} />
							<ArrowRight size={12} aria-label="to" className="shrink-0 text-ink-faint" />
							<PositionWords position={movement.to} />
						</button>
					</li>
				))}
			</ul>
		</>
	);
}

function PositionWords({ position: { likelihood, impact } }: { position: Position }) {
	return (
		<span className="whitespace-nowrap">
			{likelihood} × {impact}
		</span>
	);
}

/** The code of one risk, the number of several. */
function riskWords(risks: readonly Risk[]): string {
	const [first] = risks;
	return risks.length === 1 && first ? first.riskId : `${risks.length} risks`;
}
