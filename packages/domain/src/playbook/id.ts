import { z } from "zod";

/** A playbook's key, and the key of a part of it. */
export const PlaybookId = z
	.string()
	.max(60)
	.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, "Write lower-case words joined by hyphens");
