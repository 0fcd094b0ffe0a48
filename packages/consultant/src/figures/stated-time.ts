/** The units of time that what is done is told in. */
export type TimeUnit = "day" | "working-day" | "week" | "month" | "quarter" | "year";

/** So many of a unit of time; of a range the longer. */
export type StatedTime = { value: number; unit: TimeUnit };
