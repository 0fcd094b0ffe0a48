ALTER TABLE "whys_node" ADD COLUMN "author" jsonb;--> statement-breakpoint
ALTER TABLE "whys_node" ADD CONSTRAINT "whys_node_author_object" CHECK (jsonb_typeof("whys_node"."author") = 'object');