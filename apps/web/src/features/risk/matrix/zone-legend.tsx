import { type Zone, zonePriorities } from "@throughline/domain/risk/matrix";
import { clsx } from "clsx";
import { zoneLook } from "./zone-look.ts";

const zones: readonly Zone[] = ["red", "orange", "yellow", "green"];

/** The signs and colours of the zones, with the priority that each suggests. */
export function ZoneLegend() {
	return (
		<ul aria-label="Zones" className="flex flex-wrap gap-x-4 gap-y-1 text-caption text-ink-muted">
			{zones.map((zone) => {
				const { colour, icon: Icon } = zoneLook(zone);
				return (
					<li key={zone} className="flex items-center gap-1.5">
						<span className={clsx("flex size-4 items-center justify-center rounded-sm", colour)}>
							<Icon size={11} strokeWidth={2.5} aria-hidden="true" />
						</span>
						<span className="sr-only">{zone}: </span>
						{zonePriorities[zone]}
					</li>
				);
			})}
		</ul>
	);
}
