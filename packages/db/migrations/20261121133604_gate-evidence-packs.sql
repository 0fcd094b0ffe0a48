CREATE TABLE "gate_evidence_pack" (
	"id" uuid PRIMARY KEY NOT NULL,
	"review_id" uuid NOT NULL,
	"pack" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "gate_evidence_pack_object" CHECK (jsonb_typeof("gate_evidence_pack"."pack") = 'object')
);
--> statement-breakpoint
ALTER TABLE "stage_gate_review" DROP CONSTRAINT "stage_gate_review_evidence_array";--> statement-breakpoint
ALTER TABLE "gate_evidence_pack" ADD CONSTRAINT "gate_evidence_pack_review_id_stage_gate_review_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."stage_gate_review"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "gate_evidence_pack_review_index" ON "gate_evidence_pack" USING btree ("review_id","created_at","id");--> statement-breakpoint
-- What was written on the reviews themselves moves into their packs.
INSERT INTO gate_evidence_pack (id, review_id, pack, created_at)
SELECT
	gen_random_uuid(),
	review.id,
	jsonb_build_object(
		'program', jsonb_build_object('id', program.id, 'name', program.name),
		'gate', jsonb_build_object(
			'id', gate.id, 'code', gate.code, 'name', gate.name, 'description', gate.description),
		'status', review.status,
		'reviewDate', review.review_date,
		'note', review.note,
		'decidedByName', coalesce(review.decided_by_name, 'Unknown'),
		'decidedAt', to_char(review.decided_at AT TIME ZONE 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
		'criteria', (
			SELECT coalesce(jsonb_agg(jsonb_build_object(
				'text', found ->> 'criterion', 'binding', NULL, 'condition', NULL, 'live', NULL,
				'met', found -> 'met', 'remark', found -> 'evidence') ORDER BY place), '[]')
			FROM jsonb_array_elements(review.evidence) WITH ORDINALITY AS listed (found, place)
		)
	),
	review.decided_at
FROM stage_gate_review AS review
JOIN program ON program.id = review.program_id
JOIN stage_gate AS gate ON gate.id = review.stage_gate_id
WHERE review.evidence IS NOT NULL AND review.decided_at IS NOT NULL;
--> statement-breakpoint
ALTER TABLE "stage_gate_review" DROP COLUMN "evidence";
--> statement-breakpoint
-- A decision is a record. It loses the link to an account that is deleted, never the name that was signed with, and
-- it goes with its program only.
CREATE FUNCTION keep_decided_review() RETURNS trigger LANGUAGE plpgsql AS $$
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
	IF OLD.status IN ('Passed', 'Failed')
		AND (otherwise IS DISTINCT FROM OLD OR (OLD.decided_by_id <> NEW.decided_by_id))
	THEN
		RAISE EXCEPTION 'A decided review is a record: UPDATE is refused.' USING ERRCODE = 'restrict_violation';
	END IF;
	RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER stage_gate_review_keep_decided
	BEFORE UPDATE OR DELETE ON stage_gate_review
	FOR EACH ROW EXECUTE FUNCTION keep_decided_review();
--> statement-breakpoint
CREATE TRIGGER gate_evidence_pack_append_only
	BEFORE UPDATE OR TRUNCATE ON gate_evidence_pack
	FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE FUNCTION keep_evidence_pack() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF EXISTS (SELECT FROM stage_gate_review WHERE id = OLD.review_id) THEN
		RAISE EXCEPTION 'An evidence pack goes with its review only: DELETE is refused.'
			USING ERRCODE = 'restrict_violation';
	END IF;
	RETURN OLD;
END
$$;
--> statement-breakpoint
CREATE TRIGGER gate_evidence_pack_keep
	BEFORE DELETE ON gate_evidence_pack
	FOR EACH ROW EXECUTE FUNCTION keep_evidence_pack();
--> statement-breakpoint
-- Two of the criteria that every program starts with say what live data can tell.
UPDATE gate_criterion SET binding = '{"measure": "covered-high-risks", "operator": ">=", "value": "100"}'
WHERE text = 'Every high risk has an owner and a mitigation' AND program_id IS NULL AND version = 1;
--> statement-breakpoint
UPDATE gate_criterion SET binding = '{"measure": "open-critical-risks", "operator": "=", "value": "0"}'
WHERE text = 'No critical defect or risk is open' AND program_id IS NULL AND version = 1;
