CREATE TABLE "person_preference" (
	"person_id" uuid PRIMARY KEY NOT NULL,
	"date_form" text,
	"number_form" text,
	"first_day_of_week" text,
	CONSTRAINT "person_preference_date_form_known" CHECK ("person_preference"."date_form" in ('month-first', 'day-first', 'year-first')),
	CONSTRAINT "person_preference_number_form_known" CHECK ("person_preference"."number_form" in ('comma-point', 'point-comma', 'space-comma', 'apostrophe-point')),
	CONSTRAINT "person_preference_first_day_known" CHECK ("person_preference"."first_day_of_week" in ('monday', 'saturday', 'sunday'))
);
--> statement-breakpoint
ALTER TABLE "organisation" ADD COLUMN "date_form" text DEFAULT 'month-first' NOT NULL;--> statement-breakpoint
ALTER TABLE "organisation" ADD COLUMN "number_form" text DEFAULT 'comma-point' NOT NULL;--> statement-breakpoint
ALTER TABLE "person_preference" ADD CONSTRAINT "person_preference_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organisation" ADD CONSTRAINT "organisation_date_form_known" CHECK ("organisation"."date_form" in ('month-first', 'day-first', 'year-first'));--> statement-breakpoint
ALTER TABLE "organisation" ADD CONSTRAINT "organisation_number_form_known" CHECK ("organisation"."number_form" in ('comma-point', 'point-comma', 'space-comma', 'apostrophe-point'));