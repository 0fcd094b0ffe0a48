ALTER TABLE "expense" ADD COLUMN "filed_by_id" uuid;--> statement-breakpoint
ALTER TABLE "expense" ADD CONSTRAINT "expense_filed_by_id_person_id_fk" FOREIGN KEY ("filed_by_id") REFERENCES "public"."person"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "expense_filed_by_id_index" ON "expense" USING btree ("filed_by_id");--> statement-breakpoint
-- Who stated last what an approval vouches for, as the audit trail has it, where that account is there still.
UPDATE "expense" SET "filed_by_id" = person.id
FROM (
	SELECT DISTINCT ON (object_id) object_id, person_id
	FROM audit_entry
	WHERE object_type = 'expense'
		AND (action = 'created'
			OR (action = 'updated' AND after ?| array['category', 'description', 'amount', 'vendor', 'expenseDate']))
	ORDER BY object_id, at DESC, id DESC
) AS stated
JOIN person ON person.id = stated.person_id
WHERE stated.object_id = expense.id::text;
