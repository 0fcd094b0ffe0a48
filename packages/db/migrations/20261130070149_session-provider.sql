ALTER TABLE "strategy_session" ADD COLUMN "provider" text;--> statement-breakpoint
ALTER TABLE "strategy_session" ADD CONSTRAINT "strategy_session_provider_length" CHECK ("strategy_session"."provider" ~ '\S' and length("strategy_session"."provider") <= 40);--> statement-breakpoint
-- Whoever made its tree, or what came first after it, goes on serving it.
UPDATE "strategy_session" SET "provider" = (
	SELECT "run"."provider" FROM "run"
	WHERE "run"."session_id" = "strategy_session"."id"
		AND "run"."kind" IN ('whys-tree', 'whys-expansion', 'analysis', 'research', 'decisions', 'conversion')
	ORDER BY "run"."kind" <> 'whys-tree', "run"."created_at", "run"."id" LIMIT 1
);
