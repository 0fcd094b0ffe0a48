/** Kinds of objects that belong to one person: of what happened to them everybody is told their own part alone. */
export const personalTypes: ReadonlySet<string> = new Set([
	"session",
	"access token",
	"strategy session",
	"source document",
	"decision tree",
	"case correction",
	"model reading",
	"why",
	"strategy version",
]);

/** Fields that only who may write is told of others' changes, by the kind of object. */
export const privateFields: Readonly<Record<string, readonly string[]>> = { absence: ["note"] };
