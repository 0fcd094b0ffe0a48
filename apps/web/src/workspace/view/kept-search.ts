import { type Fields, readFields, type SearchOf } from "./fields.ts";

/** What of the address a saved view keeps. */
export function keptSearch(shape: Fields, search: Readonly<Record<string, unknown>>): Record<string, string> {
	return Object.fromEntries(
		Object.entries(readFields(shape, search)).flatMap(([name, value]) =>
			typeof value === "string" && value !== "" ? [[name, value]] : [],
		),
	);
}

/** The change of the address that shows a saved view: what it does not say is taken away. */
export function appliedSearch<Shape extends Fields>(
	shape: Shape,
	kept: Readonly<Record<string, string>>,
): SearchOf<Shape> {
	return readFields(shape, kept);
}
