UPDATE "benefit" SET "category" = 'Other' WHERE "category" IS NULL OR "category" !~ '\S';--> statement-breakpoint
ALTER TABLE "benefit" DROP CONSTRAINT "benefit_category_length";--> statement-breakpoint
ALTER TABLE "benefit" ALTER COLUMN "category" SET DEFAULT 'Other';--> statement-breakpoint
ALTER TABLE "benefit" ALTER COLUMN "category" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "benefit" ADD CONSTRAINT "benefit_category_length" CHECK ("benefit"."category" ~ '\S' and length("benefit"."category") <= 200);