-- An audit entry says what happened. Nothing that happened can be changed or taken back.
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'Rows of % are only ever added: % is refused.', TG_TABLE_NAME, TG_OP
		USING ERRCODE = 'restrict_violation';
END
$$;
--> statement-breakpoint
CREATE TRIGGER audit_entry_append_only
	BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_entry
	FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
