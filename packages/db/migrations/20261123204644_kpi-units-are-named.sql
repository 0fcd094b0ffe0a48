ALTER TABLE "kpi" DROP CONSTRAINT "kpi_unit_length";--> statement-breakpoint
ALTER TABLE "kpi" ADD COLUMN "unit_label" text;--> statement-breakpoint
UPDATE "kpi" SET "unit" = 'custom', "unit_label" = "unit" WHERE "unit" NOT IN ('%', '$', 'number', 'days', 'hours', 'count', 'points', 'ratio', 'currency');--> statement-breakpoint
ALTER TABLE "kpi" ADD CONSTRAINT "kpi_unit_known" CHECK ("kpi"."unit" in ('%', '$', 'number', 'days', 'hours', 'count', 'points', 'ratio', 'currency', 'custom'));--> statement-breakpoint
ALTER TABLE "kpi" ADD CONSTRAINT "kpi_unit_label_length" CHECK ("kpi"."unit_label" ~ '\S' and length("kpi"."unit_label") <= 40);--> statement-breakpoint
ALTER TABLE "kpi" ADD CONSTRAINT "kpi_unit_label_of_custom" CHECK (("kpi"."unit" is not distinct from 'custom') = ("kpi"."unit_label" is not null));