import { isActive, type Risk, type RiskPriority, riskPriorities } from "@throughline/domain/risk";
import { clsx } from "clsx";
import { ListChecks, type LucideIcon } from "lucide-react";
import { formatCount } from "../../format/count.ts";
import { priorityLook } from "../../workspace/priority-badge.tsx";

type SummaryCardsProps = {
	/** Those of the chosen status, of every priority: what a click leads to is what the card counts. */
	risks: readonly Risk[];
	/** The priorities that are shown; none: all. */
	chosen: readonly RiskPriority[];
	/** Undefined: all. */
	onChoose: (priority: RiskPriority | undefined) => void;
};

/** How many risks there are, and how many of each priority. A click on one filters by it. */
export function SummaryCards({ risks, chosen, onChoose }: SummaryCardsProps) {
	const only = chosen.length === 1 ? chosen[0] : undefined;
	return (
		<ul aria-label="Risks by priority" className="grid grid-cols-2 gap-3 @3xl:grid-cols-5 print:grid-cols-5">
			<SummaryCard
				label="Total"
				risks={risks}
				icon={ListChecks}
				iconLook="text-ink-faint"
				pressed={chosen.length === 0}
				onPress={() => onChoose(undefined)}
				className="col-span-2 @3xl:col-span-1 print:col-span-1"
			/>
			{riskPriorities.map((priority) => (
				<SummaryCard
					key={priority}
					label={priority}
					risks={risks.filter((risk) => risk.priority === priority)}
					icon={priorityLook[priority].icon}
					iconLook={priorityLook[priority].text}
					pressed={only === priority}
					onPress={() => onChoose(only === priority ? undefined : priority)}
				/>
			))}
		</ul>
	);
}

type SummaryCardProps = {
	label: string;
	risks: readonly Risk[];
	icon: LucideIcon;
	iconLook: string;
	pressed: boolean;
	onPress: () => void;
	className?: string;
};

function SummaryCard({ label, risks, icon: Icon, iconLook, pressed, onPress, className }: SummaryCardProps) {
	const active = risks.filter(isActive).length;
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
				<span className="tabular mt-1 text-display font-semibold text-ink-strong">
					{formatCount(risks.length)}
				</span>
				<span className="tabular text-caption text-ink-muted">{formatCount(active)} active</span>
			</button>
		</li>
	);
}
