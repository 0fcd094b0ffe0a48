import { useEffect, useState } from "react";
import { storedValue } from "../../../browser/stored-value.ts";

/** How many there were, by program, the newest first: `<id>:3,<id>:0`. */
const known = storedValue("attentionLines");
const mostKnown = 20;
/** For a program that is seen for the first time: more than are shown at once. */
const usual = 6;

/** How many lines to expect while they load, as at the last visit, so that what stands below stays where it is. */
export function useExpectedLines(programId = "", count?: number): number {
	const [expected] = useState(() => {
		const entry = entries().find((each) => each.startsWith(`${programId}:`));
		return entry ? Number(entry.slice(programId.length + 1)) : usual;
	});
	useEffect(() => {
		if (count === undefined) return;
		const others = entries().filter((each) => !each.startsWith(`${programId}:`));
		known.set([`${programId}:${count}`, ...others].slice(0, mostKnown).join(","));
	}, [programId, count]);
	return expected;
}

const entries = () => known.get()?.split(",") ?? [];
