import type { PortfolioProgram } from "@throughline/domain/portfolio";
import { clsx } from "clsx";
import { CircleCheck, CircleDashed, CircleX, type LucideIcon, TriangleAlert } from "lucide-react";
import { formatCount } from "../../format/count.ts";
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
				const { icon: Icon, text, detail } = looks[word];
				const pressed = chosen === word;
				return (
					<li key={word}>
						<button
							type="button"
							aria-pressed={pressed}
							onClick={() => onChoose(pressed ? undefined : word)}
							className={clsx(
								"flex w-full flex-col rounded-card border px-4 py-3 text-left transition-colors duration-120",
								pressed
									? "border-accent bg-accent-soft forced-colors:border-[Highlight]"
									: "border-line bg-card hover:border-axis",
							)}
						>
							<span className="flex w-full items-center justify-between text-table font-medium text-ink-muted">
								{word}
								<Icon size={16} strokeWidth={2.25} aria-hidden="true" className={text} />
							</span>
							<span className="tabular mt-1 text-display font-semibold text-ink-strong">
								{formatCount(counts.get(word)?.length ?? 0)}
							</span>
							<span className="truncate text-caption text-ink-muted @max-3xl:hidden">{detail}</span>
						</button>
					</li>
				);
			})}
		</ul>
	);
}
