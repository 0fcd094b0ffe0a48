import { Link, useMatch, useSearch } from "@tanstack/react-router";
import { clsx } from "clsx";
import { Bell, FolderKanban, ListTodo, type LucideIcon, Search } from "lucide-react";
import { useEffect } from "react";
import { useObservable } from "../../browser/observable-value.ts";
import { viewOf } from "../../workspace/view/views.ts";
import { useNewCount } from "../notifications/use-new-count.ts";
import { shellWindow } from "../shell-state.ts";

/** On small screens, within a thumb's reach: one's own work, and what the header has no room for. */
export function BottomBar() {
	const inWorkspace = useMatch({ from: "/_app/", shouldThrow: false }) !== undefined;
	const { view } = useSearch({ strict: false });
	const isCurrent = inWorkspace && viewOf(view) === "my-work";
	const count = useNewCount();
	useEffect(fetchWindowsAhead, []);
	return (
		<nav
			aria-label="Quick access"
			data-bottom-bar=""
			data-print="hide"
			className="@container fixed inset-x-0 bottom-0 z-30 border-t border-line bg-card pr-[env(safe-area-inset-right)] pb-[env(safe-area-inset-bottom)] pl-[env(safe-area-inset-left)]"
		>
			<ul className="mx-auto grid max-w-2xl grid-cols-4">
				<li>
					<Link
						to="/"
						search={{ view: "my-work" as const }}
						activeProps={{}}
						className={targetLook(isCurrent)}
					>
						<Face icon={ListTodo} word="My work" />
					</Link>
				</li>
				<li>
					<WindowButton window="search" icon={Search} word="Search" />
				</li>
				<li>
					<WindowButton window="notifications" icon={Bell} word="Notifications" count={count} />
				</li>
				<li>
					<WindowButton window="program" icon={FolderKanban} word="Program" />
				</li>
			</ul>
		</nav>
	);
}

const quietAfterMs = 2000;

/**
 * What a thumb opens here and at the head, and what tells how it went, once the screen is there: a phone's network is slow
 * when it is wanted, or gone.
 */
function fetchWindowsAhead(): () => void {
	const timer = setTimeout(() => {
		for (const arrival of [
			import("@throughline/ui/toaster"),
			import("../sidebar/sidebar-drawer.tsx"),
			import("../search/search-dialog.tsx"),
			import("./notifications-sheet.tsx"),
			import("./program-sheet.tsx"),
		])
			arrival.catch(() => undefined);
	}, quietAfterMs);
	return () => clearTimeout(timer);
}

const targetLook = (isCurrent: boolean) =>
	clsx(
		"focus-inset relative flex h-[56px] w-full flex-col items-center justify-center gap-0.5 text-caption font-medium",
		isCurrent
			? "text-accent-text before:absolute before:inset-x-4 before:top-0 before:h-0.5 before:rounded-full before:bg-accent forced-colors:before:bg-[Highlight]"
			: "text-ink-muted active:bg-hover",
	);

type FaceProps = { icon: LucideIcon; word: string; count?: number };

function Face({ icon: Icon, word, count = 0 }: FaceProps) {
	return (
		<>
			<span className="relative">
				<Icon size={20} strokeWidth={1.75} aria-hidden="true" />
				{count > 0 && (
					<span
						aria-hidden="true"
						className="tabular absolute -top-1.5 left-2.5 min-w-4 rounded-full bg-critical-solid px-1 text-center text-caption font-semibold text-on-critical forced-colors:border"
					>
						{count > 99 ? "99+" : count}
					</span>
				)}
			</span>
			{/* Enlarged letters have no room here, and the icons stay. */}
			<span className="@max-2xs:sr-only">
				{word}
				{count > 0 && <span className="sr-only">{`, ${count} new`}</span>}
			</span>
		</>
	);
}

type WindowButtonProps = FaceProps & {
	window: NonNullable<ReturnType<typeof shellWindow.get>>;
};

function WindowButton({ window, icon, word, count }: WindowButtonProps) {
	const isOpen = useObservable(shellWindow) === window;
	return (
		<button
			type="button"
			aria-haspopup="dialog"
			aria-expanded={isOpen}
			onClick={() => shellWindow.set(window)}
			// At once, also where the window still has to come.
			className={clsx(targetLook(false), isOpen && "bg-hover text-ink!")}
		>
			<Face icon={icon} word={word} count={count} />
		</button>
	);
}
