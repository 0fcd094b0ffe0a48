import { clsx } from "clsx";
import { ForceLevel } from "./force-level.tsx";
import type { ForceId, ShownForce } from "./forces.ts";

/** Where a force stands around the rivalry in the middle; one below the other on a phone. */
const places: Record<ForceId, string> = {
	competitive_rivalry: "@xl:col-start-2 @xl:row-start-2",
	threat_of_new_entry: "@xl:col-start-2 @xl:row-start-1",
	threat_of_substitution: "@xl:col-start-2 @xl:row-start-3",
	supplier_power: "@xl:col-start-1 @xl:row-start-2",
	buyer_power: "@xl:col-start-3 @xl:row-start-2",
};

/** The five forces at a glance: four press on the rivalry in the middle. */
export function ForceMap({ forces }: { forces: readonly ShownForce[] }) {
	return (
		<figure data-print="whole" aria-label="Five forces at a glance" className="relative">
			<Threads />
			<ul className="relative grid gap-2 @xl:grid-cols-3 @xl:gap-x-6 @xl:gap-y-5">
				{forces.map(({ id, name, level, confidence }) => (
					<li
						key={id}
						className={clsx(
							"flex min-h-14 items-center justify-between gap-x-4 gap-y-1 rounded-lg border bg-card px-4 py-2.5",
							"@xl:min-h-22 @xl:flex-col @xl:justify-center @xl:text-center",
							id === "competitive_rivalry" ? "border-2 border-accent-line" : "border-line",
							places[id],
						)}
					>
						<span className="min-w-0">
							<span className="block text-body font-semibold text-ink-strong">{name}</span>
							{confidence !== null && (
								<span className="tabular block text-caption text-ink-muted">
									{`${Math.round(confidence)}% confidence`}
								</span>
							)}
						</span>
						<ForceLevel level={level} />
					</li>
				))}
			</ul>
		</figure>
	);
}

/** Lines behind the cards, from each side to the middle. */
function Threads() {
	return (
		<span aria-hidden="true" className="absolute inset-0 hidden @xl:block">
			<span className="absolute inset-x-8 top-1/2 h-0.5 -translate-y-1/2 bg-accent-line" />
			<span className="absolute inset-y-8 left-1/2 w-0.5 -translate-x-1/2 bg-accent-line" />
		</span>
	);
}
