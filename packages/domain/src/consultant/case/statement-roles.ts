/** What a statement is in a case. */
export const statementRoles = [
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
