import { z } from "zod";

/** The first entry of every archive: what it holds, so that it can be checked wholly before it is used. */
export const Manifest = z.strictObject({
	format: z.literal(1),
	/** When the snapshot of the database was taken. */
	madeAt: z.iso.datetime(),
	/** The migrations that the database had, oldest first. They name its schema. */
	migrations: z.array(z.string().regex(/^\d{14}_[\w-]+$/)).min(1),
	tables: z.array(
		z.strictObject({
			name: z.string().regex(/^[a-z_][a-z\d_]*$/),
			columns: z.array(z.string().regex(/^[a-z_][a-z\d_]*$/)).min(1),
			rows: z.int().nonnegative(),
		}),
	),
	/** The last value of each sequence that was used. */
	sequences: z.array(
		z.strictObject({ name: z.string().regex(/^[a-z_][a-z\d_]*$/), value: z.string().regex(/^-?\d+$/) }),
	),
	/** Every other entry of the archive, in its order. */
	entries: z.array(
		z.strictObject({
			name: z.string(),
			bytes: z.int().nonnegative(),
			sha256: z.string().regex(/^[\da-f]{64}$/),
		}),
	),
});
export type Manifest = z.infer<typeof Manifest>;

export const manifestName = "manifest.json";

/** Where the rows of a table lie in the archive. */
export const tableEntry = (table: string): string => `database/${table}.copy`;

/** What the names of uploaded files begin with in the archive. */
export const filesPrefix = "files/";
