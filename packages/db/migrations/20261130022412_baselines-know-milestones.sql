ALTER TABLE "baseline_task" ADD COLUMN "milestone" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- Of a task that is deleted nobody knows any more whether it was one.
UPDATE "baseline_task" SET "milestone" = true FROM "task" WHERE task.id = baseline_task.task_id AND task.milestone;
