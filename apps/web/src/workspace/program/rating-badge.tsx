import type { PortfolioProgram, Rating } from "@throughline/domain/portfolio";
import { isOver } from "@throughline/domain/program";
import { Badge, type Tone } from "@throughline/ui/badge";
import type { HealthWord } from "./health-words.ts";

/** How each is coloured. */
export const healthTone = {
	Closed: "unknown",
	"No data": "unknown",
	"On track": "good",
	"Needs attention": "warning",
	"At risk": "serious",
	"Off track": "critical",
} as const satisfies Record<HealthWord, Tone>;

type Judged = { rating: Rating | null; status: string };

/** A program that is over is judged no more; one with nothing to judge it by says so. */
export function healthWord({ rating, status }: Judged): HealthWord {
	return rating ?? (isOver({ status }) ? "Closed" : "No data");
}

/** Why a program has no rating, as a sentence; null where it has one. */
export function healthGap({
	rating,
	status,
	tasks,
}: Judged & Pick<PortfolioProgram, "tasks">): string | null {
	if (rating !== null) return null;
	if (isOver({ status })) return `It is ${status.toLowerCase()}`;
	return tasks.total === 0
		? "It has no tasks or KPIs yet"
		: "None of its work is due yet, and it has no KPIs";
}

/** How a program does, in two words. */
export function RatingBadge({ program }: { program: Judged }) {
	const word = healthWord(program);
	return (
		<Badge size="sm" tone={healthTone[word]}>
			{word}
		</Badge>
	);
}
