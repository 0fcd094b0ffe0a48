CREATE TABLE "playbook" (
	"id" text PRIMARY KEY NOT NULL,
	"content" json NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "playbook_id_form" CHECK ("playbook"."id" ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length("playbook"."id") <= 60),
	CONSTRAINT "playbook_content_of_id" CHECK ("playbook"."content" ->> 'id' = "playbook"."id"),
	CONSTRAINT "playbook_version_positive" CHECK ("playbook"."version" >= 1)
);
--> statement-breakpoint
CREATE TABLE "playbook_version" (
	"playbook_id" text NOT NULL,
	"version" integer NOT NULL,
	"content" json NOT NULL,
	"saved_by" text NOT NULL,
	"saved_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "playbook_version_pk" PRIMARY KEY("playbook_id","version"),
	CONSTRAINT "playbook_version_content_of_id" CHECK ("playbook_version"."content" ->> 'id' = "playbook_version"."playbook_id"),
	CONSTRAINT "playbook_version_saved_by_length" CHECK ("playbook_version"."saved_by" ~ '\S' and length("playbook_version"."saved_by") <= 500),
	CONSTRAINT "playbook_version_version_positive" CHECK ("playbook_version"."version" >= 1)
);
--> statement-breakpoint
ALTER TABLE "playbook_version" ADD CONSTRAINT "playbook_version_playbook_id_playbook_id_fk" FOREIGN KEY ("playbook_id") REFERENCES "public"."playbook"("id") ON DELETE cascade ON UPDATE no action;