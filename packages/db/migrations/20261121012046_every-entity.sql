CREATE TABLE "benefit" (
	"id" uuid PRIMARY KEY NOT NULL,
	"program_id" uuid NOT NULL,
	"name" text NOT NULL,
	"description" text,
	"category" text,
	"target_value" numeric(16, 2) DEFAULT '0' NOT NULL,
	"realized_value" numeric(16, 2) DEFAULT '0' NOT NULL,
	"status" text DEFAULT 'Not Started' NOT NULL,
	"owner_id" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "benefit_name_length" CHECK ("benefit"."name" ~ '\S' and length("benefit"."name") <= 200),
	CONSTRAINT "benefit_description_length" CHECK (length("benefit"."description") <= 20000),
	CONSTRAINT "benefit_category_length" CHECK (length("benefit"."category") <= 200),
	CONSTRAINT "benefit_target_value_not_negative" CHECK ("benefit"."target_value" >= 0 and "benefit"."target_value" <> 'NaN'),
	CONSTRAINT "benefit_realized_value_not_negative" CHECK ("benefit"."realized_value" >= 0 and "benefit"."realized_value" <> 'NaN'),
	CONSTRAINT "benefit_status_known" CHECK ("benefit"."status" in ('Realized', 'In Progress', 'At Risk', 'Not Started')),
	CONSTRAINT "benefit_version_positive" CHECK ("benefit"."version" >= 1)
);
--> statement-breakpoint
CREATE TABLE "benefit_period" (
	"id" uuid PRIMARY KEY NOT NULL,
	"benefit_id" uuid NOT NULL,
	"month" date NOT NULL,
	"planned" numeric(16, 2) DEFAULT '0' NOT NULL,
	"actual" numeric(16, 2),
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "benefit_period_month_unique" UNIQUE("benefit_id","month"),
	CONSTRAINT "benefit_period_first_of_month" CHECK (extract(day from "benefit_period"."month") = 1),
	CONSTRAINT "benefit_period_planned_not_negative" CHECK ("benefit_period"."planned" >= 0 and "benefit_period"."planned" <> 'NaN'),
	CONSTRAINT "benefit_period_actual_not_negative" CHECK ("benefit_period"."actual" >= 0 and "benefit_period"."actual" <> 'NaN'),
	CONSTRAINT "benefit_period_version_positive" CHECK ("benefit_period"."version" >= 1)
);
--> statement-breakpoint
CREATE TABLE "origin" (
	"id" uuid PRIMARY KEY NOT NULL,
	"program_id" uuid NOT NULL,
	"object_type" text NOT NULL,
	"object_id" uuid NOT NULL,
	"session_id" text NOT NULL,
	"version_number" integer NOT NULL,
	"decision_id" text,
	"option_id" text,
	"whys_node_id" uuid,
	"passage_id" uuid,
	"quote" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "origin_object_type_length" CHECK ("origin"."object_type" ~ '\S' and length("origin"."object_type") <= 40),
	CONSTRAINT "origin_option_of_decision" CHECK ("origin"."option_id" is null or "origin"."decision_id" is not null),
	CONSTRAINT "origin_quote_says_something" CHECK ("origin"."quote" ~ '\S')
);
--> statement-breakpoint
CREATE TABLE "passage" (
	"id" uuid PRIMARY KEY NOT NULL,
	"document_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"start_offset" integer NOT NULL,
	"end_offset" integer NOT NULL,
	"text" text NOT NULL,
	CONSTRAINT "passage_position_unique" UNIQUE("document_id","position"),
	CONSTRAINT "passage_span" CHECK ("passage"."start_offset" >= 0 and "passage"."end_offset" > "passage"."start_offset"),
	CONSTRAINT "passage_text_says_something" CHECK ("passage"."text" ~ '\S')
);
--> statement-breakpoint
CREATE TABLE "source_document" (
	"id" uuid PRIMARY KEY NOT NULL,
	"session_id" text NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"media_type" text NOT NULL,
	"byte_size" integer NOT NULL,
	"sha256" text NOT NULL,
	"storage_key" text,
	"url" text,
	"content" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "source_document_kind_known" CHECK ("source_document"."kind" in ('text', 'file', 'web')),
	CONSTRAINT "source_document_name_length" CHECK ("source_document"."name" ~ '\S' and length("source_document"."name") <= 500),
	CONSTRAINT "source_document_media_type_length" CHECK ("source_document"."media_type" ~ '\S' and length("source_document"."media_type") <= 200),
	CONSTRAINT "source_document_byte_size_not_negative" CHECK ("source_document"."byte_size" >= 0),
	CONSTRAINT "source_document_sha256_form" CHECK ("source_document"."sha256" ~ '^[0-9a-f]{64}$'),
	CONSTRAINT "source_document_url_length" CHECK (length("source_document"."url") <= 2000)
);
--> statement-breakpoint
CREATE TABLE "strategy_session" (
	"id" text PRIMARY KEY NOT NULL,
	"creator_id" uuid,
	"title" text NOT NULL,
	"input_text" text NOT NULL,
	"root_question" text,
	"root_cause" text,
	"whys_path" text[],
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "strategy_session_id_form" CHECK ("strategy_session"."id" ~ '^[A-Za-z0-9_-]{1,100}$'),
	CONSTRAINT "strategy_session_title_length" CHECK ("strategy_session"."title" ~ '\S' and length("strategy_session"."title") <= 200),
	CONSTRAINT "strategy_session_root_question_length" CHECK (length("strategy_session"."root_question") <= 20000),
	CONSTRAINT "strategy_session_root_cause_length" CHECK (length("strategy_session"."root_cause") <= 20000),
	CONSTRAINT "strategy_session_whys_path_depth" CHECK (cardinality("strategy_session"."whys_path") between 1 and 5),
	CONSTRAINT "strategy_session_version_positive" CHECK ("strategy_session"."version" >= 1)
);
--> statement-breakpoint
CREATE TABLE "strategy_version" (
	"id" uuid PRIMARY KEY NOT NULL,
	"session_id" text NOT NULL,
	"version_number" integer NOT NULL,
	"version_label" text,
	"input_summary" text,
	"status" text DEFAULT 'draft' NOT NULL,
	"research" jsonb,
	"analysis" jsonb,
	"enhanced_analysis" jsonb,
	"decisions" jsonb,
	"selected_decisions" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"program" jsonb,
	"finalized_at" timestamp (3) with time zone,
	"converted_program_id" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "strategy_version_number_unique" UNIQUE("session_id","version_number"),
	CONSTRAINT "strategy_version_converted_program_unique" UNIQUE("converted_program_id"),
	CONSTRAINT "strategy_version_number_positive" CHECK ("strategy_version"."version_number" >= 1),
	CONSTRAINT "strategy_version_label_length" CHECK (length("strategy_version"."version_label") <= 200),
	CONSTRAINT "strategy_version_input_summary_length" CHECK (length("strategy_version"."input_summary") <= 20000),
	CONSTRAINT "strategy_version_status_length" CHECK ("strategy_version"."status" ~ '\S' and length("strategy_version"."status") <= 40),
	CONSTRAINT "strategy_version_research_object" CHECK (jsonb_typeof("strategy_version"."research") = 'object'),
	CONSTRAINT "strategy_version_analysis_object" CHECK (jsonb_typeof("strategy_version"."analysis") = 'object'),
	CONSTRAINT "strategy_version_enhanced_analysis_object" CHECK (jsonb_typeof("strategy_version"."enhanced_analysis") = 'object'),
	CONSTRAINT "strategy_version_decisions_array" CHECK (jsonb_typeof("strategy_version"."decisions") = 'array'),
	CONSTRAINT "strategy_version_selected_decisions_object" CHECK (jsonb_typeof("strategy_version"."selected_decisions") = 'object'),
	CONSTRAINT "strategy_version_program_object" CHECK (jsonb_typeof("strategy_version"."program") = 'object'),
	CONSTRAINT "strategy_version_converted" CHECK ("strategy_version"."converted_program_id" is null or "strategy_version"."status" = 'converted_to_program'),
	CONSTRAINT "strategy_version_version_positive" CHECK ("strategy_version"."version" >= 1)
);
--> statement-breakpoint
CREATE TABLE "whys_node" (
	"id" uuid PRIMARY KEY NOT NULL,
	"session_id" text NOT NULL,
	"parent_id" uuid,
	"depth" integer NOT NULL,
	"position" integer NOT NULL,
	"option" text NOT NULL,
	"question" text,
	"consideration" text,
	"supporting_evidence" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"counter_arguments" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"passage_id" uuid,
	"is_custom" boolean DEFAULT false NOT NULL,
	"is_leaf" boolean DEFAULT false NOT NULL,
	"chosen" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "whys_node_depth_range" CHECK ("whys_node"."depth" between 1 and 5),
	CONSTRAINT "whys_node_root_level" CHECK (("whys_node"."parent_id" is null) = ("whys_node"."depth" = 1)),
	CONSTRAINT "whys_node_option_length" CHECK ("whys_node"."option" ~ '\S' and length("whys_node"."option") <= 20000),
	CONSTRAINT "whys_node_supporting_evidence_array" CHECK (jsonb_typeof("whys_node"."supporting_evidence") = 'array'),
	CONSTRAINT "whys_node_counter_arguments_array" CHECK (jsonb_typeof("whys_node"."counter_arguments") = 'array'),
	CONSTRAINT "whys_node_version_positive" CHECK ("whys_node"."version" >= 1)
);
--> statement-breakpoint
CREATE TABLE "expense" (
	"id" uuid PRIMARY KEY NOT NULL,
	"program_id" uuid NOT NULL,
	"category" text DEFAULT 'Software' NOT NULL,
	"description" text NOT NULL,
	"amount" numeric(16, 2) NOT NULL,
	"vendor" text,
	"expense_date" date NOT NULL,
	"approved_by_id" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "expense_category_known" CHECK ("expense"."category" in ('Software', 'Personnel', 'Infrastructure', 'Travel', 'Other')),
	CONSTRAINT "expense_description_length" CHECK ("expense"."description" ~ '\S' and length("expense"."description") <= 20000),
	CONSTRAINT "expense_amount_not_negative" CHECK ("expense"."amount" >= 0 and "expense"."amount" <> 'NaN'),
	CONSTRAINT "expense_vendor_length" CHECK (length("expense"."vendor") <= 200),
	CONSTRAINT "expense_version_positive" CHECK ("expense"."version" >= 1)
);
--> statement-breakpoint
CREATE TABLE "funding_source" (
	"id" uuid PRIMARY KEY NOT NULL,
	"program_id" uuid NOT NULL,
	"source_name" text NOT NULL,
	"allocated_amount" numeric(16, 2) NOT NULL,
	"date_received" date,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "funding_source_name_length" CHECK ("funding_source"."source_name" ~ '\S' and length("funding_source"."source_name") <= 200),
	CONSTRAINT "funding_source_amount_not_negative" CHECK ("funding_source"."allocated_amount" >= 0 and "funding_source"."allocated_amount" <> 'NaN'),
	CONSTRAINT "funding_source_version_positive" CHECK ("funding_source"."version" >= 1)
);
--> statement-breakpoint
CREATE TABLE "kpi" (
	"id" uuid PRIMARY KEY NOT NULL,
	"program_id" uuid NOT NULL,
	"name" text NOT NULL,
	"description" text,
	"target_value" numeric,
	"current_value" numeric DEFAULT '0' NOT NULL,
	"unit" text,
	"frequency" text DEFAULT 'Monthly' NOT NULL,
	"direction" text DEFAULT 'higher_is_better' NOT NULL,
	"owner_id" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "kpi_name_length" CHECK ("kpi"."name" ~ '\S' and length("kpi"."name") <= 200),
	CONSTRAINT "kpi_description_length" CHECK (length("kpi"."description") <= 20000),
	CONSTRAINT "kpi_target_value_finite" CHECK ("kpi"."target_value" not in ('NaN', 'Infinity', '-Infinity')),
	CONSTRAINT "kpi_current_value_finite" CHECK ("kpi"."current_value" not in ('NaN', 'Infinity', '-Infinity')),
	CONSTRAINT "kpi_unit_length" CHECK ("kpi"."unit" ~ '\S' and length("kpi"."unit") <= 40),
	CONSTRAINT "kpi_frequency_known" CHECK ("kpi"."frequency" in ('Daily', 'Weekly', 'Monthly', 'Quarterly', 'Annually')),
	CONSTRAINT "kpi_direction_known" CHECK ("kpi"."direction" in ('higher_is_better', 'lower_is_better')),
	CONSTRAINT "kpi_version_positive" CHECK ("kpi"."version" >= 1)
);
--> statement-breakpoint
CREATE TABLE "kpi_measurement" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kpi_id" uuid NOT NULL,
	"measurement_date" date NOT NULL,
	"value" numeric NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "kpi_measurement_date_unique" UNIQUE("kpi_id","measurement_date"),
	CONSTRAINT "kpi_measurement_value_finite" CHECK ("kpi_measurement"."value" not in ('NaN', 'Infinity', '-Infinity')),
	CONSTRAINT "kpi_measurement_version_positive" CHECK ("kpi_measurement"."version" >= 1)
);
--> statement-breakpoint
CREATE TABLE "notification" (
	"id" uuid PRIMARY KEY NOT NULL,
	"person_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"body" text,
	"program_id" uuid,
	"object_type" text,
	"object_id" text,
	"read_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "notification_kind_length" CHECK ("notification"."kind" ~ '\S' and length("notification"."kind") <= 40),
	CONSTRAINT "notification_title_length" CHECK ("notification"."title" ~ '\S' and length("notification"."title") <= 500),
	CONSTRAINT "notification_body_length" CHECK (length("notification"."body") <= 20000)
);
--> statement-breakpoint
CREATE TABLE "notification_preference" (
	"person_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"wanted" boolean NOT NULL,
	CONSTRAINT "notification_preference_pk" PRIMARY KEY("person_id","kind"),
	CONSTRAINT "notification_preference_kind_length" CHECK ("notification_preference"."kind" ~ '\S' and length("notification_preference"."kind") <= 40)
);
--> statement-breakpoint
CREATE TABLE "orchestrator_run" (
	"id" uuid PRIMARY KEY NOT NULL,
	"person_id" uuid,
	"run_id" uuid,
	"task_description" text NOT NULL,
	"requirements" text[] NOT NULL,
	"constraints" text[],
	"entity" text,
	"preferred_provider" text DEFAULT 'openai' NOT NULL,
	"max_retries" integer DEFAULT 2 NOT NULL,
	"verdict" text,
	"provider" text,
	"iterations" integer DEFAULT 0 NOT NULL,
	"builder_response" jsonb,
	"qa_review" jsonb,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "orchestrator_run_task_description_length" CHECK ("orchestrator_run"."task_description" ~ '\S' and length("orchestrator_run"."task_description") <= 20000),
	CONSTRAINT "orchestrator_run_has_requirements" CHECK (cardinality("orchestrator_run"."requirements") between 1 and 100),
	CONSTRAINT "orchestrator_run_entity_known" CHECK ("orchestrator_run"."entity" in ('program', 'workstream', 'task', 'kpi', 'risk', 'benefit', 'resource')),
	CONSTRAINT "orchestrator_run_provider_known" CHECK ("orchestrator_run"."preferred_provider" in ('openai', 'anthropic', 'gemini', 'offline')),
	CONSTRAINT "orchestrator_run_max_retries_range" CHECK ("orchestrator_run"."max_retries" between 0 and 10),
	CONSTRAINT "orchestrator_run_iterations_not_negative" CHECK ("orchestrator_run"."iterations" >= 0),
	CONSTRAINT "orchestrator_run_verdict_length" CHECK ("orchestrator_run"."verdict" ~ '\S' and length("orchestrator_run"."verdict") <= 40),
	CONSTRAINT "orchestrator_run_version_positive" CHECK ("orchestrator_run"."version" >= 1)
);
--> statement-breakpoint
CREATE TABLE "holiday" (
	"id" uuid PRIMARY KEY NOT NULL,
	"program_id" uuid NOT NULL,
	"date" date NOT NULL,
	"name" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "holiday_date_unique" UNIQUE("program_id","date"),
	CONSTRAINT "holiday_name_length" CHECK ("holiday"."name" ~ '\S' and length("holiday"."name") <= 200),
	CONSTRAINT "holiday_version_positive" CHECK ("holiday"."version" >= 1)
);
--> statement-breakpoint
CREATE TABLE "program_totals" (
	"program_id" uuid NOT NULL,
	"tasks_total" integer DEFAULT 0 NOT NULL,
	"tasks_completed" integer DEFAULT 0 NOT NULL,
	"tasks_active" integer DEFAULT 0 NOT NULL,
	"risks_active" integer DEFAULT 0 NOT NULL,
	"risks_high" integer DEFAULT 0 NOT NULL,
	"kpis" integer DEFAULT 0 NOT NULL,
	"benefits" integer DEFAULT 0 NOT NULL,
	"budget_allocated" numeric(16, 2) DEFAULT '0' NOT NULL,
	"budget_spent" numeric(16, 2) DEFAULT '0' NOT NULL,
	CONSTRAINT "program_totals_pk" PRIMARY KEY("program_id")
);
--> statement-breakpoint
CREATE TABLE "resource" (
	"id" uuid PRIMARY KEY NOT NULL,
	"person_id" uuid,
	"name" text NOT NULL,
	"role" text,
	"department" text,
	"email" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "resource_person_id_unique" UNIQUE("person_id"),
	CONSTRAINT "resource_name_length" CHECK ("resource"."name" ~ '\S' and length("resource"."name") <= 200),
	CONSTRAINT "resource_role_length" CHECK (length("resource"."role") <= 200),
	CONSTRAINT "resource_department_length" CHECK (length("resource"."department") <= 200),
	CONSTRAINT "resource_email_length" CHECK ("resource"."email" ~ '\S' and length("resource"."email") <= 320),
	CONSTRAINT "resource_version_positive" CHECK ("resource"."version" >= 1)
);
--> statement-breakpoint
CREATE TABLE "risk" (
	"id" uuid PRIMARY KEY NOT NULL,
	"program_id" uuid NOT NULL,
	"risk_id" text NOT NULL,
	"description" text NOT NULL,
	"category" text,
	"likelihood" text DEFAULT 'Possible' NOT NULL,
	"impact" text DEFAULT 'Medium' NOT NULL,
	"priority" text DEFAULT 'Medium' NOT NULL,
	"status" text DEFAULT 'Open' NOT NULL,
	"owner_id" uuid,
	"mitigation_plan" text,
	"residual_likelihood" text,
	"residual_impact" text,
	"probability" numeric(5, 4),
	"impact_cost" numeric(16, 2),
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "risk_code_unique" UNIQUE("program_id","risk_id"),
	CONSTRAINT "risk_code_form" CHECK ("risk"."risk_id" ~ '^R-[0-9]{3,}$' and length("risk"."risk_id") <= 40),
	CONSTRAINT "risk_description_length" CHECK ("risk"."description" ~ '\S' and length("risk"."description") <= 20000),
	CONSTRAINT "risk_category_length" CHECK (length("risk"."category") <= 200),
	CONSTRAINT "risk_mitigation_plan_length" CHECK (length("risk"."mitigation_plan") <= 20000),
	CONSTRAINT "risk_likelihood_known" CHECK ("risk"."likelihood" in ('Rare', 'Unlikely', 'Possible', 'Likely', 'Certain')),
	CONSTRAINT "risk_impact_known" CHECK ("risk"."impact" in ('Very Low', 'Low', 'Medium', 'High', 'Very High')),
	CONSTRAINT "risk_priority_known" CHECK ("risk"."priority" in ('Critical', 'High', 'Medium', 'Low')),
	CONSTRAINT "risk_status_known" CHECK ("risk"."status" in ('Open', 'Mitigated', 'Closed', 'Monitoring')),
	CONSTRAINT "risk_residual_likelihood_known" CHECK ("risk"."residual_likelihood" in ('Rare', 'Unlikely', 'Possible', 'Likely', 'Certain')),
	CONSTRAINT "risk_residual_impact_known" CHECK ("risk"."residual_impact" in ('Very Low', 'Low', 'Medium', 'High', 'Very High')),
	CONSTRAINT "risk_residual_complete" CHECK (("risk"."residual_likelihood" is null) = ("risk"."residual_impact" is null)),
	CONSTRAINT "risk_probability_range" CHECK ("risk"."probability" between 0 and 1),
	CONSTRAINT "risk_impact_cost_not_negative" CHECK ("risk"."impact_cost" >= 0 and "risk"."impact_cost" <> 'NaN'),
	CONSTRAINT "risk_version_positive" CHECK ("risk"."version" >= 1)
);
--> statement-breakpoint
CREATE TABLE "risk_counter" (
	"program_id" uuid NOT NULL,
	"last_number" integer NOT NULL,
	CONSTRAINT "risk_counter_pk" PRIMARY KEY("program_id"),
	CONSTRAINT "risk_counter_positive" CHECK ("risk_counter"."last_number" >= 1)
);
--> statement-breakpoint
CREATE TABLE "risk_mitigation" (
	"id" uuid PRIMARY KEY NOT NULL,
	"risk_id" uuid NOT NULL,
	"description" text NOT NULL,
	"owner_id" uuid,
	"due_date" date,
	"cost" numeric(16, 2),
	"effect" text,
	"status" text DEFAULT 'Planned' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "risk_mitigation_description_length" CHECK ("risk_mitigation"."description" ~ '\S' and length("risk_mitigation"."description") <= 20000),
	CONSTRAINT "risk_mitigation_effect_length" CHECK (length("risk_mitigation"."effect") <= 20000),
	CONSTRAINT "risk_mitigation_cost_not_negative" CHECK ("risk_mitigation"."cost" >= 0 and "risk_mitigation"."cost" <> 'NaN'),
	CONSTRAINT "risk_mitigation_status_known" CHECK ("risk_mitigation"."status" in ('Planned', 'In Progress', 'Done', 'Cancelled')),
	CONSTRAINT "risk_mitigation_version_positive" CHECK ("risk_mitigation"."version" >= 1)
);
--> statement-breakpoint
CREATE TABLE "risk_score" (
	"id" uuid PRIMARY KEY NOT NULL,
	"risk_id" uuid NOT NULL,
	"scored_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"likelihood" text NOT NULL,
	"impact" text NOT NULL,
	"residual_likelihood" text,
	"residual_impact" text,
	CONSTRAINT "risk_score_likelihood_known" CHECK ("risk_score"."likelihood" in ('Rare', 'Unlikely', 'Possible', 'Likely', 'Certain')),
	CONSTRAINT "risk_score_impact_known" CHECK ("risk_score"."impact" in ('Very Low', 'Low', 'Medium', 'High', 'Very High')),
	CONSTRAINT "risk_score_residual_likelihood_known" CHECK ("risk_score"."residual_likelihood" in ('Rare', 'Unlikely', 'Possible', 'Likely', 'Certain')),
	CONSTRAINT "risk_score_residual_impact_known" CHECK ("risk_score"."residual_impact" in ('Very Low', 'Low', 'Medium', 'High', 'Very High')),
	CONSTRAINT "risk_score_residual_complete" CHECK (("risk_score"."residual_likelihood" is null) = ("risk_score"."residual_impact" is null))
);
--> statement-breakpoint
CREATE TABLE "run" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"status" text DEFAULT 'queued' NOT NULL,
	"progress" integer DEFAULT 0 NOT NULL,
	"session_id" text,
	"person_id" uuid,
	"input" jsonb,
	"result" jsonb,
	"error_code" text,
	"error_message" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"provider" text,
	"model" text,
	"prompt_version" text,
	"input_hash" text,
	"input_tokens" integer DEFAULT 0 NOT NULL,
	"output_tokens" integer DEFAULT 0 NOT NULL,
	"cost" numeric(12, 6) DEFAULT '0' NOT NULL,
	"started_at" timestamp (3) with time zone,
	"finished_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "run_key_unique" UNIQUE("key"),
	CONSTRAINT "run_kind_length" CHECK ("run"."kind" ~ '\S' and length("run"."kind") <= 40),
	CONSTRAINT "run_key_length" CHECK ("run"."key" ~ '\S' and length("run"."key") <= 500),
	CONSTRAINT "run_status_known" CHECK ("run"."status" in ('queued', 'running', 'succeeded', 'failed', 'cancelled')),
	CONSTRAINT "run_progress_percent" CHECK ("run"."progress" between 0 and 100),
	CONSTRAINT "run_finished" CHECK (("run"."status" in ('succeeded', 'failed', 'cancelled')) = ("run"."finished_at" is not null)),
	CONSTRAINT "run_error_message_length" CHECK (length("run"."error_message") <= 20000),
	CONSTRAINT "run_counts_not_negative" CHECK ("run"."attempts" >= 0 and "run"."input_tokens" >= 0 and "run"."output_tokens" >= 0),
	CONSTRAINT "run_cost_not_negative" CHECK ("run"."cost" >= 0 and "run"."cost" <> 'NaN'),
	CONSTRAINT "run_version_positive" CHECK ("run"."version" >= 1)
);
--> statement-breakpoint
CREATE TABLE "run_event" (
	"run_id" uuid NOT NULL,
	"sequence" integer NOT NULL,
	"kind" text NOT NULL,
	"data" jsonb NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "run_event_pk" PRIMARY KEY("run_id","sequence"),
	CONSTRAINT "run_event_sequence_positive" CHECK ("run_event"."sequence" >= 1),
	CONSTRAINT "run_event_kind_length" CHECK ("run_event"."kind" ~ '\S' and length("run_event"."kind") <= 40)
);
--> statement-breakpoint
CREATE TABLE "session_context" (
	"id" uuid PRIMARY KEY NOT NULL,
	"person_id" uuid NOT NULL,
	"goal" text NOT NULL,
	"success_criteria" text[] NOT NULL,
	"current_phase" text,
	"active" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "session_context_goal_length" CHECK ("session_context"."goal" ~ '\S' and length("session_context"."goal") <= 20000),
	CONSTRAINT "session_context_has_criteria" CHECK (cardinality("session_context"."success_criteria") between 1 and 100),
	CONSTRAINT "session_context_criteria_not_blank" CHECK (array_position("session_context"."success_criteria", '') is null),
	CONSTRAINT "session_context_current_phase_length" CHECK (length("session_context"."current_phase") <= 200),
	CONSTRAINT "session_context_version_positive" CHECK ("session_context"."version" >= 1)
);
--> statement-breakpoint
CREATE TABLE "gate_criterion" (
	"id" uuid PRIMARY KEY NOT NULL,
	"stage_gate_id" uuid NOT NULL,
	"program_id" uuid,
	"text" text NOT NULL,
	"binding" jsonb,
	"position" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "gate_criterion_text_length" CHECK ("gate_criterion"."text" ~ '\S' and length("gate_criterion"."text") <= 500),
	CONSTRAINT "gate_criterion_binding_object" CHECK (jsonb_typeof("gate_criterion"."binding") = 'object'),
	CONSTRAINT "gate_criterion_version_positive" CHECK ("gate_criterion"."version" >= 1)
);
--> statement-breakpoint
CREATE TABLE "stage_gate" (
	"id" uuid PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"description" text,
	"position" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "stage_gate_code_unique" UNIQUE("code"),
	CONSTRAINT "stage_gate_code_length" CHECK ("stage_gate"."code" ~ '\S' and length("stage_gate"."code") <= 40),
	CONSTRAINT "stage_gate_name_length" CHECK ("stage_gate"."name" ~ '\S' and length("stage_gate"."name") <= 200),
	CONSTRAINT "stage_gate_description_length" CHECK (length("stage_gate"."description") <= 20000),
	CONSTRAINT "stage_gate_version_positive" CHECK ("stage_gate"."version" >= 1)
);
--> statement-breakpoint
CREATE TABLE "stage_gate_review" (
	"id" uuid PRIMARY KEY NOT NULL,
	"program_id" uuid NOT NULL,
	"stage_gate_id" uuid NOT NULL,
	"status" text DEFAULT 'Pending' NOT NULL,
	"review_date" date,
	"note" text,
	"evidence" jsonb,
	"decided_at" timestamp (3) with time zone,
	"decided_by_id" uuid,
	"decided_by_name" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "stage_gate_review_status_known" CHECK ("stage_gate_review"."status" in ('Pending', 'In Review', 'Passed', 'Failed', 'On Hold')),
	CONSTRAINT "stage_gate_review_decided" CHECK (("stage_gate_review"."status" in ('Passed', 'Failed')) = ("stage_gate_review"."decided_at" is not null)),
	CONSTRAINT "stage_gate_review_decider" CHECK ("stage_gate_review"."decided_at" is not null or ("stage_gate_review"."decided_by_id" is null and "stage_gate_review"."decided_by_name" is null)),
	CONSTRAINT "stage_gate_review_note_length" CHECK (length("stage_gate_review"."note") <= 20000),
	CONSTRAINT "stage_gate_review_decided_by_name_length" CHECK ("stage_gate_review"."decided_by_name" ~ '\S' and length("stage_gate_review"."decided_by_name") <= 200),
	CONSTRAINT "stage_gate_review_evidence_array" CHECK (jsonb_typeof("stage_gate_review"."evidence") = 'array'),
	CONSTRAINT "stage_gate_review_version_positive" CHECK ("stage_gate_review"."version" >= 1)
);
--> statement-breakpoint
CREATE TABLE "baseline" (
	"id" uuid PRIMARY KEY NOT NULL,
	"program_id" uuid NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "baseline_name_unique" UNIQUE("program_id","name"),
	CONSTRAINT "baseline_name_length" CHECK ("baseline"."name" ~ '\S' and length("baseline"."name") <= 200)
);
--> statement-breakpoint
CREATE TABLE "baseline_task" (
	"id" uuid PRIMARY KEY NOT NULL,
	"baseline_id" uuid NOT NULL,
	"task_id" uuid,
	"name" text NOT NULL,
	"start_date" date,
	"end_date" date,
	"progress" integer,
	"estimate" numeric(8, 2),
	CONSTRAINT "baseline_task_unique" UNIQUE("baseline_id","task_id"),
	CONSTRAINT "baseline_task_name_length" CHECK ("baseline_task"."name" ~ '\S' and length("baseline_task"."name") <= 200),
	CONSTRAINT "baseline_task_dates_in_order" CHECK ("baseline_task"."end_date" >= "baseline_task"."start_date"),
	CONSTRAINT "baseline_task_progress_percent" CHECK ("baseline_task"."progress" between 0 and 100),
	CONSTRAINT "baseline_task_estimate_not_negative" CHECK ("baseline_task"."estimate" >= 0 and "baseline_task"."estimate" <> 'NaN')
);
--> statement-breakpoint
CREATE TABLE "task" (
	"id" uuid PRIMARY KEY NOT NULL,
	"program_id" uuid NOT NULL,
	"workstream_id" uuid,
	"name" text NOT NULL,
	"description" text,
	"status" text DEFAULT 'Not Started' NOT NULL,
	"start_date" date,
	"end_date" date,
	"progress" integer,
	"owner_id" uuid,
	"priority" text DEFAULT 'Medium' NOT NULL,
	"milestone" boolean DEFAULT false NOT NULL,
	"estimate" numeric(8, 2),
	"position" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "task_program_key" UNIQUE("program_id","id"),
	CONSTRAINT "task_name_length" CHECK ("task"."name" ~ '\S' and length("task"."name") <= 200),
	CONSTRAINT "task_description_length" CHECK (length("task"."description") <= 20000),
	CONSTRAINT "task_status_length" CHECK ("task"."status" ~ '\S' and length("task"."status") <= 40),
	CONSTRAINT "task_dates_in_order" CHECK ("task"."end_date" >= "task"."start_date"),
	CONSTRAINT "task_milestone_is_a_day" CHECK (not "task"."milestone" or "task"."start_date" = "task"."end_date"),
	CONSTRAINT "task_progress_percent" CHECK ("task"."progress" between 0 and 100),
	CONSTRAINT "task_priority_known" CHECK ("task"."priority" in ('Critical', 'High', 'Medium', 'Low')),
	CONSTRAINT "task_estimate_not_negative" CHECK ("task"."estimate" >= 0 and "task"."estimate" <> 'NaN'),
	CONSTRAINT "task_version_positive" CHECK ("task"."version" >= 1)
);
--> statement-breakpoint
CREATE TABLE "task_assignment" (
	"id" uuid PRIMARY KEY NOT NULL,
	"task_id" uuid NOT NULL,
	"resource_id" uuid NOT NULL,
	"percent" integer NOT NULL,
	"start_date" date,
	"end_date" date,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "task_assignment_unique" UNIQUE NULLS NOT DISTINCT("task_id","resource_id","start_date"),
	CONSTRAINT "task_assignment_percent" CHECK ("task_assignment"."percent" between 1 and 100),
	CONSTRAINT "task_assignment_dates_in_order" CHECK ("task_assignment"."end_date" >= "task_assignment"."start_date"),
	CONSTRAINT "task_assignment_version_positive" CHECK ("task_assignment"."version" >= 1)
);
--> statement-breakpoint
CREATE TABLE "task_dependency" (
	"id" uuid PRIMARY KEY NOT NULL,
	"program_id" uuid NOT NULL,
	"predecessor_id" uuid NOT NULL,
	"successor_id" uuid NOT NULL,
	"kind" text DEFAULT 'FS' NOT NULL,
	"lag_days" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "task_dependency_pair_unique" UNIQUE("program_id","predecessor_id","successor_id"),
	CONSTRAINT "task_dependency_not_itself" CHECK ("task_dependency"."predecessor_id" <> "task_dependency"."successor_id"),
	CONSTRAINT "task_dependency_kind_known" CHECK ("task_dependency"."kind" in ('FS', 'SS', 'FF', 'SF')),
	CONSTRAINT "task_dependency_lag_sane" CHECK ("task_dependency"."lag_days" between -3650 and 3650),
	CONSTRAINT "task_dependency_version_positive" CHECK ("task_dependency"."version" >= 1)
);
--> statement-breakpoint
CREATE TABLE "workstream" (
	"id" uuid PRIMARY KEY NOT NULL,
	"program_id" uuid NOT NULL,
	"name" text NOT NULL,
	"description" text,
	"lead_id" uuid,
	"position" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "workstream_program_key" UNIQUE("program_id","id"),
	CONSTRAINT "workstream_name_length" CHECK ("workstream"."name" ~ '\S' and length("workstream"."name") <= 200),
	CONSTRAINT "workstream_description_length" CHECK (length("workstream"."description") <= 20000),
	CONSTRAINT "workstream_version_positive" CHECK ("workstream"."version" >= 1)
);
--> statement-breakpoint
DROP INDEX "program_created_at_index";--> statement-breakpoint
DROP INDEX "program_current_index";--> statement-breakpoint
ALTER TABLE "benefit" ADD CONSTRAINT "benefit_program_id_program_id_fk" FOREIGN KEY ("program_id") REFERENCES "public"."program"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "benefit" ADD CONSTRAINT "benefit_owner_id_resource_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."resource"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "benefit_period" ADD CONSTRAINT "benefit_period_benefit_id_benefit_id_fk" FOREIGN KEY ("benefit_id") REFERENCES "public"."benefit"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "origin" ADD CONSTRAINT "origin_program_id_program_id_fk" FOREIGN KEY ("program_id") REFERENCES "public"."program"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "origin" ADD CONSTRAINT "origin_whys_node_id_whys_node_id_fk" FOREIGN KEY ("whys_node_id") REFERENCES "public"."whys_node"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "origin" ADD CONSTRAINT "origin_passage_id_passage_id_fk" FOREIGN KEY ("passage_id") REFERENCES "public"."passage"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "origin" ADD CONSTRAINT "origin_strategy_version_fk" FOREIGN KEY ("session_id","version_number") REFERENCES "public"."strategy_version"("session_id","version_number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passage" ADD CONSTRAINT "passage_document_id_source_document_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."source_document"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "source_document" ADD CONSTRAINT "source_document_session_id_strategy_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."strategy_session"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "strategy_session" ADD CONSTRAINT "strategy_session_creator_id_person_id_fk" FOREIGN KEY ("creator_id") REFERENCES "public"."person"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "strategy_version" ADD CONSTRAINT "strategy_version_session_id_strategy_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."strategy_session"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "strategy_version" ADD CONSTRAINT "strategy_version_converted_program_id_program_id_fk" FOREIGN KEY ("converted_program_id") REFERENCES "public"."program"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "whys_node" ADD CONSTRAINT "whys_node_session_id_strategy_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."strategy_session"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "whys_node" ADD CONSTRAINT "whys_node_parent_id_whys_node_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."whys_node"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "whys_node" ADD CONSTRAINT "whys_node_passage_id_passage_id_fk" FOREIGN KEY ("passage_id") REFERENCES "public"."passage"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "expense" ADD CONSTRAINT "expense_program_id_program_id_fk" FOREIGN KEY ("program_id") REFERENCES "public"."program"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "expense" ADD CONSTRAINT "expense_approved_by_id_person_id_fk" FOREIGN KEY ("approved_by_id") REFERENCES "public"."person"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "funding_source" ADD CONSTRAINT "funding_source_program_id_program_id_fk" FOREIGN KEY ("program_id") REFERENCES "public"."program"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kpi" ADD CONSTRAINT "kpi_program_id_program_id_fk" FOREIGN KEY ("program_id") REFERENCES "public"."program"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kpi" ADD CONSTRAINT "kpi_owner_id_resource_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."resource"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kpi_measurement" ADD CONSTRAINT "kpi_measurement_kpi_id_kpi_id_fk" FOREIGN KEY ("kpi_id") REFERENCES "public"."kpi"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification" ADD CONSTRAINT "notification_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification" ADD CONSTRAINT "notification_program_id_program_id_fk" FOREIGN KEY ("program_id") REFERENCES "public"."program"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_preference" ADD CONSTRAINT "notification_preference_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orchestrator_run" ADD CONSTRAINT "orchestrator_run_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orchestrator_run" ADD CONSTRAINT "orchestrator_run_run_id_run_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."run"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "holiday" ADD CONSTRAINT "holiday_program_id_program_id_fk" FOREIGN KEY ("program_id") REFERENCES "public"."program"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "program_totals" ADD CONSTRAINT "program_totals_program_id_program_id_fk" FOREIGN KEY ("program_id") REFERENCES "public"."program"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resource" ADD CONSTRAINT "resource_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "risk" ADD CONSTRAINT "risk_program_id_program_id_fk" FOREIGN KEY ("program_id") REFERENCES "public"."program"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "risk" ADD CONSTRAINT "risk_owner_id_resource_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."resource"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "risk_counter" ADD CONSTRAINT "risk_counter_program_id_program_id_fk" FOREIGN KEY ("program_id") REFERENCES "public"."program"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "risk_mitigation" ADD CONSTRAINT "risk_mitigation_risk_id_risk_id_fk" FOREIGN KEY ("risk_id") REFERENCES "public"."risk"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "risk_mitigation" ADD CONSTRAINT "risk_mitigation_owner_id_resource_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."resource"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "risk_score" ADD CONSTRAINT "risk_score_risk_id_risk_id_fk" FOREIGN KEY ("risk_id") REFERENCES "public"."risk"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "run" ADD CONSTRAINT "run_session_id_strategy_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."strategy_session"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "run" ADD CONSTRAINT "run_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "run_event" ADD CONSTRAINT "run_event_run_id_run_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."run"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_context" ADD CONSTRAINT "session_context_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gate_criterion" ADD CONSTRAINT "gate_criterion_stage_gate_id_stage_gate_id_fk" FOREIGN KEY ("stage_gate_id") REFERENCES "public"."stage_gate"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gate_criterion" ADD CONSTRAINT "gate_criterion_program_id_program_id_fk" FOREIGN KEY ("program_id") REFERENCES "public"."program"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stage_gate_review" ADD CONSTRAINT "stage_gate_review_program_id_program_id_fk" FOREIGN KEY ("program_id") REFERENCES "public"."program"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stage_gate_review" ADD CONSTRAINT "stage_gate_review_stage_gate_id_stage_gate_id_fk" FOREIGN KEY ("stage_gate_id") REFERENCES "public"."stage_gate"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stage_gate_review" ADD CONSTRAINT "stage_gate_review_decided_by_id_person_id_fk" FOREIGN KEY ("decided_by_id") REFERENCES "public"."person"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "baseline" ADD CONSTRAINT "baseline_program_id_program_id_fk" FOREIGN KEY ("program_id") REFERENCES "public"."program"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "baseline_task" ADD CONSTRAINT "baseline_task_baseline_id_baseline_id_fk" FOREIGN KEY ("baseline_id") REFERENCES "public"."baseline"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "baseline_task" ADD CONSTRAINT "baseline_task_task_id_task_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."task"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task" ADD CONSTRAINT "task_program_id_program_id_fk" FOREIGN KEY ("program_id") REFERENCES "public"."program"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task" ADD CONSTRAINT "task_owner_id_resource_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."resource"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_assignment" ADD CONSTRAINT "task_assignment_task_id_task_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."task"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_assignment" ADD CONSTRAINT "task_assignment_resource_id_resource_id_fk" FOREIGN KEY ("resource_id") REFERENCES "public"."resource"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_dependency" ADD CONSTRAINT "task_dependency_predecessor_fk" FOREIGN KEY ("program_id","predecessor_id") REFERENCES "public"."task"("program_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_dependency" ADD CONSTRAINT "task_dependency_successor_fk" FOREIGN KEY ("program_id","successor_id") REFERENCES "public"."task"("program_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "workstream" ADD CONSTRAINT "workstream_program_id_program_id_fk" FOREIGN KEY ("program_id") REFERENCES "public"."program"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "workstream" ADD CONSTRAINT "workstream_lead_id_resource_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."resource"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "benefit_program_index" ON "benefit" USING btree ("program_id","created_at","id");--> statement-breakpoint
CREATE INDEX "benefit_owner_id_index" ON "benefit" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "origin_object_index" ON "origin" USING btree ("object_type","object_id");--> statement-breakpoint
CREATE INDEX "origin_program_id_index" ON "origin" USING btree ("program_id");--> statement-breakpoint
CREATE INDEX "origin_strategy_version_index" ON "origin" USING btree ("session_id","version_number");--> statement-breakpoint
CREATE INDEX "origin_whys_node_id_index" ON "origin" USING btree ("whys_node_id");--> statement-breakpoint
CREATE INDEX "origin_passage_id_index" ON "origin" USING btree ("passage_id");--> statement-breakpoint
CREATE INDEX "source_document_session_id_index" ON "source_document" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "strategy_session_creator_index" ON "strategy_session" USING btree ("creator_id","created_at");--> statement-breakpoint
CREATE INDEX "whys_node_tree_index" ON "whys_node" USING btree ("session_id","depth","position");--> statement-breakpoint
CREATE INDEX "whys_node_parent_id_index" ON "whys_node" USING btree ("parent_id");--> statement-breakpoint
CREATE INDEX "whys_node_passage_id_index" ON "whys_node" USING btree ("passage_id");--> statement-breakpoint
CREATE INDEX "expense_date_index" ON "expense" USING btree ("program_id","expense_date","id");--> statement-breakpoint
CREATE INDEX "expense_approved_by_id_index" ON "expense" USING btree ("approved_by_id");--> statement-breakpoint
CREATE INDEX "funding_source_program_index" ON "funding_source" USING btree ("program_id","created_at","id");--> statement-breakpoint
CREATE INDEX "kpi_program_index" ON "kpi" USING btree ("program_id","created_at","id");--> statement-breakpoint
CREATE INDEX "kpi_owner_id_index" ON "kpi" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "notification_person_index" ON "notification" USING btree ("person_id","created_at","id");--> statement-breakpoint
CREATE INDEX "notification_unread_index" ON "notification" USING btree ("person_id") WHERE "notification"."read_at" is null;--> statement-breakpoint
CREATE INDEX "notification_program_id_index" ON "notification" USING btree ("program_id");--> statement-breakpoint
CREATE INDEX "orchestrator_run_person_index" ON "orchestrator_run" USING btree ("person_id","created_at");--> statement-breakpoint
CREATE INDEX "orchestrator_run_run_id_index" ON "orchestrator_run" USING btree ("run_id");--> statement-breakpoint
CREATE INDEX "resource_name_index" ON "resource" USING btree ("name","id");--> statement-breakpoint
CREATE INDEX "risk_matrix_index" ON "risk" USING btree ("program_id","status","likelihood","impact");--> statement-breakpoint
CREATE INDEX "risk_owner_id_index" ON "risk" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "risk_mitigation_risk_index" ON "risk_mitigation" USING btree ("risk_id","due_date");--> statement-breakpoint
CREATE INDEX "risk_mitigation_owner_id_index" ON "risk_mitigation" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "risk_score_risk_index" ON "risk_score" USING btree ("risk_id","scored_at");--> statement-breakpoint
CREATE INDEX "run_session_id_index" ON "run" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "run_person_index" ON "run" USING btree ("person_id","created_at");--> statement-breakpoint
CREATE INDEX "run_unfinished_index" ON "run" USING btree ("created_at") WHERE "run"."status" in ('queued', 'running');--> statement-breakpoint
CREATE UNIQUE INDEX "session_context_one_active_unique" ON "session_context" USING btree ("person_id") WHERE "session_context"."active";--> statement-breakpoint
CREATE INDEX "session_context_person_index" ON "session_context" USING btree ("person_id","created_at");--> statement-breakpoint
CREATE INDEX "gate_criterion_order_index" ON "gate_criterion" USING btree ("stage_gate_id","position");--> statement-breakpoint
CREATE INDEX "gate_criterion_program_id_index" ON "gate_criterion" USING btree ("program_id");--> statement-breakpoint
CREATE INDEX "stage_gate_review_newest_index" ON "stage_gate_review" USING btree ("program_id","stage_gate_id","created_at","id");--> statement-breakpoint
CREATE INDEX "stage_gate_review_stage_gate_id_index" ON "stage_gate_review" USING btree ("stage_gate_id");--> statement-breakpoint
CREATE INDEX "stage_gate_review_decided_by_id_index" ON "stage_gate_review" USING btree ("decided_by_id");--> statement-breakpoint
CREATE INDEX "baseline_task_task_id_index" ON "baseline_task" USING btree ("task_id");--> statement-breakpoint
CREATE INDEX "task_order_index" ON "task" USING btree ("program_id","position","id");--> statement-breakpoint
CREATE INDEX "task_owner_index" ON "task" USING btree ("owner_id","status");--> statement-breakpoint
CREATE INDEX "task_workstream_id_index" ON "task" USING btree ("program_id","workstream_id");--> statement-breakpoint
CREATE INDEX "task_assignment_resource_id_index" ON "task_assignment" USING btree ("resource_id");--> statement-breakpoint
CREATE INDEX "task_dependency_successor_index" ON "task_dependency" USING btree ("program_id","successor_id");--> statement-breakpoint
CREATE INDEX "workstream_order_index" ON "workstream" USING btree ("program_id","position","id");--> statement-breakpoint
CREATE INDEX "workstream_lead_id_index" ON "workstream" USING btree ("lead_id");--> statement-breakpoint
CREATE INDEX "program_current_index" ON "program" USING btree ("name","id") WHERE "program"."archived_at" is null;