import { Command } from "cmdk";
import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";

export const groupLook =
	"[&_[cmdk-group-heading]]:px-3 [&_[cmdk-group-heading]]:pt-2 [&_[cmdk-group-heading]]:pb-1 [&_[cmdk-group-heading]]:text-caption [&_[cmdk-group-heading]]:font-medium [&_[cmdk-group-heading]]:text-ink-faint";

type LineProps = {
	id: string;
	icon: LucideIcon;
	label: ReactNode;
	/** In a second line. */
	detail?: ReactNode;
	/** At the end of the first line. */
	hint?: ReactNode;
	onSelect: () => void;
};

/** One thing that can be chosen. */
export function Line({ id, icon: Icon, label, detail, hint, onSelect }: LineProps) {
	return (
		<Command.Item
			value={id}
			onSelect={onSelect}
			className="flex cursor-default select-none gap-3 rounded-md px-3 py-2 text-body data-[selected=true]:bg-hover data-[selected=true]:text-ink-strong"
		>
			<Icon size={16} aria-hidden="true" className="mt-0.5 shrink-0 text-ink-faint" />
			<span className="min-w-0 flex-1">
				<span className="flex flex-col sm:flex-row sm:items-baseline sm:gap-3">
					<span className="min-w-0 truncate">{label}</span>
					{hint && (
						<span className="truncate text-table text-ink-faint sm:ml-auto sm:max-w-2/5 sm:shrink-0">
							{hint}
						</span>
					)}
				</span>
				{detail && <span className="block truncate text-table text-ink-muted">{detail}</span>}
			</span>
		</Command.Item>
	);
}
