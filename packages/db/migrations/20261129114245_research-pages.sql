ALTER TABLE "source_document" ADD COLUMN "final_url" text;--> statement-breakpoint
ALTER TABLE "source_document" ADD COLUMN "byline" text;--> statement-breakpoint
ALTER TABLE "source_document" ADD COLUMN "published" text;--> statement-breakpoint
ALTER TABLE "source_document" ADD COLUMN "language" text;--> statement-breakpoint
ALTER TABLE "strategy_session" ADD COLUMN "research_addresses" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "source_document" ADD CONSTRAINT "source_document_final_url_length" CHECK (length("source_document"."final_url") <= 20000);--> statement-breakpoint
ALTER TABLE "source_document" ADD CONSTRAINT "source_document_byline_length" CHECK (length("source_document"."byline") <= 200);--> statement-breakpoint
ALTER TABLE "source_document" ADD CONSTRAINT "source_document_published_length" CHECK (length("source_document"."published") <= 200);--> statement-breakpoint
ALTER TABLE "source_document" ADD CONSTRAINT "source_document_language_length" CHECK (length("source_document"."language") <= 40);--> statement-breakpoint
ALTER TABLE "strategy_session" ADD CONSTRAINT "strategy_session_research_addresses_count" CHECK (cardinality("strategy_session"."research_addresses") <= 20);