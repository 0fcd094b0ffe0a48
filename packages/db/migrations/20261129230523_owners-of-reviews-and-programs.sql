ALTER TABLE "program" ADD COLUMN "lead_id" uuid;--> statement-breakpoint
ALTER TABLE "program" ADD COLUMN "sponsor_id" uuid;--> statement-breakpoint
ALTER TABLE "stage_gate_review" ADD COLUMN "owner_id" uuid;--> statement-breakpoint
ALTER TABLE "program" ADD CONSTRAINT "program_lead_id_resource_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."resource"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "program" ADD CONSTRAINT "program_sponsor_id_resource_id_fk" FOREIGN KEY ("sponsor_id") REFERENCES "public"."resource"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stage_gate_review" ADD CONSTRAINT "stage_gate_review_owner_id_resource_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."resource"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "expense_waiting_index" ON "expense" USING btree ("expense_date","id") WHERE "expense"."approved_by_id" is null;--> statement-breakpoint
CREATE INDEX "program_lead_id_index" ON "program" USING btree ("lead_id");--> statement-breakpoint
CREATE INDEX "program_sponsor_id_index" ON "program" USING btree ("sponsor_id");--> statement-breakpoint
CREATE INDEX "stage_gate_review_owner_id_index" ON "stage_gate_review" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "task_open_of_owner_index" ON "task" USING btree ("owner_id","end_date","id") WHERE "task"."status" <> 'Completed';
--> statement-breakpoint
-- A decision also loses, and gets back with Undo, the link to who prepared it; nothing else of it changes.
CREATE OR REPLACE FUNCTION keep_decided_review() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	otherwise stage_gate_review;
BEGIN
	IF TG_OP = 'DELETE' THEN
		IF EXISTS (SELECT FROM gate_evidence_pack WHERE review_id = OLD.id)
			AND EXISTS (SELECT FROM program WHERE id = OLD.program_id)
		THEN
			RAISE EXCEPTION 'A decided review is a record: DELETE is refused.' USING ERRCODE = 'restrict_violation';
		END IF;
		RETURN OLD;
	END IF;
	otherwise := NEW;
	otherwise.decided_by_id := OLD.decided_by_id;
	otherwise.owner_id := OLD.owner_id;
	IF OLD.status IN ('Passed', 'Failed')
		AND (otherwise IS DISTINCT FROM OLD OR OLD.decided_by_id <> NEW.decided_by_id OR OLD.owner_id <> NEW.owner_id)
	THEN
		RAISE EXCEPTION 'A decided review is a record: UPDATE is refused.' USING ERRCODE = 'restrict_violation';
	END IF;
	RETURN NEW;
END
$$;
