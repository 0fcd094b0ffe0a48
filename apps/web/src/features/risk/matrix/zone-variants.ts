import { type Zone, zonePriorities } from "@throughline/domain/risk/matrix";
import type { LucideIcon } from "lucide-react";
import { priorityLook } from "../../../workspace/priority-badge.tsx";

const colours: Record<Zone, string> = {
	red: "bg-zone-red text-on-zone-red",
	orange: "bg-zone-orange text-on-zone-orange",
	yellow: "bg-zone-yellow text-on-zone-yellow",
	green: "bg-zone-green text-on-zone-green",
};

/** How a zone is drawn: its specified colour, and the sign of the priority that it suggests. */
export function zoneVariant(zone: Zone): { colour: string; icon: LucideIcon; words: string } {
	const priority = zonePriorities[zone];
	return { colour: colours[zone], icon: priorityLook[priority].icon, words: `${zone} zone, ${priority}` };
}
