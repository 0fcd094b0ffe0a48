import { Card } from "@throughline/ui/card";
import { ToneIcon } from "@throughline/ui/tone-icon";
import { insufficientData, type ShownForce } from "./forces.ts";

/** The forces of which the material says nothing: a line each, with the alert of each. */
export function BareForces({ forces }: { forces: readonly ShownForce[] }) {
	if (forces.length === 0) return null;
	return (
		<Card>
			<ul className="divide-y divide-line-subtle">
				{forces.map(({ id, name }) => (
					<li key={id} className="grid gap-x-6 gap-y-0.5 px-4 py-2.5 @xl:grid-cols-[14rem_minmax(0,1fr)]">
						<h3 className="text-body font-semibold">{name}</h3>
						<p className="flex items-start gap-1.5 text-pretty text-table text-warning">
							<span className="mt-0.5 flex">
								<ToneIcon tone="warning" size={14} />
							</span>
							{insufficientData}
						</p>
					</li>
				))}
			</ul>
		</Card>
	);
}
