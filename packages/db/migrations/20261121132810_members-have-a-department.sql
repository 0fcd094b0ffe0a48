UPDATE "resource" SET "department" = 'Other' WHERE "department" IS NULL OR "department" !~ '\S';--> statement-breakpoint
ALTER TABLE "resource" DROP CONSTRAINT "resource_department_length";--> statement-breakpoint
ALTER TABLE "resource" ALTER COLUMN "department" SET DEFAULT 'Other';--> statement-breakpoint
ALTER TABLE "resource" ALTER COLUMN "department" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "resource" ADD CONSTRAINT "resource_department_length" CHECK ("resource"."department" ~ '\S' and length("resource"."department") <= 200);