import { impacts, likelihoods, type Risk } from "@throughline/domain/risk";
import { type Assessment, type Movement, matrixOf, type Position } from "@throughline/domain/risk/matrix";
import { ArrowRight, ArrowUp } from "lucide-react";
import { cellWord } from "../risks-search.ts";
import { MatrixCell } from "./matrix-cell.tsx";
import { MovementOverlay } from "./movement-overlay.tsx";
import { useGridKeys } from "./use-grid-keys.ts";

type RiskMatrixProps = {
	risks: readonly Risk[];
	assessment: Assessment;
	/** Arrows over the cells; none when movement is not shown. */
	movements: readonly Movement<Risk>[];
	/** The movement that stands out. */
	active: number | null;
	/** The cell whose risks are listed. */
	open: Position | null;
	onOpen: (cell: Position) => void;
};

const size = { rows: likelihoods.length, columns: impacts.length };

/** Likelihood against impact, with the number of risks in each cell. Works by keyboard; Enter opens a cell. */
export function RiskMatrix({ risks, assessment, movements, active, open, onOpen }: RiskMatrixProps) {
	const { grid, onKeyDown, cellProps } = useGridKeys({ row: 0, column: 0 }, size);
	return (
		<div className="[--label:4rem] [--step:2.875rem] @md:[--label:5.25rem] @md:[--step:3.75rem] @3xl:[--step:4.25rem]">
			<p aria-hidden="true" className="mb-1 flex items-center gap-1 text-caption font-medium text-ink-muted">
				<ArrowUp size={12} /> Likelihood
			</p>
			<div className="relative">
				{/* biome-ignore lint/a11y/useSemanticElements: a table cannot lay its rows out over the arrows' grid */}
				<div
					ref={grid}
					role="grid"
					aria-label={`Risk matrix, ${assessment} position`}
					tabIndex={-1}
					onKeyDown={onKeyDown}
					className="grid grid-cols-[var(--label)_repeat(5,minmax(0,1fr))] gap-1 outline-none"
				>
					{matrixOf(risks, assessment).map(({ likelihood, cells }, row) => (
						// biome-ignore lint/a11y/useFocusableInteractive lint/a11y/useSemanticElements: the cells take the focus
						<div key={likelihood} role="row" className="contents">
							{/* biome-ignore lint/a11y/useFocusableInteractive lint/a11y/useSemanticElements: the cells take the focus */}
							<div role="rowheader" className="flex items-center text-caption text-ink-muted @md:text-table">
								{likelihood}
							</div>
							{cells.map(({ impact, zone, risks }, column) => (
								<MatrixCell
									key={impact}
									place={cellProps({ row, column })}
									cell={{ likelihood, impact }}
									zone={zone}
									count={risks.length}
									isOpen={open !== null && cellWord(open) === cellWord({ likelihood, impact })}
									onOpen={onOpen}
								/>
							))}
						</div>
					))}
					{/* biome-ignore lint/a11y/useFocusableInteractive lint/a11y/useSemanticElements: the cells take the focus */}
					<div role="row" className="contents">
						{/* biome-ignore lint/a11y/useFocusableInteractive lint/a11y/useSemanticElements: the cells take the focus */}
						<div
							role="columnheader"
							className="flex items-start gap-1 pt-0.5 text-caption font-medium text-ink-muted"
						>
							<span aria-hidden="true" className="flex items-center gap-1">
								Impact <ArrowRight size={12} />
							</span>
							<span className="sr-only">Likelihood</span>
						</div>
						{impacts.map((impact) => (
							// biome-ignore lint/a11y/useFocusableInteractive lint/a11y/useSemanticElements: the cells take the focus
							<div
								key={impact}
								role="columnheader"
								className="pt-0.5 text-center text-caption text-balance text-ink-muted @md:text-table"
							>
								{impact}
							</div>
						))}
					</div>
				</div>
				{movements.length > 0 && (
					<MovementOverlay
						movements={movements}
						active={active}
						className="pointer-events-none absolute top-0 left-[calc(var(--label)+0.25rem)] h-[calc(5*var(--step)+1rem)] w-[calc(100%-var(--label)-0.25rem)]"
					/>
				)}
			</div>
		</div>
	);
}
