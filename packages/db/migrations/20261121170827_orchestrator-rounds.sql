ALTER TABLE "orchestrator_run" ADD COLUMN "stop_reason" text;--> statement-breakpoint
ALTER TABLE "orchestrator_run" ADD COLUMN "rounds" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "orchestrator_run" ADD CONSTRAINT "orchestrator_run_stop_reason_known" CHECK ("orchestrator_run"."stop_reason" in ('passed', 'retries', 'no-progress', 'cap', 'cancelled'));--> statement-breakpoint
ALTER TABLE "orchestrator_run" ADD CONSTRAINT "orchestrator_run_rounds_array" CHECK (jsonb_typeof("orchestrator_run"."rounds") = 'array');