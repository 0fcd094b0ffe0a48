import { type Tone, textTone, toneColour } from "@throughline/ui/tone";
import { clsx } from "clsx";
import type { Level } from "./forces.ts";

const levels: Record<Level, { word: string; filled: number; tone: Tone }> = {
	high: { word: "High", filled: 3, tone: "critical" },
	medium: { word: "Medium", filled: 2, tone: "warning" },
	low: { word: "Low", filled: 1, tone: "good" },
	unknown: { word: "Unknown", filled: 0, tone: "unknown" },
};

/** How strong a force is: three steps and the word. */
export function ForceLevel({ level }: { level: Level }) {
	const { word, filled, tone } = levels[level];
	return (
		<span className="inline-flex items-center gap-2">
			<span aria-hidden="true" className="inline-flex items-end gap-0.5">
				{[1, 2, 3].map((step) => (
					<span
						key={step}
						{...(step <= filled && { "data-fill": "" })}
						className={clsx("w-2 rounded-[1px] border", step > filled && "border-line-control")}
						style={{
							height: `${0.25 + step * 0.25}rem`,
							...(step <= filled && { background: toneColour[tone], borderColor: toneColour[tone] }),
						}}
					/>
				))}
			</span>
			<span className={clsx("text-table font-semibold", textTone[tone])}>{word}</span>
		</span>
	);
}
