import { type Rating, ratings } from "@throughline/domain/portfolio";
import { Badge, type Tone } from "@throughline/ui/badge";

/** How each rating is coloured. */
export const ratingTone = {
	"On track": "good",
	"At risk": "warning",
	"Off track": "critical",
} as const satisfies Record<Rating, Tone>;

/** A rating in words, and what stands for none. */
export const ratingWords = [...ratings, "Not judged"] as const;
export type RatingWord = (typeof ratingWords)[number];

export function ratingWord(rating: Rating | null): RatingWord {
	return rating ?? "Not judged";
}

/** How a program does, in two words. */
export function RatingBadge({ rating }: { rating: Rating | null }) {
	return (
		<Badge size="sm" tone={rating === null ? "unknown" : ratingTone[rating]}>
			{ratingWord(rating)}
		</Badge>
	);
}
