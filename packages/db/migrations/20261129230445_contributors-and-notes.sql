ALTER TABLE "person" DROP CONSTRAINT "person_role_known";--> statement-breakpoint
ALTER TABLE "task" ADD COLUMN "note" text;--> statement-breakpoint
ALTER TABLE "person" ADD CONSTRAINT "person_role_known" CHECK ("person"."role" in ('Admin', 'Editor', 'Contributor', 'Viewer'));--> statement-breakpoint
ALTER TABLE "task" ADD CONSTRAINT "task_note_length" CHECK (length("task"."note") <= 20000);
--> statement-breakpoint
-- A task is also found by what its owner said of it; no row has a note yet, so that no entry has to be refilled.
DROP TRIGGER task_search_insert ON task;--> statement-breakpoint
DROP TRIGGER task_search_update ON task;--> statement-breakpoint
CREATE TRIGGER task_search_insert AFTER INSERT ON task REFERENCING NEW TABLE AS added FOR EACH STATEMENT
	EXECUTE FUNCTION keep_search_entries('task', 'program_id', 'program_id', 'title', 'name', 'body', 'nullif(concat_ws('' '', description, note), '''')');--> statement-breakpoint
CREATE TRIGGER task_search_update AFTER UPDATE ON task REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT
	EXECUTE FUNCTION keep_search_entries('task', 'program_id', 'program_id', 'title', 'name', 'body', 'nullif(concat_ws('' '', description, note), '''')');
