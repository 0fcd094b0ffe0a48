ALTER TABLE "strategy_version" ADD COLUMN "integration" jsonb;--> statement-breakpoint
ALTER TABLE "strategy_version" ADD CONSTRAINT "strategy_version_integration_object" CHECK (jsonb_typeof("strategy_version"."integration") = 'object');--> statement-breakpoint
-- A version is integrated as long as its program is there: deleting the program opens it again, undo closes it.
CREATE FUNCTION follow_converted_program() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF NEW.converted_program_id IS NULL AND NEW.status = 'converted_to_program' THEN
		NEW.status := 'finalized';
	ELSIF NEW.converted_program_id IS NOT NULL THEN
		NEW.status := 'converted_to_program';
	END IF;
	RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER strategy_version_follow_program
	BEFORE UPDATE OF converted_program_id ON strategy_version
	FOR EACH ROW WHEN (OLD.converted_program_id IS DISTINCT FROM NEW.converted_program_id)
	EXECUTE FUNCTION follow_converted_program();
