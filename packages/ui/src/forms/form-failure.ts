/** One complaint of the server about one field; `path` as the server's issue names it: "name", "criteria.0". */
export type FormIssue = { path: string; message: string };

/** A refusal: a sentence for the whole form, and what is wrong where. */
export type FormFailure = { message: string; issues?: readonly FormIssue[] };
