// What Undo stands on: capture before a delete, put back after it.

export { capture } from "./trash/capture.ts";
export type { CapturedRow, CapturedRows } from "./trash/captured-rows.ts";
export { putBack } from "./trash/put-back.ts";
