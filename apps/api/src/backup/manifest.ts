import { z } from "zod";

const migrations = z.array(z.string().regex(/^\d{14}_[\w-]+$/)).min(1);
const identifier = z.string().regex(/^[a-z_][a-z\d_]*$/);
const digest = { bytes: z.int().nonnegative(), sha256: z.string().regex(/^[\da-f]{64}$/) };

/** The first entry of an archive: what it is, before anything large is read. */
export const Head = z.object({
	product: z.literal("Throughline"),
	format: z.int(),
	/** When the snapshot of the database was taken. */
	madeAt: z.iso.datetime(),
	/** Which installation made it: the same for all its archives, also after a restore elsewhere. */
	installation: z.string(),
	/** The migrations that the database had, oldest first. They name its schema. */
	migrations,
});
export type Head = z.infer<typeof Head>;

/** The last entry: everything that the archive holds, so that all of it can be verified before any is used. */
export const Manifest = Head.extend({
	format: z.literal(2),
	/** `rows`, length and hash of each table's rows in PostgreSQL's text format of COPY. */
	tables: z.array(
		z.strictObject({
			name: identifier,
			columns: z.array(identifier).min(1),
			rows: z.int().nonnegative(),
			...digest,
		}),
	),
	/** The last value of each sequence that was used. */
	sequences: z.array(z.strictObject({ name: identifier, value: z.string().regex(/^-?\d+$/) })),
	/** The uploaded files that the rows name, by their path below `files`. */
	files: z.array(z.strictObject({ name: z.string(), ...digest })),
	/** Files that rows name and that were not on disk when the backup was made. */
	missing: z.array(z.string()),
	/** The secret that sessions are kept with, when the product keeps it beside an embedded database. */
	secret: z.strictObject(digest).nullable(),
}).strict();
export type Manifest = z.infer<typeof Manifest>;

/** The only entry about the archive itself in format 1, which stood first and was all that old archives had. */
export const FirstManifest = z
	.strictObject({
		format: z.literal(1),
		madeAt: z.iso.datetime(),
		migrations,
		tables: z.array(
			z.strictObject({
				name: identifier,
				columns: z.array(identifier).min(1),
				rows: z.int().nonnegative(),
			}),
		),
		sequences: z.array(z.strictObject({ name: identifier, value: z.string().regex(/^-?\d+$/) })),
		entries: z.array(z.strictObject({ name: z.string(), ...digest })),
	})
	.transform(({ entries, tables, ...rest }, context): Manifest => {
		const byName = new Map(entries.map(({ name, ...measured }) => [name, measured]));
		const missing = tables.find(({ name }) => !byName.has(tableEntry(name)));
		if (missing) context.addIssue(`the rows of "${missing.name}" are not listed`);
		return {
			...rest,
			product: "Throughline",
			format: 2,
			installation: "",
			tables: tables.map((table) => ({
				...table,
				...(byName.get(tableEntry(table.name)) ?? { bytes: 0, sha256: "" }),
			})),
			files: entries
				.filter(({ name }) => name.startsWith(filesPrefix))
				.map(({ name, ...measured }) => ({ name: name.slice(filesPrefix.length), ...measured })),
			missing: [],
			secret: null,
		};
	});

export const headName = "throughline.json";
export const manifestName = "manifest.json";
export const secretName = "session-secret";

/** What the names of uploaded files begin with in the archive. */
export const filesPrefix = "files/";

/** Where the rows of a table lie: in format 1 in this entry, since then in numbered parts below it. */
const tableEntry = (table: string): string => `database/${table}.copy`;

export const tablePart = (table: string, part: number): string =>
	`${tableEntry(table)}/${String(part).padStart(6, "0")}`;

/** What an entry of an archive is part of. */
export type Item = { kind: "head" | "manifest" | "secret" } | { kind: "table" | "file"; name: string };

/** What the name of an entry says that it is; null for a name that no archive has, or that would leave its folder. */
export function itemNamed(name: string): Item | null {
	if (name === headName) return { kind: "head" };
	if (name === manifestName) return { kind: "manifest" };
	if (name === secretName) return { kind: "secret" };
	const table = /^database\/([a-z_][a-z\d_]*)\.copy(?:\/\d{6,})?$/.exec(name)?.[1];
	if (table) return { kind: "table", name: table };
	if (!name.startsWith(filesPrefix) || !staysBelow(name)) return null;
	return { kind: "file", name: name.slice(filesPrefix.length) };
}

/** Whether a path stays below the folder that it is unpacked in, on every operating system. */
function staysBelow(path: string): boolean {
	if (/[\\:\0]/.test(path)) return false;
	return path.split("/").every((part) => part !== "" && part !== "." && part !== "..");
}
