CREATE TABLE "strategy_step" (
	"session_id" text NOT NULL,
	"step" text NOT NULL,
	"version_number" integer NOT NULL,
	"entered_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"run_id" uuid,
	"error_code" text,
	"error_message" text,
	CONSTRAINT "strategy_step_pk" PRIMARY KEY("session_id","step","version_number"),
	CONSTRAINT "strategy_step_known" CHECK ("strategy_step"."step" in ('whys', 'research', 'analysis', 'decisions', 'plan')),
	CONSTRAINT "strategy_step_version_number" CHECK ("strategy_step"."version_number" >= 0),
	CONSTRAINT "strategy_step_error" CHECK (("strategy_step"."error_code" is null) = ("strategy_step"."error_message" is null)),
	CONSTRAINT "strategy_step_error_message_length" CHECK (length("strategy_step"."error_message") <= 20000)
);
--> statement-breakpoint
ALTER TABLE "strategy_step" ADD CONSTRAINT "strategy_step_session_id_strategy_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."strategy_session"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "strategy_step" ADD CONSTRAINT "strategy_step_run_id_run_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."run"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "strategy_step_run_index" ON "strategy_step" USING btree ("run_id");