import { Button } from "@throughline/ui/button";
import { useState } from "react";
import { useMediaQuery } from "../../browser/use-media-query.ts";
import { formatCount } from "../../format/count.ts";

/** So many are shown before one asks for the rest. */
export const few = 5;

/** The first few of a list, and the button for the rest; on paper nobody can press it, so all of them. */
export function useFew<Item>(items: readonly Item[]) {
	const [all, setAll] = useState(false);
	const printed = useMediaQuery("print");
	return {
		all,
		shown: all || printed ? items : items.slice(0, few),
		toggle: items.length > few && (
			<Button size="sm" data-print="hide" aria-expanded={all} onClick={() => setAll(!all)} className="mt-2">
				{all ? "Show fewer" : `Show all ${formatCount(items.length)}`}
			</Button>
		),
	};
}
