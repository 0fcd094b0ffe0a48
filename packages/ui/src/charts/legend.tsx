import { LegendItem, LegendLabel, LegendOrdinal } from "@visx/legend";
import { scaleOrdinal } from "@visx/scale";

export type LegendEntry = {
	id: string;
	label: string;
	colour: string;
	dashed?: boolean;
	line?: boolean;
	/** A bar with a dashed edge. */
	outlined?: boolean;
};

/** A short line or swatch with its word. */
export function Legend({ items }: { items: readonly LegendEntry[] }) {
	const scale = scaleOrdinal({
		domain: items.map(({ label }) => label),
		range: items.map(({ colour }) => colour),
	});
	return (
		<LegendOrdinal scale={scale}>
			{(labels) => (
				// biome-ignore lint/a11y/useSemanticElements: the library's entries are no list items of their own
				<div role="list" className="flex flex-wrap gap-x-4 gap-y-1 text-caption text-ink-muted">
					{labels.map(({ text, value, index }) => (
						<LegendItem key={text} role="listitem" display="inline-flex">
							<Swatch colour={value ?? ""} entry={items[index]} />
							<LegendLabel margin="0" label={text} />
						</LegendItem>
					))}
				</div>
			)}
		</LegendOrdinal>
	);
}

function Swatch({ colour, entry }: { colour: string; entry: LegendEntry | undefined }) {
	return (
		<svg width="14" height="10" aria-hidden="true" className="mr-1.5 shrink-0">
			{entry?.line ? (
				<line
					x1="0"
					x2="14"
					y1="5"
					y2="5"
					stroke={colour}
					strokeWidth="2"
					strokeDasharray={entry.dashed ? "4 3" : undefined}
				/>
			) : (
				<rect
					x="2.5"
					y="0.5"
					width="9"
					height="9"
					rx="2"
					fill={colour}
					fillOpacity={entry?.outlined ? 0.22 : 1}
					stroke={colour}
					strokeDasharray={entry?.outlined ? "2 1.5" : undefined}
				/>
			)}
		</svg>
	);
}
