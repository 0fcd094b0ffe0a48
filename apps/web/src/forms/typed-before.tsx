/** For who finds a field as they left it. */
export const typedBefore = "What you typed before is here again. It is not saved yet.";

/** Says it below the fields of a small form. */
export function TypedBefore() {
	return <p className="text-caption text-ink-muted">{typedBefore}</p>;
}
