import { isActive, type Risk, type RiskPriority, riskPriorities } from "@throughline/domain/risk";
import { ListChecks } from "lucide-react";
import { formatCount } from "../../format/count.ts";
import { CountCard } from "../../workspace/count-card.tsx";
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
			<CountCard
				label="Total"
				count={risks.length}
				detail={activeWords(risks)}
				icon={ListChecks}
				iconLook="text-ink-faint"
				pressed={chosen.length === 0}
				onPress={() => onChoose(undefined)}
				className="col-span-2 @3xl:col-span-1 print:col-span-1"
			/>
			{riskPriorities.map((priority) => {
				const own = risks.filter((risk) => risk.priority === priority);
				return (
					<CountCard
						key={priority}
						label={priority}
						count={own.length}
						detail={activeWords(own)}
						icon={priorityLook[priority].icon}
						iconLook={priorityLook[priority].text}
						pressed={only === priority}
						onPress={() => onChoose(only === priority ? undefined : priority)}
					/>
				);
			})}
		</ul>
	);
}

function activeWords(risks: readonly Risk[]): string {
	return `${formatCount(risks.filter(isActive).length)} active`;
}
