import { useNavigate } from "@tanstack/react-router";
import { Dialog, DialogContent } from "@throughline/ui/dialog";
import { Command } from "cmdk";
import {
	FolderKanban,
	Keyboard,
	LogOut,
	type LucideIcon,
	Monitor,
	Moon,
	Search,
	Settings,
	Sparkles,
	Sun,
} from "lucide-react";
import { useReturnFocus } from "../browser/use-return-focus.ts";
import { useProgramsLabel } from "../session/user.ts";
import { selectProgram, useSelectedProgram } from "../workspace/selected-program.ts";
import { viewIds, views } from "../workspace/views.ts";
import { shellWindow } from "./shell-state.ts";
import { chooseTheme } from "./theme.ts";
import { viewIcons } from "./view-icons.ts";

type Found = { id: string; label: string; hint?: string; icon: LucideIcon; run: () => void };

/** Finds views, programs and actions by typing. */
export function SearchDialog() {
	const groups = useFindable();
	const returnFocus = useReturnFocus();
	const choose = (found: Found) => {
		shellWindow.set(null);
		found.run();
	};
	return (
		<Dialog open onOpenChange={(open) => !open && shellWindow.set(null)}>
			<DialogContent title="Search" size="lg" className="overflow-hidden" onCloseAutoFocus={returnFocus}>
				<Command label="Search views, programs and actions" loop className="flex min-h-0 flex-col">
					<div className="flex items-center gap-2.5 border-y border-line px-5">
						<Search size={16} aria-hidden="true" className="shrink-0 text-ink-faint" />
						<Command.Input
							placeholder="A view, a program, an action…"
							className="h-11 min-w-0 flex-1 bg-transparent text-body outline-none"
						/>
					</div>
					<Command.List className="min-h-0 flex-1 overflow-y-auto p-2 sm:max-h-96">
						<Command.Empty className="px-3 py-10 text-center text-body text-ink-muted">
							Nothing found among views, programs and actions.
						</Command.Empty>
						{groups.map(({ heading, items }) => (
							<Command.Group key={heading} heading={heading} className={groupLook}>
								{items.map((found) => (
									<Command.Item
										key={found.id}
										value={found.id}
										keywords={[found.label, found.hint ?? ""]}
										onSelect={() => choose(found)}
										className="flex min-h-9 cursor-default select-none items-center gap-3 rounded-md px-3 text-body data-[selected=true]:bg-hover data-[selected=true]:text-ink-strong"
									>
										<found.icon size={16} aria-hidden="true" className="shrink-0 text-ink-faint" />
										<span className="max-w-4/5 shrink-0 truncate">{found.label}</span>
										{found.hint && <span className="truncate text-table text-ink-faint">{found.hint}</span>}
									</Command.Item>
								))}
							</Command.Group>
						))}
					</Command.List>
					<p className="border-t border-line-subtle px-5 py-2.5 text-caption text-ink-muted">
						<span className="font-medium text-accent-text">Arriving. </span>
						Tasks, risks, KPIs, decisions and documents will be found here too.
					</p>
				</Command>
			</DialogContent>
		</Dialog>
	);
}

const groupLook =
	"[&_[cmdk-group-heading]]:px-3 [&_[cmdk-group-heading]]:pt-2 [&_[cmdk-group-heading]]:pb-1 [&_[cmdk-group-heading]]:text-caption [&_[cmdk-group-heading]]:font-medium [&_[cmdk-group-heading]]:text-ink-faint";

function useFindable(): { heading: string; items: Found[] }[] {
	const navigate = useNavigate();
	const programsLabel = useProgramsLabel();
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
		run: () => {
			selectProgram(id);
			void navigate({ to: "/", search: (search) => ({ view: search.view, tab: search.tab }) });
		},
	}));
	const actions: Found[] = [
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
			hint: "Profile, sessions, access tokens",
			icon: Settings,
			run: () =>
				void navigate({ to: ".", search: (search) => ({ ...search, settings: "profile" as const }) }),
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
	return [
		{ heading: "Views", items: toView },
		{ heading: "Programs", items: toProgram },
		{ heading: "Actions", items: actions },
	].filter(({ items }) => items.length > 0);
}
