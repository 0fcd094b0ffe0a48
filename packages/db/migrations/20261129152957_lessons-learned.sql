CREATE TABLE "program_lessons" (
	"id" uuid PRIMARY KEY NOT NULL,
	"came_true" text,
	"did_not_come_true" text,
	"would_do_again" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "program_lessons_came_true_length" CHECK (length("program_lessons"."came_true") <= 20000),
	CONSTRAINT "program_lessons_did_not_come_true_length" CHECK (length("program_lessons"."did_not_come_true") <= 20000),
	CONSTRAINT "program_lessons_would_do_again_length" CHECK (length("program_lessons"."would_do_again") <= 20000),
	CONSTRAINT "program_lessons_version_positive" CHECK ("program_lessons"."version" >= 1)
);
--> statement-breakpoint
ALTER TABLE "program_lessons" ADD CONSTRAINT "program_lessons_id_program_id_fk" FOREIGN KEY ("id") REFERENCES "public"."program"("id") ON DELETE cascade ON UPDATE no action;