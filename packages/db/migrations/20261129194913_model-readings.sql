CREATE TABLE "model_reading" (
	"id" uuid PRIMARY KEY NOT NULL,
	"session_id" text NOT NULL,
	"provider" text NOT NULL,
	"model" text,
	"read_at" timestamp (3) with time zone NOT NULL,
	"text_key" text NOT NULL,
	"proposals" jsonb NOT NULL,
	"dropped" integer NOT NULL,
	"dismissed" text[] DEFAULT '{}' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "model_reading_session_unique" UNIQUE("session_id"),
	CONSTRAINT "model_reading_provider_length" CHECK ("model_reading"."provider" ~ '\S' and length("model_reading"."provider") <= 40),
	CONSTRAINT "model_reading_model_length" CHECK ("model_reading"."model" ~ '\S' and length("model_reading"."model") <= 200),
	CONSTRAINT "model_reading_text_key_form" CHECK ("model_reading"."text_key" ~ '^[0-9a-f]{64}$'),
	CONSTRAINT "model_reading_proposals_array" CHECK (jsonb_typeof("model_reading"."proposals") = 'array'),
	CONSTRAINT "model_reading_dropped_not_negative" CHECK ("model_reading"."dropped" >= 0),
	CONSTRAINT "model_reading_version_positive" CHECK ("model_reading"."version" >= 1)
);
--> statement-breakpoint
ALTER TABLE "model_reading" ADD CONSTRAINT "model_reading_session_id_strategy_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."strategy_session"("id") ON DELETE cascade ON UPDATE no action;