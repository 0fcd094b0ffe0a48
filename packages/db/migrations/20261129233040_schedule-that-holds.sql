-- What is Completed is at 100 %, and what is at 100 % has started: somebody typed that progress, and nobody the status.
-- Each task that changes is in the audit trail.
WITH odd AS (
	SELECT id, status, progress FROM task
	WHERE (status = 'Completed' AND coalesce(progress, 0) <> 100) OR (status = 'Not Started' AND progress = 100)
), agreed AS (
	UPDATE task SET status = 'Completed', progress = 100, version = least(version, 2147483646) + 1
	FROM odd WHERE task.id = odd.id
	RETURNING task.id, task.name, task.program_id, odd.status AS was_status, odd.progress AS was_progress
)
INSERT INTO audit_entry (id, person_name, action, object_type, object_id, object_title, program_id, before, after)
SELECT gen_random_uuid(), 'Throughline', 'updated', 'task', id::text, name, program_id,
	CASE WHEN was_status = 'Completed' THEN jsonb_build_object('progress', was_progress)
		ELSE jsonb_build_object('status', was_status) END,
	CASE WHEN was_status = 'Completed' THEN jsonb_build_object('progress', 100)
		ELSE jsonb_build_object('status', 'Completed') END
FROM agreed;--> statement-breakpoint
CREATE TABLE "program_calendar" (
	"id" uuid PRIMARY KEY NOT NULL,
	"monday" boolean DEFAULT true NOT NULL,
	"tuesday" boolean DEFAULT true NOT NULL,
	"wednesday" boolean DEFAULT true NOT NULL,
	"thursday" boolean DEFAULT true NOT NULL,
	"friday" boolean DEFAULT true NOT NULL,
	"saturday" boolean DEFAULT false NOT NULL,
	"sunday" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "program_calendar_has_a_working_day" CHECK ("program_calendar"."monday" or "program_calendar"."tuesday" or "program_calendar"."wednesday" or "program_calendar"."thursday" or "program_calendar"."friday" or "program_calendar"."saturday" or "program_calendar"."sunday"),
	CONSTRAINT "program_calendar_version_positive" CHECK ("program_calendar"."version" >= 1)
);
--> statement-breakpoint
ALTER TABLE "task" ADD COLUMN "scheduling" text DEFAULT 'auto' NOT NULL;--> statement-breakpoint
ALTER TABLE "program_calendar" ADD CONSTRAINT "program_calendar_id_program_id_fk" FOREIGN KEY ("id") REFERENCES "public"."program"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task" ADD CONSTRAINT "task_completed_is_done" CHECK ("task"."status" <> 'Completed' or coalesce("task"."progress", 0) = 100);--> statement-breakpoint
ALTER TABLE "task" ADD CONSTRAINT "task_not_started_is_not_done" CHECK ("task"."status" <> 'Not Started' or coalesce("task"."progress", 0) < 100);--> statement-breakpoint
ALTER TABLE "task" ADD CONSTRAINT "task_scheduling_known" CHECK ("task"."scheduling" in ('auto', 'pinned'));