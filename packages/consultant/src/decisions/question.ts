/** What is decided on: the root cause as it was finalized, and the day of reading as an ISO date. */
export type DecisionQuestion = { rootCause: string; today: string };
