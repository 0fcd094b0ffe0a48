import { Link, useMatch, useSearch } from "@tanstack/react-router";
import { avatarInitial, displayName, type Person } from "@throughline/domain/account";
import { Avatar } from "@throughline/ui/avatar";
import { Tooltip } from "@throughline/ui/tooltip";
import { clsx } from "clsx";
import { LogOut, Settings, Sparkles } from "lucide-react";
import { useUser } from "../../api/session/user.ts";
import { BrandMark } from "../../brand/brand-mark.tsx";
import {
	libraryIds,
	overviewIds,
	sharedViewIds,
	type ViewId,
	viewIds,
	viewOf,
} from "../../workspace/view/views.ts";
import { UserBadge } from "../user-badge.tsx";
import { NavItem } from "./nav-item.tsx";

type SidebarProps = {
	iconOnly?: boolean;
	/** Called once a destination is chosen. */
	onChosen?: () => void;
};

/** What the sidebar holds: brand, views, the consultant, the person and what is theirs. */
export function Sidebar({ iconOnly = false, onChosen }: SidebarProps) {
	const user = useUser();
	const inWorkspace = useMatch({ from: "/_app/", shouldThrow: false }) !== undefined;
	const { view } = useSearch({ strict: false });
	const list = { current: inWorkspace ? viewOf(view) : null, iconOnly, onChosen };
	return (
		<div className={clsx("flex h-full min-h-0 flex-col", iconOnly && "items-center")}>
			<Brand iconOnly={iconOnly} onChosen={onChosen} />
			<nav
				aria-label="Workspace"
				className={clsx(
					"min-h-0 flex-1 overflow-y-auto pb-3 [scrollbar-width:thin]",
					iconOnly ? "px-2" : "px-3",
				)}
			>
				<div className="mb-3">
					<ConsultantButton iconOnly={iconOnly} onChosen={onChosen} />
				</div>
				<div className="mb-2 border-b border-line-subtle pb-2">
					<ViewList name="All programs" ids={overviewIds} {...list} />
				</div>
				<ViewList name="Views" ids={programViewIds} {...list} />
				<div className="mt-2 border-t border-line-subtle pt-2">
					<ViewList name="Library" ids={libraryIds} {...list} />
				</div>
			</nav>
			<div
				className={clsx("w-full border-t border-line", iconOnly ? "flex flex-col items-center p-2" : "p-3")}
			>
				{user && (iconOnly ? <UserLetter user={user} /> : <UserBadge user={user} />)}
				<div className={clsx("mt-2 gap-0.5", iconOnly ? "flex flex-col" : "grid grid-cols-2")}>
					<SettingsLink iconOnly={iconOnly} onChosen={onChosen} />
					<LogoutLink iconOnly={iconOnly} />
				</div>
			</div>
		</div>
	);
}

const programViewIds = viewIds.filter((id) => !sharedViewIds.includes(id));

type ViewListProps = Omit<SidebarProps, "iconOnly"> & {
	name: string;
	ids: readonly ViewId[];
	current: ViewId | null;
	iconOnly: boolean;
};

function ViewList({ name, ids, current, iconOnly, onChosen }: ViewListProps) {
	return (
		<ul aria-label={name} className="space-y-0.5">
			{ids.map((id) => (
				<li key={id}>
					<NavItem view={id} current={id === current} iconOnly={iconOnly} onChosen={onChosen} />
				</li>
			))}
		</ul>
	);
}

function Brand({
	iconOnly,
	onChosen,
}: Required<Pick<SidebarProps, "iconOnly">> & Pick<SidebarProps, "onChosen">) {
	return (
		<Link
			to="/"
			aria-label={iconOnly ? "Throughline, Strategic EPM" : undefined}
			onClick={onChosen}
			className={clsx("focus-inset flex h-16 shrink-0 items-center gap-3 rounded-md", !iconOnly && "px-5")}
		>
			<BrandMark size={32} />
			{!iconOnly && (
				<span>
					<span className="block text-lead leading-5 font-semibold tracking-tight text-ink-strong">
						Throughline
					</span>
					<span className="block text-caption text-ink-muted">Strategic EPM</span>
				</span>
			)}
		</Link>
	);
}

function UserLetter({ user }: { user: Person }) {
	const name = displayName(user);
	return (
		<Tooltip content={`${name} · ${user.role}`} side="right">
			<span>
				<Avatar
					name={`${name}, ${user.role}`}
					imageUrl={user.profileImageUrl}
					initials={avatarInitial(user)}
				/>
			</span>
		</Tooltip>
	);
}

const entryLook = (iconOnly: boolean) =>
	clsx(
		"focus-inset flex items-center rounded-md text-table font-medium text-ink-muted transition-colors duration-120 hover:bg-hover hover:text-ink",
		iconOnly ? "size-10 justify-center" : "h-8 gap-2 px-2",
	);

function SettingsLink({ iconOnly, onChosen }: { iconOnly: boolean; onChosen?: () => void }) {
	const link = (
		<Link
			to="."
			search={(search) => ({ ...search, settings: "profile" as const })}
			aria-label={iconOnly ? "Settings" : undefined}
			onClick={onChosen}
			className={entryLook(iconOnly)}
		>
			<Settings size={16} aria-hidden="true" />
			{!iconOnly && "Settings"}
		</Link>
	);
	return iconOnly ? (
		<Tooltip content="Settings" side="right">
			{link}
		</Tooltip>
	) : (
		link
	);
}

/** A plain link: the browser itself goes to end the session. */
function LogoutLink({ iconOnly }: { iconOnly: boolean }) {
	const link = (
		<a href="/api/logout" aria-label={iconOnly ? "Logout" : undefined} className={entryLook(iconOnly)}>
			<LogOut size={16} aria-hidden="true" />
			{!iconOnly && "Logout"}
		</a>
	);
	return iconOnly ? (
		<Tooltip content="Logout" side="right">
			{link}
		</Tooltip>
	) : (
		link
	);
}

/** The way to the strategic consultant. */
function ConsultantButton({ iconOnly, onChosen }: { iconOnly: boolean; onChosen?: () => void }) {
	const link = (
		<Link
			to="/strategic-consultant/input"
			aria-label={iconOnly ? "Strategic Consultant" : undefined}
			onClick={onChosen}
			className={clsx(
				"flex items-center rounded-lg bg-accent text-on-accent transition-colors duration-120 hover:bg-accent-hover active:bg-accent-active",
				iconOnly ? "size-10 justify-center" : "gap-3 px-3 py-2",
			)}
		>
			<Sparkles size={18} strokeWidth={1.75} aria-hidden="true" className="shrink-0" />
			{!iconOnly && (
				<span className="min-w-0">
					<span className="block truncate text-table font-semibold">Strategic Consultant</span>
					<span className="block truncate text-caption">AI-powered strategy</span>
				</span>
			)}
		</Link>
	);
	return iconOnly ? (
		<Tooltip content="Strategic Consultant: AI-powered strategy" side="right">
			{link}
		</Tooltip>
	) : (
		link
	);
}
