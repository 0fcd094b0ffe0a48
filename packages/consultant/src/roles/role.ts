/** What a statement is in a case. */
export const roles = [
	"problem",
	"effect",
	"cause",
	"target",
	"constraint",
	"option",
	"action",
	"owner",
	"risk",
	"context",
] as const;
export type Role = (typeof roles)[number];
