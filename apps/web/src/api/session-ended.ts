import { observableValue } from "../browser/observable-value.ts";

/** True once the server has answered that nobody is signed in any more; the screen stays as it was. */
export const sessionEnded = observableValue(false);
