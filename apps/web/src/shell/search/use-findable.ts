import { useNavigate } from "@tanstack/react-router";
import {
	BookMarked,
	Download,
	FolderKanban,
	FolderPlus,
	Keyboard,
	ListFilter,
	LogOut,
	type LucideIcon,
	Monitor,
	Moon,
	Plus,
	Settings,
	Sparkles,
	Sun,
	Undo2,
} from "lucide-react";
import { useAllowed, useProgramsLabel } from "../../api/session/user.ts";
import { chooseTheme } from "../../browser/theme.ts";
import { useSelectedProgram } from "../../workspace/program/selected-program.ts";
import { viewIds, views } from "../../workspace/view/views.ts";
import type { WorkspaceSearch } from "../../workspace/view/workspace-search.ts";
import { shellWindow } from "../shell-state.ts";
import { viewIcons } from "../view-icons.ts";
import { workspaceSearch } from "../workspace/view-modules.ts";
import type { Findable, Group } from "./findable.ts";
import { programsPage } from "./programs-page.ts";

/** What can be added to a program, and the form that does it. */
const additions: { label: string; search: WorkspaceSearch }[] = [
	{ label: "Add task", search: { view: "timeline", form: "new" } },
	{ label: "Add review", search: { view: "stage-gates", form: "new" } },
	{ label: "Add KPI", search: { view: "kpis", form: "new" } },
	{ label: "Add risk", search: { view: "risks", form: "new" } },
	{ label: "Add benefit", search: { view: "benefits", form: "new" } },
	{ label: "Add funding source", search: { view: "funding", tab: "sources", form: "source" } },
	{ label: "Add expense", search: { view: "funding", tab: "expenses", form: "expense" } },
	{ label: "Add resource", search: { view: "resources", form: "new" } },
];

/** What of a program is looked for by how it stands. */
const questions: { label: string; search: WorkspaceSearch }[] = [
	{ label: "Overdue tasks", search: { view: "timeline", display: "list", due: "overdue" } },
	{ label: "Critical path", search: { view: "timeline", critical: "only" } },
	{ label: "Critical risks", search: { view: "risks", tab: "register", priority: "Critical" } },
	{ label: "Open risks", search: { view: "risks", tab: "register", status: "Open" } },
];

/** Views, programs and actions: what the palette knows without asking the server. */
export function useFindable(): Group[] {
	const navigate = useNavigate();
	const { programs } = useSelectedProgram();
	const toView = viewIds.map((view) => ({
		id: `view ${view}`,
		label: views[view].label,
		hint: views[view].description,
		icon: viewIcons[view],
		run: () => void navigate({ to: "/", search: { view } }),
	}));
	const toProgram = programs.map(({ id, name, status }) => ({
		id: `program ${id}`,
		label: name,
		hint: status,
		icon: FolderKanban,
		run: () =>
			void navigate({ to: "/", search: ({ view, tab }) => workspaceSearch({ view, tab, program: id }) }),
	}));
	return [
		{ heading: "Views", items: toView },
		{ heading: "Programs", items: toProgram },
		{ heading: "Actions", items: useActions() },
	];
}

function useActions(): Findable[] {
	const navigate = useNavigate();
	const programsLabel = useProgramsLabel();
	const mayWrite = useAllowed("write");
	const { program } = useSelectedProgram();
	const mayUndo = useAllowed("contribute");
	const ofProgram = (icon: LucideIcon) => {
		return ({ label, search }: { label: string; search: WorkspaceSearch }) => ({
			id: `action ${label}`,
			label,
			hint: program?.name,
			icon,
			run: () => void navigate({ to: "/", search }),
		});
	};
	return [
		...(program ? questions.map(ofProgram(ListFilter)) : []),
		...(mayWrite && program ? additions.map(ofProgram(Plus)) : []),
		...(mayWrite
			? [
					{
						id: "action new program",
						label: "New program",
						icon: FolderPlus,
						run: () => void navigate(programsPage({ form: "new" })),
					},
					{
						id: "action use playbook",
						label: "Start from a playbook",
						icon: BookMarked,
						run: () => void navigate({ to: "/", search: { view: "playbooks", form: "use" } }),
					},
				]
			: []),
		{
			id: "action consultant",
			label: "Strategic Consultant",
			hint: "AI-powered strategy",
			icon: Sparkles,
			run: () => void navigate({ to: "/strategic-consultant/input" }),
		},
		{
			id: "action programs",
			label: programsLabel,
			icon: FolderKanban,
			run: () => void navigate({ to: "/programs" }),
		},
		{
			id: "action settings",
			label: "Settings",
			hint: "Profile, notifications, sessions, access tokens",
			icon: Settings,
			run: () =>
				void navigate({ to: ".", search: (search) => ({ ...search, settings: "profile" as const }) }),
		},
		...(mayUndo
			? [
					{
						id: "action undo",
						label: "Undo and trash",
						hint: "Last actions, restore what was deleted",
						icon: Undo2,
						run: () =>
							void navigate({ to: ".", search: (search) => ({ ...search, settings: "undo" as const }) }),
					},
				]
			: []),
		{
			id: "action export",
			label: "Export or print this view",
			hint: "CSV, Excel, picture, PDF",
			icon: Download,
			run: () => shellWindow.set("export"),
		},
		{ id: "action light", label: "Light theme", icon: Sun, run: () => chooseTheme("light") },
		{ id: "action dark", label: "Dark theme", icon: Moon, run: () => chooseTheme("dark") },
		{ id: "action system", label: "Theme as the system", icon: Monitor, run: () => chooseTheme("system") },
		{
			id: "action keys",
			label: "Keyboard shortcuts",
			icon: Keyboard,
			run: () => shellWindow.set("shortcuts"),
		},
		{ id: "action logout", label: "Logout", icon: LogOut, run: () => window.location.assign("/api/logout") },
	];
}
