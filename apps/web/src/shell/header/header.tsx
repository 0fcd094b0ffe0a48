import { IconButton } from "@throughline/ui/icon-button";
import { Kbd } from "@throughline/ui/kbd";
import { clsx } from "clsx";
import { Menu, Moon, PanelLeft, Search, Sun } from "lucide-react";
import { useObservable } from "../../browser/observable-value.ts";
import { chooseTheme, useTheme } from "../../browser/theme.ts";
import { roomyHeader, useMediaQuery, wholeHeader, wideScreen } from "../../browser/use-media-query.ts";
import { ExportButton } from "../export/export-button.tsx";
import { NotificationsButton } from "../notifications/notifications-button.tsx";
import { useScreenTitle } from "../screen-title.ts";
import { menuToggleId, shellWindow, sidebarOpen, sidebarWidth, toggleSidebarWidth } from "../shell-state.ts";
import { commandKey } from "../shortcuts/shortcuts.ts";
import { AccountMenu } from "./account-menu.tsx";
import { ProgramSelector } from "./program-selector.tsx";

/**
 * On every screen: where one is, which program it is about, and the shell's own buttons. On a phone only the first row
 * stays in sight: there the header has no box of its own, so that the row sticks within the page.
 */
export function Header() {
	const { title, subtitle } = useScreenTitle();
	const whole = useMediaQuery(wholeHeader);
	const roomy = useMediaQuery(roomyHeader);
	return (
		<header data-print="hide" className={roomy ? stuckLook : "contents"}>
			<div className={clsx("@container mx-auto w-full max-w-360", !roomy && stuckLook)}>
				<div className="flex items-center gap-x-3 px-4 py-2.5 max-sm:min-h-16 max-sm:py-1.5 sm:px-6 lg:min-h-16 @max-2xs:gap-x-1 @max-2xs:px-2">
					<SidebarToggle />
					<div className="min-w-0 flex-1">
						<h1 className="text-lead font-semibold tracking-tight max-sm:line-clamp-2 max-sm:leading-5 sm:truncate sm:text-title @max-2xs:leading-none">
							{title}
						</h1>
						{/* A phone shows it whole, in letters of the usual size: enlarged ones need its place. */}
						<p className="text-table text-ink-muted max-sm:line-clamp-2 max-sm:text-caption sm:truncate @max-2xs:hidden">
							{subtitle}
						</p>
					</div>
					{roomy && <ProgramSelector />}
					<div className="flex items-center gap-1">
						{whole && <SearchButton />}
						{whole && <NotificationsButton />}
						<div className="hidden gap-1 sm:flex">
							<ExportButton />
							<ThemeButton />
						</div>
						<div className="ml-1.5 flex">
							<AccountMenu />
						</div>
					</div>
				</div>
			</div>
			{!roomy && <ProgramSelector className="border-b border-line bg-card px-4 py-2" />}
		</header>
	);
}

/** Not on a phone that lies on its side: there the content needs the room. */
const stuckLook = "sticky top-0 z-30 border-b border-line bg-card [@media(height<28rem)]:static";

function SidebarToggle() {
	const wide = useMediaQuery(wideScreen);
	const collapsed = useObservable(sidebarWidth) === "collapsed";
	const open = useObservable(sidebarOpen);
	if (!wide) {
		return (
			<IconButton
				id={menuToggleId}
				label={open ? "Close menu" : "Open menu"}
				tooltip={false}
				aria-expanded={open}
				icon={<Menu size={18} aria-hidden="true" />}
				onClick={() => sidebarOpen.set(!open)}
			/>
		);
	}
	return (
		<IconButton
			label={collapsed ? "Expand sidebar" : "Collapse sidebar"}
			tooltipSide="bottom"
			aria-expanded={!collapsed}
			icon={<PanelLeft size={18} aria-hidden="true" />}
			onClick={toggleSidebarWidth}
			className="-ml-2"
		/>
	);
}

function SearchButton() {
	return (
		<button
			type="button"
			aria-keyshortcuts="Control+K Meta+K"
			onClick={() => shellWindow.set("search")}
			className="flex size-8 items-center justify-center gap-2 rounded-md text-ink-muted transition-colors duration-120 hover:bg-hover hover:text-ink xl:w-auto xl:border xl:border-line xl:bg-inset xl:pr-1.5 xl:pl-2.5"
		>
			<Search size={16} aria-hidden="true" className="shrink-0" />
			<span className="text-table max-xl:sr-only">Search</span>
			<Kbd className="ml-4 max-xl:hidden">{commandKey} K</Kbd>
		</button>
	);
}

/** Changes between light and dark; "as the system" is in Settings. */
function ThemeButton() {
	const systemIsDark = useMediaQuery("(prefers-color-scheme: dark)");
	const theme = useTheme();
	const dark = theme === "dark" || (theme === "system" && systemIsDark);
	return (
		<IconButton
			label={dark ? "Switch to the light theme" : "Switch to the dark theme"}
			tooltipSide="bottom"
			icon={dark ? <Sun size={16} aria-hidden="true" /> : <Moon size={16} aria-hidden="true" />}
			onClick={() => chooseTheme(dark ? "light" : "dark")}
		/>
	);
}
