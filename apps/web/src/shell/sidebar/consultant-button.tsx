import { Link } from "@tanstack/react-router";
import { Tooltip } from "@throughline/ui/tooltip";
import { clsx } from "clsx";
import { Sparkles } from "lucide-react";

/** The way to the strategic consultant. */
export function ConsultantButton({ iconOnly, onChosen }: { iconOnly: boolean; onChosen?: () => void }) {
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
