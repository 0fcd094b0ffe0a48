ALTER TABLE "task_dependency" ADD COLUMN "predecessor_for" uuid;--> statement-breakpoint
ALTER TABLE "task_dependency" ADD COLUMN "successor_for" uuid;--> statement-breakpoint
ALTER TABLE "task_dependency" ADD CONSTRAINT "task_dependency_predecessor_for_task_id_fk" FOREIGN KEY ("predecessor_for") REFERENCES "public"."task"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_dependency" ADD CONSTRAINT "task_dependency_successor_for_task_id_fk" FOREIGN KEY ("successor_for") REFERENCES "public"."task"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "task_dependency_predecessor_for_index" ON "task_dependency" USING btree ("predecessor_for") WHERE "task_dependency"."predecessor_for" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "task_dependency_successor_for_index" ON "task_dependency" USING btree ("successor_for") WHERE "task_dependency"."successor_for" IS NOT NULL;