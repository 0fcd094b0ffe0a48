import type { PortfolioProgram } from "@throughline/domain/portfolio";
import { CircleCheck, CircleDashed, CircleX, type LucideIcon, TriangleAlert } from "lucide-react";
import { CountCard } from "../../workspace/count-card.tsx";
import { type RatingWord, ratingWord } from "../../workspace/program/rating-badge.tsx";

const looks: Record<RatingWord, { icon: LucideIcon; text: string; detail: string }> = {
	"Off track": { icon: CircleX, text: "text-critical", detail: "beyond what is tolerated" },
	"At risk": { icon: TriangleAlert, text: "text-warning", detail: "something needs a decision" },
	"On track": { icon: CircleCheck, text: "text-good", detail: "within plan and budget" },
	"Not judged": { icon: CircleDashed, text: "text-ink-faint", detail: "over, or nothing known yet" },
};
/** The worst first: what needs somebody stands where one looks first. */
const order: readonly RatingWord[] = ["Off track", "At risk", "On track", "Not judged"];

type HealthCardsProps = {
	programs: readonly PortfolioProgram[];
	/** As the address has it: words with commas between; undefined: all. */
	chosen: string | undefined;
	onChoose: (health: string | undefined) => void;
};

/** How many programs do how well. A click on one filters by it. */
export function HealthCards({ programs, chosen, onChoose }: HealthCardsProps) {
	const counts = Map.groupBy(programs, ({ rating }) => ratingWord(rating));
	return (
		<ul aria-label="Programs by health" className="grid grid-cols-2 gap-3 @3xl:grid-cols-4 print:grid-cols-4">
			{order.map((word) => {
				const { icon, text, detail } = looks[word];
				const pressed = chosen === word;
				return (
					<CountCard
						key={word}
						label={word}
						count={counts.get(word)?.length ?? 0}
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
