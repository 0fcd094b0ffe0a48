ALTER TABLE "baseline" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "baseline" ADD COLUMN "updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "baseline" ADD CONSTRAINT "baseline_version_positive" CHECK ("baseline"."version" >= 1);