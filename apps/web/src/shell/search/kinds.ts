import type { SearchKind } from "@throughline/domain/search";
import {
	Banknote,
	CalendarRange,
	ChartNoAxesCombined,
	CircleDollarSign,
	Flag,
	FolderKanban,
	Gem,
	ListTree,
	type LucideIcon,
	ShieldAlert,
	ShieldCheck,
	Split,
	Users,
} from "lucide-react";

/** What each kind of object is called above those that were found. */
export const kinds: Record<SearchKind, { heading: string; icon: LucideIcon }> = {
	program: { heading: "Programs", icon: FolderKanban },
	workstream: { heading: "Workstreams", icon: ListTree },
	task: { heading: "Tasks", icon: CalendarRange },
	"stage gate": { heading: "Stage gates", icon: Flag },
	kpi: { heading: "KPIs", icon: ChartNoAxesCombined },
	risk: { heading: "Risks", icon: ShieldAlert },
	mitigation: { heading: "Mitigations", icon: ShieldCheck },
	benefit: { heading: "Benefits", icon: Gem },
	"funding source": { heading: "Funding sources", icon: CircleDollarSign },
	expense: { heading: "Expenses", icon: Banknote },
	"team member": { heading: "Team", icon: Users },
	strategy: { heading: "Strategies", icon: Split },
};
