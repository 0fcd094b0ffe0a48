import type { Read } from "./statements.ts";

/** What is read from a statement when it is first asked for, and kept as long as the statement is. */
export function perStatement<Made>(read: (statement: Read) => Made): (statement: Read) => Made {
	const kept = new WeakMap<Read, Made>();
	return (statement) => {
		const known = kept.get(statement);
		if (known !== undefined) return known;
		const made = read(statement);
		kept.set(statement, made);
		return made;
	};
}
