-- The new default is for those who have not set a limit of their own.
UPDATE "ai_limit" SET "runs_per_person_and_hour" = 600 WHERE "version" = 1 AND "runs_per_person_and_hour" = 120;
