CREATE TABLE "person" (
	"id" uuid PRIMARY KEY NOT NULL,
	"issuer" text,
	"subject" text,
	"email" text,
	"first_name" text,
	"last_name" text,
	"profile_image_url" text,
	"role" text DEFAULT 'Viewer' NOT NULL,
	"disabled_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "person_identity_unique" UNIQUE("issuer","subject"),
	CONSTRAINT "person_identity_complete" CHECK (("person"."issuer" is null) = ("person"."subject" is null)),
	CONSTRAINT "person_issuer_length" CHECK ("person"."issuer" ~ '\S' and length("person"."issuer") <= 2000),
	CONSTRAINT "person_subject_length" CHECK ("person"."subject" ~ '\S' and length("person"."subject") <= 500),
	CONSTRAINT "person_email_length" CHECK ("person"."email" ~ '\S' and length("person"."email") <= 320),
	CONSTRAINT "person_first_name_length" CHECK (length("person"."first_name") <= 200),
	CONSTRAINT "person_last_name_length" CHECK (length("person"."last_name") <= 200),
	CONSTRAINT "person_profile_image_url_length" CHECK (length("person"."profile_image_url") <= 2000),
	CONSTRAINT "person_role_known" CHECK ("person"."role" in ('Admin', 'Editor', 'Viewer')),
	CONSTRAINT "person_version_positive" CHECK ("person"."version" >= 1)
);
--> statement-breakpoint
CREATE TABLE "personal_access_token" (
	"id" uuid PRIMARY KEY NOT NULL,
	"person_id" uuid NOT NULL,
	"name" text NOT NULL,
	"token_hash" text NOT NULL,
	"hint" text NOT NULL,
	"scope" text NOT NULL,
	"expires_at" timestamp (3) with time zone,
	"last_used_at" timestamp (3) with time zone,
	"revoked_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "personal_access_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "personal_access_token_name_length" CHECK ("personal_access_token"."name" ~ '\S' and length("personal_access_token"."name") <= 200),
	CONSTRAINT "personal_access_token_hash_length" CHECK ("personal_access_token"."token_hash" ~ '\S' and length("personal_access_token"."token_hash") <= 200),
	CONSTRAINT "personal_access_token_hint_length" CHECK (length("personal_access_token"."hint") = 4),
	CONSTRAINT "personal_access_token_scope_known" CHECK ("personal_access_token"."scope" in ('read', 'write'))
);
--> statement-breakpoint
CREATE TABLE "session" (
	"id" text PRIMARY KEY NOT NULL,
	"public_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"user_agent" text,
	"ip_address" text,
	CONSTRAINT "session_public_id_unique" UNIQUE("public_id"),
	CONSTRAINT "session_id_length" CHECK ("session"."id" ~ '\S' and length("session"."id") <= 200),
	CONSTRAINT "session_user_agent_length" CHECK (length("session"."user_agent") <= 2000),
	CONSTRAINT "session_ip_address_length" CHECK (length("session"."ip_address") <= 200)
);
--> statement-breakpoint
CREATE TABLE "sign_in_attempt" (
	"state_hash" text PRIMARY KEY NOT NULL,
	"nonce" text NOT NULL,
	"code_verifier" text NOT NULL,
	"return_to" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sign_in_attempt_return_to_length" CHECK (length("sign_in_attempt"."return_to") <= 2000)
);
--> statement-breakpoint
CREATE TABLE "audit_entry" (
	"id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"person_id" uuid,
	"person_name" text NOT NULL,
	"request_id" text,
	"action" text NOT NULL,
	"object_type" text NOT NULL,
	"object_id" text NOT NULL,
	"object_title" text NOT NULL,
	"program_id" uuid,
	"before" jsonb,
	"after" jsonb,
	CONSTRAINT "audit_entry_action_length" CHECK ("audit_entry"."action" ~ '\S' and length("audit_entry"."action") <= 40),
	CONSTRAINT "audit_entry_object_type_length" CHECK ("audit_entry"."object_type" ~ '\S' and length("audit_entry"."object_type") <= 40),
	CONSTRAINT "audit_entry_object_id_length" CHECK ("audit_entry"."object_id" ~ '\S' and length("audit_entry"."object_id") <= 200)
);
--> statement-breakpoint
CREATE TABLE "deleted_object" (
	"id" uuid PRIMARY KEY NOT NULL,
	"person_id" uuid,
	"object_type" text NOT NULL,
	"object_id" text NOT NULL,
	"title" text NOT NULL,
	"program_id" uuid,
	"rows" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "deleted_object_type_length" CHECK ("deleted_object"."object_type" ~ '\S' and length("deleted_object"."object_type") <= 40),
	CONSTRAINT "deleted_object_id_length" CHECK ("deleted_object"."object_id" ~ '\S' and length("deleted_object"."object_id") <= 200)
);
--> statement-breakpoint
CREATE TABLE "idempotency_key" (
	"person_id" uuid NOT NULL,
	"key" text NOT NULL,
	"request_hash" text NOT NULL,
	"response" jsonb,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idempotency_key_pk" PRIMARY KEY("person_id","key"),
	CONSTRAINT "idempotency_key_key_length" CHECK ("idempotency_key"."key" ~ '\S' and length("idempotency_key"."key") <= 200)
);
--> statement-breakpoint
CREATE TABLE "rate_limit" (
	"bucket" text NOT NULL,
	"window_start" timestamp (3) with time zone NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "rate_limit_pk" PRIMARY KEY("bucket","window_start"),
	CONSTRAINT "rate_limit_bucket_length" CHECK ("rate_limit"."bucket" ~ '\S' and length("rate_limit"."bucket") <= 500),
	CONSTRAINT "rate_limit_count_not_negative" CHECK ("rate_limit"."count" >= 0)
);
--> statement-breakpoint
CREATE TABLE "program" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"description" text,
	"start_date" date,
	"end_date" date,
	"status" text DEFAULT 'Active' NOT NULL,
	"archived_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "program_name_length" CHECK ("program"."name" ~ '\S' and length("program"."name") <= 200),
	CONSTRAINT "program_description_length" CHECK (length("program"."description") <= 20000),
	CONSTRAINT "program_status_length" CHECK ("program"."status" ~ '\S' and length("program"."status") <= 40),
	CONSTRAINT "program_dates_in_order" CHECK ("program"."end_date" >= "program"."start_date"),
	CONSTRAINT "program_version_positive" CHECK ("program"."version" >= 1)
);
--> statement-breakpoint
ALTER TABLE "personal_access_token" ADD CONSTRAINT "personal_access_token_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deleted_object" ADD CONSTRAINT "deleted_object_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idempotency_key" ADD CONSTRAINT "idempotency_key_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "person_email_index" ON "person" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "personal_access_token_person_id_index" ON "personal_access_token" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "session_person_id_index" ON "session" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "session_expires_at_index" ON "session" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sign_in_attempt_expires_at_index" ON "sign_in_attempt" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "audit_entry_program_index" ON "audit_entry" USING btree ("program_id","at","id");--> statement-breakpoint
CREATE INDEX "audit_entry_at_index" ON "audit_entry" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "audit_entry_object_index" ON "audit_entry" USING btree ("object_type","object_id","at");--> statement-breakpoint
CREATE INDEX "audit_entry_person_index" ON "audit_entry" USING btree ("person_id","at");--> statement-breakpoint
CREATE INDEX "deleted_object_person_id_index" ON "deleted_object" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "deleted_object_created_at_index" ON "deleted_object" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "idempotency_key_created_at_index" ON "idempotency_key" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "rate_limit_window_start_index" ON "rate_limit" USING btree ("window_start");--> statement-breakpoint
CREATE INDEX "program_current_index" ON "program" USING btree ("created_at","id") WHERE "program"."archived_at" is null;--> statement-breakpoint
CREATE INDEX "program_created_at_index" ON "program" USING btree ("created_at","id");