import { Badge, type Tone } from "@throughline/ui/badge";
import { ChevronDown, ChevronsUp, ChevronUp, Equal, type LucideIcon } from "lucide-react";

export type Priority = "Critical" | "High" | "Medium" | "Low";

/** How each priority looks: a colour, and a sign that tells it apart without one. */
export const priorityLook: Record<Priority, { tone: Tone; text: string; icon: LucideIcon }> = {
	Critical: { tone: "critical", text: "text-critical", icon: ChevronsUp },
	High: { tone: "serious", text: "text-serious", icon: ChevronUp },
	Medium: { tone: "warning", text: "text-warning", icon: Equal },
	Low: { tone: "good", text: "text-good", icon: ChevronDown },
};

/** The priority of a task or risk. */
export function PriorityBadge({ priority, size = "sm" }: { priority: Priority; size?: "sm" | "md" }) {
	const { tone, icon: Icon } = priorityLook[priority];
	return (
		<Badge
			tone={tone}
			size={size}
			icon={<Icon size={12} strokeWidth={2.5} aria-hidden="true" className="shrink-0" />}
		>
			{priority}
		</Badge>
	);
}
