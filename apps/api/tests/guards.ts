import type { TestDatabase } from "@throughline/db/testing/database";

/** The constraints, triggers and indexes of the schema; one that is not valid or not enabled says so. */
export const guards = ({ sql }: TestDatabase): Promise<unknown> => sql`
	select conrelid::regclass::text as on, pg_get_constraintdef(oid) as definition from pg_constraint
	where connamespace = 'public'::regnamespace
	union all select tgrelid::regclass::text, tgenabled::text || pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
	union all select tablename, indexdef from pg_indexes where schemaname = 'public'
	order by 1, 2`;
