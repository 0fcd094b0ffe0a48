import { Link } from "@tanstack/react-router";
import { Tooltip } from "@throughline/ui/tooltip";
import { clsx } from "clsx";
import { type ViewId, views } from "../../workspace/view/views.ts";
import { viewIcons } from "../view-icons.ts";

type NavItemProps = { view: ViewId; current: boolean; iconOnly: boolean; onChosen?: () => void };

/** One view in the sidebar. */
export function NavItem({ view, current, iconOnly, onChosen }: NavItemProps) {
	const { label, description } = views[view];
	const Icon = viewIcons[view];
	const link = (
		<Link
			to="/"
			search={{ view: view === "dashboard" ? undefined : view }}
			aria-current={current ? "page" : undefined}
			aria-label={iconOnly ? label : undefined}
			onClick={onChosen}
			activeProps={{}}
			className={clsx(
				"focus-inset group relative flex items-center rounded-md transition-colors duration-120",
				iconOnly ? "size-10 justify-center" : "gap-3 px-2.5 py-1.5",
				current ? "bg-accent-soft text-accent-text" : "text-ink-muted hover:bg-hover hover:text-ink",
			)}
		>
			<Icon size={18} strokeWidth={1.75} aria-hidden="true" className="shrink-0" />
			{!iconOnly && (
				<span className="min-w-0">
					<span
						className={clsx(
							"block truncate text-table font-medium",
							current ? "text-accent-text" : "text-ink",
						)}
					>
						{label}
					</span>
					<span
						className={clsx("block truncate text-caption", current ? "text-accent-text" : "text-ink-faint")}
					>
						{description}
					</span>
				</span>
			)}
		</Link>
	);
	return iconOnly ? (
		<Tooltip content={`${label}: ${description}`} side="right">
			{link}
		</Tooltip>
	) : (
		link
	);
}
