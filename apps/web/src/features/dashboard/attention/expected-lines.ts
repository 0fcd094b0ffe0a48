import { useEffect, useState } from "react";
import { storedValue } from "../../../browser/stored-value.ts";

/** How many there were, by program, the newest first: `<id>:3,<id>:0,`. What is older than some twenty visits is cut off. */
const known = storedValue("attentionLines");
const mostCharacters = 800;

/**
 * How many lines to expect while they load, as at the last visit, so that what stands below stays where it is; null for
 * a program that is seen for the first time.
 */
export function useExpectedLines(programId = "", count?: number): number | null {
	const [expected] = useState(() => {
		const last = known.get()?.match(`${programId}:(\\d+)`)?.[1];
		return last === undefined ? null : Number(last);
	});
	useEffect(() => {
		if (count !== undefined) known.set(`${programId}:${count},${known.get() ?? ""}`.slice(0, mostCharacters));
	}, [programId, count]);
	return expected;
}
