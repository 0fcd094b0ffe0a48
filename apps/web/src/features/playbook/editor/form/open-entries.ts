import { type Path, pathText } from "./draft-document.ts";

/** The entries of lists around a place, from the outermost in. */
export function entriesAround(path: Path): string[] {
	return path.flatMap((step, at) => (typeof step === "number" ? [pathText(path.slice(0, at + 1))] : []));
}

/** Which entries are open once two neighbours of a list have changed places. */
export function afterMove(open: ReadonlySet<string>, list: Path, from: number, to: number): Set<string> {
	const [one, other] = [pathText([...list, from]), pathText([...list, to])];
	return new Set(
		[...open].map((place) => {
			if (isWithin(place, one)) return other + place.slice(one.length);
			return isWithin(place, other) ? one + place.slice(other.length) : place;
		}),
	);
}

/** Which entries are open once one is gone: those behind it have other places. */
export function afterRemoval(open: ReadonlySet<string>, list: Path, at: number): Set<string> {
	const before = `${pathText(list)}[`;
	return new Set(
		[...open].flatMap((place) => {
			const index = place.startsWith(before) ? Number.parseInt(place.slice(before.length), 10) : -1;
			if (index < at) return [place];
			const rest = place.slice(before.length + String(index).length);
			return index === at ? [] : [`${before}${index - 1}${rest}`];
		}),
	);
}

/** Whether a place is this entry, or in it. */
export function isWithin(place: string, entry: string): boolean {
	return place === entry || place.startsWith(`${entry}.`) || place.startsWith(`${entry}[`);
}
