-- How somebody has a list shown goes with them to another machine.
CREATE TABLE "list_layouts" (
    "user_id" UUID NOT NULL,
    "kind" "filter_kind" NOT NULL,
    "layout" JSONB NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "list_layouts_pkey" PRIMARY KEY ("user_id", "kind")
);

ALTER TABLE "list_layouts" ADD CONSTRAINT "list_layouts_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
