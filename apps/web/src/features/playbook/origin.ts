/** As the server says it: an organisation's own playbook may stand in for a shipped one. */
export type PlaybookOrigin = { origin: "shipped" | "own"; changed: boolean };

/** Where a playbook comes from, as a person sees it. */
export const originWords = { shipped: "Shipped", changed: "Changed here", own: "Own" } as const;

export type Origin = keyof typeof originWords;

export function originOf({ origin, changed }: PlaybookOrigin): Origin {
	return changed ? "changed" : origin;
}
