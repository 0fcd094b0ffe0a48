import type { ReactNode } from "react";

/** A short line or swatch with its word. */
export function Legend({
	items,
}: {
	items: readonly {
		id: string;
		label: ReactNode;
		colour: string;
		dashed?: boolean;
		line?: boolean;
		/** A bar with a dashed edge. */
		outlined?: boolean;
	}[];
}) {
	return (
		<ul className="flex flex-wrap gap-x-4 gap-y-1 text-caption text-ink-muted">
			{items.map((item) => (
				<li key={item.id} className="inline-flex items-center gap-1.5">
					<svg width="14" height="10" aria-hidden="true" className="shrink-0">
						{item.line ? (
							<line
								x1="0"
								x2="14"
								y1="5"
								y2="5"
								stroke={item.colour}
								strokeWidth="2"
								strokeDasharray={item.dashed ? "4 3" : undefined}
							/>
						) : (
							<rect
								x="2.5"
								y="0.5"
								width="9"
								height="9"
								rx="2"
								fill={item.colour}
								fillOpacity={item.outlined ? 0.22 : 1}
								stroke={item.colour}
								strokeDasharray={item.outlined ? "2 1.5" : undefined}
							/>
						)}
					</svg>
					{item.label}
				</li>
			))}
		</ul>
	);
}
