import { Outlet, useSearch } from "@tanstack/react-router";
import { currentToast, subscribeToToast } from "@throughline/ui/toast";
import { TooltipProvider } from "@throughline/ui/tooltip";
import { WeekStart } from "@throughline/ui/week-start";
import { clsx } from "clsx";
import { Suspense, useEffect, useState, useSyncExternalStore } from "react";
import { ApiProvider } from "../api/api-provider.tsx";
import { followChanges } from "../api/live/follow-changes.ts";
import { useUser } from "../api/session/user.ts";
import { sessionEnded } from "../api/session-ended.ts";
import { useDocumentTitle } from "../browser/document-title.ts";
import { useObservable } from "../browser/observable-value.ts";
import { useMediaQuery, wholeHeader, wideScreen } from "../browser/use-media-query.ts";
import { useWeekStart } from "../workspace/calendar/week-start.ts";
import { lazyPart, typedPart } from "../workspace/lazy-part.ts";
import { ConnectivityBanner } from "./connectivity-banner.tsx";
import { Header } from "./header/header.tsx";
import { useScreenTitle } from "./screen-title.ts";
import { shellWindow, sidebarOpen, sidebarWidth } from "./shell-state.ts";
import { useShortcuts } from "./shortcuts/use-shortcuts.ts";
import { useShownScreen } from "./shown-screen.ts";
import { Sidebar } from "./sidebar/sidebar.tsx";

const SidebarDrawer = lazyPart(() => import("./sidebar/sidebar-drawer.tsx"), "SidebarDrawer");
const SearchDialog = typedPart(() => import("./search/search-dialog.tsx"), "SearchDialog");
const BottomBar = lazyPart(() => import("./bottom-bar/bottom-bar.tsx"), "BottomBar");
const NotificationsSheet = lazyPart(
	() => import("./bottom-bar/notifications-sheet.tsx"),
	"NotificationsSheet",
);
const ProgramSheet = lazyPart(() => import("./bottom-bar/program-sheet.tsx"), "ProgramSheet");
const ExportSheet = lazyPart(() => import("./bottom-bar/export-sheet.tsx"), "ExportSheet");
const ShortcutsDialog = lazyPart(() => import("./shortcuts/shortcuts-dialog.tsx"), "ShortcutsDialog");
const SessionEndedDialog = lazyPart(() => import("./session-ended-dialog.tsx"), "SessionEndedDialog");
const loadToaster = () => import("@throughline/ui/toaster");
const Toaster = lazyPart(loadToaster, "Toaster");
const SessionContextToggle = lazyPart(
	() => import("../features/session-context/session-context.tsx"),
	"SessionContextToggle",
);
const SettingsDialog = lazyPart(() => import("../features/account/settings-dialog.tsx"), "SettingsDialog");
const SourceDrawer = lazyPart(() => import("../workspace/source/source-drawer.tsx"), "SourceDrawer");

/** The frame around every screen that needs a signed-in person. */
export function AppShell() {
	const wide = useMediaQuery(wideScreen);
	const hasBar = !useMediaQuery(wholeHeader);
	const { title } = useScreenTitle();
	const user = useUser();
	useShortcuts();
	useEffect(() => followChanges(), []);
	return (
		<ApiProvider>
			<TabTitle />
			<TooltipProvider>
				<WeekStart value={useWeekStart}>
					<SkipLink />
					{/* Drawn anew for who reads dates or numbers in another form; Settings above it, where they say so, stay. */}
					<div
						key={`${user?.reading.dateForm} ${user?.reading.numberForm}`}
						className="flex min-h-dvh pb-(--bottom-bar)"
					>
						{wide && <SidebarColumn />}
						<div className="flex min-w-0 flex-1 flex-col">
							<Header />
							<ConnectivityBanner />
							<main id="content" tabIndex={-1} className="screen-body">
								<Outlet />
							</main>
						</div>
					</div>
					{hasBar && (
						<Suspense fallback={null}>
							<BottomBar />
						</Suspense>
					)}
					<p aria-live="polite" className="sr-only">
						{title}
					</p>
					<Suspense fallback={null}>
						<Windows wide={wide} />
					</Suspense>
					<Suspense fallback={null}>
						<SessionContextToggle />
					</Suspense>
				</WeekStart>
			</TooltipProvider>
		</ApiProvider>
	);
}

/** The browser's tab says of which program it is: two of one view can be told apart. */
function TabTitle() {
	const { title, program } = useShownScreen();
	useDocumentTitle(program ? `${title} · ${program}` : title);
	return null;
}

/** The first stop of the Tab key. A button: the fragment of the address belongs to the router. */
function SkipLink() {
	return (
		<button type="button" onClick={() => document.getElementById("content")?.focus()} className="skip-link">
			Skip to content
		</button>
	);
}

function SidebarColumn() {
	const collapsed = useObservable(sidebarWidth) === "collapsed";
	return (
		<aside
			data-print="hide"
			aria-label="Sidebar"
			className={clsx("sidebar-column", collapsed ? "w-16" : "w-66")}
		>
			<Sidebar iconOnly={collapsed} />
		</aside>
	);
}

/** What lies over the screen, each loaded when it first opens. */
function Windows({ wide }: { wide: boolean }) {
	const window = useObservable(shellWindow);
	const menuOpened = useOnceTrue(useObservable(sidebarOpen));
	const ended = useObservable(sessionEnded);
	const toasted = useOnceTrue(useSyncExternalStore(subscribeToToast, currentToast) !== null);
	useEffect(onFirstTouch, []);
	const { settings, source } = useSearch({ strict: false });
	const sourceOpened = useOnceTrue(source !== undefined);
	return (
		<>
			{toasted && (
				// On its own: what is told does not wait for a window that has still to come.
				<Suspense fallback={null}>
					<Toaster />
				</Suspense>
			)}
			{!wide && menuOpened && <SidebarDrawer />}
			{window === "search" && <SearchDialog />}
			{window === "shortcuts" && <ShortcutsDialog />}
			{window === "notifications" && <NotificationsSheet />}
			{window === "program" && <ProgramSheet />}
			{window === "export" && <ExportSheet />}
			{settings && <SettingsDialog />}
			{sourceOpened && <SourceDrawer />}
			{ended && <SessionEndedDialog />}
		</>
	);
}

/** Whoever touches the page may soon be told something, perhaps that the server is gone: too late then to fetch how. */
function onFirstTouch(): () => void {
	const stop = new AbortController();
	const fetchAhead = () => {
		stop.abort();
		loadToaster().catch(() => undefined);
	};
	for (const touch of ["pointerdown", "keydown"]) {
		window.addEventListener(touch, fetchAhead, { signal: stop.signal, passive: true });
	}
	return () => stop.abort();
}

/** True from the first time on, so that what closes can still be seen leaving. */
function useOnceTrue(now: boolean): boolean {
	const [once, setOnce] = useState(now);
	if (now && !once) setOnce(true);
	return once;
}
