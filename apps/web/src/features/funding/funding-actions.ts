import type { Deletable } from "./delete-dialogs.tsx";

/** What can be done from a row, a drawer or an empty tab. */
export type FundingActions = {
	open: (id: string) => void;
	add: (kind: "source" | "expense") => void;
	edit: (id: string) => void;
	remove: (what: Deletable) => void;
};
