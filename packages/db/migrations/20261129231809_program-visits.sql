CREATE TABLE "program_visit" (
	"program_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"visited_at" timestamp (3) with time zone NOT NULL,
	"previous_at" timestamp (3) with time zone,
	CONSTRAINT "program_visit_pk" PRIMARY KEY("program_id","person_id")
);
--> statement-breakpoint
ALTER TABLE "program_visit" ADD CONSTRAINT "program_visit_program_id_program_id_fk" FOREIGN KEY ("program_id") REFERENCES "public"."program"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "program_visit" ADD CONSTRAINT "program_visit_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "program_visit_person_id_index" ON "program_visit" USING btree ("person_id");