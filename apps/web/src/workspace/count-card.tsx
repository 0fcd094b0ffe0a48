import { clsx } from "clsx";
import type { LucideIcon } from "lucide-react";
import { formatCount } from "../format/count.ts";

type CountCardProps = {
	label: string;
	count: number;
	/** Under the count, in a few words. */
	detail: string;
	/** Left out where the cards stand two abreast. */
	detailFromWide?: boolean;
	icon: LucideIcon;
	iconLook: string;
	/** Whether just these are shown. */
	pressed: boolean;
	onPress: () => void;
	className?: string;
};

/** How many there are of a kind; pressing it shows just these. A list's item. */
export function CountCard({
	label,
	count,
	detail,
	detailFromWide = false,
	icon: Icon,
	iconLook,
	pressed,
	onPress,
	className,
}: CountCardProps) {
	return (
		<li className={className}>
			<button
				type="button"
				aria-pressed={pressed}
				onClick={onPress}
				className={clsx(
					"flex w-full flex-col rounded-card border px-4 py-3 text-left transition-colors duration-120",
					pressed
						? "border-accent bg-accent-soft forced-colors:border-[Highlight]"
						: "border-line bg-card hover:border-axis",
				)}
			>
				<span className="flex w-full items-center justify-between text-table font-medium text-ink-muted">
					{label}
					<Icon size={16} strokeWidth={2.25} aria-hidden="true" className={iconLook} />
				</span>
				<span className="tabular mt-1 text-display font-semibold text-ink-strong">{formatCount(count)}</span>
				<span
					className={clsx(
						"tabular truncate text-caption text-ink-muted",
						detailFromWide && "@max-3xl:hidden",
					)}
				>
					{detail}
				</span>
			</button>
		</li>
	);
}
