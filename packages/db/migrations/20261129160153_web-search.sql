CREATE TABLE "web_search" (
	"id" uuid PRIMARY KEY NOT NULL,
	"purpose" text DEFAULT 'research' NOT NULL,
	"kind" text,
	"base_url" text,
	"sealed_key" text,
	"changed_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "web_search_purpose_unique" UNIQUE("purpose"),
	CONSTRAINT "web_search_purpose_known" CHECK ("web_search"."purpose" in ('research')),
	CONSTRAINT "web_search_kind_known" CHECK ("web_search"."kind" in ('searxng', 'brave', 'tavily')),
	CONSTRAINT "web_search_base_url_length" CHECK ("web_search"."base_url" ~ '\S' and length("web_search"."base_url") <= 2000),
	CONSTRAINT "web_search_sealed_key_length" CHECK ("web_search"."sealed_key" ~ '\S' and length("web_search"."sealed_key") <= 2000),
	CONSTRAINT "web_search_version_positive" CHECK ("web_search"."version" >= 1)
);
--> statement-breakpoint
ALTER TABLE "web_search" ADD CONSTRAINT "web_search_changed_by_person_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."person"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "web_search_changed_by_index" ON "web_search" USING btree ("changed_by");