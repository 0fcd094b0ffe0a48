import { stretches } from "@throughline/domain/search";

/** A text in which what was searched for is marked. */
export function Marked({ text, words }: { text: string; words: readonly string[] }) {
	return stretches(text, words).map(({ text: stretch, matched }, place) =>
		matched ? (
			<mark key={place} className="rounded-xs bg-accent-soft font-medium text-accent-text">
				{stretch}
			</mark>
		) : (
			stretch
		),
	);
}
