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
		<header data-print="hide" className={roomy ? "stuck-head" : "contents"}>
			<div className={clsx("@container mx-auto w-full max-w-360", !roomy && "stuck-head")}>
				<div className="screen-head">
					<SidebarToggle />
					<div className="min-w-0 flex-1">
						<h1 className="screen-title">{title}</h1>
						<p className="screen-subtitle">{subtitle}</p>
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
			{!roomy && <ProgramSelector className="border-b border-line bg-card px-4 py-1" />}
		</header>
	);
}

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
			className="search-button"
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
