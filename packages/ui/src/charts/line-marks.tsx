import { curveLinear } from "@visx/curve";
import { Area, LinePath } from "@visx/shape";
import { useId } from "react";
import type { DrawnLine, LinePlot } from "./line-plot.ts";

export const isDashed = (line: DrawnLine) => (line.kind ?? "measured") !== "measured";

/** One series: its hatched band of uncertainty, its line, and a dot when it is but one point. */
export function LineMarks({ line, plot }: { line: DrawnLine; plot: LinePlot }) {
	const hatchId = useId();
	const uncertain = line.points.filter((point) => point.low !== undefined && point.high !== undefined);
	const [only] = line.points;
	return (
		<g>
			{uncertain.length > 0 && (
				<>
					<defs>
						<pattern
							id={hatchId}
							width="6"
							height="6"
							patternUnits="userSpaceOnUse"
							patternTransform="rotate(45)"
						>
							<line x1="0" x2="0" y1="0" y2="6" stroke={line.colour} strokeWidth="1.5" strokeOpacity="0.5" />
						</pattern>
					</defs>
					<Area
						data={uncertain}
						x={(point) => plot.across(point.date)}
						y0={(point) => plot.up(point.low ?? point.value)}
						y1={(point) => plot.up(point.high ?? point.value)}
						fill={`url(#${hatchId})`}
					/>
				</>
			)}
			<LinePath
				data={[...line.points]}
				x={(point) => plot.across(point.date)}
				y={(point) => plot.up(point.value)}
				// Straight from one value to the next: a curve would tell of values that nobody measured.
				curve={curveLinear}
				stroke={line.colour}
				strokeWidth={2}
				strokeLinecap="round"
				strokeDasharray={isDashed(line) ? "5 4" : undefined}
			/>
			{line.points.length === 1 && only && (
				<circle cx={plot.across(only.date)} cy={plot.up(only.value)} r={3.5} fill={line.colour} />
			)}
		</g>
	);
}
