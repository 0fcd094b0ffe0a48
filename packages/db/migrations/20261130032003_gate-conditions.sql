CREATE TABLE "gate_condition" (
	"task_id" uuid PRIMARY KEY NOT NULL,
	"review_id" uuid NOT NULL
);
--> statement-breakpoint
ALTER TABLE "gate_condition" ADD CONSTRAINT "gate_condition_task_id_task_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."task"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gate_condition" ADD CONSTRAINT "gate_condition_review_id_stage_gate_review_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."stage_gate_review"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "gate_condition_review_index" ON "gate_condition" USING btree ("review_id");