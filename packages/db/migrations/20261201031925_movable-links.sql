ALTER TABLE "task_dependency" ALTER CONSTRAINT "task_dependency_predecessor_fk" DEFERRABLE INITIALLY IMMEDIATE;--> statement-breakpoint
ALTER TABLE "task_dependency" ALTER CONSTRAINT "task_dependency_successor_fk" DEFERRABLE INITIALLY IMMEDIATE;
