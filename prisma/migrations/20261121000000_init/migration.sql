-- CreateSchema
CREATE SCHEMA IF NOT EXISTS "public";

-- CreateEnum
CREATE TYPE "account_token_purpose" AS ENUM ('verify_email', 'reset_password', 'claim_account');

-- CreateEnum
CREATE TYPE "email_setting_owner" AS ENUM ('User', 'Team');

-- CreateEnum
CREATE TYPE "email_setting_parent" AS ENUM ('MasterTemplate', 'Team');

-- CreateEnum
CREATE TYPE "custom_entity_type" AS ENUM ('standard', 'remote_gis');

-- CreateEnum
CREATE TYPE "edit_suggestion_state" AS ENUM ('open', 'accepted', 'rejected');

-- CreateEnum
CREATE TYPE "flow_template_kind" AS ENUM ('draft', 'published', 'requirement');

-- CreateEnum
CREATE TYPE "step_type" AS ENUM ('BasicStep', 'CollectInfoStep', 'AssignResponsibilityStep', 'RequireReviewStep', 'PaymentStep', 'SurveyStep');

-- CreateEnum
CREATE TYPE "step_generic_type" AS ENUM ('Step', 'SupplementalRequirement');

-- CreateEnum
CREATE TYPE "time_unit" AS ENUM ('minutes', 'hours', 'days');

-- CreateEnum
CREATE TYPE "field_data_type" AS ENUM ('string', 'text', 'email', 'integer', 'float', 'money', 'address', 'date_range', 'date', 'multiple_choice', 'checkboxes', 'file', 'phone', 'entity');

-- CreateEnum
CREATE TYPE "field_date_type" AS ENUM ('date', 'date_time', 'time');

-- CreateEnum
CREATE TYPE "logic_target" AS ENUM ('Section', 'StepDatum', 'ReviewGroup', 'SubprocessConfig', 'StepAssignmentGroup');

-- CreateEnum
CREATE TYPE "logic_action" AS ENUM ('show', 'hide', 'require', 'dont_require', 'add', 'dont_add');

-- CreateEnum
CREATE TYPE "review_type" AS ENUM ('specific_people', 'third_party');

-- CreateEnum
CREATE TYPE "review_logic" AS ENUM ('and', 'or');

-- CreateEnum
CREATE TYPE "period_unit" AS ENUM ('days', 'weeks', 'months', 'years');

-- CreateEnum
CREATE TYPE "reminder_direction" AS ENUM ('before', 'after');

-- CreateEnum
CREATE TYPE "filter_kind" AS ENUM ('submission', 'output');

-- CreateEnum
CREATE TYPE "export_status" AS ENUM ('running', 'finished', 'failed');

-- CreateEnum
CREATE TYPE "prior_months_type" AS ENUM ('launched', 'completion');

-- CreateEnum
CREATE TYPE "import_status" AS ENUM ('uploaded', 'testing', 'tested', 'running', 'finished', 'failed');

-- CreateEnum
CREATE TYPE "job_state" AS ENUM ('queued', 'working', 'complete', 'failed');

-- CreateEnum
CREATE TYPE "output_state" AS ENUM ('waiting', 'generated', 'failed');

-- CreateEnum
CREATE TYPE "payment_method" AS ENUM ('creditcard', 'cash', 'check');

-- CreateEnum
CREATE TYPE "payment_intent_state" AS ENUM ('live', 'succeeded', 'canceled', 'failed');

-- CreateEnum
CREATE TYPE "payment_type" AS ENUM ('card', 'us_bank_account');

-- CreateEnum
CREATE TYPE "ledger_kind" AS ENUM ('charge_pending', 'charge_succeeded', 'charge_failed', 'refund_pending', 'refund_succeeded', 'refund_failed', 'dispute_opened', 'dispute_won', 'dispute_lost', 'check', 'cash', 'removal', 'waiver', 'waiver_removed');

-- CreateEnum
CREATE TYPE "refund_state" AS ENUM ('requested', 'approved', 'canceled', 'succeeded', 'failed');

-- CreateEnum
CREATE TYPE "review_outcome" AS ENUM ('approved', 'rejected', 'changes_requested');

-- CreateEnum
CREATE TYPE "requirement_kind" AS ENUM ('PaymentRequirement', 'DataRequirement');

-- CreateEnum
CREATE TYPE "discussion_type" AS ENUM ('PublicDiscussion', 'InternalDiscussion');

-- CreateEnum
CREATE TYPE "submission_status" AS ENUM ('active', 'halted', 'finished');

-- CreateEnum
CREATE TYPE "file_state" AS ENUM ('expected', 'stored', 'refused');

-- CreateEnum
CREATE TYPE "interval_holder" AS ENUM ('staff', 'applicant', 'halted');

-- CreateEnum
CREATE TYPE "dashboard_kind" AS ENUM ('InitiatedFlow', 'ImportedFlow');

-- CreateEnum
CREATE TYPE "inbox_reason" AS ENUM ('assigned', 'review', 'applicant');

-- CreateEnum
CREATE TYPE "role_type" AS ENUM ('owner', 'member', 'custom');

-- CreateEnum
CREATE TYPE "role_edit_level" AS ENUM ('anyone', 'members', 'owners');

-- CreateEnum
CREATE TYPE "payout_interval" AS ENUM ('daily', 'weekly', 'monthly');

-- CreateEnum
CREATE TYPE "template_status" AS ENUM ('draft', 'published', 'closed', 'archived');

-- CreateEnum
CREATE TYPE "document_mappable" AS ENUM ('StepDatum', 'EntityField', 'ProcessData');

-- CreateTable
CREATE TABLE "users" (
    "id" UUID NOT NULL,
    "email" TEXT NOT NULL,
    "pending_email" TEXT,
    "name" TEXT NOT NULL,
    "username" TEXT,
    "password_hash" TEXT,
    "email_verified_at" TIMESTAMPTZ(3),
    "claimed_at" TIMESTAMPTZ(3),
    "is_government" BOOLEAN NOT NULL DEFAULT false,
    "time_zone" TEXT NOT NULL DEFAULT 'America/Los_Angeles',
    "avatar_file_id" UUID,
    "deactivated_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "users_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "sessions" (
    "id" TEXT NOT NULL,
    "user_id" UUID NOT NULL,
    "user_agent" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "sessions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "account_tokens" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "purpose" "account_token_purpose" NOT NULL,
    "token_hash" TEXT NOT NULL,
    "email" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "used_at" TIMESTAMPTZ(3),

    CONSTRAINT "account_tokens_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "api_tokens" (
    "id" UUID NOT NULL,
    "team_id" UUID NOT NULL,
    "created_by_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "token_hash" TEXT NOT NULL,
    "hint" TEXT NOT NULL,
    "scopes" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "last_used_at" TIMESTAMPTZ(3),
    "expires_at" TIMESTAMPTZ(3),
    "revoked_at" TIMESTAMPTZ(3),
    "revoked_by_id" UUID,

    CONSTRAINT "api_tokens_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "invitations" (
    "id" UUID NOT NULL,
    "team_id" UUID,
    "user_id" UUID NOT NULL,
    "invited_by_id" UUID,
    "subject_type" TEXT NOT NULL,
    "subject_id" UUID NOT NULL,
    "sent_count" INTEGER NOT NULL DEFAULT 1,
    "last_sent_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "accepted_at" TIMESTAMPTZ(3),

    CONSTRAINT "invitations_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "email_settings" (
    "id" UUID NOT NULL,
    "owner_type" "email_setting_owner" NOT NULL,
    "owner_id" UUID NOT NULL,
    "email_type" TEXT NOT NULL,
    "type_parent_type" "email_setting_parent" NOT NULL,
    "type_parent_id" UUID NOT NULL,
    "should_send" BOOLEAN NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "email_settings_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "starred_forms" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "master_template_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "starred_forms_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "rate_limits" (
    "key" TEXT NOT NULL,
    "points" INTEGER NOT NULL DEFAULT 0,
    "expire" BIGINT,

    CONSTRAINT "rate_limits_pkey" PRIMARY KEY ("key")
);

-- CreateTable
CREATE TABLE "custom_entities" (
    "id" UUID NOT NULL,
    "team_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "type" "custom_entity_type" NOT NULL DEFAULT 'standard',
    "service_url" TEXT,
    "name_field_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "archived_at" TIMESTAMPTZ(3),

    CONSTRAINT "custom_entities_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "custom_entity_fields" (
    "id" UUID NOT NULL,
    "team_id" UUID NOT NULL,
    "custom_entity_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "slug" TEXT NOT NULL,
    "data_type" TEXT NOT NULL DEFAULT 'string',
    "position" INTEGER NOT NULL DEFAULT 0,
    "viewable" BOOLEAN NOT NULL DEFAULT false,
    "edit_suggestable" BOOLEAN NOT NULL DEFAULT false,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "custom_entity_fields_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "entities" (
    "id" UUID NOT NULL,
    "team_id" UUID NOT NULL,
    "custom_entity_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "note" TEXT,
    "remote_id" TEXT,
    "field_data" JSONB,
    "geometry" JSONB,
    "created_by_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "deleted_at" TIMESTAMPTZ(3),

    CONSTRAINT "entities_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "entity_field_values" (
    "id" UUID NOT NULL,
    "team_id" UUID NOT NULL,
    "entity_id" UUID NOT NULL,
    "custom_entity_field_id" UUID NOT NULL,
    "value" TEXT NOT NULL,

    CONSTRAINT "entity_field_values_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "entity_contacts" (
    "id" UUID NOT NULL,
    "team_id" UUID NOT NULL,
    "entity_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "entity_contacts_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "edit_suggestions_requests" (
    "id" UUID NOT NULL,
    "team_id" UUID NOT NULL,
    "entity_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "resolved_at" TIMESTAMPTZ(3),
    "resolved_by_id" UUID,

    CONSTRAINT "edit_suggestions_requests_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "edit_suggestions" (
    "id" UUID NOT NULL,
    "edit_suggestions_request_id" UUID NOT NULL,
    "custom_entity_field_id" UUID NOT NULL,
    "current_content" TEXT,
    "new_content" TEXT NOT NULL,
    "state" "edit_suggestion_state" NOT NULL DEFAULT 'open',
    "resolved_at" TIMESTAMPTZ(3),

    CONSTRAINT "edit_suggestions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "flow_templates" (
    "id" UUID NOT NULL,
    "team_id" UUID NOT NULL,
    "master_template_id" UUID NOT NULL,
    "kind" "flow_template_kind" NOT NULL DEFAULT 'draft',
    "version" INTEGER NOT NULL DEFAULT 1,
    "revision" INTEGER NOT NULL DEFAULT 1,
    "is_modified" BOOLEAN NOT NULL DEFAULT false,
    "name" TEXT NOT NULL,
    "description" TEXT,
    "completion_message" TEXT,
    "published_at" TIMESTAMPTZ(3),
    "published_by_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "flow_templates_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "steps" (
    "id" UUID NOT NULL,
    "team_id" UUID NOT NULL,
    "flow_template_id" UUID NOT NULL,
    "identity" UUID NOT NULL,
    "type" "step_type" NOT NULL,
    "generic_type" "step_generic_type" NOT NULL DEFAULT 'Step',
    "position" INTEGER NOT NULL,
    "name" TEXT,
    "description" TEXT,
    "external" BOOLEAN NOT NULL DEFAULT false,
    "autoadvance" BOOLEAN NOT NULL DEFAULT false,
    "revisable" BOOLEAN NOT NULL DEFAULT true,
    "requires_signature" BOOLEAN NOT NULL DEFAULT false,
    "responsibility_type" TEXT NOT NULL DEFAULT 'assigned',
    "time" INTEGER,
    "time_unit" "time_unit",
    "internal_instructions" TEXT,
    "external_instructions" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "steps_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "payment_configs" (
    "id" UUID NOT NULL,
    "step_id" UUID NOT NULL,
    "fixed" BOOLEAN NOT NULL DEFAULT true,
    "calculated" BOOLEAN NOT NULL DEFAULT false,
    "amount_cents" BIGINT NOT NULL DEFAULT 0,
    "formula_identity" UUID,
    "accepts_cash" BOOLEAN NOT NULL DEFAULT false,
    "accepts_checks" BOOLEAN NOT NULL DEFAULT false,
    "cash_instructions" TEXT,
    "check_instructions" TEXT,
    "constituent_pays_fee" BOOLEAN NOT NULL DEFAULT false,
    "no_fee" BOOLEAN NOT NULL DEFAULT false,
    "custom_fee_percentage" DECIMAL(5,2),

    CONSTRAINT "payment_configs_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "step_email_notifications" (
    "id" UUID NOT NULL,
    "step_id" UUID NOT NULL,
    "event" TEXT NOT NULL,
    "audience" TEXT NOT NULL,
    "subject" TEXT,
    "body" TEXT,
    "enabled" BOOLEAN NOT NULL DEFAULT true,

    CONSTRAINT "step_email_notifications_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "surveys" (
    "id" UUID NOT NULL,
    "team_id" UUID NOT NULL,
    "step_id" UUID NOT NULL,
    "identity" UUID NOT NULL,
    "identified" BOOLEAN NOT NULL DEFAULT false,
    "survey_token" TEXT,
    "name" TEXT,
    "instructions" TEXT,

    CONSTRAINT "surveys_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "sections" (
    "id" UUID NOT NULL,
    "team_id" UUID NOT NULL,
    "flow_template_id" UUID NOT NULL,
    "step_id" UUID,
    "survey_id" UUID,
    "identity" UUID NOT NULL,
    "name" TEXT,
    "instructions" TEXT,
    "position" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "sections_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "fields" (
    "id" UUID NOT NULL,
    "team_id" UUID NOT NULL,
    "flow_template_id" UUID NOT NULL,
    "section_id" UUID NOT NULL,
    "identity" UUID NOT NULL,
    "name" TEXT,
    "hint" TEXT,
    "data_type" "field_data_type" NOT NULL,
    "required" BOOLEAN NOT NULL DEFAULT false,
    "redacted" BOOLEAN NOT NULL DEFAULT false,
    "position" INTEGER NOT NULL,
    "default_content" JSONB,
    "min_value" JSONB,
    "max_value" JSONB,
    "max_length" INTEGER,
    "min_num_checks" INTEGER,
    "lock_on_renewal" BOOLEAN NOT NULL DEFAULT false,
    "autofill_on_renewal" BOOLEAN NOT NULL DEFAULT true,
    "date_type" "field_date_type",
    "date_range_start_label" TEXT,
    "date_range_end_label" TEXT,
    "entity_createable" BOOLEAN NOT NULL DEFAULT false,
    "custom_entity_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "fields_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "multiple_choice_options" (
    "id" UUID NOT NULL,
    "team_id" UUID NOT NULL,
    "flow_template_id" UUID NOT NULL,
    "field_id" UUID NOT NULL,
    "identity" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    "numeric_value" DECIMAL(20,6),
    "is_default" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "multiple_choice_options_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "logic_configs" (
    "id" UUID NOT NULL,
    "team_id" UUID NOT NULL,
    "flow_template_id" UUID NOT NULL,
    "target_type" "logic_target" NOT NULL,
    "target_identity" UUID NOT NULL,
    "action" "logic_action" NOT NULL,
    "conditions" JSONB NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "logic_configs_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "formulas" (
    "id" UUID NOT NULL,
    "team_id" UUID NOT NULL,
    "flow_template_id" UUID NOT NULL,
    "identity" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "source" TEXT NOT NULL,
    "tree" JSONB NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "formulas_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "review_groups" (
    "id" UUID NOT NULL,
    "team_id" UUID NOT NULL,
    "flow_template_id" UUID NOT NULL,
    "step_id" UUID NOT NULL,
    "identity" UUID NOT NULL,
    "name" TEXT,
    "position" INTEGER NOT NULL,
    "review_type" "review_type" NOT NULL DEFAULT 'specific_people',
    "logic_type" "review_logic" NOT NULL DEFAULT 'and',
    "required" BOOLEAN NOT NULL DEFAULT true,
    "require_signature" BOOLEAN NOT NULL DEFAULT false,
    "affidavit" TEXT,
    "default_approval_message" TEXT,
    "default_rejection_message" TEXT,

    CONSTRAINT "review_groups_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "step_attachments" (
    "id" UUID NOT NULL,
    "team_id" UUID NOT NULL,
    "flow_template_id" UUID NOT NULL,
    "step_id" UUID,
    "review_group_id" UUID,
    "user_id" UUID,
    "role_id" UUID,
    "assigned" BOOLEAN NOT NULL DEFAULT true,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "step_attachments_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "step_assignment_groups" (
    "id" UUID NOT NULL,
    "team_id" UUID NOT NULL,
    "flow_template_id" UUID NOT NULL,
    "step_id" UUID NOT NULL,
    "identity" UUID NOT NULL,
    "position" INTEGER NOT NULL,

    CONSTRAINT "step_assignment_groups_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "step_assignments" (
    "id" UUID NOT NULL,
    "step_assignment_group_id" UUID NOT NULL,
    "user_id" UUID,
    "role_id" UUID,

    CONSTRAINT "step_assignments_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "subprocess_configs" (
    "id" UUID NOT NULL,
    "team_id" UUID NOT NULL,
    "flow_template_id" UUID NOT NULL,
    "step_id" UUID NOT NULL,
    "identity" UUID NOT NULL,
    "name" TEXT,
    "position" INTEGER NOT NULL DEFAULT 0,
    "subprocess_master_template_id" UUID NOT NULL,
    "required" BOOLEAN NOT NULL DEFAULT true,
    "allows_existing" BOOLEAN NOT NULL DEFAULT true,

    CONSTRAINT "subprocess_configs_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "configured_outputs" (
    "id" UUID NOT NULL,
    "team_id" UUID NOT NULL,
    "flow_template_id" UUID NOT NULL,
    "document_id" UUID,
    "identity" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "position" INTEGER NOT NULL DEFAULT 0,
    "issued_on_step_identity" UUID,
    "autofill" BOOLEAN NOT NULL DEFAULT true,
    "expires" BOOLEAN NOT NULL DEFAULT false,
    "expires_after_value" INTEGER,
    "expires_after_unit" "period_unit",
    "renewable" BOOLEAN NOT NULL DEFAULT false,
    "renewal_opens_value" INTEGER,
    "renewal_opens_unit" "period_unit",
    "renewal_closes_value" INTEGER,
    "renewal_closes_unit" "period_unit",

    CONSTRAINT "configured_outputs_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "renewal_reminders" (
    "id" UUID NOT NULL,
    "configured_output_id" UUID NOT NULL,
    "direction" "reminder_direction" NOT NULL DEFAULT 'before',
    "period_value" INTEGER NOT NULL,
    "period_unit" "period_unit" NOT NULL,

    CONSTRAINT "renewal_reminders_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "advanced_filters" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "kind" "filter_kind" NOT NULL,
    "filters" JSONB NOT NULL,
    "is_default" BOOLEAN NOT NULL DEFAULT false,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "advanced_filters_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "exports" (
    "id" UUID NOT NULL,
    "team_id" UUID,
    "user_id" UUID NOT NULL,
    "export_type" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "status" "export_status" NOT NULL DEFAULT 'running',
    "params" JSONB NOT NULL DEFAULT '{}',
    "file_id" UUID,
    "job_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "finished_at" TIMESTAMPTZ(3),
    "removed_at" TIMESTAMPTZ(3),

    CONSTRAINT "exports_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "batch_export_templates" (
    "id" UUID NOT NULL,
    "team_id" UUID NOT NULL,
    "created_by_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "scheduled_day" INTEGER,
    "prior_months_limit" INTEGER,
    "prior_months_type" "prior_months_type",
    "include_legacy" BOOLEAN NOT NULL DEFAULT false,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "last_run_at" TIMESTAMPTZ(3),

    CONSTRAINT "batch_export_templates_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "batch_export_template_items" (
    "id" UUID NOT NULL,
    "batch_export_template_id" UUID NOT NULL,
    "master_template_id" UUID NOT NULL,

    CONSTRAINT "batch_export_template_items_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "data_imports" (
    "id" UUID NOT NULL,
    "team_id" UUID NOT NULL,
    "master_template_id" UUID NOT NULL,
    "created_by_id" UUID NOT NULL,
    "file_id" UUID NOT NULL,
    "status" "import_status" NOT NULL DEFAULT 'uploaded',
    "mappings" JSONB,
    "columns" JSONB NOT NULL DEFAULT '[]',
    "row_count" INTEGER,
    "error_rows" JSONB NOT NULL DEFAULT '[]',
    "job_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "finished_at" TIMESTAMPTZ(3),

    CONSTRAINT "data_imports_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "imported_flows" (
    "id" UUID NOT NULL,
    "team_id" UUID NOT NULL,
    "master_template_id" UUID NOT NULL,
    "data_import_id" UUID NOT NULL,
    "scoped_id" INTEGER NOT NULL,
    "identifier" TEXT,
    "status" TEXT,
    "applicant_name" TEXT,
    "started_at" TIMESTAMPTZ(3),
    "data" JSONB NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "imported_flows_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "jobs" (
    "id" UUID NOT NULL,
    "team_id" UUID,
    "user_id" UUID,
    "task" TEXT NOT NULL,
    "subject_type" TEXT,
    "subject_id" UUID,
    "state" "job_state" NOT NULL DEFAULT 'queued',
    "progress" INTEGER NOT NULL DEFAULT 0,
    "result" JSONB,
    "failure_code" TEXT,
    "failure_message" TEXT,
    "worker_job_id" BIGINT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "started_at" TIMESTAMPTZ(3),
    "finished_at" TIMESTAMPTZ(3),
    "canceled_at" TIMESTAMPTZ(3),

    CONSTRAINT "jobs_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "idempotency_keys" (
    "id" UUID NOT NULL,
    "actor" TEXT NOT NULL,
    "operation" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "request_digest" TEXT NOT NULL,
    "result" JSONB,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "finished_at" TIMESTAMPTZ(3),

    CONSTRAINT "idempotency_keys_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "event_outboxes" (
    "seq" BIGSERIAL NOT NULL,
    "txid" xid8 NOT NULL DEFAULT pg_current_xact_id(),
    "team_id" UUID,
    "topic" TEXT NOT NULL,
    "payload" JSONB NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "event_outboxes_pkey" PRIMARY KEY ("seq")
);

-- CreateTable
CREATE TABLE "outbox_mails" (
    "id" UUID NOT NULL,
    "team_id" UUID,
    "user_id" UUID,
    "kind" TEXT NOT NULL,
    "to_email" TEXT NOT NULL,
    "to_name" TEXT,
    "subject" TEXT NOT NULL,
    "html" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "headers" JSONB NOT NULL DEFAULT '{}',
    "dedupe_key" TEXT,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "sent_at" TIMESTAMPTZ(3),
    "failed_at" TIMESTAMPTZ(3),
    "error" TEXT,

    CONSTRAINT "outbox_mails_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "worker_heartbeats" (
    "id" TEXT NOT NULL,
    "started_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "beat_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "worker_heartbeats_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "sandbox_objects" (
    "id" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "data" JSONB NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "sandbox_objects_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "issued_outputs" (
    "id" UUID NOT NULL,
    "team_id" UUID NOT NULL,
    "submission_id" UUID NOT NULL,
    "configured_output_id" UUID NOT NULL,
    "output_identity" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "state" "output_state" NOT NULL DEFAULT 'waiting',
    "issued_on_step_identity" UUID,
    "file_id" UUID,
    "job_id" UUID,
    "issued_at" TIMESTAMPTZ(3),
    "expires_at" TIMESTAMPTZ(3),
    "revoked_at" TIMESTAMPTZ(3),
    "revoked_by_id" UUID,
    "renewal_opted_out_at" TIMESTAMPTZ(3),
    "original_output_id" UUID,
    "failure_message" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "issued_outputs_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "output_reminders" (
    "id" UUID NOT NULL,
    "team_id" UUID NOT NULL,
    "issued_output_id" UUID NOT NULL,
    "renewal_reminder_id" UUID NOT NULL,
    "due_on" DATE NOT NULL,
    "sent_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "output_reminders_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "obligations" (
    "id" UUID NOT NULL,
    "team_id" UUID NOT NULL,
    "submission_id" UUID NOT NULL,
    "active_step_id" UUID NOT NULL,
    "amount_cents" BIGINT,
    "payment_method" "payment_method",
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "obligations_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "payment_intents" (
    "id" UUID NOT NULL,
    "team_id" UUID NOT NULL,
    "obligation_id" UUID NOT NULL,
    "provider_intent_id" TEXT,
    "state" "payment_intent_state" NOT NULL DEFAULT 'live',
    "payment_type" "payment_type" NOT NULL,
    "amount_cents" BIGINT NOT NULL,
    "fee_cents" BIGINT NOT NULL DEFAULT 0,
    "platform_fee_cents" BIGINT NOT NULL DEFAULT 0,
    "idempotency_key" TEXT NOT NULL,
    "created_by_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "payment_intents_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "charges" (
    "id" UUID NOT NULL,
    "team_id" UUID NOT NULL,
    "obligation_id" UUID NOT NULL,
    "payment_intent_id" UUID,
    "provider_charge_id" TEXT,
    "confirmation_number" TEXT NOT NULL,
    "method" "payment_type" NOT NULL,
    "amount_cents" BIGINT NOT NULL,
    "fee_cents" BIGINT NOT NULL DEFAULT 0,
    "failure_message" TEXT,
    "user_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "charges_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ledger_entries" (
    "id" UUID NOT NULL,
    "team_id" UUID NOT NULL,
    "obligation_id" UUID NOT NULL,
    "charge_id" UUID,
    "kind" "ledger_kind" NOT NULL,
    "amount_cents" BIGINT NOT NULL,
    "check_number" TEXT,
    "reverses" UUID,
    "external_id" TEXT,
    "note" TEXT,
    "created_by_id" UUID,
    "occurred_at" TIMESTAMPTZ(3) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "ledger_entries_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "refunds" (
    "id" UUID NOT NULL,
    "team_id" UUID NOT NULL,
    "charge_id" UUID NOT NULL,
    "state" "refund_state" NOT NULL DEFAULT 'requested',
    "amount_cents" BIGINT NOT NULL,
    "reason" TEXT,
    "provider_refund_id" TEXT,
    "idempotency_key" TEXT NOT NULL,
    "requested_by_id" UUID NOT NULL,
    "requested_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "authorized_by_id" UUID,
    "authorized_at" TIMESTAMPTZ(3),
    "canceled_at" TIMESTAMPTZ(3),
    "completed_at" TIMESTAMPTZ(3),
    "failure_message" TEXT,

    CONSTRAINT "refunds_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "charge_disputes" (
    "id" UUID NOT NULL,
    "team_id" UUID NOT NULL,
    "charge_id" UUID NOT NULL,
    "provider_dispute_id" TEXT NOT NULL,
    "amount_cents" BIGINT NOT NULL,
    "reason" TEXT,
    "status" TEXT NOT NULL,
    "evidence_due_at" TIMESTAMPTZ(3),
    "opened_at" TIMESTAMPTZ(3) NOT NULL,
    "closed_at" TIMESTAMPTZ(3),

    CONSTRAINT "charge_disputes_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "provider_events" (
    "id" TEXT NOT NULL,
    "type" TEXT NOT NULL,
    "account_id" TEXT,
    "payload" JSONB NOT NULL,
    "received_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "processed_at" TIMESTAMPTZ(3),

    CONSTRAINT "provider_events_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "review_requests" (
    "id" UUID NOT NULL,
    "team_id" UUID NOT NULL,
    "active_step_id" UUID NOT NULL,
    "review_group_id" UUID NOT NULL,
    "receiving_user_id" UUID NOT NULL,
    "sent_by_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "canceled_at" TIMESTAMPTZ(3),
    "completed_at" TIMESTAMPTZ(3),

    CONSTRAINT "review_requests_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "step_approvals" (
    "id" UUID NOT NULL,
    "team_id" UUID NOT NULL,
    "submission_id" UUID NOT NULL,
    "active_step_id" UUID NOT NULL,
    "review_group_id" UUID NOT NULL,
    "reviewer_id" UUID NOT NULL,
    "role_id" UUID,
    "review_request_id" UUID,
    "outcome" "review_outcome" NOT NULL,
    "comment" TEXT,
    "typed_name" TEXT,
    "signature_image" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "step_approvals_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "supplemental_requirements" (
    "id" UUID NOT NULL,
    "team_id" UUID NOT NULL,
    "submission_id" UUID NOT NULL,
    "kind" "requirement_kind" NOT NULL,
    "flow_template_id" UUID NOT NULL,
    "active_step_id" UUID,
    "name" TEXT,
    "description" TEXT,
    "created_by_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "sent_at" TIMESTAMPTZ(3),
    "completed_at" TIMESTAMPTZ(3),
    "canceled_at" TIMESTAMPTZ(3),

    CONSTRAINT "supplemental_requirements_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "subprocess_requirements" (
    "id" UUID NOT NULL,
    "team_id" UUID NOT NULL,
    "submission_id" UUID NOT NULL,
    "active_step_id" UUID NOT NULL,
    "config_identity" UUID NOT NULL,
    "subprocess_id" UUID,
    "waived_at" TIMESTAMPTZ(3),
    "waived_by_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "subprocess_requirements_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "discussions" (
    "id" UUID NOT NULL,
    "team_id" UUID NOT NULL,
    "submission_id" UUID NOT NULL,
    "type" "discussion_type" NOT NULL,
    "body" TEXT NOT NULL,
    "user_id" UUID NOT NULL,
    "step_approval_id" UUID,
    "resolved_at" TIMESTAMPTZ(3),
    "resolved_by_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "edited_at" TIMESTAMPTZ(3),
    "deleted_at" TIMESTAMPTZ(3),

    CONSTRAINT "discussions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "discussion_comments" (
    "id" UUID NOT NULL,
    "team_id" UUID NOT NULL,
    "discussion_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "body" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "deleted_at" TIMESTAMPTZ(3),

    CONSTRAINT "discussion_comments_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "tags" (
    "id" UUID NOT NULL,
    "team_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "tags_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "taggings" (
    "id" UUID NOT NULL,
    "team_id" UUID NOT NULL,
    "tag_id" UUID NOT NULL,
    "submission_id" UUID,
    "imported_flow_id" UUID,
    "created_by_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "taggings_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "submissions" (
    "id" UUID NOT NULL,
    "team_id" UUID NOT NULL,
    "master_template_id" UUID NOT NULL,
    "flow_template_id" UUID NOT NULL,
    "scoped_id" INTEGER NOT NULL,
    "custom_id" TEXT,
    "status" "submission_status" NOT NULL DEFAULT 'active',
    "current_step_identity" UUID,
    "identifier_value" TEXT,
    "is_renewal" BOOLEAN NOT NULL DEFAULT false,
    "renewed_output_id" UUID,
    "launched_by_id" UUID NOT NULL,
    "revision" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "last_activity_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "last_edited_at" TIMESTAMPTZ(3),
    "finished_at" TIMESTAMPTZ(3),
    "halted_at" TIMESTAMPTZ(3),
    "halted_by_id" UUID,
    "halted_by_admin" BOOLEAN NOT NULL DEFAULT false,
    "deleted_at" TIMESTAMPTZ(3),
    "deleted_by_id" UUID,

    CONSTRAINT "submissions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "active_steps" (
    "id" UUID NOT NULL,
    "team_id" UUID NOT NULL,
    "submission_id" UUID NOT NULL,
    "step_id" UUID NOT NULL,
    "step_identity" UUID NOT NULL,
    "position" INTEGER NOT NULL,
    "started_at" TIMESTAMPTZ(3),
    "completed_at" TIMESTAMPTZ(3),
    "completed_by_id" UUID,
    "locked_at" TIMESTAMPTZ(3),
    "locked_by_id" UUID,
    "locked_fields" UUID[] DEFAULT ARRAY[]::UUID[],
    "signature_skipped_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "active_steps_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "answers" (
    "id" UUID NOT NULL,
    "team_id" UUID NOT NULL,
    "submission_id" UUID NOT NULL,
    "field_id" UUID NOT NULL,
    "field_identity" UUID NOT NULL,
    "row_path" TEXT NOT NULL DEFAULT '',
    "revision" INTEGER NOT NULL DEFAULT 1,
    "content" JSONB NOT NULL,
    "text_value" TEXT,
    "number_value" DECIMAL(24,6),
    "time_value" TIMESTAMPTZ(3),
    "entity_id" UUID,
    "saved_by_id" UUID,
    "saved_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "answers_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "answer_revisions" (
    "id" UUID NOT NULL,
    "team_id" UUID NOT NULL,
    "answer_id" UUID NOT NULL,
    "revision" INTEGER NOT NULL,
    "content" JSONB NOT NULL,
    "saved_by_id" UUID,
    "saved_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "answer_revisions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "stored_files" (
    "id" UUID NOT NULL,
    "team_id" UUID,
    "key" TEXT NOT NULL,
    "filename" TEXT NOT NULL,
    "content_type" TEXT NOT NULL,
    "byte_size" BIGINT,
    "state" "file_state" NOT NULL DEFAULT 'expected',
    "detected_type" TEXT,
    "uploaded_by_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "stored_at" TIMESTAMPTZ(3),
    "deleted_at" TIMESTAMPTZ(3),

    CONSTRAINT "stored_files_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "datum_files" (
    "id" UUID NOT NULL,
    "team_id" UUID NOT NULL,
    "submission_id" UUID NOT NULL,
    "file_id" UUID NOT NULL,
    "field_identity" UUID NOT NULL,
    "row_path" TEXT NOT NULL DEFAULT '',
    "admin_uploaded" BOOLEAN NOT NULL DEFAULT false,
    "position" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "removed_at" TIMESTAMPTZ(3),

    CONSTRAINT "datum_files_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "repo_files" (
    "id" UUID NOT NULL,
    "team_id" UUID NOT NULL,
    "submission_id" UUID NOT NULL,
    "file_id" UUID NOT NULL,
    "admin_uploaded" BOOLEAN NOT NULL DEFAULT false,
    "is_public" BOOLEAN NOT NULL DEFAULT true,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "removed_at" TIMESTAMPTZ(3),

    CONSTRAINT "repo_files_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "applicant_attachments" (
    "id" UUID NOT NULL,
    "team_id" UUID NOT NULL,
    "submission_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "is_primary" BOOLEAN NOT NULL DEFAULT false,
    "added_by_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "applicant_attachments_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "submission_attachments" (
    "id" UUID NOT NULL,
    "team_id" UUID NOT NULL,
    "submission_id" UUID NOT NULL,
    "active_step_id" UUID,
    "user_id" UUID,
    "role_id" UUID,
    "assigned" BOOLEAN NOT NULL DEFAULT false,
    "from_form" BOOLEAN NOT NULL DEFAULT false,
    "added_by_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "submission_attachments_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "tentative_assignments" (
    "id" UUID NOT NULL,
    "team_id" UUID NOT NULL,
    "active_step_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "added_by_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "tentative_assignments_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "signings" (
    "id" UUID NOT NULL,
    "team_id" UUID NOT NULL,
    "active_step_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "typed_name" TEXT NOT NULL,
    "image" TEXT,
    "answers_digest" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "signings_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "step_intervals" (
    "id" UUID NOT NULL,
    "team_id" UUID NOT NULL,
    "submission_id" UUID NOT NULL,
    "active_step_id" UUID NOT NULL,
    "holder" "interval_holder" NOT NULL,
    "started_at" TIMESTAMPTZ(3) NOT NULL,
    "ended_at" TIMESTAMPTZ(3),
    "due_at" TIMESTAMPTZ(3),

    CONSTRAINT "step_intervals_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "activities" (
    "id" UUID NOT NULL,
    "team_id" UUID NOT NULL,
    "submission_id" UUID,
    "master_template_id" UUID,
    "actor_id" UUID,
    "kind" TEXT NOT NULL,
    "is_internal" BOOLEAN NOT NULL DEFAULT false,
    "data" JSONB NOT NULL DEFAULT '{}',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "activities_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "dashboard_rows" (
    "id" UUID NOT NULL,
    "kind" "dashboard_kind" NOT NULL DEFAULT 'InitiatedFlow',
    "team_id" UUID NOT NULL,
    "master_template_id" UUID NOT NULL,
    "status" "submission_status" NOT NULL,
    "scoped_id" INTEGER NOT NULL,
    "identifier" TEXT,
    "identifier_redacted" BOOLEAN NOT NULL DEFAULT false,
    "template_name" TEXT NOT NULL,
    "applicant" TEXT,
    "applicants_count" INTEGER NOT NULL DEFAULT 1,
    "action" TEXT,
    "current_step_name" TEXT,
    "step_type" "step_type",
    "current_step_since" TIMESTAMPTZ(3),
    "due_at" TIMESTAMPTZ(3),
    "is_external" BOOLEAN NOT NULL DEFAULT false,
    "is_review" BOOLEAN NOT NULL DEFAULT false,
    "assigned" JSONB NOT NULL DEFAULT '[]',
    "tag_ids" UUID[] DEFAULT ARRAY[]::UUID[],
    "is_renewal" BOOLEAN NOT NULL DEFAULT false,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "last_activity_at" TIMESTAMPTZ(3) NOT NULL,
    "last_edited_at" TIMESTAMPTZ(3),
    "search_text" TEXT,

    CONSTRAINT "dashboard_rows_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "inbox_rows" (
    "principal_id" UUID NOT NULL,
    "submission_id" UUID NOT NULL,
    "team_id" UUID NOT NULL,
    "master_template_id" UUID NOT NULL,
    "status" "submission_status" NOT NULL,
    "reason" "inbox_reason" NOT NULL,
    "due_at" TIMESTAMPTZ(3),
    "last_activity_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "inbox_rows_pkey" PRIMARY KEY ("principal_id","submission_id")
);

-- CreateTable
CREATE TABLE "skipped_tasks" (
    "id" UUID NOT NULL,
    "team_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "submission_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "skipped_tasks_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "survey_invitations" (
    "id" UUID NOT NULL,
    "team_id" UUID NOT NULL,
    "active_step_id" UUID NOT NULL,
    "survey_id" UUID NOT NULL,
    "email" TEXT NOT NULL,
    "message" TEXT,
    "token_hash" TEXT NOT NULL,
    "sent_by_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "last_reminded_at" TIMESTAMPTZ(3),

    CONSTRAINT "survey_invitations_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "survey_submissions" (
    "id" UUID NOT NULL,
    "team_id" UUID NOT NULL,
    "survey_id" UUID NOT NULL,
    "active_step_id" UUID,
    "invitation_id" UUID,
    "token" TEXT NOT NULL,
    "scoped_id" INTEGER NOT NULL,
    "email" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "submitted_at" TIMESTAMPTZ(3),
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "deleted_at" TIMESTAMPTZ(3),

    CONSTRAINT "survey_submissions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "survey_answers" (
    "id" UUID NOT NULL,
    "team_id" UUID NOT NULL,
    "survey_submission_id" UUID NOT NULL,
    "field_id" UUID NOT NULL,
    "field_identity" UUID NOT NULL,
    "content" JSONB NOT NULL,
    "text_value" TEXT,
    "number_value" DECIMAL(24,6),

    CONSTRAINT "survey_answers_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "teams" (
    "id" UUID NOT NULL,
    "slug" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "color" TEXT NOT NULL DEFAULT '#363636',
    "time_zone" TEXT NOT NULL DEFAULT 'America/Los_Angeles',
    "logo_file_id" UUID,
    "banner_file_id" UUID,
    "creator_id" UUID,
    "enable_form_creation" BOOLEAN NOT NULL DEFAULT true,
    "remote_gis_enabled" BOOLEAN NOT NULL DEFAULT false,
    "refund_authorization_required" BOOLEAN NOT NULL DEFAULT false,
    "support_email" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "archived_at" TIMESTAMPTZ(3),

    CONSTRAINT "teams_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "team_counters" (
    "id" UUID NOT NULL,
    "team_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "value" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "team_counters_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "team_domains" (
    "id" UUID NOT NULL,
    "team_id" UUID NOT NULL,
    "domain" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "team_domains_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "roles" (
    "id" UUID NOT NULL,
    "team_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "role_type" "role_type" NOT NULL DEFAULT 'custom',
    "member_mgmt_level" "role_edit_level" NOT NULL DEFAULT 'owners',
    "workflow_creator" BOOLEAN NOT NULL DEFAULT false,
    "team_manager" BOOLEAN NOT NULL DEFAULT false,
    "finance_manager" BOOLEAN NOT NULL DEFAULT false,
    "finance_member" BOOLEAN NOT NULL DEFAULT false,
    "creator_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "archived_at" TIMESTAMPTZ(3),

    CONSTRAINT "roles_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "role_members" (
    "id" UUID NOT NULL,
    "team_id" UUID NOT NULL,
    "role_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "added_by_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "role_members_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "merchant_accounts" (
    "id" UUID NOT NULL,
    "team_id" UUID NOT NULL,
    "provider_account_id" TEXT,
    "charges_enabled" BOOLEAN NOT NULL DEFAULT false,
    "payouts_enabled" BOOLEAN NOT NULL DEFAULT false,
    "details_submitted" BOOLEAN NOT NULL DEFAULT false,
    "payout_interval" "payout_interval" NOT NULL DEFAULT 'daily',
    "weekly_anchor" TEXT,
    "monthly_anchor" INTEGER,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "merchant_accounts_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "search_pages" (
    "id" UUID NOT NULL,
    "team_id" UUID NOT NULL,
    "slug" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "instructions" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "search_pages_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "search_page_items" (
    "id" UUID NOT NULL,
    "search_page_id" UUID NOT NULL,
    "master_template_id" UUID NOT NULL,
    "field_identities" UUID[] DEFAULT ARRAY[]::UUID[],
    "position" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "search_page_items_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "master_templates" (
    "id" UUID NOT NULL,
    "team_id" UUID NOT NULL,
    "slug" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "status" "template_status" NOT NULL DEFAULT 'draft',
    "ever_published" BOOLEAN NOT NULL DEFAULT false,
    "description" TEXT,
    "icon" TEXT,
    "category_id" UUID,
    "banner_file_id" UUID,
    "publicly_launchable" BOOLEAN NOT NULL DEFAULT true,
    "internally_launchable" BOOLEAN NOT NULL DEFAULT true,
    "public_read" BOOLEAN NOT NULL DEFAULT false,
    "is_private" BOOLEAN NOT NULL DEFAULT false,
    "fork_allowed" BOOLEAN NOT NULL DEFAULT false,
    "publicly_searchable" BOOLEAN NOT NULL DEFAULT false,
    "public_search_instructions" TEXT,
    "is_library" BOOLEAN NOT NULL DEFAULT false,
    "typical_time" TEXT,
    "identifier_field_identity" UUID,
    "created_by_id" UUID,
    "copied_from_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "master_templates_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "template_categories" (
    "id" UUID NOT NULL,
    "team_id" UUID,
    "name" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "template_categories_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "custom_ids" (
    "id" UUID NOT NULL,
    "team_id" UUID NOT NULL,
    "master_template_id" UUID NOT NULL,
    "pattern" TEXT NOT NULL,
    "next" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "removed_at" TIMESTAMPTZ(3),

    CONSTRAINT "custom_ids_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "master_template_faqs" (
    "id" UUID NOT NULL,
    "master_template_id" UUID NOT NULL,
    "question" TEXT NOT NULL,
    "answer" TEXT NOT NULL,
    "position" INTEGER NOT NULL,

    CONSTRAINT "master_template_faqs_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "master_template_memberships" (
    "id" UUID NOT NULL,
    "team_id" UUID NOT NULL,
    "master_template_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "permission_level_id" INTEGER NOT NULL DEFAULT 1,
    "added_by_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "master_template_memberships_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "master_template_authorities" (
    "id" UUID NOT NULL,
    "team_id" UUID NOT NULL,
    "master_template_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "master_template_authorities_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "master_template_documents" (
    "id" UUID NOT NULL,
    "team_id" UUID NOT NULL,
    "master_template_id" UUID NOT NULL,
    "name" TEXT NOT NULL DEFAULT '',
    "start_version" INTEGER,
    "stop_version" INTEGER,
    "latest" BOOLEAN NOT NULL DEFAULT true,
    "published_at" TIMESTAMPTZ(3),
    "unpublished_at" TIMESTAMPTZ(3),
    "file_id" UUID,
    "field_names" JSONB NOT NULL DEFAULT '[]',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "master_template_documents_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "document_mappings" (
    "id" UUID NOT NULL,
    "document_id" UUID NOT NULL,
    "field_name" TEXT NOT NULL,
    "mappable_type" "document_mappable" NOT NULL,
    "field_identity" UUID,
    "entity_field_id" UUID,
    "process_data_field" TEXT,

    CONSTRAINT "document_mappings_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "users_email_key" ON "users"("email");

-- CreateIndex
CREATE UNIQUE INDEX "users_username_key" ON "users"("username");

-- CreateIndex
CREATE UNIQUE INDEX "users_avatar_file_id_key" ON "users"("avatar_file_id");

-- CreateIndex
CREATE INDEX "sessions_expires_at_idx" ON "sessions"("expires_at");

-- CreateIndex
CREATE INDEX "sessions_user_id_idx" ON "sessions"("user_id");

-- CreateIndex
CREATE UNIQUE INDEX "account_tokens_token_hash_key" ON "account_tokens"("token_hash");

-- CreateIndex
CREATE INDEX "account_tokens_user_id_idx" ON "account_tokens"("user_id");

-- CreateIndex
CREATE UNIQUE INDEX "api_tokens_token_hash_key" ON "api_tokens"("token_hash");

-- CreateIndex
CREATE INDEX "api_tokens_team_id_idx" ON "api_tokens"("team_id");

-- CreateIndex
CREATE INDEX "api_tokens_created_by_id_idx" ON "api_tokens"("created_by_id");

-- CreateIndex
CREATE INDEX "api_tokens_revoked_by_id_idx" ON "api_tokens"("revoked_by_id");

-- CreateIndex
CREATE INDEX "invitations_team_id_idx" ON "invitations"("team_id");

-- CreateIndex
CREATE INDEX "invitations_invited_by_id_idx" ON "invitations"("invited_by_id");

-- CreateIndex
CREATE UNIQUE INDEX "invitations_user_id_subject_type_subject_id_key" ON "invitations"("user_id", "subject_type", "subject_id");

-- CreateIndex
CREATE INDEX "email_settings_type_parent_type_type_parent_id_idx" ON "email_settings"("type_parent_type", "type_parent_id");

-- CreateIndex
CREATE UNIQUE INDEX "email_settings_owner_type_owner_id_email_type_type_parent_t_key" ON "email_settings"("owner_type", "owner_id", "email_type", "type_parent_type", "type_parent_id");

-- CreateIndex
CREATE INDEX "starred_forms_master_template_id_idx" ON "starred_forms"("master_template_id");

-- CreateIndex
CREATE UNIQUE INDEX "starred_forms_user_id_master_template_id_key" ON "starred_forms"("user_id", "master_template_id");

-- CreateIndex
CREATE INDEX "rate_limits_expire_idx" ON "rate_limits"("expire");

-- CreateIndex
CREATE UNIQUE INDEX "custom_entities_name_field_id_key" ON "custom_entities"("name_field_id");

-- CreateIndex
CREATE INDEX "custom_entities_team_id_idx" ON "custom_entities"("team_id");

-- CreateIndex
CREATE INDEX "custom_entity_fields_team_id_idx" ON "custom_entity_fields"("team_id");

-- CreateIndex
CREATE UNIQUE INDEX "custom_entity_fields_custom_entity_id_slug_key" ON "custom_entity_fields"("custom_entity_id", "slug");

-- CreateIndex
CREATE INDEX "entities_team_id_idx" ON "entities"("team_id");

-- CreateIndex
CREATE INDEX "entities_created_by_id_idx" ON "entities"("created_by_id");

-- CreateIndex
CREATE UNIQUE INDEX "entities_custom_entity_id_remote_id_key" ON "entities"("custom_entity_id", "remote_id");

-- CreateIndex
CREATE INDEX "entity_field_values_team_id_idx" ON "entity_field_values"("team_id");

-- CreateIndex
CREATE INDEX "entity_field_values_custom_entity_field_id_idx" ON "entity_field_values"("custom_entity_field_id");

-- CreateIndex
CREATE UNIQUE INDEX "entity_field_values_entity_id_custom_entity_field_id_key" ON "entity_field_values"("entity_id", "custom_entity_field_id");

-- CreateIndex
CREATE INDEX "entity_contacts_team_id_idx" ON "entity_contacts"("team_id");

-- CreateIndex
CREATE INDEX "entity_contacts_user_id_idx" ON "entity_contacts"("user_id");

-- CreateIndex
CREATE UNIQUE INDEX "entity_contacts_entity_id_user_id_key" ON "entity_contacts"("entity_id", "user_id");

-- CreateIndex
CREATE INDEX "edit_suggestions_requests_team_id_idx" ON "edit_suggestions_requests"("team_id");

-- CreateIndex
CREATE INDEX "edit_suggestions_requests_entity_id_idx" ON "edit_suggestions_requests"("entity_id");

-- CreateIndex
CREATE INDEX "edit_suggestions_requests_user_id_idx" ON "edit_suggestions_requests"("user_id");

-- CreateIndex
CREATE INDEX "edit_suggestions_requests_resolved_by_id_idx" ON "edit_suggestions_requests"("resolved_by_id");

-- CreateIndex
CREATE INDEX "edit_suggestions_edit_suggestions_request_id_idx" ON "edit_suggestions"("edit_suggestions_request_id");

-- CreateIndex
CREATE INDEX "edit_suggestions_custom_entity_field_id_idx" ON "edit_suggestions"("custom_entity_field_id");

-- CreateIndex
CREATE INDEX "flow_templates_master_template_id_version_idx" ON "flow_templates"("master_template_id", "version");

-- CreateIndex
CREATE INDEX "flow_templates_team_id_idx" ON "flow_templates"("team_id");

-- CreateIndex
CREATE INDEX "flow_templates_published_by_id_idx" ON "flow_templates"("published_by_id");

-- CreateIndex
CREATE INDEX "steps_team_id_idx" ON "steps"("team_id");

-- CreateIndex
CREATE UNIQUE INDEX "steps_flow_template_id_identity_key" ON "steps"("flow_template_id", "identity");

-- CreateIndex
CREATE UNIQUE INDEX "payment_configs_step_id_key" ON "payment_configs"("step_id");

-- CreateIndex
CREATE INDEX "step_email_notifications_step_id_idx" ON "step_email_notifications"("step_id");

-- CreateIndex
CREATE UNIQUE INDEX "surveys_step_id_key" ON "surveys"("step_id");

-- CreateIndex
CREATE UNIQUE INDEX "surveys_survey_token_key" ON "surveys"("survey_token");

-- CreateIndex
CREATE INDEX "surveys_team_id_idx" ON "surveys"("team_id");

-- CreateIndex
CREATE INDEX "sections_team_id_idx" ON "sections"("team_id");

-- CreateIndex
CREATE INDEX "sections_step_id_idx" ON "sections"("step_id");

-- CreateIndex
CREATE INDEX "sections_survey_id_idx" ON "sections"("survey_id");

-- CreateIndex
CREATE UNIQUE INDEX "sections_flow_template_id_identity_key" ON "sections"("flow_template_id", "identity");

-- CreateIndex
CREATE INDEX "fields_team_id_idx" ON "fields"("team_id");

-- CreateIndex
CREATE INDEX "fields_section_id_idx" ON "fields"("section_id");

-- CreateIndex
CREATE INDEX "fields_custom_entity_id_idx" ON "fields"("custom_entity_id");

-- CreateIndex
CREATE UNIQUE INDEX "fields_flow_template_id_identity_key" ON "fields"("flow_template_id", "identity");

-- CreateIndex
CREATE INDEX "multiple_choice_options_team_id_idx" ON "multiple_choice_options"("team_id");

-- CreateIndex
CREATE INDEX "multiple_choice_options_field_id_idx" ON "multiple_choice_options"("field_id");

-- CreateIndex
CREATE UNIQUE INDEX "multiple_choice_options_flow_template_id_identity_key" ON "multiple_choice_options"("flow_template_id", "identity");

-- CreateIndex
CREATE INDEX "logic_configs_team_id_idx" ON "logic_configs"("team_id");

-- CreateIndex
CREATE UNIQUE INDEX "logic_configs_flow_template_id_target_type_target_identity_key" ON "logic_configs"("flow_template_id", "target_type", "target_identity");

-- CreateIndex
CREATE INDEX "formulas_team_id_idx" ON "formulas"("team_id");

-- CreateIndex
CREATE UNIQUE INDEX "formulas_flow_template_id_identity_key" ON "formulas"("flow_template_id", "identity");

-- CreateIndex
CREATE INDEX "review_groups_team_id_idx" ON "review_groups"("team_id");

-- CreateIndex
CREATE INDEX "review_groups_step_id_idx" ON "review_groups"("step_id");

-- CreateIndex
CREATE UNIQUE INDEX "review_groups_flow_template_id_identity_key" ON "review_groups"("flow_template_id", "identity");

-- CreateIndex
CREATE INDEX "step_attachments_team_id_idx" ON "step_attachments"("team_id");

-- CreateIndex
CREATE INDEX "step_attachments_flow_template_id_idx" ON "step_attachments"("flow_template_id");

-- CreateIndex
CREATE INDEX "step_attachments_user_id_idx" ON "step_attachments"("user_id");

-- CreateIndex
CREATE INDEX "step_attachments_role_id_idx" ON "step_attachments"("role_id");

-- CreateIndex
CREATE UNIQUE INDEX "step_attachments_step_id_user_id_key" ON "step_attachments"("step_id", "user_id");

-- CreateIndex
CREATE UNIQUE INDEX "step_attachments_step_id_role_id_key" ON "step_attachments"("step_id", "role_id");

-- CreateIndex
CREATE UNIQUE INDEX "step_attachments_review_group_id_user_id_key" ON "step_attachments"("review_group_id", "user_id");

-- CreateIndex
CREATE UNIQUE INDEX "step_attachments_review_group_id_role_id_key" ON "step_attachments"("review_group_id", "role_id");

-- CreateIndex
CREATE INDEX "step_assignment_groups_team_id_idx" ON "step_assignment_groups"("team_id");

-- CreateIndex
CREATE INDEX "step_assignment_groups_step_id_idx" ON "step_assignment_groups"("step_id");

-- CreateIndex
CREATE UNIQUE INDEX "step_assignment_groups_flow_template_id_identity_key" ON "step_assignment_groups"("flow_template_id", "identity");

-- CreateIndex
CREATE INDEX "step_assignments_user_id_idx" ON "step_assignments"("user_id");

-- CreateIndex
CREATE INDEX "step_assignments_role_id_idx" ON "step_assignments"("role_id");

-- CreateIndex
CREATE UNIQUE INDEX "step_assignments_step_assignment_group_id_user_id_key" ON "step_assignments"("step_assignment_group_id", "user_id");

-- CreateIndex
CREATE UNIQUE INDEX "step_assignments_step_assignment_group_id_role_id_key" ON "step_assignments"("step_assignment_group_id", "role_id");

-- CreateIndex
CREATE INDEX "subprocess_configs_team_id_idx" ON "subprocess_configs"("team_id");

-- CreateIndex
CREATE INDEX "subprocess_configs_step_id_idx" ON "subprocess_configs"("step_id");

-- CreateIndex
CREATE INDEX "subprocess_configs_subprocess_master_template_id_idx" ON "subprocess_configs"("subprocess_master_template_id");

-- CreateIndex
CREATE UNIQUE INDEX "subprocess_configs_flow_template_id_identity_key" ON "subprocess_configs"("flow_template_id", "identity");

-- CreateIndex
CREATE INDEX "configured_outputs_team_id_idx" ON "configured_outputs"("team_id");

-- CreateIndex
CREATE INDEX "configured_outputs_document_id_idx" ON "configured_outputs"("document_id");

-- CreateIndex
CREATE UNIQUE INDEX "configured_outputs_flow_template_id_identity_key" ON "configured_outputs"("flow_template_id", "identity");

-- CreateIndex
CREATE INDEX "renewal_reminders_configured_output_id_idx" ON "renewal_reminders"("configured_output_id");

-- CreateIndex
CREATE INDEX "advanced_filters_user_id_idx" ON "advanced_filters"("user_id");

-- CreateIndex
CREATE UNIQUE INDEX "exports_file_id_key" ON "exports"("file_id");

-- CreateIndex
CREATE INDEX "exports_team_id_idx" ON "exports"("team_id");

-- CreateIndex
CREATE INDEX "exports_user_id_idx" ON "exports"("user_id");

-- CreateIndex
CREATE INDEX "exports_job_id_idx" ON "exports"("job_id");

-- CreateIndex
CREATE INDEX "batch_export_templates_team_id_idx" ON "batch_export_templates"("team_id");

-- CreateIndex
CREATE INDEX "batch_export_templates_created_by_id_idx" ON "batch_export_templates"("created_by_id");

-- CreateIndex
CREATE INDEX "batch_export_template_items_master_template_id_idx" ON "batch_export_template_items"("master_template_id");

-- CreateIndex
CREATE UNIQUE INDEX "batch_export_template_items_batch_export_template_id_master_key" ON "batch_export_template_items"("batch_export_template_id", "master_template_id");

-- CreateIndex
CREATE UNIQUE INDEX "data_imports_file_id_key" ON "data_imports"("file_id");

-- CreateIndex
CREATE INDEX "data_imports_team_id_idx" ON "data_imports"("team_id");

-- CreateIndex
CREATE INDEX "data_imports_master_template_id_idx" ON "data_imports"("master_template_id");

-- CreateIndex
CREATE INDEX "data_imports_created_by_id_idx" ON "data_imports"("created_by_id");

-- CreateIndex
CREATE INDEX "data_imports_job_id_idx" ON "data_imports"("job_id");

-- CreateIndex
CREATE INDEX "imported_flows_master_template_id_idx" ON "imported_flows"("master_template_id");

-- CreateIndex
CREATE INDEX "imported_flows_data_import_id_idx" ON "imported_flows"("data_import_id");

-- CreateIndex
CREATE UNIQUE INDEX "imported_flows_team_id_scoped_id_key" ON "imported_flows"("team_id", "scoped_id");

-- CreateIndex
CREATE INDEX "jobs_state_created_at_idx" ON "jobs"("state", "created_at");

-- CreateIndex
CREATE INDEX "jobs_team_id_idx" ON "jobs"("team_id");

-- CreateIndex
CREATE INDEX "jobs_user_id_idx" ON "jobs"("user_id");

-- CreateIndex
CREATE INDEX "idempotency_keys_created_at_idx" ON "idempotency_keys"("created_at");

-- CreateIndex
CREATE UNIQUE INDEX "idempotency_keys_actor_operation_key_key" ON "idempotency_keys"("actor", "operation", "key");

-- CreateIndex
CREATE INDEX "event_outboxes_txid_seq_idx" ON "event_outboxes"("txid", "seq");

-- CreateIndex
CREATE INDEX "event_outboxes_topic_seq_idx" ON "event_outboxes"("topic", "seq");

-- CreateIndex
CREATE INDEX "event_outboxes_created_at_idx" ON "event_outboxes"("created_at");

-- CreateIndex
CREATE UNIQUE INDEX "outbox_mails_dedupe_key_key" ON "outbox_mails"("dedupe_key");

-- CreateIndex
CREATE INDEX "outbox_mails_created_at_idx" ON "outbox_mails"("created_at");

-- CreateIndex
CREATE INDEX "outbox_mails_team_id_idx" ON "outbox_mails"("team_id");

-- CreateIndex
CREATE INDEX "outbox_mails_user_id_idx" ON "outbox_mails"("user_id");

-- CreateIndex
CREATE INDEX "sandbox_objects_kind_created_at_idx" ON "sandbox_objects"("kind", "created_at");

-- CreateIndex
CREATE UNIQUE INDEX "issued_outputs_file_id_key" ON "issued_outputs"("file_id");

-- CreateIndex
CREATE INDEX "issued_outputs_team_id_issued_at_idx" ON "issued_outputs"("team_id", "issued_at");

-- CreateIndex
CREATE INDEX "issued_outputs_configured_output_id_idx" ON "issued_outputs"("configured_output_id");

-- CreateIndex
CREATE INDEX "issued_outputs_job_id_idx" ON "issued_outputs"("job_id");

-- CreateIndex
CREATE INDEX "issued_outputs_revoked_by_id_idx" ON "issued_outputs"("revoked_by_id");

-- CreateIndex
CREATE INDEX "issued_outputs_original_output_id_idx" ON "issued_outputs"("original_output_id");

-- CreateIndex
CREATE UNIQUE INDEX "issued_outputs_submission_id_output_identity_key" ON "issued_outputs"("submission_id", "output_identity");

-- CreateIndex
CREATE INDEX "output_reminders_team_id_idx" ON "output_reminders"("team_id");

-- CreateIndex
CREATE INDEX "output_reminders_renewal_reminder_id_idx" ON "output_reminders"("renewal_reminder_id");

-- CreateIndex
CREATE UNIQUE INDEX "output_reminders_issued_output_id_renewal_reminder_id_due_o_key" ON "output_reminders"("issued_output_id", "renewal_reminder_id", "due_on");

-- CreateIndex
CREATE UNIQUE INDEX "obligations_active_step_id_key" ON "obligations"("active_step_id");

-- CreateIndex
CREATE INDEX "obligations_team_id_idx" ON "obligations"("team_id");

-- CreateIndex
CREATE INDEX "obligations_submission_id_idx" ON "obligations"("submission_id");

-- CreateIndex
CREATE UNIQUE INDEX "payment_intents_provider_intent_id_key" ON "payment_intents"("provider_intent_id");

-- CreateIndex
CREATE UNIQUE INDEX "payment_intents_idempotency_key_key" ON "payment_intents"("idempotency_key");

-- CreateIndex
CREATE INDEX "payment_intents_team_id_idx" ON "payment_intents"("team_id");

-- CreateIndex
CREATE INDEX "payment_intents_obligation_id_idx" ON "payment_intents"("obligation_id");

-- CreateIndex
CREATE INDEX "payment_intents_created_by_id_idx" ON "payment_intents"("created_by_id");

-- CreateIndex
CREATE UNIQUE INDEX "charges_provider_charge_id_key" ON "charges"("provider_charge_id");

-- CreateIndex
CREATE UNIQUE INDEX "charges_confirmation_number_key" ON "charges"("confirmation_number");

-- CreateIndex
CREATE INDEX "charges_team_id_idx" ON "charges"("team_id");

-- CreateIndex
CREATE INDEX "charges_obligation_id_idx" ON "charges"("obligation_id");

-- CreateIndex
CREATE INDEX "charges_payment_intent_id_idx" ON "charges"("payment_intent_id");

-- CreateIndex
CREATE INDEX "charges_user_id_idx" ON "charges"("user_id");

-- CreateIndex
CREATE UNIQUE INDEX "ledger_entries_external_id_key" ON "ledger_entries"("external_id");

-- CreateIndex
CREATE INDEX "ledger_entries_team_id_occurred_at_idx" ON "ledger_entries"("team_id", "occurred_at");

-- CreateIndex
CREATE INDEX "ledger_entries_obligation_id_idx" ON "ledger_entries"("obligation_id");

-- CreateIndex
CREATE INDEX "ledger_entries_charge_id_idx" ON "ledger_entries"("charge_id");

-- CreateIndex
CREATE INDEX "ledger_entries_created_by_id_idx" ON "ledger_entries"("created_by_id");

-- CreateIndex
CREATE UNIQUE INDEX "refunds_provider_refund_id_key" ON "refunds"("provider_refund_id");

-- CreateIndex
CREATE UNIQUE INDEX "refunds_idempotency_key_key" ON "refunds"("idempotency_key");

-- CreateIndex
CREATE INDEX "refunds_team_id_idx" ON "refunds"("team_id");

-- CreateIndex
CREATE INDEX "refunds_charge_id_idx" ON "refunds"("charge_id");

-- CreateIndex
CREATE INDEX "refunds_requested_by_id_idx" ON "refunds"("requested_by_id");

-- CreateIndex
CREATE INDEX "refunds_authorized_by_id_idx" ON "refunds"("authorized_by_id");

-- CreateIndex
CREATE UNIQUE INDEX "charge_disputes_provider_dispute_id_key" ON "charge_disputes"("provider_dispute_id");

-- CreateIndex
CREATE INDEX "charge_disputes_team_id_idx" ON "charge_disputes"("team_id");

-- CreateIndex
CREATE INDEX "charge_disputes_charge_id_idx" ON "charge_disputes"("charge_id");

-- CreateIndex
CREATE INDEX "provider_events_processed_at_idx" ON "provider_events"("processed_at");

-- CreateIndex
CREATE INDEX "review_requests_team_id_idx" ON "review_requests"("team_id");

-- CreateIndex
CREATE INDEX "review_requests_active_step_id_idx" ON "review_requests"("active_step_id");

-- CreateIndex
CREATE INDEX "review_requests_review_group_id_idx" ON "review_requests"("review_group_id");

-- CreateIndex
CREATE INDEX "review_requests_receiving_user_id_idx" ON "review_requests"("receiving_user_id");

-- CreateIndex
CREATE INDEX "review_requests_sent_by_id_idx" ON "review_requests"("sent_by_id");

-- CreateIndex
CREATE INDEX "step_approvals_team_id_idx" ON "step_approvals"("team_id");

-- CreateIndex
CREATE INDEX "step_approvals_submission_id_idx" ON "step_approvals"("submission_id");

-- CreateIndex
CREATE INDEX "step_approvals_active_step_id_idx" ON "step_approvals"("active_step_id");

-- CreateIndex
CREATE INDEX "step_approvals_review_group_id_idx" ON "step_approvals"("review_group_id");

-- CreateIndex
CREATE INDEX "step_approvals_reviewer_id_idx" ON "step_approvals"("reviewer_id");

-- CreateIndex
CREATE INDEX "step_approvals_role_id_idx" ON "step_approvals"("role_id");

-- CreateIndex
CREATE INDEX "step_approvals_review_request_id_idx" ON "step_approvals"("review_request_id");

-- CreateIndex
CREATE UNIQUE INDEX "supplemental_requirements_flow_template_id_key" ON "supplemental_requirements"("flow_template_id");

-- CreateIndex
CREATE UNIQUE INDEX "supplemental_requirements_active_step_id_key" ON "supplemental_requirements"("active_step_id");

-- CreateIndex
CREATE INDEX "supplemental_requirements_team_id_idx" ON "supplemental_requirements"("team_id");

-- CreateIndex
CREATE INDEX "supplemental_requirements_submission_id_idx" ON "supplemental_requirements"("submission_id");

-- CreateIndex
CREATE INDEX "supplemental_requirements_created_by_id_idx" ON "supplemental_requirements"("created_by_id");

-- CreateIndex
CREATE UNIQUE INDEX "subprocess_requirements_subprocess_id_key" ON "subprocess_requirements"("subprocess_id");

-- CreateIndex
CREATE INDEX "subprocess_requirements_team_id_idx" ON "subprocess_requirements"("team_id");

-- CreateIndex
CREATE INDEX "subprocess_requirements_active_step_id_idx" ON "subprocess_requirements"("active_step_id");

-- CreateIndex
CREATE INDEX "subprocess_requirements_waived_by_id_idx" ON "subprocess_requirements"("waived_by_id");

-- CreateIndex
CREATE UNIQUE INDEX "subprocess_requirements_submission_id_config_identity_key" ON "subprocess_requirements"("submission_id", "config_identity");

-- CreateIndex
CREATE UNIQUE INDEX "discussions_step_approval_id_key" ON "discussions"("step_approval_id");

-- CreateIndex
CREATE INDEX "discussions_team_id_idx" ON "discussions"("team_id");

-- CreateIndex
CREATE INDEX "discussions_submission_id_idx" ON "discussions"("submission_id");

-- CreateIndex
CREATE INDEX "discussions_user_id_idx" ON "discussions"("user_id");

-- CreateIndex
CREATE INDEX "discussions_resolved_by_id_idx" ON "discussions"("resolved_by_id");

-- CreateIndex
CREATE INDEX "discussion_comments_team_id_idx" ON "discussion_comments"("team_id");

-- CreateIndex
CREATE INDEX "discussion_comments_discussion_id_idx" ON "discussion_comments"("discussion_id");

-- CreateIndex
CREATE INDEX "discussion_comments_user_id_idx" ON "discussion_comments"("user_id");

-- CreateIndex
CREATE UNIQUE INDEX "tags_team_id_name_key" ON "tags"("team_id", "name");

-- CreateIndex
CREATE INDEX "taggings_team_id_idx" ON "taggings"("team_id");

-- CreateIndex
CREATE INDEX "taggings_submission_id_idx" ON "taggings"("submission_id");

-- CreateIndex
CREATE INDEX "taggings_imported_flow_id_idx" ON "taggings"("imported_flow_id");

-- CreateIndex
CREATE INDEX "taggings_created_by_id_idx" ON "taggings"("created_by_id");

-- CreateIndex
CREATE UNIQUE INDEX "taggings_tag_id_submission_id_key" ON "taggings"("tag_id", "submission_id");

-- CreateIndex
CREATE UNIQUE INDEX "taggings_tag_id_imported_flow_id_key" ON "taggings"("tag_id", "imported_flow_id");

-- CreateIndex
CREATE INDEX "submissions_team_id_created_at_idx" ON "submissions"("team_id", "created_at");

-- CreateIndex
CREATE INDEX "submissions_master_template_id_idx" ON "submissions"("master_template_id");

-- CreateIndex
CREATE INDEX "submissions_flow_template_id_idx" ON "submissions"("flow_template_id");

-- CreateIndex
CREATE INDEX "submissions_renewed_output_id_idx" ON "submissions"("renewed_output_id");

-- CreateIndex
CREATE INDEX "submissions_launched_by_id_idx" ON "submissions"("launched_by_id");

-- CreateIndex
CREATE INDEX "submissions_halted_by_id_idx" ON "submissions"("halted_by_id");

-- CreateIndex
CREATE INDEX "submissions_deleted_by_id_idx" ON "submissions"("deleted_by_id");

-- CreateIndex
CREATE UNIQUE INDEX "submissions_team_id_scoped_id_key" ON "submissions"("team_id", "scoped_id");

-- CreateIndex
CREATE INDEX "active_steps_team_id_idx" ON "active_steps"("team_id");

-- CreateIndex
CREATE INDEX "active_steps_step_id_idx" ON "active_steps"("step_id");

-- CreateIndex
CREATE INDEX "active_steps_completed_by_id_idx" ON "active_steps"("completed_by_id");

-- CreateIndex
CREATE INDEX "active_steps_locked_by_id_idx" ON "active_steps"("locked_by_id");

-- CreateIndex
CREATE UNIQUE INDEX "active_steps_submission_id_step_identity_key" ON "active_steps"("submission_id", "step_identity");

-- CreateIndex
CREATE INDEX "answers_team_id_idx" ON "answers"("team_id");

-- CreateIndex
CREATE INDEX "answers_field_id_idx" ON "answers"("field_id");

-- CreateIndex
CREATE INDEX "answers_entity_id_idx" ON "answers"("entity_id");

-- CreateIndex
CREATE INDEX "answers_saved_by_id_idx" ON "answers"("saved_by_id");

-- CreateIndex
CREATE UNIQUE INDEX "answers_submission_id_field_identity_row_path_key" ON "answers"("submission_id", "field_identity", "row_path");

-- CreateIndex
CREATE INDEX "answer_revisions_team_id_idx" ON "answer_revisions"("team_id");

-- CreateIndex
CREATE INDEX "answer_revisions_saved_by_id_idx" ON "answer_revisions"("saved_by_id");

-- CreateIndex
CREATE UNIQUE INDEX "answer_revisions_answer_id_revision_key" ON "answer_revisions"("answer_id", "revision");

-- CreateIndex
CREATE UNIQUE INDEX "stored_files_key_key" ON "stored_files"("key");

-- CreateIndex
CREATE INDEX "stored_files_team_id_idx" ON "stored_files"("team_id");

-- CreateIndex
CREATE INDEX "stored_files_uploaded_by_id_idx" ON "stored_files"("uploaded_by_id");

-- CreateIndex
CREATE UNIQUE INDEX "datum_files_file_id_key" ON "datum_files"("file_id");

-- CreateIndex
CREATE INDEX "datum_files_submission_id_field_identity_idx" ON "datum_files"("submission_id", "field_identity");

-- CreateIndex
CREATE INDEX "datum_files_team_id_idx" ON "datum_files"("team_id");

-- CreateIndex
CREATE UNIQUE INDEX "repo_files_file_id_key" ON "repo_files"("file_id");

-- CreateIndex
CREATE INDEX "repo_files_team_id_idx" ON "repo_files"("team_id");

-- CreateIndex
CREATE INDEX "repo_files_submission_id_idx" ON "repo_files"("submission_id");

-- CreateIndex
CREATE INDEX "applicant_attachments_team_id_idx" ON "applicant_attachments"("team_id");

-- CreateIndex
CREATE INDEX "applicant_attachments_user_id_idx" ON "applicant_attachments"("user_id");

-- CreateIndex
CREATE INDEX "applicant_attachments_added_by_id_idx" ON "applicant_attachments"("added_by_id");

-- CreateIndex
CREATE UNIQUE INDEX "applicant_attachments_submission_id_user_id_key" ON "applicant_attachments"("submission_id", "user_id");

-- CreateIndex
CREATE INDEX "submission_attachments_team_id_idx" ON "submission_attachments"("team_id");

-- CreateIndex
CREATE INDEX "submission_attachments_submission_id_idx" ON "submission_attachments"("submission_id");

-- CreateIndex
CREATE INDEX "submission_attachments_active_step_id_idx" ON "submission_attachments"("active_step_id");

-- CreateIndex
CREATE INDEX "submission_attachments_user_id_idx" ON "submission_attachments"("user_id");

-- CreateIndex
CREATE INDEX "submission_attachments_role_id_idx" ON "submission_attachments"("role_id");

-- CreateIndex
CREATE INDEX "submission_attachments_added_by_id_idx" ON "submission_attachments"("added_by_id");

-- CreateIndex
CREATE INDEX "tentative_assignments_team_id_idx" ON "tentative_assignments"("team_id");

-- CreateIndex
CREATE INDEX "tentative_assignments_user_id_idx" ON "tentative_assignments"("user_id");

-- CreateIndex
CREATE INDEX "tentative_assignments_added_by_id_idx" ON "tentative_assignments"("added_by_id");

-- CreateIndex
CREATE UNIQUE INDEX "tentative_assignments_active_step_id_user_id_key" ON "tentative_assignments"("active_step_id", "user_id");

-- CreateIndex
CREATE INDEX "signings_team_id_idx" ON "signings"("team_id");

-- CreateIndex
CREATE INDEX "signings_active_step_id_idx" ON "signings"("active_step_id");

-- CreateIndex
CREATE INDEX "signings_user_id_idx" ON "signings"("user_id");

-- CreateIndex
CREATE INDEX "step_intervals_team_id_idx" ON "step_intervals"("team_id");

-- CreateIndex
CREATE INDEX "step_intervals_submission_id_idx" ON "step_intervals"("submission_id");

-- CreateIndex
CREATE INDEX "step_intervals_active_step_id_idx" ON "step_intervals"("active_step_id");

-- CreateIndex
CREATE INDEX "activities_submission_id_created_at_idx" ON "activities"("submission_id", "created_at");

-- CreateIndex
CREATE INDEX "activities_master_template_id_created_at_idx" ON "activities"("master_template_id", "created_at");

-- CreateIndex
CREATE INDEX "activities_team_id_idx" ON "activities"("team_id");

-- CreateIndex
CREATE INDEX "activities_actor_id_idx" ON "activities"("actor_id");

-- CreateIndex
CREATE INDEX "dashboard_rows_team_id_last_activity_at_id_idx" ON "dashboard_rows"("team_id", "last_activity_at", "id");

-- CreateIndex
CREATE INDEX "dashboard_rows_team_id_status_last_activity_at_id_idx" ON "dashboard_rows"("team_id", "status", "last_activity_at", "id");

-- CreateIndex
CREATE INDEX "dashboard_rows_master_template_id_status_last_activity_at_idx" ON "dashboard_rows"("master_template_id", "status", "last_activity_at");

-- CreateIndex
CREATE INDEX "inbox_rows_principal_id_last_activity_at_submission_id_idx" ON "inbox_rows"("principal_id", "last_activity_at" DESC, "submission_id" DESC);

-- CreateIndex
CREATE INDEX "inbox_rows_submission_id_idx" ON "inbox_rows"("submission_id");

-- CreateIndex
CREATE INDEX "inbox_rows_team_id_idx" ON "inbox_rows"("team_id");

-- CreateIndex
CREATE INDEX "inbox_rows_master_template_id_idx" ON "inbox_rows"("master_template_id");

-- CreateIndex
CREATE INDEX "skipped_tasks_team_id_idx" ON "skipped_tasks"("team_id");

-- CreateIndex
CREATE INDEX "skipped_tasks_submission_id_idx" ON "skipped_tasks"("submission_id");

-- CreateIndex
CREATE UNIQUE INDEX "skipped_tasks_user_id_submission_id_key" ON "skipped_tasks"("user_id", "submission_id");

-- CreateIndex
CREATE UNIQUE INDEX "survey_invitations_token_hash_key" ON "survey_invitations"("token_hash");

-- CreateIndex
CREATE INDEX "survey_invitations_team_id_idx" ON "survey_invitations"("team_id");

-- CreateIndex
CREATE INDEX "survey_invitations_survey_id_idx" ON "survey_invitations"("survey_id");

-- CreateIndex
CREATE INDEX "survey_invitations_sent_by_id_idx" ON "survey_invitations"("sent_by_id");

-- CreateIndex
CREATE UNIQUE INDEX "survey_invitations_active_step_id_survey_id_email_key" ON "survey_invitations"("active_step_id", "survey_id", "email");

-- CreateIndex
CREATE UNIQUE INDEX "survey_submissions_token_key" ON "survey_submissions"("token");

-- CreateIndex
CREATE INDEX "survey_submissions_team_id_idx" ON "survey_submissions"("team_id");

-- CreateIndex
CREATE INDEX "survey_submissions_active_step_id_idx" ON "survey_submissions"("active_step_id");

-- CreateIndex
CREATE INDEX "survey_submissions_invitation_id_idx" ON "survey_submissions"("invitation_id");

-- CreateIndex
CREATE UNIQUE INDEX "survey_submissions_survey_id_scoped_id_key" ON "survey_submissions"("survey_id", "scoped_id");

-- CreateIndex
CREATE INDEX "survey_answers_team_id_idx" ON "survey_answers"("team_id");

-- CreateIndex
CREATE INDEX "survey_answers_field_id_idx" ON "survey_answers"("field_id");

-- CreateIndex
CREATE UNIQUE INDEX "survey_answers_survey_submission_id_field_identity_key" ON "survey_answers"("survey_submission_id", "field_identity");

-- CreateIndex
CREATE UNIQUE INDEX "teams_slug_key" ON "teams"("slug");

-- CreateIndex
CREATE UNIQUE INDEX "teams_logo_file_id_key" ON "teams"("logo_file_id");

-- CreateIndex
CREATE UNIQUE INDEX "teams_banner_file_id_key" ON "teams"("banner_file_id");

-- CreateIndex
CREATE INDEX "teams_creator_id_idx" ON "teams"("creator_id");

-- CreateIndex
CREATE UNIQUE INDEX "team_counters_team_id_name_key" ON "team_counters"("team_id", "name");

-- CreateIndex
CREATE UNIQUE INDEX "team_domains_domain_key" ON "team_domains"("domain");

-- CreateIndex
CREATE INDEX "team_domains_team_id_idx" ON "team_domains"("team_id");

-- CreateIndex
CREATE INDEX "roles_team_id_idx" ON "roles"("team_id");

-- CreateIndex
CREATE INDEX "roles_creator_id_idx" ON "roles"("creator_id");

-- CreateIndex
CREATE INDEX "role_members_user_id_team_id_idx" ON "role_members"("user_id", "team_id");

-- CreateIndex
CREATE INDEX "role_members_team_id_idx" ON "role_members"("team_id");

-- CreateIndex
CREATE INDEX "role_members_added_by_id_idx" ON "role_members"("added_by_id");

-- CreateIndex
CREATE UNIQUE INDEX "role_members_role_id_user_id_key" ON "role_members"("role_id", "user_id");

-- CreateIndex
CREATE UNIQUE INDEX "merchant_accounts_team_id_key" ON "merchant_accounts"("team_id");

-- CreateIndex
CREATE UNIQUE INDEX "merchant_accounts_provider_account_id_key" ON "merchant_accounts"("provider_account_id");

-- CreateIndex
CREATE UNIQUE INDEX "search_pages_slug_key" ON "search_pages"("slug");

-- CreateIndex
CREATE INDEX "search_pages_team_id_idx" ON "search_pages"("team_id");

-- CreateIndex
CREATE INDEX "search_page_items_master_template_id_idx" ON "search_page_items"("master_template_id");

-- CreateIndex
CREATE UNIQUE INDEX "search_page_items_search_page_id_master_template_id_key" ON "search_page_items"("search_page_id", "master_template_id");

-- CreateIndex
CREATE UNIQUE INDEX "master_templates_banner_file_id_key" ON "master_templates"("banner_file_id");

-- CreateIndex
CREATE INDEX "master_templates_team_id_status_idx" ON "master_templates"("team_id", "status");

-- CreateIndex
CREATE INDEX "master_templates_category_id_idx" ON "master_templates"("category_id");

-- CreateIndex
CREATE INDEX "master_templates_created_by_id_idx" ON "master_templates"("created_by_id");

-- CreateIndex
CREATE INDEX "master_templates_copied_from_id_idx" ON "master_templates"("copied_from_id");

-- CreateIndex
CREATE UNIQUE INDEX "master_templates_team_id_slug_key" ON "master_templates"("team_id", "slug");

-- CreateIndex
CREATE INDEX "template_categories_team_id_idx" ON "template_categories"("team_id");

-- CreateIndex
CREATE INDEX "custom_ids_team_id_idx" ON "custom_ids"("team_id");

-- CreateIndex
CREATE INDEX "custom_ids_master_template_id_idx" ON "custom_ids"("master_template_id");

-- CreateIndex
CREATE INDEX "master_template_faqs_master_template_id_idx" ON "master_template_faqs"("master_template_id");

-- CreateIndex
CREATE INDEX "master_template_memberships_team_id_idx" ON "master_template_memberships"("team_id");

-- CreateIndex
CREATE INDEX "master_template_memberships_user_id_idx" ON "master_template_memberships"("user_id");

-- CreateIndex
CREATE INDEX "master_template_memberships_added_by_id_idx" ON "master_template_memberships"("added_by_id");

-- CreateIndex
CREATE UNIQUE INDEX "master_template_memberships_master_template_id_user_id_key" ON "master_template_memberships"("master_template_id", "user_id");

-- CreateIndex
CREATE INDEX "master_template_authorities_team_id_idx" ON "master_template_authorities"("team_id");

-- CreateIndex
CREATE INDEX "master_template_authorities_user_id_idx" ON "master_template_authorities"("user_id");

-- CreateIndex
CREATE UNIQUE INDEX "master_template_authorities_master_template_id_user_id_key" ON "master_template_authorities"("master_template_id", "user_id");

-- CreateIndex
CREATE UNIQUE INDEX "master_template_documents_file_id_key" ON "master_template_documents"("file_id");

-- CreateIndex
CREATE INDEX "master_template_documents_team_id_idx" ON "master_template_documents"("team_id");

-- CreateIndex
CREATE INDEX "master_template_documents_master_template_id_idx" ON "master_template_documents"("master_template_id");

-- CreateIndex
CREATE INDEX "document_mappings_entity_field_id_idx" ON "document_mappings"("entity_field_id");

-- CreateIndex
CREATE UNIQUE INDEX "document_mappings_document_id_field_name_key" ON "document_mappings"("document_id", "field_name");

-- AddForeignKey
ALTER TABLE "users" ADD CONSTRAINT "users_avatar_file_id_fkey" FOREIGN KEY ("avatar_file_id") REFERENCES "stored_files"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "account_tokens" ADD CONSTRAINT "account_tokens_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "api_tokens" ADD CONSTRAINT "api_tokens_team_id_fkey" FOREIGN KEY ("team_id") REFERENCES "teams"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "api_tokens" ADD CONSTRAINT "api_tokens_created_by_id_fkey" FOREIGN KEY ("created_by_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "api_tokens" ADD CONSTRAINT "api_tokens_revoked_by_id_fkey" FOREIGN KEY ("revoked_by_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_team_id_fkey" FOREIGN KEY ("team_id") REFERENCES "teams"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_invited_by_id_fkey" FOREIGN KEY ("invited_by_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "starred_forms" ADD CONSTRAINT "starred_forms_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "starred_forms" ADD CONSTRAINT "starred_forms_master_template_id_fkey" FOREIGN KEY ("master_template_id") REFERENCES "master_templates"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "custom_entities" ADD CONSTRAINT "custom_entities_team_id_fkey" FOREIGN KEY ("team_id") REFERENCES "teams"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "custom_entities" ADD CONSTRAINT "custom_entities_name_field_id_fkey" FOREIGN KEY ("name_field_id") REFERENCES "custom_entity_fields"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "custom_entity_fields" ADD CONSTRAINT "custom_entity_fields_team_id_fkey" FOREIGN KEY ("team_id") REFERENCES "teams"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "custom_entity_fields" ADD CONSTRAINT "custom_entity_fields_custom_entity_id_fkey" FOREIGN KEY ("custom_entity_id") REFERENCES "custom_entities"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "entities" ADD CONSTRAINT "entities_team_id_fkey" FOREIGN KEY ("team_id") REFERENCES "teams"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "entities" ADD CONSTRAINT "entities_custom_entity_id_fkey" FOREIGN KEY ("custom_entity_id") REFERENCES "custom_entities"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "entities" ADD CONSTRAINT "entities_created_by_id_fkey" FOREIGN KEY ("created_by_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "entity_field_values" ADD CONSTRAINT "entity_field_values_team_id_fkey" FOREIGN KEY ("team_id") REFERENCES "teams"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "entity_field_values" ADD CONSTRAINT "entity_field_values_entity_id_fkey" FOREIGN KEY ("entity_id") REFERENCES "entities"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "entity_field_values" ADD CONSTRAINT "entity_field_values_custom_entity_field_id_fkey" FOREIGN KEY ("custom_entity_field_id") REFERENCES "custom_entity_fields"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "entity_contacts" ADD CONSTRAINT "entity_contacts_team_id_fkey" FOREIGN KEY ("team_id") REFERENCES "teams"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "entity_contacts" ADD CONSTRAINT "entity_contacts_entity_id_fkey" FOREIGN KEY ("entity_id") REFERENCES "entities"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "entity_contacts" ADD CONSTRAINT "entity_contacts_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "edit_suggestions_requests" ADD CONSTRAINT "edit_suggestions_requests_team_id_fkey" FOREIGN KEY ("team_id") REFERENCES "teams"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "edit_suggestions_requests" ADD CONSTRAINT "edit_suggestions_requests_entity_id_fkey" FOREIGN KEY ("entity_id") REFERENCES "entities"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "edit_suggestions_requests" ADD CONSTRAINT "edit_suggestions_requests_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "edit_suggestions_requests" ADD CONSTRAINT "edit_suggestions_requests_resolved_by_id_fkey" FOREIGN KEY ("resolved_by_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "edit_suggestions" ADD CONSTRAINT "edit_suggestions_edit_suggestions_request_id_fkey" FOREIGN KEY ("edit_suggestions_request_id") REFERENCES "edit_suggestions_requests"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "edit_suggestions" ADD CONSTRAINT "edit_suggestions_custom_entity_field_id_fkey" FOREIGN KEY ("custom_entity_field_id") REFERENCES "custom_entity_fields"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "flow_templates" ADD CONSTRAINT "flow_templates_team_id_fkey" FOREIGN KEY ("team_id") REFERENCES "teams"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "flow_templates" ADD CONSTRAINT "flow_templates_master_template_id_fkey" FOREIGN KEY ("master_template_id") REFERENCES "master_templates"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "flow_templates" ADD CONSTRAINT "flow_templates_published_by_id_fkey" FOREIGN KEY ("published_by_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "steps" ADD CONSTRAINT "steps_team_id_fkey" FOREIGN KEY ("team_id") REFERENCES "teams"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "steps" ADD CONSTRAINT "steps_flow_template_id_fkey" FOREIGN KEY ("flow_template_id") REFERENCES "flow_templates"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "payment_configs" ADD CONSTRAINT "payment_configs_step_id_fkey" FOREIGN KEY ("step_id") REFERENCES "steps"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "step_email_notifications" ADD CONSTRAINT "step_email_notifications_step_id_fkey" FOREIGN KEY ("step_id") REFERENCES "steps"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "surveys" ADD CONSTRAINT "surveys_team_id_fkey" FOREIGN KEY ("team_id") REFERENCES "teams"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "surveys" ADD CONSTRAINT "surveys_step_id_fkey" FOREIGN KEY ("step_id") REFERENCES "steps"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "sections" ADD CONSTRAINT "sections_team_id_fkey" FOREIGN KEY ("team_id") REFERENCES "teams"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "sections" ADD CONSTRAINT "sections_flow_template_id_fkey" FOREIGN KEY ("flow_template_id") REFERENCES "flow_templates"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "sections" ADD CONSTRAINT "sections_step_id_fkey" FOREIGN KEY ("step_id") REFERENCES "steps"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "sections" ADD CONSTRAINT "sections_survey_id_fkey" FOREIGN KEY ("survey_id") REFERENCES "surveys"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "fields" ADD CONSTRAINT "fields_team_id_fkey" FOREIGN KEY ("team_id") REFERENCES "teams"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "fields" ADD CONSTRAINT "fields_flow_template_id_fkey" FOREIGN KEY ("flow_template_id") REFERENCES "flow_templates"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "fields" ADD CONSTRAINT "fields_section_id_fkey" FOREIGN KEY ("section_id") REFERENCES "sections"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "fields" ADD CONSTRAINT "fields_custom_entity_id_fkey" FOREIGN KEY ("custom_entity_id") REFERENCES "custom_entities"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "multiple_choice_options" ADD CONSTRAINT "multiple_choice_options_team_id_fkey" FOREIGN KEY ("team_id") REFERENCES "teams"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "multiple_choice_options" ADD CONSTRAINT "multiple_choice_options_flow_template_id_fkey" FOREIGN KEY ("flow_template_id") REFERENCES "flow_templates"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "multiple_choice_options" ADD CONSTRAINT "multiple_choice_options_field_id_fkey" FOREIGN KEY ("field_id") REFERENCES "fields"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "logic_configs" ADD CONSTRAINT "logic_configs_team_id_fkey" FOREIGN KEY ("team_id") REFERENCES "teams"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "logic_configs" ADD CONSTRAINT "logic_configs_flow_template_id_fkey" FOREIGN KEY ("flow_template_id") REFERENCES "flow_templates"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "formulas" ADD CONSTRAINT "formulas_team_id_fkey" FOREIGN KEY ("team_id") REFERENCES "teams"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "formulas" ADD CONSTRAINT "formulas_flow_template_id_fkey" FOREIGN KEY ("flow_template_id") REFERENCES "flow_templates"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "review_groups" ADD CONSTRAINT "review_groups_team_id_fkey" FOREIGN KEY ("team_id") REFERENCES "teams"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "review_groups" ADD CONSTRAINT "review_groups_flow_template_id_fkey" FOREIGN KEY ("flow_template_id") REFERENCES "flow_templates"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "review_groups" ADD CONSTRAINT "review_groups_step_id_fkey" FOREIGN KEY ("step_id") REFERENCES "steps"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "step_attachments" ADD CONSTRAINT "step_attachments_team_id_fkey" FOREIGN KEY ("team_id") REFERENCES "teams"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "step_attachments" ADD CONSTRAINT "step_attachments_flow_template_id_fkey" FOREIGN KEY ("flow_template_id") REFERENCES "flow_templates"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "step_attachments" ADD CONSTRAINT "step_attachments_step_id_fkey" FOREIGN KEY ("step_id") REFERENCES "steps"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "step_attachments" ADD CONSTRAINT "step_attachments_review_group_id_fkey" FOREIGN KEY ("review_group_id") REFERENCES "review_groups"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "step_attachments" ADD CONSTRAINT "step_attachments_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "step_attachments" ADD CONSTRAINT "step_attachments_role_id_fkey" FOREIGN KEY ("role_id") REFERENCES "roles"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "step_assignment_groups" ADD CONSTRAINT "step_assignment_groups_team_id_fkey" FOREIGN KEY ("team_id") REFERENCES "teams"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "step_assignment_groups" ADD CONSTRAINT "step_assignment_groups_flow_template_id_fkey" FOREIGN KEY ("flow_template_id") REFERENCES "flow_templates"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "step_assignment_groups" ADD CONSTRAINT "step_assignment_groups_step_id_fkey" FOREIGN KEY ("step_id") REFERENCES "steps"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "step_assignments" ADD CONSTRAINT "step_assignments_step_assignment_group_id_fkey" FOREIGN KEY ("step_assignment_group_id") REFERENCES "step_assignment_groups"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "step_assignments" ADD CONSTRAINT "step_assignments_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "step_assignments" ADD CONSTRAINT "step_assignments_role_id_fkey" FOREIGN KEY ("role_id") REFERENCES "roles"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "subprocess_configs" ADD CONSTRAINT "subprocess_configs_team_id_fkey" FOREIGN KEY ("team_id") REFERENCES "teams"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "subprocess_configs" ADD CONSTRAINT "subprocess_configs_flow_template_id_fkey" FOREIGN KEY ("flow_template_id") REFERENCES "flow_templates"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "subprocess_configs" ADD CONSTRAINT "subprocess_configs_step_id_fkey" FOREIGN KEY ("step_id") REFERENCES "steps"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "subprocess_configs" ADD CONSTRAINT "subprocess_configs_subprocess_master_template_id_fkey" FOREIGN KEY ("subprocess_master_template_id") REFERENCES "master_templates"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "configured_outputs" ADD CONSTRAINT "configured_outputs_team_id_fkey" FOREIGN KEY ("team_id") REFERENCES "teams"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "configured_outputs" ADD CONSTRAINT "configured_outputs_flow_template_id_fkey" FOREIGN KEY ("flow_template_id") REFERENCES "flow_templates"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "configured_outputs" ADD CONSTRAINT "configured_outputs_document_id_fkey" FOREIGN KEY ("document_id") REFERENCES "master_template_documents"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "renewal_reminders" ADD CONSTRAINT "renewal_reminders_configured_output_id_fkey" FOREIGN KEY ("configured_output_id") REFERENCES "configured_outputs"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "advanced_filters" ADD CONSTRAINT "advanced_filters_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "exports" ADD CONSTRAINT "exports_team_id_fkey" FOREIGN KEY ("team_id") REFERENCES "teams"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "exports" ADD CONSTRAINT "exports_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "exports" ADD CONSTRAINT "exports_file_id_fkey" FOREIGN KEY ("file_id") REFERENCES "stored_files"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "exports" ADD CONSTRAINT "exports_job_id_fkey" FOREIGN KEY ("job_id") REFERENCES "jobs"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "batch_export_templates" ADD CONSTRAINT "batch_export_templates_team_id_fkey" FOREIGN KEY ("team_id") REFERENCES "teams"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "batch_export_templates" ADD CONSTRAINT "batch_export_templates_created_by_id_fkey" FOREIGN KEY ("created_by_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "batch_export_template_items" ADD CONSTRAINT "batch_export_template_items_batch_export_template_id_fkey" FOREIGN KEY ("batch_export_template_id") REFERENCES "batch_export_templates"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "batch_export_template_items" ADD CONSTRAINT "batch_export_template_items_master_template_id_fkey" FOREIGN KEY ("master_template_id") REFERENCES "master_templates"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "data_imports" ADD CONSTRAINT "data_imports_team_id_fkey" FOREIGN KEY ("team_id") REFERENCES "teams"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "data_imports" ADD CONSTRAINT "data_imports_master_template_id_fkey" FOREIGN KEY ("master_template_id") REFERENCES "master_templates"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "data_imports" ADD CONSTRAINT "data_imports_created_by_id_fkey" FOREIGN KEY ("created_by_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "data_imports" ADD CONSTRAINT "data_imports_file_id_fkey" FOREIGN KEY ("file_id") REFERENCES "stored_files"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "data_imports" ADD CONSTRAINT "data_imports_job_id_fkey" FOREIGN KEY ("job_id") REFERENCES "jobs"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "imported_flows" ADD CONSTRAINT "imported_flows_team_id_fkey" FOREIGN KEY ("team_id") REFERENCES "teams"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "imported_flows" ADD CONSTRAINT "imported_flows_master_template_id_fkey" FOREIGN KEY ("master_template_id") REFERENCES "master_templates"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "imported_flows" ADD CONSTRAINT "imported_flows_data_import_id_fkey" FOREIGN KEY ("data_import_id") REFERENCES "data_imports"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_team_id_fkey" FOREIGN KEY ("team_id") REFERENCES "teams"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "outbox_mails" ADD CONSTRAINT "outbox_mails_team_id_fkey" FOREIGN KEY ("team_id") REFERENCES "teams"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "outbox_mails" ADD CONSTRAINT "outbox_mails_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "issued_outputs" ADD CONSTRAINT "issued_outputs_team_id_fkey" FOREIGN KEY ("team_id") REFERENCES "teams"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "issued_outputs" ADD CONSTRAINT "issued_outputs_submission_id_fkey" FOREIGN KEY ("submission_id") REFERENCES "submissions"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "issued_outputs" ADD CONSTRAINT "issued_outputs_configured_output_id_fkey" FOREIGN KEY ("configured_output_id") REFERENCES "configured_outputs"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "issued_outputs" ADD CONSTRAINT "issued_outputs_file_id_fkey" FOREIGN KEY ("file_id") REFERENCES "stored_files"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "issued_outputs" ADD CONSTRAINT "issued_outputs_job_id_fkey" FOREIGN KEY ("job_id") REFERENCES "jobs"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "issued_outputs" ADD CONSTRAINT "issued_outputs_revoked_by_id_fkey" FOREIGN KEY ("revoked_by_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "issued_outputs" ADD CONSTRAINT "issued_outputs_original_output_id_fkey" FOREIGN KEY ("original_output_id") REFERENCES "issued_outputs"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "output_reminders" ADD CONSTRAINT "output_reminders_team_id_fkey" FOREIGN KEY ("team_id") REFERENCES "teams"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "output_reminders" ADD CONSTRAINT "output_reminders_issued_output_id_fkey" FOREIGN KEY ("issued_output_id") REFERENCES "issued_outputs"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "output_reminders" ADD CONSTRAINT "output_reminders_renewal_reminder_id_fkey" FOREIGN KEY ("renewal_reminder_id") REFERENCES "renewal_reminders"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "obligations" ADD CONSTRAINT "obligations_team_id_fkey" FOREIGN KEY ("team_id") REFERENCES "teams"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "obligations" ADD CONSTRAINT "obligations_submission_id_fkey" FOREIGN KEY ("submission_id") REFERENCES "submissions"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "obligations" ADD CONSTRAINT "obligations_active_step_id_fkey" FOREIGN KEY ("active_step_id") REFERENCES "active_steps"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "payment_intents" ADD CONSTRAINT "payment_intents_team_id_fkey" FOREIGN KEY ("team_id") REFERENCES "teams"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "payment_intents" ADD CONSTRAINT "payment_intents_obligation_id_fkey" FOREIGN KEY ("obligation_id") REFERENCES "obligations"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "payment_intents" ADD CONSTRAINT "payment_intents_created_by_id_fkey" FOREIGN KEY ("created_by_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "charges" ADD CONSTRAINT "charges_team_id_fkey" FOREIGN KEY ("team_id") REFERENCES "teams"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "charges" ADD CONSTRAINT "charges_obligation_id_fkey" FOREIGN KEY ("obligation_id") REFERENCES "obligations"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "charges" ADD CONSTRAINT "charges_payment_intent_id_fkey" FOREIGN KEY ("payment_intent_id") REFERENCES "payment_intents"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "charges" ADD CONSTRAINT "charges_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_team_id_fkey" FOREIGN KEY ("team_id") REFERENCES "teams"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_obligation_id_fkey" FOREIGN KEY ("obligation_id") REFERENCES "obligations"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_charge_id_fkey" FOREIGN KEY ("charge_id") REFERENCES "charges"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_created_by_id_fkey" FOREIGN KEY ("created_by_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_team_id_fkey" FOREIGN KEY ("team_id") REFERENCES "teams"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_charge_id_fkey" FOREIGN KEY ("charge_id") REFERENCES "charges"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_requested_by_id_fkey" FOREIGN KEY ("requested_by_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_authorized_by_id_fkey" FOREIGN KEY ("authorized_by_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "charge_disputes" ADD CONSTRAINT "charge_disputes_team_id_fkey" FOREIGN KEY ("team_id") REFERENCES "teams"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "charge_disputes" ADD CONSTRAINT "charge_disputes_charge_id_fkey" FOREIGN KEY ("charge_id") REFERENCES "charges"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "review_requests" ADD CONSTRAINT "review_requests_team_id_fkey" FOREIGN KEY ("team_id") REFERENCES "teams"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "review_requests" ADD CONSTRAINT "review_requests_active_step_id_fkey" FOREIGN KEY ("active_step_id") REFERENCES "active_steps"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "review_requests" ADD CONSTRAINT "review_requests_review_group_id_fkey" FOREIGN KEY ("review_group_id") REFERENCES "review_groups"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "review_requests" ADD CONSTRAINT "review_requests_receiving_user_id_fkey" FOREIGN KEY ("receiving_user_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "review_requests" ADD CONSTRAINT "review_requests_sent_by_id_fkey" FOREIGN KEY ("sent_by_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "step_approvals" ADD CONSTRAINT "step_approvals_team_id_fkey" FOREIGN KEY ("team_id") REFERENCES "teams"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "step_approvals" ADD CONSTRAINT "step_approvals_submission_id_fkey" FOREIGN KEY ("submission_id") REFERENCES "submissions"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "step_approvals" ADD CONSTRAINT "step_approvals_active_step_id_fkey" FOREIGN KEY ("active_step_id") REFERENCES "active_steps"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "step_approvals" ADD CONSTRAINT "step_approvals_review_group_id_fkey" FOREIGN KEY ("review_group_id") REFERENCES "review_groups"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "step_approvals" ADD CONSTRAINT "step_approvals_reviewer_id_fkey" FOREIGN KEY ("reviewer_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "step_approvals" ADD CONSTRAINT "step_approvals_role_id_fkey" FOREIGN KEY ("role_id") REFERENCES "roles"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "step_approvals" ADD CONSTRAINT "step_approvals_review_request_id_fkey" FOREIGN KEY ("review_request_id") REFERENCES "review_requests"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "supplemental_requirements" ADD CONSTRAINT "supplemental_requirements_team_id_fkey" FOREIGN KEY ("team_id") REFERENCES "teams"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "supplemental_requirements" ADD CONSTRAINT "supplemental_requirements_submission_id_fkey" FOREIGN KEY ("submission_id") REFERENCES "submissions"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "supplemental_requirements" ADD CONSTRAINT "supplemental_requirements_flow_template_id_fkey" FOREIGN KEY ("flow_template_id") REFERENCES "flow_templates"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "supplemental_requirements" ADD CONSTRAINT "supplemental_requirements_active_step_id_fkey" FOREIGN KEY ("active_step_id") REFERENCES "active_steps"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "supplemental_requirements" ADD CONSTRAINT "supplemental_requirements_created_by_id_fkey" FOREIGN KEY ("created_by_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "subprocess_requirements" ADD CONSTRAINT "subprocess_requirements_team_id_fkey" FOREIGN KEY ("team_id") REFERENCES "teams"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "subprocess_requirements" ADD CONSTRAINT "subprocess_requirements_submission_id_fkey" FOREIGN KEY ("submission_id") REFERENCES "submissions"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "subprocess_requirements" ADD CONSTRAINT "subprocess_requirements_active_step_id_fkey" FOREIGN KEY ("active_step_id") REFERENCES "active_steps"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "subprocess_requirements" ADD CONSTRAINT "subprocess_requirements_subprocess_id_fkey" FOREIGN KEY ("subprocess_id") REFERENCES "submissions"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "subprocess_requirements" ADD CONSTRAINT "subprocess_requirements_waived_by_id_fkey" FOREIGN KEY ("waived_by_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "discussions" ADD CONSTRAINT "discussions_team_id_fkey" FOREIGN KEY ("team_id") REFERENCES "teams"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "discussions" ADD CONSTRAINT "discussions_submission_id_fkey" FOREIGN KEY ("submission_id") REFERENCES "submissions"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "discussions" ADD CONSTRAINT "discussions_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "discussions" ADD CONSTRAINT "discussions_step_approval_id_fkey" FOREIGN KEY ("step_approval_id") REFERENCES "step_approvals"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "discussions" ADD CONSTRAINT "discussions_resolved_by_id_fkey" FOREIGN KEY ("resolved_by_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "discussion_comments" ADD CONSTRAINT "discussion_comments_team_id_fkey" FOREIGN KEY ("team_id") REFERENCES "teams"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "discussion_comments" ADD CONSTRAINT "discussion_comments_discussion_id_fkey" FOREIGN KEY ("discussion_id") REFERENCES "discussions"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "discussion_comments" ADD CONSTRAINT "discussion_comments_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "tags" ADD CONSTRAINT "tags_team_id_fkey" FOREIGN KEY ("team_id") REFERENCES "teams"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "taggings" ADD CONSTRAINT "taggings_team_id_fkey" FOREIGN KEY ("team_id") REFERENCES "teams"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "taggings" ADD CONSTRAINT "taggings_tag_id_fkey" FOREIGN KEY ("tag_id") REFERENCES "tags"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "taggings" ADD CONSTRAINT "taggings_submission_id_fkey" FOREIGN KEY ("submission_id") REFERENCES "submissions"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "taggings" ADD CONSTRAINT "taggings_imported_flow_id_fkey" FOREIGN KEY ("imported_flow_id") REFERENCES "imported_flows"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "taggings" ADD CONSTRAINT "taggings_created_by_id_fkey" FOREIGN KEY ("created_by_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "submissions" ADD CONSTRAINT "submissions_team_id_fkey" FOREIGN KEY ("team_id") REFERENCES "teams"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "submissions" ADD CONSTRAINT "submissions_master_template_id_fkey" FOREIGN KEY ("master_template_id") REFERENCES "master_templates"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "submissions" ADD CONSTRAINT "submissions_flow_template_id_fkey" FOREIGN KEY ("flow_template_id") REFERENCES "flow_templates"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "submissions" ADD CONSTRAINT "submissions_renewed_output_id_fkey" FOREIGN KEY ("renewed_output_id") REFERENCES "issued_outputs"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "submissions" ADD CONSTRAINT "submissions_launched_by_id_fkey" FOREIGN KEY ("launched_by_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "submissions" ADD CONSTRAINT "submissions_halted_by_id_fkey" FOREIGN KEY ("halted_by_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "submissions" ADD CONSTRAINT "submissions_deleted_by_id_fkey" FOREIGN KEY ("deleted_by_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "active_steps" ADD CONSTRAINT "active_steps_team_id_fkey" FOREIGN KEY ("team_id") REFERENCES "teams"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "active_steps" ADD CONSTRAINT "active_steps_submission_id_fkey" FOREIGN KEY ("submission_id") REFERENCES "submissions"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "active_steps" ADD CONSTRAINT "active_steps_step_id_fkey" FOREIGN KEY ("step_id") REFERENCES "steps"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "active_steps" ADD CONSTRAINT "active_steps_completed_by_id_fkey" FOREIGN KEY ("completed_by_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "active_steps" ADD CONSTRAINT "active_steps_locked_by_id_fkey" FOREIGN KEY ("locked_by_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "answers" ADD CONSTRAINT "answers_team_id_fkey" FOREIGN KEY ("team_id") REFERENCES "teams"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "answers" ADD CONSTRAINT "answers_submission_id_fkey" FOREIGN KEY ("submission_id") REFERENCES "submissions"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "answers" ADD CONSTRAINT "answers_field_id_fkey" FOREIGN KEY ("field_id") REFERENCES "fields"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "answers" ADD CONSTRAINT "answers_entity_id_fkey" FOREIGN KEY ("entity_id") REFERENCES "entities"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "answers" ADD CONSTRAINT "answers_saved_by_id_fkey" FOREIGN KEY ("saved_by_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "answer_revisions" ADD CONSTRAINT "answer_revisions_team_id_fkey" FOREIGN KEY ("team_id") REFERENCES "teams"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "answer_revisions" ADD CONSTRAINT "answer_revisions_answer_id_fkey" FOREIGN KEY ("answer_id") REFERENCES "answers"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "answer_revisions" ADD CONSTRAINT "answer_revisions_saved_by_id_fkey" FOREIGN KEY ("saved_by_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "stored_files" ADD CONSTRAINT "stored_files_team_id_fkey" FOREIGN KEY ("team_id") REFERENCES "teams"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "stored_files" ADD CONSTRAINT "stored_files_uploaded_by_id_fkey" FOREIGN KEY ("uploaded_by_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "datum_files" ADD CONSTRAINT "datum_files_team_id_fkey" FOREIGN KEY ("team_id") REFERENCES "teams"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "datum_files" ADD CONSTRAINT "datum_files_submission_id_fkey" FOREIGN KEY ("submission_id") REFERENCES "submissions"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "datum_files" ADD CONSTRAINT "datum_files_file_id_fkey" FOREIGN KEY ("file_id") REFERENCES "stored_files"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "repo_files" ADD CONSTRAINT "repo_files_team_id_fkey" FOREIGN KEY ("team_id") REFERENCES "teams"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "repo_files" ADD CONSTRAINT "repo_files_submission_id_fkey" FOREIGN KEY ("submission_id") REFERENCES "submissions"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "repo_files" ADD CONSTRAINT "repo_files_file_id_fkey" FOREIGN KEY ("file_id") REFERENCES "stored_files"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "applicant_attachments" ADD CONSTRAINT "applicant_attachments_team_id_fkey" FOREIGN KEY ("team_id") REFERENCES "teams"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "applicant_attachments" ADD CONSTRAINT "applicant_attachments_submission_id_fkey" FOREIGN KEY ("submission_id") REFERENCES "submissions"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "applicant_attachments" ADD CONSTRAINT "applicant_attachments_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "applicant_attachments" ADD CONSTRAINT "applicant_attachments_added_by_id_fkey" FOREIGN KEY ("added_by_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "submission_attachments" ADD CONSTRAINT "submission_attachments_team_id_fkey" FOREIGN KEY ("team_id") REFERENCES "teams"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "submission_attachments" ADD CONSTRAINT "submission_attachments_submission_id_fkey" FOREIGN KEY ("submission_id") REFERENCES "submissions"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "submission_attachments" ADD CONSTRAINT "submission_attachments_active_step_id_fkey" FOREIGN KEY ("active_step_id") REFERENCES "active_steps"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "submission_attachments" ADD CONSTRAINT "submission_attachments_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "submission_attachments" ADD CONSTRAINT "submission_attachments_role_id_fkey" FOREIGN KEY ("role_id") REFERENCES "roles"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "submission_attachments" ADD CONSTRAINT "submission_attachments_added_by_id_fkey" FOREIGN KEY ("added_by_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "tentative_assignments" ADD CONSTRAINT "tentative_assignments_team_id_fkey" FOREIGN KEY ("team_id") REFERENCES "teams"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "tentative_assignments" ADD CONSTRAINT "tentative_assignments_active_step_id_fkey" FOREIGN KEY ("active_step_id") REFERENCES "active_steps"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "tentative_assignments" ADD CONSTRAINT "tentative_assignments_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "tentative_assignments" ADD CONSTRAINT "tentative_assignments_added_by_id_fkey" FOREIGN KEY ("added_by_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "signings" ADD CONSTRAINT "signings_team_id_fkey" FOREIGN KEY ("team_id") REFERENCES "teams"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "signings" ADD CONSTRAINT "signings_active_step_id_fkey" FOREIGN KEY ("active_step_id") REFERENCES "active_steps"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "signings" ADD CONSTRAINT "signings_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "step_intervals" ADD CONSTRAINT "step_intervals_team_id_fkey" FOREIGN KEY ("team_id") REFERENCES "teams"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "step_intervals" ADD CONSTRAINT "step_intervals_submission_id_fkey" FOREIGN KEY ("submission_id") REFERENCES "submissions"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "step_intervals" ADD CONSTRAINT "step_intervals_active_step_id_fkey" FOREIGN KEY ("active_step_id") REFERENCES "active_steps"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "activities" ADD CONSTRAINT "activities_team_id_fkey" FOREIGN KEY ("team_id") REFERENCES "teams"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "activities" ADD CONSTRAINT "activities_submission_id_fkey" FOREIGN KEY ("submission_id") REFERENCES "submissions"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "activities" ADD CONSTRAINT "activities_master_template_id_fkey" FOREIGN KEY ("master_template_id") REFERENCES "master_templates"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "activities" ADD CONSTRAINT "activities_actor_id_fkey" FOREIGN KEY ("actor_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "dashboard_rows" ADD CONSTRAINT "dashboard_rows_team_id_fkey" FOREIGN KEY ("team_id") REFERENCES "teams"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "dashboard_rows" ADD CONSTRAINT "dashboard_rows_master_template_id_fkey" FOREIGN KEY ("master_template_id") REFERENCES "master_templates"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "inbox_rows" ADD CONSTRAINT "inbox_rows_submission_id_fkey" FOREIGN KEY ("submission_id") REFERENCES "submissions"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "inbox_rows" ADD CONSTRAINT "inbox_rows_team_id_fkey" FOREIGN KEY ("team_id") REFERENCES "teams"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "inbox_rows" ADD CONSTRAINT "inbox_rows_master_template_id_fkey" FOREIGN KEY ("master_template_id") REFERENCES "master_templates"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "skipped_tasks" ADD CONSTRAINT "skipped_tasks_team_id_fkey" FOREIGN KEY ("team_id") REFERENCES "teams"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "skipped_tasks" ADD CONSTRAINT "skipped_tasks_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "skipped_tasks" ADD CONSTRAINT "skipped_tasks_submission_id_fkey" FOREIGN KEY ("submission_id") REFERENCES "submissions"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "survey_invitations" ADD CONSTRAINT "survey_invitations_team_id_fkey" FOREIGN KEY ("team_id") REFERENCES "teams"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "survey_invitations" ADD CONSTRAINT "survey_invitations_active_step_id_fkey" FOREIGN KEY ("active_step_id") REFERENCES "active_steps"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "survey_invitations" ADD CONSTRAINT "survey_invitations_survey_id_fkey" FOREIGN KEY ("survey_id") REFERENCES "surveys"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "survey_invitations" ADD CONSTRAINT "survey_invitations_sent_by_id_fkey" FOREIGN KEY ("sent_by_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "survey_submissions" ADD CONSTRAINT "survey_submissions_team_id_fkey" FOREIGN KEY ("team_id") REFERENCES "teams"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "survey_submissions" ADD CONSTRAINT "survey_submissions_survey_id_fkey" FOREIGN KEY ("survey_id") REFERENCES "surveys"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "survey_submissions" ADD CONSTRAINT "survey_submissions_active_step_id_fkey" FOREIGN KEY ("active_step_id") REFERENCES "active_steps"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "survey_submissions" ADD CONSTRAINT "survey_submissions_invitation_id_fkey" FOREIGN KEY ("invitation_id") REFERENCES "survey_invitations"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "survey_answers" ADD CONSTRAINT "survey_answers_team_id_fkey" FOREIGN KEY ("team_id") REFERENCES "teams"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "survey_answers" ADD CONSTRAINT "survey_answers_survey_submission_id_fkey" FOREIGN KEY ("survey_submission_id") REFERENCES "survey_submissions"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "survey_answers" ADD CONSTRAINT "survey_answers_field_id_fkey" FOREIGN KEY ("field_id") REFERENCES "fields"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "teams" ADD CONSTRAINT "teams_logo_file_id_fkey" FOREIGN KEY ("logo_file_id") REFERENCES "stored_files"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "teams" ADD CONSTRAINT "teams_banner_file_id_fkey" FOREIGN KEY ("banner_file_id") REFERENCES "stored_files"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "teams" ADD CONSTRAINT "teams_creator_id_fkey" FOREIGN KEY ("creator_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "team_counters" ADD CONSTRAINT "team_counters_team_id_fkey" FOREIGN KEY ("team_id") REFERENCES "teams"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "team_domains" ADD CONSTRAINT "team_domains_team_id_fkey" FOREIGN KEY ("team_id") REFERENCES "teams"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "roles" ADD CONSTRAINT "roles_team_id_fkey" FOREIGN KEY ("team_id") REFERENCES "teams"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "roles" ADD CONSTRAINT "roles_creator_id_fkey" FOREIGN KEY ("creator_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "role_members" ADD CONSTRAINT "role_members_team_id_fkey" FOREIGN KEY ("team_id") REFERENCES "teams"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "role_members" ADD CONSTRAINT "role_members_role_id_fkey" FOREIGN KEY ("role_id") REFERENCES "roles"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "role_members" ADD CONSTRAINT "role_members_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "role_members" ADD CONSTRAINT "role_members_added_by_id_fkey" FOREIGN KEY ("added_by_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "merchant_accounts" ADD CONSTRAINT "merchant_accounts_team_id_fkey" FOREIGN KEY ("team_id") REFERENCES "teams"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "search_pages" ADD CONSTRAINT "search_pages_team_id_fkey" FOREIGN KEY ("team_id") REFERENCES "teams"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "search_page_items" ADD CONSTRAINT "search_page_items_search_page_id_fkey" FOREIGN KEY ("search_page_id") REFERENCES "search_pages"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "search_page_items" ADD CONSTRAINT "search_page_items_master_template_id_fkey" FOREIGN KEY ("master_template_id") REFERENCES "master_templates"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "master_templates" ADD CONSTRAINT "master_templates_team_id_fkey" FOREIGN KEY ("team_id") REFERENCES "teams"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "master_templates" ADD CONSTRAINT "master_templates_category_id_fkey" FOREIGN KEY ("category_id") REFERENCES "template_categories"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "master_templates" ADD CONSTRAINT "master_templates_banner_file_id_fkey" FOREIGN KEY ("banner_file_id") REFERENCES "stored_files"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "master_templates" ADD CONSTRAINT "master_templates_created_by_id_fkey" FOREIGN KEY ("created_by_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "master_templates" ADD CONSTRAINT "master_templates_copied_from_id_fkey" FOREIGN KEY ("copied_from_id") REFERENCES "master_templates"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "template_categories" ADD CONSTRAINT "template_categories_team_id_fkey" FOREIGN KEY ("team_id") REFERENCES "teams"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "custom_ids" ADD CONSTRAINT "custom_ids_team_id_fkey" FOREIGN KEY ("team_id") REFERENCES "teams"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "custom_ids" ADD CONSTRAINT "custom_ids_master_template_id_fkey" FOREIGN KEY ("master_template_id") REFERENCES "master_templates"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "master_template_faqs" ADD CONSTRAINT "master_template_faqs_master_template_id_fkey" FOREIGN KEY ("master_template_id") REFERENCES "master_templates"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "master_template_memberships" ADD CONSTRAINT "master_template_memberships_team_id_fkey" FOREIGN KEY ("team_id") REFERENCES "teams"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "master_template_memberships" ADD CONSTRAINT "master_template_memberships_master_template_id_fkey" FOREIGN KEY ("master_template_id") REFERENCES "master_templates"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "master_template_memberships" ADD CONSTRAINT "master_template_memberships_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "master_template_memberships" ADD CONSTRAINT "master_template_memberships_added_by_id_fkey" FOREIGN KEY ("added_by_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "master_template_authorities" ADD CONSTRAINT "master_template_authorities_team_id_fkey" FOREIGN KEY ("team_id") REFERENCES "teams"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "master_template_authorities" ADD CONSTRAINT "master_template_authorities_master_template_id_fkey" FOREIGN KEY ("master_template_id") REFERENCES "master_templates"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "master_template_authorities" ADD CONSTRAINT "master_template_authorities_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "master_template_documents" ADD CONSTRAINT "master_template_documents_team_id_fkey" FOREIGN KEY ("team_id") REFERENCES "teams"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "master_template_documents" ADD CONSTRAINT "master_template_documents_master_template_id_fkey" FOREIGN KEY ("master_template_id") REFERENCES "master_templates"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "master_template_documents" ADD CONSTRAINT "master_template_documents_file_id_fkey" FOREIGN KEY ("file_id") REFERENCES "stored_files"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "document_mappings" ADD CONSTRAINT "document_mappings_document_id_fkey" FOREIGN KEY ("document_id") REFERENCES "master_template_documents"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "document_mappings" ADD CONSTRAINT "document_mappings_entity_field_id_fkey" FOREIGN KEY ("entity_field_id") REFERENCES "custom_entity_fields"("id") ON DELETE RESTRICT ON UPDATE CASCADE;


