import type { Position, Zone } from "@throughline/domain/risk/matrix";
import { clsx } from "clsx";
import type { ComponentProps } from "react";
import { formatCount } from "../../../format/count.ts";
import { zoneVariant } from "./zone-variants.ts";

type MatrixCellProps = {
	/** Where the cell is among the others, for the keyboard. */
	place: ComponentProps<"button">;
	cell: Position;
	zone: Zone;
	/** How many risks lie in it. */
	count: number;
	isOpen: boolean;
	onOpen: (cell: Position) => void;
};

/** One cell of the matrix: how many risks, on the colour of its zone, with the zone's sign. */
export function MatrixCell({ place, cell, zone, count, isOpen, onOpen }: MatrixCellProps) {
	const { colour, icon: Icon, words } = zoneVariant(zone);
	const risks = `${formatCount(count)} ${count === 1 ? "risk" : "risks"}`;
	return (
		// biome-ignore lint/a11y/useSemanticElements lint/a11y/useFocusableInteractive: its button takes the focus
		<div role="gridcell">
			<button
				{...place}
				type="button"
				aria-haspopup="dialog"
				aria-label={`${cell.likelihood}, ${cell.impact}: ${risks}, ${words}`}
				onClick={() => onOpen(cell)}
				className={clsx(
					"relative flex h-(--step) w-full items-center justify-center rounded-md transition-[filter] duration-120 hover:brightness-95 dark:hover:brightness-115",
					"border border-transparent forced-colors:border-[CanvasText]",
					isOpen && "ring-2 ring-accent ring-offset-1 ring-offset-card",
					colour,
				)}
			>
				<span className={clsx("tabular", count > 0 ? "text-title font-semibold" : "text-table opacity-75")}>
					{formatCount(count)}
				</span>
				<Icon
					size={11}
					strokeWidth={2.5}
					aria-hidden="true"
					className="absolute right-1 bottom-1 @md:right-1.5 @md:bottom-1.5"
				/>
			</button>
		</div>
	);
}
