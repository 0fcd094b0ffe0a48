import type { PortfolioProgram } from "@throughline/domain/portfolio";
import { clsx } from "clsx";
import {
	BellDot,
	CircleCheck,
	CircleDashed,
	CircleX,
	Flag,
	type LucideIcon,
	TriangleAlert,
} from "lucide-react";
import { CountCard } from "../../workspace/count-card.tsx";
import { type HealthWord, healthWords } from "../../workspace/program/health-words.ts";
import { healthWord } from "../../workspace/program/rating-badge.tsx";

const looks: Record<HealthWord, { icon: LucideIcon; text: string; detail: string }> = {
	"Off track": { icon: CircleX, text: "text-critical", detail: "beyond what is tolerated" },
	"At risk": { icon: TriangleAlert, text: "text-serious", detail: "something needs a decision" },
	"Needs attention": { icon: BellDot, text: "text-warning", detail: "single items to mend" },
	"On track": { icon: CircleCheck, text: "text-good", detail: "nothing needs attention" },
	"No data": { icon: CircleDashed, text: "text-ink-faint", detail: "nothing to judge it by yet" },
	Closed: { icon: Flag, text: "text-ink-faint", detail: "completed or cancelled" },
};
/** The worst first: what needs somebody stands where one looks first. */
const order: readonly HealthWord[] = healthWords.toReversed();
/** Not worth a place while there are none. */
const unrated: readonly HealthWord[] = ["No data", "Closed"];

type HealthCardsProps = {
	programs: readonly PortfolioProgram[];
	/** As the address has it: words with commas between; undefined: all. */
	chosen: string | undefined;
	onChoose: (health: string | undefined) => void;
};

/** How many programs do how well. A click on one filters by it. */
export function HealthCards({ programs, chosen, onChoose }: HealthCardsProps) {
	const counts = Map.groupBy(programs, healthWord);
	return (
		<ul
			aria-label="Programs by health"
			className="grid grid-cols-[repeat(auto-fit,minmax(min(8.5rem,100%),1fr))] gap-3"
		>
			{order.map((word) => {
				const { icon, text, detail } = looks[word];
				const pressed = chosen === word;
				const count = counts.get(word)?.length ?? 0;
				if (count === 0 && !pressed && unrated.includes(word)) return null;
				return (
					<CountCard
						key={word}
						label={word}
						count={count}
						className={clsx(count === 0 && !pressed && "max-sm:hidden")}
						detail={detail}
						detailFromWide
						icon={icon}
						iconLook={text}
						pressed={pressed}
						onPress={() => onChoose(pressed ? undefined : word)}
					/>
				);
			})}
		</ul>
	);
}
