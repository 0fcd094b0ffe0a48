ALTER TABLE "whys_node" ADD COLUMN "verdict" jsonb;--> statement-breakpoint
ALTER TABLE "ai_spend" ADD COLUMN "cached_tokens" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "run" ADD COLUMN "cached_tokens" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "whys_node" ADD CONSTRAINT "whys_node_verdict_object" CHECK (jsonb_typeof("whys_node"."verdict") = 'object');--> statement-breakpoint
ALTER TABLE "ai_spend" ADD CONSTRAINT "ai_spend_cached_tokens_of_input" CHECK ("ai_spend"."cached_tokens" between 0 and "ai_spend"."input_tokens");--> statement-breakpoint
ALTER TABLE "run" ADD CONSTRAINT "run_cached_tokens_of_input" CHECK ("run"."cached_tokens" between 0 and "run"."input_tokens");