import { task } from "@throughline/db/schema";
import { sql } from "drizzle-orm";

/** What figures count and people work on: a task without sub-tasks. What a summary comes to is in its leaves already. */
export const isLeaf = sql`not ${task.summary}`;
