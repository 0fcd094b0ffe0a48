-- Of thresholds that say the same the oldest stays.
DELETE FROM "tripwire" AS later USING "tripwire" AS earlier
WHERE later."session_id" = earlier."session_id"
	AND later."version_number" = earlier."version_number"
	AND later."decision_id" = earlier."decision_id"
	AND later."assumption_id" = earlier."assumption_id"
	AND later."metric" = earlier."metric"
	AND later."object_id" IS NOT DISTINCT FROM earlier."object_id"
	AND later."direction" = earlier."direction"
	AND later."threshold" = earlier."threshold"
	AND (later."created_at", later."id") > (earlier."created_at", earlier."id");--> statement-breakpoint
ALTER TABLE "tripwire" ADD CONSTRAINT "tripwire_unique" UNIQUE NULLS NOT DISTINCT("session_id","version_number","decision_id","assumption_id","metric","object_id","direction","threshold");