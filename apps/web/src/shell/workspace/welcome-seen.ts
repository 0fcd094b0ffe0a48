import { storedValue } from "../../browser/stored-value.ts";

/** Set once this browser's welcome was closed; apart from the dialog, which is loaded only where it is shown. */
export const welcomeSeen = storedValue("throughline.welcome.seen");
