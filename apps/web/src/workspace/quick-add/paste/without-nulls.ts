type Given<Row> = {
	[Field in keyof Row as null extends Row[Field] ? never : Field]: Row[Field];
} & { [Field in keyof Row as null extends Row[Field] ? Field : never]?: NonNullable<Row[Field]> };

/** What is sent of a new object: missing is null, and thousands of nulls would take the room that their texts need. */
export function withoutNulls<Row extends object>(row: Row): Given<Row> {
	return Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null)) as Given<Row>;
}
