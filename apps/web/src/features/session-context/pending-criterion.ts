/** The criteria with the one that is being typed; a blank one is ignored. */
export function withPending(criteria: readonly string[], typed: string): string[] {
	const criterion = typed.trim();
	return criterion === "" ? [...criteria] : [...criteria, criterion];
}
