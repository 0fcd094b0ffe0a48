import type { Impact, Likelihood } from "@throughline/domain/risk";
import { zoneOf } from "@throughline/domain/risk/matrix";
import { clsx } from "clsx";
import { zoneVariant } from "./zone-variants.ts";

type ZoneChipProps = { likelihood: Likelihood; impact: Impact; className?: string };

/** A position in words on the colour of its zone: `Likely × High`. */
export function ZoneChip({ likelihood, impact, className }: ZoneChipProps) {
	const { colour, icon: Icon, words } = zoneVariant(zoneOf(likelihood, impact));
	return (
		<span
			title={words}
			className={clsx(
				"inline-flex h-6 items-center gap-1 whitespace-nowrap rounded-sm px-2 text-table font-medium",
				colour,
				className,
			)}
		>
			<Icon size={12} strokeWidth={2.5} aria-hidden="true" className="shrink-0" />
			{likelihood} × {impact}
		</span>
	);
}
