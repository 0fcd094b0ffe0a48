CREATE TABLE "absence" (
	"id" uuid PRIMARY KEY NOT NULL,
	"resource_id" uuid NOT NULL,
	"start_date" date NOT NULL,
	"end_date" date NOT NULL,
	"kind" text NOT NULL,
	"note" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "absence_days_in_order" CHECK ("absence"."end_date" >= "absence"."start_date"),
	CONSTRAINT "absence_kind_known" CHECK ("absence"."kind" in ('Vacation', 'Sick leave', 'Training', 'Other')),
	CONSTRAINT "absence_note_length" CHECK (length("absence"."note") <= 500),
	CONSTRAINT "absence_version_positive" CHECK ("absence"."version" >= 1)
);
--> statement-breakpoint
ALTER TABLE "absence" ADD CONSTRAINT "absence_resource_id_resource_id_fk" FOREIGN KEY ("resource_id") REFERENCES "public"."resource"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "absence_resource_index" ON "absence" USING btree ("resource_id","end_date");