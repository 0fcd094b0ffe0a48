import {
	BookMarked,
	Bot,
	BriefcaseBusiness,
	CalendarRange,
	ChartNoAxesCombined,
	CircleDollarSign,
	Flag,
	Gem,
	LayoutDashboard,
	ListTodo,
	type LucideIcon,
	ShieldAlert,
	Split,
	Users,
} from "lucide-react";
import type { ViewId } from "../workspace/view/views.ts";

export const viewIcons: Record<ViewId, LucideIcon> = {
	portfolio: BriefcaseBusiness,
	dashboard: LayoutDashboard,
	strategies: Split,
	timeline: CalendarRange,
	"stage-gates": Flag,
	kpis: ChartNoAxesCombined,
	risks: ShieldAlert,
	benefits: Gem,
	funding: CircleDollarSign,
	resources: Users,
	"my-work": ListTodo,
	"ai-orchestrator": Bot,
	playbooks: BookMarked,
};
