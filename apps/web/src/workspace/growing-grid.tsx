import { Button } from "@throughline/ui/button";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { formatCount } from "../format/count.ts";

/** The columns of a grid of cards, for the cards and for their skeletons. */
export const gridLook = "grid grid-cols-1 gap-3 @xl:grid-cols-2 @4xl:grid-cols-3 @7xl:grid-cols-4";

const pageSize = 60;

type GrowingGridProps<T> = { items: readonly T[]; children: (item: T) => ReactNode };

/** Cards, so many at a time that the first are there at once; more come as the reader gets near their end. */
export function GrowingGrid<T>({ items, children }: GrowingGridProps<T>) {
	const [shown, setShown] = useState(pageSize);
	const rest = items.length - shown;
	const showMore = () => setShown((count) => count + pageSize);
	return (
		<>
			<ul className={gridLook}>{items.slice(0, shown).map(children)}</ul>
			{rest > 0 && (
				<div className="flex flex-col items-center gap-2 py-4">
					<NearEnd onNear={showMore} key={shown} />
					<Button onClick={showMore}>Show more ({formatCount(rest)} left)</Button>
				</div>
			)}
		</>
	);
}

function NearEnd({ onNear }: { onNear: () => void }) {
	const mark = useRef<HTMLSpanElement>(null);
	const near = useRef(onNear);
	near.current = onNear;
	useEffect(() => {
		if (!mark.current || typeof IntersectionObserver === "undefined") return;
		const observer = new IntersectionObserver(
			([entry]) => {
				if (entry?.isIntersecting) near.current();
			},
			{ rootMargin: "600px" },
		);
		observer.observe(mark.current);
		return () => observer.disconnect();
	}, []);
	return <span ref={mark} aria-hidden="true" />;
}
